"""What a registry needs to know of the other workers that serve the same tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from saboteur.server.broadcast.connection import Connection
    from saboteur.server.cluster.socket_handover import HandedOver
    from saboteur.server.limits.async_limit import AsyncLimit
    from saboteur.server.table.table import Table


class ClusterTransfers(Protocol):
    """One-time codes that any worker redeems."""

    async def offer(self, table: int, token: bytes) -> str:
        """A new code for the seat that a token opens; an older one is void."""
        ...

    async def redeem(self, table: int, code: str) -> bytes:
        """The hash of the token whose seat is to be moved. Raises Problem."""
        ...


class Cluster(Protocol):
    """All workers. None of them owns a table; each can serve each."""

    shared: bool
    """Whether others may write what this worker has in memory."""
    transfers: ClusterTransfers

    @property
    def alone(self) -> bool:
        """Whether no other worker runs at the moment."""
        ...

    async def open(self) -> None:
        """Join the cluster."""
        ...

    async def close(self) -> None:
        """Leave it."""
        ...

    def stored(self, table: Table) -> None:
        """Something of this table is stored: the others should look."""
        ...

    def present(self, table: Table) -> None:
        """Somebody came or went here: the others should know."""
        ...

    async def arrived(self, table: Table, connection: Connection) -> None:
        """Somebody is about to be greeted: when this is done, any other worker that asks knows that he is here."""
        ...

    async def learn(self, table: Table) -> None:
        """Ask who is connected to this table elsewhere."""
        ...

    def runs(self, table: Table) -> bool:
        """Whether this worker looks after the table's clock, bots and host. If two do, the log still decides."""
        ...

    def limit(self, kind: str, *, size: float, per_second: float) -> AsyncLimit:
        """A limit that holds for all workers together."""
        ...

    async def admit(self, address: str) -> bool:
        """Whether an address may have one more socket; if so it is counted."""
        ...

    async def took(self, address: str) -> None:
        """A socket that another worker admitted goes on here: count it."""
        ...

    def leave(self, address: str) -> None:
        """A socket that was admitted is closed, or goes on at another worker."""
        ...

    def pass_on(self, code: str, protocol: object, passed: HandedOver) -> bool:
        """Whether the worker of this machine that has a table takes a socket; if not, it is served here."""
        ...

    async def counts(self, own: str) -> str:
        """The numbers of all workers of this machine."""
        ...
