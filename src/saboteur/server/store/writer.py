"""One thread that alone writes: it takes all that waits, commits it together, and only then says so."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Final, NamedTuple

MOST_TOGETHER: Final = 500

Work = Callable[[sqlite3.Connection], object]


class StoreFailed(Exception):
    """Nothing could be written, or it is unknown whether it was."""


class _Task(NamedTuple):
    work: Work
    done: asyncio.Future[object]


class Writer:
    """Runs work in transactions of the one writing connection; many that arrive together share a commit."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._waiting: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self.commits = 0
        self.written = 0
        self._thread = threading.Thread(target=self._run, name="saboteur-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[object]:
        """Do this; the future is done once it is durable, or has StoreFailed."""
        done: asyncio.Future[object] = self._loop.create_future()
        self._waiting.put(_Task(work, done))
        return done

    def close(self) -> None:
        """Finish what waits, then end. Blocks."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            tasks, last = self._gather(first)
            results = self._together(tasks)
            if results is None:
                results = [self._alone(task) for task in tasks]
            self._loop.call_soon_threadsafe(_settle, tasks, results)
            if last:
                return

    def _gather(self, first: _Task) -> tuple[list[_Task], bool]:
        tasks = [first]
        while len(tasks) < MOST_TOGETHER:
            try:
                task = self._waiting.get_nowait()
            except queue.Empty:
                break
            if task is None:
                return tasks, True
            tasks.append(task)
        return tasks, False

    def _together(self, tasks: list[_Task]) -> list[object] | None:
        """The results of all in one commit; None if one failed, then nothing is written."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [task.work(self._connection) for task in tasks]
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
            result = task.work(self._connection)
            self._connection.execute("COMMIT")
        except Exception as failure:  # noqa: BLE001 - it goes to whoever waits
            self._roll_back()
            return failure
        self.commits += 1
        self.written += 1
        return result

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _settle(tasks: list[_Task], results: list[object]) -> None:
    for task, result in zip(tasks, results, strict=True):
        if task.done.done():
            continue
        if isinstance(result, Exception):
            task.done.set_exception(StoreFailed(type(result).__name__))
        else:
            task.done.set_result(result)
