"""Drives our environments, worlds and arena; runs in build/research, compiled."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from importlib import metadata
from typing import Final

import pyspiel

import saboteur.research.openspiel  # noqa: F401 - registers the game
from bench.engine.sampling import Task, timed
from bench.research.loops import AEC_PLAYERS, DOMINOES_PLAYERS, VECTOR, aec_steps, spiel_nodes
from saboteur._mode import mode
from saboteur.arena.comparison import BotOrName, compare
from saboteur.bots import Bot, Observation
from saboteur.bots.bot_game import BotGame
from saboteur.research import saboteur_v0
from saboteur.research.beliefs import Posterior, believe
from saboteur.research.vector_env import VectorEnv
from saboteur.research.worlds import sample
from saboteur.rules import Game, Setup, View, legal_moves

WORLDS: Final = 1000
MOVES_BEFORE: Final = 20


def about() -> dict[str, str]:
    """What runs."""
    libraries = ("pettingzoo", "gymnasium", "numpy", "open_spiel")
    return {"mode": mode(), **{name: metadata.version(name) for name in libraries}}


def tasks() -> dict[str, Task]:
    """Everything that can be measured here, by name."""
    game = pyspiel.load_game("python_saboteur", {"players": DOMINOES_PLAYERS})
    return {
        "pettingzoo": timed(partial(aec_steps, saboteur_v0.env(players=AEC_PLAYERS))),
        "vector": timed(_vector),
        "vector, inside the core": timed(_vector_inside),
        "openspiel": timed(partial(spiel_nodes, game)),
        "worlds": timed(partial(_worlds, believes=False)),
        "worlds, by a posterior": timed(partial(_worlds, believes=True)),
        "arena, built-in": timed(partial(_arena, "random")),
        "arena, from outside": timed(partial(_arena, AnyMove)),
    }


def _vector(first: int, count: int) -> int:
    """A batch stepped from NumPy: an array of actions in, masks and observations out; the unit is a move of a game."""
    env = VectorEnv(VECTOR, AEC_PLAYERS)
    env.reset(first)
    for number in range(count):
        env.step(env.sample(first + number))
    return count * VECTOR


def _vector_inside(first: int, count: int) -> int:
    """The same without leaving the core between steps."""
    env = VectorEnv(VECTOR, AEC_PLAYERS)
    env.reset(first)
    env.batch.play_randomly(count, first)
    return count * VECTOR


def _worlds(first: int, count: int, *, believes: bool) -> int:
    """Worlds drawn from a view in the middle of a round, a thousand at a time; the unit is a world."""
    view, posterior = _in_the_middle()
    for number in range(first, first + count):
        sample(view, WORLDS, number, posterior if believes else None)
    return count * WORLDS


def _in_the_middle() -> tuple[View, Posterior]:
    table = BotGame(Game.seeded(Setup(players=AEC_PLAYERS, rounds=1), "worlds"), [AnyMove(str(n)) for n in range(5)])
    while table.game.version < MOVES_BEFORE:
        table.step()
    view = table.game.view(table.game.to_act)
    return view, believe(view, table.histories[view.seat or 0])


def _arena(bot: BotOrName, first: int, count: int) -> int:
    """Rounds of the arena in which all seats have the same bot; the unit is a round."""
    compare(bot, bot, rounds=count, seed=f"bench {first}")
    return count


class AnyMove(Bot):
    """A bot from outside that costs as little as the built-in `random`: any legal move."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self.chance = random.Random(seed)

    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - any move will do
        moves = legal_moves(view)
        return moves[int(self.chance.random() * len(moves))]
