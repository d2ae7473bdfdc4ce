"""Every bot plays games of three rounds at every table: each edition and number of players, with ever other options.

`python -m tests.soak.bots --games 200` plays until each bot has played 200 games at each table; it goes on where it was
stopped. A refusal is something wrong. Bots are asked in the arena's way, which `tests/bots/test_no_peeking.py` shows to
be the same bots. Those that search try little: which moves they may choose from does not depend on how much. `--case
NUMBER` plays the games of one case again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path

from saboteur.arena.arena_game import ArenaGame, arena_bot
from saboteur.bots import BUILT_IN_NAMES, Bot
from saboteur.bots.likelihoods import fitted
from saboteur.bots.policy_bot import PolicyBot
from saboteur.bots.search import SearchPolicy
from saboteur.rules import EDITIONS, OPTIONS, Game, Setup
from tests.kit.resumable_measurement import MEASUREMENTS, Measurement, go_on, shown

COMMAND = "python -m tests.soak.bots"
WHAT = "games of three rounds that each bot plays against itself at every table without a refusal"
GAMES = 200
AT_ONCE = 25
FEW = 3
"""Moves that are tried, and play-outs."""
TABLES = tuple(product(sorted(BUILT_IN_NAMES), EDITIONS, range(3, 11)))
"""A bot, an edition and a number of players: cases take turns between them."""
Found = tuple[dict[str, int], list[str]]


def seated(name: str, seat: int, seed: int) -> Bot:
    """A bot for one seat of one game; one that searches tries little."""
    made = arena_bot(name, f"soak {seat} {seed}")
    if not isinstance(made, PolicyBot):
        return made
    made.seed_number = seed
    if isinstance(made.policy, SearchPolicy):
        made.policy.playouts = made.policy.width = FEW
        made.policy.seconds = 60.0
    return made


def case(number: int, seed: int = 1, games: int = AT_ONCE) -> Found:
    """Some games of a bot at one table."""
    turn, place = divmod(number, len(TABLES))
    name, edition, players = TABLES[place]
    counts, wrong = {"games": games, f"games {name}": games, "moves": 0}, []
    for played in range(turn * AT_ONCE, turn * AT_ONCE + games):
        options = frozenset(option for bit, option in enumerate(OPTIONS) if played >> bit & 1)
        game = Game.seeded(Setup(edition, players, options), f"soak {seed} {name} {played}")
        seats = [seated(name, seat, played * 16 + seat) for seat in range(players)]
        try:
            ArenaGame(game, seats, fitted()).play()
        except Exception as failure:  # noqa: BLE001 - a refusal, or whatever else ends a game too soon
            wrong.append(f"case {number}, {name} {edition} {players}, game {played}: {failure!r}"[:500])
        counts["moves"] += game.version
    return counts, wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing was refused, 1 if something was, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each bot at each table (default: {GAMES})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--case", type=int, help="play the games of one case and count nothing")
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    if chosen.case is not None:
        return shown(*case(chosen.case, chosen.seed))
    measurement = Measurement(chosen.results / "bots-play.json", WHAT, COMMAND, chosen.seed)
    with multiprocessing.get_context("spawn").Pool(chosen.processes) as pool:

        def next_cases(measurement: Measurement) -> None:
            numbers = range(measurement.next, measurement.next + 8 * chosen.processes)
            for found in pool.imap(partial(case, seed=chosen.seed), numbers):
                measurement.add(*found)

        return go_on(measurement, "games", chosen.games * len(TABLES), next_cases)


if __name__ == "__main__":
    sys.exit(main())
