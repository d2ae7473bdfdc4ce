"""PettingZoo, Gymnasium, OpenSpiel and the vector environment: their own checkers, exact replay, clear refusals."""

from __future__ import annotations

import inspect
import pydoc
import random
import re
import warnings
from pathlib import Path
from typing import Any

import gymnasium
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


@pytest.mark.parametrize(
    ("make", "parameter", "message"),
    [
        (saboteur_v0.env, {"rewards": "gold"}, "rewards: 'gold' is none of 'role', 'nuggets'"),
        (saboteur_v0.env, {"render_mode": "human"}, "render_mode: 'human' is none of None, 'ansi'"),
        (SingleSeatEnv, {"illegal": "stop"}, "illegal: 'stop' is none of 'end', 'raise'"),
        (SingleSeatEnv, {"players": 3, "seat": 3}, "seat: 3 is none of None, 0, 1, 2"),
        (SingleSeatEnv, {"opponents": []}, "at least one bot"),
        (VectorEnv, {"count": 0}, "count: 0 is not allowed, only whole numbers from 1 on"),
        (VectorEnv, {"count": 2.5}, "count: 2.5 is not allowed"),
        (Codec, {"columns": (3, 0)}, "columns: (3, 0) is not allowed, only a pair (first, last) that goes from 0 or"),
        (Codec, {"columns": (0, 3)}, "columns: (0, 3) is not allowed"),
        (Codec, {"rows": (1, -1)}, "rows: (1, -1) is not allowed"),
        (Codec, {"rows": (-1, 1)}, "goes from -2 or less to 2 or more"),
        (Codec, {"rows": 5}, "rows: 5 is not allowed"),
        (Codec, {"columns": (-200, 200)}, "within -63 to 63"),
        (saboteur_v0.env, {"columns": (0, 3)}, "columns: (0, 3) is not allowed"),
    ],
)
def test_an_unknown_choice_is_refused(make: Any, parameter: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        make(**parameter)


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


def test_gymnasium_makes_one_by_its_name_and_the_mask_can_be_asked_for() -> None:
    env = gymnasium.make("saboteur/SingleSeat-v0", players=4, seat=1)
    observation, info = env.reset(seed=5)
    assert info["seat"] == 1
    masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
    assert masks.dtype == bool
    assert masks.tolist() == observation["action_mask"].astype(bool).tolist()
    assert masks.any()


def test_one_seat_plays_to_the_end() -> None:
    env = SingleSeatEnv(["digger", "random"], players=5, rounds=2)
    observation, info = env.reset(seed=2)
    total, over = 0.0, False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = env.step(int(legal[len(legal) // 2]))
        total += reward
    assert total in (-2.0, 0.0, 2.0)
    assert info["seat"] == env.own


def test_a_seed_decides_on_the_seat_which_then_moves_on() -> None:
    seats = [SingleSeatEnv("random", players=3).reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert set(seats) == {0, 1, 2}
    env = SingleSeatEnv("random", players=3)
    for seed, seat in enumerate(seats):
        assert env.reset(seed=seed)[1]["seat"] == seat
    assert [env.reset()[1]["seat"] for _ in range(3)] == [(seats[-1] + number) % 3 for number in (1, 2, 3)]


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


def test_the_best_legal_actions_of_a_vector_are_chosen() -> None:
    env, chance = VectorEnv(6, 5), np.random.default_rng(1)
    env.reset(seed=1)
    for step in range(60):
        games, actions = env.legal()
        assert (env.masks[games, actions] == 1).all()
        assert len(actions) == env.masks.sum()
        scores = chance.integers(-4, 4, env.masks.shape) if step % 2 else chance.normal(size=env.masks.shape)
        best = np.where(env.masks, scores, -np.inf).argmax(axis=1)
        assert env.choose(scores).tolist() == best.tolist() == env.choose(scores[games, actions]).tolist()
        env.step(env.choose(scores))
    masked = np.where(env.masks, -np.inf, np.nan)
    assert env.choose(masked).tolist() == env.masks.argmax(axis=1).tolist(), "what is masked counts for nothing"
    with pytest.raises(ValueError, match=r"scores: the shape \(6, 3\) is not allowed, only \(6, 7853\) or \(\d+,\)"):
        env.choose(np.zeros((6, 3)))
    with pytest.raises(ValueError, match="scores: a legal action has the score nan"):
        env.choose(np.full(env.masks.shape, np.nan))


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


def test_the_signature_of_env_is_that_of_the_environment() -> None:
    shown, made = inspect.signature(saboteur_v0.env), inspect.signature(saboteur_v0.SaboteurEnv)
    assert list(shown.parameters.values()) == list(made.parameters.values())
    assert "edition" in pydoc.plain(pydoc.render_doc(saboteur_v0.env))


def test_strings_are_in_the_notation_and_other_information_states_have_others() -> None:
    """States whose tensors with perfect recall differ for a player have different strings, and nothing is in codes."""
    game, strings = (
        pyspiel.load_game("python_saboteur", {"players": 3, "edition": "et"}),
        dict[str, tuple[float, ...]](),
    )
    for seed in range(12):
        chance = random.Random(seed)
        state = _dealt(game, chance)
        while not state.is_terminal():
            if state.is_chance_node():
                _draw(state, chance)
                continue
            for player in range(3):
                tensor = tuple(state.information_state_tensor(player))
                assert strings.setdefault(state.information_state_string(player), tensor) == tensor
            moves = state.action_to_string(state.current_player(), action := chance.choice(state.legal_actions()))
            mover = state.current_player()
            state.apply_action(action)
            assert f" {mover}:{moves}" in state.information_state_string(mover)
        assert "mine: Pnesw@" in state.observation_string(0) or "Pnesw@0,0" in state.observation_string(0)
        assert not re.search(r"[0-9a-f]{40}", state.observation_string(0))
        assert "roles: " in str(state)
    assert len(strings) > 500


def test_the_tensor_of_an_information_state_is_as_documented() -> None:
    """The observation, then a row for each move: who, the action, what the own map showed, and 1."""
    game, chance = pyspiel.load_game("python_saboteur", {"players": 5}), random.Random(4)
    docs = Path(__file__).parents[2] / "docs"
    page = "".join((docs / name).read_text(encoding="utf-8") for name in ("environments.md", "encodings.md"))
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


@pytest.mark.parametrize("make", [saboteur_v0.env, SingleSeatEnv, VectorEnv])
def test_the_page_has_the_parameters_and_their_defaults(make: Any) -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    (told,) = re.findall(rf"^\w+\.{make.__name__}\((.*)\)$", page, re.MULTILINE)
    parameters = inspect.signature(make).parameters.values()
    known = [one.name if one.default is one.empty else f"{one.name}={one.default!r}" for one in parameters]
    assert told.replace('"', "'") == ", ".join(known)
