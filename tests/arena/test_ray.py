"""The arena on a cluster: the same parts, wherever they are played. Ray itself is stood in for by a small fake."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from saboteur.arena.chunked_runs import play_matchup
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup, play_chunk
from saboteur.arena.ray_cluster import RayCluster

MATCHUP = Matchup(Lineup("digger", "random"), 4, "cluster")


class FakeRay:
    """Runs every task when it is waited for, the last one first."""

    def __init__(self) -> None:
        self.addresses: list[str | None] = []

    def is_initialized(self) -> bool:
        return bool(self.addresses)

    def init(self, address: str | None, **_: object) -> None:
        self.addresses.append(address)

    def remote(self, function: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *arguments: (function, arguments))

    def wait(self, references: list[Any]) -> tuple[list[Any], list[Any]]:
        return references[-1:], references[:-1]

    def get(self, reference: tuple[Callable[..., Any], tuple[Any, ...]]) -> Any:
        function, arguments = reference
        return function(*arguments)


@pytest.mark.parametrize(("address", "meant"), [("local", None), ("ray://mine:10001", "ray://mine:10001")])
def test_a_cluster_gives_what_this_machine_gives(
    monkeypatch: pytest.MonkeyPatch, address: str, meant: str | None
) -> None:  # fmt: skip
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setattr("saboteur.arena.chunked_runs.CHUNK", 2)
    spread = play_matchup(MATCHUP, 5, RayCluster(address), None, lambda *_: None)
    assert spread.outcomes == play_chunk(MATCHUP, 0, 5).outcomes
    assert fake.addresses == [meant]


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError):
        RayCluster("local")
