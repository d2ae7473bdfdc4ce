"""The real game against the slow oracle, move by move: a part of what `make soak` compares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import saboteur.rules.game as game_module
from saboteur.rules import EDITIONS
from saboteur.rules.deal import SeededDeals
from tests.kit.oracle_comparison import Difference, Met, Table, compared, tables
from tests.kit.playing_styles import STYLES
from tests.kit.positions import positions

GAMES = 40
"""For each edition: every number of players in every style, and some positions made by hand."""
ENOUGH = {"moves": 5000, "rockfalls": 100, "tunnels cut": 30, "pick-gold": 80, "ended by treasure": 10}
"""What the games of an edition must meet at least; that they meet it is certain, as they are the same every time."""
IN_SOAK = ("lv", "el")
"""Editions that `make test` plays elsewhere: golden files, properties, and faults that are planted in them."""
PLAYED = [pytest.param(edition, marks=[pytest.mark.soak] * (edition in IN_SOAK)) for edition in EDITIONS]
ENOUGH_DECISIONS = {
    "lt": {"lay-stone": 5, "two goals turned": 5},
    "lv": {"lay-stone": 5, "two goals turned": 5},
    "ru": {"lay-stone": 5, "two goals turned": 5, "ended by ring": 5},
    "el": {"lay-stone": 5, "two goals turned": 5},
    "et": {"lay-stone": 5, "turn-goal": 5, "ended by ring": 5},
}


def compared_tables(chosen: Iterable[Table]) -> Met:
    """What all these games met. Raises Difference."""
    met: Met = Counter()
    for table in chosen:
        met += compared(table)
    return met


def missing(met: Met, floor: dict[str, int]) -> dict[str, int]:
    """What was met less often than it must be."""
    return {what: met[what] for what in floor if met[what] < floor[what]}


@pytest.mark.slow
@pytest.mark.parametrize("edition", PLAYED)
def test_game_and_oracle_agree_after_every_move(edition: str) -> None:
    """Legal moves, hands, mine, goals, tools, deck, gold and results are compared at every move."""
    assert missing(compared_tables(islice(tables(edition, "test"), GAMES)), ENOUGH) == {}


@pytest.mark.slow
@pytest.mark.parametrize("edition", PLAYED)
def test_game_and_oracle_agree_where_something_rare_happens(edition: str) -> None:
    """Misfits, two goals at once, chains, rings and odd payouts, from positions made by hand."""
    met = compared_tables(
        Table(record, style, f"{style}/{name}/{turn}")
        for name, record in positions(edition).items()
        for style in STYLES
        for turn in range(3)
    )
    assert missing(met, ENOUGH_DECISIONS[edition]) == {}


Plant = Callable[[pytest.MonkeyPatch], None]


def another_rule(edition: str, **changes: Any) -> Plant:
    """The game plays an edition with one printed difference changed."""
    return lambda patch: patch.setitem(EDITIONS, edition, replace(EDITIONS[edition], **changes))


def in_game(name: str, changed: Callable[[Any], Any]) -> Plant:
    """The game uses a changed version of something it imports."""
    return lambda patch: patch.setattr(game_module, name, changed(getattr(game_module, name)))


def upside_down(patch: pytest.MonkeyPatch) -> None:
    """The deck is drawn from the bottom."""
    dealt = SeededDeals.round
    patch.setattr(
        SeededDeals, "round", lambda self, number: replace(dealt(self, number), deck=dealt(self, number).deck[::-1])
    )


FAULTS: dict[str, tuple[str, str, Plant]] = {
    "touching is enough": ("lt", "random", another_rule("lt", touch=True)),
    "touching is not enough": ("el", "random", another_rule("el", touch=False)),
    "one goal at a time": ("lv", "digging", another_rule("lv", one_goal=True)),
    "all goals at once": ("et", "digging", another_rule("et", one_goal=False)),
    "a misfit follows the tunnel": ("ru", "digging", another_rule("ru", follow=True)),
    "a misfit is chosen": ("el", "digging", another_rule("el", follow=False)),
    "a ring ends the round": ("lt", "breaking", another_rule("lt", ring_end=True)),
    "no ring ends the round": ("et", "breaking", another_rule("et", ring_end=False)),
    "a legal move is not listed": ("lt", "random", in_game("moves_of", lambda listed: lambda state: listed(state)[1:])),
    "an illegal move is listed": (
        "ru",
        "random",
        in_game("moves_of", lambda listed: lambda state: sorted({*listed(state), "Mpick>0"})),
    ),
    "the deck is upside down": ("lv", "random", upside_down),
    "a saboteur is due too little": ("et", "breaking", in_game("NUGGETS_DUE", lambda due: dict.fromkeys(due, 2))),
    "gold goes clockwise": (
        "lt",
        "digging",
        in_game("pickers", lambda order: lambda *asked: (order(*asked)[0], *order(*asked)[:0:-1])),
    ),
    "a card too many is offered": (
        "el",
        "digging",
        in_game("cards_drawn", lambda drawn: lambda roles: 1 + drawn(roles)),
    ),
    "a saboteur is the finder": ("ru", "digging", in_game("finder_of", lambda _: lambda layer, _roles: layer)),
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fault shows as a difference, with the record that leads to it."""
    edition, style, plant = FAULTS[fault]
    plant(monkeypatch)
    chosen = [table for table in islice(tables(edition, "test"), 8 * GAMES) if table.style == style]
    with pytest.raises(Difference) as found:
        compared_tables(chosen)
    assert '"moves": [' in found.value.record
