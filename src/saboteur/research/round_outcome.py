"""Who has won a round, for data and tournaments, and what that is worth in PettingZoo and Gymnasium."""

from __future__ import annotations

from saboteur.rules import Game
from saboteur.rules.view import RoundResult


def has_won(result: RoundResult, seat: int) -> bool:
    """Whether a seat's side won the round.

    The selfish dwarf wins alone if he lays the path to the treasure, and then everybody else has lost; otherwise, he
    has lost.
    """
    role = result.roles[seat]
    if result.winner == "saboteurs":
        return role == "saboteur"
    if result.finder is not None and result.roles[result.finder] == "selfish":
        return seat == result.finder
    return role == "digger"


def round_rewards(game: Game) -> list[float]:
    """1 or -1 for each seat: whether its side won the round that has just ended."""
    result = game.results[-1]
    return [1.0 if has_won(result, seat) else -1.0 for seat in range(len(result.roles))]
