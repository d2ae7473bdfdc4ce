"""All HTTP connections of a process, counted by address and together.

When there is no room left, a connection of the address that has most makes way, whatever it is waiting for. Addresses
that have many get new ones only now and then as long as that lasts: whoever was evicted would come again at once, and
all that time everybody else's connections would wait to be looked at.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, Protocol, cast

from starlette.types import Scope

from saboteur.server.http.client_address import address_of
from saboteur.server.http.held_bytes import HeldBytes
from saboteur.server.http.request_body import may_have_body
from saboteur.server.http.request_headers import token_of
from saboteur.server.limits import open_files
from saboteur.server.limits.eviction import FairEviction
from saboteur.server.limits.rate_limit import Limit
from saboteur.server.log_lines import Warnings
from saboteur.server.metrics import Metrics, counter
from saboteur.server.problems import Problem
from saboteur.server.settings import Settings
from saboteur.server.time_source import SystemTime, TimeSource
from saboteur.server.tokens import SeatTokens

SLOW_CONNECTIONS: Final = counter(
    "slow_connections", "HTTP connections closed because a request or the reading of an answer took too long."
)
EVICTED_CONNECTIONS: Final = counter("evicted_connections", "HTTP connections closed to make room for others.")
REFUSED_CONNECTIONS: Final = counter(
    "refused_connections", "HTTP connections closed at once because there was no room."
)
FLOODS: Final = counter("floods", "Sockets closed because of too many fragments, control frames or scraps of messages.")
MOST_UNFINISHED: Final = 100
"""Requests of one address whose bodies have not come in full; forty people may sit behind it."""
FEW: Final = 32
"""Connections of one address that are let in at any time, in the place of another's."""
MORE_AT_ONCE, MORE_PER_SECOND = 50, 10.0
"""Those beyond them that an address gets while there is no room."""


class PooledConnection(Protocol):
    """A connection as the pool sees it."""

    address: str
    """That of the peer, as limits count."""
    counted_for: str
    """That of the visitor for whom the connection counts, if a proxy says so; else the same."""
    known: bool
    """Whether its request shows a token of this host."""
    working: bool
    """Whether the server is about to answer it."""
    limited: bool
    """Whether the address has a limit; that of a trusted proxy stands for many."""
    in_request: bool
    """From the end of a request's head to the end of its answer."""
    in_body: bool
    """From the end of the head to the end of the body, even if the answer did not wait for that."""

    def holds(self) -> int:
        """Bytes that it keeps in memory: of bodies that have come, and of answers that were not read yet."""
        ...

    def cut(self) -> None:
        """Close the connection at once."""
        ...


class HttpConnectionPool:
    """All connections of this process, and the limits they keep."""

    def __init__(self, settings: Settings, metrics: Metrics, warnings: Warnings, seat_tokens: SeatTokens) -> None:
        self.settings, self.metrics = settings, metrics
        self.time_source: TimeSource = SystemTime()
        """The clock of deadlines: not that of the tables, which tests may put forward by days."""
        metrics.watch_gauge("http_connections", "Open HTTP connections that are no sockets.", lambda: self.count)
        self._warnings = warnings
        self._seat_tokens = seat_tokens
        self._most = open_files.for_connections(settings, open_files.limit())
        self._open: set[PooledConnection] = set()
        self.held = HeldBytes()
        metrics.watch_gauge(
            "http_held_bytes",
            "Bytes of requests and unread answers that HTTP connections hold.",
            lambda: self.held.total,
        )
        self._sockets = 0
        self._strangers = FairEviction[PooledConnection]()
        self._known = FairEviction[PooledConnection]()
        """Those with a request that shows a token of ours; they make way only if there are no others."""

    @cached_property
    def _more(self) -> Limit:
        """Connections beyond the first few of an address, while there is no room."""
        return Limit(self.time_source, size=MORE_AT_ONCE, per_second=MORE_PER_SECOND)

    @property
    def count(self) -> int:
        """Open connections that are no sockets."""
        return len(self._open)

    @property
    def in_request(self) -> int:
        """Those of them that have a request whose answer is not complete."""
        return sum(each.in_request for each in self._open)

    def admit(self, newcomer: PooledConnection) -> bool:
        """Count a connection, if need be in the place of another; False if there is no room for it."""
        address = newcomer.counted_for if newcomer.limited else None
        full = len(self._open) >= self.settings.most_http_connections
        if full and not self._may_have_more(address):
            room = False
        elif address is not None and self._of_address(address) >= self.settings.most_http_connections_per_address:
            room = self._evict(self._strangers.oldest(address))
        elif full:
            room = self._make_room(address)
        else:
            room = self._has_file() or self._make_room(address)
        if not room:
            self.metrics[REFUSED_CONNECTIONS].inc()
            self._warn()
            return False
        self._open.add(newcomer)
        self._strangers.put(newcomer, newcomer.counted_for)
        return True

    def note(self, connection: PooledConnection) -> None:
        """What a connection waits for has changed: of its address, it has now waited for the shortest time."""
        if connection in self._open:
            self._places(connection).put(connection, connection.counted_for)

    def begin(self, connection: PooledConnection, scope: Scope) -> None:
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
        if may_have_body(scope) and self._of_address(address) > MOST_UNFINISHED:
            unfinished = [each for each in self._strangers.of(address) if each.in_body]
            if len(unfinished) > MOST_UNFINISHED:
                self._evict(unfinished[0])

    def weigh(self, connection: PooledConnection) -> None:
        """A connection may hold more than before; if all together hold too much, the heaviest make way."""
        if connection in self._open:
            self.held.note(connection)
            while (heaviest := self.held.too_heavy()) is not None:
                self._evict(cast("PooledConnection", heaviest))

    def rest(self, connection: PooledConnection) -> None:
        """A connection waits for its next request."""
        if connection in self._open:
            self._count_for(connection, connection.address, known=False)

    def leave(self, connection: PooledConnection) -> None:
        """A connection is closed, or has become a socket."""
        if connection in self._open:
            self._open.remove(connection)
            self.held.forget(connection)
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

    def _may_have_more(self, address: str | None) -> bool:
        """Whether one more of an address is looked at, though there is no room."""
        if address is None or self._of_address(address) < FEW:
            return True
        try:
            self._more.take(address)
        except Problem:
            return False
        return True

    def _has_file(self) -> bool:
        return len(self._open) + self._sockets < self._most

    def _make_room(self, newcomer: str | None) -> bool:
        """Close a connection for one more of an address, or of one that does not count; False if nobody must go."""
        own = 1 if newcomer is None else self._of_address(newcomer) + 1
        return self._evict(self._strangers.victim(newcomer, own=own) or self._known.victim(None, own=own + 1))

    def _places(self, connection: PooledConnection) -> FairEviction[PooledConnection]:
        return self._known if connection.known else self._strangers

    def _of_address(self, address: str) -> int:
        return self._strangers.count(address) + self._known.count(address)

    def _count_for(self, connection: PooledConnection, address: str, *, known: bool) -> None:
        if (connection.counted_for, connection.known) != (address, known):
            self._places(connection).remove(connection, connection.counted_for)
            connection.counted_for, connection.known = address, known
        self.note(connection)

    def _evict(self, victim: PooledConnection | None) -> bool:
        """Close a connection for another; False if there is none."""
        if victim is None:
            return False
        self.leave(victim)
        victim.cut()
        self.metrics[EVICTED_CONNECTIONS].inc()
        self._warn()
        return True

    def _warn(self) -> None:
        if self._warnings.due("connections-full"):
            closed = [self.metrics.value(each) for each in (EVICTED_CONNECTIONS, REFUSED_CONNECTIONS, SLOW_CONNECTIONS)]
            words = "open %d, since the start evicted %d, refused %d, too slow %d"
            self._warnings.warn("connections-full", words, self.count, *closed)


class PoolOwner(Protocol):
    """An application whose connections are counted."""

    @property
    def http_connections(self) -> HttpConnectionPool:
        """The pool; there is one while the application runs."""
        ...


def pool_of(app: object) -> HttpConnectionPool:
    """The connections that an application counts; it must be running."""
    return cast("PoolOwner", app).http_connections
