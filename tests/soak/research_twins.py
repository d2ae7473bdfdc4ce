"""Twin worlds for `saboteur.research`, many more than the tests play.

`build/research/bin/python -m tests.soak.research_twins --games 2000`; `--first 300` goes on there. Each game is told to
its seats in PettingZoo, Gymnasium, OpenSpiel, the vector environment, texts, beliefs and drawn worlds, as it is and
with everything dealt anew that the seat never learned.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Sequence

from tests.research.research_twins import TOLD, Tally, search

SEATS = 10
SLICE = 10


def searched(first: int) -> Tally:
    """A few games, every seat, every kind."""
    return search(range(first, first + SLICE), TOLD, SEATS)


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing leaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.research_twins", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args(arguments)
    twins, told, differed, leaks = 0, Counter[str](), Counter[str](), []
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for found in pool.imap(searched, range(given.first, given.first + given.games, SLICE)):
            twins, told, differed = twins + found.twins, told + found.told, differed + found.differed
            leaks += found.leaks
    print(f"{given.games} games, {twins} twins; told: {dict(told)}; secrets that differed: {dict(differed)}")
    print(f"{len(leaks)} leaks", *leaks[:5], sep="\n")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
