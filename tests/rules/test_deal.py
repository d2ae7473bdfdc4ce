"""R14: from a seed to the cards, and deals made by hand."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from saboteur.rules import BadDeal, Game, HandMadeDeals, RoundDeal, SeededDeals, Setup, deal
from saboteur.rules.core.cards import GOAL_NAMES
from saboteur.rules.deal import DECK, GOLD, below, shuffled, words
from tests.kit.drawn_board import draw
from tests.rules.test_setting_up import in_line

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "vectors" / "deals.json").read_text(encoding="utf-8")
)


def dealt(vector: dict[str, Any]) -> tuple[SeededDeals, RoundDeal]:
    """The deals of a vector's table, and the round it is about."""
    deals = SeededDeals(Setup(players=vector["players"], options=frozenset(vector.get("options", ()))), vector["seed"])
    return deals, deals.round(vector["round"])


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['seed']}/{vector['round']}")
def test_a_published_deal_reproduces(vector: dict[str, Any]) -> None:
    """R14.4, R14.5, R14.6, R14.7, R14.8, R14.9"""
    deals, deal = dealt(vector)
    assert (deals.first, list(deals.gold)) == (vector["first"], vector["gold"])
    assert (list(deal.roles), deal.spare) == (vector["roles"], vector["spare"])
    assert list(deal.goals) == vector["goals"]
    assert [list(hand) for hand in deal.hands] == vector["hands"]
    assert list(deal.deck) == vector["deck"]


def test_the_published_deals_have_options_too() -> None:
    """An empty file, or one without options, would prove less than it seems to."""
    assert len(VECTORS) == 17
    assert {option for vector in VECTORS for option in vector.get("options", ())} >= {"all_saboteurs", "selfish_dwarf"}


def test_words_are_read_from_blocks_of_eight() -> None:
    """R14.1"""
    blocks = [hmac.new("žemė".encode(), f"2/deck:{block}".encode(), hashlib.sha256).digest() for block in (0, 1)]
    expected = [int.from_bytes(block[place : place + 4], "big") for block in blocks for place in range(0, 32, 4)]
    assert list(islice(words("žemė", "2/deck"), 16)) == expected


def test_each_label_has_a_stream_of_its_own() -> None:
    """R14.1"""
    streams = [
        tuple(islice(words("seed", label), 8)) for label in ("gold", "first", "1/roles", "1/goals", "1/deck", "2/deck")
    ]
    assert len(set(streams)) == 6


def test_a_number_below_is_the_word_modulo() -> None:
    """R14.2"""
    assert [below(iter([word]), 3) for word in (0, 1, 2, 3, 2**32 - 2)] == [0, 1, 2, 0, 2]


def test_a_word_that_would_favour_small_numbers_is_passed_over() -> None:
    """R14.2: 2**32 - 1 is the one word too many for three equal parts"""
    assert below(iter([2**32 - 1, 5]), 3) == 2


def test_for_a_power_of_two_no_word_is_passed_over() -> None:
    """R14.2"""
    assert below(iter([2**32 - 1]), 16) == 15


def test_shuffling_swaps_from_the_end() -> None:
    """R14.3"""
    stream, pile = words("mix", "gold"), list("abcdef")
    for last in (5, 4, 3, 2, 1):
        other = below(stream, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    assert shuffled("abcdef", "mix", "gold") == pile


@pytest.mark.parametrize("few", [(), ("only",)])
def test_one_card_or_none_needs_no_chance(few: tuple[str, ...]) -> None:
    """R14.3"""
    assert shuffled(few, "mix", "gold") == list(few)


def test_each_pile_has_its_label() -> None:
    """R14.4"""
    deals = SeededDeals(Setup(players=3), "labels")
    assert list(deals.gold) == shuffled(GOLD, "labels", "gold")
    assert list(deals.round(2).goals) == shuffled(GOAL_NAMES, "labels", "2/goals")
    assert deals.first == below(words("labels", "first"), 3)


def test_gold_is_sorted_before_shuffling_and_its_top_is_first() -> None:
    """R14.5"""
    assert GOLD == (1,) * 16 + (2,) * 8 + (3,) * 4
    game = Game.seeded(Setup(players=3), "top")
    assert game.pile == SeededDeals(game.setup, "top").gold


def test_dwarfs_go_to_the_seats_and_the_last_is_left_over() -> None:
    """R14.6"""
    setup = Setup(players=4, options=frozenset({"selfish_dwarf"}))
    assert setup.role_cards == ("saboteur", "digger", "digger", "digger", "selfish")
    deal = SeededDeals(setup, "dwarfs").round(3)
    assert [*deal.roles, deal.spare] == shuffled(setup.role_cards, "dwarfs", "3/roles")


def test_goals_go_to_the_rows_from_the_north() -> None:
    """R14.7"""
    assert GOAL_NAMES == ["treasure", "Pes", "Psw"]
    game = Game.seeded(Setup(players=3), "rows")
    assert game.deal.goals == tuple(shuffled(GOAL_NAMES, "rows", "1/goals"))


def test_hands_are_dealt_in_blocks_and_the_rest_is_the_draw_pile() -> None:
    """R14.8"""
    deal, pile = SeededDeals(Setup(players=3), "blocks").round(1), tuple(shuffled(DECK, "blocks", "1/deck"))
    assert deal.hands == (pile[:6], pile[6:12], pile[12:18])
    assert deal.deck == pile[18:]


def test_the_example_of_the_rules_is_worked_out_correctly() -> None:
    """R14.9"""
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    word = next(words("a map", "first"))
    assert f"`{word.to_bytes(4).hex(' ')}`. That is {word:,}, which leaves {word % 3} when divided by 3" in page
    assert SeededDeals(Setup(players=3), "a map").first == word % 3


def test_a_named_first_seat_goes_before_the_lot() -> None:
    """R14.9"""
    assert SeededDeals(Setup(players=5, first=4), "named").first == 4


def test_a_seed_must_be_text_that_can_be_written() -> None:
    """R14.1: a lone surrogate has no UTF-8"""
    with pytest.raises(BadDeal) as refused:
        SeededDeals(Setup(), "\ud800")
    assert refused.value.code == "seed-not-text"


# -- deals made by hand ----------------------------------------------------------------------------------------------

SETUP = Setup(players=3, rounds=1)
PLAIN = draw("S").round_deal("Pns V")


def test_a_deal_may_be_made_by_hand() -> None:
    """R14.10"""
    table = draw("S ─ ┐", broken={1: "pick"}, goals="treasure Pes Psw").deal("Pns R", deck="V V")
    public = table.game.public()
    assert public.mine == ((0, 0, "Pnesw"), (1, 0, "Pew"), (2, 0, "Psw"))
    assert (public.broken[1], public.deck_size, table.game.own(0).hand) == (("pick",), 2, ("Pns", "R"))


def test_a_goal_may_lie_turned_up_in_a_hand_made_mine() -> None:
    """R14.10"""
    assert draw("S . . . . . . . ┘", goals="treasure Pes Psw").deal().goals == "? ┘ ?"


def test_by_hand_seat_0_begins_unless_another_is_named() -> None:
    """R14.10"""
    setups = (SETUP, replace(SETUP, first=2))
    assert [Game.hand_made(setup, PLAIN).to_act for setup in setups] == [0, 2]
    assert Game.hand_made(SETUP, PLAIN, first=1).to_act == 1


def test_every_round_has_its_own_deal() -> None:
    """R14.10"""
    second = draw("S ┼").round_deal("Pew V")
    deals = HandMadeDeals(Setup(players=3, rounds=2), (PLAIN, second))
    assert (deals.round(1), deals.round(2)) == (PLAIN, second)


# Thirty cards, none beside another.
SCATTERED = tuple(
    f"{card}@{3 * (number % 10)},{3 * (number // 10) + 4}"
    for number, card in enumerate([card for card in DECK if card.startswith("P")][4:34])
)


@pytest.mark.parametrize(
    ("code", "spoiled"),
    [
        ("deal-roles", lambda: replace(PLAIN, roles=("digger", "digger"))),
        ("deal-roles", lambda: replace(PLAIN, roles=("digger", "digger", "dwarf"))),
        ("deal-roles", lambda: replace(PLAIN, spare="nobody")),
        ("deal-roles", lambda: replace(PLAIN, roles=("selfish", "digger", "digger"))),
        ("deal-goals", lambda: replace(PLAIN, goals=("treasure", "Pes"))),
        ("deal-goals", lambda: replace(PLAIN, goals=("treasure", "treasure", "Pes"))),
        ("deal-hands", lambda: replace(PLAIN, hands=PLAIN.hands[:2])),
        ("deal-hand-sizes", lambda: replace(PLAIN, hands=(("V",), ("V",), ()))),
        ("deal-hand-sizes", lambda: replace(PLAIN, hands=(("V",), ("V",), ("V", "R")))),
        ("deal-hand-sizes", lambda: replace(PLAIN, hands=((), (), ()))),
        ("deal-hand-sizes", lambda: replace(PLAIN, hands=(tuple(DECK[:7]), tuple(DECK[7:14]), tuple(DECK[14:21])))),
        ("deal-broken", lambda: replace(PLAIN, broken=((), ()))),
        ("deal-broken", lambda: replace(PLAIN, broken=((), (), ("shovel",)))),
        ("deal-card", lambda: replace(PLAIN, deck=("Pnw",))),
        ("deal-card", lambda: replace(PLAIN, hands=(("?",), ("V",), ("V",)))),
        ("deal-too-many", lambda: replace(PLAIN, deck=("R",) * 4)),
        ("deal-too-many", lambda: replace(PLAIN, deck=("Pw",), mine=("Pe@-1,0",))),
        ("deal-too-many", lambda: replace(PLAIN, deck=("Blamp",) * 3, broken=(("lamp",), (), ()))),
        ("deal-laid", lambda: replace(PLAIN, mine=("Pns",))),
        ("deal-laid", lambda: replace(PLAIN, mine=("Pns@1",))),
        ("deal-laid", lambda: replace(PLAIN, mine=("Pns@1,2,3",))),
        ("deal-laid", lambda: replace(PLAIN, mine=("Pns@+1,0",))),
        ("deal-laid", lambda: replace(PLAIN, mine=("Psn@1,0",))),
        ("deal-laid", lambda: replace(PLAIN, mine=("V@1,0",))),
        ("deal-laid", lambda: replace(PLAIN, mine=("Pns@" + "9" * 5000 + ",0",))),
        ("deal-cell", lambda: replace(PLAIN, mine=("Pnesw@0,0",))),
        ("deal-cell", lambda: replace(PLAIN, mine=("Pns@1,0", "Pew@1,0"))),
        ("deal-stone", lambda: replace(PLAIN, mine=("Pnesw@8,0",))),
        ("deal-stone", lambda: replace(PLAIN, mine=("Psw@8,-2",))),
        ("deal-spread", lambda: replace(PLAIN, mine=("Pns@57,0",))),
        ("deal-spread", lambda: replace(PLAIN, mine=("Pns@0,-56",))),
        ("deal-spread", lambda: replace(PLAIN, mine=("Pns@-30,0", "Pns@32,0"))),
        ("deal-spread", lambda: replace(PLAIN, mine=SCATTERED)),
    ],
)
def test_a_deal_that_the_box_cannot_give_is_refused(code: str, spoiled: Callable[[], RoundDeal]) -> None:
    """R14.10"""
    with pytest.raises(BadDeal) as refused:
        Game.hand_made(SETUP, spoiled())
    assert refused.value.code == code
    assert refused.value.arguments["round"] == 1


@pytest.mark.parametrize(
    ("code", "make"),
    [
        ("deal-rounds", lambda: HandMadeDeals(SETUP, ())),
        ("deal-rounds", lambda: HandMadeDeals(SETUP, (PLAIN, PLAIN))),
        ("deal-first", lambda: HandMadeDeals(SETUP, (PLAIN,), 3)),
        ("deal-first", lambda: HandMadeDeals(SETUP, (PLAIN,), -1)),
        ("deal-first", lambda: HandMadeDeals(replace(SETUP, first=1), (PLAIN,), 2)),
        ("deal-gold", lambda: HandMadeDeals(SETUP, (PLAIN,), 0, (3, 3, 3, 3, 3))),
        ("deal-gold", lambda: HandMadeDeals(SETUP, (PLAIN,), 0, (4,))),
    ],
)
def test_a_game_made_by_hand_must_fit_its_table(code: str, make: Callable[[], HandMadeDeals]) -> None:
    """R14.10"""
    with pytest.raises(BadDeal) as refused:
        make()
    assert refused.value.code == code


@pytest.mark.parametrize(("diggers", "saboteurs"), [(8, 2), (5, 5)])
def test_there_are_no_more_dwarfs_than_in_the_box(diggers: int, saboteurs: int) -> None:
    """R14.10"""
    roles = "digger " * diggers + "saboteur " * saboteurs
    with pytest.raises(BadDeal) as refused:
        draw("S", roles=roles).deal()
    assert refused.value.code == "deal-roles"


def test_what_play_can_give_is_never_too_wide() -> None:
    """R14.10: forty cards in one line, and after each the position could have been made by hand"""
    table = draw(edition="el").deal("V", "V", "V", deck=in_line("ew"))
    table.play("-V", "-V", "-V")
    for distance in range(1, 38):
        table.play(next(move for move in table.legal("P") if move.endswith(f"@{-distance},0")))
        mine = tuple(f"{card}@{column},{row}" for column, row, card in table.game.public().mine if column)
        hands = tuple(table.game.own(seat).hand for seat in range(3))
        HandMadeDeals(SETUP, (replace(PLAIN, mine=mine, hands=hands, deck=table.game.deal.deck[distance + 3 :]),))


def test_a_deal_of_later_rounds_is_checked_at_the_beginning() -> None:
    """R14.10"""
    with pytest.raises(BadDeal) as refused:
        HandMadeDeals(Setup(players=3, rounds=2), (PLAIN, replace(PLAIN, goals=())))
    assert refused.value.arguments == {"round": 2}


def test_a_pile_is_shuffled_the_same_word_by_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """R14.3: if one is among the words of a pile, it is shuffled word by word; without one, both ways agree."""
    quickly = shuffled(DECK, "pile", "1/deck")
    monkeypatch.setattr(deal, "_FAIR", [0] * 66)
    assert shuffled(DECK, "pile", "1/deck") == quickly
    stream = chain([2**32 - 1], words("pile", "1/deck"))
    assert deal._shuffled_slowly(list(DECK), stream) == quickly
