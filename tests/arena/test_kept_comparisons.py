"""`compare` goes on where it was ended, never takes up what other code played, and tells times by bot."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from saboteur.arena import chunked_runs, compare
from saboteur.arena.chunked_runs import Cores
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup
from saboteur.arena.matchup_report import provenance
from saboteur.bots import BadBot, Bot, Observation, make_bot, named
from saboteur.rules import View, legal_moves

ASKED: list[str] = []
SOURCE = """from saboteur.rules import legal_moves

class Mine:
    def choose(self, view, history):
        return legal_moves(view)[{place}]
"""


class Counted(Bot):
    """Plays the first move, until it is told to fail."""

    fails = False

    def choose(self, view: View, history: Sequence[Observation]) -> str:  # noqa: ARG002 - it takes the first
        ASKED.append(self.seed)
        if self.fails and len(set(ASKED)) > 10:
            raise ValueError("no idea")
        return legal_moves(view)[0]


def test_it_goes_on_after_an_error_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunked_runs, "CHUNK", 2)
    (whole,) = compare(Counted, "digger", rounds=8)
    seats = len(set(ASKED))
    ASKED.clear()
    monkeypatch.setattr(Counted, "fails", True)
    with pytest.raises(BadBot, match="bot-failed"):
        compare(Counted, "digger", rounds=8, folder=tmp_path)
    ASKED.clear()
    monkeypatch.setattr(Counted, "fails", False)
    (again,) = compare(Counted, "digger", rounds=8, folder=tmp_path)
    assert 0 < len(set(ASKED)) < seats
    assert _without_times(again.plain()) == _without_times(whole.plain())
    ASKED.clear()
    assert compare(Counted, "digger", rounds=8, folder=tmp_path)[0].row == again.row
    assert not ASKED


def _without_times(row: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in row.items() if not name.startswith("ms_")}


def test_a_bot_whose_file_has_changed_plays_anew(tmp_path: Path) -> None:
    found = []
    for place in (0, -1):
        file = tmp_path / "a_changing_bot.py"
        file.write_text(SOURCE.format(place=place), encoding="utf-8")
        matchup = Matchup(Lineup(f"{file}:Mine", "digger"), 5, "kept")
        chunked_runs.play_matchup(matchup, 1, Cores(1), tmp_path / "kept", lambda *_: None, keep_own=True)
        found.append({path.name for path in (tmp_path / "kept").iterdir()})
    assert len(found[1]) == 2
    assert found[0] < found[1]


def test_what_a_function_makes_is_not_kept(tmp_path: Path) -> None:
    compare(lambda seed: make_bot("digger", seed), "digger", rounds=1, folder=tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_class_that_is_given_itself_has_its_file_in_the_provenance() -> None:
    for bot, known in ((Counted, True), (lambda seed: make_bot("digger", seed), False)):
        (digest,) = provenance(Matchup(Lineup(named(bot), "digger"), 5, "x"))["foreign_bots"].values()
        assert (digest is not None) is known


def test_times_are_told_for_each_bot_also_of_the_baseline() -> None:
    (result,) = compare(Counted, "detective", baseline=("random", "detective"), rounds=2)
    assert set(result.ms_by_bot) == {"random", "detective", named(Counted)}
    assert all(ms["mean"] > 0 and ms["p95"] > 0 for ms in result.ms_by_bot.values())
    assert set(result.plain()["baseline"]["ms_by_bot"]) == {"random", "detective"}
    told = str(result).partition("; ms per move: ")[2]
    assert {part.rpartition(" ")[0] for part in told.split(", ")} == {"random", "detective", named(Counted)}
    json.dumps(result.plain())


def test_an_error_cancels_what_has_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a bot that fails in the first of ten thousand rounds is told of after the last of them."""
    monkeypatch.setattr(chunked_runs, "CHUNK", 1)
    begun: list[int] = []

    class Waiting:
        def __init__(self, *_: object) -> None:
            self.cancelled = False

        def __enter__(self) -> Waiting:
            return self

        def __exit__(self, *_: object) -> None:
            assert self.cancelled

        def submit(self, _do: object, _matchup: Matchup, first: int, _count: int) -> object:
            from concurrent.futures import Future

            begun.append(first)
            future: Future[object] = Future()
            if first == 0:
                future.set_exception(BadBot("bot-failed", bot="x", why="y"))
            return future

        def shutdown(self, *, wait: bool, cancel_futures: bool) -> None:
            self.cancelled = cancel_futures and not wait

    monkeypatch.setattr(chunked_runs, "ProcessPoolExecutor", Waiting)
    with pytest.raises(BadBot):
        list(Cores(2).tallies(Matchup(Lineup("random", "random"), 5, "x"), [(number, 1) for number in range(9)]))
    assert len(begun) == 9


def test_a_list_of_results_can_be_read() -> None:
    """As a notebook shows it: without all that is in the row."""
    found = compare("random", "random", rounds=1)
    assert len(repr(found)) < 250
    assert "saboteur_wins=" in repr(found)
