"""What a record must lead to, told by the oracle when it is written and by the game ever after."""

from __future__ import annotations

from typing import Any

from saboteur.rules import Game, Record, replayed
from tests.kit.oracle import Oracle
from tests.kit.oracle_comparison import state_of_game, state_of_oracle
from tests.kit.oracle_fixed_deal import oracle_of

Plain = dict[str, Any]


def expected_by_oracle(record: Plain) -> Plain:
    """How many moves were legal each time, and everything about the end."""
    oracle = oracle_of(record | {"moves": []})
    legal: list[int] = []
    for move in record["moves"]:
        moves = oracle.legal()
        assert move in moves
        legal.append(len(moves))
        oracle.play_legal(move)
    return {"legal": legal} | end_of_oracle(oracle)


def found_by_game(record: Record) -> Plain:
    """The same, as the game has it now."""
    game = Game(record.setup, record.deals)
    legal: list[int] = []
    for before, move in replayed(record):
        legal.append(len(before.legal_moves()))
        game = before.clone()
        game.play(game.to_act or 0, move)
    return {"legal": legal} | end_of_game(game)


def end_of_oracle(oracle: Oracle) -> Plain:
    """Where the oracle is, as plain values."""
    return _plain(state_of_oracle(oracle))


def end_of_game(game: Game) -> Plain:
    """Where the game is, as plain values."""
    return _plain(state_of_game(game))


def _plain(state: dict[str, Any]) -> Plain:
    mine = sorted(f"{card}@{column},{row}" for (column, row), card in state["mine"].items())
    return {
        **{name: state[name] for name in ("phase", "round", "hands", "deck", "gold", "loose", "nuggets", "winners")},
        "to_act": state["to act"],
        "mine": mine,
        "goals": [list(goal) for goal in state["goals"]],
        "broken": [sorted(tools) for tools in state["broken"]],
        "rounds": state["results"],
    }
