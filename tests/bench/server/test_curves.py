"""A sweep goes on until the server is saturated, says so in its table, and draws its charts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench.server import curves
from bench.server.curves import Served, Side
from bench.server.measuring import Plan
from bench.server.ours import Ours
from bench.server.processes import Door, Doors
from tests.bench.server.faulty_server import SLOW, Fault, FaultyTable, fixed_time


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(curves, "WARM_UP", 0.05)
    monkeypatch.setattr(curves, "SETTLE", 0.05)
    monkeypatch.setattr(curves, "COME_UP", 0.0)
    with fixed_time():
        yield


def side(fault: Fault, tables: list[FaultyTable]) -> Side:
    @contextmanager
    def serving() -> Iterator[Served]:
        yield Served([Door(0, 0)], lambda: 0.0, lambda: 1024 * (10 + len(tables)))
        for table in tables:
            table.close()

    def seated(_: Doors, __: int) -> FaultyTable:
        tables.append(FaultyTable(fault))
        return tables[-1]

    return Side(fault, serving, lambda door, seats: seated(door, seats).table, Ours)


def plan(folder: Path, *, rate: float = 250.0) -> Plan:
    return Plan(2, 5, 0.4, rate, 4, 0, folder, folder, None)


def test_a_server_that_keeps_up_is_asked_for_every_rate(tmp_path: Path) -> None:
    rows = curves._rates(plan(tmp_path), side("none", []))
    assert [row["rate"] for row in rows] == [100, 250]
    assert [curves._carried(row) for row in rows] == [True, True]


def test_a_server_that_does_not_keep_up_is_not_asked_for_more(tmp_path: Path) -> None:
    rows = curves._rates(plan(tmp_path, rate=1000.0), side("slow", []))
    assert [row["rate"] for row in rows] == [100, 250]
    assert max(row["moves_per_second"] for row in rows) <= 1 / SLOW


def test_one_disturbed_rate_does_not_end_a_curve() -> None:
    good = {"rate": 100, "moves_per_second": 99.0, "p99_ms": 10.0}
    assert curves._carried(good)
    assert not curves._carried(good | {"moves_per_second": 90.0})
    assert not curves._carried(good | {"p99_ms": 1001.0})


def test_memory_is_read_after_each_part_of_the_tables(tmp_path: Path) -> None:
    rows = curves._memory(plan(tmp_path), side("none", []))
    assert [(row["tables"], row["mib"]) for row in rows] == [(0, 10), (0, 10), (1, 11), (2, 12), (3, 13), (4, 14)]


def test_the_curves_are_told_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curves, "CHARTS", tmp_path)
    row = {"rate": 100, "moves_per_second": 99.0, "p50_ms": 1.5, "p99_ms": 9.25, "cpu_ms_per_move": 0.3}
    found = {"ours": {"rates": [row], "memory": [{"tables": 10, "mib": 70.5}]}}
    assert "      100       99      1.5      9.2        0.300" in curves.told(found)
    assert "10 tables 70.5 MiB" in curves.told(found)
    curves.draw(found)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["load-memory.svg", "load-p50.svg", "load-p99.svg"]
