"""Writes the perft files anew: `python -m tests.golden.perft.write`. Every number is counted by the oracle alone."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.golden.perft.count import count_by_oracle
from tests.kit.oracle import EDITIONS, OPTIONS, Oracle
from tests.kit.oracle_fixed_deal import oracle_of
from tests.kit.positions import Plain, positions

FOLDER = Path(__file__).parent
ALWAYS, DEEPEST = 3, 4
CHEAP = 2500
"""The last depth is counted only where no more positions than this have to be looked at."""


def seeded(edition: str, players: int, name: str, options: tuple[str, ...] = ()) -> Plain:
    """A whole game from a seed, before its first move."""
    return {
        "format": 1,
        "edition": edition,
        "players": players,
        "options": list(options),
        "rounds": 2,
        "first": None,
        "seed": f"perft/{edition}/{players}/{name}",
        "moves": [],
    }


def played(record: Plain, moves: int) -> Plain:
    """The record after so many moves at random, most of them paths."""
    oracle, chance = oracle_of(record), Random(record["seed"])
    made: list[str] = []
    while len(made) < moves:
        made.append(_likely_path(oracle, chance))
        oracle.play_legal(made[-1])
    return record | {"moves": made}


def until_the_deck_is_empty(record: Plain, cards: int) -> Plain:
    """The record after moves at random, when the deck is empty and the seat to act holds so many cards."""
    oracle, chance = oracle_of(record), Random(record["seed"])
    made: list[str] = []
    while oracle.phase != "play" or oracle.deck or len(oracle.hands[oracle.seat or 0]) > cards:
        made.append(_likely_path(oracle, chance))
        oracle.play_legal(made[-1])
    return record | {"moves": made}


def _likely_path(oracle: Oracle, chance: Random) -> str:
    moves = oracle.legal()
    paths = [move for move in moves if move.startswith("P")]
    return chance.choice(paths if paths and chance.random() < 0.6 else moves)


def entries(edition: str) -> Iterator[tuple[str, Plain]]:
    """Everything that is counted in an edition, by name."""
    for players in (3, 5, 10):
        yield f"{players} players, first moves", seeded(edition, players, "first")
        yield f"{players} players, after 25 moves", played(seeded(edition, players, "middle"), 25)
        yield f"{players} players, empty deck", until_the_deck_is_empty(seeded(edition, players, "end"), 2)
    for option in OPTIONS:
        yield f"4 players, {option}", played(seeded(edition, 4, option, (option,)), 12)
    yield "7 players, all options", played(seeded(edition, 7, "all", tuple(OPTIONS)), 12)
    here = positions(edition)
    yield from here.items()
    yield "two goals at once, next", here["two goals at once"] | {"moves": ["Pnsw@8,1"]}
    yield "a misfit, next", here["a misfit"] | {"moves": ["Pnesw@7,0"]}
    yield "the finder is a saboteur, next", here["the finder is a saboteur"] | {"moves": ["Pnesw@7,0"]}
    yield "every option, next", here["every option"] | {"moves": ["Pnesw@7,0"]}


def counted(record: Plain) -> list[int]:
    """Legal move sequences of length 1, 2, … as deep as it is cheap."""
    oracle = oracle_of(record)
    counts = [count_by_oracle(oracle, depth) for depth in range(1, ALWAYS + 1)]
    if counts[-1] <= CHEAP:
        counts.append(count_by_oracle(oracle, DEEPEST))
    return counts


def main() -> None:
    """Write one file for each edition, a line for each entry."""
    for edition in EDITIONS:
        lines = [
            json.dumps({"name": name, "counts": counted(record), "record": record}) for name, record in entries(edition)
        ]
        (FOLDER / f"{edition}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
        print(f"{edition}: {len(lines)} entries", flush=True)


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.golden.perft.write", description=__doc__).parse_args()
    main()
