"""The long comparison can be stopped and goes on, leaves its result, and fails when something differs."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import tests.soak.oracle as soak_module
from saboteur.rules import EDITIONS, Game, Setup
from tests.kit.oracle_comparison import Difference, Met, Table
from tests.soak.oracle import Soak, Tally, compare_one, load, main, rules_fingerprint, run, save


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game for each edition is a whole soak."""
    monkeypatch.setattr(soak_module, "BATCH", 1)


def read(path: Path) -> dict[str, Any]:
    """The plain values in a file."""
    plain: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return plain


def test_a_soak_leaves_its_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves, differences and what is needed to do it again; the state has served its turn."""
    quick(monkeypatch)
    state, result = tmp_path / "state.json", tmp_path / "docs" / "result.json"
    asked = ["--moves", "1", "--seed", "short", "--processes", "1", "--state", str(state), "--result", str(result)]
    assert main(asked) == 0
    told = read(result)
    assert set(told["moves"]) == set(EDITIONS)
    assert all(told["moves"].values())
    assert not any(told["differences"].values())
    assert {"commit", "command", "seed", "seconds", "rules"} <= set(told)
    assert not state.exists()


def test_a_stopped_soak_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was compared before the stop is not compared again, and counts in the result."""
    quick(monkeypatch)
    state = tmp_path / "state.json"
    stopped = Soak(rules_fingerprint(), "short", 100.0, 1)
    stopped.tallies = {edition: Tally(7, {"moves": 50}) for edition in EDITIONS}
    stopped.tallies["et"] = Tally(3, {"moves": 49})
    save(state, stopped)
    going_on = load(state, "short")
    run(going_on, state, moves=50, processes=1)
    assert [tally.games for tally in going_on.tallies.values()] == [7, 7, 7, 7, 4]
    assert (going_on.runs, going_on.seconds > 100) == (2, True)
    assert asdict(load(state, "short")) == asdict(going_on)


@pytest.mark.parametrize(("rules", "seed"), [("other rules", "short"), (None, "another seed")])
def test_a_soak_of_other_rules_or_games_is_not_gone_on_with(tmp_path: Path, rules: str | None, seed: str) -> None:
    """It would mix what does not belong together."""
    save(tmp_path / "state.json", Soak(rules or rules_fingerprint(), seed, 100.0, 1))
    assert load(tmp_path / "state.json", "short").runs == 0


def differing(table: Table) -> Met:
    """A comparison that finds a difference in every game."""
    raise Difference(Game.seeded(Setup(), table.chance), "hands", "ours", "theirs")


def test_a_difference_is_counted_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record that leads to it comes with it."""
    monkeypatch.setattr(soak_module, "compared", differing)
    met, difference = compare_one(("lt", 5, "short"))
    assert met == {"games": 1, "moves": 0}
    assert "game 5: hands" in difference
    assert '"seed": "short/lt/5"' in difference


def test_a_soak_with_differences_fails(tmp_path: Path) -> None:
    """The differences are left beside the state."""
    soak = Soak(rules_fingerprint(), "short")
    soak.tallies["ru"].add({"moves": 3}, "game 0: hands")
    assert soak_module.finish(soak, tmp_path / "state.json", tmp_path / "result.json") == 1
    assert (tmp_path / "state.differences.txt").read_text(encoding="utf-8") == "game 0: hands"
    assert read(tmp_path / "result.json")["differences"]["ru"] == 1
