"""How much more two workers carry than one, on PostgreSQL: `python -m bench.server.workers`.

Generator, database and workers share this machine, so each worker gets the same part of a core (a CPU quota of the
kernel, where it may be set) and is what saturates first; the rest of the machine is the others'. Four settings:

    one        one worker
    two        two workers on one port, as `saboteur serve --workers 2` runs: they pass sockets to each other
    two-apart  two workers on ports of their own, with all screens of a table at one of them: no passing is needed
    two-mixed  the same, but every table has screens at both: what it costs to have a table at two workers

`over one` compares moves a second; `by CPU` what the workers' own CPU time per move would allow, which others on the
machine disturb least.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from bench.server import ours, outcome
from bench.server.figures import Phase, middle
from bench.server.load import Load, Stalled, Table
from bench.server.processes import TICKS, CannotMeasure, Server, running
from bench.server.snapshot import taken
from bench.server.websocket import Ended
from tools.services import postgres_cluster
from tools.services.ports import free_port
from tools.services.postgres_cluster import NoPostgres, PostgresCluster, cluster

QUOTAS: Final = Path("/sys/fs/cgroup/cpu")
PERIOD: Final = 20_000
"""Microseconds over which a quota is counted."""
WARM_UP: Final = 2.0
AT_ONCE: Final = 6
PATIENCE: Final = 60.0


def cpu_of(process: int) -> float:
    """Seconds of CPU time that a process has used; 0 if it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def children(process: int) -> list[int]:
    """The processes that a process started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _workers(server: Server, count: int) -> list[int]:
    """The processes that serve; a foreman's are there a moment after its port."""
    if count == 1:
        return [server.process.pid]
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if len(found := children(server.process.pid)) == count:
            return found
        time.sleep(0.05)
    raise CannotMeasure(f"there are not {count} workers; the last words:\n{server.last_words()}")


@contextmanager
def quota(name: str, processes: Sequence[int], share: float) -> Iterator[bool]:
    """Give processes together a share of a core; whether that was possible."""
    place = QUOTAS / f"saboteur-{os.getpid()}-{name}"
    try:
        place.mkdir()
        (place / "cpu.cfs_period_us").write_text(str(PERIOD))
        (place / "cpu.cfs_quota_us").write_text(str(int(PERIOD * share)))
        for process in processes:
            (place / "cgroup.procs").write_text(str(process))
    except OSError:
        yield False
        return
    try:
        yield True
    finally:
        for process in processes:
            if Path(f"/proc/{process}").exists():
                (QUOTAS / "cgroup.procs").write_text(str(process))
        place.rmdir()


@contextmanager
def database() -> Iterator[PostgresCluster]:
    """A PostgreSQL for a measurement, which is got if there is none. Raises CannotMeasure."""
    try:
        if not postgres_cluster.is_there():
            print("Getting PostgreSQL …", flush=True)
            postgres_cluster.ensure()
        with cluster() as made:
            yield made
    except NoPostgres as failure:
        raise CannotMeasure(str(failure)) from None


class Cluster:
    """Workers under measurement: where to connect, and their processes."""

    def __init__(self, servers: Sequence[Server], processes: Sequence[int], database: PostgresCluster) -> None:
        self.servers = servers
        self.processes = processes
        self._database = database

    @property
    def cpu(self) -> float:
        """CPU seconds of all workers."""
        return sum(cpu_of(process) for process in self.processes)

    @property
    def database_cpu(self) -> float:
        """CPU seconds of the database's processes that still run."""
        return sum(cpu_of(process) for process in (self._database.pid, *children(self._database.pid)))


class Mixed:
    """The doors of several servers; each socket takes the next."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self._servers = cycle(servers)

    @property
    def port(self) -> int:
        return next(self._servers).port

    @property
    def lobby(self) -> int:
        return next(self._servers).lobby


class Bench:
    """The settings of a measurement."""

    def __init__(self, given: argparse.Namespace, package: Path, folder: Path, database: PostgresCluster) -> None:
        self.given = given
        self._package, self._folder, self._database = package, folder, database
        self._count = 0

    @contextmanager
    def _server(self, workers: int) -> Iterator[Server]:
        self._count += 1
        port, schema = free_port(), "bench"
        places = {
            "PYTHONPATH": str(self._package), "SABOTEUR_PORT": str(port), "SABOTEUR_WORKERS": str(workers),
            "SABOTEUR_DATABASE": self._database.address(schema),
        }  # fmt: skip
        command = [sys.executable, "-m", "saboteur", "serve"]
        log = self._folder / f"worker-{self._count}.log"
        with running(command, port, ours.SETTINGS | places, log, core=0) as server:
            yield server

    @contextmanager
    def cluster(self, ports: int, workers: int) -> Iterator[Cluster]:
        """Workers on a database of their own: so many ports, so many workers on each."""
        self._database.sql(
            "SET client_min_messages = error", "DROP SCHEMA IF EXISTS bench CASCADE", "CREATE SCHEMA bench"
        )
        with ExitStack() as stack:
            servers = [stack.enter_context(self._server(workers)) for _ in range(ports)]
            processes = [process for server in servers for process in _workers(server, workers)]
            for process in processes:
                os.sched_setaffinity(process, range(os.cpu_count() or 1))
            yield Cluster(servers, processes, self._database)

    def tables(self, cluster: Cluster, *, mixed: bool) -> list[Table]:
        """Tables in the middle of a game, taking turns at the ports; if they are mixed, their screens do."""
        taking_turns = cycle(cluster.servers)
        places = [Mixed(cluster.servers) if mixed else next(taking_turns) for _ in range(self.given.tables)]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            return list(pool.map(ours.seated, places))

    def measured(self, name: str) -> dict[str, float]:
        """One round: all tables play as fast as they can."""
        ports, workers = SETTINGS[name]
        with self.cluster(ports, workers) as cluster, ExitStack() as stack:
            tables = self.tables(cluster, mixed=name == MIXED)
            limited = [
                stack.enter_context(quota(f"{name}-{number}", [process], self.given.share))
                for number, process in enumerate(cluster.processes)
            ]
            load = Load(ours.Ours(), tables, lambda: cluster.cpu)
            try:
                load.saturate(WARM_UP)
                before = cluster.database_cpu
                phase = load.saturate(self.given.seconds)
                return self._figures(phase, cluster.database_cpu - before, limited=all(limited))
            finally:
                load.close()

    def _figures(self, phase: Phase, database_cpu: float, *, limited: bool) -> dict[str, float]:
        return {
            **phase.summary(), "database_cpu": round(database_cpu / phase.seconds, 3),
            "database_cpu_ms_per_move": round(1000 * database_cpu / len(phase.waits), 4), "limited": float(limited),
        }  # fmt: skip


MIXED: Final = "two-mixed"
SETTINGS: Final[dict[str, tuple[int, int]]] = {"one": (1, 1), "two": (1, 2), "two-apart": (2, 1), MIXED: (2, 1)}
"""Ports, and workers on each."""


def report(rounds: Mapping[str, list[dict[str, float]]], share: float) -> dict[str, Any]:
    """Medians, and what they come to."""
    names = next(iter(rounds.values()))[0]
    medians = {
        setting: {name: round(middle(samples, _figure(name)), 4) for name in names}
        for setting, samples in rounds.items()
    }  # fmt: skip
    one = medians["one"]["moves_per_second"]
    ratios = {setting: round(figures["moves_per_second"] / one, 3) for setting, figures in medians.items()}
    work = medians["one"]["cpu_ms_per_move"]
    by_cpu = {
        setting: round(SETTINGS[setting][0] * SETTINGS[setting][1] * work / figures["cpu_ms_per_move"], 3)
        for setting, figures in medians.items()
    }
    return {
        "share_of_a_core_per_worker": share, "two_over_one": ratios,
        "two_over_one_by_worker_cpu": by_cpu, "medians": medians, "rounds": dict(rounds),
    }  # fmt: skip


def _figure(name: str) -> Callable[[dict[str, float]], float]:
    return lambda sample: sample[name]


def shown(result: Mapping[str, Any]) -> str:
    """The table for people."""
    columns = ("moves_per_second", "p50_ms", "p99_ms", "server_cpu", "cpu_ms_per_move", "database_cpu", "generator_cpu")
    by_cpu = result["two_over_one_by_worker_cpu"]
    lines = [" " * 10 + "".join(f"{name:>18}" for name in columns) + f"{'over one':>10}{'by CPU':>10}"]
    for setting, figures in result["medians"].items():
        cells = "".join(f"{figures[name]:>18}" for name in columns)
        lines.append(f"{setting:10}{cells}{result['two_over_one'][setting]:>10}{by_cpu[setting]:>10}")
    return "\n".join(lines)


def main() -> int:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.workers", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--package", type=Path, help="a folder with the package to measure, instead of a new compiled copy"
    )
    parser.add_argument("--keep", action="store_true", help="keep a copy of the result in docs/measurements")
    parser.add_argument("--settings", nargs="*", default=list(SETTINGS), choices=list(SETTINGS))
    parser.add_argument("--share", type=float, default=0.35, help="part of a core for each worker")
    given = parser.parse_args()
    folder = outcome.BENCH / "workers"
    folder.mkdir(parents=True, exist_ok=True)
    rounds: dict[str, list[dict[str, float]]] = {setting: [] for setting in given.settings}
    try:
        package = given.package or folder / "package"
        if given.package is None:
            taken(package)
        with database() as postgres:
            bench = Bench(given, package, folder, postgres)
            for _ in range(given.rounds):
                for setting in given.settings:
                    rounds[setting].append(bench.measured(setting))
    except (CannotMeasure, Stalled, Ended, OSError) as problem:
        print(f"The measurement stopped: {str(problem) or type(problem).__name__}", file=sys.stderr)
        return 1
    result = report(rounds, given.share)
    print(shown(result))
    command = {"command": shlex.join(["python", "-m", "bench.server.workers", *sys.argv[1:]])}
    size = {"tables": given.tables, "seconds": given.seconds}
    outcome.write(outcome.circumstances() | command | size | result, "workers.json", keep=given.keep)
    return 0


if __name__ == "__main__":
    sys.exit(main())
