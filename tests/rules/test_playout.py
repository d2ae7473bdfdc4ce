"""Chance for bots and research: random deals, random play, and dealing anew what a seat cannot see."""

from __future__ import annotations

from collections import Counter

import pytest

from saboteur.rules import Game, Setup
from saboteur.rules.core.cards import UNKNOWN
from saboteur.rules.core.layout import DIGGERS, DISCARDS, PLAYED, RING, TOP, TURNED
from saboteur.rules.core.playout import (
    Chance,
    dwarf_cards,
    playout,
    playouts,
    random_play,
    random_round,
    random_rounds,
    redealt,
    redealt_often,
    unseen_cards,
)
from saboteur.rules.core.round import Round
from saboteur.rules.core.start_round import begin_round
from saboteur.rules.core_reading import hand_of, looked_by, mine_of, pile_at
from saboteur.rules.deal import DECK
from saboteur.rules.view import state_of
from tests.kit.drawn_board import Table, draw
from tests.rules.drawn_mines import FORK, NORTH, ROAD

FOUR = [1, 0, 0, 0, 0]
"""All dwarf cards of a table of four, the left-over one included."""
THREE = [1, 0, 0, 0]

RULES = {"continue": 0, "touch": 1, "et": 11, "el": 5, "ru, others only": 24}


def test_chance_is_the_same_for_the_same_seed() -> None:
    one, other = Chance(7), Chance(7)
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_chance_begins_again() -> None:
    chance = Chance(7)
    first = [chance.below(1000) for _ in range(5)]
    chance.reseed(7)
    assert [chance.below(1000) for _ in range(5)] == first


@pytest.mark.parametrize("limit", [1, 2, 3, 67, 1000])
def test_chance_stays_below_its_limit(limit: int) -> None:
    chance = Chance(1)
    drawn = [chance.below(limit) for _ in range(20 * limit)]
    assert min(drawn) == 0
    assert max(drawn) == limit - 1
    assert len(set(drawn)) > limit * 0.9


def test_close_seeds_give_unrelated_numbers() -> None:
    assert len({Chance(seed).below(1 << 30) for seed in range(1000)}) == 1000


# -- random rounds ---------------------------------------------------------------------------------------------------


def dealt(players: int, rules: int, seed: int) -> Round:
    """A round dealt by chance; the dwarfs are one saboteur and diggers."""
    return random_round(players, rules, dwarf_cards(1, players), Chance(seed))


@pytest.mark.parametrize(("players", "cards"), [(3, 6), (6, 5), (10, 4)])
def test_a_random_deal_is_a_deal(players: int, cards: int) -> None:
    """R2.3, R2.5, R2.7, R2.8"""
    begun = dealt(players, 0, 5)
    assert [len(hand_of(begun, seat)) for seat in range(players)] == [cards] * players
    assert len(begun.deck) == 67 - cards * players
    assert sorted(begun.goals) == [0, 1, 2]
    assert Counter(begun.roles) == {0: players, 1: 1}


def test_random_deals_differ() -> None:
    deals = {(begun.seat, tuple(begun.goals), tuple(begun.deck)) for begun in (dealt(4, 0, seed) for seed in range(30))}
    assert len(deals) == 30


def position(edition: str, mine: str, hand: str, broken: dict[int, str] | None = None) -> Round:
    """A state of the core in which seat 0 has many moves."""
    return draw(mine, edition=edition, goals="Pes Psw treasure", broken=broken or {}).deal(hand).game.state


@pytest.mark.parametrize(
    "state",
    [
        position("lt", "S ─ ╬ . . . . . ┐", "Pns Pes Bpick Mlamp+cart R V", {1: "lamp", 2: "pick"}),
        position("el", "S ─ . ╬ . . . . ?", "Pw Pnew Blamp Mpick R V", {0: "cart"}),
        position("et", "S . . . . . . . ┐", "Pnes Pn/e/s V", {}),
        position("ru", "S", "Mpick Mlamp R", {}),
    ],
    ids=["lt", "el", "et", "ru"],
)
def test_a_random_play_is_any_legal_move_and_no_other(state: Round) -> None:
    """R3.1: each about as often as the others"""
    legal = list(state.legal())
    chance, rounds = Chance(1), 60
    drawn = Counter(random_play(state, chance) for _ in range(rounds * len(legal)))
    assert set(drawn) == set(legal)
    assert max(drawn.values()) < 2 * rounds
    assert min(drawn.values()) > rounds // 2


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_a_play_out_ends_and_leaves_the_state_alone(rules: int) -> None:
    begun = dealt(5, rules, 11)
    before = list(begun.memory)
    ended = playout(begun, 3)
    assert (ended.ended, begun.ended) == (True, False)
    assert list(begun.memory) == before


def test_a_play_out_takes_decisions_at_the_goals() -> None:
    """R6.3: at et's fork now this goal is turned, now that"""
    begun = draw(FORK, edition="et", goals=NORTH).deal("Pnes", "V", "V").game.state
    assert {playout(begun, seed).memory[TURNED] for seed in range(60)} == {0b000, 0b010, 0b100}


def test_the_same_seed_gives_the_same_play_out() -> None:
    begun = dealt(5, 0, 11)
    assert list(playout(begun, 3).memory) == list(playout(begun, 3).memory)
    assert list(playout(begun, 3).memory) != list(playout(begun, 4).memory)


def test_play_outs_count_the_diggers_wins() -> None:
    """R7.1: with one gap to close, random players find the treasure now and then"""
    begun = draw(ROAD).deal("Pew Pnew", "Pnew Pnesw", "Pnesw V").game.state
    wins = [playout(begun, seed).winner == DIGGERS for seed in range(100, 140)]
    assert playouts(begun, 40, 100) == sum(wins)
    assert 0 < sum(wins) < 40


def test_random_rounds_count_their_moves() -> None:
    dwarfs = dwarf_cards(1, 3)
    one = random_rounds(3, 0, dwarfs, 1, 9)
    assert 18 < one < 120
    assert random_rounds(3, 0, dwarfs, 3, 9) > one


# -- dealing anew ----------------------------------------------------------------------------------------------------


def midgame() -> Table:
    """A seeded game after some turns: goals were looked at, cards discarded, paths laid."""
    table = Table(Game.seeded(Setup(players=4, first=0), "midgame"))
    for wish in ("V", "-", "P", "P") * 4:
        moves = table.legal(wish) or table.legal()
        table.play(moves[len(moves) // 2])
    return table


def cards_of(state: Round) -> Counter[str]:
    """All cards of a state, wherever they are."""
    kinds = list(dict.fromkeys(DECK))
    piles = [pile_at(state, PLAYED), *(pile_at(state, DISCARDS + 2 * seat) for seat in range(state.players))]
    hands = [hand_of(state, seat) for seat in range(state.players)]
    rest = [kinds[kind] for kind in list(state.deck)[state.memory[TOP] :]]
    return Counter([*rest, *(card for pile in [*piles, *hands] for card in pile)])


def known_to(state: Round, seat: int) -> tuple[object, ...]:
    """What a seat sees of a state and must find again in every world that is dealt for it."""
    sizes = [len(hand_of(state, other)) for other in range(state.players)]
    goals = [state.goals[goal] for goal in looked_by(state, seat)]
    own = (hand_of(state, seat), pile_at(state, DISCARDS + 2 * seat), state.roles[seat])
    return (*own, sizes, goals, len(state.deck), mine_of(state))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_world_dealt_anew_fits_what_the_seat_knows(seat: int) -> None:
    """R12.14: and all 67 cards are somewhere"""
    state = midgame().game.state
    for seed in range(5):
        world = redealt(state, seat, seed, FOUR)
        assert known_to(world, seat) == known_to(state, seat)
        assert cards_of(world) == Counter(DECK)
        assert (sorted(world.goals), sorted(world.roles)) == ([0, 1, 2], sorted(FOUR))


def test_worlds_dealt_anew_differ() -> None:
    state = midgame().game.state
    worlds = [redealt(state, 0, seed, FOUR) for seed in range(30)]
    assert len({tuple(world.deck) for world in worlds}) == 30
    assert len({hand_of(world, 1) for world in worlds}) > 20
    assert len({tuple(world.roles) for world in worlds}) > 1
    assert list(redealt(state, 0, 4, FOUR).deck) == list(redealt(state, 0, 4, FOUR).deck)


def test_many_are_dealt_again_as_one_by_one() -> None:
    state = midgame().game.state
    worlds = redealt_often(state, 0, 5, 12, FOUR)
    for number, world in enumerate(worlds):
        one = redealt(state, 0, 5 + number, FOUR)
        assert [list(part) for part in (world.memory, world.deck, world.goals, world.roles)] == [
            list(part) for part in (one.memory, one.deck, one.goals, one.roles)
        ]
    with pytest.raises(ValueError, match="role of the seat"):
        redealt_often(state, 0, 1, 1, [3, 3, 3, 3])


def test_dealing_anew_leaves_the_state_alone() -> None:
    state = midgame().game.state
    before = (list(state.memory), list(state.deck), list(state.goals), list(state.roles))
    redealt(state, 2, 1, FOUR)
    assert (list(state.memory), list(state.deck), list(state.goals), list(state.roles)) == before


def test_dealing_anew_does_not_depend_on_what_is_hidden() -> None:
    """R12.10: two tables that seat 0 cannot tell apart give it the same worlds"""
    one = draw(ROAD, goals="Pes treasure Psw", roles="digger saboteur digger").deal("Pns V", "R V", deck="Pew R")
    other = draw(ROAD, goals="treasure Psw Pes", roles="digger digger saboteur").deal("Pns V", "Pes V", deck="Pew V")
    for table in (one, other):
        table.play("-V", "-V")
    assert one.game.view(0) == other.game.view(0)
    for seed in range(5):
        world, twin = (redealt(table.game.state, 0, seed, THREE) for table in (one, other))
        assert [hand_of(world, seat) for seat in (1, 2)] == [hand_of(twin, seat) for seat in (1, 2)]
        assert (list(world.goals), list(world.roles)) == (list(twin.goals), list(twin.roles))


def test_the_hidden_count_towards_a_ring_is_forgotten() -> None:
    """R12.11"""
    state = Game.seeded(Setup("ru", 3), "ring").state
    state.memory[RING] = 2
    assert redealt(state, 1, 4, THREE).memory[RING] == 0


def test_what_only_another_seat_knows_is_dealt_anew() -> None:
    """R12.7: seat 0 looked at a goal, but this state was made from the view of seat 1"""
    table = draw(ROAD, goals="Pes treasure Psw").deal("V V")
    table.play("V@8,0")
    state = state_of(table.game.view(1))
    assert {redealt(state, 0, seed, THREE, [0, 0, 1]).goals[1] for seed in range(20)} == {0, 1, 2}


def test_goals_that_were_seen_stay() -> None:
    """R12.7"""
    table = draw(ROAD, goals="Pes treasure Psw").deal("V V")
    table.play("V@8,0")
    worlds = [list(redealt(table.game.state, 0, seed, THREE).goals) for seed in range(20)]
    assert {tuple(goals) for goals in worlds} == {(1, 0, 2), (2, 0, 1)}


def test_a_turned_stone_stays() -> None:
    """R12.1"""
    table = draw("S . . . . . . . ┐", goals="Pes Psw treasure").deal("V V")
    worlds = [tuple(redealt(table.game.state, 1, seed, THREE).goals) for seed in range(20)]
    assert set(worlds) == {(0, 2, 1), (1, 2, 0)}


def test_a_view_becomes_a_whole_world() -> None:
    """R12.14: from the view alone, with the dwarf cards of the table"""
    table = midgame()
    world = redealt(state_of(table.game.view(table.actor)), table.actor, 3, FOUR)
    assert (sorted(world.goals), sorted(world.roles)) == ([0, 1, 2], [0, 0, 0, 0, 1])
    assert UNKNOWN not in list(world.deck)[world.memory[TOP] :]
    assert sorted(world.legal()) == sorted(table.game.state.legal())
    assert playout(world, 1).ended


def test_how_many_saboteurs_there_are_is_dealt_anew() -> None:
    """R12.9: the left-over dwarf may be the saboteur, whether the state has one or not"""
    for roles in ("digger digger digger", "digger saboteur digger"):
        state = draw("S", roles=roles).deal().game.state
        counts = Counter(sum(list(redealt(state, 0, seed, THREE).roles)[:3]) for seed in range(300))
        assert 60 < counts[0] < 140, roles  # one of three places is the left-over dwarf's
        assert set(counts) == {0, 1}


def test_fewer_dwarfs_than_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="fewer dwarf cards"):
        redealt(midgame().game.state, 0, 1, [1, 0, 0])


def test_a_caller_may_bring_roles_and_goals() -> None:
    state = midgame().game.state
    world = redealt(state, 0, 1, FOUR, [0, 1, 0, 0], [2, 1, 0])
    assert (list(world.roles), list(world.goals)) == ([0, 1, 0, 0], [2, 1, 0])


def test_the_own_role_must_be_among_the_dwarfs() -> None:
    state = draw("S", roles="saboteur digger digger").deal().game.state
    with pytest.raises(ValueError, match="role of the seat"):
        redealt(state, 0, 1, [0, 0, 0, 0])


def test_more_hidden_places_than_cards_are_refused() -> None:
    state = begin_round(3, 0, 0, [UNKNOWN] * 67, [3, 3, 3], [3, 3, 3])
    state.give(1, UNKNOWN)
    with pytest.raises(ValueError, match="more places are hidden"):
        redealt(state, 0, 1, [3, 3, 3])


def test_what_a_seat_has_not_seen() -> None:
    """R12.6: all but its hand, its discards and what was played"""
    table = draw("S").deal("Pns R V", "V V V", "Pes Pes Pes")
    table.play("-R", "V@8,0", "-Pes")
    kinds = list(dict.fromkeys(DECK))
    unseen = Counter(kinds[kind] for kind in unseen_cards(table.game.state, 0))
    assert unseen == Counter(DECK) - Counter(["Pns", "V", "R", "V"])
