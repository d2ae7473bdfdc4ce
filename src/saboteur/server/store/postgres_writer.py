"""One connection that alone writes for this worker: what waits while a commit is under way goes into the next one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

import asyncpg

from saboteur.server.store.rows import Batch
from saboteur.server.store.store_errors import Overtaken, StoreFailed, TableGone
from saboteur.server.store.store_health import AWAY, StoreHealth

MOST_TOGETHER: Final = 500
Work = Callable[[Any], Awaitable[object]]
Connect = Callable[[], Awaitable[Any]]

UNREACHABLE: Final = (
    OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError, asyncpg.TooManyConnectionsError,
)  # fmt: skip
"""The database is gone, going, or not there yet. If a commit was under way, nobody knows what became of it."""

ENTRIES: Final = """
    INSERT INTO entries (table_id, n, at, body, seat, key, digest)
    SELECT * FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::bytea[], $5::smallint[], $6::text[], $7::bytea[])
"""
CLOCKS: Final = """
    INSERT INTO clocks SELECT * FROM unnest($8::bigint[], $9::int[], $10::int[], $11::bigint[], $12::bigint[])
    ON CONFLICT (table_id) DO UPDATE
    SET game = excluded.game, version = excluded.version, left_ms = excluded.left_ms, since = excluded.since
    WHERE (clocks.game, clocks.version) <= (excluded.game, excluded.version)
"""
SECRET: Final = """
    INSERT INTO secrets VALUES ($1, $2, $3) ON CONFLICT (table_id, game) DO UPDATE SET secret = excluded.secret
"""
TALLIES: Final = """
    INSERT INTO tallies AS t SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::smallint[], $5::bigint[])
    ON CONFLICT (day, what, edition, players) DO UPDATE SET count = t.count + excluded.count
"""
APPEND: Final = f"WITH added AS ({ENTRIES}) {CLOCKS}"
"""One statement is one transaction and one way there and back."""


class _Task(NamedTuple):
    work: Batch | Work
    done: asyncio.Future[object]


class GroupWriter:
    """Writes batches and other work in transactions; many batches that arrive together share a commit."""

    def __init__(self, connect: Connect, health: StoreHealth) -> None:
        self._connect = connect
        self._health = health
        self._connection: Any = None
        self._waiting: list[_Task] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.commits = 0
        self.failures = 0
        self._running = asyncio.ensure_future(self._run())

    def submit(self, work: Batch | Work) -> asyncio.Future[object]:
        """Do this; the future is done once it is durable, or has StoreFailed."""
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Task(work, done))
        self._wake.set()
        return done

    async def close(self) -> None:
        """Finish what waits, then end."""
        self._closing = True
        self._wake.set()
        await self._running
        await self._hang_up()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                tasks, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._write(tasks)

    async def _write(self, tasks: list[_Task]) -> None:
        batches = [task for task in tasks if isinstance(task.work, Batch)]
        if batches and not await self._together(batches):
            for task in batches:
                await self._alone(task, append([task.work]))  # type: ignore[list-item]
        for task in tasks:
            if not isinstance(task.work, Batch):
                await self._alone(task, task.work)

    async def _together(self, tasks: list[_Task]) -> bool:
        """Whether all were settled in one commit; if one could not be written, none was and each is tried alone."""
        try:
            results = await self._commit(append([task.work for task in tasks]))  # type: ignore[misc]
        except Exception as failure:  # noqa: BLE001 - whatever it is, those who wait must learn of it
            if _was_answered(failure):
                return False
            self._fail(tasks, StoreFailed(type(failure).__name__), answered=False)
        else:
            for task in tasks:
                _settle(task, results)
        return True

    async def _alone(self, task: _Task, work: Work) -> None:
        try:
            _settle(task, await self._commit(work))
        except asyncpg.UniqueViolationError as failure:
            self._fail([task], Overtaken(type(failure).__name__))
        except (asyncpg.ForeignKeyViolationError, TableGone) as failure:
            self._fail([task], TableGone(type(failure).__name__))
        except Exception as failure:  # noqa: BLE001 - whatever it is, whoever waits must learn of it
            self._fail([task], StoreFailed(type(failure).__name__), answered=_was_answered(failure))

    def _fail(self, tasks: list[_Task], failure: StoreFailed, *, answered: bool = True) -> None:
        if not isinstance(failure, (Overtaken, TableGone)):
            self.failures += len(tasks)
            self._health.failed("writing" if answered else AWAY, str(failure))
        for task in tasks:
            if not task.done.done():
                task.done.set_exception(failure)

    async def _commit(self, work: Work) -> object:
        """Do something durably; after anything that leaves the connection in doubt, the next uses another one."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        try:
            result = await work(self._connection)
        except Exception as failure:
            if not _was_answered(failure):
                await self._hang_up()
            raise
        self.commits += 1
        self._health.answered("writing")
        return result

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            connection.terminate()


def _was_answered(failure: Exception) -> bool:
    """Whether the database itself said no: then nothing is stored, and the connection is as good as before."""
    said = isinstance(failure, (asyncpg.PostgresError, TableGone))
    return said and not isinstance(failure, UNREACHABLE)


def _settle(task: _Task, result: object) -> None:
    if not task.done.done():
        task.done.set_result(result)


# -- batches ----------------------------------------------------------------------------------------------------------


def append(batches: Sequence[Batch]) -> Work:
    """The work of storing batches in one transaction; in the order of their tables, so that nobody waits crosswise."""
    ordered = sorted(batches, key=lambda batch: batch.table)
    rich = [batch for batch in ordered if _is_rich(batch)]

    async def work(connection: Any) -> None:
        if not rich:
            await _append(connection, ordered)
            return
        async with connection.transaction():
            await _append(connection, ordered)
            for batch in rich:
                await _append_rest(connection, batch)
            await _tally(connection, rich)

    return work


def _is_rich(batch: Batch) -> bool:
    """Whether there is more than entries, keys and a clock."""
    rest = (batch.tokens, batch.secret, batch.record, batch.touched)
    return bool(batch.tallies) or any(each is not None for each in rest)


async def _append(connection: Any, batches: Sequence[Batch]) -> None:
    columns = _entry_columns(batches)
    clocks = {batch.table: batch.clock for batch in batches if batch.clock is not None}
    if clocks:
        rows = [(table, *row) for table, row in clocks.items()]
        await connection.execute(APPEND, *columns, *map(list, zip(*rows, strict=True)))
    elif columns[0]:
        await connection.execute(ENTRIES, *columns)


def _entry_columns(batches: Sequence[Batch]) -> list[list[Any]]:
    """Table, number, moment, body, seat, key and digest of all entries."""
    rows = []
    for batch in batches:
        keys = {key.n: key for key in batch.keys}
        for entry in batch.entries:
            key = keys.get(entry.n)
            named = (None, None, None) if key is None else (key.seat, key.key, key.digest)
            rows.append((batch.table, *entry, *named))
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(7)]


async def _append_rest(connection: Any, batch: Batch) -> None:
    table = batch.table
    if batch.tokens is not None:
        await connection.execute("DELETE FROM tokens WHERE table_id = $1", table)
        rows = [(token.hash, table, token.seat, token.waiting) for token in batch.tokens]
        await connection.executemany("INSERT INTO tokens VALUES ($1, $2, $3, $4)", rows)
        former = [(row.hash, table, row.seat, row.named) for row in batch.former]
        await connection.executemany("INSERT INTO former_tokens VALUES ($1, $2, $3, $4)", former)
    if batch.secret is not None:
        await connection.execute(SECRET, table, *batch.secret)
    if batch.record is not None:
        record = batch.record
        values = (record.id, table, record.game, record.ended)
        await connection.execute("INSERT INTO records VALUES ($1, $2, $3, $4)", *values)
    if batch.touched is not None:
        found = await connection.execute("UPDATE tables SET touched = $1 WHERE id = $2", batch.touched, table)
        if found == "UPDATE 0":
            raise TableGone("touched")


async def _tally(connection: Any, batches: Sequence[Batch]) -> None:
    """Count last and in one order: workers that count the same wait for each other, and never crosswise."""
    counts = Counter(tally for batch in batches for tally in batch.tallies)
    if counts:
        rows = [(*tally, counts[tally]) for tally in sorted(counts)]
        await connection.execute(TALLIES, *map(list, zip(*rows, strict=True)))
