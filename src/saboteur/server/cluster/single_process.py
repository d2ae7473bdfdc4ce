"""A cluster of one: everything is in this process's memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.server.limits.rate_limit import Limit
from saboteur.server.table.transfer_codes import Transfers

if TYPE_CHECKING:
    from saboteur.server.broadcast.connection import Connection
    from saboteur.server.cluster.cluster import ClusterTransfers
    from saboteur.server.cluster.socket_handover import HandedOver
    from saboteur.server.limits.async_limit import AsyncLimit
    from saboteur.server.table.table import Table
    from saboteur.server.table.table_registry import TableRegistry


class LocalLimit:
    """A limit that nobody else counts."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit

    async def take(self, who: str) -> None:
        """Count a deed. Raises Problem when it is too much."""
        self._limit.take(who)

    async def check(self, who: str) -> None:
        """Raise Problem if the next deed would be too much; counts nothing."""
        self._limit.check(who)


class LocalTransfers:
    """Codes that only this worker knows."""

    def __init__(self, transfers: Transfers) -> None:
        self._transfers = transfers

    async def offer(self, table: int, token: bytes) -> str:
        """A new code for the seat that a token opens; an older one is void."""
        return self._transfers.offer(table, token)

    async def redeem(self, table: int, code: str) -> bytes:
        """The hash of the token whose seat is to be moved. Raises Problem."""
        return self._transfers.redeem(table, code)


class SingleProcess:
    """Nobody else serves these tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.shared = False
        self.transfers: ClusterTransfers = LocalTransfers(Transfers(registry.time_source))

    @property
    def alone(self) -> bool:
        """Always."""
        return True

    async def open(self) -> None:
        """There is nobody to join."""

    async def close(self) -> None:
        """There is nobody to leave."""

    def stored(self, table: Table) -> None:
        """Nobody needs to look."""

    def present(self, table: Table) -> None:
        """Nobody needs to know."""

    async def arrived(self, table: Table, connection: Connection) -> None:
        """Nobody asks."""

    async def learn(self, table: Table) -> None:
        """Nobody is elsewhere."""

    def runs(self, table: Table) -> bool:  # noqa: ARG002 - the form of a cluster
        """Who else?"""
        return True

    def limit(self, kind: str, *, size: float, per_second: float) -> AsyncLimit:  # noqa: ARG002 - the form of a cluster
        """A limit in memory."""
        return LocalLimit(Limit(self._registry.time_source, size=size, per_second=per_second))

    async def admit(self, address: str) -> bool:
        """Whether an address may have one more socket."""
        return self._registry.sockets.count(address) < self._registry.settings.most_connections_per_address

    async def took(self, address: str) -> None:
        """The registry counts by itself."""

    def leave(self, address: str) -> None:
        """The registry counts by itself."""

    def pass_on(self, code: str, protocol: object, passed: HandedOver) -> bool:  # noqa: ARG002 - the form of a cluster
        """To whom?"""
        return False

    async def counts(self, own: str) -> str:
        """There are no others."""
        return own
