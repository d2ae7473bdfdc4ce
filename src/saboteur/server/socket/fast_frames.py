"""uvicorn's WebSocket protocol with a short way for what comes most: a short text, whole in one frame.

Everything else, and whatever looks odd, goes the way through the websockets library: a slice at a time, so that one
reader's flood is noticed before the others wait for it. Whole messages are counted by the application. What costs time
and is no message is counted here: fragments, pings, pongs, and reads that end in the middle of something.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from saboteur.server.http.connection_pool import FLOODS, pool_of

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
HEAD: Final = 6
"""Bytes before a short text: two say what it is, four are the mask."""
SHORT: Final = 126
MOST_QUEUED_FRAMES: Final = 4
"""Texts that may wait for their turn before the socket is not read any more."""
SLICE: Final = 4096
"""Bytes that are taken apart at once: about as much as a message may have, and at most 683 frames."""
MOST_FRAMES: Final = 64
"""Frames of one message; browsers send a message that short in one."""
MOST_SCRAPS: Final = 1000
SCRAPS_PER_SECOND: Final = 100
"""Fragments, control frames and unfinished reads: a burst, and what is borne in the long run."""
BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
LINGER_SECONDS: Final = 10.0
"""How long the end of a socket may take: the other side must read what was said last, and answer the close frame."""


class FastFrames(WebSocketsSansIOProtocol):
    """Hands short texts straight to the application."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self._all = pool_of(config.app)
        self._unparsed = b""
        """What was read while the application has not taken what came before."""
        self._scraps = 0.0
        self._scraps_at = 0.0
        self._linger: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._all.socket_opened()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.socket_closed()
        if self._linger is not None:
            self._linger.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        text = short_text(data) if self._between_messages() else None
        if text is None:
            self._unparsed += data
            self._parse()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_QUEUED_FRAMES and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next event; when all have been taken, more is parsed or read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._parse()
            if not self.read_paused:
                self.transport.resume_reading()
        return message

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, unless the socket is being closed: uvicorn would stumble over a second one that is bad."""
        if self.conn.state is State.OPEN:
            super().send_receive_event_to_app()
        else:
            self.frames = []

    def is_still(self) -> bool:
        """Whether nothing has come that the application has not taken, and nothing waits to be sent."""
        transport = self.transport
        at_rest = self._between_messages() and self.queue.empty() and not transport.is_closing()
        return at_rest and not transport.get_write_buffer_size()

    def _between_messages(self) -> bool:
        """Whether the socket is open and no frame or message has come in part."""
        conn = self.conn
        return (
            conn.state is State.OPEN
            and self.handshake_complete
            and not (self.close_sent or self.frames or conn.reader.buffer or self._unparsed)
        )

    # -- what is no message -------------------------------------------------------------------------------------------

    def _parse(self) -> None:
        """Take apart what was read, until a message waits for the application or too much of it is no message."""
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            part, self._unparsed = self._unparsed[:SLICE], self._unparsed[SLICE:]
            super().data_received(part)
            if self.frames or self.conn.reader.buffer:
                self._count_scrap()
            if self._scraps > MOST_SCRAPS or len(self.frames) > MOST_FRAMES:
                self._refuse_flood()
        if self.transport.is_closing():
            self._unparsed = b""
        elif not self.handshake_initiated:
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """uvicorn hands the whole request over at once; if the library could not read it, nobody else ends it."""
        self.transport.write(BAD_HANDSHAKE)
        self.transport.close()
        self._end_soon()

    def handle_cont(self, event: Frame) -> None:
        self._count_scrap()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count_scrap()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_scrap()
        super().handle_pong(event)

    def _count_scrap(self) -> None:
        now = self.loop.time()
        self._scraps = max(0.0, self._scraps - (now - self._scraps_at) * SCRAPS_PER_SECOND) + 1
        self._scraps_at = now

    def _refuse_flood(self) -> None:
        """End the socket: by the rules of the protocol if it is open, else at once."""
        self._all.metrics[FLOODS].inc()
        if self.conn.state is not State.OPEN or self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.handle_parser_exception()

    # -- the end ------------------------------------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        """The other side does not answer: whatever waits for it will not be read any more."""
        super().keepalive_timeout()
        self._end_soon()

    async def run_asgi(self) -> None:
        """Serve the socket; when that is done, it is closed before long, whether or not the other side reads."""
        await super().run_asgi()
        self._end_soon()

    def _end_soon(self) -> None:
        if not self.disconnected and self._linger is None:
            self._linger = self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def short_text(data: bytes) -> str | None:
    """The text of one whole, short frame; None for anything else."""
    size = len(data) - HEAD
    if not (0 <= size < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED | size):
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None
