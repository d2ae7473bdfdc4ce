"""What the server needs of the cluster of workers that serve the same tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from saboteur.server.cluster.local_workers import HandedOver
from saboteur.server.limits.async_limit import AsyncLimit
from saboteur.server.metrics import counter
from saboteur.server.moderation.moderation import Moderation
from saboteur.server.table.services import Membership
from saboteur.server.table.table_registry import TableRegistry

PASSED: Final = counter("passed", "Sockets that were handed over to the worker that has their table.")
LetGo = Callable[[Callable[[int], bool]], bool]
"""Offers a socket's descriptor to a taker; if it takes it, the socket is closed here. Gives whether it was taken."""


class Cluster(Membership, Protocol):
    """All workers, as one of them sees them."""

    async def open(self, registry: TableRegistry, moderation: Moderation) -> None:
        """Join the cluster with the tables in memory here, and follow what the operator decides."""
        ...

    def decided(self) -> None:
        """The operator has decided something here: the others should look."""
        ...

    async def close(self) -> None:
        """Leave it."""
        ...

    def limit(self, kind: str, *, size: float, per_second: float) -> AsyncLimit:
        """A limit that holds for all workers together."""
        ...

    async def admit(self, address: str) -> bool:
        """Whether an address may have one more socket; if so it is counted."""
        ...

    def leave(self, address: str) -> None:
        """A socket that was admitted is closed."""
        ...

    def pass_on(self, code: str, let_go: LetGo, passed: HandedOver) -> bool:
        """Handover: whether the worker of this machine that has a table takes a socket; if not, it is served here."""
        ...

    async def counts(self, own: str) -> str:
        """The numbers of all workers of this machine."""
        ...

    async def asked(self, question: str) -> list[str]:
        """What the other workers of this machine answer: a word, perhaps with arguments after it."""
        ...

    async def others(self) -> int:
        """How many other workers use the same database. Raises StoreFailed."""
        ...
