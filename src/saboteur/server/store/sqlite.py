"""The store on SQLite: WAL, synchronous FULL, one connection that alone writes and checkpoints, one that reads."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from saboteur.server.store.batch import Batch, ClockRow, EntryRow, StoredTable, TokenRow
from saboteur.server.store.schema import migrate
from saboteur.server.store.writer import Work, Writer

Answer = TypeVar("Answer")
SAFE_LIBRARY: Final = (3, 51, 3)
"""Before this, SQLite can lose a reset of the WAL if several connections checkpoint; ours is one, so it is a hint."""


class SqliteStore:
    """Tables in one file. Open it within the event loop that uses it."""

    def __init__(self, path: str) -> None:
        self.path = path
        connection = _writing(path)
        migrate(connection)
        self._connection = connection
        self.writer = Writer(connection, asyncio.get_running_loop())
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="saboteur-reader")
        self._reading = _reading(path)
        self.bot_key = _kept(connection, "bot_key", secrets.token_hex(32))
        _stop_clocks(connection)

    async def close(self) -> None:
        """Finish what is being written, checkpoint and close."""
        await asyncio.get_running_loop().run_in_executor(None, self.writer.close)
        self._readers.shutdown()
        self._reading.close()
        self._connection.close()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def create(self, code: str, now: int) -> int:
        """A new table's number. Raises StoreFailed, also if the code is taken."""

        def work(connection: sqlite3.Connection) -> int:
            made = connection.execute("INSERT INTO tables (code, created, touched) VALUES (?, ?, ?)", (code, now, now))
            return cast(int, made.lastrowid)

        return cast(int, await self._write(work))

    def append(self, batch: Batch) -> asyncio.Future[object]:
        """Make a batch durable, from now on. The future may have StoreFailed; then it is unknown what is stored."""
        return self.writer.submit(lambda connection: _append(connection, batch))

    async def alive(self, now: int) -> None:
        """Note that the server runs."""
        await self._write(_counted("UPDATE meta SET value = ? WHERE key = 'alive'", str(now)))

    async def delete(self, table: int) -> None:
        """Delete a table with all that belongs to it."""
        await self._write(lambda connection: connection.execute("DELETE FROM tables WHERE id = ?", (table,)))

    async def delete_older(self, before: int) -> int:
        """Delete tables that nobody has used since; gives how many."""
        work = _counted("DELETE FROM tables WHERE touched < ?", before)
        return cast(int, await self._write(work))

    async def rewrite(self, table: int, entries: list[EntryRow]) -> None:
        """Put entries in place of those with the same number: only to forget a name."""

        def work(connection: sqlite3.Connection) -> None:
            rows = [(row.body, table, row.n) for row in entries]
            connection.executemany("UPDATE entries SET body = ? WHERE table_id = ? AND n = ?", rows)

        await self._write(work)

    async def _write(self, work: Work) -> object:
        return await self.writer.submit(work)

    # -- reading ------------------------------------------------------------------------------------------------------

    async def load(self, code: str) -> StoredTable | None:
        """A table by its code."""
        return await self._read(lambda connection: _load(connection, code))

    async def entries(self, table: int, last: int) -> tuple[EntryRow, ...]:
        """The log of a table up to an entry."""
        query = "SELECT n, at, body FROM entries WHERE table_id = ? AND n <= ? ORDER BY n"
        rows = await self._read(lambda connection: connection.execute(query, (table, last)).fetchall())
        return tuple(EntryRow(*row) for row in rows)

    async def key(self, table: int, seat: int, key: str) -> tuple[bytes, int] | None:
        """Digest and entry of an idempotency key, if it was used."""
        query = "SELECT digest, n FROM keys WHERE table_id = ? AND seat = ? AND key = ?"
        return await self._read(lambda connection: connection.execute(query, (table, seat, key)).fetchone())

    async def record(self, identity: str) -> tuple[str, int, str] | None:
        """The code of the table, the number of the game and how it ended, by the record's id."""
        query = "SELECT code, game, ended FROM records JOIN tables ON tables.id = table_id WHERE records.id = ?"
        return await self._read(lambda connection: connection.execute(query, (identity,)).fetchone())

    async def _read(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, question, self._reading)


def _writing(path: str) -> sqlite3.Connection:
    _make_private(path)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _make_private(path: str) -> None:
    """The file holds secrets of running games: only its owner may read it."""
    if not Path(path).exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def _reading(path: str) -> sqlite3.Connection:
    address = Path(path).absolute().as_uri() + "?mode=ro"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=10)


def _kept(connection: sqlite3.Connection, key: str, first: str) -> str:
    """A value of the file that is made once."""
    connection.execute("INSERT OR IGNORE INTO meta VALUES (?, ?)", (key, first))
    return cast(str, connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()[0])


def _stop_clocks(connection: sqlite3.Connection) -> None:
    """Clocks that ran when the server ended are charged up to its last sign of life, and stand: downtime is repaid."""
    alive = int(_kept(connection, "alive", "0"))
    charged = "max(0, left_ms - max(0, ? - since))"
    connection.execute(f"UPDATE clocks SET left_ms = {charged}, since = NULL WHERE since IS NOT NULL", (alive,))


def _counted(statement: str, *values: Any) -> Work:
    return lambda connection: connection.execute(statement, values).rowcount


def _append(connection: sqlite3.Connection, batch: Batch) -> None:
    table = batch.table
    for row in batch.entries:
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (table, *row))
    for key in batch.keys:
        connection.execute("INSERT INTO keys VALUES (?, ?, ?, ?, ?)", (table, *key))
    if batch.clock is not None:
        connection.execute("INSERT OR REPLACE INTO clocks VALUES (?, ?, ?, ?, ?)", (table, *batch.clock))
    if batch.tokens is not None:
        connection.execute("DELETE FROM tokens WHERE table_id = ?", (table,))
        rows = [(token.hash, table, token.seat, token.waiting) for token in batch.tokens]
        connection.executemany("INSERT INTO tokens VALUES (?, ?, ?, ?)", rows)
    if batch.secret is not None:
        connection.execute("INSERT OR REPLACE INTO secrets VALUES (?, ?, ?)", (table, *batch.secret))
    if batch.record is not None:
        record = batch.record
        values = (record.id, table, record.game, record.ended)
        connection.execute("INSERT INTO records VALUES (?, ?, ?, ?)", values)
    if batch.touched is not None:
        connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (batch.touched, table))


def _load(connection: sqlite3.Connection, code: str) -> StoredTable | None:
    found = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        return None

    def rows(columns: str, source: str) -> list[Any]:
        return connection.execute(f"SELECT {columns} FROM {source} WHERE table_id = ?", found).fetchall()

    connection.execute("BEGIN")  # one moment for all that is read
    try:
        clock = rows("game, version, left_ms, since", "clocks")
        return StoredTable(
            id=found[0],
            code=code,
            entries=tuple(EntryRow(*row) for row in sorted(rows("n, at, body", "entries"))),
            tokens=tuple(TokenRow(row[0], row[1], bool(row[2])) for row in rows("hash, seat, waiting", "tokens")),
            secrets=dict(rows("game, secret", "secrets")),
            keys=tuple(rows("seat, key", "keys")),
            clock=ClockRow(*clock[0]) if clock else None,
        )
    finally:
        connection.execute("COMMIT")
