"""A player over real sockets: HTTP for the lobby, a WebSocket for play. Checks hashes and numbers of all it is told."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saboteur.rules.proof import nonce_hash

Message = dict[str, Any]
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""No certificates are read for servers that have none: that takes longer than most requests."""
PATIENCE = 90.0
"""Seconds after which what was waited for will not come. Long: on a busy machine everything comes late."""


class Lobby:
    """The HTTP side of a server."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=NO_TLS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        """Post a body, with a token if there is one."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self.http.post(path, json=body, headers=headers)

    async def done(self, path: str, body: object = None, token: str | None = None) -> Any:
        """Post what must be accepted; gives the answer."""
        answer = await self.post(path, body, token)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.json()

    async def table(self, name: str = "Ana", **settings: Any) -> Any:
        """A new table; gives code, seat and token of its host."""
        return await self.done("/api/tables", {"name": name, "settings": settings})

    async def join(self, code: str, name: str, token: str | None = None) -> Any:
        """A seat at a table."""
        return await self.done(f"/api/tables/{code}/join", {"name": name}, token)


class Wrong(AssertionError):
    """The server broke its word."""


class Player:
    """One socket. Keeps what a client keeps: the last number, the room, the view and its hash."""

    def __init__(self, base: str, code: str, token: str | None = None, **hello: Any) -> None:
        self.base, self.code, self.token = base, code, token
        self.hello: dict[str, Any] = hello
        self.headers: dict[str, str] = {}
        """Further headers of the handshake."""
        self.socket: ClientConnection | None = None
        self.n = 0
        self.hash = ""
        self.room: Message = {}
        self.view: Message | None = None
        self.shown: int | None = None
        self.seats: list[int] = []
        self.told: list[Message] = []
        """Every message, in order."""
        self.raw: list[str] = []
        self.numbered: dict[int, str] = {}
        """Every numbered message by its number, as it was sent."""
        self.nonces: dict[tuple[str, int], str] = {}
        self.opened: set[tuple[str, int]] = set()
        self.ceremony = True
        """Whether to take part in the deal."""

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, failure: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self, *, resume: bool = False) -> Message:
        """Say hello; gives the first answer."""
        address = self.base.replace("http", "ws", 1) + "/api/play"
        # The deadline is that of whoever waits for an answer: a busy machine is no reason to hang up.
        self.socket = await connect(
            address, compression=None, max_size=2**22, max_queue=None, open_timeout=PATIENCE, ping_interval=None,
            additional_headers=self.headers,
        )  # fmt: skip
        hello: Message = {"type": "hello", "v": 1, "table": self.code, "token": self.token, **self.hello}
        if resume:
            hello["resume"] = {"n": self.n, "hash": self.hash}
        await self.send(hello)
        first = await self.next()
        if first["type"] == "bye":
            await self.close()
        if first["type"] == "resumed":
            while self.n < first["to"]:
                await self.next()
        return first

    async def close(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, message: Message) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = PATIENCE) -> Message:
        """The next message, checked and kept."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            text = await self.socket.recv()
        assert isinstance(text, str)
        return await self.take(text)

    async def take(self, text: str) -> Message:
        """Check and keep a message."""
        message: Message = json.loads(text)
        self.raw.append(text)
        self.told.append(message)
        if message["type"] in ("step", "said", "room"):
            self._number(message["n"], text)
        if message["type"] in ("welcome", "resumed", "lifted"):
            self.seats, self.shown = message["seats"], message["shown"]
        if message["type"] == "welcome":
            self.n = message["n"]
        if message.get("room"):
            self.room = message["room"]
            await self._take_part()
        if "view" in message and message["type"] != "refused":
            self._look(message, text)
        return message

    def _number(self, n: int, text: str) -> None:
        if n != self.n + 1:
            raise Wrong(f"number {n} after {self.n}")
        if n in self.numbered and self.numbered[n] != text:
            raise Wrong(f"number {n} was told twice, differently")
        self.n = n
        self.numbered[n] = text

    def _look(self, message: Message, text: str) -> None:
        self.view, self.hash = message["view"], message["hash"]
        seen = text[text.index('"view":') + 7 : -1]
        expected = "" if self.view is None else hashlib.sha256(seen.encode()).hexdigest()[:16]
        if self.hash != expected:
            raise Wrong("the hash does not fit the view")

    async def _take_part(self) -> None:
        """Show and open nonces while the cards are dealt."""
        deal = self.room.get("deal")
        if not self.ceremony or deal is None or self.room["stage"] != "dealing":
            return
        for seat in self.seats:
            place = (deal["commitment"], seat)
            if deal["stage"] == "hashing" and place not in self.nonces:
                self.nonces[place] = f"nonce {seat} for {deal['commitment'][:8]}"  # so that the cards are known ones
                shown = nonce_hash(self.nonces[place])
                await self.send({"type": "nonce-hash", "seat": seat, "commitment": place[0], "hash": shown})
            elif deal["stage"] == "opening" and deal["nonces"][seat] is None and place not in self.opened:
                self.opened.add(place)
                nonce = self.nonces.get(place, "")
                await self.send({"type": "nonce", "seat": seat, "commitment": place[0], "nonce": nonce})

    async def until(self, fits: Callable[[Message], bool], seconds: float = PATIENCE) -> Message:
        """Read on until a message fits; gives it."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if fits(message):
                    return message

    async def kind(self, kind: str) -> Message:
        """Read on until a message of a kind; gives it."""
        return await self.until(lambda message: message["type"] == kind)

    async def change(self, kind: str) -> Message:
        """Read on until the room changes in a way; gives the message."""
        return await self.until(lambda message: message["type"] == "room" and message["change"]["kind"] == kind)

    @property
    def to_act(self) -> int | None:
        """Whose move it is, as far as this player knows."""
        return self.view["public"]["to_act"] if self.view and self.room["stage"] == "playing" else None

    @property
    def over(self) -> bool:
        return bool(self.room) and self.room["stage"] == "over"

    def move(self, text: str, **changes: Any) -> Message:
        """A move message for the state as this player knows it."""
        assert self.view is not None
        return {
            "type": "move", "key": secrets.token_hex(8), "game": self.room["game"],
            "version": self.view["public"]["version"], "move": text, **changes,
        }  # fmt: skip

    async def play_on(self, choose: Callable[[list[str]], str], *, until: Callable[[], bool]) -> None:
        """Play whenever it is this player's turn, until something holds. Raises Wrong if the socket ends before."""
        sent = -1
        while not until():
            if self.view and self.to_act is not None and self.to_act in self.seats:
                version = self.view["public"]["version"]
                if version != sent and self.view["legal"] and self.room["paused"] is None:
                    sent = version
                    await self.send(self.move(choose(self.view["legal"])))
            try:
                await self.next()
            except ConnectionClosed as end:
                said = self.told[-1] if self.told and self.told[-1]["type"] == "bye" else "no farewell"
                raise Wrong(f"the connection ended too early: {said}") from end
