"""Lets people do whatever they can at one table, run after run, while an independent judge looks at hosts and votes.

`python -m tests.soak.governance --runs 50000 --seed 1` goes on where it was stopped; `--case NUMBER` repeats a run, and
`--plan TEXT` one that was told when it was found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.faults.governance.governance_run import Plan, Ran, plan_of, ran, read_plan, shortest, told
from tests.kit.resumable_measurement import MEASUREMENTS, Measurement, go_on, shown

COMMAND = "python -m tests.soak.governance"
WHAT = (
    "drawn sequences of what people do at one table: nobody loses a seat, a vote or the host's rights but as promised, "
    "and every table goes on"
)
RUNS = 50_000
AT_ONCE = 200
COUNTED = ("steps", "checks", "moves")


def case(plan: Plan) -> tuple[Counter[str], list[str]]:
    """One run; what is wrong is told as short as it can be."""
    found: Ran = ran(plan)
    counts = Counter({name: found.counts[name] for name in COUNTED}) + Counter(runs=1)
    return counts, [] if found.broken is None else [told(shortest(found))]


def cases(seeds: Iterable[int]) -> tuple[Counter[str], list[str]]:
    """Some runs."""
    counts, began = Counter[str](), time.process_time()
    wrong: list[str] = []
    for seed in seeds:
        more, found = case(plan_of(seed))
        counts, wrong = counts + more, wrong + found
    counts["processor milliseconds"] += round((time.process_time() - began) * 1000)
    return counts, wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing was wrong, 1 if something was, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"runs in all (default: {RUNS})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int, help="repeat one run and count nothing")
    parser.add_argument("--plan", help="repeat a run that was told, and count nothing")
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    if chosen.plan is not None or chosen.case is not None:
        return shown(*case(plan_of(chosen.case) if chosen.plan is None else read_plan(chosen.plan)))
    measurement = Measurement(chosen.results / "governance.json", WHAT, COMMAND, chosen.seed)
    return go_on(measurement, "runs", chosen.runs, _next)


def _next(measurement: Measurement) -> None:
    first = measurement.seed * 1_000_000 + measurement.next * AT_ONCE
    measurement.add(*cases(range(first, first + AT_ONCE)))


if __name__ == "__main__":
    sys.exit(main())
