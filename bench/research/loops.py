"""The loops that drive our environments and their peers alike: neither module imports the other's libraries."""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np

VECTOR: Final = 256
"""Games of a batch."""
AEC_PLAYERS: Final = 5
DOMINOES_PLAYERS: Final = 4
"""`python_team_dominoes` has four players, so ours has as many there."""


def aec_steps(env: Any, first: int, count: int) -> int:
    """Whole games of a PettingZoo environment by random legal actions, as in its documentation; the unit is a step."""
    steps = 0
    for number in range(first, first + count):
        env.reset(seed=number)
        chance = random.Random(number)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            legal = None if terminated or truncated else np.flatnonzero(observation["action_mask"])
            env.step(None if legal is None else int(legal[int(chance.random() * len(legal))]))
            steps += legal is not None
    return steps


def spiel_nodes(game: Any, first: int, count: int) -> int:
    """Whole games of an OpenSpiel game, chance drawn by its probabilities; the unit is a node, chance included."""
    nodes = 0
    for number in range(first, first + count):
        chance = random.Random(number)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), chance.random()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
            nodes += 1
    return nodes


def _drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    for action, probability in outcomes:
        at -= probability
        if at < 0.0:
            return action
    return outcomes[-1][0]
