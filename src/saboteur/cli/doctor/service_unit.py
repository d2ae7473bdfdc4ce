"""The systemd unit of a server: as whom and where it runs, what it cannot see, and what systemd says about it."""

from __future__ import annotations

import json
import os
import pwd
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from shutil import which
from typing import Final, NamedTuple

from saboteur.cli.environment_files import UNIT_SUFFIX, lines_of

ANY_DYNAMIC: Final = 61_184
"""The first number of those that systemd gives to users of its own: it stands for one that does not exist yet."""
YES: Final = ("yes", "true", "on", "1")
HOMES: Final = ("/home", "/root", "/run/user")
TEMPORARY: Final = ("/tmp", "/var/tmp")
WRITABLE: Final = ("/dev", "/proc", "/sys")
"""What `ProtectSystem=strict` leaves alone."""
OWN_FOLDERS: Final = {
    "StateDirectory": "/var/lib",
    "RuntimeDirectory": "/run",
    "CacheDirectory": "/var/cache",
    "LogsDirectory": "/var/log",
}
"""Folders that systemd makes for a unit, by the keys that name them below these."""
NAMED_FOLDERS: Final = ("ReadWritePaths", "BindPaths")
"""Keys that list other folders, perhaps as `-folder` or `place:folder`."""
ADDED: Final = (*OWN_FOLDERS, *NAMED_FOLDERS)
"""Keys whose lines add up, unless one is empty."""
STOPPED: Final = "inactive"
GIVEN_UP: Final = "failed"
FAILING: Final = ("activating", GIVEN_UP)
"""States in which no server of the unit runs, though it should."""
ITS_LINES: Final = "20"
"""How many lines of a unit's journal are looked at: those of its last few attempts."""
REFUSAL: Final = "saboteur: "
"""What the command says before it ends begins like that."""
UNITS_OF_SIZE: Final = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
LISTENING: Final = "0A"
"""The state of a socket in /proc/net/tcp."""
SECONDS: Final = 10
ROOT: Final = 0


class Account(NamedTuple):
    """A user, who need not have a name at the moment."""

    name: str
    uid: int
    gid: int
    exists: bool


@dataclass(frozen=True)
class Unit:
    """What a unit says."""

    name: str
    keys: dict[str, str] = field(default_factory=dict)

    def account(self) -> Account:
        """As whom the server runs."""
        name = self.keys.get("User", "root")
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            return Account(name, ANY_DYNAMIC, ANY_DYNAMIC, exists=False)
        return Account(name, found.pw_uid, found.pw_gid, exists=True)

    def hides(self, path: Path) -> str | None:
        """The folder because of which the server cannot see a file, or None."""
        homes = self._is_set("ProtectHome") or self.keys.get("ProtectHome") == "tmpfs"
        hidden: tuple[str, ...] = HOMES if homes else ()
        hidden += TEMPORARY if self._is_set("PrivateTmp") else ()
        return next((folder for folder in hidden if path.absolute().is_relative_to(folder)), None)

    def can_write(self, path: Path) -> bool:
        """Whether the system is writable for the server at a path, whoever owns it."""
        if self.keys.get("ProtectSystem") != "strict":
            return True
        own = [folder for key in OWN_FOLDERS for folder in self._own_folders(key)]
        real = Path(os.path.realpath(path))  # a dynamic user's folder is a link to its real place
        allowed = (*WRITABLE, *own, *self._named_folders())
        return any(real.is_relative_to(os.path.realpath(each)) for each in allowed)

    @property
    def state_folder(self) -> str | None:
        """Where the server can keep what must last; None if there is no such place."""
        return next(iter((*self._own_folders("StateDirectory"), *self._named_folders())), None)

    def _own_folders(self, key: str) -> list[str]:
        """The folders that systemd makes because of a key; beside a name, there may be another for a link to it."""
        return [f"{OWN_FOLDERS[key]}/{name.partition(':')[0]}" for name in self.keys.get(key, "").split()]

    def _named_folders(self) -> list[str]:
        """Other folders, as the server sees them."""
        named = [each.lstrip("-+").split(":") for key in NAMED_FOLDERS for each in self.keys.get(key, "").split()]
        return [parts[:2][-1] for parts in named]

    @property
    def folder(self) -> Path:
        """Where the server is started: relative paths begin there."""
        named = Path(self.keys.get("WorkingDirectory", "").removeprefix("-"))
        return named if named.is_absolute() else Path("/")

    @property
    def open_files(self) -> int | None:
        """How many files the server may open at most; None if the unit does not say, or allows any number."""
        most = self.keys.get("LimitNOFILE", "").rpartition(":")[2]
        digits = most.rstrip("KMG")
        return int(digits) * UNITS_OF_SIZE[most[len(digits) :]] if digits.isdigit() else None

    def _is_set(self, key: str) -> bool:
        return self.keys.get(key, "no").lower() in YES


class UnitState(NamedTuple):
    """What systemd says about a unit."""

    active: str
    """Such as `active`, `activating` (also between two attempts), `failed` or `STOPPED`."""
    restarts: int
    """How often systemd has started it again by itself since somebody last started it."""
    process: int = 0
    """The number of its main process; 0 if it has none."""


def unit_among(files: list[str]) -> Unit | None:
    """The first unit among files of settings. Raises OSError."""
    for path in map(Path, files):
        if path.suffix == UNIT_SUFFIX:
            keys: dict[str, str] = {}
            for key, _, value in (line.text.partition("=") for line in lines_of(path)):
                name, text = key.strip(), value.strip()
                keys[name] = f"{keys.get(name, '')} {text}".strip() if name in ADDED and text else text
            return Unit(path.name, keys)
    return None


def state_of(unit: Unit) -> UnitState | None:
    """What systemd says; None where none runs, or where it does not know the unit."""
    systemctl = which("systemctl")
    if systemctl is None:
        return None
    command = [systemctl, "show", unit.name, "--property=LoadState,ActiveState,NRestarts,MainPID"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=SECONDS)
    except (OSError, subprocess.SubprocessError):
        return None
    said = dict(line.split("=", 1) for line in done.stdout.splitlines() if "=" in line)
    if said.get("LoadState") != "loaded":
        return None
    restarts, process = (
        int(text) if text.isdigit() else 0 for text in (said.get("NRestarts", ""), said.get("MainPID", ""))
    )
    return UnitState(said.get("ActiveState", ""), restarts, process)


def last_refusal(unit: Unit) -> str | None:
    """Why the server of a unit did not start, in its own words; None if its journal does not say, or is not shown. What
    it said counts if no later run has said anything: one of last week may have refused what was put right since."""
    journalctl = which("journalctl")
    if journalctl is None:
        return None
    command = [journalctl, f"--unit={unit.name}", f"--lines={ITS_LINES}", "--output=json", "--no-pager"]
    try:
        done = subprocess.run(command, capture_output=True, check=True, timeout=SECONDS)
    except (OSError, subprocess.SubprocessError):
        return None
    said = [one for line in done.stdout.splitlines() if (one := _said(line, unit)) is not None]
    refusals = [words.removeprefix(REFUSAL) for run, words in said if run == said[-1][0] and words.startswith(REFUSAL)]
    return refusals[-1] if refusals else None


def _said(line: bytes, unit: Unit) -> tuple[str, str] | None:
    """In which run the server of a unit said what, by a line of the journal; None for what systemd says about it."""
    try:
        entry = json.loads(line)
    except ValueError:
        return None
    if entry.get("_SYSTEMD_UNIT") != unit.name:
        return None
    words = entry.get("MESSAGE") or ""
    if isinstance(words, list):  # bytes that are no plain text
        words = bytes(words).decode("utf-8", "replace")
    return str(entry.get("_SYSTEMD_INVOCATION_ID")), str(words)


def listens(process: int, port: int) -> bool | None:
    """Whether a process, or one that it started, listens at a port; None if that cannot be seen."""
    at_port = _listening(port)
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
        links = [link for each in (process, *children) for link in Path(f"/proc/{each}/fd").iterdir()]
    except OSError:
        return None
    return any(os.path.realpath(link).rpartition("/")[2] in at_port for link in links) if at_port else None


def _listening(port: int) -> set[str]:
    """The sockets that listen at a port, as the system calls them."""
    found = set()
    for table in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")):
        lines = table.read_text(encoding="ascii").splitlines()[1:] if table.exists() else []
        for _, local, _, state, *rest in map(str.split, lines):
            if state == LISTENING and int(local.rpartition(":")[2], 16) == port:
                found.add(f"socket:[{rest[5]}]")
    return found


@contextmanager
def acting_as(account: Account | None) -> Iterator[None]:
    """Let the block open files and sockets with the rights of an account. Only root can: for others nothing changes."""
    if account is None or account.uid == ROOT or os.geteuid() != ROOT:
        yield
        return
    groups, group, home = os.getgroups(), os.getegid(), os.environ.get("HOME")
    os.environ["HOME"] = "/"  # files of root's own home are none of theirs
    try:
        os.setgroups([account.gid])
        os.setegid(account.gid)
        os.seteuid(account.uid)
        yield
    finally:
        os.seteuid(ROOT)
        os.setegid(group)
        os.setgroups(groups)
        if home is None:
            del os.environ["HOME"]
        else:
            os.environ["HOME"] = home
