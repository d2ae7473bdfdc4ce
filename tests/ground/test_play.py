"""`make play`: the compiled copy where there can be one, else the plain files."""

from pathlib import Path

import pytest

from tests.ground.project import ROOT
from tools import compile_core, play
from tools.native import CompilationFailed, plan


def test_without_a_compiler_the_plain_files_are_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(play, "compiler", lambda: None)
    assert play.compiled_folder(plan(ROOT), tmp_path / "saboteur") is None


def test_a_compilation_that_fails_is_no_obstacle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def failing(*_: object) -> str:
        raise CompilationFailed("the compiler said nothing")

    monkeypatch.setattr(play, "compiler", lambda: "cc")
    monkeypatch.setattr(compile_core, "make", failing)
    assert play.compiled_folder(plan(ROOT), tmp_path / "saboteur") is None


def test_what_was_compiled_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(play, "compiler", lambda: "cc")
    monkeypatch.setattr(compile_core, "make", lambda *_: "is fresh")
    assert play.compiled_folder(plan(ROOT), tmp_path / "saboteur") == tmp_path


def test_the_server_is_told_which_package_and_which_client_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.delenv("SABOTEUR_WEB", raising=False)
    told = play.environment(Path("compiled"), Path("client"))
    assert (told["PYTHONPATH"], told["SABOTEUR_WEB"]) == ("compiled", "client")
    assert play.environment(None, Path("client"))["PYTHONPATH"] == "elsewhere"
