"""A WebSocket without a library: every byte that arrives is kept, and any frame can be sent, however odd."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

from tests.kit.client import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
ANSWERS = tuple(
    b'{"type":"%b"' % kind
    for kind in (
        b"done",
        b"refused",
        b"pong",
        b"lifted",
        b"past",
        b"plannable",
        b"hints",
        b"bye",
        b"welcome",
        b"resumed",
    )
)
"""How messages begin that answer something."""
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def client_frame(payload: bytes, opcode: int = TEXT, *, last: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it; the mask is zero, so that the bytes can be read."""
    head = bytes(((0x80 if last else 0) | reserved << 4 | opcode,))
    size = len(payload)
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 65536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return head + length + b"\0\0\0\0" + payload


async def _shaken(base: str, path: str, local: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection after the handshake of a WebSocket."""
    parts = urlsplit(base)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(local, 0))
    writer.write(HANDSHAKE.format(path=path, host=parts.netloc).encode())
    status = await reader.readuntil(b"\r\n\r\n")
    assert status.startswith(b"HTTP/1.1 101 "), status
    return reader, writer


class RawSocket:
    """One connection. `texts` are the messages so far, `received` all bytes after the handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._news = asyncio.Condition()
        self.received = bytearray()
        self.texts: list[bytes] = []
        self.answers: list[bytes] = []
        """What was said in answer to something."""
        self.closed: bytes | None = None
        """What the close frame carried; empty if the connection just ended."""
        self._read = 0
        self._task = asyncio.ensure_future(self._listen())

    @staticmethod
    async def deaf(base: str, code: str) -> asyncio.StreamWriter:
        """A spectator of a table who says hello and never reads; gives the way to end it."""
        reader, writer = await _shaken(base, "/api/play")
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(client_frame(json.dumps({"type": "hello", "v": 1, "table": code}).encode()))
        return writer

    @classmethod
    async def open(cls, base: str, path: str = "/api/play", local: str = "127.0.0.1") -> RawSocket:
        """A socket after its handshake, from an address of this machine."""
        return cls(*await _shaken(base, path, local))

    async def _listen(self) -> None:
        try:
            while data := await self._reader.read(65536):
                self.received += data
                await self._take()
        except OSError:
            pass
        finally:
            self.closed = self.closed or b""
            async with self._news:
                self._news.notify_all()

    async def _take(self) -> None:
        while (found := self._frame()) is not None:
            opcode, payload = found
            if opcode == TEXT:
                self.texts.append(payload)
                if payload.startswith(ANSWERS):
                    self.answers.append(payload)
            elif opcode == CLOSE:
                self.closed = payload
        async with self._news:
            self._news.notify_all()

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame that has arrived."""
        data, at = self.received, self._read
        if len(data) < at + 10 and (len(data) < at + 2 or data[at + 1] & 127 > 125):
            return None
        size, start = data[at + 1] & 127, at + 2
        if size > 125:
            start = at + (4 if size == 126 else 10)
            size = int.from_bytes(data[at + 2 : start], "big")
        if len(data) < start + size:
            return None
        self._read = start + size
        return data[at] & 15, bytes(data[start : start + size])

    # -- speaking -----------------------------------------------------------------------------------------------------

    async def write(self, data: bytes) -> None:
        """Send bytes as they are; a connection that is gone swallows them."""
        try:
            self._writer.write(data)
            await self._writer.drain()
        except (ConnectionError, RuntimeError):
            return

    async def send(self, message: object) -> None:
        """Send a message, or a text as it is."""
        text = message if isinstance(message, str) else json.dumps(message)
        await self.write(client_frame(text.encode("utf-8", "surrogatepass")))

    async def ask(self, message: object) -> dict[str, Any]:
        """Send a message; gives the next answer, or the close."""
        before = len(self.answers)
        await self.send(message)
        return await self.answer(before)

    async def answer(self, before: int, seconds: float = PATIENCE) -> dict[str, Any]:
        """The answer with this number; `{"type": "closed"}` if the connection ends without one."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: len(self.answers) > before or self.closed is not None)
        return json.loads(self.answers[before]) if len(self.answers) > before else {"type": "closed"}

    async def end(self, seconds: float = PATIENCE) -> None:
        """Wait until the server has ended the connection."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: self.closed is not None)

    async def close(self) -> None:
        """Cut the connection."""
        self._writer.close()
        self._task.cancel()
        await asyncio.gather(self._task, self._writer.wait_closed(), return_exceptions=True)

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def messages(self) -> list[dict[str, Any]]:
        """Everything said so far."""
        return [json.loads(text) for text in self.texts]
