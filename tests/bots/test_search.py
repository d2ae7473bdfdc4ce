"""Search: worlds that fit what a seat knows, quick play that is legal and measures like the slow, a fair halving."""

from __future__ import annotations

from itertools import permutations

import pytest

from saboteur.bots.belief import vector
from saboteur.bots.built_in_bots import KNOWING, SCHEME, SCHEMER, SEARCH
from saboteur.bots.deception import EARLY_STAKE, DeceptivePolicy
from saboteur.bots.likelihoods import fitted
from saboteur.bots.policy import known_to
from saboteur.bots.rollout import RolloutPolicy
from saboteur.bots.search import SearchPolicy, SequentialHalving
from saboteur.bots.seat_history import initial_belief
from saboteur.bots.tunnel_distance import TunnelDistances
from saboteur.bots.weights import scheme_of, style_of
from saboteur.rules import EDITIONS, Game, Setup
from saboteur.rules.core.cards import KINDS, TREASURE
from saboteur.rules.core.layout import ENDED, PHASE, PLAY, SABOTEUR, SEAT, TURNED
from saboteur.rules.core.playout import Chance
from saboteur.rules.core.round import Round
from saboteur.rules.core_reading import hand_of

STYLE = style_of(KNOWING)


def _world(seed: str, moves: int, players: int = 5, edition: str = "lt") -> Round:
    """A true state after some moves of quick play."""
    state = Game.seeded(Setup(edition, players, rounds=1), seed).state
    rollout, hopes, doubts = RolloutPolicy(STYLE), vector([333, 333, 333]), vector([300] * 10)
    rollout.enter()
    for number in range(moves):
        if state.memory[PHASE] == ENDED:
            break
        move = state.legal()[0]
        if state.memory[PHASE] == PLAY:
            move = rollout.move(state, hopes, doubts, number)
        assert state.allows(move)
        state.apply(move)
        rollout.moved(move)
    return state


@pytest.mark.parametrize("edition", EDITIONS)
def test_quick_play_is_legal_to_the_end(edition: str) -> None:
    assert _world(f"legal {edition}", 200, 6, edition).ended


@pytest.mark.parametrize("moves", [0, 9, 20, 33])
def test_a_flood_from_the_goal_measures_like_one_from_the_start(moves: int) -> None:
    state = _world("floods", moves)
    distances, rollout = TunnelDistances(), RolloutPolicy(STYLE)
    distances.load(state)
    distances.flood()
    face_down = [goal for goal in range(3) if not state.memory[TURNED] >> goal & 1]
    assert [rollout.missing(state, goal) for goal in face_down] == [distances.to_goal[goal] for goal in face_down]


def _search_policy() -> SearchPolicy:
    return SearchPolicy(STYLE, 0, 2, 10, 0)


def test_a_drawn_world_is_whole_and_keeps_what_the_seat_knows() -> None:
    true = _world("drawn", 14)
    seat = true.memory[SEAT]
    known = known_to(true, seat)
    belief = initial_belief(Setup("lt", 5), fitted())
    for seed in range(8):
        world = _search_policy().drawn(known, belief, Chance(seed))
        assert hand_of(world, seat) == hand_of(true, seat)
        assert [len(hand_of(world, other)) for other in range(5)] == [len(hand_of(true, other)) for other in range(5)]
        assert all(set(hand_of(world, other)) <= set(KINDS) for other in range(5))
        assert world.roles[seat] == true.roles[seat]
        assert 1 <= list(world.roles).count(SABOTEUR) <= 2
        assert list(world.goals).count(TREASURE) == 1


def test_worlds_are_drawn_as_believed() -> None:
    """If all that is known says that one seat is a saboteur, it is one in every world."""
    true = _world("believed", 3)
    seat = true.memory[SEAT]
    other = (seat + 1) % 5
    belief = initial_belief(Setup("lt", 5), fitted())
    belief.tell(1 << other | (1 << seat if true.roles[seat] == SABOTEUR else 0))
    worlds = [_search_policy().drawn(known_to(true, seat), belief, Chance(seed)) for seed in range(5)]
    assert all(world.roles[other] == SABOTEUR for world in worlds)


def test_stones_that_nobody_has_seen_lie_in_either_order() -> None:
    policy, chance = _search_policy(), Chance(1)
    state = _world("stones", 6)
    known = known_to(state, state.memory[SEAT])
    assert list(known.goals) == [3, 3, 3]
    belief = initial_belief(Setup(players=5), fitted())
    orders = [tuple(policy.drawn(known, belief, chance).goals) for _ in range(600)]
    assert {order: 50 < orders.count(order) < 150 for order in permutations(range(3))} == dict.fromkeys(
        permutations(range(3)), True
    )


def _halving(rounds: list[list[int]]) -> SequentialHalving:
    halving = SequentialHalving(vector([70, 80, 90]))
    for worths in rounds:
        for place, worth in enumerate(worths):
            halving.worths[place] = worth
        halving.note()
    halving.rank()
    return halving


def test_a_move_must_be_surely_better_than_the_one_without_search() -> None:
    assert _halving([[0, 1000, 0], [0, 1000, 1000], [1000, 1000, 0]] * 5).winner(0, 10) == 80
    assert _halving([[0, 1000, 0], [1000, 0, 0]] * 5 + [[0, 1000, 0]]).winner(0, 10) == 70
    assert _halving([[0, 30, 0]] * 9).winner(40, 10) == 70


def test_the_worse_half_drops_out_but_never_the_first() -> None:
    halving = SequentialHalving(vector([1, 2, 3, 4, 5, 6]))
    for place, worth in enumerate([0, 5, 50, 10, 40, 20]):
        halving.worths[place] = worth
    halving.note()
    halving.halve()
    assert [halving.candidates[halving.order[place]] for place in range(halving.left)] == [1, 3, 5]


def test_a_saboteur_pays_for_what_gives_him_away_and_only_while_he_hides() -> None:
    state = _world("scheme", 2)
    while state.roles[state.memory[SEAT]] != SABOTEUR:
        state.apply(state.legal()[-1])
    belief = initial_belief(Setup("lt", 5), fitted())
    known = known_to(state, state.memory[SEAT])
    costs = {}
    for early in (3, 0):
        scheme = scheme_of({**SCHEME, "EARLY_GO_ROUNDS": early, "EARLY_STAKE": 50, "EARLY_CREDIT": 1000, "STAKE": 0})
        schemer = DeceptivePolicy(STYLE, 0, 2, 4, 0, scheme)
        schemer.consider(known, belief)
        belief.look_ahead(known)
        costs[early] = [schemer.handicap(known, belief, move) for move in known.legal()]
    exposures = [belief.exposure(known, move) for move in known.legal()]
    assert costs[3] == [50 * exposure // 1000 for exposure in exposures]
    assert max(costs[3]) > 0 > min(costs[3])
    assert set(costs[0]) == {0}


def test_a_stake_can_be_another_at_some_numbers_of_players() -> None:
    scheme = scheme_of(SCHEME, {7: 1})
    stakes = [scheme[EARLY_STAKE + players] for players in range(3, 11)]
    assert stakes == [1 if players == 7 else SCHEME["EARLY_STAKE"] for players in range(3, 11)]


def test_the_ladder_has_the_bots_that_search() -> None:
    assert isinstance(SEARCH.policy(), SearchPolicy)
    assert isinstance(SCHEMER.policy(), DeceptivePolicy)
