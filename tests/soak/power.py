"""Cuts the power of servers under load and of bare stores, and compares what is left with all that was told.

`python -m tests.soak.power --cuts 200` goes on where it was stopped. What was wrong names its number: `--case NUMBER`
runs that one alone, `--plant no_sync` (or `--synchronous OFF` for the store) with a fault that must be found.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.kit.power_cuts import Found, fleet_cuts, scratch, script_cuts
from tests.kit.resumable_measurement import MEASUREMENTS, Measurement, go_on, shown

COMMAND = "python -m tests.soak.power"
WHAT = "power cuts: what was not synced is lost or torn at sectors; what was told is stored, every move once"
CUTS = 200
AT_ONCE, STORE_CUTS, GROUPS = 10, 100, 60


def case(number: int, plant: str = "", synchronous: str = "") -> Found:
    """Some cuts of a server under load and many of a bare store."""
    stored, wrong = script_cuts(number, GROUPS, STORE_CUTS, synchronous)
    counts = {"store cuts": stored["cuts"], "store changes": stored["changes"]}
    served, found = _run(number, plant)
    return counts | served, wrong + found


def _run(number: int, plant: str) -> Found:
    folder = scratch()
    try:
        return asyncio.run(fleet_cuts(folder, number, AT_ONCE, plant))
    except Exception as failure:  # noqa: BLE001 - a run that cannot end is something wrong, and others follow
        return {}, [f"run {number}: {type(failure).__name__} {failure}"]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if nothing was lost or doubled, 1 if something was, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--cuts", type=int, default=CUTS, help=f"of servers, in all (default: {CUTS})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int, help="run one case and count nothing")
    parser.add_argument("--plant", default="")
    parser.add_argument("--synchronous", default="")
    parser.add_argument("--results", type=Path, default=MEASUREMENTS)
    chosen = parser.parse_args(arguments)
    if chosen.case is not None:
        return shown(*case(chosen.case, chosen.plant, chosen.synchronous))
    measurement = Measurement(chosen.results / "power.json", WHAT, COMMAND, chosen.seed)
    return go_on(measurement, "cuts", chosen.cuts, _next)


def _next(measurement: Measurement) -> None:
    measurement.add(*case(measurement.seed * 100_000 + measurement.next))


if __name__ == "__main__":
    sys.exit(main())
