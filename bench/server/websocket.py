"""The client's half of the WebSocket protocol, as little as a load generator needs: open, frame, take apart."""

from __future__ import annotations

import base64
import os
import socket
from typing import Final

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
SECONDS: Final = 20.0
CHUNK: Final = 1 << 18

# A frame from a client must be masked. The mask of four zero bytes is a mask, and costs nothing on either side of it.
_MASK: Final = bytes(4)


class Ended(Exception):
    """The server closed the connection or would not open it."""


def framed(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole frame as a client sends it."""
    size = len(payload)
    if size < 126:
        return bytes((opcode, 0x80 | size)) + _MASK + payload
    if size < 65536:
        return bytes((opcode, 0xFE)) + size.to_bytes(2, "big") + _MASK + payload
    return bytes((opcode, 0xFF)) + size.to_bytes(8, "big") + _MASK + payload


def bounds(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame at a place begins and ends: behind the data if the frame is not whole."""
    left = len(data) - at
    if left < 2:
        return at, at + 2
    size = data[at + 1]
    if size < 126:
        return at + 2, at + 2 + size
    if size == 126:
        return at + 4, at + 4 + (data[at + 2] << 8 | data[at + 3]) if left >= 4 else at + 4
    return at + 10, at + 10 + int.from_bytes(data[at + 2 : at + 10], "big") if left >= 10 else at + 10


def opened(port: int, path: str) -> socket.socket:
    """A connection that has shaken hands; blocking. Raises Ended if the server refuses."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=SECONDS)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    connection.sendall(request.encode())
    answer = _head(connection)
    if not answer.startswith(b"HTTP/1.1 101"):
        raise Ended(f"the server would not open a socket: {answer[:200]!r}")
    return connection


def _head(connection: socket.socket) -> bytes:
    """The head of the answer, byte by byte, so that nothing behind it is taken."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        byte = connection.recv(1)
        if not byte:
            break
        head += byte
    return head


class Reader:
    """Reads whole texts from a blocking connection, one at a time: for the time before the load begins."""

    def __init__(self, connection: socket.socket, rest: bytes = b"") -> None:
        self._connection = connection
        self.rest = rest
        """What has arrived behind the last text read."""

    def text(self) -> bytes:
        """The next text; pings are answered. Raises Ended, or TimeoutError if nothing comes."""
        while True:
            opcode, payload = self._frame()
            if opcode == TEXT:
                return payload
            if opcode == PING:
                self._connection.sendall(framed(payload, PONG))
            elif opcode == CLOSE:
                raise Ended(f"the server closed a socket: {payload!r}")

    def _frame(self) -> tuple[int, bytes]:
        while True:
            start, end = bounds(self.rest, 0)
            if end <= len(self.rest):
                opcode, payload = self.rest[0], self.rest[start:end]
                self.rest = self.rest[end:]
                return opcode, payload
            more = self._connection.recv(CHUNK)
            if not more:
                raise Ended("the server cut a connection off")
            self.rest += more
