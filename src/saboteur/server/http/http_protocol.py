"""uvicorn's HTTP protocol with deadlines and limits: a client that is silent, slow or does not read is disconnected.

uvicorn closes a connection that is silent after an answer and no other. Here every connection has a deadline for what
it owes: the head of a request, its body, the reading of an answer. Heads and bodies are bounded as they are on the
wire, with all headers, trailers and chunk lines; beyond that nothing is parsed. `connection_pool` counts connections.
"""

from __future__ import annotations

import fcntl
import sys
import termios
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from saboteur.server.http.client_address import is_proxy, network
from saboteur.server.http.connection_loss import LOSS, ConnectionLoss
from saboteur.server.http.connection_pool import FLOODS, SLOW_CONNECTIONS, pool_of
from saboteur.server.http.held_bytes import LIGHT
from saboteur.server.http.request_body import BODY, IncomingBody, declared_length, longest_body
from saboteur.server.http.request_headers import KeptHeaders

if TYPE_CHECKING:
    import asyncio

    from starlette.types import Scope
    from uvicorn import Config
    from uvicorn._types import ASGI3Application as ASGIApplication
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
    from uvicorn.server import ServerState

    from saboteur.server.time_source import Alarm

KEEP_ALIVE_SECONDS: Final = 15
"""Between an answer and the first byte of the next request."""
LINGER_SECONDS: Final = 2
"""For reading an answer that came before the end of the request's body; then the connection is closed."""
LINGER_BYTES: Final = 1024 * 1024
"""Of the rest of such a body that are read and thrown away; the others stay where they are."""
LONGEST_HEAD: Final = 64 * 1024
MOST_HEADERS: Final = 128
LONGEST_TARGET: Final = 1024
"""Bytes of what is asked for: path and query."""
MOST_TRAILERS: Final = 16
LONGEST_OVERHEAD: Final = 16 * 1024
"""Bytes of a body that are no contents: sizes and extensions of chunks, trailers."""
PARSED_AT_ONCE: Final = 16 * 1024
"""Bytes between two looks at the limits of heads and bodies, which are exact to so many."""
MOST_PIPELINED: Final = 16
"""Requests that may wait for the answer to an earlier one on the same connection; browsers send none."""
LEAST_READ: Final = 16 * 1024
"""Bytes of an answer that must be read between two looks, if it is not read to its end."""


class _TooMany(Exception):
    """Too many headers or trailers, too long an address, or requests that were sent without waiting for an answer; ends
    the parsing."""


class _AnswerTransport:
    """The transport as the answer to a request uses it: an end of the connection does not cut the answer off."""

    def __init__(self, connection: BoundedHttpProtocol) -> None:
        self._connection = connection

    def write(self, data: bytes) -> None:
        if not self.is_closing():
            self._connection.transport.write(data)

    def is_closing(self) -> bool:
        return self._connection.lingering or self._connection.transport.is_closing()

    def close(self) -> None:
        self._connection.end()


class BoundedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a deadline and a limit for everything that the other side owes."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self._pool = pool_of(config.app)
        self.address = self.counted_for = ""
        """The peer's, as limits count; and the visitor's for whom the connection counts, if a proxy says so."""
        self.known = False
        """Whether its request shows a token of this host."""
        self.working = False
        """Whether it is our turn."""
        self.limited = True
        """Whether the address has a limit; that of a trusted proxy stands for many."""
        self.lingering = False
        """Whether everything is said, and only the end of the connection is awaited."""
        self._deaf = False
        """Whether nothing more is parsed."""
        self._upgraded = False
        self.in_request = False
        """From the end of a request's head to the end of its answer."""
        self.in_body = False
        """From the end of the head to the end of the body, even if the answer did not wait for that."""
        self._loss = ConnectionLoss()
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered; others may wait behind it."""
        self._body = IncomingBody()
        """That of the last request whose head was read."""
        self._longest_body = 0
        self._body_size = 0
        """Bytes of its contents that have come."""
        self._received = 0
        """Bytes since the last head or body was complete, without contents of bodies; those of the same part of what
        was received may be counted twice."""
        self._header_count, self._kept = 0, KeptHeaders()
        """Of the request whose head is being read."""
        self._trailers = 0
        self._discarded = 0
        self._held = 0
        """Bytes of bodies whose requests are not answered yet."""
        self._unread = 0
        """Bytes that waited to be read when that was last looked at."""
        self._deadline: Alarm | None = None

    # -- what uvicorn calls -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unknown"
        settings = self._pool.settings
        self.address = self.counted_for = network(peer)
        self.limited = not is_proxy(peer, settings.trusted_proxy)
        if self._pool.admit(self):
            transport.set_write_buffer_limits(high=LIGHT)  # beyond it, what is not read is counted
            self._await_request(settings.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._pool.leave(self)
        if self._answered is not None:  # uvicorn tells only the last one that came
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)
        self._loss.happen()
        # Requests and their connection keep each other: what is lost must not wait until Python looks for garbage.
        self.pipeline.clear()
        self.cycle = self._answered = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PARSED_AT_ONCE):
            if self.transport.is_closing() or self._upgraded:
                return  # the connection was given up, or this came before its handshake was answered
            if self._deaf:
                self._discard(len(data) - start)
                return
            part = data[start : start + PARSED_AT_ONCE]
            super().data_received(part)
            self._count(len(part))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_count, self._kept = 0, KeptHeaders()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_TARGET:
            raise _TooMany

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.in_body:  # a trailer: nobody asked for it, and the headers were looked at already
            self._trailers += 1
            if self._trailers > MOST_TRAILERS:
                raise _TooMany
            return
        self._header_count += 1
        if self._header_count > MOST_HEADERS:
            raise _TooMany
        if self._kept.keep(name.lower(), value):
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            # Ends the parsing of what was read at once: whole requests that nobody answers yet cost time and memory.
            self._pool.metrics[FLOODS].inc()
            self._pool.leave(self)
            self.cut()
            raise _TooMany
        self._name_target()
        self._body = self.scope["state"][BODY] = IncomingBody()
        self.scope["state"][LOSS] = self._loss
        super().on_headers_complete()
        self.in_request = self.in_body = True
        self._received = self._body_size = self._trailers = 0
        self.working = False
        self._arm(self._pool.settings.body_seconds)
        self._pool.begin(self, cast("Scope", self.scope))
        if "path" in self.scope:  # else it becomes a socket
            self.cycle.transport = cast("asyncio.Transport", _AnswerTransport(self))
            scope = cast("Scope", self.scope)
            self._longest_body = longest_body(scope)
            if declared_length(scope) > self._longest_body:
                self._refuse_body()

    def on_body(self, body: bytes) -> None:
        self._body_size += len(body)
        self._received -= len(body)
        if not self._body.too_long:
            super().on_body(body)
            self._hold(self._held + len(body))

    def on_message_complete(self) -> None:
        self.in_body, self._received = False, 0
        self._body.complete = True
        super().on_message_complete()
        if self.in_request:
            self._take_turn()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGIApplication) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        if self._loss.happened:
            return
        if self.in_body and self.cycle.response_complete:
            self._linger()  # the answer did not wait for the body: nor do we
        if self.lingering:
            return
        more = bool(self.pipeline) and not self.transport.is_closing()
        if not more:
            self._hold(0)
        self._await_request(KEEP_ALIVE_SECONDS + self._pool.settings.head_seconds)
        super().on_response_complete()
        if more:  # the next request had come already
            self.in_request = True
            self._arm(self._pool.settings.body_seconds) if self.in_body else self._take_turn()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._disarm()
        self._pool.leave(self)
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; if an answer to something else is on its way, there is no place for a word."""
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if self.pipeline or (cycle is not None and cycle.response_started != cycle.response_complete):
            self.cut()
            return
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # the application, if it waits for the rest of the body, need not answer any more
            cycle.message_event.set()
        head = "HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
        self.transport.write(f"{head}content-length: {len(msg)}\r\n\r\n{msg}".encode("ascii"))
        self._linger()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.in_request:
            self._unread = unread(self.transport)
            self.working = False
            self._pool.note(self)
            self._arm(self._pool.settings.unread_seconds)
        self._pool.weigh(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._pool.weigh(self)
        if self.in_request:
            self._take_turn()

    def cut(self) -> None:
        """Close the connection at once; what was not written is lost."""
        self.transport.abort()

    def holds(self) -> int:
        """Bytes of bodies that are not answered yet, and of answers that were not read yet."""
        return self._held + self.transport.get_write_buffer_size()

    def _hold(self, size: int) -> None:
        before, self._held = self._held, size
        if max(before, size) > LIGHT:
            self._pool.weigh(self)

    # -- limits -------------------------------------------------------------------------------------------------------

    def _count(self, received: int) -> None:
        """Note that so many bytes were parsed, and refuse a head or a body that is too long by now."""
        self._received += received
        if self._deaf:
            return
        if not self.in_body:
            if self._received > LONGEST_HEAD + PARSED_AT_ONCE:
                self.send_400_response("The head of the request is too long.")
        elif self._body_size > self._longest_body or self._received > LONGEST_OVERHEAD + PARSED_AT_ONCE:
            self._refuse_body()

    def _refuse_body(self) -> None:
        """Parse nothing more; the application, which waits for the body, learns that it is too long."""
        self._deaf = self._body.too_long = True
        self.cycle.message_event.set()

    def _discard(self, received: int) -> None:
        self._discarded += received
        if self._discarded > LINGER_BYTES:
            self.flow.pause_reading()

    def end(self) -> None:
        """Close the connection after an answer, so that the answer can be read."""
        if self.in_body:
            self._linger()
        else:
            self.transport.close()

    def _linger(self) -> None:
        """Say no more and parse no more, but leave time to read what was said: to close a connection while something
        comes in resets it, and what was not read by then is lost."""
        if self.lingering or self.transport.is_closing():
            return
        self._deaf = self.lingering = True
        self.in_request = self.working = False
        self.pipeline.clear()
        self._hold(0)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self._unread = unread(self.transport)
        self._pool.rest(self)
        self._arm(self._pool.settings.unread_seconds if self._unread else LINGER_SECONDS)

    # -- deadlines ----------------------------------------------------------------------------------------------------

    def _await_request(self, seconds: float) -> None:
        self.in_request = self.working = False
        self._unread = unread(self.transport)
        self._pool.rest(self)
        # What waits to be read was written just now: a slow reader must at least continue to read.
        self._arm(self._pool.settings.unread_seconds if self._unread else seconds)

    def _take_turn(self) -> None:
        """The other side has done what it owed."""
        self._disarm()
        self.working = True
        self._pool.note(self)

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._deadline = self._pool.time_source.later(seconds, self._overdue)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _overdue(self) -> None:
        """Something was not done in time; an answer that is being read gets more of it."""
        self._deadline = None
        waiting = unread(self.transport)
        if 0 < waiting <= self._unread - LEAST_READ:
            self._unread = waiting
            self._arm(self._pool.settings.unread_seconds)
            return
        if not waiting and self._unread and not self.in_request and not self.transport.is_closing():
            # By now it was read to its end.
            if not self.lingering:
                self._await_request(KEEP_ALIVE_SECONDS + self._pool.settings.head_seconds)
                return
        elif not self.lingering:
            self._pool.metrics[SLOW_CONNECTIONS].inc()
        self._pool.leave(self)
        self.cut()

    def _name_target(self) -> None:
        """If the request line names a host, it must be the one of the Host header: both are looked at as one."""
        if not self.url.startswith(b"/"):
            target = httptools.parse_url(self.url)
            if target.host:
                port = b":%d" % target.port if target.port else b""
                host = b"[%b]" % target.host if b":" in target.host else target.host
                self.headers.append((b"host", host + port))


def unread(transport: asyncio.Transport) -> int:
    """Bytes that wait here because the other side does not read them: ours, and those that the system has taken. The
    latter are counted only if there are some of the former; without, nothing of ours is in the way."""
    waiting = transport.get_write_buffer_size()
    if waiting:
        # The system takes more only after much was read: without its part, a slow reader would seem to stand still.
        with suppress(OSError):
            queued = fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, bytes(4))
            waiting += int.from_bytes(queued, sys.byteorder)
    return waiting
