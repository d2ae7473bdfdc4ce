"""OpenSpiel's states as views and histories, and a search whose playouts tell something."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from saboteur.bots import BotGame, distances, make_bot
from saboteur.research.beliefs import Posterior, believe
from saboteur.research.codec import Codec
from saboteur.research.openspiel_search import BeliefResampler, PlayoutEvaluator
from saboteur.research.worlds import sample
from saboteur.rules import Game, Setup
from saboteur.rules.core.cards import GOAL_NAMES, KINDS
from saboteur.rules.core_writing import ROLES

HISTORY = (
    "1 0 0 0 2 6 20 4 8 15 26 9 3 19 16 3 25 26 21 25 4 18 24 4081 16 29 6 147 1 29 5 58 13 3543 26 147 "
    "26 3567 6 3590 21 4 2 3619 18 48 6 2 0 3650 17 26 4 0 20 39 14 3127 0 67 5 4145 23 6 2 26 3 14 22 25 "
    "2 3 10 13 2 0 26 6 17 9 5 26 0 39 4 98 7 0 25 4 1 7 11 25 16 1 6 11 18 16 4 5 26 18 5 21 3 26 3 18 "
    "12 3151 1 3 17 12 0 3174 2 39 19 5 127 57 5 3205 5 3693 21 6 4189"
)
LAST_CHANCE = tuple(map(int, HISTORY.split()))
"""All outcomes and actions of a round. The deck is empty, and the digger to act has seen the treasure: only a card at
7,-2 brings the tunnel to it before the hands are empty."""
BEST = "Pnsw@7,-2"


def after(history: tuple[int, ...], players: int = 3) -> Any:
    state = pyspiel.load_game("python_saboteur", {"players": players}).new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def searched(state: Any, evaluator: Any, seed: int, resampler: Any = None) -> str:
    chance = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=1.0, max_simulations=100, max_world_samples=-1, evaluator=evaluator,
        random_state=chance,
    )  # fmt: skip
    bot.set_resampler(resampler or (lambda true, player: true.resample_from_infostate(player, chance.random_sample)))
    return str(state.action_to_string(bot.step(state)))


def test_informed_search_finds_the_best_move_and_random_rollouts_do_not() -> None:
    state = after(LAST_CHANCE)
    informed = [searched(state, PlayoutEvaluator(seed=seed), seed) for seed in range(5)]
    assert informed.count(BEST) >= 4
    assert [searched(state, PlayoutEvaluator(seed=seed), seed) for seed in range(5)] == informed
    blind = [searched(state, mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)), seed) for seed in range(5)]
    assert blind.count(BEST) <= 1


def test_the_true_state_is_refused_unless_that_is_meant() -> None:
    state = after(LAST_CHANCE)
    with pytest.raises(ValueError, match="this state was not resampled: its value would tell what the other players"):
        PlayoutEvaluator().evaluate(state)
    assert PlayoutEvaluator(true_states=True).evaluate(state).shape == (3,)
    drawn = state.resample_from_infostate(2, random.Random(1).random)
    drawn.apply_action(drawn.legal_actions()[0])
    assert PlayoutEvaluator().evaluate(drawn.clone()).shape == (3,), "what follows from a drawn state is one, too"


def test_values_are_means_of_returns_and_follow_from_the_seed() -> None:
    drawn = after(LAST_CHANCE[:40]).resample_from_infostate(0, random.Random(1).random)
    told = str(drawn)
    for state in (drawn, drawn.child(drawn.legal_actions()[0])):  # a player acts, and chance
        one, other = (PlayoutEvaluator(8, seed=3).evaluate(state) for _ in range(2))
        assert one.dtype == np.float64
        assert (one == other).all()
        assert set((one * 8 % 2).tolist()) == {0.0}, "the mean of eight times 1 or -1"
    assert str(drawn) == told, "the state that is valued stays as it is"
    everything = PlayoutEvaluator(true_states=True)
    assert set(everything.evaluate(after(())).tolist()) <= {-1.0, 1.0}, "also before the cards are dealt"
    state, chance = after(LAST_CHANCE), random.Random(2)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert everything.evaluate(state).tolist() == state.returns()


def test_priors_are_even_and_those_of_chance() -> None:
    state = after(LAST_CHANCE)
    actions, chances = zip(*PlayoutEvaluator().prior(state), strict=True)
    assert list(actions) == state.legal_actions()
    assert sum(chances) == pytest.approx(1.0)
    assert len(set(chances)) == 1
    assert PlayoutEvaluator().prior(after(())) == after(()).chance_outcomes()


@pytest.mark.parametrize(("players", "edition"), [(3, "lt"), (5, "et"), (8, "el")])
def test_views_and_observations_are_those_of_the_game(players: int, edition: str) -> None:
    """Own cards may have come in another order; whoever reads the history believes the same."""
    setup = Setup(edition, players, rounds=1, first=0)
    game = Game.seeded(setup, f"openspiel/{players}")
    bots = [make_bot("detective", str(seat)) for seat in range(players)]
    table, codec, deal = BotGame(game, bots), Codec(), game.deal
    state = pyspiel.load_game("python_saboteur", {"players": players, "edition": edition}).new_initial_state()
    hands = [KINDS.index(card) for hand in deal.hands for card in hand]
    for outcome in (*map(ROLES.index, deal.roles), *(GOAL_NAMES.index(goal) for goal in deal.goals[:2]), *hands):
        state.apply_action(outcome)
    draws = [KINDS.index(card) for card in deal.deck]
    while not state.is_terminal():
        player, view = state.current_player(), game.view(state.current_player())
        assert state.view(player) == view
        assert state.view(None) == game.view(None)
        history = state.observations(player)
        assert [len(entry.events) for entry in history] == [len(o.events) for o in table.histories[player] if o.events]
        silent = [entry for entry in table.histories[player] if entry.claim is None]
        posterior = believe(state.view(player), history)
        assert posterior == believe(view, silent)
        drawn = state.resample_from_infostate(player, random.Random(game.version).random)
        assert (drawn.view(player), drawn.observations(player)) == (state.view(player), history)
        assert distances(drawn.view(player)) == distances(view)
        assert sample(drawn.view(player), 1, history=history)
        table.step()
        state.apply_action(codec.action(game.moves[-1], view))
        if state.is_chance_node():
            with pytest.raises(ValueError, match="not of chance or of the end"):
                state.view(player)
            state.apply_action(draws.pop(0))
    with pytest.raises(ValueError, match="not of chance or of the end"):
        state.observations(0)


def decided(players: int, moves: int, seed: int) -> Any:
    """A state in a round in which somebody is to act after so many moves of detectives."""
    chance = random.Random(seed)
    state = pyspiel.load_game("python_saboteur", {"players": players}).new_initial_state()
    codec, bot, made = Codec(), make_bot("detective", "x"), 0
    while state.is_chance_node() or made < moves:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
            continue
        player, made = state.current_player(), made + 1
        view = state.view(player)
        state.apply_action(codec.action(bot.choose(view, state.observations(player)), view))
    return state


@pytest.mark.parametrize(("players", "moves", "seed"), [(3, 10, 1), (5, 13, 2), (5, 19, 3), (7, 12, 4)])
def test_states_are_drawn_as_likely_as_the_player_believes(players: int, moves: int, seed: int) -> None:
    """Roles and treasure together; and the player cannot tell any of them from the true one."""
    state, resampler, draws = decided(players, moves, seed), BeliefResampler(seed), 3000
    player = state.current_player()
    posterior = resampler.posterior(state, player)
    assert posterior == believe(state.view(player), state.observations(player))
    found: Counter[tuple[frozenset[int], int]] = Counter()
    for number in range(draws):
        drawn = resampler(state, player)
        saboteurs = frozenset(seat for seat, role in enumerate(drawn.roles) if ROLES[role] == "saboteur")
        found[saboteurs, [GOAL_NAMES[goal] for goal in drawn.goals].index("treasure")] += 1
        if number < 20:
            assert drawn.information_state_string(player) == state.information_state_string(player)
            assert drawn.legal_actions() == state.legal_actions()
            assert drawn.resampled_for == player
    assert set(found) <= set(posterior.joint)
    for world, chance in posterior.joint.items():
        assert abs(found[world] - draws * chance) <= 4.5 * (draws * chance * (1 - chance)) ** 0.5 + 1, world
    assert posterior != believe(state.view(player), None), "what was played tells something"


def test_a_state_is_drawn_by_a_posterior_of_this_player_alone() -> None:
    state = decided(5, 13, 2)
    player = state.current_player()
    posterior, chance = believe(state.view(player), state.observations(player)), random.Random(1)
    sure, _ = max(posterior.joint.items(), key=lambda item: item[1])
    drawn = state.resample_from_infostate(player, chance.random, Posterior(5, {sure: 1.0}))
    assert {seat for seat, role in enumerate(drawn.roles) if ROLES[role] == "saboteur"} == sure[0]
    assert drawn.goals[sure[1]] == GOAL_NAMES.index("treasure")
    with pytest.raises(ValueError, match="the posterior is of 4 players"):
        state.resample_from_infostate(player, chance.random, Posterior(4, {sure: 1.0}))
    wrong = frozenset(range(5)) - sure[0]
    with pytest.raises(ValueError, match="posterior is of another"):
        state.resample_from_infostate(player, chance.random, Posterior(5, {(wrong, 0): 1.0}))


def test_search_with_beliefs_repeats_and_asks_for_them_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state, asked = decided(3, 8, 5), []
    believed = BeliefResampler.posterior

    def counted(resampler: BeliefResampler, *of: Any) -> Posterior:
        asked.append(of)
        return believed(resampler, *of)

    monkeypatch.setattr(BeliefResampler, "posterior", counted)
    assert searched(state, PlayoutEvaluator(), 1, BeliefResampler()) == searched(
        state, PlayoutEvaluator(), 1, BeliefResampler()
    )
    assert len(asked) == 2
