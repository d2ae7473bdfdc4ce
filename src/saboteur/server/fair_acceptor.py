"""Takes new connections in turns: one of each address that has some waiting, so that nobody's wait behind a crowd's.

The system hands connections out in the order in which they came. To make something of one takes many times longer than
to take it, so they are all taken at once and sorted by address first, and only a few of them are begun in each turn of
the event loop: in between, it reads what comes over the sockets of those who play.
"""

from __future__ import annotations

import asyncio
import socket
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

TAKEN_AT_ONCE: Final = 16
"""In one turn of the loop."""
BEGUN_AT_ONCE: Final = 4
CROWD_SHARE: Final = 32
"""Whoever has more than one of so many of those that may wait has a crowd: of these, one is dropped for each that
comes while all places are taken. Where nobody has, the others wait with the system."""
SECONDS_WITHOUT_FILES: Final = 1.0
"""Until it is tried again when no file can be opened."""

Begin = Callable[[socket.socket], Coroutine[Any, Any, object]]


class WaitingConnections:
    """Connections by address, each of which has its turn."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[socket.socket]] = OrderedDict()
        """The address whose turn comes next is the first."""
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, connection: socket.socket, address: str) -> None:
        """One that waits."""
        self._lines.setdefault(address, deque()).append(connection)
        self._count += 1

    def take(self) -> socket.socket:
        """The next one; the others of its address come after those of all others."""
        address, line = self._lines.popitem(last=False)
        connection = line.popleft()
        self._count -= 1
        if line:
            self._lines[address] = line
        return connection

    def longest(self) -> int:
        """How many the address has that has most."""
        return max(map(len, self._lines.values()), default=0)

    def drop(self) -> None:
        """Close the last one of the address that has most."""
        max(self._lines.values(), key=len).pop().close()
        self._count -= 1


class FairAcceptor:
    """A listening socket whose connections take turns. Takes the place of asyncio's server."""

    def __init__(self, listener: socket.socket, most: int, address_of: Callable[[str], str], begin: Begin) -> None:
        """So many may wait for their turn; `begin` makes something of a connection, and `address_of` says how limits
        call where it comes from."""
        listener.settimeout(0)
        self._listener = listener
        self._address_of = address_of
        self._begin = begin
        self._most, self._few = most, most // CROWD_SHARE
        self._waiting = WaitingConnections()
        self._tasks: set[asyncio.Task[object]] = set()
        self._loop = asyncio.get_running_loop()
        self._open = self._reading = self._turning = False

    def open(self) -> None:
        """Take connections from now on."""
        self._open = True
        self._read()

    def close(self) -> None:
        """Take nothing more; those whose turn has not come are closed."""
        self._open = False
        self._stop_reading()
        while self._waiting:
            self._waiting.take().close()

    async def wait_closed(self) -> None:
        """It is closed at once."""

    def is_serving(self) -> bool:
        """Whether it takes connections."""
        return self._open

    @property
    def sockets(self) -> tuple[socket.socket, ...]:
        return (self._listener,) if self._open else ()

    def _read(self) -> None:
        if self._open and not self._reading:
            self._reading = True
            self._loop.add_reader(self._listener, self._take)

    def _stop_reading(self) -> None:
        if self._reading:
            self._reading = False
            self._loop.remove_reader(self._listener)

    def _take(self) -> None:
        """Take what has come, as long as there is room for it."""
        for _ in range(TAKEN_AT_ONCE):
            is_full = len(self._waiting) >= self._most
            if is_full and self._waiting.longest() <= self._few:  # there is no crowd
                self._stop_reading()
                break
            try:
                connection, peer = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                break
            except OSError:  # no file is left
                self._stop_reading()
                self._loop.call_later(SECONDS_WITHOUT_FILES, self._read)
                break
            connection.settimeout(0)
            self._waiting.put(connection, self._address_of(peer[0]))
            if is_full:
                self._waiting.drop()
        self._turn_soon()

    def _turn_soon(self) -> None:
        if self._waiting and not self._turning:
            self._turning = True
            self._loop.call_soon(self._turn)

    def _turn(self) -> None:
        self._turning = False
        for _ in range(min(BEGUN_AT_ONCE, len(self._waiting))):
            task: asyncio.Task[object] = self._loop.create_task(self._begun(self._waiting.take()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if len(self._waiting) < self._most:
            self._read()
        self._turn_soon()

    async def _begun(self, connection: socket.socket) -> None:
        """Nothing is said about one that ended meanwhile."""
        with suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._begin(connection)
