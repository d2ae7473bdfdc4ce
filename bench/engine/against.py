"""An older commit of our engine beside the present code: the same play-outs in turns, in one run.

Only ratios within a round are compared, in processor time: what slows the machine for a while slows both. Each round
has processes of its own, because where code and data happen to lie in memory makes one process a few per cent quicker
than another of the same code.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, Protocol

from bench.engine.engines import ROOT, CannotMeasure, Engine
from bench.engine.sampling import Sample
from bench.server import against, ratios, snapshot
from bench.server.processes import CannotMeasure as CannotPrepare

FOLDER: Final = ROOT / "build" / "bench" / "engine-against"
TASKS: Final = {
    "driven": "driven 5",
    "core": "core 5",
    "play_outs": "play-outs",
    "clones": "clone",
    "view": "view",
    "legal_moves": "legal moves of a view",
    "seeded": "seeded game",
}
SIDES: Final = ("old", "new")


class Player(Protocol):
    """An engine, as far as a comparison needs it."""

    def sample(self, task: str, first: int, count: int) -> Sample: ...

    def count_for(self, task: str, seconds: float) -> int: ...


def measured(commit: str, rounds: int, seconds: float) -> dict[str, Any]:
    """New over old for each task. Raises CannotMeasure."""
    try:
        old = against.commit_of(commit)
        print(f"Compiling {old[:12]} and the present code …", flush=True)
        packages = {side: FOLDER / f"package-{side}" for side in SIDES}
        code = {
            "old": snapshot.taken(packages["old"], against.checked_out(old, FOLDER)),
            "new": snapshot.taken(packages["new"]),
        }
    except CannotPrepare as problem:
        raise CannotMeasure(str(problem)) from None
    figures = compared(lambda stack: tuple(_started(packages[side], stack) for side in SIDES), rounds, seconds)
    return {
        "old": {"commit": old, "package": code["old"]}, "new": {"package": code["new"]},
        "same_code": code["old"] == code["new"], "figures": figures, "interval": ratios.METHOD,
    }  # fmt: skip


def _started(package: Path, stack: contextlib.ExitStack) -> Engine:
    engine = Engine("bench.engine.ours", Path(sys.executable), package)
    stack.callback(engine.close)
    if engine.about["mode"] != "compiled":
        raise CannotMeasure(f"{package.name} holds no compiled rules.")
    return engine


def compared(
    start: Callable[[contextlib.ExitStack], Sequence[Player]], rounds: int, seconds: float
) -> dict[str, dict[str, Any]]:
    """For each task the ratio of each round, their median and its interval; `start` gives an old and a new engine."""
    found: dict[str, list[float]] = {name: [] for name in TASKS}
    counts: dict[str, int] = {}
    for number in range(1, rounds + 1):
        print(f"  round {number} of {rounds}", end="\r", flush=True)
        with contextlib.ExitStack() as stack:
            sides = dict(zip(SIDES, start(stack), strict=True))
            for name, task in TASKS.items():
                needed = [engine.count_for(task, seconds) for engine in sides.values()]  # warms both up
                count = counts.setdefault(name, needed[0])
                rates = {side: _rate(sides[side], task, number, count) for side in against.order(number)}
                found[name].append(rates["new"] / rates["old"])
    return {name: _summed(each) for name, each in found.items()}


def _summed(found: Sequence[float]) -> dict[str, Any]:
    interval = ratios.interval_of_median(found)
    return {
        "ratios": [round(ratio, 4) for ratio in found],
        "median_ratio": round(median(found), 4),
        "interval": None if interval is None else [round(interval.low, 4), round(interval.high, 4)],
    }


def _rate(engine: Player, task: str, number: int, count: int) -> float:
    units, spent = engine.sample(task, 1 + number * count, count)
    return units / spent


def told(found: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [
        f"{name:<11} new over old: {one['median_ratio']:.3f}, 95 % interval {one['interval']}"
        for name, one in found["figures"].items()
    ]
    return "\n".join([*lines, *(["Both are the same code: what differs here is noise."] if found["same_code"] else [])])
