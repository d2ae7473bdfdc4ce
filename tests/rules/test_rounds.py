"""R9: from round to round, and the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from saboteur.rules import BadSetup, Game, IllegalMove, Refusal, SeededDeals, Setup
from saboteur.rules.deal import DECK
from saboteur.rules.events import GameEnded, RoundBegan
from tests.kit.drawn_board import draw
from tests.rules.drawn_mines import ROAD, USELESS


def test_a_game_has_three_rounds() -> None:
    """R9.1"""
    assert Setup().rounds == 3


@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5])
def test_one_to_five_rounds_may_be_agreed(rounds: int) -> None:
    """R9.1"""
    table = draw("S", rounds=rounds).deal("V", "V", "V")
    for number in range(1, rounds + 1):
        assert (table.game.round, table.game.over) == (number, False)
        table.play("-V", "-V", "-V")
    assert (len(table.game.results), table.game.over) == (rounds, True)


@pytest.mark.parametrize("rounds", [0, 6])
def test_no_other_number_of_rounds_is_played(rounds: int) -> None:
    """R9.1"""
    with pytest.raises(BadSetup) as refused:
        Setup(rounds=rounds)
    assert (refused.value.code, refused.value.arguments) == ("bad-rounds", {"rounds": rounds})


def second_round(seed: str) -> Game:
    """A seeded game at the beginning of its second round."""
    game = Game.seeded(Setup(players=4), seed)
    while game.round == 1:
        game.play(game.to_act or 0, next(move for move in game.legal_moves() if move[0] in "-G"))
    return game


def test_for_a_new_round_all_67_cards_are_dealt_anew() -> None:
    """R9.2"""
    game = second_round("anew")
    hands = [card for seat in range(4) for card in game.own(seat).hand]
    assert Counter([*hands, *game.deal.deck]) == Counter(DECK)
    assert game.deal == SeededDeals(game.setup, "anew").round(2)
    assert game.deal != SeededDeals(game.setup, "anew").round(1)


def test_the_same_dwarfs_are_dealt_anew_with_the_one_left_over() -> None:
    """R9.2"""
    rounds = [SeededDeals(Setup(players=4), "dwarfs").round(number) for number in range(1, 6)]
    assert {tuple(sorted([*deal.roles, str(deal.spare)])) for deal in rounds} == {("digger",) * 4 + ("saboteur",)}
    assert len({deal.roles for deal in rounds}) > 1


def test_a_new_round_begins_with_an_empty_mine_and_whole_tools() -> None:
    """R9.2"""
    game = second_round("empty")
    public = game.public()
    assert public.mine == ((0, 0, "Pnesw"),)
    assert public.broken == ((), (), (), ())
    assert (public.discards, public.played, public.roles, public.looked) == (0, (), None, ((), (), (), ()))
    assert [goal.content for goal in public.goals] == [None] * 3


def test_who_sits_clockwise_of_the_last_turn_begins_the_next_round() -> None:
    """R9.3: the last turn is a path card"""
    table = draw(ROAD, rounds=2).deal("V", "Pew", "V")
    table.play("-V", "Pew@7,0", "G1", "G1")
    step = table.play("G1")
    assert [event.starter for event in step.events if isinstance(event, RoundBegan)] == [2]
    assert (table.actor, table.game.public().starter) == (2, 2)


def test_a_discard_is_a_turn() -> None:
    """R9.3: seat 2 discards last, so seat 0 begins again"""
    table = draw("S", rounds=2).deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    assert table.actor == 0


def test_after_a_ring_the_last_to_discard_counts() -> None:
    """R9.3"""
    table = draw("S", edition="ru", rounds=2, first=1).deal(*USELESS)
    table.play("-Mlamp", "-Mcart", "-Mpick")
    assert (table.game.round, table.actor) == (2, 1)


def test_picking_gold_is_not_a_turn() -> None:
    """R9.3: seat 0 finds the treasure; seat 2 takes the last gold card"""
    table = draw(ROAD, roles="digger saboteur digger saboteur", rounds=2).deal("Pew")
    table.play("Pew@7,0", "G1", "G1", "G1", "G1")
    assert table.actor == 1


def test_most_nuggets_win() -> None:
    """R9.4"""
    table = draw(ROAD).deal("Pew", gold=(1, 3, 2))
    step = table.play("Pew@7,0", "G1", "G3", "G2")
    assert (table.game.nuggets, table.game.winners) == ((1, 2, 3), (2,))
    assert step.events[-1] == GameEnded((1, 2, 3), (2,), ((1,), (2,), (3,)))


def test_nobody_has_won_before_the_end() -> None:
    """R9.4"""
    table = draw(ROAD, rounds=2).deal("Pew")
    table.play("Pew@7,0", "G1", "G1", "G1")
    assert table.game.winners is None


def test_nuggets_of_all_rounds_count() -> None:
    """R9.4: 4 nuggets of the first round and 4 of the second"""
    table = draw("S", roles="digger saboteur digger", rounds=2).deal("V", "V", "V")
    table.play("-V", "-V", "-V", "-V", "-V", "-V")
    assert table.game.nuggets == (0, 8, 0)


def test_equal_players_share_the_place() -> None:
    """R9.5"""
    table = draw(ROAD).deal("Pew", gold=(2, 1, 2))
    table.play("Pew@7,0", "G2", "G2", "G1")
    assert table.game.winners == (0, 2)


def test_where_nobody_has_anything_all_win() -> None:
    """R9.5"""
    table = draw("S").deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    assert (table.game.nuggets, table.game.winners) == ((0, 0, 0), (0, 1, 2))


def test_after_the_end_nothing_can_be_played() -> None:
    """R9.4"""
    table = draw("S").deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    assert (table.game.phase, table.game.to_act, table.game.legal_moves()) == ("over", None, [])
    with pytest.raises(IllegalMove) as refused:
        table.game.play(0, "-V")
    assert refused.value.code == Refusal.GAME_OVER
