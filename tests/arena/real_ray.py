"""The arena on a real Ray cluster of this machine: `make test-ray`, which brings Ray in an environment of its own.

Not named like the other tests, so that those who have no Ray are not asked to run it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from saboteur.arena.chunked_runs import play_matchup
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup, play_chunk
from saboteur.arena.ray_cluster import RayCluster
from saboteur.cli.entry_point import main

ray: Any = import_module("ray")
MATCHUP = Matchup(Lineup("detective", "digger"), 5, "a real cluster")


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.arena.chunked_runs.CHUNK", 3)


@pytest.fixture(scope="module", autouse=True)
def _cluster() -> Iterator[None]:
    yield
    ray.shutdown()


def test_a_real_cluster_gives_what_this_machine_gives() -> None:
    spread = play_matchup(MATCHUP, 8, RayCluster("local"), None, lambda *_: None)
    assert ray.is_initialized()
    alone = play_chunk(MATCHUP, 0, 8)
    assert (spread.outcomes, spread.nuggets, spread.moves) == (alone.outcomes, alone.nuggets, alone.moves)


def test_the_command_plays_on_the_cluster(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = ["--diggers", "digger", "--saboteurs", "random", "--players", "4", "--rounds", "7", "--seed", "cluster"]
    rows = []
    for how in (["--ray", "local"], ["--jobs", "1"]):
        folder = tmp_path / how[0]
        assert main(["arena", *given, "--json", "--folder", str(folder), *how]) == 0
        rows.append(json.loads(capsys.readouterr().out))
    assert {name: value for name, value in rows[0].items() if not name.startswith("ms")} == {
        name: value for name, value in rows[1].items() if not name.startswith("ms")
    }


def test_a_task_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: the work itself raises, somewhere on the cluster."""

    def broken(_: Matchup, first: int, count: int) -> None:
        raise ValueError(f"cannot play {count} from {first}")

    monkeypatch.setattr("saboteur.arena.ray_cluster.play_chunk", broken)
    with pytest.raises(ValueError, match="cannot play"):
        play_matchup(MATCHUP, 3, RayCluster("local"), None, lambda *_: None)
