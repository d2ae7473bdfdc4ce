"""One thread that alone writes: it takes all that waits, commits it together, and only then says so."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from saboteur.server.store.rows import Batch
from saboteur.server.store.sqlite_append import append_all
from saboteur.server.store.store_errors import StoreFailed, TableGone
from saboteur.server.store.store_health import DISK_FULL, StoreHealth

MOST_TOGETHER: Final = 500
ROOM: Final = 1 << 20
"""Bytes that must be free before a disk that was full counts as usable again: what fits into the room that the file has
already can be written all the time."""

Work = Callable[[sqlite3.Connection], object] | Batch


class _Task(NamedTuple):
    work: Work
    done: asyncio.Future[object]


class Writer:
    """Runs work in transactions of the one writing connection; many that arrive together share a commit."""

    full = False
    """Whether the disk was full, and nothing shows yet that it is not."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._gathered: list[_Task] = []
        """What this turn of the loop has brought so far."""
        self._waiting: queue.SimpleQueue[list[_Task] | None] = queue.SimpleQueue()
        self.commits = 0
        self.written = 0
        self.failures = 0
        self.health = StoreHealth()
        self._thread = threading.Thread(target=self._run, name="saboteur-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[object]:
        """Do this; the future is done once it is durable, or has StoreFailed."""
        done: asyncio.Future[object] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Task(work, done))
        return done

    def _hand_over(self) -> None:
        """Wake the thread once for all that a turn of the loop brought: waking it costs more than writing a row."""
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Finish what waits, then end."""
        self._hand_over()
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            tasks, last = self._gather(first)
            results = self._carried_out(tasks)
            self._loop.call_soon_threadsafe(_settle, tasks, results)
            if last:
                return

    def _carried_out(self, tasks: list[_Task]) -> list[object]:
        """The results of all: in one commit, or of each alone."""
        before = self._connection.total_changes
        results = self._together(tasks)
        if results is None:
            results = [self._alone(task) for task in tasks]
        wrote = self._connection.total_changes > before
        self._note([result for result in results if type(result) is StoreFailed], wrote=wrote)
        return results

    def _note(self, failures: list[StoreFailed], *, wrote: bool) -> None:
        """Only what was written shows that writing works: a transaction without a change needs no disk."""
        self.failures += len(failures)
        if failures:
            self.full = self.full or str(failures[0]) == DISK_FULL
            self.health.failed("writing", str(failures[0]))
        elif wrote and not (self.full and free_space(self._connection) < ROOM):
            self.full = False
            self.health.answered("writing")

    def _gather(self, tasks: list[_Task]) -> tuple[list[_Task], bool]:
        while len(tasks) < MOST_TOGETHER:
            try:
                more = self._waiting.get_nowait()
            except queue.Empty:
                break
            if more is None:
                return tasks, True
            tasks += more
        return tasks, False

    def _together(self, tasks: list[_Task]) -> list[object] | None:
        """The results of all in one commit; None if one failed, then nothing is written."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = self._done(tasks)
            self._connection.execute("COMMIT")
        except Exception:  # noqa: BLE001 - whatever it was, each is tried alone and keeps its own exception
            self._roll_back()
            return None
        self.commits += 1
        self.written += len(tasks)
        return results

    def _alone(self, task: _Task) -> object:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            result = self._done([task])[0]
            self._connection.execute("COMMIT")
        except Exception as failure:  # noqa: BLE001 - it goes to whoever waits
            self._roll_back()
            return _named(failure)
        self.commits += 1
        self.written += 1
        return result

    def _done(self, tasks: list[_Task]) -> list[object]:
        """What each task's work gives. If all are batches, as under load, their rows go in together."""
        batches = [task.work for task in tasks if isinstance(task.work, Batch)]
        if len(batches) == len(tasks):
            append_all(self._connection, batches)
            return [None] * len(tasks)
        return [self._one(task.work) for task in tasks]

    def _one(self, work: Work) -> object:
        if not isinstance(work, Batch):
            return work(self._connection)
        append_all(self._connection, [work])
        return None

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _named(failure: Exception) -> StoreFailed:
    """What whoever waits is told. A row that belongs to no table belongs to one that was deleted."""
    if isinstance(failure, StoreFailed):
        return failure
    name = getattr(failure, "sqlite_errorname", type(failure).__name__)
    if name == "SQLITE_CONSTRAINT_FOREIGNKEY":
        return TableGone(name)
    return StoreFailed(DISK_FULL if name == "SQLITE_FULL" else type(failure).__name__)


def free_space(connection: sqlite3.Connection) -> int:
    """Bytes that may still be written to the disk with the file."""
    file = connection.execute("PRAGMA database_list").fetchone()[2]
    found = os.statvfs(Path(file).parent)
    return found.f_bavail * found.f_frsize


def _settle(tasks: list[_Task], results: list[object]) -> None:
    for task, result in zip(tasks, results, strict=True):
        if task.done.done():
            continue
        if isinstance(result, StoreFailed):
            task.done.set_exception(result)
        else:
            task.done.set_result(result)
