"""R2: before the first turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from saboteur.rules import BadSetup, Game, IllegalMove, SeededDeals, Setup, legal_moves
from saboteur.rules.deal import DECK, GOLD
from tests.kit.drawn_board import draw

PLAYERS = range(3, 11)


@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_ten_can_play(players: int) -> None:
    """R2.1"""
    assert len(Game.seeded(Setup(players=players), "table").public().hand_sizes) == players


@pytest.mark.parametrize("players", [-1, 0, 2, 11])
def test_fewer_than_three_or_more_than_ten_cannot(players: int) -> None:
    """R2.1"""
    with pytest.raises(BadSetup) as refused:
        Setup(players=players)
    assert (refused.value.code, refused.value.arguments) == ("bad-players", {"players": players})
    assert str(refused.value) == f"bad-players (players {players}): 3 to 10 are allowed"


@pytest.mark.parametrize("given", ["5", 5.0, None, [5]])
def test_how_many_is_a_whole_number(given: Any) -> None:
    """R2.1"""
    with pytest.raises(BadSetup) as refused:
        Setup(players=given)
    assert str(refused.value) == f"bad-players (players {given!r}): whole numbers from 3 to 10 are allowed"
    with pytest.raises(BadSetup, match=r"bad-rounds .*: whole numbers from 1 to 5 are allowed"):
        Setup(rounds=given)
    if given is not None:
        with pytest.raises(BadSetup, match=r"bad-first .*: whole numbers from 0 to 4 are allowed"):
            Setup(first=given)


@pytest.mark.parametrize(
    ("players", "saboteurs", "diggers"),
    [(3, 1, 3), (4, 1, 4), (5, 2, 4), (6, 2, 5), (7, 3, 5), (8, 3, 6), (9, 3, 7), (10, 4, 7)],
)
def test_the_number_of_players_says_which_dwarfs_are_used(players: int, saboteurs: int, diggers: int) -> None:
    """R2.2"""
    assert Counter(Setup(players=players).role_cards) == {"saboteur": saboteurs, "digger": diggers}


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_gets_one_dwarf_and_one_is_left_over(players: int) -> None:
    """R2.3"""
    setup = Setup(players=players)
    deal = SeededDeals(setup, "dwarfs").round(1)
    assert len(deal.roles) == players
    assert Counter([*deal.roles, str(deal.spare)]) == Counter(setup.role_cards)


def test_the_dwarf_left_over_is_not_shown_while_the_round_lasts() -> None:
    """R2.3"""
    table = draw(roles="digger digger digger", spare="saboteur").deal()
    assert [view.public.spare for view in table.views()] == [None] * 4


def test_the_start_lies_at_column_0_row_0() -> None:
    """R2.4"""
    assert draw("S").deal().picture.splitlines()[2].startswith("S")


def test_columns_grow_to_the_east_and_rows_to_the_south() -> None:
    """R2.4"""
    table = draw("S").deal("Ps", "Psw")
    table.play("Pn@0,1", "Psw@1,0")
    assert table.picture.splitlines()[2:4] == ["S ┐ . . . . . . ?", "╵ . . . . . . . ."]


def test_the_goals_lie_face_down_in_column_8() -> None:
    """R2.5"""
    table = draw("S").deal("V")
    assert table.legal("V") == ["V@8,-2", "V@8,0", "V@8,2"]
    assert table.goals == "? ? ?"


def test_the_goals_are_shuffled() -> None:
    """R2.5"""
    deals = [SeededDeals(Setup(), f"goals {number}").round(1).goals for number in range(40)]
    assert len(set(deals)) == 6


def test_the_mine_may_leave_the_picture_of_5_by_9() -> None:
    """R2.6"""
    table = draw("S").deal("Pns Pns", "Pns Pns", "Pw Pn/s")
    table.play("Pns@0,-1", "Pns@0,-2", "Pe@-1,0", "Pns@0,-3", "Pns@0,-4")
    assert {(0, -4, "Pns"), (-1, 0, "Pe")} <= set(table.game.public().mine)


def in_line(sides: str) -> str:
    """The forty path cards in an order in which each can lie beside the one before, joined by these two sides."""
    paths = [card for card in DECK if card.startswith("P")]
    bends = [card for card in paths if (sides[0] in card) != (sides[1] in card)]
    open_ends = [card for card in paths if sides[0] in card and sides[1] in card]
    walls = [card for card in paths if sides[0] not in card and sides[1] not in card]
    return " ".join([*open_ends, bends[0], *walls, *bends[1:]])


@pytest.mark.parametrize(("sides", "column", "row"), [("ew", -1, 0), ("ns", 0, -1), ("ns", 0, 1)])
def test_all_forty_path_cards_may_lie_in_one_line(sides: str, column: int, row: int) -> None:
    """R2.6: forty columns (or rows) from the start the grid is as exact as beside it"""
    table = draw(edition="el").deal("V", "V", "V", deck=in_line(sides))
    table.play("-V", "-V", "-V")
    for distance in range(1, 41):
        cell = f"@{column * distance},{row * distance}"
        assert legal_moves(table.game.view(table.actor)) == table.legal()
        table.play(next(move for move in table.legal("P") if move.endswith(cell)))
    assert {(column * distance, row * distance) for distance in range(41)} == {
        (column, row) for column, row, _ in table.game.public().mine
    }


def test_a_tunnel_may_go_beyond_column_31() -> None:
    """R2.6"""
    board = replace(draw(edition="et"), mine=("Pew@29,0", "Pew@30,0"))
    table = board.deal("Pnes Pw", "Pnes Pns", "Pew Pns")
    table.play("Pnsw@31,0", "Pnes@32,0", "Pew@33,0", "Pw@34,0")
    assert table.game.public().mine[-2:] == ((33, 0, "Pew"), (34, 0, "Pw"))


def test_the_deck_has_67_cards() -> None:
    """R2.7"""
    deal = SeededDeals(Setup(players=7), "deck").round(1)
    dealt = [card for hand in deal.hands for card in hand]
    assert len(DECK) == 67
    assert Counter([*dealt, *deal.deck]) == Counter(DECK)


@pytest.mark.parametrize(
    ("players", "cards"), [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)]
)  # fmt: skip
def test_the_number_of_players_says_how_many_cards_are_dealt(players: int, cards: int) -> None:
    """R2.8"""
    public = Game.seeded(Setup(players=players), "hands").public()
    assert public.hand_sizes == (cards,) * players
    assert public.deck_size == 67 - cards * players


def test_the_gold_pile_is_shuffled_once_for_the_whole_game() -> None:
    """R2.9"""
    deals = SeededDeals(Setup(), "gold")
    assert Counter(deals.gold) == Counter(GOLD)
    assert deals.gold != GOLD
    assert deals.gold == SeededDeals(Setup(), "gold").gold != SeededDeals(Setup(), "other gold").gold


def test_play_goes_clockwise_by_seat_numbers() -> None:
    """R2.10"""
    table = draw("S").deal("V V", "V V", "V V")
    assert [table.play("-V").seat for _ in range(3)] == [0, 1, 2]


def test_after_the_last_seat_seat_0_is_next() -> None:
    """R2.10"""
    table = draw("S", first=2).deal("V V", "V V", "V V")
    table.play("-V")
    assert table.actor == 0


def test_the_host_may_name_who_begins() -> None:
    """R2.11"""
    assert [Game.seeded(Setup(first=seat), "host").to_act for seat in range(5)] == [0, 1, 2, 3, 4]


def test_otherwise_who_begins_is_drawn_by_lot() -> None:
    """R2.11"""
    assert {Game.seeded(Setup(players=3), f"lot {number}").to_act for number in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("first", [-1, 5])
def test_the_host_cannot_name_a_seat_that_is_not_there(first: int) -> None:
    """R2.11"""
    with pytest.raises(BadSetup) as refused:
        Setup(players=5, first=first)
    assert refused.value.code == "bad-first"
    assert str(refused.value) == f"bad-first (first {first}): 0 to 4 are allowed"


def test_who_begins_cannot_be_hurried() -> None:
    """R2.11"""
    game = Game.seeded(Setup(first=1), "host")
    with pytest.raises(IllegalMove) as refused:
        game.play(0, game.legal_moves()[0])
    assert (refused.value.code, refused.value.arguments) == ("not-your-turn", {"seat": 0})
