"""The C compiler and Python's headers: those of the system, else what set-up brought, else a few words about it."""

import importlib.util
import shutil
import sysconfig
from pathlib import Path

import pytest

from tools.build import native


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without a C compiler and without Python's headers; gives where packages are unpacked."""
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(native, "UNPACKED", tmp_path)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path / "nowhere" / "python3.11"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    return tmp_path


def with_zig(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: object())


def with_headers(bare: Path) -> list[Path]:
    include = bare / native.headers_package() / "usr" / "include"
    (include / "python3.11").mkdir(parents=True)
    (include / "python3.11" / "Python.h").touch()
    return [include / "python3.11", include]


@pytest.mark.usefixtures("bare")
def test_without_any_compiler_it_is_said() -> None:
    assert native.compiler() is None
    assert native.obstacle() == "there is no C compiler"


def test_zig_serves_where_there_is_no_other(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_zig(monkeypatch)
    found = native.compiler()
    assert found is not None
    assert found[1:4] == ["-m", "ziglang", "cc"]
    assert native.system_compiler() is None
    assert native.obstacle() == "Python's headers are missing"
    with_headers(bare)
    assert native.obstacle() is None


def test_a_compiler_of_the_system_comes_first(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_zig(monkeypatch)
    (bare / "bin").mkdir()
    (bare / "bin" / "clang").touch(mode=0o755)
    assert native.compiler() == native.system_compiler() == ["clang"]


def test_a_compiler_that_is_named_and_missing_is_not_replaced(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever names one wants that one."""
    assert bare.is_dir()
    with_zig(monkeypatch)
    monkeypatch.setenv("CC", "/nowhere/cc")
    assert native.compiler() is None


def test_setuptools_is_told_of_zig_and_of_unpacked_headers(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_zig(monkeypatch)
    folders = with_headers(bare)
    told = native.build_environment()
    assert "-m ziglang cc" in told["CC"]
    assert told["LDSHARED"] == f"{told['CC']} -shared"
    assert told["CFLAGS"].split() == [f"-I{folder}" for folder in folders]


def test_where_the_system_has_both_it_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "sh")  # some program that is there
    monkeypatch.delenv("LDSHARED", raising=False)
    told = native.build_environment()
    assert shutil.which("sh")
    assert told["CC"] == "sh"
    assert "LDSHARED" not in told
