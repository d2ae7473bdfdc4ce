"""Whether the server can read the files that its settings name, with the rights of the user it runs as."""

from __future__ import annotations

import getpass
import os
from collections.abc import Iterator
from pathlib import Path

from saboteur.cli.doctor.finding import Finding, problem
from saboteur.cli.doctor.service_unit import Unit, acting_as
from saboteur.server.settings import Settings


def files(settings: Settings, unit: Unit | None) -> Iterator[Finding]:
    """A problem for each file that the server of a unit could not read, though whoever asks perhaps can."""
    for path in (settings.welcome, settings.creation_key_file):
        if path is None:
            continue
        hidden = unit.hides(path) if unit is not None else None
        if hidden is not None and unit is not None:
            yield problem("hidden-file", file=str(path), folder=hidden, unit=unit.name)
        elif path.is_file():  # else the settings' own check says so
            yield from _readable(path, unit)


def _readable(path: Path, unit: Unit | None) -> Iterator[Finding]:
    account = unit.account() if unit is not None else None
    try:
        with acting_as(account), path.open("rb"):
            pass
    except OSError:
        yield problem("not-readable", file=str(path), user=account.name if account else getpass.getuser())


def ownership(database: Path) -> Iterator[Finding]:
    """Root sees no difference, but a server that runs as the folder's owner cannot open what belongs to another."""
    owner = database.parent.stat().st_uid
    if os.geteuid() != 0 or owner == 0:
        return
    beside = (Path(f"{database}{suffix}") for suffix in ("", "-wal", "-shm", "-lock"))
    for file in beside:
        if file.exists() and file.stat().st_uid != owner:
            yield problem("not-owned", file=str(file), folder=str(database.parent))
