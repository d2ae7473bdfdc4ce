"""R5: tools, rockfalls and maps."""

from __future__ import annotations

import pytest

from saboteur.rules import Refusal
from saboteur.rules.events import GoalSeen, RockFell, ToolBroken, ToolMended
from tests.kit.drawn_board import draw
from tests.rules.drawn_mines import NORTH


@pytest.mark.parametrize("tool", ["pick", "lamp", "cart"])
def test_a_tool_may_be_broken_for_anybody_also_oneself(tool: str) -> None:
    """R5.1"""
    assert draw("S").deal(f"B{tool}").legal("B") == [f"B{tool}>0", f"B{tool}>1", f"B{tool}>2"]


def test_a_broken_tool_lies_in_front_of_the_player_it_was_played_on() -> None:
    """R5.1"""
    table = draw("S").deal("Blamp")
    assert ToolBroken(0, 2, "lamp") in table.play("Blamp>2").events
    assert table.game.public().broken == ((), (), ("lamp",))


def test_a_tool_that_is_broken_already_cannot_be_broken_again() -> None:
    """R5.1"""
    board = draw("S", broken={1: "lamp"})
    assert board.refusal("Blamp>1") is Refusal.ALREADY_BROKEN
    assert board.deal("Blamp").legal("B") == ["Blamp>0", "Blamp>2"]


def test_a_mended_tool_can_be_broken_again() -> None:
    """R5.1"""
    table = draw("S", broken={1: "lamp"}).deal("Mlamp", "V", "Blamp")
    table.play("Mlamp>1", "-V", "Blamp>1")
    assert table.game.public().broken[1] == ("lamp",)


def test_three_tools_may_be_broken_for_one_player() -> None:
    """R5.2"""
    table = draw("S").deal("Bpick V", "Blamp V", "Bcart V")
    table.play("Bpick>0", "Blamp>0", "Bcart>0")
    assert table.game.public().broken[0] == ("pick", "lamp", "cart")


def test_no_kind_of_tool_is_broken_twice() -> None:
    """R5.2"""
    board = draw("S", broken={1: "pick lamp cart"})
    assert [board.refusal(f"B{tool}>1") for tool in ("pick", "lamp", "cart")] == [Refusal.ALREADY_BROKEN] * 3


def test_a_player_with_broken_tools_may_still_act_and_discard() -> None:
    """R5.3"""
    table = draw("S ─", broken={0: "lamp"}).deal("Pns Bpick Mlamp R V")
    assert {move[0] for move in table.legal()} == set("BMRV-")


def test_a_repair_takes_the_tool_away_from_anybody_also_oneself() -> None:
    """R5.4"""
    table = draw("S", broken={0: "cart", 2: "cart"}).deal("Mcart")
    assert table.legal("M") == ["Mcart>0", "Mcart>2"]
    assert ToolMended(0, 2, "cart", "Mcart") in table.play("Mcart>2").events
    assert table.game.public().broken == (("cart",), (), ())


def test_a_repair_takes_one_tool_only() -> None:
    """R5.4"""
    table = draw("S", broken={1: "pick lamp cart"}).deal("Mlamp")
    table.play("Mlamp>1")
    assert table.game.public().broken[1] == ("pick", "cart")


def test_who_is_mended_may_lay_paths_again() -> None:
    """R5.4"""
    table = draw("S", broken={1: "cart"}).deal("Mcart", "Pns")
    table.play("Mcart>1")
    assert "Pns@0,1" in table.legal()


def test_a_double_repair_mends_the_one_that_is_named() -> None:
    """R5.5"""
    table = draw("S", broken={1: "pick lamp"}).deal("Mpick+lamp")
    assert table.legal("M") == ["Mpick+lamp>1:lamp", "Mpick+lamp>1:pick"]
    table.play("Mpick+lamp>1:pick")
    assert table.game.public().broken[1] == ("lamp",)


@pytest.mark.parametrize("card", ["pick+lamp", "pick+cart", "lamp+cart"])
def test_a_double_repair_mends_either_of_its_tools(card: str) -> None:
    """R5.5"""
    first, second = card.split("+")
    table = draw("S", broken={0: first, 1: second}).deal(f"M{card}")
    assert table.legal("M") == [f"M{card}>0:{first}", f"M{card}>1:{second}"]


def test_a_repair_without_a_matching_broken_tool_cannot_be_played() -> None:
    """R5.6"""
    board = draw("S", broken={1: "pick"})
    assert board.refusal("Mlamp>1") is Refusal.NOTHING_TO_MEND
    assert board.refusal("Mpick>2") is Refusal.NOTHING_TO_MEND
    assert board.refusal("Mlamp+cart>1:cart") is Refusal.NOTHING_TO_MEND
    assert board.deal("Mlamp").legal() == ["-Mlamp"]


def test_there_is_nobody_in_a_seat_beyond_the_table() -> None:
    """R5.1"""
    board = draw("S", broken={1: "pick"})
    assert board.refusal("Bpick>3") is Refusal.NO_SUCH_SEAT
    assert board.refusal("Mpick>10") is Refusal.NO_SUCH_SEAT


def test_a_rockfall_may_take_any_path_card() -> None:
    """R5.7: in the tunnel, cut off, or a dead end"""
    mine = """
    S ─ ╬ .
    . . . ─
    """
    table = draw(mine).deal("R")
    assert table.legal("R") == ["R@1,0", "R@2,0", "R@3,1"]


def test_a_rockfall_empties_the_cell() -> None:
    """R5.7"""
    table = draw("S ─ ╬").deal("R", "Pnew")
    assert RockFell(0, (1, 0), "Pew") in table.play("R@1,0").events
    assert table.picture.splitlines()[2] == "S . ╬ . . . . . ?"
    assert "Pnew@1,0" in table.legal()


@pytest.mark.parametrize(("edition", "refused"), [("lt", Refusal.NOT_REACHED), ("et", Refusal.NOT_TOUCHING)])
def test_where_a_card_lay_apart_nothing_can_be_laid(edition: str, refused: Refusal) -> None:
    """R5.7: neither in its place nor beside it"""
    mine = """
    S ─ . .
    . . . ┼
    """
    table = draw(mine, edition=edition).deal("R", "Pns")
    table.play("R@3,1")
    assert table.refusal("Pns@3,1") is refused
    assert table.refusal("Pns@3,2") is refused


def test_where_a_dead_end_was_the_tunnel_can_go_on() -> None:
    """R5.7"""
    table = draw("S ═ .").deal("R", "Pew")
    table.play("R@1,0", "Pew@1,0")
    assert table.picture.splitlines()[2] == "S ─ . . . . . . ?"


def test_a_rockfall_on_an_empty_cell_is_refused() -> None:
    """R5.7"""
    assert draw("S ─").refusal("R@2,0") is Refusal.NO_CARD_THERE
    assert draw("S ─").refusal("R@40,40") is Refusal.NO_CARD_THERE


@pytest.mark.parametrize("move", ["R@0,0", "R@8,-2", "R@8,0", "R@8,2"])
def test_a_rockfall_never_takes_the_start_or_a_goal(move: str) -> None:
    """R5.8"""
    assert draw("S ─").refusal(move) is Refusal.PROTECTED


def test_a_rockfall_never_takes_a_turned_stone() -> None:
    """R5.8"""
    board = draw("S ─ ─ ┬ ┬ ┼ ┼ ─ ┐", goals="Pes Psw treasure")
    assert board.refusal("R@8,0") is Refusal.PROTECTED


def test_a_rockfall_without_a_card_to_take_cannot_be_played() -> None:
    """R5.9"""
    assert draw("S").deal("R").legal() == ["-R"]


def test_a_map_shows_one_goal_to_its_player_alone() -> None:
    """R5.10"""
    table = draw("S", goals="Pes Psw treasure").deal("V V")
    assert GoalSeen(0, 2, "treasure") in table.play("V@8,2").events
    assert table.game.own(0).seen == (None, None, "treasure")
    assert table.game.own(1).seen == (None, None, None)


def test_the_goal_lies_face_down_again() -> None:
    """R5.10"""
    table = draw("S").deal("V")
    table.play("V@8,0")
    assert table.goals == "? ? ?"


@pytest.mark.parametrize("move", ["V@0,0", "V@8,1", "V@7,0", "V@-8,0"])
def test_a_map_is_for_a_goal(move: str) -> None:
    """R5.10"""
    assert draw("S").refusal(move) is Refusal.NOT_A_GOAL


def test_a_turned_goal_cannot_be_looked_at() -> None:
    """R5.11"""
    board = draw("S ─ ─ ┬ ┬ ┼ ┼ ─ ┐", goals="Pes Psw treasure")
    assert board.refusal("V@8,0") is Refusal.ALREADY_TURNED
    assert board.deal("V").legal("V") == ["V@8,-2", "V@8,2"]


def test_what_was_played_mended_or_taken_does_not_come_back() -> None:
    """R5.12: in this round; the draw pile is the same after a rockfall and a repair"""
    table = draw("S ─", goals=NORTH, broken={2: "lamp"}).deal("R R", "Mlamp Psw", "V Psw", deck="Pns")
    table.play("R@1,0", "Mlamp>2", "V@8,0")
    public = table.game.public()
    assert public.deck_size == 0
    assert [table.game.own(seat).hand for seat in range(3)] == [("Pns", "R"), ("Psw",), ("Psw",)]
    assert public.played == ("Mlamp", "R", "V")
