"""Time that passes only when nothing else is to do: an event loop that never waits, and the server's clock on it."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any, Protocol

from saboteur.server.moments import Alarm

START = 1_700_000_000_000
"""Milliseconds since 1970 at which every run begins."""


class Stuck(Exception):
    """Nothing is to do, and nothing ever will be."""


class _NoWaiting(selectors.SelectSelector):
    """Instead of waiting, lets the time pass."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.loop.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is data. No thread and no real socket may be used on it."""

    now = 0.0

    def __init__(self) -> None:
        selector = _NoWaiting()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


class TimedLoop(Protocol):
    """An event loop whose time is data."""

    now: float

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> Alarm: ...


class VirtualMoments:
    """The clock of one server; its alarms end with it."""

    def __init__(self, loop: TimedLoop) -> None:
        self._loop = loop
        self.dead = False

    def now(self) -> int:
        return START + round(self._loop.now * 1000)

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return self._loop.call_later(seconds, self._ring, call)

    def _ring(self, call: Callable[[], None]) -> None:
        if not self.dead:
            call()

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
