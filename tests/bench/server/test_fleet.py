"""Generators in processes of their own play at a real server, come back after a kill, and report what goes wrong."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench.server import ours
from bench.server.figures import Phase
from bench.server.fleet import Failed, Fleet, fleet
from bench.server.processes import Door, Server
from bench.server.snapshot import ROOT

TABLES, SEATS, RATE, SECONDS = 4, 3, 40.0, 1.0


@contextmanager
def playing(folder: Path) -> Iterator[tuple[Server, Fleet]]:
    serving = ours.serving(ROOT / "src", folder / "games.sqlite3", folder / "log", None)
    with serving as server, fleet(Door(server.port, server.lobby), TABLES, SEATS, count=2) as load:
        load.wait_until_seated(lambda _: None)
        yield server, load


def paced(load: Fleet) -> Phase:
    """A phase in which a move was over before it ended: on a busy machine all may be late in the first ones."""
    while not (phase := load.pace(RATE, SECONDS, lambda _: None)).waits:
        assert len(phase.late) + phase.delayed == RATE * SECONDS
    return phase


def test_the_generators_share_the_tables_and_the_rate(tmp_path: Path) -> None:
    with playing(tmp_path) as (_, load):
        phase = paced(load)
    assert load.seated == TABLES
    assert phase.live == TABLES
    assert len(phase.waits) <= RATE * SECONDS
    assert len(phase.late) + phase.delayed == RATE * SECONDS


def test_every_table_plays_on_after_a_kill(tmp_path: Path) -> None:
    with playing(tmp_path) as (server, load):
        paced(load)
        load.hold()
        killed = time.perf_counter()
        server.kill()
        with ours.serving(ROOT / "src", tmp_path / "games.sqlite3", tmp_path / "log2", None, server.port):
            seconds = load.come_back(killed, lambda _: None)
            phase = paced(load)
    assert len(seconds) == TABLES
    assert seconds == sorted(seconds)
    assert seconds[0] > 0
    assert phase.live == TABLES


def test_a_server_that_goes_away_is_a_fault(tmp_path: Path) -> None:
    with playing(tmp_path) as (server, load):
        server.kill()
        with pytest.raises(Failed, match=r"cut a screen off|reset"):
            load.pace(RATE, SECONDS, lambda _: None)
