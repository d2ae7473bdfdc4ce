"""Runs simulated worlds one after the other: table, store and network on a virtual clock, full of accidents.

`python -m tests.soak.simulation --runs 2000 --seed 1` goes on where it was stopped; `--case NUMBER` runs one world, the
same every time.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.faults.simulation.simulated_world import World
from tests.kit.resumable_measurement import MEASUREMENTS, Measurement, go_on, shown

COMMAND = "python -m tests.soak.simulation"
WHAT = "simulated worlds full of accidents: what was told is stored, every deed once, tables go on, downtime is repaid"
RUNS = 2_000
AT_ONCE = 20


def case(number: int) -> tuple[Counter[str], list[str]]:
    """One world."""
    world = World(number)
    try:
        wrong = world.run()
    except Exception as failure:  # noqa: BLE001 - a world that does not end is something wrong, and others follow
        wrong = [repr(failure)[:300]]
    return world.counts + Counter(worlds=1), [f"world {number}: {fault}" for fault in wrong]


def cases(numbers: Sequence[int]) -> tuple[Counter[str], list[str]]:
    """Some worlds."""
    counts, began = Counter[str](), time.process_time()
    wrong: list[str] = []
    for number in numbers:
        more, found = case(number)
        counts, wrong = counts + more, wrong + found
    counts["processor milliseconds"] += round((time.process_time() - began) * 1000)
    return counts, wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing was wrong, 1 if something was, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"worlds in all (default: {RUNS})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int, help="run one world and count nothing")
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    logging.getLogger("saboteur").setLevel(logging.CRITICAL)  # a store that fails is meant here
    if chosen.case is not None:
        return shown(*case(chosen.case))
    measurement = Measurement(chosen.results / "simulation.json", WHAT, COMMAND, chosen.seed)
    return go_on(measurement, "worlds", chosen.runs, _next)


def _next(measurement: Measurement) -> None:
    first = measurement.seed * 1_000_000 + measurement.next * AT_ONCE
    measurement.add(*cases(range(first, first + AT_ONCE)))


if __name__ == "__main__":
    sys.exit(main())
