"""`python -m bench.server`: our server beside boardgame.io, one load and one run, into build/bench/server.json."""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import shlex
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.server import measuring, peers, report, snapshot
from bench.server.load import SEED, Stalled
from bench.server.measuring import Plan
from bench.server.parts import Parts
from bench.server.processes import CannotMeasure, claimed, cores
from bench.server.websocket import Ended

BENCH: Final = snapshot.ROOT / "build" / "bench"
RESULT: Final = BENCH / "server.json"
WORK: Final = BENCH / "server"
KEPT: Final = snapshot.ROOT / "docs" / "measurements" / "server.json"
FILES: Final = 8192
"""Open files that the load and a server need."""


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when everything was measured, whatever it came to; 1 when something could not be."""
    given = _given(arguments)
    try:
        measure(given)
    except (CannotMeasure, Stalled, Ended, OSError) as problem:
        print(f"\nThe measurement stopped: {str(problem) or type(problem).__name__}", file=sys.stderr)
        print(f"What is done is kept; the servers' own words are in {WORK}. Run it again to go on.", file=sys.stderr)
        return 1
    return 0


def _given(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of load on either server, in turns (default 3)")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of each phase (default 8)")
    parser.add_argument("--tables", type=int, default=200, help="tables of five screens (default 200)")
    parser.add_argument("--rate", type=float, default=1000.0, help="moves a second at the fixed rate (default 1000)")
    parser.add_argument("--stored", type=int, default=1000, help="tables for memory and cold start (default 1000)")
    parser.add_argument("--keep", action="store_true", help="keep a copy of the result in docs/measurements")
    return parser.parse_args(arguments)


def measure(given: argparse.Namespace) -> None:
    """Measure everything, print it and write it. Raises CannotMeasure, Stalled, Ended or OSError."""
    begun = time.time()
    servers, own = cores()
    allow_files()
    peer = peers.installed()
    print("Laying the compiled package aside …", flush=True)
    package = WORK / "package"
    code = snapshot.taken(package)
    plan = Plan(given.tables, given.seconds, given.rate, given.stored, 3, package, WORK, servers)
    with claimed(own) as ahead:
        found = _measured(plan, peer, given.rounds, f"{code} {given}")
    found["details"]["ahead_of_others"] = ahead
    seconds = round(time.time() - begun, 1)
    _write(circumstances() | {"seconds": seconds} | found, [RESULT, *([KEPT] if given.keep else [])])


def _write(found: dict[str, Any], places: Sequence[Path]) -> None:
    for place in places:
        place.write_text(json.dumps(found, indent=1) + "\n")
        print(f"Written to {place.relative_to(snapshot.ROOT)}.")


def _measured(plan: Plan, peer: peers.Peer, count: int, key: str) -> dict[str, Any]:
    parts = Parts(WORK / "parts.json", key)
    proof = parts.once("What the generator carries", lambda: measuring.proven(plan))
    rounds = [
        {
            "ours": parts.once(f"Round {number}, ours", lambda: measuring.ours_loaded(plan)),
            "boardgameio": parts.once(f"Round {number}, theirs", lambda: measuring.boardgameio_loaded(plan, peer)),
        }
        for number in range(1, count + 1)
    ]
    kept = parts.once("Memory and cold start", lambda: measuring.kept(plan))
    found = report.figures(rounds, proof, kept)
    print(report.told(found, rounds))
    versions = {**measuring.about(plan), **peer.versions(), "python": platform.python_version()}
    parts.clear()
    shutil.rmtree(plan.package)
    return found | {"details": {"rounds": rounds, "proof": proof, "kept": kept, "versions": versions}}


def circumstances() -> dict[str, Any]:
    """What was measured, where and how."""
    return {
        "commit": snapshot.commit(),
        "command": shlex.join(["python", "-m", "bench.server", *sys.argv[1:]]),
        "seed": SEED,
        "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "kernel": platform.release(),
    }


def allow_files() -> None:
    """Raise the limit of open files as far as it may be. Raises CannotMeasure if that is not far enough."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if wanted < FILES:
        raise CannotMeasure(f"The load needs {FILES} open files and only {most} are allowed: ulimit -Hn {FILES}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped. What is done is kept; run it again to go on.")
