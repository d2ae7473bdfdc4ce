"""Programs and files of Debian packages, such as nginx for tests: those installed, else unpacked into build/packages.

Nothing is installed on the machine and no service is started. It needs no rights beyond those of whoever runs it, and
no package lists: apt-get keeps lists of its own in build/packages.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UNPACKED = ROOT / "build" / "packages"
FOLDERS = ("/usr/local/sbin", "/usr/sbin", "/sbin")
"""Where programs lie that are not on everybody's PATH."""
WRAPPER = """\
#!/bin/sh
LD_LIBRARY_PATH='{libraries}' FONTCONFIG_FILE='{fonts}' exec '{program}' "$@"
"""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>{root}/usr/share/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{root}/font-cache</cachedir>
</fontconfig>
"""
"""Fonts that the machine has are not unpacked again, so both places are named."""


class NoProgram(Exception):
    """It is not there and could not be fetched; the message says what to do."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name} was not found, and {why}. Debian, Ubuntu: apt install {name}")


def program(name: str) -> str:
    """The path of a program whose package has the same name. Raises NoProgram."""
    path = found(name)
    if path is None:
        unpacked(name, alone=True)
        path = found(name)
    if path is None:
        raise NoProgram(name, "its package does not hold it")
    return path


def found(name: str) -> str | None:
    """The path of an installed program, or of one fetched before."""
    places = os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS, *_unpacked_folders(name)])
    return shutil.which(name, path=places)


def _unpacked_folders(name: str) -> list[str]:
    return [str(UNPACKED / name / "usr" / folder) for folder in ("bin", "sbin")]


def unpacked(name: str, *, alone: bool = False) -> Path:
    """The folder with the files of a package, fetched if need be. Raises NoProgram.

    It also holds whatever the package depends on and the machine lacks, unless it is asked for `alone`.
    """
    folder = UNPACKED / name
    if not folder.exists() and (shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None):
        raise NoProgram(name, "this system has no apt-get to fetch it with")
    with _one_at_a_time(name):
        if not folder.exists():
            _fetch(name, folder, alone=alone)
    return folder


def wrapper(root: Path, path: Path) -> Path:
    """A script that runs a program of an unpacked package with the libraries that were unpacked with it, and with the
    fonts of both the package and the machine."""
    script, fonts = root / "run" / path.name, root / "fonts.conf"
    script.parent.mkdir(exist_ok=True)
    libraries = sorted({str(file.parent) for file in root.glob("**/lib/*-linux-gnu*/**/lib*.so*")})
    _write(fonts, FONTS.format(root=root))
    _write(script, WRAPPER.format(libraries=os.pathsep.join(libraries), fonts=fonts, program=path))
    return script


def _write(file: Path, text: str) -> None:
    """Let a file hold a text; whoever runs it at the same moment has either the old one or the new one."""
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return
    beside = file.with_suffix(f".{os.getpid()}")
    beside.write_text(text, encoding="utf-8")
    beside.chmod(0o755)
    beside.replace(file)


@contextmanager
def _one_at_a_time(name: str) -> Iterator[None]:
    """Whoever wants the same package meanwhile waits, in this process or another."""
    import fcntl  # not on every system that builds a wheel

    UNPACKED.mkdir(parents=True, exist_ok=True)
    with (UNPACKED / f".{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _fetch(name: str, folder: Path, *, alone: bool) -> None:
    with tempfile.TemporaryDirectory(prefix=f".{name}.", dir=UNPACKED) as workshop:
        packages = _downloaded(name, Path(workshop), alone=alone)
        beside = Path(workshop, "unpacked")
        for package in packages:
            _extract(package, beside)
        beside.rename(folder)


def _extract(package: Path, target: Path) -> None:
    subprocess.run(["dpkg-deb", "--extract", str(package), str(target)], check=True)


def _downloaded(name: str, workshop: Path, *, alone: bool) -> list[Path]:
    words = ["download"] if alone else ["install", "--download-only", "--yes", "--no-install-recommends"]
    (workshop / "partial").mkdir()
    command = ["-o", f"Dir::Cache::Archives={workshop}", *words, name]
    # The lists may be missing, or so old that they name packages that are gone.
    if not _apt(command, workshop):
        with _one_at_a_time("lists"):
            _apt(["update"], workshop)
        _apt(command, workshop)
    packages = sorted(workshop.glob("*.deb"))
    if not packages:
        raise NoProgram(name, "apt-get could not fetch it")
    return packages


def _apt(words: list[str], folder: Path) -> bool:
    """Whether apt-get could do it, with lists and a cache of our own; nothing of what it says is shown."""
    own = UNPACKED / "apt"
    (own / "lists" / "partial").mkdir(parents=True, exist_ok=True)
    settings = {
        "Dir::State::Lists": own / "lists", "Dir::Cache": own, "Debug::NoLocking": 1, "Acquire::Languages": "none",
        "APT::Sandbox::User": "root",  # its own sandbox user could not write here
    }  # fmt: skip
    options = [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]
    return subprocess.run(["apt-get", *options, *words], cwd=folder, check=False, capture_output=True).returncode == 0
