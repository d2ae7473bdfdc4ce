"""The drawing kit draws what it says, and refuses what is no picture."""

from __future__ import annotations

import pytest

from saboteur.rules import Refusal
from saboteur.rules.core.cards import FACE_NAMES
from tests.kit.drawn_board import CARDS, draw, laid

PICTURE = """\
. ╔ . . . . . . . ?
╶ │ . . . . . . . .
. S ─ ┬ ┼ ╬ . . . ┘
. ├ . . . . . . . .
. . . . . . . . . ?"""


def test_every_face_has_a_mark_of_its_own() -> None:
    assert sorted(CARDS.values()) == sorted(FACE_NAMES)


def test_cells_are_counted_from_the_start() -> None:
    picture = """
    . ┌ .
    . S ─
    """
    assert laid(picture) == ("Pes@0,-1", "Pew@1,0")


def test_some_marks_can_be_typed() -> None:
    assert laid("S - | + x .") == ("Pew@1,0", "Pns@2,0", "Pnesw@3,0", "Pn/e/s/w@4,0")


def test_a_picture_is_drawn_back() -> None:
    assert draw(PICTURE, goals="treasure Pes Psw").deal().picture == PICTURE


def test_goals_are_drawn_even_if_the_picture_left_them_out() -> None:
    assert draw("S").deal().picture.count("?") == 3


@pytest.mark.parametrize("picture", ["", "─ ─", "S S", "S o", "S ?", "?\nS"])
def test_what_is_no_picture_is_refused(picture: str) -> None:
    with pytest.raises(ValueError, match="not a picture"):
        laid(picture)


def test_hands_are_filled_to_one_size() -> None:
    table = draw("S", roles="digger digger digger saboteur").deal("Pns R", "Pew")
    assert table.game.public().hand_sizes == (2, 2, 2, 2)
    assert table.game.own(0).hand == ("Pns", "R")
    assert "Pew" in table.game.own(1).hand


def test_a_move_that_is_legal_has_no_refusal() -> None:
    """A planted fault: a test that expects a refusal must fail when the move is played."""
    with pytest.raises(AssertionError, match="was played"):
        draw("S").refusal("Pns@0,1")


def test_a_refusal_that_changes_something_is_noticed() -> None:
    """A planted fault: a game that discards the card and then refuses."""
    table = draw("S").deal("Pns V")
    play = table.game.play

    def play_badly(seat: int, move: str) -> object:
        play(seat, "-V")
        return play(seat, move)

    table.game.play = play_badly  # type: ignore[method-assign, assignment]
    with pytest.raises(AssertionError, match="changed something"):
        table.refusal("Pns@0,1")


def test_a_refusal_is_told() -> None:
    assert draw("S").deal("Pns").refusal("Pns@1,0") is Refusal.EDGE_MISMATCH


def test_after_the_end_nobody_is_to_act() -> None:
    table = draw("S").deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    with pytest.raises(AssertionError, match="over"):
        _ = table.actor
