"""How fast an address is refused. Whoever is refused again and again waits for each refusal: so a flood of requests
that all come to nothing costs little, wherever they are refused, and nobody else waits for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from saboteur.server.limits.rate_limit import Limit
from saboteur.server.time_source import TimeSource

REFUSALS_AT_ONCE: Final = 200
REFUSALS_PER_SECOND: Final = 20
LONGEST_WAIT: Final = 10.0
"""Seconds. With how many connections an address may have, this bounds how many refusals it gets in a second."""


class Refusals:
    """Counts what each address is refused."""

    def __init__(self, time_source: TimeSource) -> None:
        self._time_source = time_source
        self._limit = Limit(time_source, size=REFUSALS_AT_ONCE, per_second=REFUSALS_PER_SECOND)

    async def wait(self, address: str, pause: Callable[[TimeSource, float], Awaitable[None]] | None = None) -> None:
        """Count a refusal; come back when it may be told, or as `pause` says."""
        seconds = self._limit.reserve(address, LONGEST_WAIT)
        if seconds > 0:
            await (self._time_source.pause(seconds) if pause is None else pause(self._time_source, seconds))
