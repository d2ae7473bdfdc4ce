"""The store on SQLite: WAL, synchronous FULL, one connection that alone writes and checkpoints, one that reads."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from saboteur.server.store.file_lock import FileLock
from saboteur.server.store.operator_data import OperatorData
from saboteur.server.store.rows import Batch, ClockRow, EntryRow, FormerHolder, StoredTable, Tail, TokenRow
from saboteur.server.store.sqlite_operator_data import SqliteOperatorData
from saboteur.server.store.sqlite_schema import migrate
from saboteur.server.store.sqlite_writer import Work, Writer
from saboteur.server.store.store_errors import StoreFailed
from saboteur.server.store.store_health import DISK_FULL

Answer = TypeVar("Answer")
CHECKPOINT_PAGES: Final = 2_000
"""Pages in the WAL (8 MiB) before they are copied into the file. Moves that come meanwhile must wait, so it is seldom;
but a WAL that is written over again is synced several times faster than one that grows."""
STATEMENTS: Final = 256
"""Prepared statements kept: there is one for every number of rows that are written together."""
CREATE: Final = """
    INSERT INTO tables (id, code, created, touched)
    SELECT CAST(value AS INTEGER) + 1, ?, ?, ? FROM meta WHERE key = 'last_table'
"""
"""The next number after the highest one ever given."""


class SqliteStore:
    """Tables in one file. Open it within the event loop that uses it."""

    def __init__(self, path: str) -> None:
        """Raises FileInUse if another server has the file."""
        self.path = path
        self._lock = FileLock(path)
        try:
            connection = _writing(path)
            migrate(connection)
        except BaseException:
            self._lock.release()
            raise
        self._connection = connection
        self.writer = Writer(connection, asyncio.get_running_loop())
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="saboteur-reader")
        self._reading = _reading(path)
        self.bot_key = _kept(connection, "bot_key", secrets.token_hex(32))
        self.operator_data: OperatorData = SqliteOperatorData(self._read, self._write)
        _stop_clocks(connection)

    @property
    def commits(self) -> int:
        """Commits so far."""
        return self.writer.commits

    @property
    def failures(self) -> int:
        """Writes that failed so far."""
        return self.writer.failures

    async def open(self, now: int) -> None:
        """It is open since it was made."""

    async def close(self) -> None:
        """Finish what is being written, checkpoint and close."""
        await self.writer.close()
        self._readers.shutdown()
        self._reading.close()
        self._connection.close()
        self._lock.release()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def create(self, code: str, now: int) -> int:
        """A new table's number. Raises StoreFailed, also if the code is taken."""

        def work(connection: sqlite3.Connection) -> int:
            return cast(int, connection.execute(CREATE, (code, now, now)).lastrowid)

        return cast(int, await self._write(work))

    def append(self, batch: Batch) -> asyncio.Future[object]:
        """Make a batch durable, from now on. The future may have StoreFailed; then it is unknown what is stored."""
        return self.writer.submit(batch)

    async def alive(self, now: int) -> None:
        """Note that the server runs. Raises StoreFailed also while the disk is full: this little fits all the same."""
        await self._write(_counted("UPDATE meta SET value = ? WHERE key = 'alive'", str(now)))
        if self.writer.full:
            raise StoreFailed(DISK_FULL)

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
        """Run work on the writer's thread, inside a transaction that other work may share (so no VACUUM)."""
        return await self.writer.submit(work)

    # -- reading ------------------------------------------------------------------------------------------------------

    async def load(self, code: str) -> StoredTable | None:
        """A table by its code."""
        return await self._read(lambda connection: _load(connection, code))

    async def opens(self, code: str, tokens: Sequence[bytes]) -> bool:
        """Whether one of these tokens, by their hashes, opens a seat of the table with a code, or once did."""
        query = """
            SELECT code FROM tokens JOIN tables ON tables.id = table_id WHERE hash = ?1
            UNION ALL SELECT code FROM former_tokens JOIN tables ON tables.id = table_id WHERE hash = ?1
        """

        def opened(connection: sqlite3.Connection) -> bool:
            return any((code,) in connection.execute(query, (token,)).fetchall() for token in tokens)

        return await self._read(opened)

    async def tail(self, table: int, after: int) -> Tail | None:  # noqa: ARG002 - the form of a store
        """Nothing: this process alone writes, so what it has in memory is all there is."""
        return Tail(())

    async def entries(self, table: int, last: int) -> tuple[EntryRow, ...]:
        """The log of a table up to an entry."""
        query = "SELECT n, at, body FROM entries WHERE table_id = ? AND n <= ? ORDER BY n"
        rows = await self._read(lambda connection: connection.execute(query, (table, last)).fetchall())
        return tuple(EntryRow(*row) for row in rows)

    async def key(self, table: int, seat: int, key: str) -> tuple[bytes, int] | None:
        """Digest and entry of an idempotency key, if it was used."""
        query = "SELECT digest, n FROM entries WHERE table_id = ? AND seat = ? AND key = ?"
        return await self._read(lambda connection: connection.execute(query, (table, seat, key)).fetchone())

    async def former(self, table: int, token: bytes) -> FormerHolder | None:
        """Who gave up a seat of the table that the token with this hash opened."""
        query = "SELECT seat, named FROM former_tokens WHERE table_id = ? AND hash = ? ORDER BY named"
        rows = await self._read(lambda connection: connection.execute(query, (table, token)).fetchall())
        return FormerHolder(rows[0][0], tuple(named for _, named in rows)) if rows else None

    async def record(self, identity: str) -> tuple[str, int, str] | None:
        """The code of the table, the number of the game and how it ended, by the record's id."""
        query = "SELECT code, game, ended FROM records JOIN tables ON tables.id = table_id WHERE records.id = ?"
        return await self._read(lambda connection: connection.execute(query, (identity,)).fetchone())

    async def _read(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        loop, health = asyncio.get_running_loop(), self.writer.health
        try:
            answer = await loop.run_in_executor(self._readers, question, self._reading)
        except sqlite3.Error as failure:
            health.failed("reading", type(failure).__name__)
            raise StoreFailed(type(failure).__name__) from failure
        health.answered("reading")
        return answer


def check_file(path: str) -> None:
    """Raise OSError, sqlite3.Error, FileInUse or WrongSchema if a server cannot keep its tables in this file."""
    FileLock(path).release()
    with closing(_writing(path)) as connection:
        migrate(connection)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


def _writing(path: str) -> sqlite3.Connection:
    _make_private(path)
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=STATEMENTS
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
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


def _load(connection: sqlite3.Connection, code: str) -> StoredTable | None:
    found = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        return None

    def rows(columns: str, source: str) -> list[Any]:
        return connection.execute(f"SELECT {columns} FROM {source} WHERE table_id = ?", found).fetchall()

    connection.execute("BEGIN")  # one moment for all that is read
    try:
        clock = rows("game, version, left_ms, since", "clocks")
        entries = sorted(rows("n, at, body, seat, key", "entries"))
        return StoredTable(
            id=found[0],
            code=code,
            entries=tuple(EntryRow(*row[:3]) for row in entries),
            tokens=tuple(TokenRow(row[0], row[1], bool(row[2])) for row in rows("hash, seat, waiting", "tokens")),
            secrets=dict(rows("game, secret", "secrets")),
            keys=tuple((seat, key) for *_, seat, key in entries if key is not None),
            clock=ClockRow(*clock[0]) if clock else None,
        )
    finally:
        connection.execute("COMMIT")
