"""Runs `.ci/run` again and again on fresh clones of what is committed, every second time beside two busy processes.

`python -m tools.ci.repeated_runs --runs 10` adds a line to docs/measurements/test-runs.json when a run has ended.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tools.ci.commit import commit

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "docs" / "measurements" / "test-runs.json"
BUSY_PROCESSES = 2
PART = re.compile(r"^(\S.*?) +([\d.]+) s  (.+)$", re.MULTILINE)


@contextlib.contextmanager
def busy(number: int) -> Iterator[None]:
    """So many processes that never rest, until the block ends."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def one_run(checkout: Path, order: int, busy_processes: int) -> dict[str, Any]:
    """Run the tests of a clone made here; what they took and how they ended."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(checkout)], check=True)
    began, start = datetime.now(UTC), time.monotonic()
    with busy(busy_processes):
        ended = subprocess.run(
            ["bash", ".ci/run"], cwd=checkout, env={**os.environ, "CI": "true", "ORDER": str(order)},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
    seconds = time.monotonic() - start
    output = ended.stdout.decode(errors="replace")
    log = Path(tempfile.gettempdir()) / f"saboteur-test-run-{order}.log"
    log.write_text(output, encoding="utf-8")
    parts = {title: float(length) for title, length, _ in PART.findall(output[output.rfind("The slowest tests:") :])}
    return {
        "began": began.isoformat(timespec="seconds"),
        "order": order,
        "busy processes": busy_processes,
        "minutes with set-up": round(seconds / 60, 1),
        "minutes": round(parts.get("in all", 0) / 60, 1),
        "outcome": "green" if ended.returncode == 0 else f"RED: {_failures(output)}",
    }


def _failures(output: str) -> str:
    """What failed, in the words of the run."""
    found = re.findall(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE) or re.findall(r".*FAILED.*", output)
    return "; ".join(found) or output[-300:]


def add(line: dict[str, Any]) -> None:
    """Write a line into the file of results."""
    known = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {"runs": []}
    known = {
        "what": "`.ci/run` on fresh clones, tests in another order each time",
        "command": "python -m tools.ci.repeated_runs",
        "cores": os.cpu_count(),
        "runs": [*known["runs"], line],
    }
    RESULTS.write_text(json.dumps(known, indent=2) + "\n")


def main() -> int:
    """0 if all runs were green."""
    parser = argparse.ArgumentParser(prog="python -m tools.ci.repeated_runs", description=__doc__)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--busy", type=int, choices=(0, BUSY_PROCESSES), help="the same for all (default: in turn)")
    asked = parser.parse_args()
    red = 0
    for number in range(asked.runs):
        load = asked.busy if asked.busy is not None else number % 2 * BUSY_PROCESSES
        with tempfile.TemporaryDirectory(prefix="saboteur-run-", ignore_cleanup_errors=True) as folder:
            line = {"commit": commit(), **one_run(Path(folder) / "project", random.randrange(10**6), load)}
        add(line)
        red += line["outcome"] != "green"
        print(json.dumps(line), flush=True)
    return 1 if red else 0


if __name__ == "__main__":
    sys.exit(main())
