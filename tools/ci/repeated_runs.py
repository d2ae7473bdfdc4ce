"""Runs `.ci/run` again and again on fresh clones of a commit, every second time beside two busy processes.

`python -m tools.ci.repeated_runs --runs 10` adds a line to docs/measurements/test-runs.json when a run has ended;
`--commit` names another commit than the one that is checked out.
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
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "docs" / "measurements" / "test-runs.json"
BUSY_PROCESSES = 2
PART = re.compile(r"^(\S.*?) +([\d.]+) s  (.+)$", re.MULTILINE)
PROCESSOR = re.compile(r"\(processor: (\d+) s\)$")


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


def one_run(checkout: Path, commit: str, order: int, busy_processes: int) -> dict[str, Any]:
    """Run the tests of a clone of a commit, made here; what they took and how they ended."""
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(checkout)], check=True)
    subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=checkout, check=True)
    began, start = datetime.now(UTC), time.monotonic()
    with busy(busy_processes):
        code, used, output = _ran(["bash", ".ci/run"], checkout, {"CI": "true", "ORDER": str(order)})
    seconds = time.monotonic() - start
    log = Path(tempfile.gettempdir()) / f"saboteur-test-run-{order}.log"
    log.write_text(output, encoding="utf-8")
    parts = PART.findall(output[output.rfind("The slowest tests:") :])
    lengths = {title: float(length) for title, length, _ in parts}
    by_part = {title: int(found[1]) for title, _, outcome in parts if (found := PROCESSOR.search(outcome))}
    return {
        "began": began.isoformat(timespec="seconds"),
        "order": order,
        "busy processes": busy_processes,
        "minutes with set-up": round(seconds / 60, 1),
        "minutes": round(lengths.get("in all", 0) / 60, 1),
        "processor seconds with set-up": round(used),
        "processor seconds": sum(by_part.values()),
        "processor seconds by part": by_part,
        "outcome": "green" if code == 0 else f"RED: {_failures(output)}",
    }


def _ran(command: list[str], folder: Path, environment: dict[str, str]) -> tuple[int, float, str]:
    """Run a command to its end: its exit code, the processor time of all that it started, and what it said."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            command, cwd=folder, env=os.environ | environment,
            stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT,
        )  # fmt: skip
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        output = said.read().decode(errors="replace")
    return process.returncode, usage.ru_utime + usage.ru_stime, output


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


def commit_named(name: str) -> str:
    """The commit that a name stands for, in short. SystemExit: there is none."""
    asked = ["git", "rev-parse", "--verify", "--quiet", "--short=12", f"{name}^{{commit}}"]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode != 0:
        raise SystemExit(f"There is no commit named {name}.")
    return found.stdout.strip()


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if all runs were green."""
    parser = argparse.ArgumentParser(prog="python -m tools.ci.repeated_runs", description=__doc__)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--busy", type=int, choices=(0, BUSY_PROCESSES), help="the same for all (default: in turn)")
    parser.add_argument("--commit", default="HEAD", help="what is cloned (default: what is checked out)")
    asked = parser.parse_args(arguments)
    commit, red = commit_named(asked.commit), 0
    for number in range(asked.runs):
        load = asked.busy if asked.busy is not None else number % 2 * BUSY_PROCESSES
        with tempfile.TemporaryDirectory(prefix="saboteur-run-", ignore_cleanup_errors=True) as folder:
            checkout = Path(folder) / "project"
            line = {"commit": commit, **one_run(checkout, commit, random.randrange(10**6), load)}
        add(line)
        red += line["outcome"] != "green"
        print(json.dumps(line), flush=True)
    return 1 if red else 0


if __name__ == "__main__":
    sys.exit(main())
