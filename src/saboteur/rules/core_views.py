"""What a state shows a seat, in the words of the game. Compiled: a server asks after every move, for every reader."""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import GOAL_NAMES
from saboteur.rules.core.layout import HAND_SIZE, LAY_STONE, MAPS, OTHER
from saboteur.rules.core.native_types import i64
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import stone_name
from saboteur.rules.notation import text_of

_TEXTS: Final[dict[int, str]] = {}
"""Moves already spelled; those that lay a stone depend on the stone and are not kept."""


def moves_of(state: Round) -> list[str]:
    """The legal moves of a state as sorted text."""
    stone = stone_name(state)
    texts: list[str] = []
    for number in state.legal():
        text = _TEXTS.get(number)
        texts.append(_spelled(number, stone) if text is None else text)
    texts.sort()
    return texts


def _spelled(number: int, stone: str) -> str:
    text = text_of(number, stone)
    if not LAY_STONE <= number & 31 < OTHER:
        _TEXTS[number] = text
    return text


def seen_by(state: Round, seat: i64) -> tuple[str | None, ...]:
    """What a seat's maps showed, from the top row down."""
    maps = state.memory[MAPS + seat]
    return tuple([GOAL_NAMES[state.goals[goal]] if maps >> goal & 1 else None for goal in range(3)])


def hand_sizes(state: Round) -> tuple[int, ...]:
    """How many cards each seat holds."""
    return tuple([int(state.memory[HAND_SIZE + seat]) for seat in range(state.players)])
