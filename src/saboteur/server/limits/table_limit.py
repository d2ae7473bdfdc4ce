"""How many tables an address may make. All people behind it share what is left, so nobody should use up everything at
once: a burst ends after a quarter of an hour's tables, and comes back within a minute. A neighbour waits for a second
then, and not for the time that an hour has for one of its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from saboteur.server.limits.async_limit import SharedLimits

BURSTS_OF_AN_HOUR: Final = 4
"""Bursts that make up the tables of an hour; each comes back in a minute."""


class TableLimit:
    """Counts the tables that addresses make."""

    def __init__(self, shared: SharedLimits, per_hour: int) -> None:
        burst = max(1, per_hour / BURSTS_OF_AN_HOUR)
        self._pace = shared("tables at once", size=burst, per_second=burst / 60)
        self._all = shared("tables", size=per_hour, per_second=per_hour / 3600)

    async def take(self, address: str) -> None:
        """Count a new table of an address. Raises Problem if that is one too many."""
        await self._pace.take(address)
        await self._all.take(address)
