"""A server to test against: real sockets on a free port, in the event loop of the test."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn

from saboteur.server.app import Application, create
from saboteur.server.moments import Alarm
from saboteur.server.serve import OrderlyServer
from saboteur.server.settings import Settings
from tests.kit.databases import database


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings of a test: no delays, one bot process, generous limits."""
    quick = Settings(
        database=database(folder), bot_delay=0.0, bot_workers=1, hash_seconds=2.0, nonce_seconds=2.0,
        requests_per_minute=60_000, messages_per_minute=60_000, talk_per_minute=6_000, tables_per_hour=10_000,
        port=0, log_level="warning",
    )  # fmt: skip
    return replace(quick, **changes)


class Running:
    """A server that runs."""

    def __init__(self, app: Application, base: str, server: uvicorn.Server) -> None:
        self.app = app
        self.base = base
        self.server = server

    @property
    def house(self) -> Any:
        return self.app.house


@asynccontextmanager
async def running(settings: Settings, **parts: Any) -> AsyncIterator[Running]:
    """A server on a free port of this machine, until the block ends."""
    app = create(settings, **parts)
    server = OrderlyServer(app, settings)
    async with listening(server) as base:
        yield Running(app, base, server)


@asynccontextmanager
async def listening(server: OrderlyServer) -> AsyncIterator[str]:
    """The address at which a server answers, until the block ends."""
    listener = socket.socket(proto=socket.IPPROTO_TCP)  # so that asyncio sets TCP_NODELAY: else each answer waits 40 ms
    listener.bind(("127.0.0.1", 0))
    task = asyncio.ensure_future(server.serve(sockets=[listener]))
    try:
        while not server.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.005)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listener.close()


class FakeMoments:
    """A clock that moves when it is told to."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self._now = now
        self._alarms: list[_FakeAlarm] = []

    def now(self) -> int:
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        alarm = _FakeAlarm(self._now + int(seconds * 1000), call)
        self._alarms.append(alarm)
        return alarm

    async def pause(self, seconds: float) -> None:
        done = asyncio.Event()
        self.later(seconds, done.set)
        await done.wait()

    def advance(self, seconds: float) -> None:
        """Let time pass; alarms that are due ring in order."""
        end = self._now + int(seconds * 1000)
        while due := [alarm for alarm in self._alarms if alarm.at <= end]:
            first = min(due, key=lambda alarm: alarm.at)
            self._alarms.remove(first)
            self._now = max(self._now, first.at)
            if not first.cancelled:
                first.call()
        self._now = end


class _FakeAlarm:
    def __init__(self, at: int, call: Callable[[], None]) -> None:
        self.at, self.call, self.cancelled = at, call, False

    def cancel(self) -> None:
        self.cancelled = True
