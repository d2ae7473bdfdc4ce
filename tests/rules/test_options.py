"""R11: what a table may agree on."""

from __future__ import annotations

from collections import Counter

import pytest

from saboteur.rules import OPTIONS, BadSetup, Game, Refusal, SeededDeals, Setup
from saboteur.rules.events import GoldPaid, GoldShown, GoldTaken
from tests.kit.drawn_board import Table, draw
from tests.rules.drawn_mines import EDITION_CODES, ROAD
from tests.rules.test_sharing import picking_seats


def found(roles: str, options: str, broken: dict[int, str] | None = None, spare: str | None = None) -> Table:
    """Seat 0 has just found the treasure."""
    table = draw(ROAD, roles=roles, options=options, broken=broken or {}, spare=spare).deal("Pew")
    table.play("Pew@7,0")
    return table


def test_all_options_are_off() -> None:
    """R11.1"""
    assert Setup().options == frozenset()


@pytest.mark.parametrize("edition", EDITION_CODES)
def test_every_option_goes_with_every_edition(edition: str) -> None:
    """R11.1"""
    game = Game.seeded(Setup(edition, 5, frozenset(OPTIONS)), "options")
    assert game.public().options == tuple(sorted(OPTIONS))


def test_there_are_no_other_options() -> None:
    """R11.1"""
    assert tuple(OPTIONS) == ("others_only", "all_saboteurs", "broken_unpaid", "selfish_dwarf", "open_gold")
    with pytest.raises(BadSetup) as refused:
        Setup(options=frozenset({"open_gold", "fast"}))
    assert (refused.value.code, refused.value.arguments) == ("unknown-option", {"option": "fast"})
    assert str(refused.value) == f"unknown-option (option fast): {', '.join(OPTIONS)} are allowed"


def test_options_may_be_any_list_of_names() -> None:
    """R11.1"""
    for options in (["open_gold"], ("open_gold",), {"open_gold"}, frozenset({"open_gold"})):
        setup = Setup(options=options)  # type: ignore[arg-type]
        assert setup == Setup(options=frozenset({"open_gold"}))
        assert setup.agreed.open_gold
    with pytest.raises(
        TypeError, match=r"options: 'open_gold' is one text; give a list of names, such as \['open_gold'"
    ):
        Setup(options="open_gold")  # type: ignore[arg-type]


def test_others_only_you_may_not_break_your_own_tools() -> None:
    """R11.2"""
    board = draw("S", options="others_only")
    assert board.refusal("Blamp>0") is Refusal.OWN_TOOL
    assert board.deal("Blamp").legal("B") == ["Blamp>1", "Blamp>2"]


def test_others_only_you_may_mend_your_own_tools() -> None:
    """R11.2"""
    assert draw("S", options="others_only", broken={0: "lamp"}).allows("Mlamp>0")


@pytest.mark.parametrize(
    ("players", "diggers", "saboteurs"),
    [(3, 2, 1), (4, 3, 1), (5, 3, 2), (6, 4, 2), (7, 4, 3), (8, 5, 3), (9, 6, 3), (10, 6, 4)],
)
def test_all_saboteurs_are_in_play_and_no_dwarf_is_left_over(players: int, diggers: int, saboteurs: int) -> None:
    """R11.3"""
    deal = SeededDeals(Setup(players=players, options=frozenset({"all_saboteurs"})), "all").round(1)
    assert Counter(deal.roles) == {"digger": diggers, "saboteur": saboteurs}
    assert deal.spare is None


def test_a_digger_with_a_broken_tool_is_paid_all_the_same() -> None:
    """R11.4: without the option"""
    assert picking_seats(found("digger digger digger", "", {2: "lamp"})) == [0, 2, 1]


def test_broken_unpaid_skips_a_digger_with_a_broken_tool_and_draws_as_many() -> None:
    """R11.4"""
    assert picking_seats(found("digger digger digger digger", "broken_unpaid", {2: "lamp"})) == [0, 3, 1, 0]


def test_broken_unpaid_does_not_touch_the_saboteurs() -> None:
    """R11.4: what saboteurs are due is paid with broken tools, too"""
    table = draw("S", roles="digger saboteur digger", options="broken_unpaid", broken={1: "pick"}).deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    assert table.game.nuggets == (0, 4, 0)


def test_broken_unpaid_skips_who_would_pick_first() -> None:
    """R11.5: seat 3 would, in place of the saboteur"""
    assert picking_seats(found("saboteur digger digger digger", "broken_unpaid", {3: "cart"})) == [2, 1, 2, 1]


def test_broken_unpaid_draws_nothing_when_nobody_is_left() -> None:
    """R11.6"""
    table = found("saboteur digger digger", "broken_unpaid", {1: "pick", 2: "lamp cart"})
    assert (table.game.phase, len(table.game.pile), table.game.nuggets) == ("over", 28, (0, 0, 0))


@pytest.mark.parametrize(("players", "diggers"), [(3, 2), (5, 3), (10, 6)])
def test_selfish_dwarf_is_one_of_the_digger_cards(players: int, diggers: int) -> None:
    """R11.7"""
    cards = Counter(Setup(players=players, options=frozenset({"selfish_dwarf"})).role_cards)
    assert (cards["selfish"], cards["digger"]) == (1, diggers)


def test_selfish_dwarf_who_lays_the_last_path_takes_four_nuggets_alone() -> None:
    """R11.8"""
    table = draw(ROAD, roles="selfish digger saboteur", options="selfish_dwarf").deal("Pew", gold=(3, 2, 1))
    step = table.play("Pew@7,0")
    assert [event for event in step.events if isinstance(event, GoldPaid)] == [GoldPaid(0, 2, 0, (3, 1), (2,))]
    assert (table.game.phase, table.game.nuggets, table.game.pile) == ("over", (4, 0, 0), (2,))


def test_selfish_dwarf_is_paid_after_a_stall_like_a_saboteur() -> None:
    """R11.8"""
    table = draw(ROAD, roles="selfish digger saboteur", options="selfish_dwarf").deal("Pew", gold=(3, 3))
    table.play("Pew@7,0")
    assert (table.game.gold[0], table.game.loose[0], table.game.pile) == ((3,), 1, (3,))


def test_selfish_dwarf_in_play_is_skipped_and_costs_a_card() -> None:
    """R11.9"""
    assert picking_seats(found("digger digger selfish digger", "selfish_dwarf")) == [0, 3, 1]


def test_selfish_dwarf_among_ten_players_leaves_eight_cards() -> None:
    """R11.9"""
    table = found("digger " * 5 + "selfish " + "saboteur " * 4, "selfish_dwarf")
    assert table.game.public().offered == 8


def test_selfish_dwarf_never_picks_in_a_saboteurs_place() -> None:
    """R11.10: seat 3 sits next to the saboteur who found the treasure"""
    table = found("saboteur digger digger selfish", "selfish_dwarf")
    assert picking_seats(table) == [2, 1, 2]
    assert table.game.nuggets[3] == 0


def test_selfish_dwarf_left_over_changes_nothing() -> None:
    """R11.11"""
    assert picking_seats(found("digger digger digger", "selfish_dwarf", spare="selfish")) == [0, 2, 1]


def test_selfish_dwarf_gets_nothing_when_the_saboteurs_win() -> None:
    """R11.12"""
    table = draw("S", roles="selfish saboteur digger", options="selfish_dwarf").deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    assert table.game.nuggets == (0, 4, 0)


def test_selfish_dwarf_gets_nothing_when_no_saboteur_is_in_play() -> None:
    """R11.12"""
    table = draw("S", roles="selfish digger digger", options="selfish_dwarf").deal("V", "V", "V")
    table.play("-V", "-V", "-V")
    assert table.game.nuggets == (0, 0, 0)


@pytest.mark.parametrize("players", range(3, 11))
def test_selfish_dwarf_stays_when_a_digger_is_taken_out(players: int) -> None:
    """R11.13"""
    both = Setup(players=players, options=frozenset({"selfish_dwarf", "all_saboteurs"}))
    cards = Counter(both.role_cards)
    assert (cards["selfish"], cards.total()) == (1, players)
    assert cards["saboteur"] == Counter(Setup(players=players).role_cards)["saboteur"]


def test_open_gold_shows_what_is_picked() -> None:
    """R11.14"""
    table = draw(ROAD, options="open_gold", rounds=2).deal("Pew", gold=(3, 1, 1))
    step = table.play("Pew@7,0", "G3")
    assert step.events[:2] == (GoldTaken(0, 3), GoldShown(0, (3,)))
    assert [view.public.gold for view in table.views()] == [((3,), (), ())] * 4


def test_open_gold_shows_what_a_saboteur_draws() -> None:
    """R11.14"""
    table = draw("S", roles="digger saboteur digger", options="open_gold", rounds=2).deal("V", "V", "V", gold=(3, 1))
    step = table.play("-V", "-V", "-V")
    assert GoldShown(1, (3, 1)) in step.events
    assert [view.public.gold for view in table.views()] == [((), (3, 1), ())] * 4


def test_open_gold_does_not_show_the_offer() -> None:
    """R11.14"""
    table = found("digger digger digger", "open_gold")
    assert (table.game.own(0).offer, table.game.own(1).offer) == ((1, 1, 1), ())
