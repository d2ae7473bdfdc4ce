"""The writer of the SQLite store without its thread: what that does is a step of the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable

from saboteur.server.store.sqlite_writer import Work, Writer, _settle, _Task
from saboteur.server.store.store_health import StoreHealth


class LoopWriter(Writer):
    """Writes all that waits in one step, and says so in another."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection, self._loop = connection, loop
        self.commits = self.written = self.failures = 0
        self.health = StoreHealth()
        self._queued: list[_Task] = []

    def _later(self, step: Callable[..., object], *args: object) -> None:
        """Do something in a step of its own; those of one writer keep their order."""
        self._loop.call_soon(step, *args)

    def submit(self, work: Work) -> asyncio.Future[object]:
        done: asyncio.Future[object] = self._loop.create_future()
        if not self._queued:
            self._later(self._write_all)
        self._queued.append(_Task(work, done))
        return done

    def _write_all(self) -> None:
        """What the thread does when it wakes: all that waits in one commit, or each alone."""
        tasks, self._queued = self._queued, []
        self._later(self._tell, tasks, self._carried_out(tasks))

    def _tell(self, tasks: list[_Task], results: list[object]) -> None:
        _settle(tasks, results)

    async def close(self) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._later(done.set_result, None)
        await asyncio.shield(done)
