"""A socket without a network: what is said arrives when its reader takes its next step; what is told is kept."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, MutableMapping
from typing import Any

import msgspec

from saboteur.server.http.server_services import ServerServices
from saboteur.server.socket import endpoint
from tests.faults.races.scheduled_loop import Actor, RaceLoop, begin
from tests.faults.simulation.simulated_network import head_of, texts_of
from tests.kit.asgi_client import HOST


class Own(msgspec.Struct):
    """The private part of a view: what it says does not matter, only that it was told."""


class Seen(msgspec.Struct):
    """A view, as far as it matters whose it is."""

    seat: int | None
    own: Own | None = None


class Change(msgspec.Struct):
    """What a `room` message says of its entry."""

    kind: str


class Told(msgspec.Struct):
    """What is read of a message."""

    type: str
    n: int = 0
    to: int | None = None
    key: str | None = None
    code: str | None = None
    shown: int | None = None
    waiting: int | None = None
    seats: tuple[int, ...] = ()
    hash: str = ""
    view: Seen | None = None
    change: Change | None = None


NUMBERED = (b'{"type":"step"', b'{"type":"said"', b'{"type":"room"')
told_of = msgspec.json.Decoder(Told)


class Line:
    """One socket of a person: its transport, its two ends and all that it heard."""

    def __init__(
        self, loop: RaceLoop, services: ServerServices, code: str, token: str | None, name: str, actor: Actor,
        stored: Callable[[], int],
    ) -> None:  # fmt: skip
        self._stored = stored
        self.early: list[int] = []
        """Numbers that were told before their entries were stored."""
        self._loop, self.code, self.token, self.name = loop, code, token, name
        self.actor = actor
        self._events: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._waiting: asyncio.Future[None] | None = None
        self.texts: list[bytes] = []
        self._heard: list[Told] = []
        self._news: list[tuple[int, asyncio.Future[None]]] = []
        self.closed = False
        """By the server."""
        self.cut = False
        """By its person, or because the server died."""
        self.transport = self
        scope = {
            "type": "websocket", "scheme": "ws", "path": "/api/play", "client": ("127.0.0.1", 1),
            "headers": [(b"host", HOST)],
        }  # fmt: skip
        self.task = begin(loop, actor, endpoint.serve(services, scope, self.receive, self.send))
        self.task.add_done_callback(self._served)

    def _served(self, task: asyncio.Task[None]) -> None:
        self.closed = True
        if not task.cancelled() and task.exception() is not None:
            self._loop.failures.append(f"the socket of {self.name} ended with {task.exception()!r}")
        self._tell_news()

    # -- the server's end ---------------------------------------------------------------------------------------------

    async def receive(self) -> MutableMapping[str, Any]:
        while not self._events:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._events.popleft()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] in ("websocket.close", "websocket.http.response.body"):
            self.closed = True
            self._arrive({"type": "websocket.disconnect", "code": 1006})
            self._tell_news()

    def write(self, data: bytes) -> None:
        if not self.cut:
            stored = self._stored()
            for text in texts_of(data):
                self.texts.append(text)
                if stored and text.startswith(NUMBERED) and (n := head_of.decode(text).n) > stored:
                    self.early.append(n)
            self._tell_news()

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed or self.cut

    def abort(self) -> None:
        self.hang_up()

    # -- the person's end ---------------------------------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        """Send a message."""
        self._arrive({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def hang_up(self) -> None:
        """End it from this side."""
        if not self.cut:
            self.cut = True
            self._arrive({"type": "websocket.disconnect", "code": 1006})
            self._tell_news()

    def _arrive(self, event: dict[str, Any]) -> None:
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    @property
    def heard(self) -> list[Told]:
        """All that was told."""
        for text in self.texts[len(self._heard) :]:
            self._heard.append(told_of.decode(text))
        return self._heard

    async def answer(self, after: int, *kinds: str, key: str | None = None) -> Told | None:
        """The first message of these kinds after a place, or a `bye`; None if the socket ends without."""
        place = after
        while True:
            for told in self.heard[place:]:
                place += 1
                if told.type == "bye" or (told.type in kinds and (key is None or told.key in (key, None))):
                    return told
            if self.closed or self.cut:
                return None
            news = self._loop.create_future()
            self._news.append((place, news))
            await news

    def _tell_news(self) -> None:
        waiting, self._news = self._news, []
        for _, news in waiting:
            if not news.done():
                news.set_result(None)

    @property
    def bye(self) -> str | None:
        """Why the server ended it."""
        return next((told.code for told in self.heard if told.type == "bye"), None)
