"""A server of one table for the load generator, with faults to plant. It runs in a thread, over socket pairs.

No time of the machine passes in it: `Time` goes on by a little with each look at the clock, and by as much as a slow
server takes. `Poll` waits for what is on its way however long the machine takes, and never for what does not come.
"""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Literal

import pytest

from bench.server import load as loading
from bench.server.load import SEATS, Screen, Table
from bench.server.ours import STEP
from bench.server.websocket import CLOSE, TEXT, Reader

Fault = Literal["none", "deaf screen", "wrong number", "refusal", "cut", "close", "pieces", "game over", "slow"]
SLOW = 0.03
"""Seconds that a move takes, on the clock of these tests, if that is the fault."""
LAST_MOVE = 20
"""The move after which a game is over, if that is the fault."""
TICK = 0.0001
"""Seconds that pass, for a load, each time it looks at its clock: no more, however slow the machine is."""


class Time:
    """The clock of a load and its tables, and the tables that may still have something to say."""

    def __init__(self) -> None:
        self._now = 0.0
        self._lock = threading.Lock()
        self.tables: list[FaultyTable] = []

    def look(self) -> float:
        """What time it is; a moment later already."""
        self.go_on(TICK)
        return self._now

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        with self._lock:
            self._now += seconds


TIME = Time()


class Poll:
    """Stands for epoll: gives what has arrived, and nothing only if nothing is on its way any more."""

    def __init__(self) -> None:
        self._poll = select.epoll()
        self.register, self.close = self._poll.register, self._poll.close

    def poll(self, _: float) -> list[tuple[int, int]]:
        """However long it was to wait: time is not that of the machine."""
        while any(table.owes for table in TIME.tables):
            if events := self._poll.poll(0.01):
                return events
        return self._poll.poll(0)


@contextmanager
def fixed_time() -> Iterator[None]:
    """Loads have a clock of their own, until the block ends."""
    TIME.__init__()  # type: ignore[misc]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loading, "perf_counter", TIME.look)
        patch.setattr(loading, "select", SimpleNamespace(epoll=Poll, EPOLLIN=select.EPOLLIN))
        yield


def server_frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame as a server sends it: not masked."""
    return bytes((opcode, 126)) + len(payload).to_bytes(2, "big") + payload


class FaultyTable:
    """The server's end of a table: every message of a screen is a move, and every screen is told of it."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        self.moves = self.told = 0
        """Moves that have come in, and those of which every screen was told."""
        self.gone = False
        TIME.tables.append(self)
        pairs = [socket.socketpair() for _ in range(SEATS)]
        self._ends = [pair[1] for pair in pairs]
        self.table = Table("TABLE", [Screen(pair[0], seat) for seat, pair in enumerate(pairs)])
        self.table.mover, self.table.words = self.table.screens[0], self._words(0)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @property
    def owes(self) -> bool:
        """Whether it has still to tell the screens of a move that was sent."""
        return not self.gone and self.told < self.table.n

    def close(self) -> None:
        """End the thread, once the screens have hung up, and close its sockets."""
        self._thread.join()
        for end in self._ends:
            end.close()

    def _serve(self) -> None:
        readers = [_Unmasked(end) for end in self._ends]
        with suppress(OSError, IndexError):
            while True:
                readers[self.moves % SEATS].text()
                self.moves += 1
                if self.fault == "slow":
                    TIME.go_on(SLOW)
                for seat, end in enumerate(self._ends):
                    self._tell(seat, end)
                self.told += 1
        self.gone = True

    def _tell(self, seat: int, end: socket.socket) -> None:
        if self.fault == "deaf screen" and seat == 3:
            return
        if self.fault == "cut":
            end.close()
        elif self.fault == "close":
            end.sendall(server_frame(b"\x03\xf0", CLOSE))
        elif self.fault == "refusal":
            end.sendall(server_frame(b'{"type":"refused","code":"stale"}'))
        elif self.fault == "pieces":
            for byte in server_frame(self._words(seat)):
                end.sendall(bytes((byte,)))
        else:
            end.sendall(server_frame(self._words(seat)))

    def _words(self, seat: int) -> bytes:
        """What a seat is told of the last move; the next seat may move, unless the game is over."""
        number = self.moves + 1 if self.fault == "wrong number" else self.moves
        over = self.fault == "game over" and self.moves >= LAST_MOVE
        legal = b'"Pns@1,0"' if seat == self.moves % SEATS and not over else b""
        return STEP % number + b'"view":{"legal":[' + legal + b"]}}"


class _Unmasked(Reader):
    """Reads what a client sends, whose frames carry a mask of zeros."""

    def text(self) -> bytes:
        head = self._connection.recv(2)
        size = head[1] & 0x7F
        length = int.from_bytes(self._connection.recv(2), "big") if size == 126 else size
        return self._connection.recv(4 + length)
