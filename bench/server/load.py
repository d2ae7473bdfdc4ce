"""The load: tables of some screens. The seat to act sends a move, and the move is over when the last screen has it.

One loop over raw sockets drives every server; what a message means is the dialect's affair.
"""

from __future__ import annotations

import gc
import select
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import Final, Protocol

from bench.server.figures import Phase
from bench.server.websocket import CHUNK, CLOSE, PING, PONG, TEXT, Ended, bounds, framed

SEATS: Final = 5
"""Of a table, unless more are asked for."""
SEED: Final = 1
"""Of the generator that chooses moves."""
PATIENCE: Final = 15.0
"""Seconds without any message after which a load gives up."""
LEAST_LIVE: Final = 0.9
"""A phase ends early when less than this part of the tables still has a game."""
TELL_SECONDS: Final = 2.0
"""Between two looks at a phase that is under way."""


class Stalled(Exception):
    """Moves were sent that never reached all screens."""


class Screen:
    """One socket at a table, and the seat it belongs to."""

    __slots__ = ("connection", "mark", "rest", "seat", "table", "token")

    def __init__(self, connection: socket.socket, seat: int, token: str = "", mark: bytes = b"") -> None:
        self.connection = connection
        self.seat = seat
        self.token = token
        self.mark = mark
        """What the dialect looks for in this screen's messages."""
        self.rest = b""
        """The beginning of a frame whose end has not arrived."""
        self.table: Table


class Table:
    """Its screens, and the move that is under way."""

    __slots__ = ("awaited", "backlog", "code", "game", "left", "mover", "n", "screens", "started", "version", "words")

    def __init__(self, code: str, screens: Sequence[Screen]) -> None:
        self.code = code
        self.screens = tuple(screens)
        for screen in screens:
            screen.table = self
        self.game = 1
        self.n = self.version = 0
        """Numbers of the last message and of the moves played, as far as the dialect counts them."""
        self.awaited = b""
        """What the next step's messages hold."""
        self.mover: Screen | None = None
        """The screen of the seat to act; None when the game is over."""
        self.words = b""
        """The message that told it so."""
        self.left = 0
        """Screens that do not have the move under way yet."""
        self.started = 0.0
        self.backlog: deque[float] = deque()
        """When moves were due that could not be sent because another was under way."""


class Dialect(Protocol):
    """How a server speaks."""

    def is_step(self, screen: Screen, data: bytes, start: int, end: int) -> bool:
        """Whether a text is the step that is awaited, noting who acts next. Raises Stalled for a refusal."""
        ...

    def move(self, table: Table) -> bytes:
        """The frame with the next move of the seat to act; afterwards its step is awaited."""
        ...


@contextmanager
def _no_pauses() -> Iterator[None]:
    """Python's collector stands still: its pauses would count as the server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Load:
    """Drives tables through one dialect."""

    def __init__(
        self,
        dialect: Dialect,
        tables: Sequence[Table],
        cpu: Callable[[], float],
        tell: Callable[[Phase], None] | None = None,
    ) -> None:
        self._dialect = dialect
        self._tables: list[Table] = []
        self._cpu = cpu
        """Seconds of CPU time that the server has used so far."""
        self._tell = tell
        """Is shown a phase at a fixed rate every few seconds."""
        self._poll = select.epoll()
        self._screens: dict[int, Screen] = {}
        self._phase = Phase()
        self._closed_loop = False
        self._heard = 0.0
        """When anything last arrived."""
        self._live = 0
        self.add(tables)

    def add(self, tables: Sequence[Table]) -> None:
        """More tables; call `rest` from time to time until a phase begins."""
        self._tables += tables
        self._live += sum(table.mover is not None for table in tables)
        for screen in (screen for table in tables for screen in table.screens):
            screen.connection.settimeout(0)
            self._screens[screen.connection.fileno()] = screen
            self._poll.register(screen.connection, select.EPOLLIN)

    def close(self) -> None:
        """Hang up everywhere."""
        for screen in self._screens.values():
            screen.connection.close()
        self._poll.close()

    # -- phases -------------------------------------------------------------------------------------------------------

    def rest(self, seconds: float) -> None:
        """Make no moves, but answer pings: a server cuts off who does not."""
        end = perf_counter() + seconds
        while (now := perf_counter()) < end:
            self._serve(end - now, now)

    def saturate(self, seconds: float) -> Phase:
        """Every table plays on as soon as the last screen has the move before."""
        with _no_pauses():
            start = self._begin(closed_loop=True)
            for table in self._tables:
                if table.mover is not None:
                    self._send(table, perf_counter())
            while (now := perf_counter()) < start + seconds and self._enough_live:
                self._serve(0.1, now)
            return self._end(start)

    def pace(self, rate: float, seconds: float) -> Phase:
        """Moves at a fixed rate, the tables taking turns.

        A move that must wait for the one before it counts from when it was due.
        """
        with _no_pauses():
            start = self._begin(closed_loop=False)
            sent, total, last = 0, int(rate * seconds), len(self._tables)
            look = start + TELL_SECONDS
            while sent < total and self._enough_live:
                now = perf_counter()
                while sent < total and start + sent / rate <= now:
                    self._offer(self._tables[sent % last], start + sent / rate)
                    sent += 1
                self._serve(max(0.0, start + sent / rate - perf_counter()), now)
                if self._tell is not None and now >= look:
                    self._tell(self._phase)
                    look = now + TELL_SECONDS
            return self._end(start)

    @property
    def _enough_live(self) -> bool:
        return self._live >= LEAST_LIVE * len(self._tables)

    def _begin(self, *, closed_loop: bool) -> float:
        self._closed_loop = closed_loop
        self._phase = Phase(cpu=-self._cpu(), own_cpu=-process_time())
        self._heard = perf_counter()
        return self._heard

    def _end(self, start: float) -> Phase:
        """The figures up to now; moves under way are waited for but not counted."""
        phase = self._phase
        phase.seconds = perf_counter() - start
        phase.cpu += self._cpu()
        phase.own_cpu += process_time()
        phase.live = self._live
        self._phase, self._closed_loop = Phase(), False
        while any(table.left or table.backlog for table in self._tables):
            self._serve(0.1, perf_counter())
        return phase

    # -- the loop -----------------------------------------------------------------------------------------------------

    def _serve(self, timeout: float, now: float) -> None:
        """Read what has arrived; wait for it if nothing has."""
        events = self._poll.poll(timeout)
        if not events:
            if now - self._heard > PATIENCE and any(table.left for table in self._tables):
                raise Stalled(self._complaint())
            return
        self._heard = now
        screens = self._screens
        for descriptor, _ in events:
            self._read(screens[descriptor])

    def _read(self, screen: Screen) -> None:
        """Take what a socket has, frame by frame."""
        data = screen.connection.recv(CHUNK)
        if not data:
            raise Ended("the server cut a screen off in the middle of the load")
        if screen.rest:
            data = screen.rest + data
        at, size = 0, len(data)
        while at < size:
            start, end = bounds(data, at)
            if end > size:
                break
            if data[at] == TEXT:
                if self._dialect.is_step(screen, data, start, end):
                    self._arrived(screen.table)
            else:
                _answer(screen, data[at], data[start:end])
            at = end
        screen.rest = data[at:]

    def _arrived(self, table: Table) -> None:
        """One screen more has the move."""
        table.left -= 1
        if table.left:
            return
        now = perf_counter()
        self._phase.waits.append(now - table.started)
        if table.mover is None:
            self._live -= 1
            table.backlog.clear()
        elif self._closed_loop:
            self._send(table, now)
        elif table.backlog:
            self._send(table, table.backlog.popleft())

    def _offer(self, table: Table, due: float) -> None:
        """A move is due at a table: now, or as soon as the one under way is over."""
        if table.left:
            table.backlog.append(due)
            self._phase.delayed += 1
        elif table.mover is not None:
            now = perf_counter()
            self._phase.late.append(now - due)
            self._send(table, now)

    def _send(self, table: Table, started: float) -> None:
        assert table.mover is not None
        connection = table.mover.connection
        frame = self._dialect.move(table)
        table.started, table.left, table.mover = started, len(table.screens), None
        if connection.send(frame) != len(frame):
            raise Stalled("a move did not fit into the socket: the server does not read")

    def _complaint(self) -> str:
        stuck = [table for table in self._tables if table.left]
        first = stuck[0]
        return (
            f"{len(stuck)} tables wait for a move that did not reach every screen within {PATIENCE:.0f} s; "
            f"table {first.code} lacks {first.left} of {len(first.screens)} screens after {first.version} moves"
        )


def _answer(screen: Screen, opcode: int, payload: bytes) -> None:
    if opcode == PING:
        screen.connection.send(framed(payload, PONG))
    elif opcode == CLOSE:
        raise Ended(f"the server closed a screen in the middle of the load: {payload!r}")
