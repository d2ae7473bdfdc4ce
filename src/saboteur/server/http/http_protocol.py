"""HTTP connections with deadlines and limits: whoever stays silent, dawdles or does not read gives way to others.

uvicorn closes a connection that is silent after an answer and no other. Here every connection has a deadline for what
it owes: the head of a request, its body, the reading of an answer. Heads and bodies are bounded as they are on the
wire, with all headers, trailers and chunk lines; beyond that nothing is parsed. All connections are counted, by address
and together; when there is no room left, one of the address that has most makes way, whatever it is waiting for.
"""

from __future__ import annotations

import fcntl
import sys
import termios
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from saboteur.server.http.security import (
    BODY,
    Body,
    address_of,
    declared_length,
    is_proxy,
    longest_body,
    network,
    token_of,
)
from saboteur.server.limits import open_files
from saboteur.server.limits.eviction import FairEviction
from saboteur.server.time_source import SystemTime

if TYPE_CHECKING:
    import asyncio

    from uvicorn import Config
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
    from uvicorn.server import ServerState

    from saboteur.server.http.security import Scope
    from saboteur.server.log_lines import Warnings
    from saboteur.server.metrics import Metrics
    from saboteur.server.settings import Settings
    from saboteur.server.time_source import Alarm, TimeSource
    from saboteur.server.tokens import SeatTokens

KEEP_ALIVE_SECONDS: Final = 15
"""Between an answer and the first byte of the next request."""
LINGER_SECONDS: Final = 2
"""For reading an answer that came before the end of the request's body; then the connection is closed."""
LINGER_BYTES: Final = 1024 * 1024
"""Of the rest of such a body that are read and thrown away; the others stay where they are."""
LONGEST_HEAD: Final = 64 * 1024
MOST_HEADERS: Final = 128
MOST_TRAILERS: Final = 16
LONGEST_OVERHEAD: Final = 16 * 1024
"""Bytes of a body that are no contents: sizes and extensions of chunks, trailers."""
PARSED_AT_ONCE: Final = 16 * 1024
"""Bytes between two looks at the limits of heads and bodies, which are exact to so many."""
MOST_UNFINISHED: Final = 100
"""Requests of one address whose bodies have not come in full; forty people may sit behind it."""
MOST_PIPELINED: Final = 16
"""Requests that may wait for the answer to an earlier one on the same connection; browsers send none."""
LEAST_READ: Final = 16 * 1024
"""Bytes of an answer that must be read between two looks, if it is not read to its end."""


class HttpConnectionPool:
    """All connections of this process, and the limits they keep."""

    def __init__(self, settings: Settings, metrics: Metrics, warnings: Warnings, seat_tokens: SeatTokens) -> None:
        self.settings, self.metrics = settings, metrics
        self.time_source: TimeSource = SystemTime()
        """The clock of deadlines: not that of the tables, which tests may put forward by days."""
        self._warnings = warnings
        self._seat_tokens = seat_tokens
        self._most = open_files.for_connections(settings, open_files.limit())
        self._open: set[BoundedHttpProtocol] = set()
        self._sockets = 0
        self._strangers = FairEviction[BoundedHttpProtocol]()
        self._known = FairEviction[BoundedHttpProtocol]()
        """Those with a request that shows a token of ours; they make way only if there are no others."""

    @property
    def count(self) -> int:
        """Open connections that are no sockets."""
        return len(self._open)

    @property
    def in_request(self) -> int:
        """Those of them that have a request whose answer is not complete."""
        return sum(each.in_request for each in self._open)

    def admit(self, newcomer: BoundedHttpProtocol) -> bool:
        """Count a connection, if need be in the place of another; False if there is no room for it."""
        address = newcomer.counted_for if newcomer.limited else None
        if address is not None and self._of_address(address) >= self.settings.most_http_connections_per_address:
            room = self._evict(self._strangers.oldest(address))
        elif len(self._open) >= self.settings.most_http_connections:
            room = self._make_room(address)
        else:
            room = self._has_file() or self._make_room(address)
        if not room:
            self.metrics.refused_connections += 1
            self._warn()
            return False
        self._open.add(newcomer)
        self._strangers.put(newcomer, newcomer.counted_for)
        return True

    def note(self, connection: BoundedHttpProtocol) -> None:
        """What a connection waits for has changed: of its address, it has now waited for the shortest time."""
        if connection in self._open:
            self._places(connection).put(connection, connection.counted_for)

    def begin(self, connection: BoundedHttpProtocol, scope: Scope) -> None:
        """The head of a request is there, and may say for whom the connection counts."""
        if connection not in self._open:
            return
        known = self._seat_tokens.issued(token_of(scope))
        address = connection.address if connection.limited else address_of(scope, self.settings)
        self._count_for(connection, address, known=known)
        # A proxy says only now whose the connection is.
        is_visitor = address != connection.address
        if is_visitor and self._of_address(address) > self.settings.most_http_connections_per_address:
            self._evict(self._strangers.oldest(address))
        if self._of_address(address) > MOST_UNFINISHED:
            unfinished = [each for each in self._strangers.of(address) if each.in_body]
            if len(unfinished) > MOST_UNFINISHED:
                self._evict(unfinished[0])

    def rest(self, connection: BoundedHttpProtocol) -> None:
        """A connection waits for its next request."""
        if connection in self._open:
            self._count_for(connection, connection.address, known=False)

    def leave(self, connection: BoundedHttpProtocol) -> None:
        """A connection is closed, or has become a socket."""
        if connection in self._open:
            self._open.remove(connection)
            self._places(connection).remove(connection, connection.counted_for)

    def has_room_for_socket(self) -> bool:
        """Whether one more file can be opened for a socket that comes from another worker; if need be, in the place of
        a connection."""
        return self._has_file() or self._make_room(None)

    def socket_opened(self) -> None:
        """A connection has become a socket, or came as one from another worker."""
        self._sockets += 1

    def socket_closed(self) -> None:
        """A socket is closed, or goes on at another worker."""
        self._sockets -= 1

    def _has_file(self) -> bool:
        return len(self._open) + self._sockets < self._most

    def _make_room(self, newcomer: str | None) -> bool:
        """Close a connection for one more of an address, or of one that does not count; False if nobody must go."""
        own = 1 if newcomer is None else self._of_address(newcomer) + 1
        return self._evict(self._strangers.victim(newcomer, own=own) or self._known.victim(None, own=own + 1))

    def _places(self, connection: BoundedHttpProtocol) -> FairEviction[BoundedHttpProtocol]:
        return self._known if connection.known else self._strangers

    def _of_address(self, address: str) -> int:
        return self._strangers.count(address) + self._known.count(address)

    def _count_for(self, connection: BoundedHttpProtocol, address: str, *, known: bool) -> None:
        if (connection.counted_for, connection.known) != (address, known):
            self._places(connection).remove(connection, connection.counted_for)
            connection.counted_for, connection.known = address, known
        self.note(connection)

    def _evict(self, victim: BoundedHttpProtocol | None) -> bool:
        """Close a connection for another; False if there is none."""
        if victim is None:
            return False
        self.leave(victim)
        victim.transport.abort()
        self.metrics.evicted_connections += 1
        self._warn()
        return True

    def _warn(self) -> None:
        metrics = self.metrics
        numbers = (self.count, metrics.evicted_connections, metrics.refused_connections, metrics.slow_connections)
        words = "open %d, since the start evicted %d, refused %d, too slow %d"
        self._warnings.warn("connections-full", words, *numbers)


class _TooMany(Exception):
    """Too many headers or trailers, or requests that were sent without waiting for an answer; ends the parsing."""


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
        self._all = connections_of(config)
        self.address = self.counted_for = ""
        """The peer's, as limits count; and that of whoever the connection is for, if a proxy says so."""
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
        self._body = Body()
        """That of the last request whose head was read."""
        self._longest_body = 0
        self._body_size = 0
        """Bytes of its contents that have come."""
        self._received = 0
        """Bytes since the last head or body was complete, without contents of bodies; those of the same part of what
        was received may be counted twice."""
        self._trailers = 0
        self._discarded = 0
        self._unread = 0
        """Bytes that waited to be read when that was last looked at."""
        self._deadline: Alarm | None = None

    # -- what uvicorn calls -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unknown"
        settings = self._all.settings
        self.address = self.counted_for = network(peer)
        self.limited = not is_proxy(peer, settings.trusted_proxy)
        if self._all.admit(self):
            self._await_request(settings.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PARSED_AT_ONCE):
            if self.transport.is_closing() or self._upgraded:
                return  # what is still read of a connection that was given up, or not asked for before its handshake
            if self._deaf:
                self._discard(len(data) - start)
                return
            part = data[start : start + PARSED_AT_ONCE]
            super().data_received(part)
            self._count(len(part))

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.in_body:  # a trailer: nobody asked for it, and the headers were looked at already
            self._trailers += 1
            if self._trailers > MOST_TRAILERS:
                raise _TooMany
        elif len(self.headers) >= MOST_HEADERS:
            raise _TooMany
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            # Ends the parsing of what was read at once: whole requests that nobody answers yet cost time and memory.
            self._all.metrics.floods += 1
            self._all.leave(self)
            self.transport.abort()
            raise _TooMany
        self._name_target()
        self._body = self.scope["state"][BODY] = Body()
        super().on_headers_complete()
        self.in_request = self.in_body = True
        self._received = self._body_size = self._trailers = 0
        self.working = False
        self._arm(self._all.settings.body_seconds)
        self._all.begin(self, cast("Scope", self.scope))
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

    def on_message_complete(self) -> None:
        self.in_body, self._received = False, 0
        self._body.complete = True
        super().on_message_complete()
        if self.in_request:
            self._take_turn()

    def on_response_complete(self) -> None:
        if self.in_body and self.cycle.response_complete:
            self._linger()  # the answer did not wait for the body: nor do we
        if self.lingering:
            return
        more = bool(self.pipeline) and not self.transport.is_closing()
        self._await_request(KEEP_ALIVE_SECONDS + self._all.settings.head_seconds)
        super().on_response_complete()
        if more:  # the next request had come already
            self.in_request = True
            self._arm(self._all.settings.body_seconds) if self.in_body else self._take_turn()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._disarm()
        self._all.leave(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; if an answer to something else is on its way, there is no place for a word."""
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if self.pipeline or (cycle is not None and cycle.response_started != cycle.response_complete):
            self.transport.abort()
            return
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # whoever waits for the rest of its body need not answer any more
            cycle.message_event.set()
        head = "HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
        self.transport.write(f"{head}content-length: {len(msg)}\r\n\r\n{msg}".encode("ascii"))
        self._linger()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.in_request:
            self._unread = unread(self.transport)
            self.working = False
            self._all.note(self)
            self._arm(self._all.settings.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.in_request:
            self._take_turn()

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
        """Parse nothing more; whoever waits for the body learns that it is too long."""
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
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self._unread = unread(self.transport)
        self._all.rest(self)
        self._arm(self._all.settings.unread_seconds if self._unread else LINGER_SECONDS)

    # -- deadlines ----------------------------------------------------------------------------------------------------

    def _await_request(self, seconds: float) -> None:
        self.in_request = self.working = False
        self._unread = unread(self.transport)
        self._all.rest(self)
        # What waits to be read was written just now: whoever reads slowly must at least read on.
        self._arm(self._all.settings.unread_seconds if self._unread else seconds)

    def _take_turn(self) -> None:
        """The other side has done what it owed."""
        self._disarm()
        self.working = True
        self._all.note(self)

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._deadline = self._all.time_source.later(seconds, self._overdue)

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
            self._arm(self._all.settings.unread_seconds)
            return
        if not waiting and self._unread and not self.in_request and not self.transport.is_closing():
            # It was read to its end meanwhile.
            if not self.lingering:
                self._await_request(KEEP_ALIVE_SECONDS + self._all.settings.head_seconds)
                return
        elif not self.lingering:
            self._all.metrics.slow_connections += 1
        self._all.leave(self)
        self.transport.abort()

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


class CountingApplication(Protocol):
    """The application, as far as connections need it."""

    @property
    def connections(self) -> HttpConnectionPool:
        """The connections that are counted; there while the application runs."""
        ...


def connections_of(config: Config) -> HttpConnectionPool:
    """The connections that a configured server counts; it must be running."""
    return cast(CountingApplication, config.app).connections
