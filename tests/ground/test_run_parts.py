"""The runner of the test parts tells the truth about what failed and what was left out."""

import sys

import pytest

from tools import run_parts
from tools.run_parts import Part, chosen, main, run, table

GOOD = Part("good", "good", ((sys.executable, "-c", ""),))
BAD = Part(
    "bad", "bad", ((sys.executable, "-c", "raise SystemExit(7)"), (sys.executable, "-c", "print('not reached')"))
)
COMPILING = Part("native", "native", (), compiles=True)


@pytest.fixture(autouse=True)
def parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_parts, "GROUPS", {"test": (BAD, GOOD)})


def test_a_failed_part_fails_the_run_but_the_next_still_runs(capfd: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 1
    shown = capfd.readouterr().out
    assert "FAILED: python" in shown.replace(sys.executable, "python")
    assert "ended with 7" in shown
    assert "FAILED: 1 of 2 parts" in shown
    assert "not reached" not in shown


def test_a_part_can_be_named() -> None:
    assert main(["good"]) == 0


def test_an_unknown_part_is_named_with_the_known_ones() -> None:
    with pytest.raises(SystemExit, match="no part named worse; there are test, bad, good"):
        chosen(["worse"])


def test_no_compiler_leaves_a_part_out_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_parts, "compiler", lambda: None)
    monkeypatch.setattr(run_parts, "IN_CI", False)
    result = run(COMPILING)
    assert not result.failed
    assert table([result]).endswith("passed, but not every part was run")


def test_no_compiler_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_parts, "compiler", lambda: None)
    monkeypatch.setattr(run_parts, "IN_CI", True)
    assert run(COMPILING).failed
