"""One socket as the table sees it: whose it is, what it is shown, and a way to push bytes that never waits.

Messages are framed once for all readers who get the same bytes and written straight to the transport, whose buffer is
the only queue. A reader who lets it grow is cut off; nobody else notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, Protocol

import msgspec

from saboteur.server.limits.rate_limit import Bucket
from saboteur.server.problems import Code
from saboteur.server.wire import messages

MOST_UNSENT_BYTES: Final = 256 * 1024
"""Bytes that may wait for a slow reader."""
CLOSE_CODES: Final = {Code.STOPPING: 1012, Code.TOO_LONG: 1009, Code.TEXT_ONLY: 1003}

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Transport(Protocol):
    """What is needed of the server's transport."""

    def write(self, data: bytes) -> None: ...
    def get_write_buffer_size(self) -> int: ...
    def is_closing(self) -> bool: ...
    def abort(self) -> None: ...


def framed(text: bytes) -> bytes:
    """A text frame of the WebSocket protocol, as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Connection:
    """A socket."""

    __slots__ = (
        "_ended", "_held", "_send", "_transport", "address", "awaits_hints", "bucket", "counted", "cut_off", "heard",
        "holds", "reads_history", "rests", "screen", "seats", "shown", "table", "waiting",
    )  # fmt: skip

    def __init__(self, send: Send, address: str, bucket: Bucket) -> None:
        self._send = send
        transport: Transport | None = getattr(getattr(send, "__self__", None), "transport", None)
        if transport is None:
            raise RuntimeError("live tables run on uvicorn, whose transport they write to")
        self._transport = transport
        self._ended = False
        self._held: list[bytes] | None = None
        self.cut_off = False
        self.heard = False
        """Whether it has said hello."""
        self.counted = False
        """Whether it is one of those that its address may have; never before its hello."""
        self.address = address
        self.bucket = bucket
        self.holds: tuple[bytes, ...] = ()
        """Hashes of the tokens it showed."""
        self.table: int | None = None
        """Number of the table it named in its hello; None before."""
        self.rests = False
        """Whether it knows of the rest between rounds, and its seats are awaited."""
        self.screen = False
        self.seats: tuple[int, ...] = ()
        self.shown: int | None = None
        """The seat whose view it is sent; None for spectators and screens, and while a shared device is passed on."""
        self.waiting: int | None = None
        self.reads_history = False
        """Whether it has asked for the history and not been answered yet."""
        self.awaits_hints = False
        """Likewise for what its seat could do."""

    @property
    def ended(self) -> bool:
        return self._ended

    @property
    def working(self) -> bool:
        """Whether it plays a seat: of an address's sockets, those that do are the last to make way for others."""
        return bool(self.seats)

    @property
    def watches(self) -> bool:
        """Whether it neither plays a seat nor waits for one."""
        return not self.seats and self.waiting is None

    def push(self, message: msgspec.Struct) -> None:
        """Send a message."""
        self.push_frame(framed(msgspec.json.encode(message)))

    def push_bytes(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        self.push_frame(framed(message))

    def push_frame(self, frame: bytes) -> None:
        """Send a frame; cut the reader off if too much waits for it."""
        if self._held is not None:
            self._held.append(frame)
            return
        transport = self._transport
        if self._ended or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNSENT_BYTES:
            self._ended = self.cut_off = True
            transport.abort()
            return
        transport.write(frame)

    def hold(self) -> None:
        """Send nothing until `release`, which must follow before anything is waited for."""
        self._held = []

    def release(self) -> None:
        """Send what was held in one write: a call of the system costs more than most messages."""
        held, self._held = self._held, None
        if held:
            self.push_frame(b"".join(held))

    def end(self, code: Code, **arguments: str | int) -> None:
        """Say why, and close."""
        if self._ended:
            return
        self.push(messages.Bye(str(code), dict(arguments)))
        self.release()
        self._ended = True
        closing = {"type": "websocket.close", "code": CLOSE_CODES.get(code, 1008), "reason": str(code)}
        task = asyncio.ensure_future(_quietly(self._send(closing)))
        _CLOSING.add(task)
        task.add_done_callback(_CLOSING.discard)


_CLOSING: Final[set[asyncio.Task[None]]] = set()


async def _quietly(sending: Awaitable[None]) -> None:
    """Close a socket that may be gone already, and never wait for one that does not read."""
    try:
        async with asyncio.timeout(5):
            await sending
    except Exception:  # noqa: BLE001 - whatever it is, the socket is gone
        return
