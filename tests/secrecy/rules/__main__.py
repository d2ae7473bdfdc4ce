"""Looks for leaks in many more games than a test does: `python -m tests.secrecy.rules --games 20000`, on all cores.

Prints how many twins of each edition were accepted, and how often each kind of secret really differed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from functools import partial

from saboteur._mode import mode
from saboteur.rules import EDITIONS
from tests.secrecy.rules.leak_search import HEAD, Tally, search

SLICE = 20


def searched(edition: str, games: int, processes: int) -> Tally:
    """All games of an edition, shared among processes."""
    tally = Tally()
    slices = [range(start, min(start + SLICE, games)) for start in range(0, games, SLICE)]
    with multiprocessing.Pool(processes) as pool:
        for part in pool.imap(partial(search, edition), slices):
            tally.add(part)
    return tally


def main() -> int:
    """0 if nothing leaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.secrecy.rules", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each edition (default: 100)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    print(f"{mode()} rules\n{HEAD}", flush=True)
    everything = Tally()
    for edition in EDITIONS:
        tally = searched(edition, chosen.games, chosen.processes)
        print(tally.row(edition), flush=True)
        everything.add(tally)
    print(everything.row("in all"))
    print("\n".join(everything.leaks[:5]), file=sys.stderr)
    return 1 if everything.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
