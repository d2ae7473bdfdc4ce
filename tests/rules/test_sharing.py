"""R8: who gets which gold."""

from __future__ import annotations

import pytest

from saboteur.rules import Refusal
from saboteur.rules.events import GoldOffered, GoldPaid, GoldTaken
from tests.kit.drawn_board import Table, draw
from tests.rules.drawn_mines import CHAIN, REMOTE, ROAD

TEN = "digger " * 7 + "saboteur " * 3


def lost(roles: str, *gold: int, first: int = 0) -> Table:
    """A round that the diggers lost, with this gold pile; seat 0 took the first turn."""
    table = draw("S", roles=roles, first=first).deal(gold=gold)
    for _ in roles.split():
        table.play(table.legal("-")[0])
    return table


def picking_seats(table: Table) -> list[int]:
    """Who picks, one after the other, until the gold is gone."""
    seats = []
    while table.game.phase == "pick-gold":
        seats.append(table.actor)
        table.play(table.legal()[0])
    return seats


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8, 9])
def test_as_many_cards_are_drawn_as_there_are_players(players: int) -> None:
    """R8.1"""
    roles = "digger " * min(players, 7) + "saboteur " * (players - 7)
    table = draw(ROAD, roles=roles).deal("Pew")
    table.play("Pew@7,0")
    assert table.game.public().offered == players
    assert len(table.game.pile) == 28 - players


def test_ten_players_share_nine_cards() -> None:
    """R8.1"""
    table = draw(ROAD, roles=TEN).deal("Pew")
    table.play("Pew@7,0")
    assert table.game.public().offered == 9


def test_the_cards_come_from_the_top_of_the_pile() -> None:
    """R8.1"""
    table = draw(ROAD).deal("Pew", gold=(3, 1, 2, 1, 1))
    table.play("Pew@7,0")
    assert (table.game.own(0).offer, table.game.pile) == ((1, 2, 3), (1, 1))


def test_from_a_short_pile_what_is_left_is_drawn() -> None:
    """R8.2"""
    table = draw(ROAD).deal("Pew", gold=(2, 1))
    table.play("Pew@7,0")
    assert picking_seats(table) == [0, 2]


def test_from_an_empty_pile_nothing_is_drawn() -> None:
    """R8.2"""
    table = draw(ROAD).deal("Pew", gold=())
    table.play("Pew@7,0")
    assert (table.game.phase, table.game.nuggets) == ("over", (0, 0, 0))


def test_in_a_fifth_round_the_pile_may_be_short() -> None:
    """R8.2: six players share 6, 6, 6, 6 and the last 4"""
    table = draw(ROAD, roles="digger " * 6, rounds=5).deal(*["Pew"] + ["V"] * 5)
    offered = []
    for _ in range(5):
        while "Pew@7,0" not in table.legal():
            table.play("-V")
        table.play("Pew@7,0")
        offered.append(table.game.public().offered)
        picking_seats(table)
    assert offered == [6, 6, 6, 6, 4]


def test_who_laid_the_last_path_card_picks_first() -> None:
    """R8.3"""
    table = draw(ROAD).deal("V", "Pew")
    table.play("-V", "Pew@7,0")
    assert table.actor == 1


@pytest.mark.parametrize(("mine", "move"), [(REMOTE, "Pew@2,0"), (CHAIN, "Pew@7,0")])
def test_the_last_path_card_counts_wherever_it_lies(mine: str, move: str) -> None:
    """R8.3: the treasure is reached from afar, or through a stone"""
    goals = "Pes Psw treasure" if mine == CHAIN else "Pes treasure Psw"
    table = draw(mine, edition="el", goals=goals).deal("V", "Pew")
    table.play("-V", move)
    assert (table.actor, table.game.results[0].finder) == (1, 1)


def test_for_a_saboteur_the_first_digger_counter_clockwise_picks_first() -> None:
    """R8.4: seat 3 is a saboteur too"""
    table = draw(ROAD, roles="saboteur digger digger saboteur").deal("Pew")
    table.play("Pew@7,0")
    assert table.actor == 2


def test_the_cards_go_round_counter_clockwise_until_none_is_left() -> None:
    """R8.5: four cards for three diggers"""
    table = draw(ROAD, roles="digger digger saboteur digger").deal("Pew")
    table.play("Pew@7,0")
    assert picking_seats(table) == [0, 3, 1, 0]


def test_each_picks_from_what_is_left() -> None:
    """R8.5"""
    table = draw(ROAD).deal("Pew", gold=(3, 1, 2))
    step = table.play("Pew@7,0", "G2")
    assert step.events == (GoldTaken(0, 2), GoldOffered(2, 2, (1, 3)))


def test_a_pick_is_free() -> None:
    """R8.6"""
    table = draw(ROAD).deal("Pew", gold=(3, 1, 1))
    table.play("Pew@7,0")
    assert table.legal() == ["G1", "G3"]
    assert table.refusal("G2") is Refusal.NOT_ON_OFFER
    table.play("G1")
    assert table.game.gold[0] == (1,)


def test_the_last_card_is_picked_by_a_move_too() -> None:
    """R8.6"""
    table = draw(ROAD).deal("Pew", gold=(3,))
    table.play("Pew@7,0")
    assert (table.game.phase, table.legal()) == ("pick-gold", ["G3"])


@pytest.mark.parametrize(
    ("roles", "finder"),
    [
        ("digger digger digger digger", 0),
        ("saboteur digger digger digger", 3),
        ("saboteur digger digger saboteur", 2),
        ("selfish digger digger digger", 0),
        ("saboteur digger digger selfish", 3),
    ],
)
def test_the_finder_is_who_laid_the_last_path_card_or_the_next_who_is_no_saboteur(roles: str, finder: int) -> None:
    """R8.7: also the selfish dwarf, although he does not pick in a saboteur's place"""
    table = draw(ROAD, roles=roles, options="selfish_dwarf").deal("Pew")
    table.play("Pew@7,0")
    assert table.game.results[0].finder == finder


def test_an_unpaid_digger_may_be_the_finder() -> None:
    """R8.7"""
    table = draw(ROAD, roles="saboteur digger digger", options="broken_unpaid", broken={2: "lamp"}).deal("Pew")
    table.play("Pew@7,0")
    assert (table.game.results[0].finder, table.actor) == (2, 1)


def test_where_the_saboteurs_won_there_is_no_finder() -> None:
    """R8.7"""
    assert lost("digger saboteur digger", 1).game.results[0].finder is None


@pytest.mark.parametrize(
    ("roles", "nuggets"),
    [
        ("digger saboteur digger", (0, 4, 0)),
        ("digger saboteur saboteur digger", (0, 3, 3, 0)),
        ("saboteur saboteur saboteur digger", (3, 3, 3, 0)),
        ("saboteur saboteur saboteur saboteur digger", (2, 2, 2, 2, 0)),
    ],
)
def test_the_claim_depends_on_how_many_saboteurs_there_are(roles: str, nuggets: tuple[int, ...]) -> None:
    """R8.8"""
    assert lost(roles, *[1] * 12).game.nuggets == nuggets


def test_a_saboteur_left_over_does_not_count() -> None:
    """R8.8"""
    table = draw("S", roles="digger saboteur digger", spare="saboteur").deal("V", "V", "V", gold=(1, 1, 1, 1))
    table.play("-V", "-V", "-V")
    assert table.game.nuggets == (0, 4, 0)


def test_without_a_saboteur_in_play_nobody_gets_anything() -> None:
    """R8.9"""
    table = lost("digger digger digger", 1, 2, 3)
    assert (table.game.nuggets, table.game.pile) == ((0, 0, 0), (1, 2, 3))


def test_saboteurs_are_paid_clockwise_after_the_last_to_act() -> None:
    """R8.10: seat 1 acts last"""
    table = lost("saboteur saboteur saboteur", 1, 2, 3, 1, 1, 1, first=2)
    assert table.game.gold == [(3,), (1, 1, 1), (1, 2)]


def test_each_saboteur_is_paid_in_full_before_the_next() -> None:
    """R8.10"""
    step = draw("S", roles="saboteur digger saboteur").deal("V", "V", "V", gold=(2, 1, 3)).play("-V", "-V", "-V")
    assert [event for event in step.events if isinstance(event, GoldPaid)] == [
        GoldPaid(0, 2, 0, (2, 1), ()),
        GoldPaid(2, 1, 0, (3,), ()),
    ]


def test_a_card_that_would_exceed_the_claim_goes_to_the_bottom() -> None:
    """R8.11"""
    table = lost("digger saboteur digger", 3, 2, 1, 2)
    assert (table.game.gold[1], table.game.pile) == ((3, 1), (2, 2))


def test_cards_put_back_keep_their_order() -> None:
    """R8.11"""
    table = lost("digger saboteur digger", 3, 2, 3, 1, 1)
    assert (table.game.gold[1], table.game.pile) == ((3, 1), (1, 2, 3))


def test_the_drawing_stalls_when_the_whole_pile_was_put_back() -> None:
    """R8.12: after the 3 no card of one is left, so the 3 goes to the bottom and two 2 are taken"""
    table = lost("digger saboteur digger", 3, 2, 2)
    assert (table.game.gold[1], table.game.pile) == ((2, 2), (3,))


def test_a_card_that_is_kept_starts_the_count_anew() -> None:
    """R8.12: 2, then 3 and 3 are put back, 1, then 3, 3, 3: only now all were seen in vain"""
    step = draw("S", roles="digger saboteur digger").deal("V", "V", "V", gold=(2, 3, 3, 1, 3)).play("-V", "-V", "-V")
    (paid,) = [event for event in step.events if isinstance(event, GoldPaid)]
    assert paid.rejected == (3, 3, 3, 3, 3)


def test_the_cards_drawn_go_to_the_bottom_as_they_were_drawn() -> None:
    """R8.12: the pile is then 3 3 3 2 1"""
    table = lost("digger saboteur digger", 2, 3, 3, 1, 3)
    assert (table.game.gold[1], table.game.pile) == ((3, 1), (3, 3, 2))


def test_of_exact_sets_the_one_with_the_fewest_cards_is_taken() -> None:
    """R8.13: after the stall the pile is 2 3 1 1 1; 2 1 1 lies earlier, but 3 1 are fewer"""
    table = lost("digger saboteur digger", 1, 1, 1, 2, 3)
    assert (table.game.gold[1], table.game.pile) == ((3, 1), (2, 1, 1))


def test_of_equal_sets_the_earliest_is_taken() -> None:
    """R8.13: after the stall the pile is 2 2 2 3, and the first two are taken"""
    table = lost("digger saboteur digger", 3, 2, 2, 2)
    assert (table.game.gold[1], table.game.pile) == ((2, 2), (2, 3))


def test_without_an_exact_set_the_largest_total_below_is_taken() -> None:
    """R8.14"""
    table = lost("digger saboteur digger", 2, 3)
    assert (table.game.gold[1], table.game.loose[1], table.game.pile) == ((3,), 1, (2,))


def test_missing_nuggets_count_like_any_other() -> None:
    """R8.14"""
    assert lost("digger saboteur digger", 2, 3).game.nuggets == (0, 4, 0)


def test_from_an_empty_pile_all_nuggets_are_loose() -> None:
    """R8.14"""
    table = lost("digger saboteur digger")
    assert (table.game.gold[1], table.game.loose[1], table.game.nuggets) == ((), 4, (0, 4, 0))


def test_from_a_pile_that_runs_out_the_rest_is_loose() -> None:
    """R8.14"""
    table = lost("digger saboteur digger", 1, 2)
    assert (table.game.gold[1], table.game.loose[1]) == ((1, 2), 1)


def test_cards_not_taken_keep_their_order() -> None:
    """R8.15: after the stall the pile is 2 3 2 1 1 1, and the two 2 are taken out of it"""
    table = lost("digger saboteur digger", 1, 1, 1, 2, 3, 2)
    assert (table.game.gold[1], table.game.pile) == ((2, 2), (3, 1, 1, 1))


def test_gold_is_kept_and_the_pile_goes_on_where_it_was() -> None:
    """R8.16"""
    table = draw("S", roles="digger saboteur digger", rounds=2).deal("V", "V", "V", gold=(3, 2, 1, 1, 3))
    table.play("-V", "-V", "-V")
    assert (table.game.gold[1], table.game.pile) == ((3, 1), (1, 3, 2))
    table.play("-V", "-V", "-V")
    assert (table.game.gold[1], table.game.pile) == ((3, 1, 1, 3), (2,))


def test_gold_is_secret_until_the_game_ends() -> None:
    """R8.17"""
    table = draw(ROAD, rounds=2).deal("Pew", gold=(3, 1, 1))
    table.play("Pew@7,0", "G3", "G1", "G1")
    assert [view.public.gold for view in table.views()] == [None] * 4
    assert [view.public.gold_cards for view in table.views()] == [(1, 1, 1)] * 4
