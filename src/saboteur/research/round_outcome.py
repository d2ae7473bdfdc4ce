"""What a won or lost round is worth in PettingZoo and Gymnasium."""

from __future__ import annotations

from saboteur.rules import Game, has_won


def round_rewards(game: Game) -> list[float]:
    """1 or -1 for each seat: whether its side won the round that has just ended."""
    result = game.results[-1]
    return [1.0 if has_won(result, seat) else -1.0 for seat in range(len(result.roles))]
