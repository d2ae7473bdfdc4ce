"""Drives OpenSpiel's C++ games through pyspiel; runs in the peers' own interpreter.

`hearts` goes as OpenSpiel's examples do: at every node ask whether the game is over and whether chance moves, and at a
chance node take one of `chance_outcomes()`; all outcomes of a deal are equally likely, so the generator picks one
without looking at the probabilities. `hearts, dealt first` does not ask about chance once the cards are dealt, which
spares it a call for each move and is right for hearts alone. Only players' moves are counted, here as with all engines.
"""

from __future__ import annotations

import importlib
import time
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
        "hearts": timed(_hearts),
        "hearts, dealt first": timed(_hearts_dealt_first),
        "tic_tac_toe": timed(_tic_tac_toe),
        "hearts roll-outs": _roll_outs,
    }


def _hearts(first: int, count: int) -> int:
    made = 0
    for number in range(first, first + count):
        choice = first_choice(number)
        state = HEARTS.new_initial_state()
        while not state.is_terminal():
            choice = choice * FACTOR % PRIME
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[choice % len(outcomes)][0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[choice % len(moves)])
                made += 1
    return made


def _hearts_dealt_first(first: int, count: int) -> int:
    made = 0
    for number in range(first, first + count):
        choice = first_choice(number)
        state = HEARTS.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            choice = choice * FACTOR % PRIME
            state.apply_action(outcomes[choice % len(outcomes)][0])
        while not state.is_terminal():
            moves = state.legal_actions()
            choice = choice * FACTOR % PRIME
            state.apply_action(moves[choice % len(moves)])
            made += 1
    return made


def _tic_tac_toe(first: int, count: int) -> int:
    """Chance never moves in this game, so it is not asked about."""
    made = 0
    for number in range(first, first + count):
        choice = first_choice(number)
        state = TIC_TAC_TOE.new_initial_state()
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


def _dealt(number: int) -> Any:
    choice = first_choice(number)
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        choice = choice * FACTOR % PRIME
        state.apply_action(outcomes[choice % len(outcomes)][0])
    return state


def _moves_left(state: Any) -> int:
    """However hearts is played from here, it lasts as long: every card that is passed or played is a move."""
    rest, moves = state.clone(), 0
    while not rest.is_terminal():
        rest.apply_action(rest.legal_actions()[0])
        moves += 1
    return moves
