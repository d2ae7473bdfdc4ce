"""Sharing and paying, apart from a game."""

from __future__ import annotations

from itertools import product

import pytest

from saboteur.rules.deal import GOLD
from saboteur.rules.gold import NUGGETS_DUE, SELFISH_DWARF_DUE, Payout, cards_drawn, finder_of, pay, pickers


@pytest.mark.parametrize(
    ("pile", "due", "payout"),
    [
        ((), 4, Payout((), (), 4, ())),
        ((1,), 4, Payout((1,), (), 3, ())),
        ((3, 3), 4, Payout((3,), (3,), 1, (3,))),
        ((3,), 2, Payout((), (3,), 2, (3,))),
        ((2, 1, 3), 3, Payout((2, 1), (), 0, (3,))),
        ((3, 1, 1), 2, Payout((1, 1), (3,), 0, (3,))),
        ((1, 3, 2), 2, Payout((2,), (3, 2), 0, (3, 1))),
        ((3, 2, 1, 2), 4, Payout((3, 1), (2,), 0, (2, 2))),
        ((1, 1, 1, 2, 3), 4, Payout((3, 1), (2, 3), 0, (2, 1, 1))),
    ],
)
def test_the_amount_due_is_paid(pile: tuple[int, ...], due: int, payout: Payout) -> None:
    """R8.11, R8.12, R8.13, R8.14, R8.15"""
    assert pay(pile, due) == payout


@pytest.mark.parametrize("due", [2, 3, 4])
def test_every_payout_is_exact_and_loses_no_card(due: int) -> None:
    """R8.11, R8.14: all piles of up to five cards"""
    for size in range(6):
        for pile in product((1, 2, 3), repeat=size):
            payout = pay(pile, due)
            assert sum(payout.kept) + payout.loose == due
            assert sorted([*payout.kept, *payout.pile]) == sorted(pile)


def test_no_nugget_is_loose_while_the_pile_could_pay() -> None:
    """R8.14: all piles of up to six cards"""
    for size in range(7):
        for pile in product((1, 2, 3), repeat=size):
            totals = {0}
            for card in pile:
                totals |= {total + card for total in totals}
            assert (pay(pile, 4).loose == 0) == (4 in totals)


def test_a_full_pile_pays_without_a_stall() -> None:
    """R8.11"""
    assert pay(GOLD, SELFISH_DWARF_DUE) == Payout((1, 1, 1, 1), (), 0, GOLD[4:])


def test_nuggets_due_by_number_of_saboteurs() -> None:
    """R8.8"""
    assert (NUGGETS_DUE, SELFISH_DWARF_DUE) == ({1: 4, 2: 3, 3: 3, 4: 2}, 4)


@pytest.mark.parametrize(
    ("layer", "roles", "finder"),
    [
        (1, "digger digger saboteur", 1),
        (2, "digger digger saboteur", 1),
        (0, "saboteur digger digger", 2),
        (0, "saboteur digger selfish", 2),
        (2, "digger saboteur selfish", 2),
        (1, "saboteur saboteur saboteur", None),
    ],
)
def test_the_finder_of_a_table(layer: int, roles: str, finder: int | None) -> None:
    """R8.7"""
    assert finder_of(layer, roles.split()) == finder


@pytest.mark.parametrize(
    ("layer", "roles", "unpaid", "order"),
    [
        (0, "digger digger digger", set(), (0, 2, 1)),
        (1, "digger saboteur digger", set(), (0, 2)),
        (0, "saboteur digger selfish digger", set(), (3, 1)),
        (0, "digger digger digger", {0, 1}, (2,)),
        (0, "digger digger digger", {0, 1, 2}, ()),
    ],
)
def test_the_pickers_of_a_table(layer: int, roles: str, unpaid: set[int], order: tuple[int, ...]) -> None:
    """R8.3, R8.4, R8.5, R11.4, R11.10"""
    assert pickers(layer, roles.split(), unpaid) == order


@pytest.mark.parametrize(
    ("players", "selfish", "cards"), [(3, 0, 3), (9, 0, 9), (10, 0, 9), (3, 1, 2), (9, 1, 8), (10, 1, 8)]
)  # fmt: skip
def test_the_cards_drawn_for_a_table(players: int, selfish: int, cards: int) -> None:
    """R8.1, R11.9"""
    assert cards_drawn(["digger"] * (players - selfish) + ["selfish"] * selfish) == cards
