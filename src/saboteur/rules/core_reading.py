"""Reading a state of the core in the words of the game."""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import FACE_NAMES, GOAL_NAMES, KINDS, SIDES, TOOLS, UNKNOWN
from saboteur.rules.core.layout import BROKEN, HAND, MAPS, PENDING, PHASE, STONE, TURN_GOAL
from saboteur.rules.core.mine import (
    CELL,
    FACE_DOWN,
    FIRST_GOAL,
    LAID_CARD,
    MARK,
    NEIGHBOURS,
    POSITION,
    REACHED,
    SLOTS_USED,
    START,
)
from saboteur.rules.core.native_types import i64
from saboteur.rules.core.round import Round
from saboteur.rules.notation import Cell, position_of

Laid = tuple[int, int, str]
"""Column, row and face of a card that lies in the mine."""


BITS: Final[list[tuple[int, ...]]] = [tuple([bit for bit in range(3) if number >> bit & 1]) for number in range(8)]
"""The set bits of a number of three bits, smallest first: there are three goals, and three tools."""
_TOOLS_OF: Final[list[tuple[str, ...]]] = [tuple([TOOLS[tool] for tool in found]) for found in BITS]


def pile_at(state: Round, place: i64) -> tuple[str, ...]:
    """The cards of a pile in the core's memory, in the order of kinds; those that cannot be seen are left out."""
    cards: list[str] = []
    for word in range(2):
        counts = state.memory[place + word]
        kind: i64 = 16 * word
        while counts and kind < UNKNOWN:
            copies = counts & 7
            while copies > 0:
                cards.append(KINDS[kind])
                copies -= 1
            counts >>= 3
            kind += 1
    return tuple(cards)


def hand_of(state: Round, seat: i64) -> tuple[str, ...]:
    """A seat's cards in the order of kinds, which does not tell when a card was drawn."""
    return pile_at(state, HAND + 2 * seat)


def looked_by(state: Round, seat: i64) -> tuple[int, ...]:
    """The goals a seat's maps looked at."""
    return BITS[state.memory[MAPS + seat]]


def broken_of(state: Round) -> tuple[tuple[str, ...], ...]:
    """For each seat, its broken tools."""
    return tuple([_TOOLS_OF[state.memory[BROKEN + seat]] for seat in range(state.players)])


def mine_of(state: Round) -> tuple[Laid, ...]:
    """Every path card that lies, the start included, by rows and columns."""
    memory = state.memory
    # Positions grow by rows, then columns.
    places = [
        memory[POSITION + slot] << 8 | slot
        for slot in range(START, memory[SLOTS_USED])
        if memory[CELL + slot] >= LAID_CARD and not FIRST_GOAL <= slot < FIRST_GOAL + 3
    ]
    places.sort()
    cards: list[Laid] = []
    for place in places:
        position, cell = place >> 8, memory[CELL + (place & 255)]
        cards.append((int((position & 127) - 64), int((position >> 7) - 64), FACE_NAMES[cell - LAID_CARD]))
    return tuple(cards)


def card_at(state: Round, cell: Cell) -> str:
    """The card that lies on a cell where one does."""
    return FACE_NAMES[state.memory[CELL + state.slot_at(position_of(cell))] - LAID_CARD]


def goal_name(state: Round, goal: int) -> str:
    """What a goal is: `treasure`, `Pes` or `Psw`."""
    return GOAL_NAMES[state.goals[goal]]


def goal_cards(state: Round) -> tuple[str | None, ...]:
    """How each goal lies in the mine; None while it carries no tunnel."""
    cards: list[str | None] = []
    for goal in range(3):
        cell = state.memory[CELL + FIRST_GOAL + goal]
        cards.append(None if cell == FACE_DOWN else FACE_NAMES[cell - LAID_CARD])
    return tuple(cards)


def choices_of(state: Round) -> tuple[int, ...]:
    """The goals of which one must be turned; none in other phases."""
    return BITS[state.memory[REACHED]] if state.memory[PHASE] == TURN_GOAL else ()


def stone_of(state: Round) -> int | None:
    """The goal whose stone must be laid; None in other phases."""
    return BITS[state.memory[PENDING]][0] if state.memory[PHASE] == STONE else None


def stone_name(state: Round) -> str:
    """The stone that must be laid; where none must be, one of them stands in, as no move depends on it."""
    goal = stone_of(state)
    return "Pes" if goal is None else goal_name(state, goal)


def reached_by_rows(state: Round) -> list[Cell]:
    """The cells reached from the start, by rows and columns."""
    memory = state.memory
    positions = [
        memory[POSITION + slot]
        for slot in range(START, memory[SLOTS_USED])
        if LAID_CARD <= memory[CELL + slot] < FACE_DOWN and (memory[MARK + slot] or _ends_tunnel(state, slot))
    ]
    positions.sort()
    return [(int((position & 127) - 64), int((position >> 7) - 64)) for position in positions]


def reached_cells(state: Round) -> frozenset[Cell]:
    """Cells joined to the start by open tunnel; a dead end is reached but not passed."""
    return frozenset(reached_by_rows(state))


def _ends_tunnel(state: Round, slot: i64) -> bool:
    """Whether an open side of a card that the start passes through meets an open side of this one."""
    memory = state.memory
    sides = SIDES[memory[CELL + slot] - LAID_CARD]
    for side in range(4):
        neighbour = memory[NEIGHBOURS + slot] >> 8 * side & 255
        cell = memory[CELL + neighbour]
        if LAID_CARD <= cell < FACE_DOWN and memory[MARK + neighbour]:
            if sides >> side & SIDES[cell - LAID_CARD] >> (side ^ 2) & 1:
                return True
    return False
