"""R4: where a path card may lie."""

from __future__ import annotations

import pytest

from saboteur.rules import Refusal
from tests.kit.drawn_board import draw
from tests.rules.drawn_mines import NORTH, ROAD

CONTINUE = ("lt", "lv", "ru")
TOUCH = ("el", "et")


@pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])
def test_a_player_with_a_broken_tool_lays_no_path(tool: str) -> None:
    """R4.1"""
    assert draw("S", broken={0: tool}).refusal("Pns@0,1") is Refusal.BROKEN_TOOLS


def test_with_a_broken_tool_no_path_is_among_the_legal_moves() -> None:
    """R4.1"""
    assert draw("S", broken={0: "lamp"}).deal("Pns").legal() == ["-Pns"]


def test_others_broken_tools_do_not_matter() -> None:
    """R4.1"""
    assert draw("S", broken={1: "lamp", 2: "pick cart"}).allows("Pns@0,1")


@pytest.mark.parametrize("move", ["Pnesw@0,0", "Pnesw@1,0"])
def test_a_path_needs_an_empty_cell(move: str) -> None:
    """R4.2"""
    assert draw("S ┼").refusal(move) is Refusal.OCCUPIED


def test_the_cell_of_a_face_down_goal_is_not_empty() -> None:
    """R4.2"""
    assert draw("S ┼ ┼ ┼ ┬ ┬ ┬ ═ ?").refusal("Pnesw@8,0") is Refusal.OCCUPIED


def test_the_cell_of_a_turned_goal_is_not_empty() -> None:
    """R4.2"""
    assert draw("S ─ ─ ┬ ┬ ┼ ┼ ─ ┐", goals="Pes Psw treasure").refusal("Pnesw@8,0") is Refusal.OCCUPIED


@pytest.mark.parametrize("move", ["Pns@0,1", "Pns@0,-1", "Pew@1,0", "Pew@-1,0", "Pes@-1,0", "Psw@1,0", "Pnw@1,0"])
def test_open_sides_must_meet_open_sides(move: str) -> None:
    """R4.3"""
    assert draw("S").allows(move)


@pytest.mark.parametrize("move", ["Pew@0,1", "Pew@0,-1", "Pns@1,0", "Pns@-1,0", "Pnw@-1,0", "Pes@1,0"])
def test_an_open_side_against_a_wall_does_not_fit(move: str) -> None:
    """R4.3"""
    assert draw("S").refusal(move) is Refusal.EDGE_MISMATCH


def test_all_neighbours_must_agree_not_only_the_one_that_is_continued() -> None:
    """R4.3: the card in the gap joins the tunnel from the west but meets a wall in the south"""
    mine = """
    S ─ . .
    . . ─ .
    """
    assert draw(mine).refusal("Psw@2,0") is Refusal.EDGE_MISMATCH
    assert draw(mine).allows("Pnw@2,0")


def test_a_turned_stone_must_agree_too() -> None:
    """R4.4: the stone is open to the south and west"""
    mine = """
    S ─ ─ ┬ ┬ ┼ ┼ ─ ┐
    . . . . . . . . .
    """
    board = draw(mine, goals="Pes Psw treasure")
    assert board.refusal("Psw@8,1") is Refusal.EDGE_MISMATCH
    assert board.allows("Pnw@8,1")


@pytest.mark.parametrize("move", ["Pnsw@7,0", "Pnesw@7,0"])
def test_a_face_down_goal_asks_nothing(move: str) -> None:
    """R4.5"""
    assert draw(ROAD).allows(move)


def test_a_face_down_goal_carries_no_tunnel() -> None:
    """R4.5: the tunnel leads to the goal, where a dead end stops it"""
    mine = "S ─ ─ ┬ ┬ ┼ ┼ ═ ? ."
    assert draw(mine).refusal("Pnesw@9,0") is Refusal.NOT_REACHED


def test_a_dead_end_does_not_carry_the_tunnel_on() -> None:
    """R4.6"""
    assert draw("S - x .").refusal("Pew@3,0") is Refusal.NOT_REACHED


def test_a_through_card_in_the_same_place_does() -> None:
    """R4.6"""
    assert draw("S - + .").allows("Pew@3,0")


@pytest.mark.parametrize("move", ["Ps@0,-1", "Pw@1,0", "Pe/w@1,0"])
def test_a_dead_end_may_be_laid_where_the_tunnel_leads(move: str) -> None:
    """R4.6"""
    assert draw("S").allows(move)


@pytest.mark.parametrize("edition", CONTINUE)
def test_a_path_continues_the_tunnel_from_the_start(edition: str) -> None:
    """R4.7"""
    assert draw("S ─ ┐", edition=edition).allows("Pns@2,1")


@pytest.mark.parametrize("edition", CONTINUE)
def test_wall_against_wall_does_not_continue_the_tunnel(edition: str) -> None:
    """R4.7"""
    assert draw("S ─ ─", edition=edition).refusal("Pew@1,1") is Refusal.NOT_REACHED


@pytest.mark.parametrize("edition", CONTINUE)
def test_open_sides_that_the_start_does_not_reach_are_not_continued(edition: str) -> None:
    """R4.7"""
    assert draw("S . ─ .", edition=edition).refusal("Pew@3,0") is Refusal.NOT_REACHED


@pytest.mark.parametrize("edition", TOUCH)
def test_wall_against_wall_is_enough_to_touch(edition: str) -> None:
    """R4.8"""
    assert draw("S ─ ─", edition=edition).allows("Pew@1,1")


@pytest.mark.parametrize("edition", TOUCH)
def test_a_part_without_a_tunnel_to_it_may_be_touched(edition: str) -> None:
    """R4.8"""
    assert draw("S . ─ .", edition=edition).allows("Pew@3,0")


@pytest.mark.parametrize("edition", TOUCH)
def test_behind_a_dead_end_one_may_go_on_touching(edition: str) -> None:
    """R4.8"""
    assert draw("S - x .", edition=edition).allows("Pew@3,0")


@pytest.mark.parametrize("edition", TOUCH)
def test_a_card_that_touches_must_agree_all_the_same(edition: str) -> None:
    """R4.8"""
    assert draw("S ─ ─", edition=edition).refusal("Pns@1,1") is Refusal.EDGE_MISMATCH


@pytest.mark.parametrize("edition", TOUCH)
def test_a_cell_that_touches_nothing_is_refused(edition: str) -> None:
    """R4.8"""
    board = draw("S ─ ─", edition=edition)
    assert board.refusal("Pew@5,0") is Refusal.NOT_TOUCHING
    assert board.refusal("Pew@3,1") is Refusal.NOT_TOUCHING


@pytest.mark.parametrize("edition", TOUCH)
def test_a_turned_stone_may_be_touched(edition: str) -> None:
    """R4.9: east of the stone is a wall"""
    assert draw("S ─ ─ ┬ ┬ ┼ ┼ ─ ┐ .", edition=edition, goals="Pes Psw treasure").allows("Pns@9,0")


@pytest.mark.parametrize("edition", TOUCH)
def test_a_face_down_goal_is_nothing_to_touch(edition: str) -> None:
    """R4.10"""
    assert draw("S . . . . . . . ?", edition=edition).refusal("Pns@9,0") is Refusal.NOT_TOUCHING


@pytest.mark.parametrize("edition", CONTINUE)
def test_nothing_is_added_to_a_part_that_is_cut_off(edition: str) -> None:
    """R4.11"""
    table = draw("S ─ ─ ┼ .", edition=edition).deal("R", "Pns Pns")
    assert "Pns@3,1" in draw("S ─ ─ ┼ .", edition=edition).deal("Pns").legal()
    table.play("R@1,0")
    assert table.refusal("Pns@3,1") is Refusal.NOT_REACHED


@pytest.mark.parametrize("edition", TOUCH)
def test_under_touch_a_part_that_is_cut_off_may_grow(edition: str) -> None:
    """R4.11: the clause is about *continue* only"""
    table = draw("S ─ ─ ┼ .", edition=edition).deal("R", "Pns")
    table.play("R@1,0", "Pns@3,1")
    assert (3, 1, "Pns") in table.game.public().mine


def test_the_missing_card_joins_everything_behind_it() -> None:
    """R4.12"""
    table = draw("S ─ ─ ┼ .").deal("R", "Pnew", "Pew")
    table.play("R@1,0")
    assert "Pew@4,0" not in table.legal()
    table.play("Pnew@1,0")
    assert "Pew@4,0" in table.legal()


def test_another_way_round_joins_a_part_that_is_cut_off() -> None:
    """R4.12: the gap stays, the tunnel comes from the south"""
    mine = """
    S . ┬ ─ .
    └ ─ . . .
    """
    table = draw(mine).deal("Pes", "Pew")
    table.play("Pnw@2,1")
    assert "Pew@4,0" in table.legal()


@pytest.mark.parametrize("edition", TOUCH)
def test_a_part_built_apart_is_joined_later(edition: str) -> None:
    """R4.12: the goal is turned when the gap is closed"""
    table = draw("S ─ . ┬ ┬ ┼ ┼ ─ ?", edition=edition, goals=NORTH.replace("Pes Psw", "Psw Pes")).deal("Pew")
    table.play("Pew@2,0")
    assert table.goals == "? ┐ ?"
