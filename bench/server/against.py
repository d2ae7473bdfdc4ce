"""An older commit of our server beside the present code: the same load in turns, in one run.

A machine that others use changes from minute to minute. Old and new take turns (old, new, new, old, …), and only
ratios within a round are compared. Processor time per move of the server is the steadier figure there.
"""

from __future__ import annotations

import argparse
import io
import platform
import shutil
import subprocess
import tarfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from bench.server import measuring, outcome, ratios, report, snapshot
from bench.server.checkpoints import Checkpoints
from bench.server.measuring import Plan
from bench.server.outcome import WORK
from bench.server.processes import CannotMeasure, allow_files, claimed, cores

FOLDER: Final = WORK / "against"
FILES: Final = 8192
"""Open files that the load and a server need."""
NEEDED: Final = ("src", "tools", "pyproject.toml")
"""What of a commit its compilation takes."""


def measure(given: argparse.Namespace) -> None:
    """Measure everything, print it and write it. Raises CannotMeasure, Stalled, Ended or OSError."""
    begun = time.time()
    servers, own = cores()
    allow_files(max(FILES, 2 * given.tables * given.subscribers))
    old = commit_of(given.against)
    packages = {"old": FOLDER / "package-old", "new": FOLDER / "package-new"}
    print(f"Compiling {old[:12]} and the present code …", flush=True)
    code = {
        "old": snapshot.taken(packages["old"], checked_out(old, FOLDER)),
        "new": snapshot.taken(packages["new"]),
    }
    parts = Checkpoints(FOLDER / "parts.json", f"{code} {given}")
    plan = Plan(given.tables, given.subscribers, given.seconds, given.rate, 0, 0, packages["new"], FOLDER, servers)
    with claimed(own) as ahead:
        rounds = _rounds(plan, packages, given.rounds, parts)
    found = _result(rounds, old, code) | {"load": _load(given), "ahead_of_others": ahead}
    print(told(found))
    seconds = round(time.time() - begun, 1)
    outcome.write(outcome.circumstances() | {"seconds": seconds} | found, "against.json", keep=given.keep)
    parts.clear()


# -- the older commit --------------------------------------------------------------------------------------------------


def commit_of(name: str, root: Path = snapshot.ROOT) -> str:
    """The full id of a commit that git knows by some name. Raises CannotMeasure."""
    command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}"]
    asked = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if asked.returncode != 0:
        raise CannotMeasure(f"git knows no commit {name!r} here.")
    return asked.stdout.strip()


def checked_out(commit: str, folder: Path, root: Path = snapshot.ROOT) -> Path:
    """The tree of a commit in a folder below this one; the trees of others go. Raises CannotMeasure."""
    tree = folder / f"tree-{commit[:12]}"
    for other in folder.glob("tree-*"):
        if other != tree:
            shutil.rmtree(other)
    if not tree.exists():
        done = subprocess.run(["git", "archive", commit, *NEEDED], cwd=root, capture_output=True, check=False)
        if done.returncode != 0:
            raise CannotMeasure(f"{commit[:12]} could not be taken out: {done.stderr.decode().strip()}")
        half = folder / "tree-half"
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
            # The first versions of Python 3.11 have no filters; they pass over the attribute.
            archive.extraction_filter = getattr(tarfile, "data_filter", None)
            archive.extractall(half)
        half.rename(tree)
    return tree


# -- rounds ------------------------------------------------------------------------------------------------------------


def order(number: int) -> tuple[str, str]:
    """Who comes first in a round: they take turns, so that a machine that grows slower favours nobody."""
    return ("old", "new") if number % 2 else ("new", "old")


def _rounds(plan: Plan, packages: dict[str, Path], count: int, parts: Checkpoints) -> list[ratios.Round]:
    def loaded(side: str) -> Callable[[], dict[str, Any]]:
        own = replace(plan, package=packages[side], folder=FOLDER / side)
        return lambda: measuring.ours_loaded(own)

    return [
        {side: parts.once(f"Round {number} of {count}, {side}", loaded(side)) for side in order(number)}
        for number in range(1, count + 1)
    ]


# -- the result --------------------------------------------------------------------------------------------------------


def _result(rounds: list[ratios.Round], old: str, code: dict[str, str]) -> dict[str, Any]:
    try:
        figures = ratios.figures(rounds)
    except ValueError as problem:
        raise CannotMeasure(f"{problem}; give more --seconds.") from None
    return {
        "old": {"commit": old, "package": code["old"]},
        "new": {"commit": outcome.circumstances()["commit"], "package": code["new"]},
        "same_code": code["old"] == code["new"],
        "figures": figures,
        "interval": ratios.METHOD,
        "calm": report.calm(rounds),
        "python": platform.python_version(),
        "rounds": [{"order": list(order(number)), **one} for number, one in enumerate(rounds, 1)],
    }


def _load(given: argparse.Namespace) -> dict[str, Any]:
    names = ("tables", "subscribers", "rate", "seconds", "rounds")
    return {name: getattr(given, name) for name in names} | {"warm_up_seconds": measuring.WARM_UP}


def told(found: dict[str, Any]) -> str:
    """The figures for people, and what to think of them."""
    lines = [ratios.told(found["figures"]), f"p99 at {found['load']['rate']:g} moves a second; all else at full load."]
    if found["same_code"]:
        lines.append("Both are the same code: what differs here is noise.")
    if not found["calm"]:
        lines.append("The servers did not have their core to themselves: trust the CPU time, then the ratios.")
    return "\n".join(lines)
