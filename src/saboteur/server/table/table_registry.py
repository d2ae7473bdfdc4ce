"""All tables of a server: found by code, read from disk when somebody comes, out of memory when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from saboteur.rules import SeededDeals
from saboteur.server.background import forever
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.broadcast.connection import Connection
from saboteur.server.cluster.cluster import Cluster
from saboteur.server.cluster.single_process import SingleProcess
from saboteur.server.http.connection_pool import HttpConnectionPool
from saboteur.server.http.eviction import FairEviction
from saboteur.server.http.request_origin import RequestOrigins
from saboteur.server.limits.fair_queue import FairQueue
from saboteur.server.limits.guess_limit import Guesses
from saboteur.server.limits.rate_limit import Limit
from saboteur.server.limits.request_limit import RequestLimit
from saboteur.server.log_lines import Warnings
from saboteur.server.metrics import Metrics
from saboteur.server.problems import Code, Problem
from saboteur.server.replay.replay_requests import Replays
from saboteur.server.settings import Settings
from saboteur.server.state.table_state import Dealer, TableState
from saboteur.server.store import Batch, Overtaken, SqliteStore, Store, StoredTable, StoreFailed, TableGone
from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres
from saboteur.server.table import catch_up, commit_reveal, timers
from saboteur.server.table.table import Table, TableDropped
from saboteur.server.time_source import SystemTime, TimeSource
from saboteur.server.tokens import SeatTokens, new_table_code, tidied

log = logging.getLogger("saboteur")
SWEEP_SECONDS: Final = 2.0
KEEP_SECONDS: Final = 3600.0
PEOPLE: Final = 40
"""People who may sit behind one address: together they may send as many messages as so many can."""
BURSTS_AT_ONE_ADDRESS: Final = 4
"""So many sockets of an address may at the same moment send as much at once as one may."""
SHARE_THAT_MAKES_ROOM: Final = 20
"""When memory is full, one of so many tables leaves it: looking for them takes time."""
COMMANDS_OF_REQUESTS: Final = 20
"""Of so many requests that an address may send, one may change a table for the same seat."""
JOINS_AT_ONCE: Final = 30
JOINS_PER_HOUR: Final = 60
"""Seats that one address may take at one table: each leaves its mark in the table's log."""
NEWCOMERS_AT_ONCE: Final = 60
NEWCOMERS_PER_HOUR: Final = 120
"""People who may join one running game, wherever they come from."""
RECORDS_AT_ONCE: Final = 2
"""Records that are put together at the same time, each in a thread."""
UNUSED_SECONDS: Final = 30.0
"""Where others serve as well, a table that nobody is connected to here need not stay in memory for long."""


class TableRegistry:
    """The server's state. Make and open it within the event loop that serves."""

    def __init__(
        self,
        settings: Settings,
        time_source: TimeSource | None = None,
        dealer: Dealer = SeededDeals,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.settings = settings
        self.time_source = time_source or SystemTime()
        self.dealer = dealer
        self.entropy = entropy
        """Random bytes for the secrets of deals; tests may put known ones in."""
        self.store, self.cluster = self._grounds()
        self.metrics = Metrics()
        self.bots = BotPool(settings, self.metrics)
        self.warnings = Warnings(self.time_source)
        self.seat_tokens = SeatTokens(lambda: self.store.bot_key)
        self.http = HttpConnectionPool(settings, self.metrics, self.warnings, self.seat_tokens)
        self.sites = RequestOrigins(settings, self.warnings)
        self.replays = Replays()
        self.record_turns = FairQueue(RECORDS_AT_ONCE)
        self.tables: dict[str, Table] = {}
        self.numbers: dict[int, Table] = {}
        """The same tables by their numbers."""
        self.sockets = FairEviction[Connection]()
        """Open sockets by address."""
        self.stopping = False
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._make_limits()
        self._watch()
        self._sweeping: asyncio.Task[None] | None = None
        self._last_kept = 0

    def _grounds(self) -> tuple[Store, Cluster]:
        """Where tables are kept, and who else serves them."""
        database = self.settings.database
        if not is_postgres(database):
            return SqliteStore(database.removeprefix(SQLITE_PREFIX)), SingleProcess(self)
        from saboteur.server.cluster.many_processes import ManyProcesses  # asyncpg need not be installed for a file
        from saboteur.server.store.postgres import PostgresStore

        store = PostgresStore(database)
        return store, ManyProcesses(self, store)

    async def open(self) -> None:
        """Be ready for tables. Raises WrongSchema or StoreFailed."""
        await self.store.open(self.time_source.now())
        await self.cluster.open()
        self._sweeping = asyncio.ensure_future(forever(self._next_sweep))

    def _make_limits(self) -> None:
        settings, limit = self.settings, self.cluster.limit
        a_minute, tables, guesses = settings.requests_per_minute, settings.tables_per_hour, settings.guesses_per_hour
        talk = settings.talk_per_minute
        requests = limit("requests", size=max(1, a_minute / 2), per_second=a_minute / 60)
        self.requests = RequestLimit(requests, self.time_source, self.seat_tokens, a_minute)
        self.new_tables = limit("tables", size=max(1, tables / 4), per_second=tables / 3600)
        wrong = limit("guesses", size=max(1, guesses / 2), per_second=guesses / 3600)
        self.guesses = Guesses(wrong, self.time_source)
        self.joins = limit("joins", size=JOINS_AT_ONCE, per_second=JOINS_PER_HOUR / 3600)
        self.newcomers = Limit(self.time_source, size=NEWCOMERS_AT_ONCE, per_second=NEWCOMERS_PER_HOUR / 3600)
        self.talk = limit("talk", size=max(1, talk / 2), per_second=talk / 60)
        commands = a_minute / COMMANDS_OF_REQUESTS
        messages = settings.messages_per_minute
        self.messages = Limit(
            self.time_source, size=messages * BURSTS_AT_ONE_ADDRESS / 4, per_second=messages * PEOPLE / 60
        )
        self.commands = Limit(self.time_source, size=max(1, commands), per_second=commands / 60)

    # -- tables -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Table]:
        """The table with a code: alive, with all that is stored of it, and nobody else acts on it until the block ends.

        A table that leaves memory while it is waited for is read again. Raises Problem if there is none.
        """
        table = await self._entered(tidied(code))
        try:
            table.used = self.time_source.now()
            if self.cluster.shared:
                await self._bring_up_to_date(table)
            yield table
        finally:
            table.release()

    async def _entered(self, code: str) -> Table:
        """A table that nobody else acts on until it is released. Raises Problem if there is none."""
        for _ in range(catch_up.MOST_TRIES):
            table = self.tables.get(code) or await self._load_once(code)
            if table is None:
                raise Problem(Code.NO_SUCH_TABLE)
            try:
                await table.acquire()
            except TableDropped:
                continue
            return table
        raise Problem(Code.STORAGE)

    async def _bring_up_to_date(self, table: Table) -> None:
        await catch_up.catch_up(table)
        if not table.connections:
            await self.cluster.learn(table)  # nobody keeps us informed about tables without readers

    async def _load_once(self, code: str) -> Table | None:
        """Read a table from disk; those who ask meanwhile wait for the same."""
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Table | None:
        stored = await self.store.load(code)
        if stored is None or not stored.entries:
            return None
        self._check_room()
        if not await self._spared(stored.id):
            return None
        table = self._rebuilt(stored)
        await self.cluster.learn(table)
        if table.room.stage == "dealing":
            async with table:
                await commit_reveal.take_up(table)
        return self._keep(table)

    async def _spared(self, number: int) -> bool:
        """Keep a table that is used again from being deleted as an old one; False if it was deleted already."""
        if self.settings.keep_days is None:
            return True
        try:
            await self.store.append(Batch(number, touched=self.time_source.now()))
        except TableGone:
            return False
        return True

    def _rebuilt(self, stored: StoredTable) -> Table:
        last = max(stored.secrets, default=0)
        state = TableState({number: text for number, text in stored.secrets.items() if number == last}, self.dealer)
        table = Table(self, stored.id, stored.code, state)
        catch_up.rebuild(table, stored)
        return table

    def _keep(self, table: Table) -> Table:
        self.tables[table.code] = self.numbers[table.id] = table
        return table

    async def create(self) -> Table:
        """A new table without entries, with a code of its own."""
        self._check_room()
        for _ in range(3):
            code = new_table_code()
            try:
                number = await self.store.create(code, self.time_source.now())
            except StoreFailed:
                continue
            return self._keep(Table(self, number, code, TableState({}, self.dealer)))
        raise Problem(Code.STORAGE)

    def _check_room(self) -> None:
        if self.stopping:
            raise Problem(Code.STOPPING)
        if len(self.tables) >= self.settings.most_tables:
            self._make_room()
        if len(self.tables) >= self.settings.most_tables:
            raise Problem(Code.FULL)

    def _make_room(self) -> None:
        """Let tables leave memory at which nobody is, those unused for longest first: they can be read again."""
        idle = [table for table in self.tables.values() if _can_leave(table)]
        idle.sort(key=lambda table: table.used)
        for table in idle[: len(self.tables) // SHARE_THAT_MAKES_ROOM + 1]:
            self.drop(table)

    def drop(self, table: Table, code: Code | None = None) -> None:
        """Take a table out of memory; connections that are left are told why."""
        table.dropped = True
        if self.tables.get(table.code) is table:
            del self.tables[table.code], self.numbers[table.id]
        timers.stop(table)
        for connection in list(table.connections):
            connection.end(code or Code.TABLE_DELETED)
        table.connections.clear()
        self.cluster.present(table)

    def refresh(self, table: Table) -> None:
        """Something changed that may set the clock, a bot or the deal going."""
        if not table.dropped and not self.stopping:
            timers.refresh(table)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background; what goes wrong there is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        harmless = (Problem, Overtaken, TableGone, TableDropped)
        if not task.cancelled() and (failure := task.exception()) is not None and not isinstance(failure, harmless):
            log.error("background-failure %s", type(failure).__name__, exc_info=failure)

    def _watch(self) -> None:
        """Let the metrics read what is counted elsewhere."""
        self.metrics.watch_gauge("tables", "Tables in memory.", lambda: len(self.tables))
        self.metrics.watch_gauge("connections", "Open sockets.", lambda: self.sockets.total)
        self.metrics.watch_counter("commits", "Commits to the database.", lambda: self.store.commits)
        words = "Writes and questions that the database did not take."
        self.metrics.watch_counter("store_failures", words, lambda: self.store.failures)

    # -- housekeeping -------------------------------------------------------------------------------------------------

    async def _next_sweep(self) -> None:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            await self.sweep()
            if self.time_source.now() - self._last_kept > KEEP_SECONDS * 1000:
                self._last_kept = self.time_source.now()
                await self.delete_old()
        except StoreFailed as failure:
            log.error("store-failed %s", failure)

    async def sweep(self) -> None:
        """Note that the server runs; let idle tables leave memory; pass the host's rights on where the host is gone."""
        now = self.time_source.now()
        if any(table.clock is not None and table.clock.running for table in self.tables.values()):
            await self.store.alive(now)
        for table in list(self.tables.values()):
            if table.busy:
                continue
            if not table.connections and now - table.used > self._idle():
                self.drop(table)
            elif table.connections and self.cluster.runs(table):
                await timers.pass_host_on(table)

    def _idle(self) -> float:
        """Milliseconds without anybody connected here after which a table leaves memory."""
        minutes = self.settings.idle_minutes
        return (minutes if self.cluster.alone else min(minutes, UNUSED_SECONDS / 60)) * 60_000

    async def delete_old(self) -> None:
        """Delete tables that nobody has used for as long as the settings say; never one in memory."""
        if self.settings.keep_days is None:
            return
        now = self.time_source.now()
        for table in list(self.tables.values()):
            await self._spared(table.id)
        deleted = await self.store.delete_older(now - self.settings.keep_days * 86_400_000)
        if deleted:
            log.info("tables-deleted %d", deleted)

    async def say_goodbye(self) -> None:
        """Take nothing new, stop all clocks, tell everybody."""
        self.stopping = True
        for table in list(self.tables.values()):
            with suppress(TableDropped):
                async with table:
                    with suppress(StoreFailed):  # a database that is away is no reason to say nothing
                        await timers.hold(table)
                    self.drop(table, Code.STOPPING)

    async def close(self) -> None:
        """Say goodbye to all, finish what is being written, end the bots."""
        await self.say_goodbye()
        if self._sweeping is not None:
            self._sweeping.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # what they have started must be there to be ended
        await self.bots.close()
        try:
            await self.store.alive(self.time_source.now())
        except StoreFailed as failure:
            log.error("store-failed %s", failure)
        await self.cluster.close()
        await self.store.close()


def _can_leave(table: Table) -> bool:
    """Whether nobody is here or acts on it, and it would be read again just as it is."""
    return not table.connections and not table.busy and table.state.n > 0 and table.room.stage != "dealing"
