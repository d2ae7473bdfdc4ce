"""uvicorn's WebSocket protocol with a short way for what comes most: a short text, whole in one frame.

Everything else, and whatever looks odd, goes the way through the websockets library.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
HEAD: Final = 6
"""Bytes before a short text: two say what it is, four are the mask."""
SHORT: Final = 126
MOST_WAITING: Final = 4
"""Texts that may wait for their turn before the socket is not read any more."""


class ShortWay(WebSocketsSansIOProtocol):
    """Hands short texts straight to the application."""

    def data_received(self, data: bytes) -> None:
        text = short_text(data) if self._between_messages() else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

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
            and not (self.close_sent or self.frames or conn.reader.buffer)
        )


def short_text(data: bytes) -> str | None:
    """The text of one whole, short frame; None for anything else."""
    size = len(data) - HEAD
    if not (0 <= size < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED | size):
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None
