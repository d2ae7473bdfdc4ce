"""An event loop that is told at every step who goes on. Time, the disk and threads are data: nothing here waits, and
the same choices give the same run."""

from __future__ import annotations

import asyncio
import contextvars
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

from tests.kit.virtual_time import ThreadSteps

Result = TypeVar("Result")


class Actor:
    """Somebody who takes steps: an operation, the disk, everybody else. Its steps keep their order."""

    __slots__ = ("name", "part_of", "place")

    def __init__(self, name: str, part_of: Actor | None = None, place: int = 0) -> None:
        self.name = name
        self.part_of = part_of
        """Somebody else in whose name its steps are taken."""
        self.place = place
        """0 for an operation; what surrounds operations comes after them, in this order."""


OTHERS, READER, DISK = Actor("others", place=1), Actor("reader", place=2), Actor("disk", place=3)
ACTOR: contextvars.ContextVar[Actor] = contextvars.ContextVar("actor", default=OTHERS)
"""Whose step something is. A task that the server begins belongs to the others, whoever made it do so."""


class Point(NamedTuple):
    """A moment at which several could go on: first the operation that ran last, then others, then the rest."""

    options: tuple[str, ...]
    costs: tuple[int, ...]
    """Whether it is a preemption to choose an option: an operation that could go on is stopped, or made to wait for
    something that need not happen yet. When an operation waits, any other goes on for free."""
    chosen: int


@dataclass
class Trail:
    """What was chosen, and who ran when."""

    points: list[Point] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    """Filled if `wordy`: one line for each step."""
    wordy: bool = False

    @property
    def choices(self) -> tuple[int, ...]:
        """The choices, without the zeros at the end: what is not given is zero."""
        chosen = [point.chosen for point in self.points]
        while chosen and chosen[-1] == 0:
            chosen.pop()
        return tuple(chosen)

    @property
    def preemptions(self) -> int:
        """How often somebody was stopped who could have gone on."""
        return sum(point.costs[point.chosen] for point in self.points)


Chooser = Callable[[int, tuple[str, ...]], int]
"""Number of the choice and the options: gives the number of the option."""


class Endless(Exception):
    """A run takes more steps than any sane one."""


_Loop: Any = asyncio.AbstractEventLoop
"""Most of what a loop can do is about networks and processes, and left out."""


class RaceLoop(ThreadSteps, _Loop):  # type: ignore[misc]
    """Runs one step after the other. Outside of a race the steps run in the order in which they came."""

    MOST_STEPS = 20_000

    def __init__(self) -> None:
        self.now = 0.0
        self.trail = Trail()
        self.failures: list[str] = []
        """What nobody caught."""
        self.tasks: list[asyncio.Task[Any]] = []
        self._queues: dict[Actor, deque[tuple[int, asyncio.Handle]]] = {}
        self._count = 0
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._last: Actor | None = None

    # -- what asyncio asks of a loop ----------------------------------------------------------------------------------

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Generator[Any, None, Result] | Coroutine[Any, Any, Result], *, name: str | None = None,
        context: contextvars.Context | None = None,
    ) -> asyncio.Task[Result]:  # fmt: skip
        if context is None:  # the server began it by itself: it is nobody's operation
            context = contextvars.copy_context()
            context.run(ACTOR.set, OTHERS)
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self.tasks.append(task)
        return task

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        # Only steps of tasks are an operation's own: what is called because one of them is done changes nothing for it.
        own = isinstance(getattr(callback, "__self__", None), asyncio.Task)
        self._put(handle._context.get(ACTOR, OTHERS) if own else OTHERS, handle)  # type: ignore[attr-defined]
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is left where it is, and passed over."""

    def thread_step(self, callback: Callable[..., object], *args: Any) -> None:
        """What a thread does is a step of the reader."""
        self.step(READER, callback, *args)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(f"{context.get('message')}: {context.get('exception')!r}")

    def default_exception_handler(self, context: dict[str, Any]) -> None:
        self.call_exception_handler(context)

    async def shutdown_asyncgens(self) -> None:
        """There are none."""

    # -- steps --------------------------------------------------------------------------------------------------------

    def step(self, actor: Actor, callback: Callable[..., object], *args: Any) -> None:
        """Let an actor do something when it is chosen."""
        self._put(actor, asyncio.Handle(callback, args, self, _as(actor)))

    def _put(self, actor: Actor, handle: asyncio.Handle) -> None:
        actor = actor.part_of or actor
        self._count += 1
        self._queues.setdefault(actor, deque()).append((self._count, handle))

    def pass_time(self, seconds: float) -> None:
        """Let time go on; what is due may run from now on."""
        self.now += seconds
        self._ring()

    def _ring(self) -> None:
        while self._timers and self._timers[0][0] <= self.now:
            _, _, handle = heapq.heappop(self._timers)
            if not handle.cancelled():
                self._put(handle._context.get(ACTOR, OTHERS), handle)  # type: ignore[attr-defined]

    def _enabled(self) -> list[Actor]:
        """Who has a step to take: in the order in which those steps came."""
        found: list[tuple[int, Actor]] = []
        for actor, queue in self._queues.items():
            while queue and queue[0][1].cancelled():
                queue.popleft()
            if queue:
                found.append((queue[0][0], actor))
        found.sort(key=itemgetter(0))
        return [actor for _, actor in found]

    def _run(self, actor: Actor) -> None:
        """One step of an actor; the others take all they have at once, as nobody's operation is stopped by that."""
        queue = self._queues[actor]
        for _ in range(self.MOST_STEPS):
            _, handle = queue.popleft()
            if self.trail.wordy:
                self.trail.steps.append(f"{actor.name:8} {_spoken(handle)}")
            if not handle.cancelled():
                handle._run()
            if actor is not OTHERS or not queue:
                return
        raise Endless

    def settle(self) -> None:
        """Run all that can run, in order, without letting time pass."""
        for _ in range(self.MOST_STEPS):
            enabled = self._enabled()
            if not enabled:
                return
            self._run(enabled[0])
        raise Endless

    def finish(self, work: Coroutine[Any, Any, Result], seconds: float = 60.0) -> Result:
        """Run something to its end in order, letting time pass where nothing else is to do. Raises Endless."""
        task = self.create_task(work)
        until = self.now + seconds
        while not task.done():
            self.settle()
            if not task.done():
                self._next_moment(until)
        return task.result()

    def _next_moment(self, until: float) -> None:
        while self._timers and self._timers[0][2].cancelled():
            heapq.heappop(self._timers)
        if not self._timers or self._timers[0][0] > until:
            raise Endless
        self.now = max(self.now, self._timers[0][0])
        self._ring()

    def race(self, over: Callable[[], bool], choose: Chooser, seconds: float) -> bool:
        """Run until it is over and nothing is left to do, letting somebody choose who goes on; False if it hangs."""
        self._last, until = None, self.now + seconds
        for _ in range(self.MOST_STEPS):
            enabled = self._enabled()
            if enabled:
                self._last = self._chosen(enabled, choose)
                self._run(self._last)
            elif over():
                return True
            else:
                try:
                    self._next_moment(until)
                except Endless:
                    return False
        raise Endless

    def _chosen(self, enabled: list[Actor], choose: Chooser) -> Actor:
        if len(enabled) == 1:
            return enabled[0]
        last = self._last
        enabled.sort(key=lambda actor: (actor.place, actor is not last))
        first = enabled[0]
        stops = first.place > 0 or first is last
        names = tuple([actor.name for actor in enabled])
        costs = tuple([int(actor is not first and (stops or actor.place > 0)) for actor in enabled])
        number = min(choose(len(self.trail.points), names), len(enabled) - 1)
        self.trail.points.append(Point(names, costs, number))
        if self.trail.wordy and number:
            self.trail.steps.append(f"{'':8} -- {names[number]} goes on before {names[0]}")
        return enabled[number]

    @contextmanager
    def running(self) -> Iterator[None]:
        """Be the loop of this thread."""
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            yield
        finally:
            asyncio._set_running_loop(before)

    def end(self) -> None:
        """Cancel all that is left, so that nothing of it is ever heard of again."""
        for _ in range(20):
            left = [task for task in self.tasks if not task.done()]
            if not left:
                break
            for task in left:
                task.cancel()
            self.settle()
        self._timers.clear()


def _as(actor: Actor) -> contextvars.Context:
    context = contextvars.Context()
    context.run(ACTOR.set, actor)
    return context


def begin(loop: RaceLoop, actor: Actor, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
    """A task that takes its steps as an actor, as does all that it sets going."""
    return loop.create_task(work, context=_as(actor))


def _spoken(handle: asyncio.Handle) -> str:
    """What a step is, for people: the innermost place of a task, or the name of a function."""
    callback = handle._callback  # type: ignore[attr-defined]
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return getattr(callback, "__qualname__", repr(callback))
    places: list[str] = []
    work: Any = task.get_coro()
    while work is not None and getattr(work, "cr_frame", None) is not None:
        code = work.cr_frame.f_code
        if "/saboteur/" in code.co_filename or "/races/" in code.co_filename:
            places.append(f"{code.co_qualname}:{work.cr_frame.f_lineno}")
        work = work.cr_await
    return " > ".join(places[-4:]) or task.get_name()
