"""Races operations against each other in every order with few preemptions, and in drawn ones beyond.

`python -m tests.soak.races --cases 200000` goes on where it was stopped. `--case NAME` runs one race with one schedule
and tells every step; `--found FILE` goes on in spite of what is wrong and writes down each kind of fault with the
first schedule that shows it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.faults.races import server_internals
from tests.faults.races.invariants import Wrong
from tests.faults.races.race import Ran, all_runs, repeated, smaller, told
from tests.faults.races.race_plan import races, sheet
from tests.faults.races.schedules import deviation
from tests.kit.resumable_measurement import MEASUREMENTS, Measurement, go_on, stoppable
from tools.ci.commit import commit

COMMAND = "python -m tests.soak.races"
WHAT = (
    "races of two and three operations: no other table is changed, every answer is true, no 5xx, nobody loses a seat "
    "without being told, nobody is shown what another seat held"
)
CASES = 100_000
NAMES = r"\b(Ana|Ben|Cleo|Dora|New [abc])\b"
SHEETS_AT_ONCE = 10
"""So many sheets, and what they came to is written down."""


def cases(first: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Some sheets, and what was wrong: of each sheet the first."""
    counts, wrong, began = Counter[str](), [], time.process_time()
    with server_internals.raceable():
        for number in range(first, first + SHEETS_AT_ONCE):
            counts["sheets" if number < len(races()) else "drawn sheets"] += 1
            found = None
            for ran in sheet(number, seed):
                _count(ran, counts)
                found = found or (ran if ran.wrong else None)
            if found is not None:
                least = smaller(found)
                wrong.append(f"{least.name}: {'; '.join(map(str, least.wrong))}"[:400])
    counts["processor milliseconds"] += round((time.process_time() - began) * 1000)
    return counts, wrong


def _count(ran: Ran, counts: Counter[str]) -> None:
    counts["cases"] += 1
    counts[f"with {min(ran.trail.preemptions, 3)}{'+' if ran.trail.preemptions > 2 else ''} preemptions"] += 1
    counts["faulty"] += bool(ran.wrong)


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing was wrong, 1 if something was, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--cases", type=int, default=CASES, help=f"races in all (default: {CASES})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", help="run one race, as its name says, and count nothing")
    parser.add_argument("--found", type=Path, help="write down each kind of fault, and count nothing")
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    if chosen.case is not None:
        return _one(chosen.case)
    if chosen.found is not None:
        return _survey(chosen.found, chosen.cases)
    measurement = Measurement(chosen.results / "races.json", WHAT, COMMAND, chosen.seed)
    return go_on(measurement, "cases", chosen.cases, _next)


def _next(measurement: Measurement) -> None:
    measurement.add(*cases(measurement.next * SHEETS_AT_ONCE, measurement.seed))


def _one(name: str) -> int:
    with server_internals.raceable():
        ran = repeated(name)
        print(told(ran) if ran.wrong else "\n".join([ran.name, *ran.answers, *ran.trail.steps, "Nothing is wrong."]))
    return 1 if ran.wrong else 0


def _survey(path: Path, most: int) -> int:
    """Each kind of fault once, by its rule, with names and numbers left out. Deviates at most once in each race."""
    found: dict[str, Ran] = {}
    counts, seen = Counter[str](), 0
    try:
        with server_internals.raceable(), stoppable():
            for race in races():
                for ran in all_runs(race, 1, deviation):
                    seen += 1
                    for kind in map(_kind, ran.wrong):
                        counts[kind] += 1
                        found.setdefault(kind, ran)
                if seen >= most:
                    break
                print(f"{seen:,} races, {len(found)} kinds of faults", flush=True)
    except KeyboardInterrupt:
        print("Stopped.")
    kinds = [{"fault": kind, "races": counts[kind], "repeat": ran.name} for kind, ran in sorted(found.items())]
    listed = {"what": WHAT, "command": f"{COMMAND} --case NAME", "commit": commit(), "races": seen, "found": kinds}
    path.write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")
    return 1 if found else 0


def _kind(wrong: Wrong) -> str:
    """What is wrong without the names, codes and numbers of one race."""
    if wrong.rule == "5xx":
        return f"5xx: {re.sub(r'/tables/[^/ :]+|( by .*)?: .*', '', wrong.what)}"
    what = re.sub(r"(GET|POST|DELETE) [^:]*: \d+ .*?(?=, but|, and|$)", "a request", wrong.what)
    return f"{wrong.rule}: {re.sub(r'[{(].*?[})]|[0-9]+', '…', re.sub(NAMES, 'somebody', what))}"


if __name__ == "__main__":
    sys.exit(main())
