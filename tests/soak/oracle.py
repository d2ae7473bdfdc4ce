"""Compares the real game with the slow oracle over many moves; a run that was stopped goes on where it was.

`python -m tests.soak.oracle` runs the rules that PYTHONPATH leads to, on all cores. It keeps its state in build/soak
and leaves the result in docs/measurements. What does not agree is kept as records in build/soak.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import platform
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import saboteur.rules
from saboteur._mode import mode
from saboteur.rules import EDITIONS
from tests.kit.oracle_comparison import Difference, compared, table
from tests.kit.resumable_measurement import ROOT
from tools.ci.commit import commit

COMMAND = "python -m tests.soak.oracle"
SEED = "soak"
MOVES = 200_000
BATCH = 80
"""Games compared between two saves: every number of players in every style, twice."""


@dataclass
class Tally:
    """What was compared in one edition: the games of the row from 0 up to `games`, and what they met."""

    games: int = 0
    met: dict[str, int] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)

    def add(self, met: dict[str, int], difference: str) -> None:
        self.games += 1
        self.met = dict(Counter(self.met) + Counter(met))
        if difference:
            self.differences.append(difference)

    @property
    def moves(self) -> int:
        return self.met.get("moves", 0)


@dataclass
class Soak:
    """A run, as far as it has come; `rules` says which code it is about."""

    rules: str
    seed: str
    seconds: float = 0
    runs: int = 0
    tallies: dict[str, Tally] = field(default_factory=lambda: {edition: Tally() for edition in EDITIONS})


def mode_name() -> str:
    """`compiled` or `uncompiled`, as file names have it."""
    return "compiled" if mode() == "compiled" else "uncompiled"


def rules_fingerprint() -> str:
    """A hash of all Python files of the rules: with other rules, a stopped run is not gone on with."""
    digest = hashlib.sha256()
    for path in sorted(Path(saboteur.rules.__path__[0]).glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def load(path: Path, seed: str) -> Soak:
    """The stopped run about the same rules; otherwise a new one."""
    fresh = Soak(rules_fingerprint(), seed)
    if not path.exists():
        return fresh
    plain: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    tallies = {edition: Tally(**tally) for edition, tally in plain.pop("tallies").items()}
    stopped = Soak(**plain, tallies=tallies)
    return stopped if (stopped.rules, stopped.seed) == (fresh.rules, fresh.seed) else fresh


def save(path: Path, soak: Soak) -> None:
    """Write the state whole, so that a stop at any moment loses seconds and never the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(asdict(soak)), encoding="utf-8")
    beside.replace(path)


def compare_one(asked: tuple[str, int, str]) -> tuple[dict[str, int], str]:
    """What one game met, and the difference if there is one; runs in a worker."""
    edition, number, seed = asked
    try:
        return dict(compared(table(edition, number, seed))), ""
    except Difference as difference:
        return difference.met, f"game {number}: {difference}"


def run(soak: Soak, state: Path, moves: int, processes: int) -> None:
    """Compare games, batch after batch, until every edition has had so many moves; each batch is saved."""
    soak.runs += 1
    # An interrupt from the keyboard is for this process; its workers end with it.
    with multiprocessing.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for edition, tally in soak.tallies.items():
            while tally.moves < moves:
                started = time.monotonic()
                batch = [(edition, number, soak.seed) for number in range(tally.games, tally.games + BATCH)]
                for met, difference in pool.map(compare_one, batch, chunksize=1):
                    tally.add(met, difference)
                soak.seconds += time.monotonic() - started
                save(state, soak)
                _show(edition, tally, moves, soak.seconds)


def _show(edition: str, tally: Tally, moves: int, seconds: float) -> None:
    wrong = len(tally.differences)
    print(f"{edition}: {tally.moves:,} of {moves:,} moves, {wrong} differences, {seconds:.0f} s in all", flush=True)


def measurement(soak: Soak) -> dict[str, Any]:
    """The result as it is kept."""
    return {
        "what": "the game compared with the slow oracle, legal moves and state at every move",
        "mode": mode_name(),
        "commit": commit("src/saboteur/rules"),
        "rules": soak.rules,
        "command": COMMAND,
        "seed": soak.seed,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "seconds": round(soak.seconds),
        "runs": soak.runs,
        "moves": {edition: tally.moves for edition, tally in soak.tallies.items()},
        "met": {edition: dict(sorted(tally.met.items())) for edition, tally in soak.tallies.items()},
        "differences": {edition: len(tally.differences) for edition, tally in soak.tallies.items()},
    }


def finish(soak: Soak, state: Path, result: Path) -> int:
    """Leave the result, and what did not agree; 0 if everything did."""
    result.parent.mkdir(parents=True, exist_ok=True)
    result.write_text(json.dumps(measurement(soak), indent=2) + "\n", encoding="utf-8")
    differences = [difference for tally in soak.tallies.values() for difference in tally.differences]
    state.with_suffix(".differences.txt").write_text("\n\n".join(differences), encoding="utf-8")
    state.unlink(missing_ok=True)
    print(f"{sum(tally.moves for tally in soak.tallies.values()):,} moves, {len(differences)} differences: {result}")
    for difference in differences[:3]:
        print(difference, file=sys.stderr)
    return 1 if differences else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if no move made a difference, 1 if one did, 130 if the run was stopped."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES, help=f"for each edition (default: {MOVES})")
    parser.add_argument("--seed", default=SEED, help="another seed compares other games")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--state", type=Path, default=ROOT / "build" / "soak" / f"oracle-{mode_name()}.json")
    parser.add_argument("--result", type=Path, default=ROOT / "docs" / "measurements" / f"oracle-{mode_name()}.json")
    chosen = parser.parse_args(arguments)
    soak = load(chosen.state, chosen.seed)
    print(f"{mode_name()} rules {soak.rules}, {'going on' if soak.runs else 'beginning'}", flush=True)
    try:
        run(soak, chosen.state, chosen.moves, chosen.processes)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.")
        return 130
    return finish(soak, chosen.state, chosen.result)


if __name__ == "__main__":
    sys.exit(main())
