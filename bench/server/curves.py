"""Curves: how long a move takes over the rate of moves, up to saturation, and how much memory tables take.

Four settings in one run: our server on SQLite, with one and with two workers on PostgreSQL, and boardgame.io. Servers
of one process have a core of their own, the generator the other; workers, PostgreSQL and the generator share all cores.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, Final

from bench.server import boardgameio, ours, outcome, peers, snapshot, workers
from bench.server.checkpoints import Checkpoints
from bench.server.load import Dialect, Load, Table
from bench.server.measuring import WARM_UP, Plan
from bench.server.outcome import WORK
from bench.server.processes import Doors, Server, allow_files, claimed, cores, resident_of
from bench.server.seating import filled
from tools.services.postgres_cluster import PostgresCluster

RATES: Final = (100, 250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 6000)
STEPS: Final = (0, 0.1, 0.25, 0.5, 0.75, 1)
"""Fractions of the stored tables after which memory is read."""
CARRIED: Final = 0.95
"""A server that carries less than this part of a rate is saturated."""
LONGEST_MS: Final = 1000.0
"""So is one where the slowest moves take longer."""
SETTLE: Final = 1.0
COME_UP: Final = 3.0
"""Seconds until the last worker is there: the port listens before."""
SPARE_FILES: Final = 500
CHARTS: Final = snapshot.ROOT / "docs" / "charts"
PAGES: Final = (
    ("load-p50", "rates", "rate", "p50_ms", "log", "Latency until the last reader has the move: median",
     "moves per second (requested)", "ms"),
    ("load-p99", "rates", "rate", "p99_ms", "log", "Latency until the last reader has the move: 99th percentile",
     "moves per second (requested)", "ms"),
    ("load-memory", "memory", "tables", "mib", "linear", "Memory by number of tables, all players connected",
     "tables", "MiB"),
)  # fmt: skip
"""Of each chart: name, what it shows, keys of its axes, scale, title, names of the axes."""


@dataclass(frozen=True)
class Served:
    """A running setting: where to connect, and what the kernel says of its processes."""

    doors: Sequence[Doors]
    cpu: Callable[[], float]
    resident: Callable[[], int]


@dataclass(frozen=True)
class Side:
    """One of the settings."""

    title: str
    serving: Callable[[], AbstractContextManager[Served]]
    seated: Callable[[Doors, int], Table]
    dialect: Callable[[], Dialect]


def measure(given: argparse.Namespace) -> None:
    """Measure, print, draw and write. Raises CannotMeasure, Stalled, Ended or OSError."""
    begun = time.time()
    servers, own = cores()
    allow_files(SPARE_FILES + given.stored * given.subscribers)
    peer = peers.installed()
    package = WORK / "package"
    code = snapshot.taken(package)
    plan = Plan(
        given.tables, given.subscribers, given.seconds, given.rate, given.stored, 0, package, WORK, servers
    )  # fmt: skip
    with workers.database() as database, claimed(own):
        found = _measured(plan, _sides(plan, peer, database), f"{code} {given}")
    print(told(found))
    draw(found)
    size = {"tables": plan.tables, "subscribers": plan.seats, "seconds": round(time.time() - begun, 1)}
    outcome.write(outcome.circumstances() | size | {"settings": found}, "load-curves.json", keep=given.keep)


# -- settings ----------------------------------------------------------------------------------------------------------


def _sides(plan: Plan, peer: peers.Peer, database: PostgresCluster) -> list[Side]:
    def sqlite() -> AbstractContextManager[Served]:
        return _alone(ours.serving(plan.package, plan.database("curves"), plan.log("curves"), plan.core))

    def theirs() -> AbstractContextManager[Served]:
        return _alone(boardgameio.serving(peer, plan.log("boardgameio"), plan.core))

    def cluster(count: int) -> Callable[[], AbstractContextManager[Served]]:
        return lambda: _crew(plan, database, count)

    return [
        Side("ours, SQLite", sqlite, ours.seated, ours.Ours),
        Side("boardgame.io, in memory", theirs, boardgameio.seated, boardgameio.BoardgameIo),
        Side("ours, PostgreSQL, 1 worker", cluster(1), ours.seated, ours.Ours),
        Side("ours, PostgreSQL, 2 workers", cluster(2), ours.seated, ours.Ours),
    ]


@contextmanager
def _alone(serving: AbstractContextManager[Server]) -> Iterator[Served]:
    with serving as server:
        yield Served([server], lambda: server.cpu, lambda: server.resident)


@contextmanager
def _crew(plan: Plan, database: PostgresCluster, count: int) -> Iterator[Served]:
    """Workers on one port, as `--workers` gives them."""
    bench = workers.Bench(argparse.Namespace(), plan.package, plan.folder, database)
    with bench.cluster(ports=1, workers=count) as cluster:
        yield Served(cluster.servers, lambda: cluster.cpu, lambda: sum(map(resident_of, cluster.processes)))


# -- measuring ---------------------------------------------------------------------------------------------------------


def _measured(plan: Plan, sides: Sequence[Side], key: str) -> dict[str, Any]:
    parts = Checkpoints(WORK / "curves.parts.json", key)
    found = {
        side.title: {
            "rates": parts.once(f"{side.title}: latency", partial(_rates, plan, side)),
            "memory": parts.once(f"{side.title}: memory", partial(_memory, plan, side)),
        }
        for side in sides
    }
    parts.clear()
    return found


@contextmanager
def _loaded(side: Side) -> Iterator[tuple[Served, Load]]:
    with side.serving() as served:
        load = Load(side.dialect(), [], served.cpu)
        try:
            yield served, load
        finally:
            load.close()


def _fill(plan: Plan, side: Side, served: Served, load: Load, numbers: Sequence[int]) -> None:
    doors = served.doors
    for _ in filled(load, lambda number: side.seated(doors[number % len(doors)], plan.seats), numbers):
        pass


def _rates(plan: Plan, side: Side) -> list[dict[str, float]]:
    """One row for each rate, up to the second in a row that the server does not carry: one may be a disturbance."""
    rows: list[dict[str, float]] = []
    with _loaded(side) as (served, load):
        _fill(plan, side, served, load, range(plan.tables))
        load.saturate(WARM_UP)
        for rate in (rate for rate in RATES if rate <= plan.rate):
            rows.append({"rate": rate} | load.pace(rate, plan.seconds).summary())
            if len(rows) > 1 and not any(map(_carried, rows[-2:])):
                break
    return rows


def _carried(row: dict[str, float]) -> bool:
    return row["moves_per_second"] >= CARRIED * row["rate"] and row["p99_ms"] <= LONGEST_MS


def _memory(plan: Plan, side: Side) -> list[dict[str, float]]:
    """One row for each number of tables; all their screens are connected."""
    counts = [int(part * plan.stored) for part in STEPS]
    with _loaded(side) as (served, load):
        time.sleep(COME_UP)
        rows = [_row(served, 0)]
        for before, after in pairwise(counts):
            _fill(plan, side, served, load, range(before, after))
            load.rest(SETTLE)
            rows.append(_row(served, after))
    return rows


def _row(served: Served, tables: int) -> dict[str, float]:
    return {"tables": tables, "mib": round(served.resident() / 1024, 1)}


# -- telling -----------------------------------------------------------------------------------------------------------


def told(found: dict[str, Any]) -> str:
    """The tables for people."""
    lines = []
    for title, figures in found.items():
        lines += ["", title, f"{'asked':>9}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms/move':>13}"]
        lines += [
            f"{row['rate']:9.0f}{row['moves_per_second']:9.0f}{row['p50_ms']:9.1f}{row['p99_ms']:9.1f}"
            f"{row['cpu_ms_per_move']:13.3f}"
            for row in figures["rates"]
        ]
        lines.append("memory: " + ", ".join(f"{row['tables']} tables {row['mib']} MiB" for row in figures["memory"]))
    return "\n".join(lines)


def draw(found: dict[str, Any]) -> None:
    """The charts, into docs/charts."""
    from saboteur.arena.charts import chart  # not at the top: matplotlib takes a while, and memory

    for name, part, x, y, scale, title, across, up in PAGES:
        lines = {setting.replace("ours", "Saboteur"): figures[part] for setting, figures in found.items()}
        words = {"title": title, "x": across, "y": up}
        chart(CHARTS, name, lines, words, x=x, y=y, endings=("svg",), scale=scale)
