"""P5 when the power fails: what was not synced is lost or torn, and still everything told is there. A store that does
not sync must be caught by the same harness."""

import os
from pathlib import Path

import pytest

from tests.kit.memory_loop import run_real
from tests.kit.power_cuts import fleet_cuts, script_cuts

pytestmark = [pytest.mark.real, pytest.mark.sqlite]
CUTS = int(os.environ.get("SABOTEUR_TEST_POWER_CUTS", "6"))
"""Power cuts of a server under load."""
STORE_CUTS = 60
"""Power cuts of a store without a server, at any of its changes."""
GROUPS = 40


@pytest.mark.parametrize("seed", [1, 2])
def test_a_store_keeps_what_it_told_wherever_the_power_fails(seed: int) -> None:
    """P5"""
    counts, wrong = script_cuts(seed, GROUPS, STORE_CUTS)
    assert wrong == []
    assert counts["cuts"] == STORE_CUTS


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_a_store_that_does_not_sync_every_commit_is_caught(synchronous: str) -> None:
    assert script_cuts(1, GROUPS, STORE_CUTS, synchronous)[1]


@pytest.mark.slow
def test_everything_told_survives_power_cuts(folder: Path) -> None:
    """P5, P6, P7: clients play on through the cuts and compare all they were told."""
    counts, wrong = run_real(fleet_cuts(folder, 1, CUTS))
    assert wrong == []
    assert counts["cuts"] > CUTS
    assert counts["returns"] >= CUTS, "nobody came back by himself"


@pytest.mark.slow
def test_a_server_that_does_not_sync_is_caught(folder: Path) -> None:
    assert run_real(fleet_cuts(folder, 1, CUTS, "no_sync"))[1]
