"""A disk that outlives servers, and a store on it that is slow, fails before or after it has written, and dies."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from saboteur.server.store import Batch, ClockRow, KeyRow, StoredTable, StoreFailed, Tail, TokenRow
from saboteur.server.store.operator_data import OperatorData
from saboteur.server.store.rows import EntryRow, FormerHolder, KeptTable, Tally

Work = Callable[[], object]
NOT_SIMULATED = "no simulated world asks for records, deletes anything or has a host"


@dataclass
class Kept:
    """One table on the disk."""

    code: str
    entries: list[EntryRow] = field(default_factory=list)
    keys: dict[tuple[int, str], KeyRow] = field(default_factory=dict)
    tokens: tuple[TokenRow, ...] = ()
    secrets: dict[int, str] = field(default_factory=dict)
    clock: ClockRow | None = None


class Disk:
    """All that is durable."""

    def __init__(self) -> None:
        self.tables: dict[int, Kept] = {}
        self.codes: dict[str, int] = {}
        self.alive = 0
        self.wrong: list[str] = []

    def create(self, code: str) -> int:
        """A new table."""
        number = len(self.tables) + 1
        self.tables[number], self.codes[code] = Kept(code), number
        return number

    def append(self, batch: Batch) -> None:
        """All of a batch, or nothing. Raises StoreFailed for a number or key that is there."""
        kept = self.tables[batch.table]
        if any(entry.n <= len(kept.entries) for entry in batch.entries):
            raise StoreFailed("IntegrityError")
        if [entry.n for entry in batch.entries] != [len(kept.entries) + 1 + k for k in range(len(batch.entries))]:
            self.wrong.append(f"table {batch.table}: a gap before {batch.entries[0].n}")
        if any((key.seat, key.key) in kept.keys for key in batch.keys):
            self.wrong.append(f"table {batch.table}: a key is used twice")
        kept.entries += batch.entries
        kept.keys |= {(key.seat, key.key): key for key in batch.keys}
        kept.tokens = kept.tokens if batch.tokens is None else batch.tokens
        kept.secrets |= {} if batch.secret is None else dict((batch.secret,))
        kept.clock = batch.clock or kept.clock

    def stop_clocks(self) -> None:
        """As the real store does when it is opened: charged up to the last sign of life, no longer."""
        for kept in self.tables.values():
            if kept.clock is not None and kept.clock.since is not None:
                ran = max(0, self.alive - kept.clock.since)
                kept.clock = kept.clock._replace(left=max(0, kept.clock.left - ran), since=None)


class Weather:
    """How the disk behaves at the moment."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.failing = 0.0
        self.slow = 0.002
        self.stalled_until = 0.0

    def seconds(self, now: float) -> float:
        """How long the next work takes."""
        return max(0.0, self.stalled_until - now) + self._chance.random() * self.slow

    def fault(self) -> str:
        """What happens to the next commit: nothing, a failure before it, or one after it."""
        if self._chance.random() >= self.failing:
            return ""
        return self._chance.choice(("before", "after"))


class UndecidedHost:
    """The data of a host who has decided nothing, and whom nobody asks."""

    async def bans(self) -> dict[str, int]:
        return {}

    async def notice(self) -> str | None:
        return None

    async def decisions(self) -> int:
        return 0

    async def ban(self, network: str, now: int) -> bool:  # noqa: ARG002 - the form of a host
        raise AssertionError(NOT_SIMULATED)

    async def lift(self, network: str) -> bool:  # noqa: ARG002 - the form of a host
        raise AssertionError(NOT_SIMULATED)

    async def set_notice(self, text: str | None) -> None:  # noqa: ARG002 - the form of a host
        raise AssertionError(NOT_SIMULATED)

    async def tallies(self) -> list[tuple[Tally, int]]:
        raise AssertionError(NOT_SIMULATED)

    async def tables(self, most: int) -> list[KeptTable]:  # noqa: ARG002 - the form of a host
        raise AssertionError(NOT_SIMULATED)


class SimulatedStore:
    """The store of one server. When that dies, what was not on the disk is gone, and nobody hears of what was."""

    bot_key = "simulated"
    operator_data: OperatorData = UndecidedHost()

    def __init__(self, disk: Disk, weather: Weather) -> None:
        self._disk, self._weather = disk, weather
        self._loop = asyncio.get_running_loop()
        self._free = 0.0
        self.dead = False
        self.commits = self.failures = 0
        disk.stop_clocks()

    async def open(self, now: int) -> None:
        """It is open."""

    async def close(self) -> None:
        """What waits is written first."""
        await self._queued(lambda: None)
        self.dead = True

    # -- writing ------------------------------------------------------------------------------------------------------

    def append(self, batch: Batch) -> asyncio.Future[object]:
        return self._queued(lambda: self._disk.append(batch), writes=True)

    async def create(self, code: str, now: int) -> int:  # noqa: ARG002 - the form of a store
        number = await self._queued(lambda: self._disk.create(code))
        assert isinstance(number, int)
        return number

    async def alive(self, now: int) -> None:
        def note() -> None:
            self._disk.alive = now

        await self._queued(note, writes=True)

    def _queued(self, work: Work, *, writes: bool = False) -> asyncio.Future[object]:
        """One work after the other, each in its time."""
        done: asyncio.Future[object] = self._loop.create_future()
        now = self._loop.time()
        self._free = max(self._free, now) + self._weather.seconds(now)
        self._loop.call_at(self._free, self._do, work, done, self._weather.fault() if writes else "")
        return done

    def _do(self, work: Work, done: asyncio.Future[object], fault: str) -> None:
        if self.dead:
            return
        failure: StoreFailed | None = StoreFailed("disk") if fault else None
        result: object = None
        if fault != "before":
            try:
                result = work()
                self.commits += 1
            except StoreFailed as refused:
                failure = refused
        self._loop.call_later(self._weather.seconds(self._loop.time()), self._settle, done, result, failure)

    def _settle(self, done: asyncio.Future[object], result: object, failure: StoreFailed | None) -> None:
        if self.dead or done.done():
            return
        if failure is not None:
            done.set_exception(failure)
            done.exception()  # whoever asked may be gone: that is no fault
        else:
            done.set_result(result)

    # -- reading ------------------------------------------------------------------------------------------------------

    async def load(self, code: str) -> StoredTable | None:
        found: StoredTable | None = await self._read(lambda: self._stored(code))
        return found

    def _stored(self, code: str) -> StoredTable | None:
        number = self._disk.codes.get(code)
        if number is None:
            return None
        kept = self._disk.tables[number]
        keys = tuple(kept.keys)
        return StoredTable(number, code, tuple(kept.entries), kept.tokens, dict(kept.secrets), keys, kept.clock)

    async def opens(self, code: str, tokens: Sequence[bytes]) -> bool:
        def opened() -> bool:
            stored = self._stored(code)
            return stored is not None and any(row.hash in tokens for row in stored.tokens)

        return bool(await self._read(opened))

    async def entries(self, table: int, last: int) -> tuple[EntryRow, ...]:
        rows: tuple[EntryRow, ...] = await self._read(lambda: tuple(self._disk.tables[table].entries[:last]))
        return rows

    async def key(self, table: int, seat: int, key: str) -> tuple[bytes, int] | None:
        found = await self._read(lambda: self._disk.tables[table].keys.get((seat, key)))
        return None if found is None else (found.digest, found.n)

    async def former(self, table: int, token: bytes) -> FormerHolder | None:
        raise NotImplementedError(NOT_SIMULATED)

    async def record(self, identity: str) -> tuple[str, int, str] | None:
        raise NotImplementedError(NOT_SIMULATED)

    async def tail(self, table: int, after: int) -> Tail | None:  # noqa: ARG002 - the form of a store
        return Tail(())

    async def delete(self, table: int) -> None:
        raise NotImplementedError(NOT_SIMULATED)

    async def delete_older(self, before: int) -> int:
        raise NotImplementedError(NOT_SIMULATED)

    async def rewrite(self, table: int, entries: list[EntryRow]) -> None:
        raise NotImplementedError(NOT_SIMULATED)

    async def _read(self, question: Callable[[], Any]) -> Any:
        await asyncio.sleep(self._weather.seconds(self._loop.time()))
        if self.dead:
            await self._loop.create_future()  # nobody ever hears
        return question()
