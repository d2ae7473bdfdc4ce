"""R10: what the five rulebooks print differently."""

from __future__ import annotations

from dataclasses import fields

import pytest

from saboteur.rules import EDITIONS, OPTIONS, BadSetup, Edition, Game, Setup
from tests.kit.drawn_board import draw
from tests.rules.drawn_mines import EDITION_CODES, FORK, NORTH, USELESS, WALL


def linking(edition: str) -> str:
    """Whether a card may lie wall against wall."""
    return "touch" if draw("S ─ ─", edition=edition).allows("Pew@1,1") else "continue"


def turning(edition: str) -> str:
    """What happens when two goals are reached."""
    table = draw(FORK, edition=edition, goals=NORTH).deal("Pnes V")
    table.play("Pnsw@8,1")
    return "one" if table.game.phase == "turn-goal" else "all"


def misfit(edition: str) -> str:
    """What happens to a stone that fits neither way."""
    table = draw(WALL, edition=edition, goals=NORTH).deal("Pew V")
    table.play("Pew@7,0")
    return "choose" if table.game.phase == "lay-stone" else "follow"


def ending(edition: str) -> str:
    """What happens when everybody in turn can only discard."""
    table = draw("S", edition=edition).deal(*USELESS)
    table.play("-Mpick", "-Mlamp", "-Mcart")
    return "ring" if table.game.over else "hands"


def habits(edition: str) -> tuple[str, str, str, str]:
    """The four differences that matter in play."""
    return linking(edition), turning(edition), misfit(edition), ending(edition)


def test_every_rule_of_the_core_is_a_bit_of_its_own() -> None:
    """They stand in several modules, each where it is asked for."""
    differences = [Edition("", **{field.name: True}).rules for field in fields(Edition) if field.name != "code"]
    bits = [*differences, *(option.rules for option in OPTIONS.values() if option.rules)]
    assert all(bit.bit_count() == 1 for bit in bits)
    assert len(set(bits)) == len(bits) == 5


def test_without_a_word_the_edition_is_lt() -> None:
    """R10.1"""
    assert Setup().edition == "lt"


@pytest.mark.parametrize("edition", ["", "LT", "en", "lt "])
def test_there_are_no_other_editions(edition: str) -> None:
    """R10.1"""
    assert tuple(EDITIONS) == EDITION_CODES
    with pytest.raises(BadSetup) as refused:
        Setup(edition)
    assert (refused.value.code, refused.value.arguments) == ("unknown-edition", {"edition": edition})


@pytest.mark.parametrize("edition", ["lt", "lv"])
def test_lt_and_lv_are_the_same_game(edition: str) -> None:
    """R10.2"""
    assert habits(edition) == ("continue", "all", "choose", "hands")


def test_ru() -> None:
    """R10.3"""
    assert habits("ru") == ("continue", "all", "choose", "ring")


def test_el() -> None:
    """R10.4"""
    assert habits("el") == ("touch", "all", "follow", "hands")


def test_et() -> None:
    """R10.5"""
    assert habits("et") == ("touch", "one", "choose", "ring")


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_who_begins_is_the_same_in_all_editions(edition: str) -> None:
    """R10.6"""
    assert Game.seeded(Setup(edition, first=3), "begin").to_act == 3
    assert Game.seeded(Setup(edition), "begin").to_act == Game.seeded(Setup(), "begin").to_act


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_what_was_played_is_known_in_all_editions(edition: str) -> None:
    """R10.7"""
    table = draw("S", edition=edition).deal("V Bpick", "V V", "V V")
    table.play("Bpick>2", "V@8,0", "-V")
    assert (table.game.public().played, table.game.public().discards) == (("Bpick", "V"), 1)
