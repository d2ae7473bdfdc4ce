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
        """Call something after a while."""
        ...

    async def pause(self, seconds: float) -> None:
        """Come back after a while."""
        ...


NANOSECONDS: Final = 1_000_000_000
SHORTEST_WAIT: Final = 0.001
"""Seconds; event loops count in milliseconds."""
_AT_START: Final = time.time_ns() - time.monotonic_ns()


class SystemTime:
    """The clock on the wall, looked at once and counted on from there: if the system's time is set while we run, no
    clock of a move may run out for it, nor stand still."""

    def now(self) -> int:
        return (_AT_START + time.monotonic_ns()) // 1_000_000

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return _SystemAlarm(seconds, call)

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class _SystemAlarm:
    """Rings when the time is up by the clock that `now` reads, never sooner. An event loop has a coarser clock of its
    own and may call a millisecond early: whoever then found that the time is not up yet would wait for ever."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self._call = call
        self._at = time.monotonic_ns() + round(seconds * NANOSECONDS)
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        left = self._at - time.monotonic_ns()
        if left > 0:
            seconds = max(left / NANOSECONDS, SHORTEST_WAIT)
            self._handle = asyncio.get_running_loop().call_later(seconds, self._ring)
        else:
            self._call()

    def cancel(self) -> None:
        self._handle.cancel()


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
