"""The long run of the bots, in short: it plays every table, and a refusal is found."""

from typing import Any

import pytest

from saboteur.arena.arena_game import ArenaGame
from saboteur.bots import BUILT_IN_NAMES
from saboteur.rules import EDITIONS
from tests.soak import bots as soak_bots


def test_cases_take_turns_between_all_bots_and_tables() -> None:
    assert len(soak_bots.TABLES) == len(set(soak_bots.TABLES)) == len(BUILT_IN_NAMES) * len(EDITIONS) * 8
    assert soak_bots.GAMES % soak_bots.AT_ONCE == 0


@pytest.mark.slow
@pytest.mark.parametrize("number", range(0, len(soak_bots.TABLES), 67))
def test_games_are_played_without_a_refusal(number: int) -> None:
    counts, wrong = soak_bots.case(number, games=1)
    assert wrong == []
    assert counts["moves"] > 20


def test_a_bot_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: now and then a bot makes the move that it made before."""
    moves: list[int] = []

    def choice(arena_game: ArenaGame) -> Any:
        moves.append(original(arena_game))
        return moves[-2] if len(moves) == 9 else moves[-1]

    original = ArenaGame.choice
    monkeypatch.setattr(ArenaGame, "choice", choice)
    assert "IllegalMove" in soak_bots.case(0, games=1)[1][0]
