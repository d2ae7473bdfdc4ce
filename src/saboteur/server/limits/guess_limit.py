"""Wrong codes and tokens, counted for each address. Somebody with a good token is never counted and never waits. An
address that guessed too often gets no more answers to wrong guesses, and can look up tables without a token only one
at a time, slowly: enough for newcomers who share the address. All such addresses together have so few of these
look-ups that many of them guess no better than one, and take turns (`slow_lookups.py`). How many wrong guesses are too
many: `guesses_per_hour` in `settings.py`; how they are refilled: `server_limits.py`; here is what happens afterwards.
`docs/security.md` has the arithmetic."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from saboteur.server.limits.slow_lookups import SlowLookups
from saboteur.server.problems import Code, Problem
from saboteur.server.time_source import TimeSource

if TYPE_CHECKING:
    from saboteur.server.limits.async_limit import AsyncLimit

SLOW_LOOKUPS_PER_HOUR: Final = 3600
"""Of all addresses together that guessed too often."""
SLOW_LOOKUPS_AT_ONCE: Final = 60
WIDE_PREFIX: Final = 48
WIDE: Final = 10
"""Guesses of such a wide network of IPv6, in those of an address."""
GUESSED: Final = (Code.NO_SUCH_TABLE, Code.BAD_TOKEN, Code.BAD_TRANSFER, Code.BAD_KEY)
"""Refusals that say that something was guessed wrongly."""


class Guesses:
    """Counts what an address guesses wrongly, and makes it look up tables one at a time: of many look-ups begun at
    the same moment, all but the first would otherwise be free."""

    def __init__(self, limit: AsyncLimit, wide: AsyncLimit, slow: AsyncLimit, time_source: TimeSource) -> None:
        self._limit = limit
        self._wide = wide
        """That of whole networks; `limit` is that of an address."""
        self._slow = SlowLookups(slow, time_source)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str, code: str = "", *, patient: bool) -> AsyncIterator[None]:
        """The turn of a stranger to look up a table by a code; a wrong guess in it is counted. Raises Problem.

        An address that guessed too often waits for its turn if it is `patient`, and is refused otherwise.
        """
        who = wide_network(address) or address
        async with self._turns.setdefault(who, asyncio.Lock()):
            if not await self._is_over(address):
                async with self.counted(address):
                    yield
                return
        if not patient:
            await self._check(address)
        await self._slow.wait(who, code)
        async with self.counted(address):
            yield

    @asynccontextmanager
    async def counted(self, address: str) -> AsyncIterator[None]:
        """Count a refusal that says something was guessed wrongly. Raises Problem if it is one too many."""
        try:
            yield
        except Problem as problem:
            if problem.code in GUESSED:
                await self._take(address)
            raise

    async def _take(self, address: str) -> None:
        for limit, who in self._counted_as(address):
            await limit.take(who)

    async def _check(self, address: str) -> None:
        for limit, who in self._counted_as(address):
            await limit.check(who)

    def _counted_as(self, address: str) -> Iterator[tuple[AsyncLimit, str]]:
        """Under what a guess is counted."""
        yield self._limit, address
        if (network := wide_network(address)) is not None:
            yield self._wide, network

    async def _is_over(self, address: str) -> bool:
        try:
            await self._check(address)
        except Problem:
            return True
        return False


@lru_cache(maxsize=1024)
def wide_network(address: str) -> str | None:
    """The /48 network of an IPv6 address: many people are given a whole one, and would be 65,536 guessers."""
    try:
        network = ip_network(address)
    except ValueError:
        return None
    return str(network.supernet(new_prefix=WIDE_PREFIX)) if network.version == 6 else None
