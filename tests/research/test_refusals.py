"""What an environment is not made for is refused with a sentence; what is drawn without a seed is new each time."""

from __future__ import annotations

import copy
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from saboteur.bots import BadBot
from saboteur.research import openspiel, saboteur_v0
from saboteur.research.encoding import GOLD_ACTIONS, TURN_ACTIONS
from saboteur.research.single_seat import SingleSeatEnv
from saboteur.research.text_seat import TextArenaEnv
from saboteur.research.vector_env import VectorEnv
from saboteur.rules import BadSetup, Game, Setup, record_of, to_plain

pytestmark = pytest.mark.filterwarnings("default")

# -- seeds ----------------------------------------------------------------------------------------------------------


def _pettingzoo() -> Any:
    env = saboteur_v0.env(players=4)

    def reset(**seed: Any) -> object:
        env.reset(**seed)
        return to_plain(env.record)

    return reset


def _gymnasium() -> Any:
    env = SingleSeatEnv("random", players=4, seat=0)

    def reset(**seed: Any) -> object:
        env.reset(**seed)
        return to_plain(record_of(env.table.game))

    return reset


def _vector() -> Any:
    env = VectorEnv(2, players=4)

    def reset(**seed: Any) -> object:
        env.reset(**seed)
        return env.observations.tobytes()

    return reset


def _textarena() -> Any:
    env = TextArenaEnv()

    def reset(**seed: Any) -> object:
        env.reset(4, **seed)
        return env.get_observation(), to_plain(record_of(env.game))

    return reset


@pytest.mark.parametrize("make", [_pettingzoo, _gymnasium, _vector, _textarena])
def test_a_reset_without_a_seed_is_new_and_one_with_a_seed_repeats_all_that_follows(make: Any) -> None:
    one, other = make(), make()
    dealt = [reset() for reset in (one, other) for _ in range(3)]
    assert all(dealt.count(each) == 1 for each in dealt)
    rows = [[reset(seed=5), reset(), reset()] for reset in (one, other)]
    assert rows[0] == rows[1]
    assert all(rows[0].count(each) == 1 for each in rows[0])
    assert one(seed=5) == rows[0][0]
    assert one(seed=np.int64(5)) == rows[0][0]
    assert one(seed=6) != rows[0][0]


@pytest.mark.parametrize("seed", ["123", -1, 1.5, [1], b"123", True])
def test_other_seeds_are_refused(seed: Any) -> None:
    for reset in (saboteur_v0.env().reset, SingleSeatEnv().reset, lambda seed: TextArenaEnv().reset(3, seed)):
        with pytest.raises(ValueError, match=r"seed: .* is not allowed, only whole numbers from 0 on"):
            reset(seed=seed)
    vector = VectorEnv(3)
    with pytest.raises(
        ValueError, match=r"seed: .* is not allowed, only whole numbers from 0 to 4294967295|one for all"
    ):
        vector.reset(seed)


def test_a_game_takes_a_number_of_numpy() -> None:
    setup = Setup(players=3)
    assert Game.seeded(setup, np.int64(7)).view(0) == Game.seeded(setup, "7").view(0)  # type: ignore[arg-type]


def test_a_vector_takes_a_seed_for_each_game() -> None:
    env = VectorEnv(3, players=3)
    env.reset([1, 2, 3])
    dealt = env.observations.copy()
    for seeds in (np.array([1, 2, 3]), (1, 2, 3), range(1, 4), [np.int32(1), 2, 3]):
        env.reset(seeds)  # type: ignore[arg-type]
        assert (env.observations == dealt).all()
    with pytest.raises(ValueError, match="3 games and 2 seeds: give one for each, or one for all"):
        env.reset([1, 2])
    with pytest.raises(ValueError, match="seed: 4294967296 is not allowed"):
        env.reset([1, 2, 2**32])


# -- before the first reset -----------------------------------------------------------------------------------------


def test_reset_comes_first() -> None:
    env, single, vector, arena = saboteur_v0.env(), SingleSeatEnv(), VectorEnv(2), TextArenaEnv()
    for ask in (
        lambda: env.step(0), env.last, lambda: env.agent_selection, lambda: env.agents, lambda: env.observe("player_0"),
        lambda: env.record, lambda: env.view("player_0"), lambda: single.step(0), lambda: single.view,
        arena.get_observation, lambda: arena.step("1"),
    ):  # fmt: skip
        with pytest.raises(AttributeError, match=r"there is no game yet, and so no \w+: call reset\(\) first"):
            ask()
    for name in ("observations", "masks", "rewards", "ended", "seats", "outside"):
        with pytest.raises(AttributeError, match=rf"there is no game yet, and so no {name}: call reset\(\) first"):
            getattr(vector, name)
    for choose in (vector.legal, lambda: vector.choose([0, 0])):
        with pytest.raises(AttributeError, match=r"there is no game yet, and so no masks: call reset\(\) first"):
            choose()
    for play in (lambda: vector.sample(1), lambda: vector.step([0, 0])):
        with pytest.raises(RuntimeError, match=r"there is no game yet: call reset\(\) first"):
            play()
    assert not hasattr(env, "nonsense")


def test_a_text_game_that_is_over_says_so() -> None:
    env = TextArenaEnv()
    env.reset(3, seed=1)
    while not env.step("[1]")[0]:
        pass
    for ask in (env.get_observation, lambda: env.step("[1]")):
        with pytest.raises(RuntimeError, match=r"the game is over: call reset\(\)"):
            ask()


def _played_out(env: saboteur_v0.SaboteurEnv) -> None:
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, over, _, _ = env.last()
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))


def test_an_episode_of_agents_that_is_over_says_so() -> None:
    env = saboteur_v0.env(players=3, render_mode="ansi")
    env.reset(seed=1)
    assert f"round 1, {env.agent_selection} to act\n" in str(env.render())
    _played_out(env)
    for ask in (env.last, lambda: env.step(None), lambda: env.step(0)):
        with pytest.raises(RuntimeError, match=r"the game is over: call reset\(\) for another"):
            ask()
    assert str(env.render()).startswith("round 1, the game is over\n")
    env.reset()
    assert env.last()[0]["action_mask"].any()


@pytest.mark.parametrize("masked", [True, False])
def test_an_episode_of_one_seat_that_is_over_says_so(masked: bool) -> None:  # noqa: FBT001
    env = SingleSeatEnv("random", players=3, rounds=2)
    seen, _ = env.reset(seed=1)
    over, info = False, dict[str, Any]()
    while not over:
        action = int(np.flatnonzero(seen["action_mask"] == (not masked))[0])
        seen, _, over, _, info = env.step(action)
    assert (info.get("illegal", False), env.table.game.over) == (masked, not masked)
    assert not seen["action_mask"].any()
    twin, version = copy.deepcopy(env), env.table.game.version
    for each in (env, twin):
        for action in range(8):
            with pytest.raises(RuntimeError, match=r"the game is over: call reset\(\) for another"):
                each.step(action)
    assert env.table.game.version == version
    seen, _ = env.reset()
    assert seen["action_mask"].any()


# -- agents and opponents --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agent", ["player_9", "nobody", 0, None, ["player_0"]])
def test_who_is_no_agent_is_refused(agent: Any) -> None:
    env = saboteur_v0.env(players=4)
    env.reset(seed=1)
    asks = (env.view, env.history, env.observation_space, env.action_space)
    for ask in (*asks, env.observe) if isinstance(agent, str | int | None) else asks:
        with pytest.raises(ValueError, match=r"there is no agent .*: the agents are the texts player_0 to player_3"):
            ask(agent)


@pytest.mark.parametrize("make", [saboteur_v0.env, SingleSeatEnv, lambda **given: VectorEnv(2, **given)])
@pytest.mark.parametrize("players", ["5", 5.0, None])
def test_the_number_of_players_is_whole(make: Any, players: Any) -> None:
    with pytest.raises(BadSetup, match=r"bad-players .*: whole numbers from 3 to 10 are allowed"):
        make(players=players)


def test_what_is_no_opponent_is_refused_at_once() -> None:
    for given in (3, None, [3], {"digger"}, b"digger"):
        with pytest.raises(TypeError, match="is neither the name of a bot nor a list of names"):
            SingleSeatEnv(opponents=given)  # type: ignore[arg-type]
    for name in ("foo", ["digger", "foo"]):
        with pytest.raises(BadBot, match=r"unknown-bot \(bot foo\): random, digger, .* are allowed"):
            SingleSeatEnv(opponents=name)
    with pytest.raises(ValueError, match=r"seat: 1.0 is not allowed, only whole numbers"):
        SingleSeatEnv(seat=1.0)  # type: ignore[arg-type]


# -- actions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [1.5, "x", None, -1, 10**6])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env, single = saboteur_v0.env(), SingleSeatEnv()
    env.reset(seed=1)
    single.reset(seed=1)
    for step in (env.step, single.step):
        with pytest.raises(ValueError, match=r"action: .* is not allowed, only whole numbers from 0 to 7852"):
            step(action)
    assert (env.game.version, single.table.game.over) == (0, False)


def test_a_vector_takes_whole_numbers_alone() -> None:
    env = VectorEnv(2)
    env.reset(1)
    actions, before = env.sample(1).copy(), env.observations.copy()
    for given in (actions + 0.7, ["a", "b"], [None, None]):
        with pytest.raises(ValueError, match=r"actions: .* is not allowed, only whole numbers"):
            env.step(given)
    for seed in (2**70, -1, 0.5):
        with pytest.raises(ValueError, match=r"seed: .* is not allowed"):
            env.sample(seed)  # type: ignore[arg-type]
    assert (env.observations == before).all()
    env.step(actions.astype(np.uint16))


def _refused(state: Any, actions: list[int]) -> None:
    before = str(state), state.history()
    for action in actions:
        with pytest.raises(ValueError, match=r"is not legal|chance cannot give"):
            state.apply_action(action)
        assert (str(state), state.history()) == before


def test_openspiel_refuses_what_is_not_legal() -> None:
    """At every node of a round: before, between and after all that is legal. Nothing changes."""
    chance = random.Random(3)
    state = pyspiel.load_game("python_saboteur", {"players": 5, "edition": "et"}).new_initial_state()
    everything = openspiel.CODEC.actions
    while not state.is_terminal():
        legal = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        others = {chance.randrange(everything) for _ in range(3)} | {0, 20, 152, 500, 7000}
        _refused(state, [*(others - set(legal)), everything, 99999, -5, 2**40])
        state.apply_action(chance.choice(legal))
    _refused(state, [0, TURN_ACTIONS, GOLD_ACTIONS, -2])


def test_openspiel_draws_nothing_before_the_roles_are_dealt() -> None:
    state = pyspiel.load_game("python_saboteur").new_initial_state()
    with pytest.raises(ValueError, match="until roles and goals are dealt"):
        state.resample_from_infostate(0, random.random)
