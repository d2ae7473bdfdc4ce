"""Time that passes only when nothing else is to do: an event loop that never waits, and the server's clock on it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from math import inf
from types import CoroutineType
from typing import Any, Protocol, TypeVar

from saboteur.server.time_source import Alarm

Result = TypeVar("Result")
START = 1_700_000_000_000
"""Milliseconds since 1970 at which every run begins."""


class Stuck(AssertionError):
    """Nothing is to do and nothing ever will be, or nothing has come of it for far too long. Says who waits where."""


class _NoWaiting:
    """In place of a selector: instead of waiting for a file, lets the time pass."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        loop = self._loop
        if timeout is None:
            raise Stuck(f"nothing is to do, and no timer runs:\n{waiting(loop)}")
        if loop.now + timeout > loop.deadline:
            loop.deadline = inf  # so that what was begun can be ended
            raise Stuck(f"no end after {loop.now:g} seconds:\n{waiting(loop)}")
        loop.now += max(0.0, timeout)
        return []


class ThreadSteps:
    """Part of a loop without threads: what others do in one is a step of the loop, and that it is done another."""

    def thread_step(self, callback: Callable[..., object], *args: Any) -> None:
        """Do something in a step of its own."""
        raise NotImplementedError

    def run_in_executor(self, _: object, func: Callable[..., Result], *args: Any) -> asyncio.Future[Result]:
        """Call a function in one step, and tell whoever waits for it in another."""
        done: asyncio.Future[Result] = asyncio.Future(loop=self)  # type: ignore[arg-type]
        self.thread_step(self._work, done, func, args)
        return done

    def _work(self, done: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
        result, failure = None, None
        try:
            result = func(*args)
        except Exception as raised:  # noqa: BLE001 - it goes to whoever waits
            failure = raised
        self.thread_step(_settle, done, result, failure)


class VirtualLoop(ThreadSteps, asyncio.BaseEventLoop):  # type: ignore[misc] # its threads are steps
    """An event loop whose time is data: when nothing is to do, it is at once the moment of the next timer.

    It has no files, no sockets and no threads.
    """

    def __init__(self, deadline: float = inf) -> None:
        super().__init__()
        self.now = 0.0
        self.deadline = deadline
        """Seconds after which the run has failed, whatever it still does."""
        self._selector = _NoWaiting(self)

    def time(self) -> float:
        return self.now

    def thread_step(self, callback: Callable[..., object], *args: Any) -> None:
        self.call_soon(callback, *args)

    def call_soon_threadsafe(self, callback: Callable[..., object], *args: Any, context: Any = None) -> asyncio.Handle:  # type: ignore[override]
        """As `call_soon`. Raises RuntimeError in another thread: the run would depend on chance."""
        if self._thread_id not in (None, threading.get_ident()):  # type: ignore[attr-defined]
            raise RuntimeError("a thread speaks to a virtual loop")
        return self.call_soon(callback, *args, context=context)

    def _process_events(self, event_list: list[Any]) -> None:
        """There are none: whatever happens is a call."""

    def _write_to_self(self) -> None:
        """Nobody sleeps who would have to be woken."""


def _settle(done: asyncio.Future[Any], result: Any, failure: Exception | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)


def waiting(loop: asyncio.AbstractEventLoop) -> str:
    """A line for each task: its name, and where it waits, from the outermost call to the innermost."""
    return "\n".join(sorted(f"  {task.get_name()}: {_place(task)}" for task in asyncio.all_tasks(loop)))


def _place(task: asyncio.Task[Any]) -> str:
    places: list[str] = []
    work: Any = task.get_coro()
    while isinstance(work, CoroutineType) and work.cr_frame is not None:
        places.append(f"{work.cr_code.co_qualname}:{work.cr_frame.f_lineno}")
        work = work.cr_await
    return " > ".join(places)


class TimedLoop(Protocol):
    """An event loop whose time is data."""

    now: float

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> Alarm: ...


class VirtualTime:
    """The clock of one server; its alarms end with it."""

    def __init__(self, loop: TimedLoop) -> None:
        self._loop = loop
        self.dead = False

    def now(self) -> int:
        return START + round(self._loop.now * 1000)

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return self._loop.call_later(seconds, self._ring, call)

    def _ring(self, call: Callable[[], None]) -> None:
        if not self.dead:
            call()

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
