"""How much of tables' logs is read again for those who come late or come back: fair between addresses, and counted by
entries, for a long log takes as many times longer."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Final

from saboteur.server.limits.fair_queue import FairQueue
from saboteur.server.limits.rate_limit import Limit
from saboteur.server.time_source import TimeSource

AT_ONCE: Final = 2
"""Logs that are read at the same time."""
READINGS_AT_ONCE: Final = 40
"""Of an address: everybody behind it may come back at the same moment, should the network fail."""
SECONDS: Final = 30
"""After which each of those people may have a log read again."""
ENTRIES_OF_A_READING: Final = 500
"""A log of a few games. One with twice as many entries counts as two, and so on."""


class LogReadings:
    """Counts what is read again, and gives turns."""

    def __init__(self, time_source: TimeSource) -> None:
        self._limit = Limit(time_source, size=READINGS_AT_ONCE, per_second=READINGS_AT_ONCE / SECONDS)
        self._turns = FairQueue(AT_ONCE)

    def take(self, who: str, entries: int) -> None:
        """Count the reading of a log with so many entries, for an address or whatever else has a limit. Raises Problem
        if that is too much."""
        self._limit.take(who, max(1.0, entries / ENTRIES_OF_A_READING))

    def turn(self, address: str) -> AbstractAsyncContextManager[None]:
        """The turn of an address to have a log read. Raises Problem if too many wait already."""
        return self._turns.turn(address)
