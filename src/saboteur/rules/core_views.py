"""What a state shows a seat, in the words of the game. Compiled: a server asks after every move, for every reader."""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import FACE_NAMES, GOAL_NAMES
from saboteur.rules.core.layout import (
    DISCARDED,
    DISCARDS,
    ENDED,
    HAND,
    HAND_SIZE,
    LAY_STONE,
    MAPS,
    OTHER,
    PHASE,
    PLAYED,
    TOP,
    TURNED,
)
from saboteur.rules.core.mine import CELL, FACE_DOWN, FIRST_GOAL, LAID_CARD
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import BITS, broken_of, choices_of, mine_of, pile_at, stone_name, stone_of
from saboteur.rules.notation import text_of

_TEXTS: Final[dict[int, str]] = {}
"""Moves already spelled; those that lay a stone depend on the stone and are not kept."""


def moves_of(state: Round) -> list[str]:
    """The legal moves of a state as sorted text."""
    return texts_of(state.legal(), stone_name(state))


def texts_of(numbers: vec[i64], stone: str = "Pes") -> list[str]:
    """Moves of the core as sorted text; which stone is to be laid matters to those that lay one."""
    texts: list[str] = []
    for number in numbers:
        text = _TEXTS.get(number)
        texts.append(_spelled(number, stone) if text is None else text)
    texts.sort()
    return texts


def _spelled(number: int, stone: str) -> str:
    text = text_of(number, stone)
    if not LAY_STONE <= number & 31 < OTHER:
        _TEXTS[number] = text
    return text


def write_public(fields: dict[str, object], state: Round) -> None:
    """Write the fields of `Public` that are read from a round."""
    memory = state.memory
    fields["mine"] = mine_of(state)
    fields["hand_sizes"] = hand_sizes(state)
    fields["broken"] = broken_of(state)
    fields["deck_size"] = int(len(state.deck) - memory[TOP])
    fields["discards"] = int(memory[DISCARDED])
    fields["played"] = pile_at(state, PLAYED)
    fields["looked"] = tuple([BITS[memory[MAPS + seat]] for seat in range(state.players)])
    fields["choices"] = choices_of(state)
    fields["stone"] = stone_of(state)


def own_fields(state: Round, seat: i64) -> dict[str, object]:
    """The fields of `Own` that are read from a round."""
    maps = state.memory[MAPS + seat]
    return {
        "hand": pile_at(state, HAND + 2 * seat),
        "discards": pile_at(state, DISCARDS + 2 * seat),
        "seen": tuple([GOAL_NAMES[state.goals[goal]] if maps >> goal & 1 else None for goal in range(3)]),
    }


def goals_shown(state: Round) -> tuple[tuple[str | None, str | None], ...]:
    """What each goal is, once that is shown, and how it lies, from the top row down."""
    memory = state.memory
    shown: i64 = 7 if memory[PHASE] == ENDED else memory[TURNED]
    goals: list[tuple[str | None, str | None]] = []
    goal: i64
    for goal in range(3):
        cell = memory[CELL + FIRST_GOAL + goal]
        content = GOAL_NAMES[state.goals[goal]] if shown >> goal & 1 != 0 else None
        goals.append((content, None if cell == FACE_DOWN else FACE_NAMES[cell - LAID_CARD]))
    return tuple(goals)


def hand_sizes(state: Round) -> tuple[int, ...]:
    """How many cards each seat holds."""
    return tuple([int(state.memory[HAND_SIZE + seat]) for seat in range(state.players)])
