"""Whether a server could keep its tables in the database. Nothing is written, not even a lock: as root, doctor would
leave files behind that the server's own user cannot open."""

from __future__ import annotations

import asyncio
import getpass
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from saboteur.cli.database_driver import no_driver, unanswered, why_unanswered
from saboteur.cli.doctor.deadline import within
from saboteur.cli.doctor.file_check import ownership
from saboteur.cli.doctor.finding import Finding, ok, problem, warning
from saboteur.cli.doctor.service_unit import FAILING, Unit, acting_as, state_of
from saboteur.sentences import sentence
from saboteur.server.settings import Settings
from saboteur.server.store.database_url import SQLITE_PREFIX, asks_the_system, is_postgres, shown
from saboteur.server.store.sqlite_schema import VERSION

CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 15.0
"""For everything that a PostgreSQL is asked, the connection included."""


def database(settings: Settings, unit: Unit | None = None) -> Iterator[Finding]:
    """What is wrong with the database, or that nothing is."""
    if not is_postgres(settings.database):
        path = Path(settings.database.removeprefix(SQLITE_PREFIX)).absolute()
        hidden = unit.hides(path) if unit is not None else None
        if hidden is not None and unit is not None:
            yield problem("hidden-database", unit=unit.name, folder=hidden, file=str(path))
        elif unit is not None and not unit.can_write(path):
            yield _unwritable(unit, path)
        else:
            yield from _file(path)
    elif find_spec("asyncpg") is None:
        yield Finding("problem", sentence("serve-not-started", why=no_driver()))
    else:
        yield from _answers(settings, unit)


def _unwritable(unit: Unit, path: Path) -> Finding:
    folder = unit.state_folder
    if folder is None:
        return problem("nowhere-writable", unit=unit.name, file=str(path))
    return problem("unwritable-database", unit=unit.name, folder=folder, file=str(path))


def _file(path: Path) -> Iterator[Finding]:
    if not path.parent.is_dir():
        yield problem("no-folder", folder=str(path.parent))
        return
    if os.statvfs(path.parent).f_flag & os.ST_RDONLY:
        yield problem("read-only", folder=str(path.parent))
        return
    for needed in (path.parent, path):
        if needed.exists() and not os.access(needed, os.W_OK):
            yield problem("not-writable", file=str(needed), user=getpass.getuser())
    owned = list(ownership(path))
    yield from owned
    if not path.exists():
        yield ok("sqlite-new", file=str(path))
        return
    try:
        why = _fault(path)
    except sqlite3.Error as failure:
        why = str(failure)
    if why is not None:
        yield problem("file-damaged", file=str(path), why=why)
    elif stat.S_IMODE(path.stat().st_mode) & 0o077:
        yield problem("file-open", file=str(path))
    elif not owned:
        yield ok("sqlite", file=str(path), version=sqlite3.sqlite_version)


def _fault(path: Path) -> str | None:
    """What is wrong with a file; None if it is a database of ours. Raises sqlite3.Error."""
    # Without a WAL nobody has it open. SQLite would make one to read the file, unless it is told that nothing changes.
    how = "mode=ro" if Path(f"{path}-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"{path.as_uri()}?{how}", uri=True, timeout=10)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if version > VERSION:
            return f"schema {version} > {VERSION}"
        if version == 0 and tables:
            return "user_version 0"
        checked = str(connection.execute("PRAGMA quick_check").fetchone()[0])
        return None if checked == "ok" else checked


def _answers(settings: Settings, unit: Unit | None) -> list[Finding]:
    try:
        return within(ANSWER_SECONDS, lambda: asyncio.run(_postgres(settings, unit)))
    except TimeoutError as failure:
        return [_unusable(failure, settings)]


def _unusable(failure: Exception, settings: Settings) -> Finding:
    return Finding("problem", sentence("serve-not-started", why=why_unanswered(failure, settings.database)))


def _unchecked(settings: Settings, unit: Unit | None) -> Finding:
    """PostgreSQL lets in nobody but the unit's user, who is not there: nor will be, if the unit does not start."""
    user, state = (unit.account().name, state_of(unit)) if unit is not None else ("", None)
    key = "peer-failing" if state is not None and state.active in FAILING else "peer-unchecked"
    return warning(key, database=shown(settings.database), user=user)


async def _postgres(settings: Settings, unit: Unit | None) -> list[Finding]:
    import asyncpg

    account = unit.account() if unit is not None else None
    try:
        # PostgreSQL may ask the system who is at the other end of a local socket, instead of a password.
        with acting_as(account if account is not None and account.exists else None):
            connection: Any = await asyncpg.connect(settings.database, timeout=CONNECT_SECONDS)
    except unanswered() as failure:
        refused = isinstance(failure, asyncpg.InvalidAuthorizationSpecificationError)
        if refused and account is not None and not account.exists and asks_the_system(settings.database):
            return [_unchecked(settings, unit)]
        return [_unusable(failure, settings)]
    try:
        return await _asked(connection, settings)
    finally:
        await connection.close()


async def _asked(connection: Any, settings: Settings) -> list[Finding]:
    from saboteur.server.store.postgres import CONNECTIONS_OF_A_WORKER

    found = []
    if await connection.fetchval("SHOW fsync") != "on":
        found.append(Finding("problem", sentence("event-postgres-fsync-off")))
    if not await connection.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')"):
        found.append(problem("no-privilege", database=shown(settings.database)))
    most, needed = int(await connection.fetchval("SHOW max_connections")), CONNECTIONS_OF_A_WORKER * settings.workers
    if needed > most // 2:
        found.append(warning("few-connections", most=most, needed=needed, workers=settings.workers))
    version = str(await connection.fetchval("SHOW server_version"))
    return found or [ok("postgres", database=shown(settings.database), version=version)]
