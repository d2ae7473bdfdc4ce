"""The figures say what the rounds were, and a target that is missed is called so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.server import report
from bench.server.checkpoints import Checkpoints
from bench.server.figures import Phase


def side(rate: float, cpu: float, p99: float, share: float = 1.0) -> dict[str, Any]:
    phase = {"moves_per_second": rate, "cpu_ms_per_move": cpu, "p50_ms": p99 / 2, "p99_ms": p99, "server_cpu": share}
    return {"saturated": phase, "paced": phase}


def found(*rates: float, p99: float = 5.0, **changes: Any) -> tuple[dict[str, Any], list[report.Round]]:
    rounds = [{"ours": side(rate, 0.2, p99), "boardgameio": side(1000, 0.4, 8.0)} for rate in rates]
    kept = {"kib_per_table": 40.0, "kib_per_connection": 20.0, "starts": [{"page": 1.0, "table": 1.1, "built": True}]}
    proof = {"saturated": {"moves_per_second": 10_000.0}}
    return report.figures(rounds, proof, kept | changes), rounds


def test_the_promised_keys_are_there() -> None:
    keys = set("moves_over_boardgameio p99_ms p99_ms_boardgameio kib_per_table kib_per_connection".split())
    assert keys <= set(found(2000)[0])


def test_the_ratio_is_the_middle_of_the_rounds() -> None:
    figures, _ = found(1000, 1600, 4000)
    assert figures["moves_over_boardgameio"] == 1.6
    assert figures["moves_over_boardgameio_by_cpu"] == 2.0
    assert figures["generator_over_faster"] == 6.25


def test_good_figures_reach_every_target() -> None:
    assert "MISSED" not in report.told(*found(2000))


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ({"rates": [1400]}, "moves_over_boardgameio"),
        ({"rates": [6000]}, "generator_over_faster"),
        ({"p99": 9.0}, "p99_ms"),
        ({"kib_per_table": 65.0}, "kib_per_table"),
        ({"kib_per_connection": 33.0}, "kib_per_connection"),
        ({"starts": [{"page": 2.0, "table": 2.1, "built": True}]}, "cold_start_seconds"),
    ],
)
def test_a_missed_target_is_called_missed(arguments: dict[str, Any], name: str) -> None:
    rates = arguments.pop("rates", [2000])
    missed = [line.split()[0] for line in report.told(*found(*rates, **arguments)).splitlines() if "MISSED" in line]
    assert missed == [name]


def test_a_disturbed_run_says_so() -> None:
    figures, rounds = found(2000)
    rounds[0]["ours"]["saturated"]["server_cpu"] = 0.5
    assert not report.figures(rounds, {"saturated": {"moves_per_second": 1.0}}, {**KEPT})["calm"]
    assert "did not have their core" in report.told(figures | {"calm": False}, rounds)


KEPT = {"kib_per_table": 1.0, "kib_per_connection": 1.0, "starts": [{"page": 1.0, "table": 1.0, "built": True}]}


def test_the_wait_that_a_part_of_the_moves_did_not_exceed() -> None:
    phase = Phase([number / 1000 for number in range(1, 101)], seconds=2.0)
    assert phase.rate == 50
    assert phase.milliseconds(0.5) == pytest.approx(51)
    assert phase.milliseconds(0.99) == pytest.approx(100)


def test_a_run_that_was_cut_off_goes_on_where_it_was(tmp_path: Path) -> None:
    Checkpoints(tmp_path / "parts", "key").once("first", lambda: 1)
    again = Checkpoints(tmp_path / "parts", "key")
    assert again.once("first", lambda: 2) == 1
    assert again.once("second", lambda: 3) == 3


def test_other_code_or_options_and_a_finished_run_begin_anew(tmp_path: Path) -> None:
    Checkpoints(tmp_path / "parts", "key").once("first", lambda: 1)
    assert Checkpoints(tmp_path / "parts", "other").once("first", lambda: 2) == 2
    Checkpoints(tmp_path / "parts", "other").clear()
    assert Checkpoints(tmp_path / "parts", "other").once("first", lambda: 3) == 3
