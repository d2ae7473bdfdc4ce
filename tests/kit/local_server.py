"""A server to test against, in the event loop of the test: in memory on a virtual loop, else at a real port."""

from __future__ import annotations

import asyncio
import hashlib
import socket
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from saboteur.server.app import Application
from saboteur.server.composition import compose
from saboteur.server.run import OrderlyServer
from saboteur.server.settings import Settings
from saboteur.server.time_source import Alarm
from tests.kit.client import PATIENCE
from tests.kit.memory_loop import is_virtual, memory_loop
from tests.kit.memory_network import LOOPBACK, PortHolder
from tests.kit.temporary_database import database
from tests.kit.virtual_time import VirtualTime


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings of a test: no delays, one bot process, generous limits; a busy machine leaves nobody out."""
    quick = Settings(
        database=database(folder), bot_delay=0.0, bot_workers=1, bot_seconds=PATIENCE, hash_seconds=PATIENCE,
        nonce_seconds=PATIENCE,
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
    def services(self) -> Any:
        """The parts of the server."""
        return self.app.services

    @property
    def registry(self) -> Any:
        """The tables in its memory."""
        return self.app.services.registry


@asynccontextmanager
async def running(settings: Settings, **parts: Any) -> AsyncIterator[Running]:
    """A server on a free port, until the block ends.

    Nothing is left to chance: the same test sees the same cards and the same moves of bots in every run.
    """
    usual: dict[str, Any] = {"entropy": known_entropy(settings.database)}
    if is_virtual():
        usual["time_source"] = VirtualTime(memory_loop())
    app = _Recycled(settings, lambda: compose(settings, **usual | parts))
    server = OrderlyServer(app, settings)
    async with listening(server) as base:
        app.services.store.bot_key = "known"
        yield Running(app, base, server)
    app.recycle()


_ROUTES: defaultdict[Path | None, list[FastAPI]] = defaultdict(list)
"""Routes that no server uses, by the folder of the pages."""


class _Recycled(Application):
    """An application on the routes of one that has ended: building them takes longer than most tests."""

    def _lobby(self) -> FastAPI:
        free = _ROUTES[self.settings.web]
        routes = free.pop() if free else super()._lobby()
        routes.router.lifespan_context = self._lifespan
        routes.state.draining = False
        return routes

    def recycle(self) -> None:
        """Leave the routes to the next."""
        del self.http.state.services
        _ROUTES[self.settings.web].append(self.http)


_opened: Counter[str] = Counter()
"""How many servers each database has had."""


def known_entropy(database: str) -> Callable[[int], bytes]:
    """Bytes that are the same in every run, and others for every deal and every server of a database."""
    _opened[database] += 1
    server, deals = _opened[database], count(1)
    return lambda size: hashlib.shake_256(f"deal {next(deals)} of server {server}".encode()).digest(size)


@asynccontextmanager
async def listening(server: OrderlyServer) -> AsyncIterator[str]:
    """The address at which a server answers, until the block ends."""
    door = _door()
    up = _Started(server)
    task = asyncio.ensure_future(server.serve(sockets=[door]))
    try:
        await asyncio.wait({task, asyncio.ensure_future(up.event.wait())}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        up.event.set()
        await task
        door.close()


def _door() -> Any:
    """A free port to listen at."""
    if is_virtual():
        return PortHolder((LOOPBACK, memory_loop().network.free_port()))
    listener = socket.socket(proto=socket.IPPROTO_TCP)  # so that asyncio sets TCP_NODELAY: else each answer waits 40 ms
    listener.bind((LOOPBACK, 0))
    return listener


class _Started:
    """Tells when a server has started."""

    def __init__(self, server: OrderlyServer) -> None:
        self.event = asyncio.Event()
        self._startup = server.startup
        server.startup = self._notice  # type: ignore[method-assign]

    async def _notice(self, sockets: list[socket.socket] | None = None) -> None:
        await self._startup(sockets)
        self.event.set()


class FakeTime:
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

    @property
    def waiting(self) -> int:
        """Alarms that will ring."""
        return sum(not alarm.cancelled for alarm in self._alarms)

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
