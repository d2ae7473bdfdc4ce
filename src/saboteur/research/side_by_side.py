"""Doing things side by side in threads: for players that wait for an answer from elsewhere most of the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from typing import Generic, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class SideBySide(Generic[Task, Result]):
    """Tasks with their results as they are done, in any order; one job does them in order, in the calling thread."""

    def __init__(self, do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> None:
        self.do, self.tasks, self.jobs = do, tasks, min(jobs, len(tasks))
        self._waiting: dict[Future[Result], Task] = {}
        self._stopped = False

    def stop(self) -> None:
        """Begin no further task; those that are being done are finished."""
        self._stopped = True
        for future in self._waiting:
            future.cancel()

    def __iter__(self) -> Iterator[tuple[Task, Result]]:
        if self.jobs <= 1:
            for task in self.tasks:
                if self._stopped:
                    return
                yield task, self.do(task)
            return
        with ThreadPoolExecutor(self.jobs) as threads:
            self._waiting = {threads.submit(self.do, task): task for task in self.tasks}
            try:
                for future in as_completed(self._waiting):
                    if not future.cancelled():
                        yield self._waiting[future], future.result()
            finally:
                self.stop()
