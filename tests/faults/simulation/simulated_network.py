"""One connection between a player and a server: in order, late, cut at any moment, or vanished without a word."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Iterator, MutableMapping
from typing import Any, Protocol

import msgspec

PING_SECONDS = 40.0
"""After so long the server gives up somebody who vanished."""


class Head(msgspec.Struct):
    """What the network reads of a message."""

    type: str
    n: int = 0


head_of = msgspec.json.Decoder(Head)
NUMBERED = ("step", "said", "room")
LONG = 126
"""From this size on, a frame says in more bytes how long it is."""


class End(Protocol):
    """The player's end."""

    def heard(self, link: Link, text: bytes) -> None: ...
    def lost(self, link: Link) -> None: ...


def texts_of(data: bytes) -> Iterator[bytes]:
    """The texts of whole frames, as a server sends them."""
    start = 0
    while start < len(data):
        size, start = data[start + 1], start + 2
        if size >= LONG:
            wide = 2 if size == LONG else 8
            size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
        yield data[start : start + size]
        start += size


class Link:
    """A socket. The server writes to it as if it were its transport, and reads events from it."""

    def __init__(self, end: End, chance: random.Random, told: Callable[[int], None]) -> None:
        self._end, self._chance, self._told = end, chance, told
        self._loop = asyncio.get_running_loop()
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._events.put_nowait({"type": "websocket.connect"})
        self._up: deque[str] = deque()
        self._down: deque[Callable[[], None]] = deque()
        """What is under way, in order: alarms of the same moment may ring in any."""
        self._up_at = self._down_at = 0.0
        self.cut_off = self._vanished = False
        self.messages = 0

    @property
    def transport(self) -> Link:
        return self

    # -- the server's end ---------------------------------------------------------------------------------------------

    async def receive(self) -> MutableMapping[str, Any]:
        return await self._events.get()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] in ("websocket.close", "websocket.http.response.body"):
            self._later_down(lambda: self.cut())

    def write(self, data: bytes) -> None:
        """Frames of the server, to be heard later. What they tell must be on the disk by now."""
        for text in texts_of(data):
            self._say(text)

    def _say(self, text: bytes) -> None:
        head = head_of.decode(text)
        if head.type in NUMBERED:
            self._told(head.n)
        if not self._vanished:
            self._later_down(lambda: self._hear(text))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.cut_off

    def abort(self) -> None:
        self.cut()

    def _later_down(self, call: Callable[[], None]) -> None:
        self._down.append(call)
        self._down_at = max(self._down_at, self._loop.time() + self._delay())
        self._loop.call_at(self._down_at, self._next_down)

    def _next_down(self) -> None:
        self._down.popleft()()

    def _hear(self, text: bytes) -> None:
        if not self.cut_off:
            self.messages += 1
            self._end.heard(self, text)

    # -- the player's end ---------------------------------------------------------------------------------------------

    def say(self, message: object) -> None:
        """A message of the player, to arrive later."""
        self._up.append(msgspec.json.encode(message).decode())
        self._up_at = max(self._up_at, self._loop.time() + self._delay())
        self._loop.call_at(self._up_at, self._arrive)

    def _arrive(self) -> None:
        text = self._up.popleft()
        if not self.cut_off and not self._vanished:
            self.messages += 1
            self._events.put_nowait({"type": "websocket.receive", "text": text})

    def _delay(self) -> float:
        return self._chance.choice((0.001, 0.02, 0.02, 0.1, 0.6)) * self._chance.random()

    # -- accidents ----------------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """Both ends notice; what was under way is lost."""
        if not self.cut_off:
            self.cut_off = True
            self._events.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self._loop.call_later(self._delay(), self._end.lost, self)

    def vanish(self) -> None:
        """Nobody notices for a while: the server gives up after its pings, the player when nothing comes."""
        self._vanished = True
        self._loop.call_later(PING_SECONDS, self.cut)
