"""Helpers for what runs in the background: tasks that nobody waits for, and loops that run for as long as the server
does. What the loops do is where they are started: `table_registry.py` (every two seconds), `many_processes.py`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NoReturn

log = logging.getLogger("saboteur")
SECONDS_AFTER_A_FAILURE: Final = 1.0


async def forever(step: Callable[[], Awaitable[None]]) -> NoReturn:
    """Run a step again and again until the task is cancelled.

    A step that fails is logged, and the next one follows a moment later. Without this, an exception that nobody thought
    of would end the loop without a word, and the server would go on without its heartbeat or its housekeeping.
    """
    while True:
        try:
            await step()
        except Exception as failure:
            log.error("background-failure %s", type(failure).__name__, exc_info=failure)
            await asyncio.sleep(SECONDS_AFTER_A_FAILURE)


class BackgroundTasks:
    """The background tasks of one server. What goes wrong in them is logged, except for the failures expected there."""

    def __init__(self, *expected: type[Exception]) -> None:
        self._expected = expected
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        """Whether the server takes nothing new any more."""

    @property
    def running(self) -> list[asyncio.Task[Any]]:
        """The tasks that have not ended yet."""
        return list(self._tasks)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, self._expected):
            log.error("background-failure %s", type(failure).__name__, exc_info=failure)

    async def cancel(self) -> None:
        """Cancel all tasks and wait for their end, so that what they have started can be ended after them."""
        tasks = self.running
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
