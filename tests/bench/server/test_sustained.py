"""A long run reaches its targets only if nothing went wrong in it, and what was not measured is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.server import sustained
from bench.server.figures import Phase
from bench.server.measuring import Plan
from bench.server.sustained import Demand, Run


def good() -> dict[str, Any]:
    return {
        "steady": {"p50_ms": 3.0, "p99_ms": 20.0, "max_ms": 60.0, "moves": 120_000, "moves_per_second": 200.0},
        "burst": {"moves_per_second": 1510.0, "p99_ms": 70.0},
        "rss_max_mib": 400.0,
        "killed": {"first_move_seconds": 1.2},
        "cold_starts": [{"page": 1.0, "table": 1.1, "built": True}],
    }


def run(folder: Path, *faults: str, **changes: Any) -> dict[str, Any]:
    made = Run(Plan(1000, 10, 10.0, 200.0, 1000, 3, folder, folder, None), Demand(200.0, 10.0, 1520.0, 10.0, 20.0, 2))
    made.found, made.faults = good() | changes, list(faults)
    return sustained.figures(made)


def missed(found: dict[str, Any]) -> list[str]:
    return [line.split()[0] for line in sustained.told(found).splitlines() if "MISSED" in line]


def test_good_figures_reach_every_target(tmp_path: Path) -> None:
    assert missed(run(tmp_path)) == []


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"steady": good()["steady"] | {"p99_ms": 100.0}}, "p99_ms"),
        ({"rss_max_mib": 1024.0}, "rss_max_mib"),
        ({"burst": {"moves_per_second": 1400.0}}, "burst_moves_per_second"),
        ({"killed": {"first_move_seconds": 2.0}}, "first_move_seconds"),
        ({"cold_starts": [{"page": 2.0}]}, "cold_start_seconds"),
    ],
)
def test_a_missed_target_is_called_missed(tmp_path: Path, changes: dict[str, Any], name: str) -> None:
    assert missed(run(tmp_path, **changes)) == [name]


def test_one_fault_is_too_many_and_is_quoted(tmp_path: Path) -> None:
    found = run(tmp_path, "refusals: 1")
    assert missed(found) == ["errors"]
    assert "refusals: 1" in sustained.told(found)


def test_what_a_fault_kept_from_being_measured_is_said(tmp_path: Path) -> None:
    made = run(tmp_path, "the server cut a screen off", killed={}, cold_starts=[])
    assert sustained.told(made).count("not measured") == 2


def test_the_worst_moves_and_the_generators_own_lateness_are_kept() -> None:
    phase = Phase([0.001] * 999 + [0.5], late=[0.002] * 100, seconds=1.0)
    summary = sustained._summary(phase)
    assert (summary["p99_ms"], summary["max_ms"], summary["late_p99_ms"]) == (1.0, 500.0, 2.0)
