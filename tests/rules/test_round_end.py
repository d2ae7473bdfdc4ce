"""R7: how a round ends."""

from __future__ import annotations

import pytest

from saboteur.rules import RoundResult
from saboteur.rules.events import GoldOffered, GoldPaid, RoundEnded
from tests.kit.drawn_board import Table, draw
from tests.rules.drawn_mines import EDITION_CODES, FORK, ROAD, USELESS, WALL

RING = ("ru", "et")
HANDS_ONLY = ("lt", "lv", "el")


def ended(table: Table) -> list[tuple[str, str, int]]:
    """Winner, reason and turns of the rounds that are over."""
    return [(result.winner, result.how, result.turns) for result in table.game.results]


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_when_the_treasure_is_turned_the_diggers_have_won(edition: str) -> None:
    """R7.1"""
    table = draw(ROAD, edition=edition).deal("Pew")
    table.play("Pew@7,0")
    assert ended(table) == [("diggers", "treasure", 1)]


def test_a_stone_ends_nothing() -> None:
    """R7.1"""
    table = draw(ROAD, goals="treasure Pes Psw").deal("Pew V")
    table.play("Pew@7,0")
    assert ended(table) == []


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_when_all_hands_are_empty_the_saboteurs_have_won(edition: str) -> None:
    """R7.2"""
    table = draw("S", edition=edition).deal("V", "V", "V", deck="V")
    table.play("-V", "-V", "-V")
    assert ended(table) == []
    table.play("-V")
    assert ended(table) == [("saboteurs", "hands", 4)]


def test_the_last_card_may_still_find_the_treasure() -> None:
    """R7.2"""
    table = draw(ROAD).deal("V", "V", "Pew")
    table.play("-V", "-V", "Pew@7,0")
    assert ended(table) == [("diggers", "treasure", 3)]


def test_without_broken_tools_a_repair_can_only_be_discarded() -> None:
    """R7.3: the hands of these tests do what they promise"""
    assert [draw("S").deal(hand).legal() for hand in USELESS] == [["-Mpick"], ["-Mlamp"], ["-Mcart"]]


@pytest.mark.parametrize("edition", RING)
def test_a_ring_of_players_who_can_only_discard_ends_the_round(edition: str) -> None:
    """R7.3"""
    table = draw("S", edition=edition).deal(*USELESS)
    table.play("-Mpick", "-Mlamp", "-Mcart")
    assert ended(table) == [("saboteurs", "ring", 3)]


@pytest.mark.parametrize("edition", HANDS_ONLY)
def test_elsewhere_they_discard_to_the_last_card(edition: str) -> None:
    """R7.3"""
    table = draw("S", edition=edition).deal(*USELESS)
    table.play("-Mpick", "-Mlamp", "-Mcart")
    assert ended(table) == []
    table.play("-Mpick", "-Mlamp", "-Mcart")
    assert ended(table) == [("saboteurs", "hands", 6)]


def test_four_players_make_a_ring_of_four() -> None:
    """R7.3"""
    table = draw("S", edition="ru", roles="digger digger digger saboteur").deal(*USELESS, "Mpick+lamp Mpick+cart")
    table.play("-Mpick", "-Mlamp", "-Mcart")
    assert ended(table) == []
    table.play("-Mpick+cart")
    assert ended(table) == [("saboteurs", "ring", 4)]


def test_ten_players_make_a_ring_of_ten() -> None:
    """R7.3: nine cannot lay their paths with a broken tool, the tenth has a rockfall and nothing to take"""
    roles = "digger " * 7 + "saboteur " * 3
    broken = {seat: ("pick", "lamp", "cart")[seat // 3] for seat in range(9)}
    paths = [
        "Pnes Pnes",
        "Pnes Pnes",
        "Pnew Pnew",
        "Pnew Pnew",
        "Pnesw Pnesw",
        "Pes Pes",
        "Psw Psw",
        "Pns Pns",
        "Pew Pew",
    ]
    table = draw("S", edition="et", roles=roles, broken=broken).deal(*paths, "R R")
    for hand in paths:
        table.play(f"-{hand.split()[0]}")
    assert ended(table) == []
    table.play("-R")
    assert ended(table) == [("saboteurs", "ring", 10)]


def test_a_ring_may_begin_with_any_player() -> None:
    """R7.3: seat 0 plays a card first"""
    table = draw("S", edition="ru").deal("V Mpick Mpick", "Mlamp Mlamp Mpick+lamp", "Mcart Mcart Mlamp+cart")
    table.play("V@8,0", "-Mlamp", "-Mcart", "-Mpick")
    assert ended(table) == [("saboteurs", "ring", 4)]


@pytest.mark.parametrize(("card", "move"), [("V", "V@8,0"), ("Pns", "Pns@0,1"), ("Bpick", "Bpick>1")])
def test_a_card_that_is_played_starts_the_ring_anew(card: str, move: str) -> None:
    """R7.4"""
    table = draw("S", edition="ru").deal("Mcart Mcart", "Mlamp Mlamp", f"{card} Mlamp+cart")
    table.play("-Mcart", "-Mlamp", move, "-Mcart")
    assert ended(table) == []


def test_a_voluntary_discard_starts_the_ring_anew() -> None:
    """R7.4: seat 1 could have looked at a goal"""
    table = draw("S", edition="ru").deal("Mpick Mpick Mpick+lamp", "Mlamp Mlamp V", "Mcart Mcart Mpick+cart")
    table.play("-Mpick", "-V", "-Mcart", "-Mpick")
    assert ended(table) == []
    table.play("-Mlamp")
    assert ended(table) == [("saboteurs", "ring", 5)]


def test_who_could_play_counts_when_the_turn_begins() -> None:
    """R7.4: seat 1 discards a useless card but holds a useful one"""
    table = draw("S", edition="ru").deal("Mpick Mpick", "Mlamp V", "Mcart Mcart")
    table.play("-Mpick", "-Mlamp", "-Mcart")
    assert ended(table) == []


BLOCKED = """
. ╷ .
╶ S ═
. ║ .
"""


@pytest.mark.parametrize(
    ("card", "mine", "broken"),
    [
        ("Pns", "S", ""),
        ("Bpick", "S", "lamp"),
        ("Mlamp", "S", "lamp"),
        ("Mlamp+cart", "S", "lamp"),
        ("R", "S ─", ""),
        ("V", "S", ""),
    ],
)
def test_who_discards_a_card_that_could_be_played_breaks_the_ring(card: str, mine: str, broken: str) -> None:
    """R7.4"""
    table = draw(mine, edition="ru", broken={2: broken}).deal("Mpick Mpick", "Mcart Mcart", f"{card} Mpick+cart")
    table.play("-Mpick", "-Mcart", f"-{card}")
    assert ended(table) == []


@pytest.mark.parametrize(
    ("card", "mine", "broken"),
    [("Pns", "S", "lamp"), ("Pns", BLOCKED, ""), ("Mlamp", "S", ""), ("Mlamp+cart", "S", ""), ("R", "S", "")],
)
def test_who_discards_a_card_that_could_not_be_played_closes_the_ring(card: str, mine: str, broken: str) -> None:
    """R7.3"""
    table = draw(mine, edition="ru", broken={2: broken}).deal("Mpick Mpick", "Mcart Mcart", f"{card} Mpick+cart")
    table.play("-Mpick", "-Mcart", f"-{card}")
    assert ended(table) == [("saboteurs", "ring", 3)]


def test_a_tool_that_is_broken_for_all_others_cannot_be_broken() -> None:
    """R7.3: and at this table nobody breaks the own"""
    board = draw("S", edition="ru", options="others_only", broken={0: "pick", 1: "pick"})
    table = board.deal("Mlamp Mlamp", "Mcart Mcart", "Bpick Mlamp+cart")
    table.play("-Mlamp", "-Mcart", "-Bpick")
    assert ended(table) == [("saboteurs", "ring", 3)]


def test_the_turn_that_takes_the_last_card_does_not_count() -> None:
    """R7.5"""
    table = draw("S", edition="ru").deal(*USELESS, deck="Mpick+lamp")
    table.play("-Mpick", "-Mlamp", "-Mcart")
    assert ended(table) == []
    table.play("-Mpick")
    assert ended(table) == [("saboteurs", "ring", 4)]


@pytest.mark.parametrize("edition", RING)
def test_empty_hands_go_before_a_ring(edition: str) -> None:
    """R7.6"""
    table = draw("S", edition=edition).deal("Mpick", "Mlamp", "Mcart")
    table.play("-Mpick", "-Mlamp", "-Mcart")
    assert ended(table) == [("saboteurs", "hands", 3)]


@pytest.mark.parametrize(
    ("mine", "hand", "moves"), [(ROAD, "Pew", ("Pew@7,0",)), ("S", "V", ("-V", "-V", "-V"))]
)  # fmt: skip
def test_everything_is_shown_before_gold_is_taken(mine: str, hand: str, moves: tuple[str, ...]) -> None:
    """R7.7"""
    roles = "digger saboteur digger"
    step = draw(mine, roles=roles, spare="digger").deal(hand, "V", "V").play(*moves)
    kinds = [type(event) for event in step.events]
    (shown,) = [event for event in step.events if isinstance(event, RoundEnded)]
    assert (shown.roles, shown.spare, shown.goals) == (tuple(roles.split()), "digger", ("Pes", "treasure", "Psw"))
    assert kinds.index(RoundEnded) < min(kinds.index(kind) for kind in (GoldOffered, GoldPaid) if kind in kinds)


def test_laying_a_stone_is_no_turn() -> None:
    """R7.8"""
    table = draw(WALL, goals="treasure Pes Psw").deal("Pew", "V", "V")
    table.play("Pew@7,0", "L@8,0:nw", "-V", "-V")
    assert (table.game.version, ended(table)) == (4, [("saboteurs", "hands", 3)])


def test_turning_a_goal_is_no_turn() -> None:
    """R7.8"""
    table = draw(FORK, edition="et", goals="treasure Pes Psw").deal("Pnes", "V", "V")
    table.play("Pnsw@8,1", "T@8,0", "-V", "-V")
    assert (table.game.version, ended(table)) == (4, [("saboteurs", "hands", 3)])


def test_picking_gold_is_no_turn() -> None:
    """R7.8"""
    table = draw(ROAD).deal("Pew")
    table.play("Pew@7,0", "G1", "G1", "G1")
    assert (table.game.version, ended(table)) == (4, [("diggers", "treasure", 1)])


def test_the_result_tells_how_it_was() -> None:
    """R7.8"""
    table = draw(ROAD, roles="digger saboteur digger", first=1).deal("Pew", "V", "V")
    table.play("-V", "-V", "Pew@7,0")
    assert table.game.results == [
        RoundResult("diggers", "treasure", 1, 3, 0, ("digger", "saboteur", "digger")),
    ]
