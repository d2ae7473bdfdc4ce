"""What the server does in the background: tasks that nobody waits for, and that end with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("saboteur")


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
