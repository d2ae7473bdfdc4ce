"""Who sits where in each game of a tournament, and which deal it has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class PlannedGame:
    """A game of a tournament."""

    number: int
    seed: str
    """Of its deal."""
    bot_seed: str
    """From which the seeds of its bots follow."""
    seated: tuple[str, ...]


def planned_games(names: Sequence[str], games: int, seed: str, *, balanced: bool) -> list[PlannedGame]:
    """Each game has a deal of its own, and the players sit one seat further on than in the game before.

    A balanced plan plays each deal once for each player, who sit one seat further on each time: each player so has all
    seats of the deal, and with them its roles, once. From deal to deal the order of the players around the table is
    drawn anew, so that neighbors vary. Raises ValueError for a number of games that cannot be balanced.
    """
    if not balanced:
        return [_game(number, f"{seed}/{number}", seed, names) for number in range(games)]
    players = len(names)
    if games % players:
        more = games + players - games % players
        raise ValueError(
            f"games: {games} cannot be balanced for {players} players, only multiples of {players}, such as {more}"
        )
    orders = [Random(f"{seed}/{deal}/order").sample(names, players) for deal in range(games // players)]
    return [_game(number, f"{seed}/{number // players}", seed, orders[number // players]) for number in range(games)]


def _game(number: int, deal: str, seed: str, names: Sequence[str]) -> PlannedGame:
    by = number % len(names)
    return PlannedGame(number, deal, f"{seed}/{number}", (*names[by:], *names[:by]))
