"""Limits and one-time codes that hold for all workers, because they are counted in the database."""

from __future__ import annotations

from collections import OrderedDict

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

    Whoever was refused is refused until there can be room, without asking the database again: what is too much must not
    keep it from answering others.
    """

    def __init__(
        self, board: ClusterTables, time_source: TimeSource, kind: str, *, size: float, per_second: float
    ) -> None:
        self._board = board
        self._time_source = time_source
        self._kind = kind
        self._size, self._rate = size, per_second
        self._own = Limit(time_source, size=size, per_second=per_second)
        self._refused: OrderedDict[str, int] = OrderedDict()
        """Until when there is no room for whom."""

    async def take(self, who: str) -> None:
        """Count a deed. Raises Problem when it is too much."""
        now = self._time_source.now()
        complain((self._refused.get(who, now) - now) / 1000)
        try:
            seconds = await self._board.take(self._kind, marked(who), now, self._size, self._rate)
        except StoreFailed:
            self._own.take(who)
        else:
            self._remember(who, now, seconds)
            complain(seconds)

    def _remember(self, who: str, now: int, seconds: float) -> None:
        """Note a refusal, or that there was room."""
        self._refused.pop(who, None)
        if seconds > 0:
            self._refused[who] = now + int(seconds * 1000)
            if len(self._refused) > MOST_BUCKETS:
                self._refused.popitem(last=False)

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
