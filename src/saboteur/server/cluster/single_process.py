"""A cluster of one: everything is in this process's memory."""

from __future__ import annotations

from saboteur.server.broadcast.connection import Connection
from saboteur.server.cluster.cluster import LetGo
from saboteur.server.cluster.local_workers import HandedOver
from saboteur.server.limits.async_limit import AsyncLimit
from saboteur.server.limits.eviction import FairEviction
from saboteur.server.limits.rate_limit import Limit
from saboteur.server.moderation.moderation import Moderation
from saboteur.server.settings import Settings
from saboteur.server.store.rows import Here
from saboteur.server.table.audience import Audience
from saboteur.server.table.services import TransferCodes
from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.table.transfer_codes import Transfers
from saboteur.server.time_source import TimeSource


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

    def check_known(self, who: str) -> None:
        """The same: nobody needs to be asked."""
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

    def __init__(self, settings: Settings, time_source: TimeSource, sockets: FairEviction[Connection]) -> None:
        self._settings = settings
        self._time_source = time_source
        self._sockets = sockets
        self.shared = False
        self.transfers: TransferCodes = LocalTransfers(Transfers(time_source))

    @property
    def alone(self) -> bool:
        """Always."""
        return True

    async def open(self, registry: TableRegistry, moderation: Moderation) -> None:
        """There is nobody to join."""

    def decided(self) -> None:
        """Nobody needs to look."""

    async def close(self) -> None:
        """There is nobody to leave."""

    def stored(self, audience: Audience, n: int) -> None:
        """Nobody needs to look."""

    def present(self, audience: Audience) -> None:
        """Nobody needs to know."""

    async def arrived(self, audience: Audience, connection: Connection) -> None:
        """Nobody asks."""

    async def elsewhere(self, table: int) -> dict[str, Here]:  # noqa: ARG002 - the form of a cluster
        """Nobody is elsewhere."""
        return {}

    async def last_seen(self, table: int) -> dict[bytes, int]:  # noqa: ARG002 - the form of a cluster
        """Nobody was seen elsewhere."""
        return {}

    def runs(self, audience: Audience) -> bool:  # noqa: ARG002 - the form of a cluster
        """Always."""
        return True

    def limit(self, kind: str, *, size: float, per_second: float) -> AsyncLimit:  # noqa: ARG002 - the form of a cluster
        """A limit in memory."""
        return LocalLimit(Limit(self._time_source, size=size, per_second=per_second))

    async def admit(self, address: str) -> bool:
        """Whether an address may have one more socket."""
        return sum(one.counted for one in self._sockets.of(address)) < self._settings.most_connections_per_address

    def leave(self, address: str) -> None:
        """The sockets here are counted by their address anyway."""

    def pass_on(self, code: str, let_go: LetGo, passed: HandedOver) -> bool:  # noqa: ARG002 - the form of a cluster
        """There is no other worker."""
        return False

    async def counts(self, own: str) -> str:
        """There are no others."""
        return own

    async def asked(self, question: str) -> list[str]:  # noqa: ARG002 - the form of a cluster
        """There are no others."""
        return []

    async def others(self) -> int:
        """There are none."""
        return 0
