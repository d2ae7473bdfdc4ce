"""The only place that knows what time it is. Tests put another clock in its place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None: ...


class TimeSource(Protocol):
    """A clock and its alarms."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call something after a while, never sooner by the clock that `now` reads."""
        ...

    async def pause(self, seconds: float) -> None:
        """Come back after a while."""
        ...


COARSE: Final = 0.002
"""Seconds by which alarms are late rather than early. uvloop counts in whole milliseconds, rounded, and may call up to
one and a half too soon: whoever then found that the time is not up yet would wait for ever."""
_AT_START: Final = time.time_ns() - time.monotonic_ns()


class SystemTime:
    """The clock on the wall, looked at once and counted on from there: if the system's time is set while we run, no
    clock of a move may run out for it, nor stand still."""

    def now(self) -> int:
        return (_AT_START + time.monotonic_ns()) // 1_000_000

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds + COARSE, call)

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Timer:
    """At most one alarm: setting it again replaces the one before."""

    def __init__(self, time_source: TimeSource) -> None:
        self._time_source = time_source
        self._alarm: Alarm | None = None

    def set(self, seconds: float, call: Callable[[], None]) -> None:
        """Call something after a while, unless the timer is set again or cancelled before."""
        self.cancel()
        self._alarm = self._time_source.later(seconds, call)

    def cancel(self) -> None:
        """Call nothing any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
