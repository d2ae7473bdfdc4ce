"""Measures `saboteur arena` as `make setup` leaves it beside the compiled rules asked for by name, and uncompiled.

The three take turns in one run and play the same deals in one process each; processor seconds are compared, because
other work on the machine does not change them much. `--keep` writes docs/measurements/command.json.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tools.ci.commit import commit

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = ROOT / "docs" / "measurements" / "command.json"
SEED: Final = "command"
ARENA: Final = (
    "arena", "--diggers", "detective", "--players", "5", "--seed", SEED, "--jobs", "1", "--fresh", "--json",
)  # fmt: skip
COMMAND: Final = (str(Path(sys.executable).with_name("saboteur")),)
BY_NAME: Final = (sys.executable, "-m", "saboteur")
COMPILED: Final = {"PYTHONPATH": str(ROOT / "build" / "compiled")}


def run_once(command: Sequence[str], rounds: int, changes: Mapping[str, str]) -> dict[str, float]:
    """Processor seconds of a run with its children, and the median of milliseconds that it tells for a move."""
    usual = {"PYTHONPATH": "", "SABOTEUR_PURE": ""}
    before = os.times()
    done = subprocess.run(
        [*command, *ARENA, "--rounds", str(rounds)],
        env={**os.environ, **usual, **changes},
        check=True,
        capture_output=True,
        text=True,
    )
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    return {"seconds": seconds, "ms": json.loads(done.stdout)["ms_p50"]}


def measured(turns: int, rounds: int) -> dict[str, Any]:
    """What the turns came to: medians, and the ratio of the command to the compiled rules."""
    start = time.monotonic()
    as_set_up, by_name = [], []
    for _ in range(turns):
        as_set_up.append(run_once(COMMAND, rounds, {}))
        by_name.append(run_once(BY_NAME, rounds, COMPILED))
    uncompiled = run_once(COMMAND, rounds, {"SABOTEUR_PURE": "1"})
    ratios = [mine["seconds"] / other["seconds"] for mine, other in zip(as_set_up, by_name, strict=True)]
    return {
        "commit": commit(),
        "command": f"python -m tools.studies.measure_command --turns {turns} --rounds {rounds} --keep",
        "seed": SEED,
        "seconds": round(time.monotonic() - start, 1),
        "turns": turns,
        "rounds": rounds,
        "ms_a_move": {
            "after make setup": _median(as_set_up, "ms"),
            "compiled": _median(by_name, "ms"),
            "uncompiled": uncompiled["ms"],
        },
        "processor_seconds": {
            "after make setup": _median(as_set_up, "seconds"),
            "compiled": _median(by_name, "seconds"),
            "uncompiled": round(uncompiled["seconds"], 2),
        },
        "ratio": round(statistics.median(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in ratios],
    }


def _median(samples: Sequence[Mapping[str, float]], name: str) -> float:
    return round(statistics.median(sample[name] for sample in samples), 3)


def main(arguments: Sequence[str] | None = None) -> int:
    """0; the figures are printed."""
    parser = argparse.ArgumentParser(prog="python -m tools.studies.measure_command", description=__doc__)
    parser.add_argument("--turns", type=int, default=10, help="runs of each of the two (default 10)")
    parser.add_argument("--rounds", type=int, default=300, help="rounds of the arena in a run (default 300)")
    parser.add_argument("--keep", action="store_true", help="also write the result into docs/measurements")
    given = parser.parse_args(arguments)
    result = json.dumps(measured(given.turns, given.rounds), indent=1) + "\n"
    print(result, end="")
    if given.keep:
        KEPT.write_text(result, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
