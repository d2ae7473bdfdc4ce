"""Limits and one-time codes that hold for all workers, because they are counted in the database."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from saboteur.server.background import BackgroundTasks
from saboteur.server.limits.rate_limit import MOST_BUCKETS, Limit, complain
from saboteur.server.problems import Code, Problem
from saboteur.server.store.cluster_tables import ClusterTables
from saboteur.server.store.store_errors import StoreFailed
from saboteur.server.table.transfer_codes import TRIES, VALID_SECONDS
from saboteur.server.time_source import TimeSource
from saboteur.server.tokens import hashed, new_transfer_code, tidied


def marked(who: str) -> bytes:
    """A doer as the database takes him, whatever he is called."""
    return who.encode("utf-8", "surrogatepass")


class SharedLimit:
    """A limit that all workers count together. While the database is away, each counts for itself.

    What is too much must not keep the database from answering others. So whoever was refused is refused until there can
    be room, without asking it again; and of each doer there is one question at a time: what comes meanwhile is counted
    together by the next one.
    """

    def __init__(
        self,
        board: ClusterTables,
        time_source: TimeSource,
        background: BackgroundTasks,
        kind: str,
        *,
        size: float,
        per_second: float,
    ) -> None:
        self._board = board
        self._time_source = time_source
        self._background = background
        self._kind = kind
        self._size, self._rate = size, per_second
        self._own = Limit(time_source, size=size, per_second=per_second)
        self._refused: OrderedDict[str, int] = OrderedDict()
        """Until when there is no room for whom."""
        self._lines: dict[str, list[asyncio.Future[float | None]]] = {}
        """Deeds to be counted by the next question, of those about whom there is one now. Each gets the seconds until
        there is room for it, or None if the database did not say."""

    async def take(self, who: str) -> None:
        """Count a deed. Raises Problem when it is too much."""
        self.check_known(who)
        place: asyncio.Future[float | None] = asyncio.get_running_loop().create_future()
        if who in self._lines:
            self._lines[who].append(place)
        else:
            self._lines[who] = [place]
            self._background.spawn(self._count(who))
        seconds = await place
        if seconds is None:
            self._own.take(who)
        else:
            complain(seconds)

    async def _count(self, who: str) -> None:
        """Count what one doer does, until there is no more."""
        line: list[asyncio.Future[float | None]] = []
        try:
            while line := [place for place in self._lines[who] if not place.done()]:
                self._lines[who] = []
                counted, seconds = await self._counted(who, len(line))
                for number, place in enumerate(line):
                    _settle(place, 0.0 if number < counted else seconds)
        finally:
            for place in (*line, *self._lines.pop(who)):  # none is left unless this was cancelled
                _settle(place, None)

    async def _counted(self, who: str, deeds: int) -> tuple[int, float | None]:
        """How many of these deeds there was room for, and the seconds until there is for another; None if the database
        does not say."""
        now = self._time_source.now()
        if (until := self._refused.get(who, now)) > now:
            return 0, (until - now) / 1000
        try:
            counted, seconds = await self._board.take(self._kind, marked(who), now, self._size, self._rate, deeds)
        except StoreFailed:
            return 0, None
        self._refused.pop(who, None)
        if counted < deeds:
            self._refused[who] = now + int(seconds * 1000)
            if len(self._refused) > MOST_BUCKETS:
                self._refused.popitem(last=False)
        return counted, seconds

    def check_known(self, who: str) -> None:
        """Raise Problem if it is known here that the next deed would be too much; asks nobody, and counts nothing."""
        now = self._time_source.now()
        complain((self._refused.get(who, now) - now) / 1000)

    async def check(self, who: str) -> None:
        """Raise Problem if the next deed would be too much; counts nothing."""
        now = self._time_source.now()
        try:
            seconds = await self._board.full(self._kind, marked(who), now, self._size, self._rate)
        except StoreFailed:
            self._own.check(who)
        else:
            complain(seconds)


class SharedTransfers:
    """One-time codes that any worker redeems, once."""

    def __init__(self, board: ClusterTables, time_source: TimeSource) -> None:
        self._board = board
        self._time_source = time_source

    async def offer(self, table: int, token: bytes) -> str:
        """A new code for the seat that a token opens; an older one is void."""
        code, until = new_transfer_code(), self._time_source.now() + VALID_SECONDS * 1000
        await self._board.offer(table, token, hashed(code), until, TRIES)
        return code

    async def redeem(self, table: int, code: str) -> bytes:
        """The hash of the token whose seat is to be moved. Raises Problem."""
        token = await self._board.redeem(table, hashed(tidied(code)), self._time_source.now())
        if token is None:
            raise Problem(Code.BAD_TRANSFER)
        return token


def _settle(place: asyncio.Future[float | None], seconds: float | None) -> None:
    if not place.done():
        place.set_result(seconds)
