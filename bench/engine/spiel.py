"""Drives OpenSpiel's C++ games through pyspiel; runs in the peers' own interpreter.

The games go as in OpenSpiel's own examples, one loop for all: at every node ask whether the game is over and whether
chance moves; at a chance node take `chance_outcomes()` and let `pyspiel.sample_action` draw one by its probability.
Beside them stands what one can leave out if one knows the game. *Even chance*: all deals of hearts are equally likely,
so an outcome is picked without its probability. *Dealt first*: the same, and chance is not asked about after the deal.
*Chance not asked about*: in tic_tac_toe there is none.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from importlib import metadata
from typing import Any, Final

from bench.engine.sampling import FACTOR, PRIME, Sample, Task, first_choice, timed

ROLL_OUTS_OF_A_DEAL: Final = 500

pyspiel: Any = importlib.import_module("pyspiel")
HEARTS: Final = pyspiel.load_game("hearts")
TIC_TAC_TOE: Final = pyspiel.load_game("tic_tac_toe")


def about() -> dict[str, str]:
    """What runs."""
    return {"open_spiel": metadata.version("open_spiel")}


def tasks() -> dict[str, Task]:
    """Everything that can be measured here, by name."""
    return {
        "hearts": _driven(HEARTS, _drawn),
        "hearts, even chance": _driven(HEARTS, _drawn_evenly),
        "hearts, dealt first": timed(_hearts_dealt_first),
        "tic_tac_toe": _driven(TIC_TAC_TOE, _drawn),
        "tic_tac_toe, chance not asked about": timed(_tic_tac_toe),
        "hearts roll-outs": _roll_outs,
    }


def _driven(game: Any, drawn: Callable[[Any, int], int]) -> Task:
    """The loop of OpenSpiel's examples, with our generator."""

    def play(first: int, count: int) -> int:
        made = 0
        for number in range(first, first + count):
            choice = first_choice(number)
            state = game.new_initial_state()
            while not state.is_terminal():
                choice = choice * FACTOR % PRIME
                if state.is_chance_node():
                    state.apply_action(drawn(state, choice))
                else:
                    moves = state.legal_actions()
                    state.apply_action(moves[choice % len(moves)])
                    made += 1
        return made

    return timed(play)


def _drawn(state: Any, choice: int) -> int:
    """An outcome of a chance node, by its probability."""
    action: int = pyspiel.sample_action(state.chance_outcomes(), choice / PRIME)[0]
    return action


def _drawn_evenly(state: Any, choice: int) -> int:
    """An outcome of a chance node all of whose outcomes are equally likely."""
    outcomes = state.chance_outcomes()
    action: int = outcomes[choice % len(outcomes)][0]
    return action


def _hearts_dealt_first(first: int, count: int) -> int:
    return sum(_played_on(_dealt(number), number) for number in range(first, first + count))


def _tic_tac_toe(first: int, count: int) -> int:
    return sum(_played_on(TIC_TAC_TOE.new_initial_state(), number) for number in range(first, first + count))


def _dealt(number: int) -> Any:
    choice = first_choice(number)
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        choice = choice * FACTOR % PRIME
        state.apply_action(_drawn_evenly(state, choice))
    return state


def _played_on(state: Any, number: int) -> int:
    """Play to the end of a game in which chance does not move any more."""
    made, choice = 0, first_choice(number)
    while not state.is_terminal():
        moves = state.legal_actions()
        choice = choice * FACTOR % PRIME
        state.apply_action(moves[choice % len(moves)])
        made += 1
    return made


def _roll_outs(first: int, count: int) -> Sample:
    """Random play inside C++ from dealt hands, by hundreds for each deal; dealing is not timed.

    pyspiel runs roll-outs only from within a tree search: one simulation evaluates the root by so many of them.
    """
    made, seconds = 0, 0.0
    for number in range(first, first + count, ROLL_OUTS_OF_A_DEAL):
        state = _dealt(number)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLL_OUTS_OF_A_DEAL, number)
        search = pyspiel.MCTSBot(
            HEARTS, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=number, verbose=False
        ).mcts_search
        begun = time.process_time()
        search(state)
        seconds += time.process_time() - begun
        made += ROLL_OUTS_OF_A_DEAL * _moves_left(state)
    return made, seconds


def _moves_left(state: Any) -> int:
    """However hearts is played from here, it lasts as long: every card that is passed or played is a move."""
    return _played_on(state.clone(), 1)
