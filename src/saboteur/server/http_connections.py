"""HTTP connections with deadlines and limits: whoever stays silent, dawdles or does not read gives way to others.

uvicorn closes a connection that is silent after an answer and no other. Here every connection has a deadline for what
it owes: the head of a request, its body, the reading of an answer. All are counted, by address and together; when there
is no room left, the one that has been idle for longest makes way.
"""

from __future__ import annotations

import fcntl
import sys
import termios
from collections import Counter, OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from saboteur.server import open_files
from saboteur.server.guard import is_proxy, network
from saboteur.server.moments import RealMoments

if TYPE_CHECKING:
    import asyncio

    from uvicorn import Config
    from uvicorn.server import ServerState

    from saboteur.server.app import Application
    from saboteur.server.logs import Warnings
    from saboteur.server.metrics import Metrics
    from saboteur.server.moments import Alarm, Moments
    from saboteur.server.settings import Settings

KEEP_ALIVE_SECONDS: Final = 15
"""Between an answer and the first byte of the next request."""
LONGEST_HEAD: Final = 64 * 1024
MOST_PIPELINED: Final = 16
"""Requests that may wait for the answer to an earlier one on the same connection; browsers send none."""
LEAST_READ: Final = 16 * 1024
"""Bytes of an answer that must be read between two looks, if it is not read to its end."""


class HttpConnections:
    """All connections of this process, and the limits they keep."""

    def __init__(self, settings: Settings, metrics: Metrics, warnings: Warnings) -> None:
        self.settings, self.metrics = settings, metrics
        self.moments: Moments = RealMoments()
        """The clock of deadlines: not that of the tables, which tests may put forward by days."""
        self._warnings = warnings
        self._most = open_files.for_connections(settings, open_files.limit())
        self._open: set[BoundedHttp] = set()
        self._sockets = 0
        self._of_address: Counter[str] = Counter()
        self._idle: OrderedDict[BoundedHttp, None] = OrderedDict()
        """Those outside a request; the one that has been so for longest is the first."""

    @property
    def count(self) -> int:
        """Open connections that are no sockets."""
        return len(self._open)

    def admit(self, newcomer: BoundedHttp) -> bool:
        """Count a connection, if need be in the place of another; False if there is no room for it."""
        settings, address = self.settings, newcomer.address
        if newcomer.limited and self._of_address[address] >= settings.most_http_connections_per_address:
            room = self._evict(address)
        elif len(self._open) >= settings.most_http_connections or len(self._open) + self._sockets >= self._most:
            room = self._evict(None)
        else:
            room = True
        if not room:
            self.metrics.refused_connections += 1
            self._warn()
            return False
        self._open.add(newcomer)
        self._of_address[address] += 1
        return True

    def rest(self, connection: BoundedHttp) -> None:
        """A connection waits for its next request: from now on it may have to make way."""
        if connection in self._open:
            self._idle[connection] = None
            self._idle.move_to_end(connection)

    def work(self, connection: BoundedHttp) -> None:
        """A connection is inside a request."""
        self._idle.pop(connection, None)

    def leave(self, connection: BoundedHttp) -> None:
        """A connection is closed, or has become a socket."""
        self._idle.pop(connection, None)
        if connection in self._open:
            self._open.remove(connection)
            self._of_address[connection.address] -= 1
            if not self._of_address[connection.address]:
                del self._of_address[connection.address]

    def has_room_for_socket(self) -> bool:
        """Whether one more file can be opened for a socket that comes from another worker; if need be, in the place of
        an idle connection."""
        return len(self._open) + self._sockets < self._most or self._evict(None)

    def socket_opened(self) -> None:
        """A connection has become a socket, or came as one from another worker."""
        self._sockets += 1

    def socket_closed(self) -> None:
        """A socket is closed, or goes on at another worker."""
        self._sockets -= 1

    def _evict(self, address: str | None) -> bool:
        """Close the connection that has been idle for longest, of an address or of all; False if none is idle."""
        oldest = next((each for each in self._idle if address is None or each.address == address), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.transport.abort()
        self.metrics.evicted_connections += 1
        self._warn()
        return True

    def _warn(self) -> None:
        metrics = self.metrics
        numbers = (self.count, metrics.evicted_connections, metrics.refused_connections, metrics.slow_connections)
        words = "open %d, since the start evicted %d, refused %d, too slow %d"
        self._warnings.warn("connections-full", words, *numbers)


class _TooManyAtOnce(Exception):
    """Too many requests were sent without waiting for an answer."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a deadline for everything that the other side owes."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self._all = connections_of(config)
        self.address = ""
        """The peer's, as limits count."""
        self.limited = True
        """Whether the address has a limit; that of a trusted proxy stands for many."""
        self._in_request = False
        """From the end of a request's head to the end of its answer."""
        self._in_body = False
        """From the end of the head to the end of the body, even if the answer did not wait for that."""
        self._head = 0
        """Bytes of a head that is not there in full."""
        self._unread = 0
        """Bytes that waited to be read when that was last looked at."""
        self._deadline: Alarm | None = None

    # -- what uvicorn calls -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unknown"
        settings = self._all.settings
        self.address, self.limited = network(peer), not is_proxy(peer, settings.trusted_proxy)
        if self._all.admit(self):
            self._await_request(settings.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return  # what is still read of a connection that was given up
        super().data_received(data)
        if not (self._in_request or self._in_body):
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            # Ends the parsing of what was read at once: whole requests that nobody answers yet cost time and memory.
            self._all.metrics.floods += 1
            self._all.leave(self)
            self.transport.abort()
            raise _TooManyAtOnce
        self._name_target()
        super().on_headers_complete()
        self._in_request = self._in_body = True
        self._all.work(self)
        self._arm(self._all.settings.body_seconds)

    def on_message_complete(self) -> None:
        self._in_body = False
        super().on_message_complete()
        if self._in_request:
            self._disarm()  # now it is our turn

    def on_response_complete(self) -> None:
        more = bool(self.pipeline) and not self.transport.is_closing()
        self._await_request(KEEP_ALIVE_SECONDS + self._all.settings.head_seconds)
        super().on_response_complete()
        if more:  # the next request had come already
            self._in_request = True
            self._all.work(self)
            self._arm(self._all.settings.body_seconds) if self._in_body else self._disarm()

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        self._all.leave(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._in_request:
            self._unread = unread(self.transport)
            self._arm(self._all.settings.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._in_request:
            self._disarm()

    # -- deadlines ----------------------------------------------------------------------------------------------------

    def _await_request(self, seconds: float) -> None:
        self._in_request, self._head = False, 0
        self._unread = unread(self.transport)
        self._all.rest(self)
        # What waits to be read was written just now: whoever reads slowly must at least read on.
        self._arm(self._all.settings.unread_seconds if self._unread else seconds)

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._deadline = self._all.moments.later(seconds, self._overdue)

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
        if not waiting and self._unread and not self._in_request and not self.transport.is_closing():
            # It was read to its end meanwhile.
            self._await_request(KEEP_ALIVE_SECONDS + self._all.settings.head_seconds)
            return
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


def connections_of(config: Config) -> HttpConnections:
    """The connections that a configured server counts; it must be running."""
    return cast("Application", config.app).house.http
