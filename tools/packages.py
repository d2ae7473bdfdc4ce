"""Programs of Debian packages for tests, such as nginx: the installed one, else unpacked into build/packages.

Nothing is installed on the machine and no service is started; it needs no rights beyond those of whoever runs it.
"""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNPACKED = ROOT / "build" / "packages"
FOLDERS = ("/usr/local/sbin", "/usr/sbin", "/sbin")
"""Where programs lie that are not on everybody's PATH."""


class NoProgram(Exception):
    """It is not there and could not be fetched; the message says what to do."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name} was not found, and {why}. Debian, Ubuntu: apt install {name}")


def program(name: str) -> str:
    """The path of a program whose package has the same name. Raises NoProgram."""
    return found(name) or _fetched(name)


def found(name: str) -> str | None:
    """The path of an installed program, or of one fetched before."""
    places = os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS, *_unpacked_folders(name)])
    return shutil.which(name, path=places)


def _unpacked_folders(name: str) -> list[str]:
    return [str(UNPACKED / name / "usr" / folder) for folder in ("bin", "sbin")]


def _fetched(name: str) -> str:
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise NoProgram(name, "this system has no apt-get to fetch it with")
    workshop = UNPACKED / f"{name}.{os.getpid()}"
    workshop.mkdir(parents=True)
    try:
        _unpack(_downloaded(name, workshop), UNPACKED / name)
    finally:
        shutil.rmtree(workshop)
    path = found(name)
    if path is None:
        raise NoProgram(name, "its package does not hold it")
    return path


def _downloaded(name: str, workshop: Path) -> Path:
    """The package, fetched; as root with new lists of packages if the old ones do not do."""
    if not _apt(["download", name], workshop) and os.geteuid() == 0:
        _apt(["update"], workshop)
        _apt(["download", name], workshop)
    package = next(workshop.glob("*.deb"), None)
    if package is None:
        raise NoProgram(name, "apt-get could not fetch it")
    return package


def _apt(words: list[str], folder: Path) -> bool:
    # Its own sandbox user could not write here.
    command = ["apt-get", "--quiet", "--quiet", "-o", "APT::Sandbox::User=root", *words]
    return subprocess.run(command, cwd=folder, check=False, stdout=subprocess.DEVNULL).returncode == 0


def _unpack(package: Path, target: Path) -> None:
    """Unpack beside the target and then put it there in one step: another process may do the same."""
    beside = package.parent / "unpacked"
    subprocess.run(["dpkg-deb", "--extract", str(package), str(beside)], check=True)
    if not target.exists():
        beside.rename(target)
