"""The long runs, in short: they find what is planted, and go on where they were stopped."""

import json
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.table import lobby
from tests.kit.resumable_measurement import Measurement
from tests.soak import fuzz, twins

pytestmark = [pytest.mark.real, pytest.mark.sqlite]


def test_a_ledger_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "soak.json"
    Measurement(path, "what", "command", seed=1).add({"kills": 3}, ["seed 1: lost"])
    again = Measurement(path, "what", "command", seed=1)
    assert (again.next, again.totals) == (1, {"kills": 3, "wrong": 1})
    again.add({"kills": 4})
    kept = json.loads(path.read_text("utf-8"))
    assert kept["totals"] == {"kills": 7, "wrong": 1}
    assert (kept["next"], kept["wrong"], len(kept["runs"])) == (2, ["seed 1: lost"], 2)


def test_a_ledger_with_another_seed_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "soak.json"
    Measurement(path, "what", "command", seed=1).add({"kills": 3})
    assert Measurement(path, "what", "command", seed=2).totals == {}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "REQUESTS", 600)
    monkeypatch.setattr(fuzz, "FRAMES", 300)


@pytest.mark.slow
@pytest.mark.usefixtures("few")
def test_odd_requests_and_frames_find_nothing() -> None:
    """P15"""
    counts, wrong = fuzz.case(1)
    assert wrong == []
    assert counts["deeds"] >= 900


@pytest.mark.slow
@pytest.mark.usefixtures("few")
def test_a_request_that_stumbles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Null in a setting was a 500 once."""
    chosen = lobby.chosen

    def stumbling(old: Any, choice: dict[str, Any], players: int) -> Any:
        if None in choice.values():
            raise TypeError
        return chosen(old, choice, players)

    monkeypatch.setattr(lobby, "chosen", stumbling)
    assert any("TypeError" in fault for fault in fuzz.case(1)[1])


@pytest.mark.soak
@pytest.mark.slow
def test_twin_worlds_on_a_server_that_lasts_tell_the_same_bytes() -> None:
    """P1, P2"""
    counts, wrong = twins.case([2])
    assert wrong == []
    assert counts["twins"] >= 6


@pytest.mark.slow
@pytest.mark.parametrize("plant", ["shows_discards", "sizes_tell"])
def test_a_leak_is_seen_on_a_server_that_lasts(plant: str) -> None:
    assert twins.case([2], plant)[1]
