"""The clock of a server that is not a test's."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from saboteur.server.time_source import SystemTime


class HastyLoop:
    """An event loop that calls before the time is up, as libuv does by up to a millisecond, here by far more."""

    def __init__(self) -> None:
        self.now = 5_000_000_000
        self.planned: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> Any:
        plan = (seconds, call)
        self.planned.append(plan)
        return type("Handle", (), {"cancel": lambda _: self.planned.remove(plan)})()

    def call_early(self, share: float) -> None:
        """Let only a share of the time pass, and call."""
        seconds, call = self.planned.pop()
        self.now += int(seconds * share * 1_000_000_000)
        call()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> HastyLoop:
    loop = HastyLoop()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    monkeypatch.setattr(time, "monotonic_ns", lambda: loop.now)
    return loop


def test_an_alarm_never_rings_before_the_time_is_up(hasty: HastyLoop) -> None:
    clock, rings = SystemTime(), list[int]()
    wanted = clock.now() + 5000
    clock.later(5, lambda: rings.append(clock.now()))
    hasty.call_early(0.9998)
    assert rings == []
    hasty.call_early(0.5)
    assert rings == []
    hasty.call_early(1)
    assert len(rings) == 1
    assert rings[0] >= wanted
    assert hasty.planned == []


def test_an_alarm_that_was_called_early_can_still_be_cancelled(hasty: HastyLoop) -> None:
    rings: list[str] = []
    alarm = SystemTime().later(5, lambda: rings.append("rang"))
    hasty.call_early(0.9)
    alarm.cancel()
    assert hasty.planned == []
    assert rings == []
