"""A measurement that grows: every run adds to what earlier ones, stopped or finished, have counted, and says with which
code it did. The file is the state, so a run that was interrupted is gone on with by the same command."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import saboteur
from saboteur._mode import mode
from tools.ci.commit import commit

ROOT = Path(__file__).resolve().parents[2]
MEASUREMENTS = ROOT / "docs" / "measurements"
MOST_KEPT = 20
"""Things found wrong that are kept with their words; all are counted."""


@dataclass
class Run:
    """What one process added."""

    commit: str
    code: str
    """A hash of all Python files of the package."""
    rules: str
    began: str
    seconds: float = 0
    counts: dict[str, int] = field(default_factory=dict)


class Measurement:
    """The counts of a measurement, by run and in all."""

    def __init__(self, path: Path, what: str, command: str, seed: int) -> None:
        self.path, self._what, self._command = path, what, command
        stored = _stored(path, seed)
        self.seed = seed
        self.next: int = stored.get("next", 0)
        """The number of the case to go on with."""
        self._runs = [Run(**row) for row in stored.get("runs", ())]
        self.wrong: list[str] = stored.get("wrong", [])
        began = datetime.now(UTC).isoformat(timespec="seconds")
        self._runs.append(Run(commit(), fingerprint(), mode(), began))
        self._since = time.monotonic()

    @property
    def totals(self) -> Counter[str]:
        """All that was counted so far."""
        return sum((Counter(run.counts) for run in self._runs), Counter[str]())

    @property
    def hopeless(self) -> bool:
        """Whether so much is wrong that going on would tell nothing new."""
        return len(self.wrong) >= MOST_KEPT

    @property
    def seconds(self) -> float:
        """The time of all runs."""
        return sum(run.seconds for run in self._runs)

    def add(self, counts: Mapping[str, int], wrong: Iterable[str] = ()) -> None:
        """A case is done: count it, and write everything down."""
        run, found = self._runs[-1], list(wrong)
        run.counts = dict(Counter(run.counts) + Counter(counts) + Counter(wrong=len(found)))
        run.seconds = round(time.monotonic() - self._since, 1)
        self.wrong = (self.wrong + found)[:MOST_KEPT]
        self.next += 1
        self._save()

    def _save(self) -> None:
        """Write the file whole, so that a stop at any moment loses the case at hand and never the file."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(self.measurement(), indent=2) + "\n", encoding="utf-8")
        beside.replace(self.path)

    def measurement(self) -> dict[str, Any]:
        """Everything, as it is kept."""
        totals = {"wrong": 0} | dict(sorted(self.totals.items()))
        return {
            "what": self._what,
            "command": self._command,
            "seed": self.seed,
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "seconds": round(self.seconds),
            "totals": totals,
            "wrong": self.wrong,
            "next": self.next,
            "runs": [asdict(run) for run in self._runs if run.counts],
        }

    def line(self) -> str:
        """How far it has come, for whoever watches."""
        counted = ", ".join(f"{count:,} {name}" for name, count in sorted(self.totals.items()))
        return f"case {self.next}: {counted}; {self.seconds:.0f} s in all"


def go_on(measurement: Measurement, unit: str, target: int, step: Callable[[Measurement], None]) -> int:
    """Step after step until there were so many of a unit: 0 if nothing was wrong, 1 if something was, 130 if ended."""
    if measurement.totals[unit] >= target:
        print(f"Nothing to do: {measurement.path} has {target:,} already. Name another folder to start over: --results")
    try:
        with stoppable():
            while measurement.totals[unit] < target and not measurement.hopeless:
                step(measurement)
                print(measurement.line(), flush=True)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.")
        return 130
    return 1 if measurement.totals["wrong"] else 0


def shown(counts: Mapping[str, int], wrong: Iterable[str]) -> int:
    """Print what one case came to and count nothing; 1 if something was wrong."""
    found = list(wrong)
    print(dict(counts), *found, sep="\n")
    return 1 if found else 0


@contextmanager
def stoppable() -> Iterator[None]:
    """Let SIGTERM and Ctrl-C stop a run in the same way, also one in the background."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.default_int_handler)
    yield


def _stored(path: Path, seed: int) -> dict[str, Any]:
    if not path.exists():
        return {}
    stored: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return stored if stored["seed"] == seed else {}


def fingerprint() -> str:
    """A hash of the package's sources: whether two runs were about the same code."""
    digest = hashlib.sha256()
    base = Path(saboteur.__path__[0])
    for path in sorted(base.rglob("*.py")):
        digest.update(str(path.relative_to(base)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]
