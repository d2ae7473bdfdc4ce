"""R3: one card, then one from the draw pile."""

from __future__ import annotations

import pytest

from saboteur.rules import IllegalMove, Refusal
from saboteur.rules.events import Discarded, Drew, TurnBegan
from tests.kit.drawn_board import draw


@pytest.mark.parametrize("move", ["Pns@0,1", "V@8,0", "-V", "-Pns"])
def test_a_turn_uses_exactly_one_card(move: str) -> None:
    """R3.1"""
    table = draw("S").deal("Pns V")
    table.play(move)
    assert table.game.public().hand_sizes == (1, 2, 2)
    assert table.actor == 1


def test_a_second_card_in_the_same_turn_is_refused() -> None:
    """R3.1"""
    table = draw("S").deal("Pns V")
    table.play("Pns@0,1")
    with pytest.raises(IllegalMove) as refused:
        table.game.play(0, "V@8,0")
    assert refused.value.code == Refusal.NOT_YOUR_TURN


def test_only_a_card_in_the_hand_can_be_used() -> None:
    """R3.1"""
    assert draw("S").deal("Pns V").refusal("Pew@1,0") is Refusal.NOT_IN_HAND


def test_then_the_top_card_is_drawn() -> None:
    """R3.2"""
    table = draw("S").deal("Pns", deck="R Pew")
    table.play("Pns@0,1")
    assert table.game.own(0).hand == ("R",)
    assert table.game.public().deck_size == 1


def test_from_an_empty_pile_nothing_is_drawn() -> None:
    """R3.2"""
    table = draw("S").deal("Pns V")
    step = table.play("Pns@0,1")
    assert table.game.own(0).hand == ("V",)
    assert not [event for event in step.events if isinstance(event, Drew)]


def test_the_draw_comes_before_the_next_turn() -> None:
    """R3.2"""
    step = draw("S").deal("V", deck="R").play("-V")
    assert step.events == (Discarded(0, "V"), Drew(0, "R"), TurnBegan(1))


def test_whoever_cannot_play_must_discard() -> None:
    """R3.3"""
    assert draw("S").deal("Mpick Mlamp").legal() == ["-Mlamp", "-Mpick"]


def test_nobody_is_without_a_card_before_the_round_ends() -> None:
    """R3.3: the last round of turns takes everybody's last card"""
    table = draw("S").deal("V V", "V V", "V V", deck="R")
    for _ in range(7):
        assert table.legal("-")
        table.play(table.legal("-")[0])
    assert table.game.over


@pytest.mark.parametrize("card", ["Pns", "Pe/w", "Bpick", "Mcart", "Mpick+lamp", "R", "V"])
def test_any_card_may_be_discarded(card: str) -> None:
    """R3.4"""
    table = draw("S").deal(card)
    assert f"-{card}" in table.legal()


def test_a_discard_is_shown_to_nobody() -> None:
    """R3.4"""
    table = draw("S").deal("Pns V", "V V", "V V")
    table.play("-Pns")
    assert table.game.own(0).discards == ("Pns",)
    assert table.game.public().played == ()
    assert table.game.public().discards == 1


@pytest.mark.parametrize("move", ["Pew@0,1", "Pns@5,5", "R@0,0", "V@8,1", "Bpick>7", "T@8,0", "G1", "-Psw"])
def test_a_refused_move_changes_nothing(move: str) -> None:
    """R3.5: `refusal` compares every view before and after; the game still goes on as if nothing had been said"""
    table = draw("S").deal("Pew Pns R V Bpick", deck="V V V")
    twin = draw("S").deal("Pew Pns R V Bpick", deck="V V V")
    table.refusal(move)
    assert table.actor == 0
    assert table.play("Pns@0,1") == twin.play("Pns@0,1")
    assert table.views() == twin.views()
    assert table.game.moves == ["Pns@0,1"]


def test_a_refusal_says_why_with_arguments() -> None:
    """R3.5"""
    with pytest.raises(IllegalMove) as refused:
        draw("S").deal("Pew").play("Pew@0,1")
    assert (refused.value.code, refused.value.arguments) == ("edge-mismatch", {"column": 0, "row": 1})
    assert str(refused.value) == "edge-mismatch (column 0, row 1)"
