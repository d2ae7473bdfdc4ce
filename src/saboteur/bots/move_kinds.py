"""Kinds of observed moves, as everybody at the table can tell them apart, and the contexts they were made in."""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import THROUGH
from saboteur.rules.core.layout import TOP
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round

# Kinds of moves. Paths by what they change: three of gain, two of none, three of harm, three of harm by a dead end.
GAIN_MOST: Final = 0
GAIN: Final = 1
GAIN_LEAST: Final = 2
EVEN: Final = 3
EVEN_DEAD_END: Final = 4
HARM_LEAST: Final = 5
HARM: Final = 6
HARM_MOST: Final = 7
DEAD_END_HARM_LEAST: Final = 8
DEAD_END_HARM: Final = 9
DEAD_END_HARM_MOST: Final = 10
FALL_GAIN: Final = 11
FALL_EVEN: Final = 12
FALL_HARM: Final = 13
LOOKED: Final = 14
BROKE: Final = 15  # and three more, the more doubtful the target
BROKE_SELF: Final = 19
MENDED: Final = 20  # and three more
MENDED_SELF: Final = 24
DISCARDED_BROKEN: Final = 25
DISCARDED: Final = 26
CLASSES: Final = 27
NO_CLASS: Final = 27
CONTEXTS: Final = 8
TABLE_SIZE: Final = CONTEXTS * CLASSES * 4  # for each, the player's role and the target's
STAGES: Final = 3  # the first, the second and any later move seen of a seat: each has a table of its own

NO_TARGET: Final = 15


def context_of(expected: i64, state: Round) -> i64:
    """How near the tunnel is to the treasure, and whether there is a deck left."""
    near: i64 = 3
    if expected <= 2000:
        near = 0
    elif expected <= 4000:
        near = 1
    elif expected <= 6000:
        near = 2
    return near * 2 + (1 if state.memory[TOP] >= len(state.deck) else 0)


def path_class(change: i64, face: i64) -> i64:
    """The kind of a path card that brings the treasure `change` thousandths of a card farther away."""
    if change <= -1500:
        return GAIN_MOST
    if change <= -600:
        return GAIN
    if change <= -150:
        return GAIN_LEAST
    harm = HARM_LEAST if THROUGH[face] != 0 else DEAD_END_HARM_LEAST
    if change < 150:
        return EVEN if THROUGH[face] != 0 else EVEN_DEAD_END
    if change < 900:
        return harm
    return harm + 1 if change < 2000 else harm + 2


class ObservedMove:
    """One observed move: who, towards whom, and its kind and context for each place of the treasure."""

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat = seat
        self.target = target
        self.start: i64 = 0  # where the table begins for the stage at which it was seen
        self.kinds = vec[i64]([NO_CLASS, NO_CLASS, NO_CLASS])
        self.contexts = vec[i64]([0, 0, 0])
