"""Games and rounds can be copied and pickled, in both modes, and go on as if nothing had happened."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from saboteur.rules import Game, Setup, record_of, to_plain

COPIES: dict[str, Callable[[Game], Game]] = {
    "pickled": lambda game: pickle.loads(pickle.dumps(game)),
    "deep copy": copy.deepcopy,
    "copy": copy.copy,
    "clone": Game.clone,
}


def some_game(moves: int) -> Game:
    game = Game.seeded(Setup("et", 5, frozenset({"open_gold"}), 1), "copies")
    for number in range(moves):
        legal = game.legal_moves()
        game.play(game.to_act or 0, legal[7 * number % len(legal)])
    return game


def finished(game: Game) -> Game:
    while game.to_act is not None:
        game.play(game.to_act, game.legal_moves()[0])
    return game


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("moves", [0, 9, 30])
def test_a_copy_goes_on_like_the_original(way: str, moves: int) -> None:
    original = some_game(moves)
    twin = COPIES[way](original)
    assert [twin.view(seat) for seat in range(5)] == [original.view(seat) for seat in range(5)]
    assert record_of(finished(twin)) == record_of(finished(some_game(moves)))
    assert original.version == moves, "the copy is independent"


def test_a_round_alone_is_copied() -> None:
    state = some_game(9).state
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert list(twin.memory) == list(state.memory)
        assert sorted(twin.legal()) == sorted(state.legal())


@pytest.mark.parametrize("first", ["original", "copy"])
def test_what_clones_share_is_their_own_once_a_cell_is_new(first: str) -> None:
    """They share where cells have their slots until one of them needs another."""
    original = some_game(9).state
    twin = original.clone()
    one, other = (original, twin) if first == "original" else (twin, original)
    before, cells = list(other.index), list(other.memory)
    for _ in range(12):
        one.play(max(one.legal()))
    assert list(one.index) != before, "cells were added"
    assert (list(other.index), list(other.memory)) == (before, cells)


def test_a_seed_may_be_a_whole_number() -> None:
    """R14.1: it counts as its digits, so that a record tells it as text"""
    game = Game.seeded(Setup(), 7)
    assert to_plain(record_of(game))["seed"] == "7"
    assert game.view(0) == Game.seeded(Setup(), "7").view(0)


@pytest.mark.parametrize("seed", [[1], 1.5, None, b"7", True])
def test_a_seed_is_nothing_else(seed: object) -> None:
    """R14.1"""
    with pytest.raises(TypeError, match="is neither a text nor a whole number"):
        Game.seeded(Setup(), seed)  # type: ignore[arg-type]
