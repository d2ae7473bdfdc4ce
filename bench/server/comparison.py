"""Our server beside boardgame.io: rounds of the same load in turns, then our memory and cold start."""

from __future__ import annotations

import argparse
import platform
import shutil
import time
from typing import Any, Final

from bench.server import measuring, outcome, peers, report, snapshot
from bench.server.checkpoints import Checkpoints
from bench.server.measuring import Plan
from bench.server.outcome import WORK
from bench.server.processes import allow_files, claimed, cores

FILES: Final = 8192
"""Open files that the load and a server need."""


def measure(given: argparse.Namespace) -> None:
    """Measure everything, print it and write it. Raises CannotMeasure, Stalled, Ended or OSError."""
    begun = time.time()
    servers, own = cores()
    allow_files(max(FILES, 2 * given.tables * given.subscribers))
    peer = peers.installed()
    print("Laying the compiled package aside …", flush=True)
    package = WORK / "package"
    code = snapshot.taken(package)
    plan = Plan(
        given.tables, given.subscribers, given.seconds, given.rate, given.stored, 3, package, WORK, servers
    )  # fmt: skip
    with claimed(own) as ahead:
        found = _measured(plan, peer, given.rounds, f"{code} {given}")
    found["details"]["ahead_of_others"] = ahead
    seconds = round(time.time() - begun, 1)
    outcome.write(outcome.circumstances() | {"seconds": seconds} | found, "server.json", keep=given.keep)


def _measured(plan: Plan, peer: peers.Peer, count: int, key: str) -> dict[str, Any]:
    parts = Checkpoints(WORK / "parts.json", key)
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
