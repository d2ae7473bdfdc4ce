"""The store on PostgreSQL, for as many workers as there are: the unique key of table and number decides."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar, cast

import asyncpg

from saboteur.server.store.operator_data import OperatorData
from saboteur.server.store.postgres_operator_data import PostgresOperatorData
from saboteur.server.store.postgres_schema import LOCK, migrate
from saboteur.server.store.postgres_writer import UNREACHABLE, GroupWriter, Work
from saboteur.server.store.rows import Batch, ClockRow, EntryRow, FormerHolder, StoredTable, Tail, TokenRow
from saboteur.server.store.store_errors import StoreFailed
from saboteur.server.store.store_health import AWAY, StoreHealth

log = logging.getLogger("saboteur")
logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # `StoreHealth` says it in one line
Answer = TypeVar("Answer")
Question = Callable[[Any], Awaitable[Answer]]
MOST_READERS: Final = 4
CONNECTIONS_OF_A_WORKER: Final = MOST_READERS + 2
"""Those that read, the one that writes, and the one that hears notifications."""
SECONDS: Final = 10
"""A question that takes longer is given up."""
CONNECT_SECONDS: Final = 5
DEAD_AFTER: Final = 3.0
"""Seconds without a beat after which a worker does not count any more."""
SILENT: Final = 6_000
"""Milliseconds after which nobody can have noted that clocks run: then none did."""
DULL: Final = (b'{"kind":"moved"', b'{"kind":"said"')
"""How entries begin that change neither tokens nor secrets."""


class PostgresStore:
    """Tables in a database that other workers use, too."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.bot_key = ""
        self._pool: Any = None
        self._unanswered = 0
        self.health = StoreHealth()
        self.operator_data: OperatorData = PostgresOperatorData(self.fetch, self._write)
        self.writer: GroupWriter

    @property
    def commits(self) -> int:
        """Commits of this worker so far."""
        return self.writer.commits

    @property
    def failures(self) -> int:
        """Writes and questions of this worker that failed so far."""
        return self.writer.failures + self._unanswered

    async def open(self, now: int) -> None:
        """Connect, bring the schema up to date, stop clocks that nobody looked after."""
        try:
            connection = await self.connect()
            try:
                await migrate(connection)
                self.bot_key = await _kept(connection, "bot_key", secrets.token_hex(32))
                await _stop_clocks(connection, now)
                await _warn(connection)
            finally:
                await connection.close()
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=MOST_READERS, command_timeout=SECONDS, timeout=CONNECT_SECONDS,
                server_settings={"application_name": "saboteur", "synchronous_commit": "off"}, reset=_as_it_is,
            )  # fmt: skip
        except (*UNREACHABLE, asyncpg.PostgresError, ValueError) as failure:
            raise StoreFailed(type(failure).__name__) from failure
        self.writer = GroupWriter(self.connect, self.health)

    async def connect(self) -> Any:
        """A connection of its own whose commits are durable, whatever the database's own setting is."""
        settings = {"application_name": "saboteur", "synchronous_commit": "on"}
        return await asyncpg.connect(
            self.address, command_timeout=SECONDS, timeout=CONNECT_SECONDS, server_settings=settings
        )

    async def close(self) -> None:
        """Finish what is being written, and close."""
        await self.writer.close()
        try:
            async with asyncio.timeout(2):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def create(self, code: str, now: int) -> int:
        """A new table's number. Raises StoreFailed, also if the code is taken."""
        query = "INSERT INTO tables (code, created, touched) VALUES ($1, $2, $2) RETURNING id"
        made = await self.writer.submit(lambda connection: connection.fetchval(query, code, now))
        return cast(int, made)

    def append(self, batch: Batch) -> asyncio.Future[object]:
        """Make a batch durable. The future may have Overtaken, or StoreFailed: then it is unknown what is stored."""
        return self.writer.submit(batch)

    async def alive(self, now: int) -> None:
        """Note that the server runs."""
        keep = "INSERT INTO meta VALUES ('alive', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self.ask(lambda connection: connection.execute(keep, str(now)))

    async def delete(self, table: int) -> None:
        """Delete a table with all that belongs to it."""
        await self.writer.submit(lambda connection: connection.execute("DELETE FROM tables WHERE id = $1", table))

    async def delete_older(self, before: int) -> int:
        """Delete tables that nobody has used since, wherever; gives how many."""
        query = """
            DELETE FROM tables WHERE touched < $1
            AND NOT EXISTS (SELECT FROM entries WHERE table_id = tables.id AND at >= $1)
            AND NOT EXISTS (SELECT FROM presence WHERE table_id = tables.id)
        """
        answer = await self.writer.submit(lambda connection: connection.execute(query, before))
        return int(str(answer).rpartition(" ")[2])

    async def rewrite(self, table: int, entries: list[EntryRow]) -> None:
        """Put entries in place of those with the same number: only to forget a name."""
        rows = [(row.body, table, row.n) for row in entries]
        query = "UPDATE entries SET body = $1 WHERE table_id = $2 AND n = $3"
        await self.writer.submit(lambda connection: connection.executemany(query, rows))

    async def _write(self, work: Work) -> object:
        return await self.writer.submit(work)

    # -- reading ------------------------------------------------------------------------------------------------------

    async def load(self, code: str) -> StoredTable | None:
        """A table by its code."""
        if not _is_plain(code):
            return None
        return await self.ask(lambda connection: _load(connection, code))

    async def opens(self, code: str, tokens: Sequence[bytes]) -> bool:
        """Whether one of these tokens, by their hashes, opens a seat of the table with a code, or once did."""
        return any(row["code"] == code for row in await self.fetch(OPENED, list(tokens)))

    async def tail(self, table: int, after: int) -> Tail | None:
        """What was stored after an entry; None if the table is not there any more."""
        rows = await self.fetch(TAIL, table, after)
        if not rows:
            return None
        if any(not row["body"].startswith(DULL) for row in rows[1:]):
            return await self.ask(lambda connection: _whole_tail(connection, table, after))
        return _tail(rows[1:])

    async def entries(self, table: int, last: int) -> tuple[EntryRow, ...]:
        """The log of a table up to an entry."""
        query = "SELECT n, at, body FROM entries WHERE table_id = $1 AND n <= $2 ORDER BY n"
        return tuple(EntryRow(*row) for row in await self.fetch(query, table, min(last, 2**31 - 1)))

    async def key(self, table: int, seat: int, key: str) -> tuple[bytes, int] | None:
        """Digest and entry of an idempotency key, if it was used."""
        query = "SELECT digest, n FROM entries WHERE table_id = $1 AND seat = $2 AND key = $3"
        rows = await self.fetch(query, table, seat, key)
        return (rows[0]["digest"], rows[0]["n"]) if rows else None

    async def former(self, table: int, token: bytes) -> FormerHolder | None:
        """Who gave up a seat of the table that the token with this hash opened."""
        query = "SELECT seat, named FROM former_tokens WHERE table_id = $1 AND hash = $2 ORDER BY named"
        rows = await self.fetch(query, table, token)
        return FormerHolder(rows[0]["seat"], tuple(row["named"] for row in rows)) if rows else None

    async def record(self, identity: str) -> tuple[str, int, str] | None:
        """The code of the table, the number of the game and how it ended, by the record's id."""
        if not _is_plain(identity):
            return None
        query = "SELECT code, game, ended FROM records JOIN tables ON tables.id = table_id WHERE records.id = $1"
        rows = await self.fetch(query, identity)
        return tuple(rows[0]) if rows else None

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        """The rows that a query gives. Raises StoreFailed."""
        return await self.ask(lambda connection: connection.fetch(query, *values))

    async def ask(self, question: Question[Answer]) -> Answer:
        """Ask on one of the reading connections; once more if that one was dead. Raises StoreFailed."""
        for last in (False, True):
            try:
                async with self._pool.acquire(timeout=SECONDS) as connection:
                    answer = await question(connection)
                self.health.answered("reading")
                return answer
            except UNREACHABLE as failure:
                await self._pool.expire_connections()  # the others are hardly better
                if last:
                    self._unanswered += 1
                    self.health.failed(AWAY, type(failure).__name__)
                    raise StoreFailed(type(failure).__name__) from failure
            except asyncpg.PostgresError as failure:
                self.health.failed("reading", type(failure).__name__)
                raise StoreFailed(type(failure).__name__) from failure
        raise AssertionError("not reached")


TAIL: Final = "SELECT n, at, body, seat, key FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n"
OPENED: Final = """
    SELECT code FROM tokens JOIN tables ON tables.id = table_id WHERE hash = ANY($1)
    UNION ALL SELECT code FROM former_tokens JOIN tables ON tables.id = table_id WHERE hash = ANY($1)
"""
TOKENS: Final = "SELECT hash, seat, waiting FROM tokens WHERE table_id = $1"
SECRETS: Final = "SELECT game, secret FROM secrets WHERE table_id = $1"


def _is_plain(text: str) -> bool:
    """Whether a text can be one of ours; PostgreSQL does not take every character."""
    return text.isascii() and text.isprintable()


def _tail(rows: list[Any]) -> Tail:
    entries = tuple(EntryRow(row["n"], row["at"], row["body"]) for row in rows)
    return Tail(entries, tuple((row["seat"], row["key"]) for row in rows if row["key"] is not None))


async def _whole_tail(connection: Any, table: int, after: int) -> Tail | None:
    """The tail with tokens and secrets, all of one moment."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        rows = await connection.fetch(TAIL, table, after)
        tokens = await connection.fetch(TOKENS, table)
        kept = await connection.fetch(SECRETS, table)
    if not rows:
        return None
    plain = _tail(rows[1:])
    return Tail(plain.entries, plain.keys, tuple(TokenRow(*row) for row in tokens), {row[0]: row[1] for row in kept})


async def _load(connection: Any, code: str) -> StoredTable | None:
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        table = await connection.fetchval("SELECT id FROM tables WHERE code = $1", code)
        if table is None:
            return None
        rows = await connection.fetch(TAIL, table, 0)
        tokens = await connection.fetch(TOKENS, table)
        kept = await connection.fetch(SECRETS, table)
        clock = await connection.fetchrow("SELECT game, version, left_ms, since FROM clocks WHERE table_id = $1", table)
    whole = _tail(rows)
    return StoredTable(
        id=table,
        code=code,
        entries=whole.entries,
        tokens=tuple(TokenRow(*row) for row in tokens),
        secrets={row[0]: row[1] for row in kept},
        keys=whole.keys,
        clock=None if clock is None else ClockRow(*clock),
    )


async def _as_it_is(_: Any) -> None:
    """Nobody leaves anything behind on a reading connection: to tidy it each time would cost a way there and back."""


async def _kept(connection: Any, key: str, first: str) -> str:
    """A value of the database that is made once."""
    await connection.execute("INSERT INTO meta VALUES ($1, $2) ON CONFLICT DO NOTHING", key, first)
    return str(await connection.fetchval("SELECT value FROM meta WHERE key = $1", key))


async def _stop_clocks(connection: Any, now: int) -> None:
    """If no worker runs, clocks that ran are charged up to the last sign of life, and stand: downtime is repaid."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        alive = int(await _kept(connection, "alive", "0"))
        query = "SELECT count(*) FROM workers WHERE beat > clock_timestamp() - make_interval(secs => $1)"
        if await connection.fetchval(query, DEAD_AFTER) and now - alive < SILENT:
            return
        charged = "greatest(0, left_ms - greatest(0, $1 - since))"
        await connection.execute(f"UPDATE clocks SET left_ms = {charged}, since = NULL WHERE since IS NOT NULL", alive)


async def _warn(connection: Any) -> None:
    """Durable is only what the database itself keeps."""
    if await connection.fetchval("SHOW fsync") != "on":
        log.warning("postgres-fsync-off")
