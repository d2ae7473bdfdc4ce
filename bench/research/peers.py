"""Drives the peers, installed apart: PettingZoo's hanabi_v5, OpenSpiel's python_team_dominoes, pgx's leduc_holdem."""

from __future__ import annotations

import importlib
import os
from functools import partial
from importlib import metadata
from typing import Any

from bench.engine.sampling import Task, timed
from bench.research.loops import AEC_PLAYERS, VECTOR, aec_steps, spiel_nodes


def about() -> dict[str, str]:
    """What runs."""
    libraries = ("pettingzoo", "shimmy", "open_spiel", "pgx", "jax", "numpy")
    return {name: metadata.version(name) for name in libraries}


def tasks() -> dict[str, Task]:
    """Everything that can be measured here, by name."""
    hanabi: Any = importlib.import_module("pettingzoo.classic.hanabi_v5")
    importlib.import_module("open_spiel.python.games.team_dominoes")
    pyspiel: Any = importlib.import_module("pyspiel")
    return {
        "hanabi_v5": timed(partial(aec_steps, hanabi.env(players=AEC_PLAYERS))),
        "python_team_dominoes": timed(partial(spiel_nodes, pyspiel.load_game("python_team_dominoes"))),
        "leduc_holdem": timed(_leduc()),
    }


def _leduc() -> Any:
    """A batch of pgx's smallest card game, stepped from NumPy as ours is; on one thread, as ours is."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    jax: Any = importlib.import_module("jax")
    numpy: Any = importlib.import_module("numpy")
    auto_reset: Any = importlib.import_module("pgx.experimental").auto_reset
    env: Any = importlib.import_module("pgx").make("leduc_holdem")
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    drawn = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1))

    def play(first: int, count: int) -> int:
        key = jax.random.PRNGKey(first)
        state = init(jax.random.split(key, VECTOR))
        for _ in range(count):
            key, choosing, dealing = jax.random.split(key, 3)
            actions = numpy.asarray(drawn(choosing, state.legal_action_mask))
            state = step(state, actions, jax.random.split(dealing, VECTOR))
            numpy.asarray(state.observation)
            numpy.asarray(state.legal_action_mask)
        return count * VECTOR

    play(1, 2)  # compiles
    return play
