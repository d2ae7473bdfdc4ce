"""R12: who knows what."""

from __future__ import annotations

from dataclasses import fields

import pytest

from saboteur.rules import HIDDEN, Game, Own, Public, Setup, View, legal_moves, redacted
from saboteur.rules.events import Dealt, Discarded, Drew, GoalSeen, GoldOffered, GoldPaid, GoldTaken, PathLaid
from tests.kit.drawn_board import Table, draw
from tests.rules.drawn_mines import EDITION_CODES, FORK, NORTH, REMOTE, ROAD, WALL


def seen_by_others(table: Table, seat: int) -> list[View]:
    """The views of the spectator and of everybody but this seat."""
    return [view for view in table.views() if view.seat != seat]


def test_everybody_sees_the_table() -> None:
    """R12.1"""
    table = draw(ROAD, goals=NORTH).deal("Pew V", "Blamp V", "V V", deck="R R")
    table.play("Pew@7,0", "Blamp>0", "-V")
    for view in table.views():
        public = view.public
        assert (7, 0, "Pew") in public.mine
        assert [goal.content for goal in public.goals] == [None, "Pes", None]
        assert public.broken == (("lamp",), (), ())
        assert public.hand_sizes == (2, 2, 1)
        assert (public.deck_size, public.discards) == (0, 1)


@pytest.mark.parametrize("seat", [-1, 5])
def test_nobody_has_a_seat_that_is_not_there(seat: int) -> None:
    """R12: a seat counted from the end would be somebody else's"""
    game = Game.seeded(Setup(players=5), "seats")
    for ask in (game.view, game.own):
        with pytest.raises(ValueError, match=f"there is no seat {seat}: 0 to 4 are seats, and None is a spectator"):
            ask(seat)


def test_everybody_sees_what_is_played_and_at_whom() -> None:
    """R12.2"""
    table = draw("S").deal("Bpick", "Mpick", "Pns")
    steps = [table.play(move) for move in ("Bpick>2", "Mpick>2")]
    for step in steps:
        assert [redacted(event, None) for event in step.events] == list(step.events)


def test_everybody_sees_which_goal_a_map_looked_at() -> None:
    """R12.2"""
    table = draw("S").deal("V V")
    table.play("V@8,2")
    assert [view.public.looked for view in table.views()] == [((2,), (), ())] * 4


def test_everybody_sees_how_many_gold_cards_there_are_and_who_picks() -> None:
    """R12.3"""
    table = draw(ROAD).deal("Pew")
    table.play("Pew@7,0", "G1")
    for view in table.views():
        assert (view.public.gold_cards, view.public.offered, view.public.to_act) == ((1, 0, 0), 2, 2)


def test_everybody_sees_loose_nuggets() -> None:
    """R12.3"""
    table = draw("S", roles="digger saboteur digger", rounds=2).deal("V", "V", "V", gold=(3,))
    table.play("-V", "-V", "-V")
    assert [(view.public.gold_cards, view.public.loose) for view in table.views()] == [((0, 1, 0), (0, 1, 0))] * 4


def test_roles_and_goals_are_shown_when_the_round_has_ended() -> None:
    """R12.4"""
    table = draw(ROAD, roles="digger saboteur digger", spare="digger").deal("Pew")
    assert [(view.public.roles, view.public.spare) for view in table.views()] == [(None, None)] * 4
    table.play("Pew@7,0")
    for view in table.views():
        assert (view.public.roles, view.public.spare) == (("digger", "saboteur", "digger"), "digger")
        assert [goal.content for goal in view.public.goals] == ["Pes", "treasure", "Psw"]


def test_roles_of_a_past_round_stay_known() -> None:
    """R12.4"""
    table = draw("S", roles="digger saboteur digger", rounds=2).deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    public = table.game.public()
    assert (public.roles, public.results[0].roles) == (None, ("digger", "saboteur", "digger"))


def test_all_gold_is_shown_when_the_game_has_ended() -> None:
    """R12.5"""
    table = draw(ROAD).deal("Pew", gold=(3, 1, 1))
    table.play("Pew@7,0", "G3", "G1")
    assert table.game.public().gold is None
    table.play("G1")
    for view in table.views():
        assert (view.public.gold, view.public.nuggets) == (((3,), (1,), (1,)), (3, 1, 1))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_player_knows_role_and_hand(seat: int) -> None:
    """R12.6"""
    table = draw("S", roles="digger saboteur digger").deal("Pns R", "Pew V", "Pes Psw")
    hands = [("Pns", "R"), ("Pew", "V"), ("Pes", "Psw")]
    own = table.game.view(seat).own
    assert own is not None
    assert (own.role, own.hand) == (("digger", "saboteur", "digger")[seat], hands[seat])
    assert [redacted(event, seat) for event in table.game.opening if isinstance(event, Dealt)] == [
        event if event.seat == seat else Dealt(event.seat, HIDDEN, HIDDEN)
        for event in table.game.opening
        if isinstance(event, Dealt)
    ]


def test_a_spectator_has_no_hand() -> None:
    """R12.6"""
    assert draw("S").deal().game.view(None).own is None


def test_only_the_player_knows_the_own_discards_and_draws() -> None:
    """R12.6"""
    table = draw("S").deal("Pns R", deck="V")
    step = table.play("-Pns")
    assert [redacted(event, 1) for event in step.events[:2]] == [Discarded(0, HIDDEN), Drew(0, HIDDEN)]
    assert [redacted(event, 0) for event in step.events[:2]] == [Discarded(0, "Pns"), Drew(0, "V")]
    assert table.game.own(0).discards == ("Pns",)


@pytest.mark.parametrize(("seat", "content"), [(0, "treasure"), (1, HIDDEN), (None, HIDDEN)])
def test_only_the_player_knows_what_a_map_showed(seat: int | None, content: object) -> None:
    """R12.7"""
    (event, _) = draw("S", goals="treasure Pes Psw").deal("V V").play("V@8,-2").events
    shown = redacted(event, seat)
    assert isinstance(shown, GoalSeen)
    assert shown.content == content


def test_what_a_map_showed_is_forgotten_with_the_round() -> None:
    """R12.7: the goals are shuffled again"""
    table = draw("S", rounds=2).deal("V", "V", "V")
    table.play("V@8,0")
    assert table.game.own(0).seen == (None, "treasure", None)
    table.play("-V", "-V")
    assert table.game.own(0).seen == (None, None, None)


def test_only_the_player_knows_the_values_of_the_own_gold() -> None:
    """R12.8"""
    table = draw(ROAD).deal("Pew", gold=(3, 1, 1))
    table.play("Pew@7,0")
    taken = table.play("G3").events[0]
    assert (redacted(taken, 0), redacted(taken, 1)) == (GoldTaken(0, 3), GoldTaken(0, HIDDEN))
    assert [table.game.own(seat).gold for seat in range(3)] == [(3,), (), ()]


def test_the_offer_is_seen_by_who_picks_while_picking() -> None:
    """R12.8"""
    table = draw(ROAD).deal("Pew", gold=(3, 1, 2))
    table.play("Pew@7,0")
    assert [table.game.own(seat).offer for seat in range(3)] == [(1, 2, 3), (), ()]
    offered = table.play("G3").events[-1]
    assert [table.game.own(seat).offer for seat in range(3)] == [(), (), (1, 2)]
    assert [redacted(offered, seat) for seat in (0, 2)] == [GoldOffered(2, 2, HIDDEN), GoldOffered(2, 2, (1, 2))]


def test_a_saboteur_sees_the_own_draws_and_what_was_put_back() -> None:
    """R12.9"""
    table = draw("S", roles="saboteur saboteur digger", rounds=2).deal("V", "V", "V", gold=(2, 3, 1, 3))
    step = table.play("-V", "-V", "-V")
    paid = [event for event in step.events if isinstance(event, GoldPaid)]
    assert [redacted(event, 0) for event in paid] == [
        GoldPaid(0, 2, 0, (2, 1), (3,)),
        GoldPaid(1, 1, 0, HIDDEN, HIDDEN),
    ]
    assert [redacted(event, None) for event in paid] == [
        GoldPaid(0, 2, 0, HIDDEN, HIDDEN),
        GoldPaid(1, 1, 0, HIDDEN, HIDDEN),
    ]


def test_cards_put_back_are_in_the_own_view_until_the_next_round() -> None:
    """R12.9"""
    table = draw("S", roles="saboteur saboteur digger").deal("V", "V", "V", gold=(2, 3, 1, 3))
    table.play("-V", "-V", "-V")
    assert [table.game.own(seat).rejected for seat in range(3)] == [(3,), (), ()]


def test_nobody_sees_the_draw_pile_the_gold_pile_or_face_down_goals() -> None:
    """R12.10: worlds that differ in nothing else look the same"""
    one = draw(ROAD, goals="Pes treasure Psw").deal("Pns V", deck="R V", gold=(1, 2, 3))
    other = draw(ROAD, goals="treasure Pes Psw").deal("Pns V", deck="V R", gold=(3, 2, 1))
    assert one.views() == other.views()


def test_nobody_sees_the_seed() -> None:
    """R12.10"""
    game = Game.seeded(Setup(players=3), "a seed that nobody may see")
    assert "a seed" not in repr([game.view(seat) for seat in (None, 0, 1, 2)])
    assert "a seed" not in repr(game.opening)


def test_a_view_has_no_place_for_anything_hidden() -> None:
    """R12.10: a new field must be thought about, and added here"""
    public = (
        "edition players options rounds version round starter phase to_act mine goals hand_sizes broken deck_size "
        "discards played looked choices stone roles spare offered gold_cards loose gold results nuggets winners"
    )
    assert [field.name for field in fields(Public)] == public.split()
    assert [field.name for field in fields(Own)] == "role hand discards seen gold offer rejected".split()


def test_the_count_towards_a_ring_is_not_shown() -> None:
    """R12.11: one seat 0 could only discard, the other need not have; nobody else can tell"""
    forced = draw("S", edition="ru").deal("Mpick Mpick Mpick+lamp", "Mlamp Mlamp R", "Mcart Mcart R")
    free = draw("S", edition="ru").deal("Mpick V Mpick+lamp", "Mlamp Mlamp R", "Mcart Mcart R")
    for table in (forced, free):
        table.play("-Mpick", "-Mlamp")
    assert seen_by_others(forced, 0) == seen_by_others(free, 0)
    forced.play("-Mcart")
    free.play("-Mcart")
    assert (forced.game.over, free.game.over) == (True, False)


def test_the_face_down_pile_changes_nobodys_view() -> None:
    """R12.12"""
    one, other = draw("S").deal("Pns V Pew"), draw("S").deal("Pns V Pew")
    one.play("-Pns")
    other.play("-V")
    assert seen_by_others(one, 0) == seen_by_others(other, 0)
    assert one.game.view(0) != other.game.view(0)


@pytest.mark.parametrize(
    ("mine", "edition", "moves", "phase", "choices", "stone", "offered"),
    [
        (ROAD, "lt", (), "play", (), None, 0),
        (FORK, "et", ("Pnsw@8,1",), "turn-goal", (1, 2), None, 0),
        (WALL, "lt", ("Pew@7,0",), "lay-stone", (), 1, 0),
    ],
)
def test_a_view_says_what_is_pending(
    mine: str,
    edition: str,
    moves: tuple[str, ...],
    phase: str,
    choices: tuple[int, ...],
    stone: int | None,
    offered: int,
) -> None:
    """R12.13"""
    table = draw(mine, edition=edition, goals=NORTH).deal("Pnes Pew")
    for move in moves:
        table.play(move)
    for view in table.views():
        public = view.public
        assert (public.phase, public.to_act) == (phase, 0)
        assert (public.choices, public.stone, public.offered) == (choices, stone, offered)


def test_a_view_says_when_gold_is_picked_and_when_the_game_is_over() -> None:
    """R12.13"""
    table = draw(ROAD).deal("Pew", gold=(1,))
    table.play("Pew@7,0")
    assert (table.game.public().phase, table.game.public().to_act) == ("pick-gold", 0)
    table.play("G1")
    assert (table.game.public().phase, table.game.public().to_act) == ("over", None)


@pytest.mark.parametrize("edition", EDITION_CODES)
@pytest.mark.parametrize("players", [3, pytest.param(10, marks=pytest.mark.slow)])
def test_legal_moves_follow_from_the_view(edition: str, players: int) -> None:
    """R12.14: a whole game, always the move in the middle"""
    game = Game.seeded(Setup(edition, players, rounds=2), f"view/{edition}/{players}")
    while (seat := game.to_act) is not None:
        moves = game.legal_moves()
        assert legal_moves(game.view(seat)) == moves
        assert legal_moves(game.view((seat + 1) % players)) == legal_moves(game.view(None)) == []
        game.play(seat, moves[len(moves) // 2])
    assert [legal_moves(game.view(seat)) for seat in range(players)] == [[]] * players


@pytest.mark.parametrize(
    ("mine", "edition", "move", "legal"),
    [
        (FORK, "et", "Pnsw@8,1", ["T@8,0", "T@8,2"]),
        (WALL, "lt", "Pew@7,0", ["L@8,0:es", "L@8,0:nw"]),
        (REMOTE, "el", "Pew@2,0", ["G1", "G3"]),
    ],
)
def test_legal_decisions_and_picks_follow_from_the_view(mine: str, edition: str, move: str, legal: list[str]) -> None:
    """R12.14"""
    goals = "Pes treasure Psw" if mine == REMOTE else NORTH
    table = draw(mine, edition=edition, goals=goals).deal("Pnes Pew", gold=(3, 1, 1))
    table.play(move)
    assert legal_moves(table.game.view(0)) == table.legal() == legal


def test_a_refusal_reveals_nothing() -> None:
    """R12.14: two worlds that seat 0 cannot tell apart refuse the same moves for the same reasons"""
    one = draw(ROAD, edition="et", goals="Pes treasure Psw", roles="digger saboteur digger").deal(
        "Pns V", "R V", deck="Pew"
    )
    other = draw(ROAD, edition="et", goals="treasure Pes Psw", roles="digger digger saboteur").deal(
        "Pns V", "V R", deck="V"
    )
    assert one.game.view(0) == other.game.view(0)
    for move in ("Pns@7,0", "Pns@20,0", "R@1,0", "T@8,0", "G1", "L@8,0:es", "-Pew", "Bpick>1"):
        assert one.refusal(move) is other.refusal(move)


def test_a_played_path_card_is_no_secret() -> None:
    """R12.2"""
    laid = draw("S").deal("Pns").play("Pns@0,1").events[0]
    assert redacted(laid, None) == PathLaid(0, (0, 1), "Pns")
