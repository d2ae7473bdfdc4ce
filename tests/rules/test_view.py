"""What can be asked of a view."""

from __future__ import annotations

import pickle
from dataclasses import fields, replace
from typing import Any

import pytest

from saboteur.rules import Game, Setup, legal_moves, moves_ahead, parse, reached
from saboteur.rules.notation import number_of
from saboteur.rules.view import by_kind, state_of
from tests.kit.drawn_board import Table, draw
from tests.rules.drawn_mines import NORTH, ROAD


def cells_reached(table: Table) -> set[tuple[int, int]]:
    """What the spectator sees to be joined to the start; every seat must see the same."""
    answers = {reached(view) for view in table.views()}
    (cells,) = answers
    return set(cells)


def test_the_start_is_reached() -> None:
    """R4.7"""
    assert cells_reached(draw("S").deal()) == {(0, 0)}


def test_what_is_joined_by_open_tunnel_is_reached() -> None:
    """R4.7"""
    mine = """
    S ─ ┐ │
    . . └ .
    """
    assert cells_reached(draw(mine).deal()) == {(0, 0), (1, 0), (2, 0), (2, 1)}


def test_a_dead_end_is_reached_but_not_passed() -> None:
    """R4.6"""
    assert cells_reached(draw("S ─ ╬ ─").deal()) == {(0, 0), (1, 0), (2, 0)}


def test_a_dead_end_beside_a_wall_of_the_tunnel_is_not_reached() -> None:
    """R4.6"""
    mine = """
    S ─
    . ╴
    """
    assert cells_reached(draw(mine).deal()) == {(0, 0), (1, 0)}


@pytest.mark.parametrize("edition", ["el", "et"])
def test_what_only_touches_is_not_reached(edition: str) -> None:
    """R4.8"""
    assert cells_reached(draw("S . ─ ─", edition=edition).deal()) == {(0, 0)}


def test_a_rockfall_cuts_off() -> None:
    """R4.11"""
    table = draw("S ─ ┼ ─").deal("R")
    table.play("R@1,0")
    assert cells_reached(table) == {(0, 0)}


def test_a_turned_stone_is_reached_if_it_is_joined() -> None:
    """R6.8"""
    table = draw(ROAD, goals=NORTH).deal("Pew V")
    assert (8, 0) not in cells_reached(table)
    table.play("Pew@7,0")
    assert (8, 0) in cells_reached(table)


def test_the_treasure_is_reached_when_it_is_found() -> None:
    """R7.1"""
    table = draw(ROAD).deal("Pew")
    table.play("Pew@7,0")
    assert (8, 0) in cells_reached(table)


def test_a_hand_is_ordered_by_kinds() -> None:
    """R13.2"""
    assert by_kind(["V", "Pns", "Bpick", "Pew"]) == ("Pns", "Pew", "Bpick", "V")


def test_a_view_is_a_state_with_unknown_places() -> None:
    """R12.14: only who looked at a goal can say what lies there"""
    table = draw(ROAD).deal("V V", "V V")
    table.play("-V", "V@8,0", "-V")
    states = [state_of(table.game.view(seat)) for seat in (None, 0, 1)]
    assert [list(state.goals) for state in states] == [[3, 3, 3], [3, 3, 3], [3, 0, 3]]


def test_an_unknown_goal_cannot_be_turned() -> None:
    """R12.10: a state made from a view refuses to guess"""
    state = state_of(draw(ROAD).deal("Pew").game.view(0))
    with pytest.raises(ValueError, match="cannot be seen"):
        state.play(number_of(parse("Pew@7,0")))


def test_moves_ahead_are_those_that_are_legal_when_the_turn_comes() -> None:
    """R12.14: computed from the view alone; a discard of others changes nothing about them"""
    table = draw("S ─ ┼").deal("V V", "Pew R Blamp", "V V")
    ahead = moves_ahead(table.game.view(1))
    assert {"Pew@3,0", "R@1,0", "Blamp>0", "-Pew"} <= set(ahead)
    assert legal_moves(table.game.view(1)) == []
    table.play("-V")
    assert ahead == legal_moves(table.game.view(1)) == moves_ahead(table.game.view(1))


def test_what_a_view_remembers_is_no_part_of_it() -> None:
    """R12.14: a changed copy, or one from another process, works its moves out again"""
    game = draw("S ─ ┼").deal("V V", "Pew").game
    asked = game.view_to_act()
    assert asked == game.view(0)
    assert repr(asked) == repr(game.view(0))
    assert asked.own is not None
    assert legal_moves(replace(asked, own=replace(asked.own, hand=("R",)))) == ["-R", "R@1,0", "R@2,0"]
    copy = pickle.loads(pickle.dumps(asked))
    assert not hasattr(copy, "_moves")
    assert legal_moves(copy) == legal_moves(asked) == ["-V", "V@8,-2", "V@8,0", "V@8,2"]


def test_a_view_remembers_nothing_while_gold_is_shared() -> None:
    """R12.14"""
    table = draw(ROAD).deal("Pew V", "V V")
    table.play("Pew@7,0")
    asked = table.game.view_to_act()
    assert asked.public.phase == "pick-gold"
    assert not hasattr(asked, "_moves")
    assert legal_moves(asked) == table.legal() != []


def test_nobody_plans_while_gold_is_shared_nor_while_only_watching() -> None:
    """R12.14"""
    table = draw(ROAD).deal("Pew V", "V V")
    assert moves_ahead(table.game.view(None)) == []
    assert moves_ahead(table.game.view(1)) == ["-V", "V@8,-2", "V@8,0", "V@8,2"]
    table.play("Pew@7,0")
    assert [moves_ahead(table.game.view(seat)) for seat in (0, 1)] == [[], []]


def test_every_field_of_a_view_is_there_in_its_order() -> None:
    """R12.1: parts of a view are put together past their constructors, and sent in this order"""
    game = Game.seeded(Setup(players=3), "fields")
    for part in (game.public(), game.own(0)):
        assert list(vars(part)) == [field.name for field in fields(part)]


def test_legal_moves_are_those_of_a_view() -> None:
    game: Any = Game.seeded(Setup(players=3), "no view")
    with pytest.raises(TypeError, match=r"is no view: game.view\(seat\) is one; game.legal_moves\(\) needs none"):
        legal_moves(game)


def test_a_game_is_shown_without_its_secrets() -> None:
    game = Game.seeded(Setup(players=3, rounds=1), "a secret")
    seat = game.to_act
    assert repr(game) == f"<Game {game.setup}: round 1, 0 moves, seat {seat} to act>"
    while not game.over:
        game.play(game.to_act or 0, game.legal_moves()[0])
    assert repr(game).endswith(f"round 1, {game.version} moves, over>")
    assert "secret" not in repr(game)
