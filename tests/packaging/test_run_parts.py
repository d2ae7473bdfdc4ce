"""The runner of the test parts tells the truth about what failed and what was left out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest

from tools.build import native
from tools.build.provision import STEPS
from tools.ci import parts as parts_module
from tools.ci import run_parts
from tools.ci.commit import commit
from tools.ci.parts import COMPILER, PYTEST, ROOT, SERVER_SOAKS, Part, chosen
from tools.ci.run_parts import Order, Result, TimedTest, how_to_repeat, main, reported, run, slowest, table

ALL_GROUPS = parts_module.GROUPS

GOOD = Part("good", "good", ((sys.executable, "-c", ""),))
BAD = Part(
    "bad", "bad", ((sys.executable, "-c", "raise SystemExit(7)"), (sys.executable, "-c", "print('not reached')"))
)
BESIDE = Part("beside", "beside", ((sys.executable, "-c", "print('said beside')"),), when="first")
COMPILING = Part("native", "native", (), needs=(COMPILER,))
BROWSING = Part("browser", "in a browser", (), needs=("chromium",))
ORDER = Order(5)


@pytest.fixture(autouse=True)
def parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(parts_module, "GROUPS", {"test": (BAD, GOOD, BESIDE)})
    monkeypatch.setattr(run_parts, "REPORTS", tmp_path)


def test_a_failed_part_fails_the_run_but_the_next_still_runs(capfd: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 1
    shown = capfd.readouterr().out
    assert "FAILED: python" in shown.replace(sys.executable, "python")
    assert "ended with 7" in shown
    assert "FAILED: 1 of 3 parts" in shown
    assert "not reached" not in shown


def test_what_ran_side_by_side_is_shown_and_counted(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["beside"]) == 0
    shown = capfd.readouterr().out
    assert "said beside" in shown
    assert "all parts passed" in shown


def test_a_part_that_failed_side_by_side_fails_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Part("beside", "beside", ((sys.executable, "-c", "raise SystemExit(3)"),), when="first")
    monkeypatch.setattr(parts_module, "GROUPS", {"test": (failing, GOOD)})
    assert main([]) == 1


def test_what_others_need_comes_first_and_what_must_be_alone_last(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def says(name: str, when: Literal["first", "later", "alone"]) -> Part:
        return Part(name, name, ((sys.executable, "-c", f"print('said {name}')"),), when=when)

    mixed = (says("soak", "alone"), says("server", "later"), says("client", "first"), says("rules", "later"))
    monkeypatch.setattr(parts_module, "GROUPS", {"test": mixed})
    assert main([]) == 0
    said = [line.removeprefix("said ") for line in capfd.readouterr().out.splitlines() if line.startswith("said ")]
    assert (said[0], sorted(said[1:3]), said[3]) == ("client", ["rules", "server"], "soak")


def test_bytecode_is_kept_even_where_that_is_turned_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    asks = Part("asks", "asks", ((sys.executable, "-c", "import sys; sys.exit(sys.dont_write_bytecode)"),))
    assert run(asks, ORDER).outcome == "passed"


def test_a_part_can_be_named() -> None:
    assert main(["good"]) == 0


def test_an_unknown_part_is_named_with_the_known_ones() -> None:
    with pytest.raises(SystemExit, match="no part named worse; there are test, bad, good"):
        chosen(["worse"])


@pytest.fixture
def nothing_can_be_got(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "obstacle", lambda: "there is no C compiler")
    monkeypatch.setattr(run_parts, "provide", lambda names: dict.fromkeys(names, "No Chromium was found."))


@pytest.mark.usefixtures("nothing_can_be_got")
def test_what_was_not_tested_is_said_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_parts, "IN_CI", False)
    results = [run(part, ORDER) for part in (COMPILING, GOOD, BROWSING)]
    assert not any(result.failed for result in results)
    shown = table(results, 1)
    assert "NOT TESTED: there is no C compiler. Debian, Ubuntu: apt install gcc" in shown
    assert "NOT TESTED: No Chromium was found." in shown
    assert shown.endswith("what ran passed, but NOT TESTED was: native; in a browser")


@pytest.mark.usefixtures("nothing_can_be_got")
@pytest.mark.parametrize("part", [COMPILING, BROWSING], ids=["compiler", "browser"])
def test_what_cannot_be_tested_fails_in_ci(monkeypatch: pytest.MonkeyPatch, part: Part) -> None:
    monkeypatch.setattr(run_parts, "IN_CI", True)
    assert run(part, ORDER).failed


def test_every_need_of_a_part_can_be_provided() -> None:
    needs = {need for group in ALL_GROUPS.values() for part in group for need in part.needs}
    assert COMPILER in needs
    assert needs <= {COMPILER, *STEPS}


def test_tests_get_the_order_and_what_was_asked_for_instead_of_a_folder() -> None:
    command = (*PYTEST, "-n", "2", "tests/server")
    assert ORDER.applied(command, Path("r.xml")) == (*command, "--randomly-seed=5", "--junitxml=r.xml")
    one = Order(5, ("tests/server/test_x.py::test_y",)).applied(command, Path("r.xml"))
    assert "tests/server" not in one
    assert "tests/server/test_x.py::test_y" in one
    assert ORDER.applied(("ruff", "tests/server"), Path("r.xml")) == ("ruff", "tests/server")


REPORT = """<testsuites><testsuite>
<testcase classname="tests.server.test_x" name="test_quick" time="0.1"/>
<testcase classname="tests.server.test_x" name="test_bad[1]" time="2.5"><failure message="no"/></testcase>
</testsuite></testsuites>"""


def test_the_slowest_and_how_to_repeat_come_from_the_reports(tmp_path: Path) -> None:
    file = tmp_path / "r.xml"
    file.write_text(REPORT)
    result = Result(GOOD, 3.0, "FAILED: python ended with 1", tuple(reported("good", file)))
    assert result.tests == (
        TimedTest("good", "tests/server/test_x.py::test_quick", 0.1, failed=False),
        TimedTest("good", "tests/server/test_x.py::test_bad[1]", 2.5, failed=True),
    )
    assert [line.split()[-1] for line in slowest([result]).split("\n")[1:3]] == [
        "tests/server/test_x.py::test_bad[1]", "tests/server/test_x.py::test_quick",
    ]  # fmt: skip
    told = how_to_repeat([result], ORDER)
    assert "make test PART=good ORDER=5\n" in told
    assert "make test PART=good TESTS='tests/server/test_x.py::test_bad[1]'\n" in told
    assert "test_quick" not in told
    assert how_to_repeat([Result(GOOD, 3.0, "passed")], ORDER) == ""


def test_long_runs_count_for_each_commit_anew() -> None:
    commands = [command for part in SERVER_SOAKS for command in part.commands if command[2].startswith("tests.soak.")]
    assert {command[2].rpartition(".")[2] for command in commands} == {
        *("kills", "power", "simulation", "governance", "races", "fuzz", "costs", "twins")
    }
    for command in commands:
        run = ORDER.applied(command, Path("none.xml"))
        assert Path(run[run.index("--results") + 1]) == ROOT / "build" / "soak" / commit()


def test_who_only_asks_for_the_parts_does_not_ask_git() -> None:
    refused = "import subprocess; subprocess.run = subprocess.Popen = None; import tools.ci.parts"
    assert subprocess.run((sys.executable, "-c", refused), cwd=ROOT, check=False).returncode == 0
