"""Programs for tests are found, or fetched, or it is said plainly what to do."""

from pathlib import Path

import pytest

from tools import packages
from tools.packages import NoProgram, found, program


def test_an_installed_program_is_taken() -> None:
    assert program("sh") == found("sh") != ""


def test_one_that_was_unpacked_before_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "UNPACKED", tmp_path)
    made = tmp_path / "digger" / "usr" / "sbin" / "digger"
    made.parent.mkdir(parents=True)
    made.touch(mode=0o755)
    assert program("digger") == str(made)


def test_without_apt_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(packages, "UNPACKED", tmp_path)
    with pytest.raises(NoProgram, match=r"no-such-program was not found, and .* apt install no-such-program"):
        program("no-such-program")


def test_a_package_that_nobody_has_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(packages, "UNPACKED", tmp_path)
    monkeypatch.setattr(packages, "_apt", lambda words, folder: False)  # noqa: ARG005 - as without a network
    with pytest.raises(NoProgram):
        program("no-such-program")
    assert list(tmp_path.iterdir()) == []
