"""Tells the operator when the database goes and when it is back: one line each, whatever it leaves open."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("saboteur")
QUIET_SECONDS: Final = 60.0
"""After a line, a database that comes and goes is not mentioned again for so long."""


DISK_FULL: Final = "disk-full"
"""Why nothing is stored, for an operator who can make room; PostgreSQL's own name for it says the same."""
NAMES: Final = {"DiskFullError": DISK_FULL}
AWAY: Final = "away"
"""The part that fails when the database cannot be reached at all; whatever is answered shows that it is back."""


class StoreHealth:
    """Whether a store answers. Its parts, such as reading and writing, fail and recover each for itself."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failing: set[str] = set()
        self._since = 0.0
        self._last: float | None = None
        self._told = False

    def failed(self, part: str, why: str) -> None:
        """Something was not stored or not answered; `why` names the exception, or is DISK_FULL."""
        if not self._failing:
            self._since = self._clock()
            self._told = self._last is None or self._since - self._last >= QUIET_SECONDS
            if self._told:
                self._last = self._since
                log.error("store-failed %s", NAMES.get(why, why))
        self._failing.add(part)

    def answered(self, part: str) -> None:
        """Something was stored or answered."""
        if not self._failing:
            return
        self._failing -= {part, AWAY}
        if not self._failing and self._told:
            log.info("store-back %d", round(self._clock() - self._since))
