"""Counting legal move sequences to a depth, by the real game and, apart from it, by the oracle."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

from saboteur.rules import Game
from tests.kit.oracle import Goal, Oracle


def count_by_game(game: Game, depth: int) -> int:
    """How many sequences of legal moves there are; the last move is counted and not made."""
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(count_by_game(_after(game, move), depth - 1) for move in moves)


def divided_by_game(game: Game, depth: int) -> dict[str, int]:
    """The same, parted by the first move."""
    return {move: 1 if depth == 1 else count_by_game(_after(game, move), depth - 1) for move in game.legal_moves()}


def _after(game: Game, move: str) -> Game:
    after = game.clone()
    after.play(after.to_act or 0, move)
    return after


def count_by_oracle(oracle: Oracle, depth: int) -> int:
    """How many sequences of legal moves there are, by the slow rules."""
    moves = oracle.legal()
    if depth == 1:
        return len(moves)
    return sum(count_by_oracle(_oracle_after(oracle, move), depth - 1) for move in moves)


def divided_by_oracle(oracle: Oracle, depth: int) -> dict[str, int]:
    """The same, parted by the first move."""
    return {
        move: 1 if depth == 1 else count_by_oracle(_oracle_after(oracle, move), depth - 1) for move in oracle.legal()
    }


def _oracle_after(oracle: Oracle, move: str) -> Oracle:
    after = copy(oracle)
    vars(after).update({name: _copied(value) for name, value in vars(oracle).items()})
    after.play_legal(move)
    return after


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(entry) for entry in value]
    if isinstance(value, dict):
        return {key: _copied(entry) for key, entry in value.items()}
    if isinstance(value, set):
        return set(value)
    return replace(value) if isinstance(value, Goal) else value


def divide(game: Game, oracle: Oracle, depth: int) -> str:
    """Where the two counts part: a line for each first move on which they do not agree."""
    ours, theirs = divided_by_game(game, depth), divided_by_oracle(oracle, depth)
    lines = [
        f"  {move:14} game {ours.get(move, 0):8} oracle {theirs.get(move, 0):8}"
        for move in sorted(ours | theirs)
        if ours.get(move) != theirs.get(move)
    ]
    return "\n".join([f"divided at depth {depth}:", *(lines or ["  game and oracle agree: the file is wrong"])])
