"""Environments and codecs can be copied and pickled in both modes, and go on as if nothing had happened."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from saboteur.research import saboteur_v0
from saboteur.research.codec import Codec
from saboteur.research.single_seat import SingleSeatEnv
from saboteur.research.text_seat import TextArenaEnv
from saboteur.research.vector_env import VectorEnv
from saboteur.rules import Game, Setup

pytestmark = pytest.mark.filterwarnings("default")
COPIES: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda env: pickle.loads(pickle.dumps(env)),
    "deep copy": copy.deepcopy,
    "copy": copy.copy,
}
MOVES = (0, 7, 60)


@pytest.fixture(params=COPIES)
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return COPIES[request.param]


def test_a_codec_is_copied(copied: Callable[[Any], Any]) -> None:
    codec = Codec((-2, 10), (-3, 3))
    twin, view = copied(codec), Game.seeded(Setup(players=3), "codec").view(0)
    assert (twin.actions, twin.size) == (codec.actions, codec.size)
    assert [part.tobytes() for part in twin.encoded(view)[:2]] == [part.tobytes() for part in codec.encoded(view)[:2]]


def _agents(env: saboteur_v0.SaboteurEnv, moves: int) -> list[object]:
    """What happens in so many moves, and in those of the next game."""
    told: list[object] = []
    for number in range(moves):
        if env.game.over:
            env.reset()
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        told.append((env.observe(env.agent_selection)["observation"].tobytes(), env.rewards.copy()))
        env.step(int(legal[11 * number % len(legal)]))
    return told


@pytest.mark.parametrize("moves", MOVES)
def test_pettingzoo_is_copied(copied: Callable[[Any], Any], moves: int) -> None:
    env = saboteur_v0.env(players=4, rewards="nuggets")
    assert copied(env).setup == env.setup, "before the first reset"
    env.reset(seed=3)
    _agents(env, moves)
    twin, version = copied(env), env.game.version
    told = _agents(twin, 90)
    assert env.game.version == version, "the copy is independent"
    assert told == _agents(env, 90)


def _learner(env: SingleSeatEnv, moves: int) -> list[object]:
    told: list[object] = []
    seen, over = env._seen(), env.table.game.over
    for number in range(moves):
        if over:
            seen, info = env.reset()
            told.append(info)
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, info = env.step(int(legal[11 * number % len(legal)]))
        told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, over, info))
    return [*told, env.table.record]


@pytest.mark.parametrize("moves", [0, 4, 20])
def test_gymnasium_is_copied(copied: Callable[[Any], Any], moves: int) -> None:
    env = SingleSeatEnv(["detective", "digger", "random"], players=4)
    assert copied(env).setup == env.setup, "before the first reset"
    env.reset(seed=5)
    _learner(env, moves)
    twin, version = copied(env), env.table.game.version
    told = _learner(twin, 25)
    assert env.table.game.version == version, "the copy is independent"
    assert told == _learner(env, 25)


def _vector(env: VectorEnv, steps: int) -> list[object]:
    told: list[object] = []
    for step in range(steps):
        env.step(env.sample(step))
        parts = (env.observations, env.masks, env.rewards, env.ended, env.seats, env.outside)
        told.append(tuple(part.tobytes() for part in parts))
    env.reset()
    return [*told, env.observations.tobytes()]


@pytest.mark.parametrize("moves", MOVES)
def test_the_vector_environment_is_copied(copied: Callable[[Any], Any], moves: int) -> None:
    env = VectorEnv(3, players=4, edition="et")
    assert copied(env).count == 3, "before the first reset"
    env.reset(seed=3)
    for step in range(moves):
        env.step(env.sample(step))
    twin, before = copied(env), env.observations.copy()
    for name in ("observations", "masks", "rewards", "ended", "seats", "outside"):
        assert (getattr(twin, name) == getattr(env, name)).all(), name
    told = _vector(twin, 90)
    assert (env.observations == before).all(), "the copy is independent"
    assert told == _vector(env, 90)


def test_textarena_is_copied(copied: Callable[[Any], Any]) -> None:
    env = TextArenaEnv()
    env.reset(3, seed=5)
    env.step("[1]")
    twin = copied(env)
    assert twin.get_observation() == env.get_observation()
    env.reset(3)
    twin.reset(3)
    assert twin.get_observation() == env.get_observation(), "what is drawn next is the same, too"
