"""Programs for tests are found, or fetched, or it is said plainly what to do."""

import os
import subprocess
from pathlib import Path

import pytest

from tools.build import packages
from tools.build.packages import NoProgram, found, program


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
    assert [path.name for path in tmp_path.iterdir() if not path.name.endswith(".lock")] == []


def test_lists_are_fetched_where_there_are_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """On a new machine nobody has run `apt-get update`."""
    asked: list[str] = []

    def apt(words: list[str], folder: Path) -> bool:
        asked.append(next(word for word in words if word in ("update", "download")))
        if "update" in asked and asked[-1] == "download":
            (folder / "digger.deb").touch()
            return True
        return asked[-1] == "update"

    monkeypatch.setattr(packages, "UNPACKED", tmp_path)
    monkeypatch.setattr(packages, "_apt", apt)
    monkeypatch.setattr(packages, "_extract", lambda package, target: (target / package.stem).mkdir(parents=True))
    assert [path.name for path in packages.unpacked("digger", alone=True).iterdir()] == ["digger"]
    assert asked == ["download", "update", "download"]


def test_apt_keeps_its_lists_and_packages_in_our_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So it needs no root."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "apt-get").write_text('#!/bin/sh\nprintf "%s\\n" "$@" >"$(dirname "$0")/words"\necho noise\n')
    (folder / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    monkeypatch.setattr(packages, "UNPACKED", tmp_path)
    assert packages._apt(["update"], tmp_path)
    words = (folder / "words").read_text().splitlines()
    assert f"Dir::State::Lists={tmp_path}/apt/lists" in words
    assert f"Dir::Cache={tmp_path}/apt" in words


def test_an_unpacked_program_runs_with_its_own_libraries(tmp_path: Path) -> None:
    program = tmp_path / "usr" / "bin" / "digger"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "$LD_LIBRARY_PATH $1"\n')
    program.chmod(0o755)
    library = tmp_path / "usr" / "lib" / "x86_64-linux-gnu" / "pulseaudio" / "libpulsecommon-16.1.so"
    library.parent.mkdir(parents=True)
    library.touch()
    script = packages.wrapper(tmp_path, program)
    said = subprocess.run([script, "deep tunnel"], capture_output=True, check=True, text=True).stdout
    assert said == f"{library.parent} deep tunnel\n"
