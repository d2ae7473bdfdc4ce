"""Which sockets an address may have, and which of them makes way for another.

Whose a socket is, only its hello tells, so it counts from then on, for all workers together. Before, a worker lets in a
few in any case; else a neighbour's crowd would keep out a player whose line was lost. A handshake asks no database and
ends nobody's socket but a silent one of the same address.

At an address that has all its sockets, what makes way for one more is a socket without a seat, or one of a seat that
has several. For a player there is also, in this order:

- one of a table at which no game runs, if one runs at the player's;
- one of a table that was made later than the player's, if games run at both or at neither.

Whoever had to make way and comes back matters less than whoever took the place, so nobody takes turns. Only sockets at
this worker make way; a socket comes to the one that has its table.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from saboteur.server.broadcast.connection import Connection
from saboteur.server.http.connection_pool import EVICTED_CONNECTIONS
from saboteur.server.http.server_services import ServerServices
from saboteur.server.problems import Code, Problem
from saboteur.server.table.table import Table

MOST_SILENT: Final = 8
"""Sockets of a full address that have not said hello yet; at one that is not full, so many more than it may still
have."""


def make_room(services: ServerServices, address: str) -> bool:
    """Whether the server has room for one more socket, if need be in the place of one of an address that has more."""
    if services.sockets.total < services.settings.most_connections:
        return True
    return _evict(services, services.sockets.victim(address, own=services.sockets.count(address) + 1))


def put(services: ServerServices, connection: Connection) -> None:
    """Note a new socket that has not said hello, if need be in the place of another that has not."""
    sockets = services.sockets.of(connection.address)
    silent = [one for one in sockets if not one.heard]
    free = services.settings.most_connections_per_address - sum(one.counted for one in sockets)
    if len(silent) >= MOST_SILENT + free:
        _evict(services, silent[0])
    services.sockets.put(connection, connection.address)


async def settle(services: ServerServices, table: Table, connection: Connection) -> None:
    """Count a socket, now that it is known whose it is. Raises Problem if nobody makes way for it."""
    connection.table = table.id
    if not await services.cluster.admit(connection.address) and not _take_over(services, _least(services, connection)):
        raise Problem(Code.FULL)
    connection.counted = True


def give_up(services: ServerServices, connection: Connection) -> None:
    """A socket has ended, or goes on at another worker."""
    services.sockets.remove(connection, connection.address)
    if connection.counted:
        services.cluster.leave(connection.address)


def _dispensable(sockets: list[Connection]) -> Connection | None:
    """Of an address's sockets, oldest first, one that has no seat; else one of a seat that has several."""
    sockets_of = Counter(one.holds for one in sockets)
    return next(
        (one for one in sockets if not one.working), next((one for one in sockets if sockets_of[one.holds] > 1), None)
    )


def _least(services: ServerServices, connection: Connection) -> Connection | None:
    """The socket that makes way for one more of its address; None if all matter as much."""
    sockets = [one for one in services.sockets.of(connection.address) if one.counted]
    if not connection.working or not sockets:
        return _dispensable(sockets)
    dispensable = _dispensable([*sockets, connection])
    if dispensable is not None:
        return dispensable
    least = min(sockets, key=lambda one: _importance(services, one))
    return least if _importance(services, least) < _importance(services, connection) else None


def _importance(services: ServerServices, connection: Connection) -> tuple[bool, int]:
    """How much a player's socket matters: whether a game runs at its table, and how old that is."""
    number = connection.table or 0
    table = services.registry.numbers.get(number)
    return table is not None and table.room.stage == "playing", -number


def _take_over(services: ServerServices, victim: Connection | None) -> bool:
    """End a socket for another of its address, which is counted in its place; False if there is none."""
    if victim is not None:
        victim.counted = False
    return _evict(services, victim)


def _evict(services: ServerServices, victim: Connection | None) -> bool:
    """End a socket for another; False if there is none."""
    if victim is None:
        return False
    services.sockets.remove(victim, victim.address)
    victim.end(Code.FULL)
    services.metrics[EVICTED_CONNECTIONS].inc()
    return True
