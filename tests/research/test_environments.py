"""PettingZoo, Gymnasium, OpenSpiel and the vector environment: their own checkers, exact replay, clear refusals."""

from __future__ import annotations

import random
import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from saboteur.research import openspiel, saboteur_v0
from saboteur.research.codec import Codec
from saboteur.research.encoding import AIM_ACTIONS, LOOK_ACTIONS, TURN_ACTIONS
from saboteur.research.single_seat import SingleSeatEnv
from saboteur.research.vector_env import VectorEnv
from saboteur.rules import EDITIONS, final

pytestmark = pytest.mark.filterwarnings("default")
TABLES = [(3, "lt"), (5, "lv"), (8, "ru"), (10, "el"), (5, "et")]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_pettingzoo_finds_nothing(players: int, edition: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(saboteur_v0.env(players=players, edition=edition), num_cycles=100)
    assert edition in EDITIONS


def test_seeds_decide_everything() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: saboteur_v0.env(players=4, rounds=2, rewards="nuggets"), num_cycles=60)


def _played(seed: int, **options: Any) -> tuple[saboteur_v0.SaboteurEnv, list[int], dict[str, float]]:
    env = saboteur_v0.env(**options)
    env.reset(seed=seed)
    chance, actions, totals = random.Random(seed), [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        action = None
        if not (terminated or truncated):
            action = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
            actions.append(action)
        env.step(action)
    return env, actions, totals


def test_a_game_is_played_again_from_seed_and_actions() -> None:
    env, actions, totals = _played(3, players=5, rounds=3, rewards="nuggets")
    assert tuple(totals.values()) == tuple(map(float, env.game.nuggets))
    again = saboteur_v0.env(players=5, rounds=3, rewards="nuggets")
    again.reset(seed=3)
    for action in actions:
        again.step(action)
    assert again.record == env.record
    assert final(env.record).nuggets == env.game.nuggets


def test_rewards_by_role_say_who_won() -> None:
    env, _, totals = _played(4, players=5)
    side = "saboteur" if env.game.results[0].winner == "saboteurs" else "digger"
    assert list(totals.values()) == [1.0 if role == side else -1.0 for role in env.game.results[0].roles]


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    env = saboteur_v0.env(players=3)
    env.reset(seed=1)
    masked = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.game.view(0)
    with pytest.raises(ValueError, match="not legal"):
        env.step(masked)
    assert env.game.view(0) == before


def test_gymnasium_finds_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SingleSeatEnv("digger", players=4), skip_render_check=True)


def test_one_seat_plays_to_the_end() -> None:
    env = SingleSeatEnv(["digger", "random"], players=5, rounds=2)
    observation, info = env.reset(seed=2)
    total, over = 0.0, False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = env.step(int(legal[len(legal) // 2]))
        total += reward
    assert total in (-2.0, 0.0, 2.0)
    assert info["seat"] == 0


def test_vectors_are_dealt_by_their_seeds_and_again_at_the_end() -> None:
    one, other = VectorEnv(4, 5), VectorEnv(2, 5)
    one.reset([1, 2, 3, 4])
    other.reset([2, 4])
    ended = 0
    for step in range(150):
        actions = one.sample(step).copy()
        one.step(actions)
        other.step(actions[[1, 3]])
        assert (one.observations[[1, 3]] == other.observations).all()
        assert (one.rewards[[1, 3]] == other.rewards).all()
        ended += int(one.ended.sum())
        assert ((one.rewards != 0).any(axis=1) == one.ended.astype(bool)).all()
    assert ended
    with pytest.raises(ValueError, match="not legal"):
        one.step(np.full(4, 10**6))


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_openspiel_finds_nothing(players: int, edition: str) -> None:
    game = pyspiel.load_game("python_saboteur", {"players": players, "edition": edition})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def _dealt(game: Any, chance: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, chance)
    return state


def _draw(state: Any, chance: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    assert sum(weights) == pytest.approx(1.0)
    state.apply_action(chance.choices(outcomes, weights)[0])


def test_a_player_cannot_tell_a_resampled_state_from_the_true_one() -> None:
    chance = random.Random(1)
    state, differ = _dealt(pyspiel.load_game("python_saboteur", {"players": 5}), chance), 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, chance)
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, chance.random)
        for ask in ("information_state_string", "observation_string", "information_state_tensor", "observation_tensor"):
            assert getattr(twin, ask)(player) == getattr(state, ask)(player), ask
        assert twin.legal_actions() == state.legal_actions()
        other = (player + 1) % 5
        differ += twin.information_state_string(other) != state.information_state_string(other)
        state.apply_action(chance.choice(state.legal_actions()))
    assert differ, "what others hold is dealt again"


def test_the_tensor_of_an_information_state_is_as_documented() -> None:
    """The observation, then a row for each move: who, the action, what the own map showed, and 1."""
    game, chance = pyspiel.load_game("python_saboteur", {"players": 5}), random.Random(4)
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    size, most = Codec().size, openspiel.MOST_MOVES
    assert game.information_state_tensor_shape() == [size + 4 * most]
    assert f"{size + 4 * most} numbers: the observation, then {most} rows of 4" in page
    assert set(game.get_parameters()) == set(re.findall(r"`(players|edition)` \(", page))
    state, played = _dealt(game, chance), list[tuple[int, int]]()
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, chance)
            continue
        played.append((state.current_player(), chance.choice(state.legal_actions())))
        state.apply_action(played[-1][1])
    maps = range(LOOK_ACTIONS, TURN_ACTIONS)
    for player in range(5):
        tensor = state.information_state_tensor(player)
        assert tensor[:size] == state.observation_tensor(player)
        rows = np.array(tensor[size:]).reshape(most, 4)
        for (seat, action), (who, what, seen, one) in zip(played, rows.tolist(), strict=False):
            assert (who, one) == (1 + (seat - player) % 5, 1)
            assert (seen > 0) == (seat == player and action in maps)
            if seat == player:
                assert what == 2 + action
            elif action < AIM_ACTIONS:
                assert what == 1, "a discard, face down"
        assert not rows[len(played) :].any()
    assert any(action in maps for _, action in played)


def test_information_set_search_runs() -> None:
    game = pyspiel.load_game("python_saboteur", {"players": 3})
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, max_simulations=3, max_world_samples=-1, evaluator=evaluator,
        random_state=np.random.RandomState(2),
    )  # fmt: skip
    state = _dealt(game, random.Random(2))
    assert bot.step(state) in state.legal_actions()
