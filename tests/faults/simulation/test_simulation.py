"""P5, P6, P7, P12 in worlds that one number decides: table, store and network on a virtual clock, in one process."""

import os

import pytest

from tests.faults.simulation.simulated_world import World
from tests.faults.simulation.simulation_faults import PLANTS, Plant

WORLDS = int(os.environ.get("SABOTEUR_TEST_WORLDS", "6"))
ENOUGH = 40
"""Worlds in which a planted fault must show."""


def test_whatever_happens_what_was_told_stays_true() -> None:
    """Accidents of all kinds: nothing told is lost, nothing is done twice, every table goes on, downtime is repaid."""
    met: set[str] = set()
    for seed in range(WORLDS):
        world = World(seed)
        assert world.run() == [], f"World({seed}).run()"
        met |= set(world.counts)
    assert met >= {"kills", "stops", "cuts", "vanished", "failures", "stalls", "lapses", "returns", "acknowledged"}


def test_one_number_decides_everything() -> None:
    first, again, other = (World(seed) for seed in (5, 5, 6))
    for world in (first, again, other):
        world.run()
    assert (first.digest, first.counts) == (again.digest, again.counts)
    assert first.digest != other.digest


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(World(seed).run() for seed in range(ENOUGH)), f"nobody noticed: {plant.__doc__}"
