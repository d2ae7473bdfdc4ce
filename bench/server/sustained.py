"""The promised load for a long time: many tables and sockets at a steady rate, a burst, `kill -9`, and cold starts.

One server process with a SQLite file and all cores; the load comes from processes of its own on the same machine.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from bench.server import measuring, ours, outcome, snapshot
from bench.server.figures import Phase, milliseconds
from bench.server.fleet import Failed, Fleet, fleet
from bench.server.http import page
from bench.server.measuring import Plan
from bench.server.outcome import WORK
from bench.server.processes import Door, Server, allow_files, claimed
from bench.server.report import verdict
from tools.services.ports import free_port

COUNTERS: Final = ("moves", "commits", "hellos", "refusals", "cut_off", "store_failures")
FAULTS: Final = ("refusals", "cut_off", "store_failures")
"""Counters of the server that must stay 0."""
EVERY: Final = 10.0
"""Seconds between two lines of progress."""
AFTER_SECONDS: Final = 10.0
"""How long everybody plays on after the kill."""
SPARE_FILES: Final = 200
"""Open files of a process besides its sockets."""
WARM_UP: Final = 20.0
MOST_SHOWN: Final = 20
TARGETS: Final = (
    ("p99_ms", "below", 100.0),
    ("rss_max_mib", "below", 1024.0),
    ("errors", "at most", 0),
    ("burst_moves_per_second", "at least", 1500.0),
    ("first_move_seconds", "below", 2.0),
    ("cold_start_seconds", "below", 2.0),
)


@dataclass(frozen=True)
class Demand:
    """How much, and for how long."""

    rate: float
    minutes: float
    burst: float
    burst_seconds: float
    warm_up: float
    generators: int


class Run:
    """One measurement; `found` grows with every part."""

    def __init__(self, plan: Plan, demand: Demand) -> None:
        self._plan, self._demand = plan, demand
        self._database = plan.database("sustained")
        self._port = free_port()
        self.found: dict[str, Any] = {}
        self.faults: list[str] = []

    def measure(self) -> None:
        """Go through all parts; a fault ends them, and is noted."""
        try:
            self._load_and_kill()
        except Failed as fault:
            self.faults.append(str(fault))
        code = self.found.pop("code", None)
        if code is not None:
            print("Cold starts …", flush=True)
            plan = self._plan
            self.found["cold_starts"] = [measuring.started(plan, self._database, code) for _ in range(plan.starts)]

    def _load_and_kill(self) -> None:
        plan = self._plan
        with self._serving("sustained") as server:
            print(f"Seating {plan.tables} tables of {plan.seats} …", flush=True)
            door = Door(server.port, server.lobby)
            with fleet(door, plan.tables, plan.seats, self._demand.generators) as load:
                self._seat(server, load)
                self._play(server, load)
                self._kill(server, load)

    def _serving(self, name: str) -> Any:
        plan = self._plan
        return ours.serving(plan.package, self._database, plan.log(name), plan.core, self._port)

    def _seat(self, server: Server, load: Fleet) -> None:
        progress = Progress(server, self._plan.tables * self._plan.seats)
        load.wait_until_seated(lambda _: progress.seating(load.seated))
        self.found["rss_seated_mib"] = _mib(server.resident)

    def _play(self, server: Server, load: Fleet) -> None:
        demand = self._demand
        self._phase(server, load, "warm_up", demand.rate, demand.warm_up)
        self._phase(server, load, "steady", demand.rate, demand.minutes * 60)
        self._phase(server, load, "burst", demand.burst, demand.burst_seconds)
        self.found["rss_max_mib"] = _mib(server.most_resident)
        self._look(server)

    def _phase(self, server: Server, load: Fleet, name: str, rate: float, seconds: float) -> None:
        print(f"{name}: {rate:.0f} moves a second for {seconds:.0f} s …", flush=True)
        progress, cpu = Progress(server, 0), server.cpu
        phase = load.pace(rate, seconds, progress.playing)
        phase.cpu = server.cpu - cpu
        progress.line(phase)
        self.found[name] = _summary(phase) | {"rss_mib": _mib(server.resident), "by_interval": progress.intervals}

    def _look(self, server: Server) -> None:
        """Ask the server for its own numbers; what must not happen and did is a fault."""
        counters = _counters(server)
        self.found.setdefault("counters", {})[server.log.stem] = counters
        self.faults += [f"{name}: {counters[name]}" for name in (*FAULTS, "5xx") if counters[name]]
        self.faults += [line for line in server.log.read_text(errors="replace").splitlines() if line.strip()]

    def _kill(self, server: Server, load: Fleet) -> None:
        """`kill -9`, the same server anew at once, and everybody comes back by himself."""
        print("kill -9 …", flush=True)
        load.hold()
        killed = time.perf_counter()
        server.kill()
        with self._serving("killed") as successor:
            listening = time.perf_counter() - killed
            seconds = load.come_back(killed, lambda _: None)
            self.found["killed"] = _comeback(listening, seconds)
            print(f"First move after {seconds[0]:.2f} s, all tables after {seconds[-1]:.2f} s.", flush=True)
            self._phase(successor, load, "after_kill", self._demand.rate, AFTER_SECONDS)
            self._look(successor)
            self.found["code"] = ours.seated(successor).code


class Progress:
    """Lines that say how it goes."""

    def __init__(self, server: Server, sockets: int) -> None:
        self._server, self._sockets = server, sockets
        self._begun = self._last = time.perf_counter()
        self._seen = self._late = 0
        self.intervals: list[dict[str, float]] = []

    def seating(self, tables: int) -> None:
        """So many tables have their game."""
        if self._due():
            print(f"  {tables} tables, {_mib(self._server.resident):.0f} MiB", flush=True)

    def playing(self, phase: Phase) -> None:
        """What has been heard so far."""
        if self._due():
            self.line(phase)

    def line(self, phase: Phase) -> None:
        """Print and keep what came since the last line."""
        waits, late = phase.waits[self._seen :], phase.late[self._late :]
        if not waits:
            return
        self._seen, self._late = len(phase.waits), len(phase.late)
        row = {
            "second": round(time.perf_counter() - self._begun, 1),
            "moves": len(waits),
            "p50_ms": round(milliseconds(waits, 0.50), 2),
            "p99_ms": round(milliseconds(waits, 0.99), 2),
            "max_ms": round(1000 * max(waits), 2),
            "late_p99_ms": round(milliseconds(late, 0.99), 2),
            "rss_mib": _mib(self._server.resident),
        }
        self.intervals.append(row)
        print("  " + ", ".join(f"{name} {value}" for name, value in row.items()), flush=True)

    def _due(self) -> bool:
        now = time.perf_counter()
        if now - self._last < EVERY:
            return False
        self._last = now
        return True


def _summary(phase: Phase) -> dict[str, Any]:
    """A phase with what only long ones are asked for."""
    return phase.summary() | {
        "max_ms": round(1000 * max(phase.waits), 3),
        "p999_ms": round(phase.milliseconds(0.999), 3),
        "late_p50_ms": round(milliseconds(phase.late, 0.5), 3),
        "late_max_ms": round(1000 * max(phase.late, default=0.0), 3),
    }


def _comeback(listening: float, seconds: list[float]) -> dict[str, float]:
    return {
        "listening_seconds": round(listening, 3),
        "first_move_seconds": round(seconds[0], 3),
        "half_of_tables_seconds": round(median(seconds), 3),
        "all_tables_seconds": round(seconds[-1], 3),
        "tables": len(seconds),
    }


def _counters(server: Server) -> dict[str, int]:
    """The server's own numbers since its start."""
    lines = dict(line.rsplit(" ", 1) for line in page(server.port, "/api/metrics").decode().splitlines())
    counters = {name: int(float(lines[f"saboteur_{name}_total"])) for name in COUNTERS}
    return counters | {"5xx": int(float(lines.get('saboteur_requests_total{status="5xx"}', 0)))}


def _mib(kib: int) -> float:
    return round(kib / 1024, 1)


def measure(given: argparse.Namespace) -> None:
    """Measure, print and write. Raises CannotMeasure or OSError; what the server does wrong is part of the result."""
    begun = time.time()
    files = SPARE_FILES + given.tables * given.subscribers
    before = allow_files(files)
    print(f"Open files allowed to each process: {before} before, at least {files} now.", flush=True)
    package = WORK / "package"
    snapshot.taken(package)
    plan = Plan(
        given.tables, given.subscribers, given.seconds, given.rate, given.stored, 3, package, WORK, core=None
    )  # fmt: skip
    demand = Demand(given.rate, given.minutes, given.burst, given.seconds, WARM_UP, given.generators)
    with claimed(None) as ahead:
        run = Run(plan, demand)
        run.measure()
    size = {"tables": plan.tables, "sockets": plan.tables * plan.seats, "rate": plan.rate, "minutes": demand.minutes}
    where = {"generators": demand.generators, "files": {"before": before, "needed": files}, "ahead_of_others": ahead}
    found = figures(run)
    print(told(found))
    seconds = {"seconds": round(time.time() - begun, 1)}
    outcome.write(outcome.circumstances() | seconds | size | where | found, "load.json", keep=given.keep)


def figures(run: Run) -> dict[str, Any]:
    """All figures, those with a target first."""
    found = run.found
    steady, burst, starts = found.get("steady", {}), found.get("burst", {}), found.get("cold_starts", [])
    return {
        "p50_ms": steady.get("p50_ms"),
        "p99_ms": steady.get("p99_ms"),
        "max_ms": steady.get("max_ms"),
        "moves": steady.get("moves"),
        "moves_per_second": steady.get("moves_per_second"),
        "errors": len(run.faults),
        "rss_max_mib": found.get("rss_max_mib"),
        "late_p99_ms": steady.get("late_p99_ms"),
        "burst_moves_per_second": burst.get("moves_per_second"),
        "burst_p99_ms": burst.get("p99_ms"),
        "first_move_seconds": found.get("killed", {}).get("first_move_seconds"),
        "cold_start_seconds": round(median(start["page"] for start in starts), 3) if starts else None,
        "faults": run.faults,
        "details": found,
    }


def told(found: dict[str, Any]) -> str:
    """The verdicts for people."""
    return "\n".join(["", *(verdict(found, *target) for target in TARGETS), *found["faults"][:MOST_SHOWN]])
