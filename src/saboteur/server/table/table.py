"""A live table: one writer. Entries are taken, stored and only then told; readers wait for their turn as well, so that
nobody is ever told what is not durable."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

from saboteur.rules import IllegalMove, NotAMove
from saboteur.server.broadcast.connection import Connection
from saboteur.server.broadcast.step_messages import StepMessage
from saboteur.server.metrics import counter
from saboteur.server.problems import Code, Problem
from saboteur.server.state import entries as e
from saboteur.server.state.ended_table import ended
from saboteur.server.state.reducer import changed
from saboteur.server.state.table_log import entry_encoder
from saboteur.server.state.table_state import Outcome, TableState
from saboteur.server.store import Batch, KeyRow, Overtaken, StoreFailed, TableGone, TokenRow
from saboteur.server.store.rows import EntryRow
from saboteur.server.table.consequences import consequences, former_tokens, record_of, tokens_after
from saboteur.server.table.services import TableServices
from saboteur.server.table.table_replica import TableReplica
from saboteur.server.table.tallies import count_tallies, tallies_of
from saboteur.server.wire import messages

MOVES: Final = counter("moves", "Moves and deals that were stored and told.")
ENTRIES: Final = counter("entries", "Entries of all logs that were stored and told.")
MOST_ENTRIES: Final = 50_000
"""Entries of one log; a table that has so many is full."""
ROOM_TO_END: Final = 2_000
"""Entries kept back, so that a game under way can always be finished."""

STEPS: Final = (e.Moved, e.Dealt)
"""Entries told as steps. Compiled, a constant is found at once, a name in another module is looked up."""
ENDINGS: Final = (
    e.Moved, e.Left, e.Withdrawn, e.GivenToBot, e.GameAbandoned, e.StartCancelled, e.NameForgotten, e.TableEnded,
)  # fmt: skip
"""Entries for which there is always room: a game can be finished, a seat given up and a name deleted."""
MOVE_ON: Final = (*STEPS, e.GameAbandoned)
"""Entries that others may follow from."""


class TableDropped(Exception):
    """The table has left memory: it was deleted, or lies in the store as it was last told."""


class TableObserver(Protocol):
    """Somebody who moves tables on or keeps account of them: timers, bots, the registry."""

    def refreshed(self, table: Table) -> None:
        """Something has changed that may set a clock, a bot or the deal going."""
        ...

    def dropped(self, table: Table) -> None:
        """The table has left memory: nothing may move it on any more."""
        ...


class Table(TableReplica):
    """A table in memory. `async with table:` is the only way in: inside, the table is alive and nobody else acts on it.

    It announces to its observers what may concern them. Raises TableDropped for callers that wait while the table
    leaves memory; `TableRegistry.at` finds it again.
    """

    def __init__(
        self, services: TableServices, observers: Sequence[TableObserver], number: int, code: str, state: TableState
    ) -> None:
        super().__init__(services, number, code, state)
        self._observers = observers
        self._lock = asyncio.Lock()
        self.dropped = False

    def refresh(self) -> None:
        """Announce that something has changed, unless nothing may go on any more."""
        if not self.dropped and not self.services.background.stopping:
            for observer in self._observers:
                observer.refreshed(self)

    def drop(self, code: Code | None = None) -> None:
        """Leave memory; connections that are left are told why."""
        self.dropped = True
        for observer in self._observers:
            observer.dropped(self)
        self.audience.end_all(code or Code.TABLE_DELETED)
        self.pace.told()
        self.services.cluster.present(self.audience)

    # -- the way in ---------------------------------------------------------------------------------------------------

    async def acquire(self) -> None:
        """Wait until nobody else acts on the table. Raises TableDropped; else `release` must follow."""
        await self.__aenter__()

    def release(self) -> None:
        """Let the next one in."""
        self._lock.release()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self.dropped:
            self._lock.release()
            raise TableDropped

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    @property
    def busy(self) -> bool:
        """Whether somebody acts on it at the moment."""
        return self._lock.locked()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def commit(
        self,
        *entries: e.Entry,
        key: KeyRow | None = None,
        asking: Connection | None = None,
        tokens: Sequence[TokenRow] | None = None,
        secret: str | None = None,
    ) -> int:
        """Take entries, store them and tell everybody; gives the first one's number. Only within `async with table`.

        With a key, `asking` is told that it is done, in one write with what everybody is told.

        Raises IllegalMove or NotAMove if the first is a move that cannot be made; then nothing has changed. Raises
        Overtaken if another worker was quicker: nothing of it is stored, and the table has what the other stored.
        Raises TableDropped if the table has left memory, Problem if it is deleted or cannot be stored.
        """
        self._check_can_take(entries)
        told, before = self.state.n, self.tokens.values()
        stored = "" if key is None else self._stored_key(key.seat, key.key)
        dealing = None if secret is None else (self.room.game + 1, secret)
        if dealing is not None:
            self.state.secrets[dealing[0]] = dealing[1]
        former = () if tokens is None else former_tokens(self.state, before, entries[0], tokens)
        outcomes = self._taken(entries)
        held = tokens_after(outcomes, before, tokens)
        batch = Batch(
            self.id,
            tuple([EntryRow(outcome.n, outcome.at, entry_encoder.encode(outcome.entry)) for outcome in outcomes]),
            keys=() if key is None else (KeyRow(key.seat, stored, key.digest, outcomes[0].n),),
            tokens=None if held is None else tuple(held),
            former=former,
            secret=dealing,
            clock=self._wind_clock(outcomes, self.services.time_source.now()),
            record=record_of(outcomes),
            tallies=tallies_of(outcomes),
        )
        overtaken: Overtaken | None = None
        steps: list[StepMessage] = []
        try:
            steps = await self._store(batch, outcomes)
        except Overtaken as failure:
            overtaken = failure
        if overtaken is not None:  # not within the handler: compiled code must not wait while it handles an exception
            await self._start_over(told)
            raise overtaken
        if key is not None:
            self._keys.add(key.seat, stored)
        count_tallies(self.services.metrics, batch.tallies)
        self._settle_for(asking, key, outcomes, held, steps)
        return outcomes[0].n

    async def change(self, entry: e.RoomEntry) -> int:
        """Commit a change of the room, unless it changes nothing: saying the same again adds nothing to the log."""
        if changed(entry, self.room, self.services.time_source.now()) == self.room:
            return self.state.n
        return await self.commit(entry)

    def _check_can_take(self, entries: Sequence[e.Entry]) -> None:
        if self.dropped:
            raise TableDropped
        if not self._lock.locked():
            raise RuntimeError("a table is changed only within `async with table`")
        if self.room.ended is not None and not isinstance(entries[0], e.NameForgotten):
            raise ended(self.room.ended)
        most = MOST_ENTRIES if isinstance(entries[0], ENDINGS) else MOST_ENTRIES - ROOM_TO_END
        if self.state.n + len(entries) > most:
            raise Problem(Code.TABLE_FULL)

    def _taken(self, entries: Sequence[e.Entry]) -> list[Outcome]:
        """The outcomes of entries and of what follows from them: a move may end the game or begin a round."""
        now = self.services.time_source.now()
        outcomes: list[Outcome] = []
        waiting = deque(entries)
        while waiting:
            outcome = self._take(waiting.popleft(), now, first=not outcomes)
            outcomes.append(outcome)
            if isinstance(outcome.entry, MOVE_ON):
                waiting.extend(consequences(self.state, self.audience, outcome))
        return outcomes

    def _take(self, entry: e.Entry, now: int, *, first: bool) -> Outcome:
        """Take one entry. If anything but a first move is impossible, what is in memory is not what is stored."""
        try:
            return self.state.take(entry, now)
        except BaseException as failure:
            if not first or not isinstance(failure, (IllegalMove, NotAMove)):
                self.drop(Code.STORAGE)
            raise

    async def _store(self, batch: Batch, outcomes: list[Outcome]) -> list[StepMessage]:
        """Make it durable while the messages are prepared. What cannot be stored ends the table's life in memory."""
        writing = self.services.store.append(batch)
        try:
            views = self._views_after(outcomes)
            steps = [StepMessage(outcome, self.state.game, views) for outcome in outcomes]
            for step in steps:
                self.audience.prepare(step)
            await writing
        except Overtaken:
            raise
        except TableGone:
            self.drop(Code.TABLE_DELETED)
            raise Problem(Code.NO_SUCH_TABLE) from None
        except StoreFailed:
            self.drop(Code.STORAGE)
            raise Problem(Code.STORAGE) from None
        except BaseException:
            self.drop(Code.STORAGE)  # nobody knows whether it was stored: it must be read again
            raise
        return steps

    def _settle_for(
        self,
        asking: Connection | None,
        key: KeyRow | None,
        outcomes: list[Outcome],
        held: list[TokenRow] | None,
        steps: list[StepMessage],
    ) -> None:
        """Tell everybody what is stored; and whoever asked, in the same write, that it is done."""
        if key is None or asking is None:
            self._settle(outcomes, held, steps)
            return
        asking.hold()
        try:
            self._settle(outcomes, held, steps)
            asking.push(messages.Done(key.key, outcomes[0].n))
        finally:
            asking.release()

    def _settle(self, outcomes: list[Outcome], held: list[TokenRow] | None, steps: list[StepMessage]) -> None:
        self.touch()
        self.services.metrics[ENTRIES].inc(len(outcomes))
        self.services.metrics[MOVES].inc(sum([isinstance(outcome.entry, STEPS) for outcome in outcomes]))
        for step in steps:
            self.audience.tell(step)
        if held is not None:
            self._replace_tokens(held)
        self.announce_stored()
        self._after(outcomes)

    def announce_stored(self) -> None:
        """Let other workers know how long the log is."""
        self.services.cluster.stored(self.audience, 0 if self.dropped else self.state.n)

    # -- reading what other workers stored ----------------------------------------------------------------------------

    async def catch_up(self) -> bool:
        """Take and tell what other workers have stored; whether there was anything. Only within `async with table`.

        Raises Problem if the table was deleted, StoreFailed if the database is away.
        """
        if not self.services.cluster.shared:
            return False
        tail = await self.services.store.tail(self.id, self.state.n)
        if tail is None:
            self.drop(Code.TABLE_DELETED)
            raise Problem(Code.NO_SUCH_TABLE)
        if not tail.entries:
            return False
        try:
            self._follow(tail)
        except BaseException:
            self.drop(Code.STORAGE)  # memory and log differ
            raise
        return True

    async def _start_over(self, told: int) -> None:
        """Another worker was quicker: read the log again, up to what was told silently, and tell the rest."""
        try:
            stored = await self.services.store.load(self.code)
            if stored is None:
                self.drop(Code.TABLE_DELETED)
                raise Problem(Code.NO_SUCH_TABLE)
            self._follow(await self._start_from(stored, told))
        except BaseException:
            self.drop(Code.STORAGE)  # memory and log differ
            raise
