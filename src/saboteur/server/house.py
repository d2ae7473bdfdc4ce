"""All tables of a server: found by code, read from disk when somebody comes, out of memory when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final

from saboteur.rules import SeededDeals
from saboteur.server import ceremony, pace
from saboteur.server.bots.pool import BotPool
from saboteur.server.clock import MoveClock
from saboteur.server.limits import Limit
from saboteur.server.metrics import Metrics
from saboteur.server.moments import Moments, RealMoments
from saboteur.server.problems import Code, Problem
from saboteur.server.settings import Settings
from saboteur.server.situation import Dealer, Situation
from saboteur.server.store import Batch, SqliteStore, StoredTable, StoreFailed
from saboteur.server.table import Table, entry_decoder, key_mark
from saboteur.server.tokens import new_table_code, tidied
from saboteur.server.transfers import Transfers

log = logging.getLogger("saboteur")
SWEEP_SECONDS: Final = 2.0
KEEP_SECONDS: Final = 3600.0


class House:
    """The server's state. Open it within the event loop that serves."""

    def __init__(
        self,
        settings: Settings,
        moments: Moments | None = None,
        dealer: Dealer = SeededDeals,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.settings = settings
        self.moments = moments or RealMoments()
        self.dealer = dealer
        self.entropy = entropy
        """Random bytes for the secrets of deals; tests may put known ones in."""
        self.store = SqliteStore(settings.database)
        self.metrics = Metrics()
        self.bots = BotPool(settings, self.metrics)
        self.tables: dict[str, Table] = {}
        self.transfers = Transfers(self.moments)
        self.connections: dict[str, int] = {}
        """Open sockets of each address."""
        self.stopping = False
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._make_limits()
        self._sweeping = asyncio.ensure_future(self._sweep_forever())

    def _make_limits(self) -> None:
        settings, moments = self.settings, self.moments
        self.requests = _per_minute(moments, settings.requests_per_minute)
        self.new_tables = Limit(
            moments, size=max(1, settings.tables_per_hour / 4), per_second=settings.tables_per_hour / 3600
        )
        self.guesses = Limit(
            moments, size=max(1, settings.guesses_per_hour / 2), per_second=settings.guesses_per_hour / 3600
        )
        self.talk = _per_minute(moments, settings.talk_per_minute)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> Table:
        """The table with a code. Raises Problem if there is none."""
        code = tidied(code)
        table = self.tables.get(code) or await self._load_once(code)
        if table is None:
            raise Problem(Code.NO_SUCH_TABLE)
        table.used = self.moments.now()
        return table

    async def _load_once(self, code: str) -> Table | None:
        """Read a table from disk; those who ask meanwhile wait for the same."""
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        loading = self._loading[code]
        try:
            return await asyncio.shield(loading)
        finally:
            if loading.done():
                self._loading.pop(code, None)

    async def _load(self, code: str) -> Table | None:
        stored = await self.store.load(code)
        if stored is None or not stored.entries:
            return None
        self._check_room()
        table = self._rebuilt(stored)
        if table.room.stage == "dealing":
            async with table.lock:
                await ceremony.cancel(table, "restart")
        self.tables[code] = table
        return table

    def _rebuilt(self, stored: StoredTable) -> Table:
        last = max(stored.secrets, default=0)
        situation = Situation({number: text for number, text in stored.secrets.items() if number == last}, self.dealer)
        table = Table(self, stored.id, stored.code, situation)
        for row in stored.entries:
            entry = entry_decoder.decode(row.body)
            situation.take(entry, row.at)
            table.count_happening(entry)
        table.tokens = {token.hash: token for token in stored.tokens}
        for seat, key in stored.keys:
            table.keys += key_mark(seat, key)
        table.note_gone()
        clock, moment = stored.clock, (table.room.game, situation.version)
        if clock is not None and (clock.game, clock.version) == moment and table.to_act is not None:
            table.clock = MoveClock(clock.left)
        return table

    async def create(self) -> Table:
        """A new table without entries, with a code of its own."""
        self._check_room()
        for _ in range(3):
            code = new_table_code()
            try:
                number = await self.store.create(code, self.moments.now())
            except StoreFailed:
                continue
            table = self.tables[code] = Table(self, number, code, Situation({}, self.dealer))
            return table
        raise Problem(Code.STORAGE)

    def _check_room(self) -> None:
        if self.stopping:
            raise Problem(Code.STOPPING)
        if len(self.tables) >= self.settings.most_tables:
            raise Problem(Code.FULL)

    def drop(self, table: Table, code: Code | None = None) -> None:
        """Take a table out of memory; connections that are left are told why."""
        table.dropped = True
        if self.tables.get(table.code) is table:
            del self.tables[table.code]
        pace.stop(table)
        for connection in list(table.connections):
            connection.end(code or Code.TABLE_DELETED)
        table.connections.clear()

    def refresh(self, table: Table) -> None:
        """Something changed that may set the clock, a bot or the deal going."""
        if not table.dropped and not self.stopping:
            pace.refresh(table)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background; what goes wrong there is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None and not isinstance(failure, Problem):
            log.error("background-failure %s", type(failure).__name__, exc_info=failure)

    # -- housekeeping -------------------------------------------------------------------------------------------------

    async def _sweep_forever(self) -> None:
        last_kept = 0.0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
                if self.moments.now() - last_kept > KEEP_SECONDS * 1000:
                    last_kept = self.moments.now()
                    await self.delete_old()
            except StoreFailed as failure:
                log.error("store-failed %s", failure)

    async def sweep(self) -> None:
        """Note that the server runs; let idle tables leave memory; pass the host's rights on where the host is gone."""
        now = self.moments.now()
        if any(table.clock is not None and table.clock.running for table in self.tables.values()):
            await self.store.alive(now)
        for table in list(self.tables.values()):
            if table.lock.locked():
                continue
            if not table.connections and now - table.used > self.settings.idle_minutes * 60_000:
                self.drop(table)
            elif table.connections:
                await pace.pass_host_on(table)

    async def delete_old(self) -> None:
        """Delete tables that nobody has used for as long as the settings say; never one in memory."""
        if self.settings.keep_days is None:
            return
        now = self.moments.now()
        for table in list(self.tables.values()):
            await self.store.append(Batch(table.id, touched=now))
        deleted = await self.store.delete_older(now - self.settings.keep_days * 86_400_000)
        if deleted:
            log.info("tables-deleted %d", deleted)

    async def say_goodbye(self) -> None:
        """Take nothing new, stop all clocks, tell everybody."""
        self.stopping = True
        for table in list(self.tables.values()):
            async with table.lock:
                await pace.hold(table)
                self.drop(table, Code.STOPPING)

    async def close(self) -> None:
        """Say goodbye to all, finish what is being written, end the bots."""
        await self.say_goodbye()
        self._sweeping.cancel()
        for task in list(self._tasks):
            task.cancel()
        await self.bots.close()
        await self.store.alive(self.moments.now())
        await self.store.close()


def _per_minute(moments: Moments, count: int) -> Limit:
    return Limit(moments, size=max(1, count / 2), per_second=count / 60)
