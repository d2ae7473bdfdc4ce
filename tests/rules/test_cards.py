"""R1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from saboteur.rules import Setup
from saboteur.rules.core.cards import FACE_NAMES, GOAL_NAMES, KINDS, PATHS, THROUGH, WAYS, sides_of, turned
from saboteur.rules.deal import DECK, GOLD
from tests.kit.drawn_board import draw

THROUGH_COPIES = {"Pns": 4, "Pew": 3, "Pnes": 5, "Pnew": 5, "Pnesw": 5, "Pes": 4, "Psw": 5}
DEAD_ENDS = ("Pn/e/s/w", "Pn/e/s", "Pn/e/w", "Pn/s", "Pe/w", "Pe/s", "Ps/w", "Ps", "Pw")


def test_a_card_may_be_turned_by_180_degrees() -> None:
    """R1.1"""
    assert draw("S").deal("Pnes").legal("P") == [
        "Pnes@-1,0",
        "Pnes@0,-1",
        "Pnes@0,1",
        "Pnsw@0,-1",
        "Pnsw@0,1",
        "Pnsw@1,0",
    ]


def test_a_card_is_never_turned_sideways() -> None:
    """R1.1"""
    assert draw("S").deal("Pns").legal("P") == ["Pns@0,-1", "Pns@0,1"]


def test_there_are_40_path_cards() -> None:
    """R1.2"""
    copies = Counter(card for card in DECK if card.startswith("P"))
    assert copies == Counter(THROUGH_COPIES) + Counter(DEAD_ENDS)
    assert (sum(THROUGH_COPIES.values()), copies.total()) == (31, 40)


@pytest.mark.parametrize("card", THROUGH_COPIES)
def test_the_sides_of_a_through_card_meet(card: str) -> None:
    """R1.3"""
    assert THROUGH[FACE_NAMES.index(card)]


@pytest.mark.parametrize("card", DEAD_ENDS)
def test_the_sides_of_a_dead_end_do_not_meet(card: str) -> None:
    """R1.3"""
    assert not THROUGH[FACE_NAMES.index(card)]


@pytest.mark.parametrize(
    ("held", "lies"),
    [("Pes", "Pnw"), ("Psw", "Pne"), ("Pnes", "Pnsw"), ("Pnew", "Pesw"), ("Ps", "Pn"), ("Pw", "Pe"), ("Pe/s", "Pn/w")],
)
def test_a_turned_card_is_the_same_kind(held: str, lies: str) -> None:
    """R1.4"""
    assert (turned(held), turned(lies)) == (lies, held)
    assert [card in KINDS for card in (held, lies)] == [True, False]


@pytest.mark.parametrize("card", ["Pns", "Pew", "Pnesw", "Pn/s", "Pe/w", "Pn/e/s/w"])
def test_some_cards_look_the_same_when_turned(card: str) -> None:
    """R1.4"""
    assert turned(card) == card


def test_every_path_card_is_held_in_one_spelling() -> None:
    """R1.4"""
    assert len(PATHS) == len({frozenset((card, turned(card))) for card in PATHS}) == 16


def test_the_start_is_open_to_all_sides_and_carries_the_tunnel() -> None:
    """R1.5"""
    assert draw("S").deal().game.public().mine == ((0, 0, "Pnesw"),)


def test_the_goals_are_a_treasure_and_two_corners() -> None:
    """R1.6"""
    assert GOAL_NAMES == ["treasure", "Pes", "Psw"]
    assert [FACE_NAMES[face] for face in WAYS] == ["Pnesw", "Pnesw", "Pes", "Pnw", "Psw", "Pne"]
    assert all(THROUGH[face] for face in WAYS)


def test_there_are_27_action_cards() -> None:
    """R1.7"""
    copies = Counter(card for card in DECK if not card.startswith("P"))
    broken = {"Bpick": 3, "Blamp": 3, "Bcart": 3}
    repairs = {"Mpick": 2, "Mlamp": 2, "Mcart": 2, "Mpick+lamp": 1, "Mpick+cart": 1, "Mlamp+cart": 1}
    assert copies == broken | repairs | {"R": 3, "V": 6}
    assert copies.total() == 27


def test_there_are_28_gold_cards() -> None:
    """R1.8"""
    assert Counter(GOLD) == {1: 16, 2: 8, 3: 4}


def test_there_are_7_diggers_and_4_saboteurs() -> None:
    """R1.9"""
    assert Counter(Setup(players=10).role_cards) == {"digger": 7, "saboteur": 4}


@pytest.mark.parametrize(("card", "bits"), [("Pn", 1), ("Pe", 2), ("Ps", 4), ("Pw", 8), ("Pn/e/s/w", 15), ("Pes", 6)])
def test_sides_are_bits_clockwise_from_the_north(card: str, bits: int) -> None:
    assert sides_of(card) == bits
