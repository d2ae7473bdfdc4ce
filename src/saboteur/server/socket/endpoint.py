"""The play socket: a hello, then messages one after the other until either side ends it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Final

import msgspec

from saboteur.rules import SaboteurError
from saboteur.server.broadcast.connection import Connection, Send
from saboteur.server.cluster.local_workers import HandedOver
from saboteur.server.http.server_services import ServerServices
from saboteur.server.limits.rate_limit import Bucket
from saboteur.server.metrics import histogram
from saboteur.server.problems import Code, Problem
from saboteur.server.socket import message_handlers, places
from saboteur.server.socket.hello import greet
from saboteur.server.socket.socket_handover import SOCKET_PATH, let_go
from saboteur.server.store import StoreFailed
from saboteur.server.table.table import Table
from saboteur.server.wire import messages

MOVE_SECONDS: Final = histogram(
    "move_seconds",
    "Seconds from the arrival of a move until it was stored and told, or refused.",
    (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
)
ACCEPTED: Final = 101
"""The status of a handshake that opens a socket."""
HELLO_SECONDS: Final = 10.0
MOST_BAD_MESSAGES: Final = 20
LONGEST: Final = messages.LONGEST_MESSAGE
UTF8_MOST: Final = 4
"""Bytes of a character at most."""
decoder: Final = msgspec.json.Decoder(messages.FromClient)

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


async def serve(services: ServerServices, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from its first to its last message, or until it is handed over to another worker."""
    passed: HandedOver | None = scope.get("passed")
    if passed is not None:
        await _talk(services, _connection(services, passed.address, send), receive, passed.hello)
        return
    await receive()
    address, refusal = "", None
    try:
        address = await _admitted(services, scope)
    except Problem as problem:
        refusal = problem
    if refusal is not None:  # not within the handler above: compiled code must not wait while it handles an exception
        await _reject(services, send, refusal)
        return
    services.admission.answered(ACCEPTED)
    await send({"type": "websocket.accept"})
    await _talk(services, _connection(services, address, send), receive, None)


def _connection(services: ServerServices, address: str, send: Send) -> Connection:
    settings = services.settings
    bucket = Bucket(settings.messages_per_minute / 4, settings.messages_per_minute / 60, services.time_source.now())
    return Connection(send, address, bucket)


async def _talk(services: ServerServices, connection: Connection, receive: Receive, hello: str | None) -> None:
    """What is said on an open socket; a hello that came with it was said to another worker."""
    places.put(services, connection)
    try:
        await _Session(services, connection, receive, hello).run()
    finally:
        places.give_up(services, connection)


async def _admitted(services: ServerServices, scope: Scope) -> str:
    """The address of a socket that may be opened. Raises Problem."""
    address = await services.admission.admit_handshake(scope)
    if scope["path"] != SOCKET_PATH:
        raise Problem(Code.NOT_FOUND)
    if services.stopping:
        raise Problem(Code.STOPPING)
    if not places.make_room(services, address):
        raise Problem(Code.FULL)
    return address


async def _reject(services: ServerServices, send: Send, problem: Problem) -> None:
    """Answer the handshake with a plain HTTP error."""
    services.admission.answered(problem.status)
    body = msgspec.json.encode({"code": problem.code, "arguments": problem.arguments})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


class _Session:
    """What goes on at one socket."""

    def __init__(self, services: ServerServices, connection: Connection, receive: Receive, hello: str | None) -> None:
        self._services = services
        self._first = hello
        self._connection = connection
        self._receive = receive
        self._bad = 0

    async def run(self) -> None:
        table = await self._hello()
        if table is None:
            return
        try:
            while not self._connection.ended and (text := await self._text()) is not None:
                await self._take(table, text)
        finally:
            table.depart(self._connection)

    async def _hello(self) -> Table | None:
        """Wait for the hello and greet; None if the socket ended, was refused or goes on at another worker."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self._text() if self._first is None else self._first
        except TimeoutError:
            self._end(Code.HELLO_LATE)
            return None
        if text is None:
            return None
        self._connection.heard = True
        try:
            hello = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._end(Code.BAD_MESSAGE)
            return None
        if not isinstance(hello, messages.Hello):
            self._end(Code.HELLO_FIRST)
            return None
        if self._first is None and self._passed_on(hello, text):
            return None
        try:
            self._services.moderation.check(self._connection.address)  # once more: it took a while to get here
            await self._services.limits.requests.take(self._connection.address, hello.token)
            return await greet(self._services, self._connection, hello)
        except SaboteurError as problem:
            self._connection.end(Code(problem.code), **problem.arguments)
            return None
        except StoreFailed:
            self._end(Code.STORAGE)
            return None

    def _passed_on(self, hello: messages.Hello, text: str) -> bool:
        """Handover: whether the worker that has this table takes the socket."""
        protocol = getattr(self._receive, "__self__", None)
        return self._services.cluster.pass_on(
            hello.table,
            partial(let_go, protocol),
            HandedOver(self._connection.address, text),
        )

    async def _text(self) -> str | None:
        """The next text; None when the socket has ended."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        if text is None:
            self._end(Code.TEXT_ONLY)
            return None
        if len(text) * UTF8_MOST > LONGEST and len(text.encode("utf-8", "surrogatepass")) > LONGEST:
            self._end(Code.TOO_LONG, most=LONGEST)
            return None
        return text

    async def _take(self, table: Table, text: str) -> None:
        seconds = self._connection.bucket.take(self._services.time_source.now())
        if seconds > 0:
            self._end(Code.TOO_OFTEN, seconds=int(seconds) + 1)
            return
        seconds = self._services.limits.messages.reserve(self._connection.address)
        if seconds > 0:  # many sockets of one address wait for each other, not everybody for them
            await self._services.time_source.pause(seconds)
            if self._connection.ended:
                return
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._complain(table)
            return
        began = time.perf_counter()
        await message_handlers.handle(table, self._connection, message, self._services.bot_pool)
        if isinstance(message, messages.Move):
            self._services.metrics[MOVE_SECONDS].observe(time.perf_counter() - began)

    def _complain(self, table: Table) -> None:
        """A message that is none is refused; too many of them end the socket."""
        self._bad += 1
        if self._bad > MOST_BAD_MESSAGES:
            self._end(Code.BAD_MESSAGE)
        else:
            self._connection.push(messages.Refused(None, Code.BAD_MESSAGE, {}, table.state.n))

    def _end(self, code: Code, **arguments: int) -> None:
        self._connection.end(code, **arguments)
