"""The oracle in positions laid by hand: rulings that the games of the vectors meet rarely or never."""

from __future__ import annotations

import random

import pytest

from tests.kit.oracle import Goal, Oracle

# A tunnel along row 0 that ends in front of the middle goal, in (6, 0).
ROAD = {(column, 0): "Pew" for column in range(1, 7)}
# The same, led to the cell between the middle and the lower goal.
FORK = {**ROAD, (7, 0): "Psw", (7, 1): "Pne"}


def position(
    *,
    edition: str = "lt",
    players: int = 3,
    options: tuple[str, ...] = (),
    cards: dict[tuple[int, int], str],
    goals: tuple[str, str, str] = ("Pes", "treasure", "Psw"),
    hand: list[str],
    roles: list[str] | None = None,
) -> Oracle:
    """One round, seat 0 to act with that hand, the others with one map each, an empty deck."""
    game = Oracle(edition=edition, players=players, options=options, rounds=1, first=0, seed="position")
    game.cards.update(cards)
    game.goals = {(8, row): Goal(content) for row, content in zip((-2, 0, 2), goals, strict=True)}
    game.hands = [hand, *(["V"] for _ in range(players - 1))]
    game.deck = []
    game.roles = roles or ["digger"] * players
    return game


def lies(game: Oracle) -> list[str | None]:
    """How the goals lie, from north to south."""
    return [game.goals[8, row].lies for row in (-2, 0, 2)]


def payout(pile: list[int], roles: list[str]) -> Oracle:
    """A round of three players lost by the diggers, with that gold pile."""
    game = position(cards={}, hand=["V"], roles=roles)
    game.gold_pile = pile
    for move in ("V@8,0", "V@8,0", "-V"):
        game.play(move)
    return game


def test_one_card_reaches_two_goals_and_both_are_turned() -> None:
    """R10: all that are reached"""
    game = position(edition="el", cards=FORK, goals=("treasure", "Pes", "Psw"), hand=["Pnes", "V"])
    game.play("Pnsw@8,1")
    assert lies(game) == [None, "Pes", "Pne"]
    assert game.seat == 1


def test_et_turns_one_goal_and_the_other_waits_for_the_next_path_card() -> None:
    """R10: one, the layer's choice"""
    game = position(edition="et", cards=FORK, goals=("treasure", "Pes", "Psw"), hand=["Pnes", "V"])
    game.hands[1], game.hands[2] = ["V", "Pns"], ["Pns", "V"]
    game.play("Pnsw@8,1")
    assert (game.phase, game.seat, game.legal()) == ("turn-goal", 0, ["T@8,0", "T@8,2"])
    game.play("T@8,0")
    assert lies(game) == [None, "Pes", None]
    game.play("V@8,2")
    assert lies(game) == [None, "Pes", None]
    game.play("Pns@0,-1")
    assert lies(game) == [None, "Pes", "Pne"]


def test_et_forgets_a_waiting_goal_that_a_rockfall_cuts_off() -> None:
    """R6: a goal is turned if it is reached after a path card"""
    game = position(edition="et", cards=FORK, goals=("treasure", "Pes", "Psw"), hand=["Pnes", "V"])
    game.hands[1], game.hands[2] = ["R", "V"], ["Pns", "V"]
    for move in ("Pnsw@8,1", "T@8,0", "R@3,0", "Pns@0,-1"):
        game.play(move)
    assert lies(game) == [None, "Pes", None]


def test_the_treasure_among_two_goals_ends_the_round_before_the_stone_is_laid() -> None:
    """R6: nothing more is decided or drawn"""
    game = position(cards=FORK, hand=["Pnes", "V"])
    game.deck = ["Pns"]
    game.play("Pnsw@8,1")
    assert lies(game) == [None, "Pnesw", None]
    assert (game.goals[8, 2].turned, game.deck, game.hands[0]) == (True, ["Pns"], ["V"])
    assert (game.phase, game.results[0]["how"]) == ("pick-gold", "treasure")


def test_a_stone_carries_on_to_the_next_goal() -> None:
    """R6: search again"""
    game = position(edition="el", cards={**ROAD, (8, 1): "Pns"}, goals=("treasure", "Psw", "Pes"), hand=["Pew", "V"])
    game.play("Pew@7,0")
    assert lies(game) == [None, "Psw", "Pnw"]


def test_et_does_not_chain() -> None:
    """R6: at most one goal is turned per path card"""
    game = position(edition="et", cards={**ROAD, (8, 1): "Pns"}, goals=("treasure", "Psw", "Pes"), hand=["Pew", "V"])
    game.play("Pew@7,0")
    assert lies(game) == [None, "Psw", None]


def test_a_goal_reached_from_afar_is_turned() -> None:
    """R10, ruling"""
    cards = {**ROAD, (7, 0): "Pew"}
    del cards[3, 0]
    game = position(edition="el", cards=cards, goals=("treasure", "Psw", "Pes"), hand=["Pew", "V"])
    game.play("Pew@3,0")
    assert lies(game) == [None, "Psw", None]


def test_a_dead_end_reaches_no_goal() -> None:
    """R6"""
    game = position(cards=ROAD, hand=["Pe/w", "V"])
    game.play("Pe/w@7,0")
    assert not game.goals[8, 0].turned


MISFIT = {**ROAD, (8, -1): "Pew"}  # a wall north of the middle goal
TWO_WAYS_IN = {**ROAD, (6, 0): "Pesw", (7, 0): "Pew", (6, 1): "Pne", (7, 1): "Pew", (8, 1): "Pnw"}


@pytest.mark.parametrize("edition", ["lt", "lv", "ru", "et"])
def test_the_layer_chooses_how_a_misfit_lies_and_draws_afterwards(edition: str) -> None:
    """R6: choose"""
    game = position(edition=edition, cards=MISFIT, goals=("treasure", "Pes", "Psw"), hand=["Pew", "V"])
    game.deck = ["R"]
    game.play("Pew@7,0")
    assert (game.phase, game.seat, game.legal()) == ("lay-stone", 0, ["L@8,0:es", "L@8,0:nw"])
    assert game.hands[0] == ["V"]
    game.play("L@8,0:es")
    assert lies(game) == [None, "Pes", None]
    assert (game.phase, game.seat, game.hands[0]) == ("play", 1, ["R", "V"])


def test_el_lays_a_misfit_open_towards_the_card_just_laid() -> None:
    """R6: follow"""
    cards = {**ROAD, (7, 1): "Pne", (8, 1): "Pnw"}  # the search will also come in from the south
    game = position(edition="el", cards=cards, goals=("treasure", "Pes", "Psw"), hand=["Pnew", "V"])
    game.play("Pesw@7,0")
    assert lies(game) == [None, "Pnw", None]


def test_el_lays_a_misfit_reached_from_afar_where_the_search_came_in() -> None:
    """R6: follow"""
    cards = {**MISFIT, (7, 0): "Pew"}
    del cards[3, 0]
    game = position(edition="el", cards=cards, goals=("treasure", "Pes", "Psw"), hand=["Pew", "V"])
    game.play("Pew@3,0")
    assert lies(game) == [None, "Pnw", None]


def test_el_lets_the_layer_decide_when_the_search_came_in_both_ways() -> None:
    """R6: follow"""
    cards = dict(TWO_WAYS_IN)
    del cards[3, 0]
    game = position(edition="el", cards=cards, goals=("treasure", "Pes", "Psw"), hand=["Pew", "V"])
    game.play("Pew@3,0")
    assert (game.phase, game.legal()) == ("lay-stone", ["L@8,0:es", "L@8,0:nw"])


def test_touching_is_enough_only_in_el_and_et() -> None:
    """R10, first row"""
    wall_to_wall = "Pns@1,-1"  # beside the eastern wall of the card in (0, -1)
    for edition, legal in (("lt", False), ("lv", False), ("ru", False), ("el", True), ("et", True)):
        game = position(edition=edition, cards={(0, -1): "Pns"}, hand=["Pns", "V"])
        assert (wall_to_wall in game.legal()) is legal, edition


def test_a_face_down_goal_is_nothing_to_touch() -> None:
    """R10, ruling"""
    game = position(edition="et", cards={}, hand=["Pns"])
    assert game.legal() == ["-Pns", "Pns@0,-1", "Pns@0,1"]


@pytest.mark.parametrize("edition", ["ru", "et"])
def test_a_ring_of_players_who_can_only_discard_ends_the_round(edition: str) -> None:
    """R10, deck empty"""
    game = position(edition=edition, cards={}, hand=["Mpick", "Mpick"])
    game.hands = [["Mpick", "Mpick"] for _ in range(3)]
    for _ in range(3):
        game.play("-Mpick")
    assert (game.phase, game.results[0]["how"], game.results[0]["turns"]) == ("over", "ring", 3)


def test_a_voluntary_discard_starts_the_ring_anew() -> None:
    """R10, deck empty"""
    game = position(edition="ru", cards={}, hand=["Mpick"] * 3)
    game.hands = [["Mpick"] * 3, ["Mpick"] * 2 + ["V"], ["Mpick"] * 3]
    for move in ("-Mpick", "-V", "-Mpick", "-Mpick"):
        game.play(move)
        assert game.phase == "play"
    game.play("-Mpick")
    assert (game.results[0]["how"], game.results[0]["turns"]) == ("ring", 5)


def test_the_turn_that_takes_the_last_card_of_the_deck_is_not_in_the_ring() -> None:
    """R10: each begun with the deck empty"""
    game = position(edition="ru", cards={}, hand=["Mpick"] * 2)
    game.hands = [["Mpick"] * 2 for _ in range(3)]
    game.deck = ["Mpick"]
    for _ in range(3):
        game.play("-Mpick")
    assert game.phase == "play"
    game.play("-Mpick")
    assert game.results[0]["how"] == "ring"


def test_lt_plays_on_until_all_hands_are_empty() -> None:
    """R10, deck empty"""
    game = position(edition="lt", cards={}, hand=["Mpick"] * 2)
    game.hands = [["Mpick"] * 2 for _ in range(3)]
    for _ in range(6):
        game.play("-Mpick")
    assert (game.phase, game.results[0]["how"]) == ("over", "hands")


@pytest.mark.parametrize(
    ("pile", "gold", "loose", "left"),
    [
        ([1, 3, 2], [1, 3], 0, [2]),
        ([3, 2, 1, 2], [3, 1], 0, [2, 2]),
        ([3, 2, 2], [2, 2], 0, [3]),
        ([2, 3, 3, 1, 3], [3, 1], 0, [3, 3, 2]),
        ([3, 3], [3], 1, [3]),
        ([1], [1], 3, []),
        ([], [], 4, []),
    ],
)
def test_a_lone_saboteur_draws_four_nuggets(pile: list[int], gold: list[int], loose: int, left: list[int]) -> None:
    """R7, with the ruling for a payout that stalls"""
    game = payout(pile, ["digger", "saboteur", "digger"])
    assert (game.gold, game.loose, game.gold_pile) == ([[], gold, []], [0, loose, 0], left)
    assert (game.nuggets, game.winners) == ([0, 4, 0], [1])


def test_saboteurs_draw_clockwise_from_the_player_after_the_last_to_act() -> None:
    """R8; seat 2 acts last"""
    game = payout([1, 2, 3, 1, 1, 1], ["saboteur"] * 3)
    assert game.gold == [[1, 2], [3], [1, 1, 1]]


def test_without_a_saboteur_in_play_nobody_gets_anything() -> None:
    """R8"""
    game = payout([1, 2, 3], ["digger"] * 3)
    assert (game.results[0]["winner"], game.nuggets, game.winners) == ("saboteurs", [0, 0, 0], [0, 1, 2])


@pytest.mark.parametrize(("players", "number"), [(3, 3), (9, 9), (10, 9)])
def test_the_diggers_draw_as_many_cards_as_players_but_nine_for_ten(players: int, number: int) -> None:
    """R8"""
    game = position(players=players, cards=ROAD, hand=["Pew"])
    top = game.gold_pile[:number]
    game.play("Pew@7,0")
    assert (game.offer, game.seat, len(game.gold_pile)) == (top, 0, 28 - number)


def test_a_short_pile_is_shared_and_passed_counter_clockwise() -> None:
    """R8"""
    game = position(players=4, cards=ROAD, hand=["Pew"], roles=["digger", "digger", "saboteur", "digger"])
    game.gold_pile = [1, 2]
    game.play("Pew@7,0")
    assert game.legal() == ["G1", "G2"]
    game.play("G2")
    assert (game.seat, game.legal()) == (3, ["G1"])
    game.play("G1")
    assert game.gold == [[2], [], [], [1]]


def test_for_a_saboteur_the_first_digger_counter_clockwise_is_the_finder() -> None:
    """R8"""
    game = position(players=4, cards=ROAD, hand=["Pew"], roles=["saboteur", "digger", "digger", "saboteur"])
    game.play("Pew@7,0")
    assert (game.results[0]["finder"], game.seat) == (2, 2)


def test_the_selfish_dwarf_who_lays_the_last_card_takes_four_nuggets_alone() -> None:
    """R10, selfish_dwarf"""
    roles = ["selfish", "digger", "saboteur"]
    game = position(options=("selfish_dwarf",), cards=ROAD, hand=["Pew"], roles=roles)
    game.gold_pile = [3, 2, 1]
    game.play("Pew@7,0")
    assert (game.phase, game.nuggets, game.gold_pile) == ("over", [4, 0, 0], [2])


@pytest.mark.parametrize(("players", "number"), [(4, 3), (10, 8)])
def test_the_selfish_dwarf_in_play_costs_a_card_and_is_skipped(players: int, number: int) -> None:
    """R10, selfish_dwarf: he may be named as the finder, as in the vectors, but the next digger picks first"""
    roles = ["saboteur", *["digger"] * (players - 2), "selfish"]
    game = position(players=players, options=("selfish_dwarf",), cards=ROAD, hand=["Pew"], roles=roles)
    game.play("Pew@7,0")
    assert (game.results[0]["finder"], game.seat, len(game.offer)) == (players - 1, players - 2, number)


def test_diggers_with_a_broken_tool_are_skipped_and_the_number_stays() -> None:
    """R10, broken_unpaid"""
    roles = ["saboteur", "digger", "digger", "digger"]
    game = position(players=4, options=("broken_unpaid",), cards=ROAD, hand=["Pew"], roles=roles)
    game.broken[3] = {"lamp"}
    game.play("Pew@7,0")
    seats = []
    while game.phase == "pick-gold":
        seats.append(game.seat)
        game.play(game.legal()[0])
    assert seats == [2, 1, 2, 1]


def test_nothing_is_drawn_when_every_digger_has_a_broken_tool() -> None:
    """R10, broken_unpaid"""
    roles = ["saboteur", "digger", "digger"]
    game = position(options=("broken_unpaid",), cards=ROAD, hand=["Pew"], roles=roles)
    game.broken = [set(), {"lamp"}, {"pick"}]
    game.play("Pew@7,0")
    assert (game.phase, len(game.gold_pile), game.nuggets) == ("over", 28, [0, 0, 0])


def test_a_double_repair_always_names_the_tool() -> None:
    """R13"""
    game = position(cards={}, hand=["Mpick", "Mpick+lamp"])
    game.broken[2] = {"pick", "cart"}
    assert game.legal() == ["-Mpick", "-Mpick+lamp", "Mpick+lamp>2:pick", "Mpick>2"]


def test_what_is_no_move_is_refused_and_changes_nothing() -> None:
    """R13"""
    game = position(cards={}, hand=["Pes", "V"])
    for text in ("", "Pwn@0,1", "Pnw@00,1", "Pnw@0,+1", "Pnw@0,1 ", "-Pnw", "V@8,-02", "V@8,1", "T@8,0", "G1"):
        with pytest.raises(ValueError, match="not legal"):
            game.play(text)
    assert (game.seat, game.turns, game.hands[0]) == (0, 0, ["Pes", "V"])


@pytest.mark.parametrize("edition", ["lt", "lv", "ru", "el", "et"])
def test_a_random_round_ends_and_keeps_all_gold(edition: str) -> None:
    """R3 and R7"""
    options = ("broken_unpaid", "selfish_dwarf")
    game = Oracle(edition=edition, players=7, options=options, rounds=1, seed=f"random/{edition}")
    chance = random.Random(edition)
    while game.phase != "over":
        game.play(chance.choice(game.legal()))
        assert len(game.gold_pile) + len(game.offer) + sum(map(len, game.gold)) == 28
    assert (game.seat, game.legal()) == (None, [])
    assert game.results[0]["turns"] <= 67
