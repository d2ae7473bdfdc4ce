"""Moving everything from one database to another: the same rows, the same numbers, the same secrets."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres
from saboteur.server.store.file_lock import FileInUse, FileLock
from saboteur.server.store.sqlite_schema import VERSION, WrongSchema, migrate

BATCH_ROWS: Final = 2_000
"""Rows that are copied at once."""
COPIED_COLUMNS: Final = {
    "tables": "id, code, created, touched",
    "entries": "table_id, n, at, body, seat, key, digest",
    "tokens": "hash, table_id, seat, waiting",
    "former_tokens": "hash, table_id, seat, named",
    "secrets": "table_id, game, secret",
    "clocks": "table_id, game, version, left_ms, since",
    "records": "id, table_id, game, ended",
    "bans": "network, since",
    "tallies": "day, what, edition, players, count",
}
"""The database tables that are copied, with their columns; both databases have the same."""
META_KEYS: Final = ("bot_key", "alive", "last_table", "notice")
"""What is copied of `meta`; PostgreSQL keeps the last table's number in a sequence."""


class CannotMove(Exception):
    """The reason: `no-database`, `not-empty`, `same`, or `in-use` with the database that a server uses."""


class Moved(NamedTuple):
    """How much was moved."""

    tables: int
    entries: int


class _Database(Protocol):
    """A database that rows come from or go to, in one transaction."""

    async def tables(self) -> int: ...
    def rows(self, name: str) -> AsyncIterator[list[Sequence[Any]]]: ...
    async def put(self, name: str, rows: list[Sequence[Any]]) -> None: ...
    async def meta(self) -> dict[str, str]: ...
    async def put_meta(self, values: dict[str, str]) -> None: ...


async def move(source: str, target: str) -> Moved:
    """Copy everything: all of it arrives or nothing. Raises CannotMove, WrongSchema, or the database's own errors."""
    if source == target:
        raise CannotMove("same")
    async with _opened(source, new=False) as giving, _opened(target, new=True) as taking:
        if await taking.tables():
            raise CannotMove("not-empty")
        counts = dict.fromkeys(COPIED_COLUMNS, 0)
        for name in COPIED_COLUMNS:
            async for rows in giving.rows(name):
                await taking.put(name, rows)
                counts[name] += len(rows)
        await taking.put_meta(await giving.meta())
    return Moved(counts["tables"], counts["entries"])


@asynccontextmanager
async def _opened(database: str, *, new: bool) -> AsyncIterator[_Database]:
    if is_postgres(database):
        async with _postgres(database) as opened:
            yield opened
    else:
        async with _sqlite(Path(database.removeprefix(SQLITE_PREFIX)), new=new) as opened:
            yield opened


# -- SQLite -----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _sqlite(path: Path, *, new: bool) -> AsyncIterator[_Database]:
    if not new and not path.is_file():
        raise CannotMove("no-database")
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    try:
        lock = FileLock(str(path))  # a server would go on writing what is not copied any more
    except FileInUse:
        raise CannotMove("in-use", str(path)) from None
    connection = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        if not new and connection.execute("PRAGMA user_version").fetchone()[0] not in range(1, VERSION + 1):
            raise CannotMove("no-database")
        migrate(connection)
        connection.execute("BEGIN IMMEDIATE")  # nobody writes meanwhile
        yield _Sqlite(connection)
        connection.execute("COMMIT")
    except sqlite3.DatabaseError as failure:
        raise CannotMove("no-database") from failure
    finally:
        connection.close()
        lock.release()


class _Sqlite:
    """A file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def tables(self) -> int:
        return int(self._connection.execute("SELECT count(*) FROM tables").fetchone()[0])

    async def rows(self, name: str) -> AsyncIterator[list[Sequence[Any]]]:
        cursor = self._connection.execute(f"SELECT {COPIED_COLUMNS[name]} FROM {name}")
        while rows := cursor.fetchmany(BATCH_ROWS):
            yield [(*row[:3], bool(row[3])) for row in rows] if name == "tokens" else rows

    async def put(self, name: str, rows: list[Sequence[Any]]) -> None:
        marks = ", ".join("?" for _ in rows[0])
        self._connection.executemany(f"INSERT INTO {name} ({COPIED_COLUMNS[name]}) VALUES ({marks})", rows)

    async def meta(self) -> dict[str, str]:
        rows = self._connection.execute("SELECT key, value FROM meta")
        return {key: value for key, value in rows if key in META_KEYS}

    async def put_meta(self, values: dict[str, str]) -> None:
        self._connection.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", list(values.items()))


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _postgres(address: str) -> AsyncIterator[_Database]:
    import asyncpg

    from saboteur.server.store.cluster_tables import LIVE
    from saboteur.server.store.postgres_schema import migrate as bring_up_to_date

    connection = await asyncpg.connect(address)
    try:
        await bring_up_to_date(connection)
        if await connection.fetchval(f"SELECT count(*) FROM workers WHERE {LIVE}"):
            raise CannotMove("in-use", address)
        async with connection.transaction(isolation="serializable"):
            yield _Postgres(connection)
    finally:
        await connection.close()


class _Postgres:
    """A database of a server."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def tables(self) -> int:
        return int(await self._connection.fetchval("SELECT count(*) FROM tables"))

    async def rows(self, name: str) -> AsyncIterator[list[Sequence[Any]]]:
        cursor = await self._connection.cursor(f"SELECT {COPIED_COLUMNS[name]} FROM {name}")
        while rows := await cursor.fetch(BATCH_ROWS):
            yield [tuple(row) for row in rows]

    async def put(self, name: str, rows: list[Sequence[Any]]) -> None:
        columns = COPIED_COLUMNS[name].split(", ")
        await self._connection.copy_records_to_table(name, records=rows, columns=columns)

    async def meta(self) -> dict[str, str]:
        rows = await self._connection.fetch("SELECT key, value FROM meta")
        last = "SELECT greatest((SELECT last_value FROM tables_id_seq), (SELECT max(id) FROM tables))"
        kept = {row["key"]: row["value"] for row in rows if row["key"] in META_KEYS}
        return kept | {"last_table": str(await self._connection.fetchval(last))}

    async def put_meta(self, values: dict[str, str]) -> None:
        query = "INSERT INTO meta VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._connection.executemany(query, [pair for pair in values.items() if pair[0] != "last_table"])
        following = "SELECT setval('tables_id_seq', greatest(1, $1, (SELECT max(id) FROM tables)))"
        await self._connection.fetchval(following, int(values.get("last_table", 0)))


__all__ = ["CannotMove", "Moved", "WrongSchema", "move"]
