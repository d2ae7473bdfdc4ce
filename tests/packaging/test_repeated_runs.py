"""Repeated runs: of the commit that was asked for, with what each took."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools.ci import repeated_runs

SAID = """The slowest tests:
    1.0 s  rules: tests/test_it.py::test_it

rules, uncompiled      12.0 s  passed (processor: 20 s)
server, {word}         30.0 s  passed (processor: 41 s)
in all                 36.0 s  all parts passed
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two commits, whose tests take their time on paper; those of the second fail."""
    made = tmp_path / "project"
    (made / ".ci").mkdir(parents=True)
    _git(made, "init", "--quiet")
    for word, code in (("first", 0), ("second", 1)):
        said = SAID.format(word=word) + ("FAILED tests/test_it.py::test_it\n" if code else "")
        (made / ".ci" / "run").write_text(f"cat <<END\n{said}\nEND\nexit {code}\n")
        _git(made, "add", ".")
        _git(made, "-c", "user.name=Ana", "-c", "user.email=ana@example.org", "commit", "--quiet", "-m", word)
    monkeypatch.setattr(repeated_runs, "ROOT", made)
    monkeypatch.setattr(repeated_runs, "RESULTS", tmp_path / "runs.json")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path / "runs.json"


def _git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True)


def test_a_commit_can_be_named_and_what_its_parts_used_is_kept(project: Path) -> None:
    assert repeated_runs.main(["--busy", "0", "--commit", "HEAD~1"]) == 0
    (run,) = json.loads(project.read_text())["runs"]
    assert run["commit"] == repeated_runs.commit_named("HEAD~1")
    assert (run["outcome"], run["minutes"]) == ("green", 0.6)
    assert run["processor seconds"] == 61
    assert run["processor seconds by part"] == {"rules, uncompiled": 20, "server, first": 41}


def test_what_is_checked_out_is_run_if_nothing_is_named(project: Path) -> None:
    assert repeated_runs.main(["--busy", "0"]) == 1
    (run,) = json.loads(project.read_text())["runs"]
    assert run["outcome"] == "RED: tests/test_it.py::test_it"


@pytest.mark.usefixtures("project")
def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(SystemExit, match="no commit named nowhere"):
        repeated_runs.main(["--commit", "nowhere"])
