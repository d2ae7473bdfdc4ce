"""All tables of a server: found by code, read from disk when somebody comes, out of memory when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from saboteur.server.background import forever
from saboteur.server.problems import Code, Problem
from saboteur.server.state.table_state import TableState
from saboteur.server.store import Batch, StoredTable, StoreFailed, TableGone
from saboteur.server.table import commit_reveal, timers
from saboteur.server.table.host_rights import pass_host_on
from saboteur.server.table.log_tail import last_secrets
from saboteur.server.table.retry import retried
from saboteur.server.table.services import TableServices
from saboteur.server.table.table import Table, TableDropped, TableObserver
from saboteur.server.table.table_eviction import excess_tables, idle_tables
from saboteur.server.table.timers import Timers
from saboteur.server.tokens import new_table_code, tidied

log = logging.getLogger("saboteur")
SWEEP_SECONDS: Final = 2.0
DELETE_OLD_EVERY: Final = 3600.0
"""Seconds between two looks for tables to delete; how old they must be is the setting `keep_days`."""
UNUSED_SECONDS: Final = 30.0
"""Where others serve as well, a table that nobody is connected to here need not stay in memory for long."""


class TableRegistry:
    """The tables in memory, each found by its code or its number. An observer of each."""

    def __init__(self, services: TableServices, observers: Iterable[TableObserver] = ()) -> None:
        self.services = services
        self._observers: tuple[TableObserver, ...] = (self, Timers(), *observers)
        self.tables: dict[str, Table] = {}
        self.numbers: dict[int, Table] = {}
        """The same tables by their numbers."""
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._last_deletion = 0

    def open(self) -> None:
        """Begin to look after the tables."""
        self._sweeping = asyncio.ensure_future(forever(self._next_sweep))

    def refreshed(self, table: Table) -> None:
        """Nothing to keep account of."""

    def dropped(self, table: Table) -> None:
        """Find the table no more."""
        if self.tables.get(table.code) is table:
            del self.tables[table.code], self.numbers[table.id]

    # -- tables -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, code: str, address: str = "") -> AsyncIterator[Table]:
        """The table with a code: alive, with all that is stored of it, and nobody else acts on it until the block ends.

        A table that leaves memory while it is waited for is read again. Raises Problem if there is none, or if
        memory is full and none can be evicted for the address that asks.
        """
        table = await self._entered(tidied(code), address)
        try:
            table.touch()
            if self.services.cluster.shared:
                await self._bring_up_to_date(table)
            yield table
        finally:
            table.release()

    async def opened_by(self, code: str, tokens: Sequence[bytes]) -> bool:
        """Whether one of these tokens, by their hashes, opens a seat of the table with a code, or once did; reads no
        table."""
        table = self.tables.get(tidied(code))
        if table is not None and any(token in table.tokens for token in tokens):
            return True
        return await self.services.store.opens(tidied(code), tokens)

    async def _entered(self, code: str, address: str) -> Table:
        """A table that nobody else acts on until it is released. Raises Problem if there is none."""

        async def enter() -> Table:
            table = self.tables.get(code) or await self._load_once(code, address)
            if table is None:
                raise Problem(Code.NO_SUCH_TABLE)
            await table.acquire()
            return table

        return await retried(enter, TableDropped)

    async def _bring_up_to_date(self, table: Table) -> None:
        await table.catch_up()
        if not table.audience.connections:
            await table.learn_presence()  # nobody keeps us informed about tables without readers

    async def _load_once(self, code: str, address: str) -> Table | None:
        """Read a table from disk; those who ask meanwhile wait for the same."""
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code, address))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str, address: str) -> Table | None:
        stored = await self.services.store.load(code)
        if stored is None or not stored.entries:
            return None
        self._check_capacity(address)
        if not await self._spared(stored.id):
            return None
        table = await self._rebuilt(stored)
        await table.learn_presence()
        if table.room.stage == "dealing":
            async with table:
                await commit_reveal.take_up(table)
        return self._keep(table)

    async def _spared(self, number: int) -> bool:
        """Keep a table that is used again from being deleted as an old one; False if it was deleted already."""
        if self.services.settings.keep_days is None:
            return True
        try:
            await self.services.store.append(Batch(number, touched=self.services.time_source.now()))
        except TableGone:
            return False
        return True

    async def _rebuilt(self, stored: StoredTable) -> Table:
        state = TableState(last_secrets(stored.secrets), self.services.dealer)
        table = Table(self.services, self._observers, stored.id, stored.code, state)
        await table.restore(stored)
        return table

    def _keep(self, table: Table) -> Table:
        self.tables[table.code] = self.numbers[table.id] = table
        return table

    async def create(self, address: str = "") -> Table:
        """A new table of an address, without entries, with a code of its own. Raises Problem if memory is full."""
        self._check_capacity(address)
        for _ in range(3):
            code = new_table_code()
            try:
                number = await self.services.store.create(code, self.services.time_source.now())
            except StoreFailed:
                continue
            state = TableState({}, self.services.dealer)
            return self._keep(Table(self.services, self._observers, number, code, state))
        raise Problem(Code.STORAGE)

    def _check_capacity(self, address: str) -> None:
        """Evict tables if memory is full, for one more table of an address. Raises Problem if none can be evicted."""
        most = self.services.settings.most_tables
        if self.services.background.stopping:
            raise Problem(Code.STOPPING)
        if len(self.tables) >= most:
            for table in idle_tables(self.tables.values()) or excess_tables(self.tables.values(), address):
                table.drop(Code.FULL)
        if len(self.tables) >= most:
            raise Problem(Code.FULL)

    # -- housekeeping -------------------------------------------------------------------------------------------------

    async def _next_sweep(self) -> None:
        await asyncio.sleep(SWEEP_SECONDS)
        now = self.services.time_source.now()
        with suppress(StoreFailed):  # the store says itself when it fails
            await self.sweep()
            if now - self._last_deletion > DELETE_OLD_EVERY * 1000:
                self._last_deletion = now
                await self.delete_old()

    async def sweep(self) -> None:
        """Note that the server runs; let idle tables leave memory; pass the host's rights on where the host is gone."""
        now = self.services.time_source.now()
        if any(table.clock.running for table in self.tables.values()):
            await self.services.store.alive(now)
        for table in list(self.tables.values()):
            if table.busy:
                continue
            if not table.audience.connections and now - table.used > self._idle():
                table.drop()
            elif table.audience.connections and table.runs_here:
                await pass_host_on(table)

    def _idle(self) -> float:
        """Milliseconds without anybody connected here after which a table leaves memory."""
        minutes = self.services.settings.idle_minutes
        return (minutes if self.services.cluster.alone else min(minutes, UNUSED_SECONDS / 60)) * 60_000

    async def delete_old(self) -> None:
        """Delete tables that nobody has used for as long as the settings say; never one in memory."""
        if self.services.settings.keep_days is None:
            return
        now = self.services.time_source.now()
        for table in list(self.tables.values()):
            await self._spared(table.id)
        deleted = await self.services.store.delete_older(now - self.services.settings.keep_days * 86_400_000)
        if deleted:
            log.info("tables-deleted %d", deleted)

    async def stop(self) -> None:
        """Take nothing new, stop all clocks, end all connections."""
        self.services.background.stopping = True
        for table in list(self.tables.values()):
            with suppress(TableDropped):
                async with table:
                    with suppress(StoreFailed):  # a database that is away is no reason to say nothing
                        await timers.hold(table)
                    table.drop(Code.STOPPING)

    def close(self) -> None:
        """Look after the tables no more."""
        if self._sweeping is not None:
            self._sweeping.cancel()
