"""Drives RLCard's uno, which is Python throughout; runs in the peers' own interpreter.

`uno` goes through the environment, which is what RLCard offers programs and what its agents play in; it checks that a
move is legal and encodes what the player sees. `uno, inner game` calls the game under it, which does neither, but still
prepares the next player's state with every step.
"""

from __future__ import annotations

import importlib
from importlib import metadata
from typing import Any, Final

from bench.engine.sampling import FACTOR, PRIME, Task, first_choice, timed

GAME: Final[Any] = importlib.import_module("rlcard.games.uno").Game()
ENVIRONMENT: Final[Any] = importlib.import_module("rlcard").make("uno")


def about() -> dict[str, str]:
    """What runs."""
    return {name: metadata.version(name) for name in ("rlcard", "numpy")}


def tasks() -> dict[str, Task]:
    """Everything that can be measured here, by name."""
    return {"uno": timed(_environment), "uno, inner game": timed(_inner_game)}


def _inner_game(first: int, count: int) -> int:
    made = 0
    for number in range(first, first + count):
        choice = first_choice(number)
        GAME.np_random.seed(number)
        GAME.init_game()
        while not GAME.is_over():
            moves = GAME.get_legal_actions()
            choice = choice * FACTOR % PRIME
            GAME.step(moves[choice % len(moves)])
            made += 1
    return made


def _environment(first: int, count: int) -> int:
    made = 0
    for number in range(first, first + count):
        choice = first_choice(number)
        ENVIRONMENT.seed(number)
        state, _ = ENVIRONMENT.reset()
        while not ENVIRONMENT.is_over():
            moves = list(state["legal_actions"])
            choice = choice * FACTOR % PRIME
            state, _ = ENVIRONMENT.step(moves[choice % len(moves)])
            made += 1
    return made
