"""The long run: every bot plays many games of every edition and number of players; a refusal stops it.

`python -m tests.soak_bots --games 200` plays 200 games of three rounds for each bot, edition and number of players, in
the arena's way of asking, which `tests/bots/test_no_peeking.py` shows to be the same bots. Bots that search try little:
which moves they may choose from does not depend on how much.
"""

from __future__ import annotations

import argparse

from saboteur._mode import mode
from saboteur.arena.bout import Bout, Player, player
from saboteur.bots import BOTS
from saboteur.bots.likelihoods import fitted
from saboteur.bots.search import Searcher
from saboteur.rules import EDITIONS, OPTIONS, Game, Setup

FEW = 3  # moves that are tried, and play-outs


def seated(name: str, seat: int) -> Player:
    """A bot for one seat; one that searches tries little."""
    made = player(name, f"soak {seat}")
    if isinstance(made.mind, Searcher):
        made.mind.playouts = made.mind.width = FEW
        made.mind.seconds = 60.0
    return made


def soak(name: str, edition: str, players: int, games: int) -> int:
    """Play games of three rounds with ever other options; gives the number of moves. A refusal raises IllegalMove."""
    moves = 0
    seats = [seated(name, seat) for seat in range(players)]
    for number in range(games):
        options = frozenset(option for place, option in enumerate(OPTIONS) if number >> place & 1)
        game = Game.seeded(Setup(edition, players, options), f"soak {name} {number}")
        for seat, one in enumerate(seats):
            one.seed = number * 16 + seat
        Bout(game, seats, fitted()).play()
        moves += game.version
    return moves


def main() -> None:
    """Play, and print one line for each bot and edition."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak_bots", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", nargs="+", default=sorted(BOTS))
    given = parser.parse_args()
    print(f"rules: {mode()}", flush=True)
    for name in given.bots:
        for edition in EDITIONS:
            moves = sum(soak(name, edition, players, given.games) for players in range(3, 11))
            print(f"{name} {edition}: 8 x {given.games} games, {moves} moves, none refused", flush=True)


if __name__ == "__main__":
    main()
