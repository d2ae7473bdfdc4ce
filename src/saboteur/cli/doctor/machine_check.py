"""Whether the machine has room for what the settings allow: disk, open files, cores."""

from __future__ import annotations

import os
import resource
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from saboteur.cli.doctor.finding import Finding, ok, problem, warning
from saboteur.cli.doctor.service_unit import Unit
from saboteur.sentences import sentence
from saboteur.server.http.static_files import lost_pages
from saboteur.server.limits import open_files
from saboteur.server.settings import Settings
from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres

MEGABYTE: Final = 1 << 20
TIGHT: Final = 1024
"""Megabytes of free disk: a club needs months for them."""
TOO_TIGHT: Final = 100


def machine(settings: Settings, unit: Unit | None = None) -> Iterator[Finding]:
    """Everything that is not the database itself, nor the network; for the server of a unit, with the unit's limits."""
    if not is_postgres(settings.database):
        yield from _disk(Path(settings.database.removeprefix(SQLITE_PREFIX)).absolute().parent)
    lost = lost_pages(settings.web)
    if lost is not None:
        why = sentence("serve-no-pages", folder=str(lost))
        yield Finding("problem", sentence("serve-not-started", why=why))
    yield _files(settings, unit)
    processes, cores = settings.workers + settings.bot_workers, os.cpu_count() or 1
    if processes > 2 * cores:
        yield warning("many-processes", processes=processes, cores=cores)


def _disk(folder: Path) -> Iterator[Finding]:
    if not folder.is_dir():
        return  # the database's check says so
    free = shutil.disk_usage(folder).free // MEGABYTE
    if free < TOO_TIGHT:
        yield problem("disk-full", free=free, folder=str(folder))
    elif free < TIGHT:
        yield warning("disk-full", free=free, folder=str(folder))
    else:
        yield ok("disk", free=free, folder=str(folder))


def _files(settings: Settings, unit: Unit | None) -> Finding:
    """A server raises its own limit as far as it may."""
    needed = open_files.needed(settings)
    if unit is not None and unit.open_files is not None:
        if unit.open_files < needed:
            return warning("unit-few-files", unit=unit.name, files=unit.open_files, needed=needed)
        return ok("files", needed=needed)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    files = open_files.UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if files < needed:
        return Finding("warning", sentence("event-few-files", files=files, needed=needed))
    return ok("files", needed=needed)
