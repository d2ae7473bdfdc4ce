"""The clock of a server that is not a test's."""

import asyncio
import time
from collections.abc import Callable

import pytest

from saboteur.server.time_source import SystemTime

MILLISECOND = 1_000_000


class CoarseLoop:
    """An event loop that counts as uvloop does: in whole milliseconds since the beginning, delays rounded."""

    def __init__(self, now: int) -> None:
        self.now = now

    def call_later(self, seconds: float, call: Callable[[], None]) -> None:
        due = self.now // MILLISECOND + round(seconds * 1000)
        self.now = due * MILLISECOND
        call()


@pytest.mark.parametrize("started", [0, 1, 499_999, 500_001, 999_999])
@pytest.mark.parametrize("milliseconds", [0, 1, 5000, 2014.49])
def test_an_alarm_never_rings_before_the_time_is_up(
    monkeypatch: pytest.MonkeyPatch, started: int, milliseconds: float
) -> None:
    loop, clock, rings = CoarseLoop(5_000 * MILLISECOND + started), SystemTime(), list[int]()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    monkeypatch.setattr(time, "monotonic_ns", lambda: loop.now)
    wanted = loop.now + milliseconds * MILLISECOND
    clock.later(milliseconds / 1000, lambda: rings.append(loop.now))
    assert len(rings) == 1
    assert rings[0] >= wanted
