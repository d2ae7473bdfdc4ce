"""Old and new in turns: the statistics say no more than the rounds do, and a run that was cut off goes on."""

from __future__ import annotations

import subprocess
from contextlib import AbstractContextManager, nullcontext
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bench.server import against, measuring, outcome, ratios, snapshot
from bench.server.__main__ import read
from bench.server.measuring import Plan
from bench.server.processes import CannotMeasure


def side(rate: float, cpu: float = 0.2, p99: float = 5.0) -> dict[str, Any]:
    saturated = {"moves_per_second": rate, "cpu_ms_per_move": cpu, "p99_ms": 99.0, "server_cpu": 1.0}
    return {"saturated": saturated, "paced": {"moves_per_second": 1000.0, "cpu_ms_per_move": 0.9, "p99_ms": p99}}


def rounds_of(*sides: tuple[dict[str, Any], dict[str, Any]]) -> list[ratios.Round]:
    return [{"old": old, "new": new} for old, new in sides]


# -- statistics --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "low", "high", "coverage"),
    [(6, 1, 6, 0.96875), (8, 1, 8, 0.9922), (9, 2, 8, 0.9609), (10, 2, 9, 0.9785), (20, 6, 15, 0.9586)],
)
def test_the_interval_lies_between_two_of_the_values(count: int, low: int, high: int, coverage: float) -> None:
    values = [float(value) for value in (*range(count, 0, -2), *range(count - 1, 0, -2))]
    interval = ratios.interval_of_median(values)
    assert interval is not None
    assert interval[:2] == (low, high)
    assert interval.coverage == pytest.approx(coverage, abs=5e-5)


@pytest.mark.parametrize("count", range(6))
def test_few_rounds_have_no_interval(count: int) -> None:
    assert ratios.interval_of_median([1.0] * count) is None


@pytest.mark.parametrize("count", range(6, 13))
def test_the_interval_covers_the_median_as_often_as_it_says(count: int) -> None:
    """Each value is as likely below the true median as above it: all cases, each once."""
    covered = 0
    for signs in product((-1, 1), repeat=count):
        interval = ratios.interval_of_median([sign * float(size) for size, sign in enumerate(signs, 1)])
        assert interval is not None
        assert interval.coverage >= ratios.LEVEL
        covered += interval.low < 0 < interval.high
    found = ratios.interval_of_median([float(value) for value in range(count)])
    assert found is not None
    assert covered / 2**count == found.coverage


def test_each_round_is_compared_with_itself() -> None:
    """The medians of both sides are equal here; the machine was slow for both in the second round."""
    rounds = rounds_of((side(1000), side(1100)), (side(500), side(550)), (side(2000), side(1000)))
    found = ratios.compared(rounds, "moves_per_second", "saturated")
    assert found["ratios"] == [1.1, 1.1, 0.5]
    assert (found["median_ratio"], found["old"], found["new"]) == (1.1, 1000.0, 1000.0)
    assert found["interval"] is None


def test_all_three_figures_come_from_their_phase() -> None:
    found = ratios.figures(rounds_of(*[(side(1000, 0.2, 4.0), side(1100, 0.1, 6.0))] * 10))
    assert {name: (one["median_ratio"], one["interval"]) for name, one in found.items()} == {
        "moves_per_second": (1.1, [1.1, 1.1]),
        "cpu_ms_per_move": (0.5, [0.5, 0.5]),
        "p99_ms": (1.5, [1.5, 1.5]),
    }
    assert found["p99_ms"]["coverage"] == 0.9785


def test_a_round_that_measured_nothing_is_no_round() -> None:
    with pytest.raises(ValueError, match="cpu_ms_per_move is 0"):
        ratios.figures(rounds_of((side(1000), side(1000, cpu=0.0))))


@pytest.mark.parametrize(
    ("new", "verdicts"),
    [
        (side(1100, 0.1, 4.0), ["new is better", "new is better", "new is better"]),
        (side(900, 0.3, 6.0), ["new is WORSE", "new is WORSE", "new is WORSE"]),
        (side(1000, 0.2, 5.0), ["no difference shown"] * 3),
        (side(1100, 0.3, 5.0), ["new is better", "new is WORSE", "no difference shown"]),
    ],
)
def test_people_are_told_which_is_better(new: dict[str, Any], verdicts: list[str]) -> None:
    lines = ratios.told(ratios.figures(rounds_of(*[(side(1000), new)] * 6))).splitlines()[2:]
    assert [line.rpartition(": ")[2] for line in lines] == verdicts


def test_an_interval_around_one_shows_no_difference() -> None:
    rounds = rounds_of(*[(side(1000), side(rate)) for rate in (900, 1050, 1060, 1070, 1080, 1090)])
    assert "0.900 to 1.090: no difference shown" in ratios.told(ratios.figures(rounds))


# -- flags -------------------------------------------------------------------------------------------------------------


def test_ten_rounds_unless_told_otherwise() -> None:
    given = read(["--against", "HEAD~3"])
    assert (given.mode, given.against, given.rounds, given.seconds) == ("against", "HEAD~3", 10, 6.0)
    assert (given.tables, given.subscribers, given.rate, given.keep) == (200, 5, 1000.0, False)
    assert read(["--against", "main", "--rounds", "2", "--seconds", "2", "--keep"]).rounds == 2


def test_the_other_modes_are_as_they_were() -> None:
    assert (read([]).mode, read([]).rounds, read([]).against) == ("comparison", 3, None)
    assert read(["--sweep"]).mode == "sweep"


def test_one_mode_at_a_time() -> None:
    with pytest.raises(SystemExit):
        read(["--against", "HEAD", "--sweep"])


def test_old_and_new_take_turns() -> None:
    assert [against.order(number) for number in (1, 2, 3)] == [("old", "new"), ("new", "old"), ("old", "new")]


# -- the older commit --------------------------------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Two commits, and a change that is not committed."""
    root = tmp_path / "repository"
    for folder in ("src", "tools"):
        (root / folder).mkdir(parents=True)
        (root / folder / "kept.py").touch()
    _git(root, "init", "--quiet")
    for state in ("first", "second", "third"):
        (root / "pyproject.toml").write_text(state)
        if state != "third":
            _git(root, "add", "--all")
            _git(root, "commit", "--quiet", "--message", state)
    return root


def _git(root: Path, *arguments: str) -> None:
    person = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *person, *arguments], cwd=root, check=True)


def test_a_commit_is_taken_out_as_it_was(repository: Path, tmp_path: Path) -> None:
    first, second = (against.commit_of(name, repository) for name in ("HEAD~1", "HEAD"))
    work = tmp_path / "work"
    tree = against.checked_out(first, work, repository)
    assert (tree / "pyproject.toml").read_text() == "first"
    (tree / "compiled").touch()
    assert (against.checked_out(first, work, repository) / "compiled").exists()
    assert (against.checked_out(second, work, repository) / "pyproject.toml").read_text() == "second"
    assert [path.name for path in work.iterdir()] == [f"tree-{second[:12]}"]


def tree_with(folder: Path, module: str) -> Path:
    """A tree whose tool makes a copy of one file."""
    tool = folder / f"{module.replace('.', '/')}.py"
    tool.parent.mkdir(parents=True)
    for package in {tool.parent, folder / "tools"}:
        (package / "__init__.py").touch()
    copy = "from pathlib import Path\ncopy = Path('build/compiled/saboteur')\ncopy.mkdir(parents=True)\n"
    tool.write_text(f"{copy}(copy / 'made.py').touch()\n(copy / 'web').symlink_to('/nowhere/web')\n")
    return folder


@pytest.mark.parametrize("module", snapshot.COMPILERS)
def test_a_tree_is_compiled_by_its_own_tool_and_gets_the_present_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    monkeypatch.setattr(snapshot, "PAGES", tmp_path / "pages")
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / snapshot.FIRST).write_text("a page")
    snapshot.taken(tmp_path / "laid", tree_with(tmp_path / "tree", module))
    assert (tmp_path / "laid" / "saboteur" / "made.py").is_file()
    assert (tmp_path / "laid" / "saboteur" / "web" / snapshot.FIRST).read_text() == "a page"


def test_without_pages_nothing_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No server would start."""
    monkeypatch.setattr(snapshot, "PAGES", tmp_path / "pages")
    with pytest.raises(CannotMeasure, match="make web"):
        snapshot.taken(tmp_path / "laid", tree_with(tmp_path / "tree", snapshot.COMPILERS[0]))


@pytest.mark.parametrize("name", ["nowhere", "--help", "HEAD:src"])
def test_an_unknown_commit_is_named(repository: Path, name: str) -> None:
    with pytest.raises(CannotMeasure, match="git knows no commit"):
        against.commit_of(name, repository)


# -- a run -------------------------------------------------------------------------------------------------------------


class Machine:
    """Stands for the machine: servers that always come to the same figures, until one of them fails."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loaded: list[str] = []
        self.fails_at = 0
        self.written: dict[str, Any] = {}

    def ours_loaded(self, plan: Plan) -> dict[str, Any]:
        self.loaded.append(plan.package.name.removeprefix("package-"))
        if len(self.loaded) == self.fails_at:
            raise CannotMeasure("cut off")
        return side(1100.0 if self.loaded[-1] == "new" else 1000.0)

    def write(self, found: dict[str, Any], name: str, *, keep: bool) -> None:
        assert (name, keep) == ("against.json", True)
        self.written = found


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)

    def claimed(_: int) -> AbstractContextManager[bool]:
        return nullcontext(enter_result=False)

    monkeypatch.setattr(against, "FOLDER", tmp_path)
    monkeypatch.setattr(against, "cores", lambda: (0, 1))
    monkeypatch.setattr(against, "claimed", claimed)
    monkeypatch.setattr(against, "allow_files", lambda wanted: wanted)
    monkeypatch.setattr(against, "commit_of", lambda name: name * 4)
    monkeypatch.setattr(against, "checked_out", lambda commit, folder: folder / commit)
    monkeypatch.setattr(snapshot, "taken", lambda package, root=None: f"{package.name} of {root}")
    monkeypatch.setattr(measuring, "ours_loaded", made.ours_loaded)
    monkeypatch.setattr(outcome, "write", made.write)
    return made


def test_a_run_says_what_it_measured_and_how(machine: Machine) -> None:
    against.measure(read(["--against", "abcd", "--rounds", "6", "--keep"]))
    assert machine.loaded == ["old", "new", "new", "old"] * 3
    found = machine.written
    assert found["figures"]["moves_per_second"]["median_ratio"] == 1.1
    assert found["old"]["commit"] == "abcdabcdabcdabcd"
    assert found["load"] == {
        "tables": 200, "subscribers": 5, "rate": 1000.0, "seconds": 6.0, "rounds": 6, "warm_up_seconds": 2.0
    }  # fmt: skip
    assert [one["order"] for one in found["rounds"][:2]] == [["old", "new"], ["new", "old"]]
    assert {"commit", "command", "seed", "date", "seconds", "interval", "same_code", "calm"} <= set(found)


def test_a_run_that_was_cut_off_goes_on(machine: Machine) -> None:
    given = read(["--against", "abcd", "--rounds", "3", "--keep"])
    machine.fails_at = 4
    with pytest.raises(CannotMeasure, match="cut off"):
        against.measure(given)
    assert machine.written == {}
    machine.loaded, machine.fails_at = [], 0
    against.measure(given)
    assert machine.loaded == ["old", "old", "new"]
    assert len(machine.written["rounds"]) == 3
    assert not (machine.folder / "parts.json").exists()


def test_equal_code_is_called_equal(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(snapshot, "taken", lambda package, root=None: "the same")  # noqa: ARG005
    against.measure(read(["--against", "abcd", "--rounds", "1", "--keep"]))
    assert machine.written["same_code"]
    assert "what differs here is noise" in capsys.readouterr().out
