"""Wrong codes and tokens, counted for each address. Somebody with a good token is never counted and never waits. An
address that guessed too often gets no more answers to wrong guesses, and can look up tables without a token only one
at a time, slowly: enough for newcomers who share the address, too little for guessing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from saboteur.server.problems import Code, Problem
from saboteur.server.time_source import TimeSource

if TYPE_CHECKING:
    from saboteur.server.limits.async_limit import AsyncLimit

SECONDS_BETWEEN_LOOKUPS: Final = 1.0
"""Between two look-ups of an address that guessed too often."""
MOST_WAITING: Final = 5
"""Look-ups of such an address that may wait at once; others are refused."""
GUESSED: Final = (Code.NO_SUCH_TABLE, Code.BAD_TOKEN, Code.BAD_TRANSFER)
"""Refusals that say that something was guessed wrongly."""


class Guesses:
    """Counts what an address guesses wrongly."""

    def __init__(self, limit: AsyncLimit, time_source: TimeSource) -> None:
        self._limit = limit
        self._time_source = time_source
        self._waiting: Counter[str] = Counter()

    async def admit(self, address: str) -> None:
        """Let somebody look a table up without a token. Raises Problem if too many of a guessing address wait."""
        if not await self._is_over(address):
            return
        ahead = self._waiting[address]
        if ahead >= MOST_WAITING:
            raise Problem(Code.TOO_OFTEN, seconds=int(MOST_WAITING * SECONDS_BETWEEN_LOOKUPS))
        self._waiting[address] += 1
        try:
            await self._time_source.pause((ahead + 1) * SECONDS_BETWEEN_LOOKUPS)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def note(self, address: str, problem: Problem) -> None:
        """Count a refusal that says something was guessed wrongly. Raises Problem if it is one too many."""
        if problem.code in GUESSED:
            await self._limit.take(address)

    async def _is_over(self, address: str) -> bool:
        try:
            await self._limit.check(address)
        except Problem:
            return True
        return False
