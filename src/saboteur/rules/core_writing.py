"""Writing the words of the game into a state of the core: a round as it is dealt, and parts of a position."""

from __future__ import annotations

from typing import Final

from saboteur.rules.core.cards import FACE_NUMBERS, GOAL_NAMES, KIND_NUMBERS, TOOLS
from saboteur.rules.core.layout import BROKEN, BROKEN_SEATS, TURNED
from saboteur.rules.core.mine import FIRST_GOAL
from saboteur.rules.core.round import Round
from saboteur.rules.core.start_round import begin_round
from saboteur.rules.core_reading import Laid
from saboteur.rules.deal import GOAL_CELLS, RoundDeal, place
from saboteur.rules.editions import Setup
from saboteur.rules.notation import position_of

ROLES: Final = ("digger", "saboteur", "selfish")
"""In the order of the core's codes."""


def dealt_round(setup: Setup, deal: RoundDeal, starter: int) -> Round:
    """A round of the core with these cards."""
    state = begin_round(
        setup.players, setup.rules, starter,
        [KIND_NUMBERS[card] for card in deal.deck],
        [GOAL_NAMES.index(goal) for goal in deal.goals],
        [ROLES.index(role) for role in deal.roles],
    )  # fmt: skip
    for seat, hand in enumerate(deal.hands):
        for card in hand:
            state.give(seat, KIND_NUMBERS[card])
    if deal.mine or deal.broken:
        _set_position(state, deal)
    return state


def _set_position(state: Round, deal: RoundDeal) -> None:
    laid = {place(text): text.partition("@")[0] for text in deal.mine}
    mine = tuple((*cell, card) for cell, card in laid.items() if cell not in GOAL_CELLS)
    set_mine(state, mine, tuple(laid.get(cell) for cell in GOAL_CELLS))
    set_tools(state, deal.broken)


def set_mine(state: Round, mine: tuple[Laid, ...], stones: tuple[str | None, ...]) -> None:
    """Lay cards and turned stones into a fresh round."""
    for column, row, card in mine:
        if (column, row) != (0, 0):
            state.put(position_of((column, row)), FACE_NUMBERS[card])
    for goal, stone in enumerate(stones):
        if stone is not None:
            state.turn_up(FIRST_GOAL + goal, FACE_NUMBERS[stone])
            state.memory[TURNED] |= 1 << goal
    state.trace()


def set_tools(state: Round, broken: tuple[tuple[str, ...], ...]) -> None:
    """Break tools in a fresh round."""
    for seat, tools in enumerate(broken):
        for tool in tools:
            number = TOOLS.index(tool)
            state.memory[BROKEN + seat] |= 1 << number
            state.memory[BROKEN_SEATS + number] |= 1 << seat
