"""A server of one table for the load generator, with faults to plant. It runs in a thread, over socket pairs."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from typing import Literal

from bench.server.load import SEATS, Screen, Table
from bench.server.ours import STEP
from bench.server.websocket import CLOSE, TEXT, Reader

Fault = Literal["none", "deaf screen", "wrong number", "refusal", "cut", "close", "pieces", "game over", "slow"]
SLOW = 0.03
"""Seconds that a move takes, if that is the fault."""
LAST_MOVE = 20
"""The move after which a game is over, if that is the fault."""


def server_frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame as a server sends it: not masked."""
    return bytes((opcode, 126)) + len(payload).to_bytes(2, "big") + payload


class FaultyTable:
    """The server's end of a table: every message of a screen is a move, and every screen is told of it."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        self.moves = 0
        pairs = [socket.socketpair() for _ in range(SEATS)]
        self._ends = [pair[1] for pair in pairs]
        self.table = Table("TABLE", [Screen(pair[0], seat) for seat, pair in enumerate(pairs)])
        self.table.mover, self.table.words = self.table.screens[0], self._words(0)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

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
                    time.sleep(SLOW)
                for seat, end in enumerate(self._ends):
                    self._tell(seat, end)

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
