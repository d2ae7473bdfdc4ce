"""Set-up fails with a sentence a person can act on."""

import shutil
from pathlib import Path

import pytest

from tests.packaging.project import ROOT, run

NEEDED = "sh cat cksum cut date dirname mkdir rm sed sleep".split()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project without a .venv."""
    for name in ("Makefile", "pyproject.toml", "uv.lock", "tools/build/setup.sh"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def commands(tmp_path: Path) -> Path:
    """A folder for PATH with the bare system: no Python."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in NEEDED:
        found = shutil.which(name)
        assert found
        (folder / name).symlink_to(found)
    return folder


def set_up(checkout: Path, **environment: str) -> str:
    done = run("/bin/sh", "tools/build/setup.sh", folder=checkout, environment=environment)
    assert done.returncode == 1
    assert not (checkout / ".venv").exists()
    return done.stdout.strip().splitlines()[-1]


def script(path: Path, *lines: str) -> None:
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]), encoding="utf-8")
    path.chmod(0o755)


def test_no_python_at_all(checkout: Path, commands: Path) -> None:
    sentence = set_up(checkout, PATH=str(commands), PYTHON="")
    assert sentence.startswith("Set-up stopped: no Python 3.11 or newer was found. Install one")


def test_a_python_too_old_is_passed_over(checkout: Path, commands: Path) -> None:
    script(commands / "python3", "exit 1")
    assert "no Python 3.11 or newer" in set_up(checkout, PATH=str(commands), PYTHON="")


def test_the_named_python_does_not_run(checkout: Path) -> None:
    sentence = set_up(checkout, PYTHON="/nowhere/python3")
    assert sentence == "Set-up stopped: PYTHON=/nowhere/python3 is not a Python 3.11 or newer that runs here."


def test_venv_is_missing(checkout: Path, commands: Path) -> None:
    script(commands / "python3", 'case "$*" in *venv*) exit 1;; esac')
    assert "apt install python3-venv" in set_up(checkout, PATH=str(commands), PYTHON="")


def test_what_package_tools_say_is_kept_for_whoever_looks(checkout: Path, commands: Path) -> None:
    """pip warns of much that concerns nobody here."""
    inside = 'case "$*" in *pip*) echo "WARNING: Location is ignored" >&2; exit 1;; esac'
    make_venv = (
        f"mkdir -p .venv/bin; printf '%s\\n' '#!/bin/sh' '{inside}' >.venv/bin/python; chmod +x .venv/bin/python"
    )
    (commands / "chmod").symlink_to(str(shutil.which("chmod")))
    script(commands / "python3", f'case "$*" in *venv*) {make_venv};; esac')
    done = run("/bin/sh", "tools/build/setup.sh", folder=checkout, environment={"PATH": str(commands), "PYTHON": ""})
    assert done.returncode == 1
    assert "WARNING" not in done.stdout
    assert "could not be installed (details: build/setup.log)" in done.stdout.splitlines()[-1]
    assert "WARNING" in (checkout / "build" / "setup.log").read_text(encoding="utf-8")


def test_the_lock_is_missing(checkout: Path) -> None:
    (checkout / "uv.lock").unlink()
    assert set_up(checkout).startswith("Set-up stopped: uv.lock is missing")
