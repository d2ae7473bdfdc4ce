"""Writing the words of the game into a state of the core: a round as it is dealt, and parts of a position.

Compiled: every view that is asked for its legal moves becomes a state first.
"""

from __future__ import annotations

from typing import Any, Final

from saboteur.rules.core.cards import FACE_NUMBERS, GOAL_NAMES, KIND_NUMBERS, TOOLS, UNITS, UNKNOWN, UNKNOWN_GOAL
from saboteur.rules.core.layout import (
    BROKEN,
    BROKEN_SEATS,
    DISCARDED,
    DISCARDS,
    MAPS,
    PENDING,
    PHASE,
    PLAYED,
    TURNED,
    UNKNOWN_ROLE,
)
from saboteur.rules.core.mine import FIRST_GOAL
from saboteur.rules.core.native_types import i64, vec
from saboteur.rules.core.round import Round, new_round
from saboteur.rules.core_reading import Laid
from saboteur.rules.deal import GOAL_CELLS, RoundDeal, place
from saboteur.rules.editions import Setup

ROLES: Final = ("digger", "saboteur", "selfish")
"""In the order of the core's codes."""
ROLE_CODES: Final[dict[str, int]] = {role: code for code, role in enumerate(ROLES)}
GOAL_CODES: Final[dict[str, int]] = {name: code for code, name in enumerate(GOAL_NAMES)}


def dealt_round(setup: Setup, deal: RoundDeal, starter: int) -> Round:
    """A round of the core with these cards."""
    state = new_round(
        setup.players, setup.rules, starter,
        vec[i64]([KIND_NUMBERS[card] for card in deal.deck]),
        vec[i64]([GOAL_CODES[goal] for goal in deal.goals]),
        vec[i64]([ROLE_CODES[role] for role in deal.roles]),
    )  # fmt: skip
    for seat, hand in enumerate(deal.hands):
        for card in hand:
            state.give(seat, KIND_NUMBERS[card])
    if deal.mine or deal.broken:
        _set_position(state, deal)
    return state


def unknown_round(
    players: int, rules: int, to_act: int, deck_size: int, goals: list[str | None], roles: list[str | None]
) -> Round:
    """A round in which nobody holds a card yet, the deck is unknown, and so is every goal and role that is None."""
    return new_round(
        players, rules, to_act,
        vec[i64]([UNKNOWN] * deck_size),
        vec[i64]([UNKNOWN_GOAL if goal is None else GOAL_CODES[goal] for goal in goals]),
        vec[i64]([UNKNOWN_ROLE if role is None else ROLE_CODES[role] for role in roles]),
    )  # fmt: skip


def shown_round(public: Any, own: Any, seat: int | None, rules: int, phase: int) -> Round:
    """The round as far as a view shows it, from its parts; `view.state_of` gives them."""
    goals: list[str | None] = [goal.content for goal in public.goals]
    roles: list[str | None] = list(public.roles or (None,) * public.players)
    if own is not None and seat is not None:
        goals = [goal or known for goal, known in zip(goals, own.seen, strict=True)]
        roles[seat] = own.role
    state = unknown_round(public.players, rules, public.to_act or 0, public.deck_size, goals, roles)
    memory = state.memory
    memory[PHASE] = phase
    set_mine(state, public.mine, tuple([goal.card for goal in public.goals]))
    number: i64
    for number in range(3):
        if public.goals[number].content is not None:
            memory[TURNED] |= 1 << number
    if public.stone is not None:
        number = public.stone
        memory[PENDING] |= 1 << number
    set_tools(state, public.broken)
    set_looks(state, public.looked)
    set_hands(state, public.hand_sizes, None if own is None else seat, () if own is None else own.hand)
    set_played(state, public.played)
    memory[DISCARDED] = public.discards
    if own is not None and seat is not None:
        set_discards(state, seat, own.discards)
    return state


def _set_position(state: Round, deal: RoundDeal) -> None:
    laid = {place(text): text.partition("@")[0] for text in deal.mine}
    mine = tuple([(cell[0], cell[1], card) for cell, card in laid.items() if cell not in GOAL_CELLS])
    set_mine(state, mine, tuple([laid.get(cell) for cell in GOAL_CELLS]))
    set_tools(state, deal.broken)


def set_mine(state: Round, mine: tuple[Laid, ...], stones: tuple[str | None, ...]) -> None:
    """Lay cards and turned stones into a fresh round."""
    for column, row, card in mine:
        if column != 0 or row != 0:
            state.put((row + 64) * 128 + column + 64, FACE_NUMBERS[card])
    for goal, stone in enumerate(stones):
        if stone is not None:
            state.turn_up(FIRST_GOAL + goal, FACE_NUMBERS[stone])
            state.memory[TURNED] |= 1 << goal
    state.trace()


def set_tools(state: Round, broken: tuple[tuple[str, ...], ...]) -> None:
    """Break tools in a fresh round."""
    for seat, tools in enumerate(broken):
        for tool in tools:
            number: i64 = TOOLS.index(tool)
            state.memory[BROKEN + seat] |= 1 << number
            state.memory[BROKEN_SEATS + number] |= 1 << seat


def set_hands(state: Round, sizes: tuple[int, ...], shown: int | None, hand: tuple[str, ...]) -> None:
    """Give every seat so many unknown cards, and the seat whose hand is shown its own."""
    for seat, size in enumerate(sizes):
        if shown is not None and seat == shown:
            for card in hand:
                state.give(seat, KIND_NUMBERS[card])
        else:
            count: i64 = size
            while count > 0:
                state.give(seat, UNKNOWN)
                count -= 1


def set_looks(state: Round, looked: tuple[tuple[int, ...], ...]) -> None:
    """Note which goals each seat's maps looked at."""
    for seat, goals in enumerate(looked):
        for goal in goals:
            bit: i64 = goal
            state.memory[MAPS + seat] |= 1 << bit


def set_played(state: Round, cards: tuple[str, ...]) -> None:
    """Put cards on the pile of those played face up."""
    _set_pile(state, PLAYED, cards)


def set_discards(state: Round, seat: int, cards: tuple[str, ...]) -> None:
    """Put cards among those that a seat discarded."""
    _set_pile(state, DISCARDS + 2 * seat, cards)


def _set_pile(state: Round, pile: i64, cards: tuple[str, ...]) -> None:
    for card in cards:
        kind: i64 = KIND_NUMBERS[card]
        state.memory[pile + (kind >> 4)] += UNITS[kind]
