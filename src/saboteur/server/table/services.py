"""What a table needs of the rest of the server, injected when the table is made: it knows nothing else of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from saboteur.server.background import BackgroundTasks
from saboteur.server.broadcast.connection import Connection
from saboteur.server.limits.async_limit import AsyncLimit
from saboteur.server.limits.log_readings import LogReadings
from saboteur.server.metrics import Metrics
from saboteur.server.settings import Settings
from saboteur.server.state.table_state import Dealer
from saboteur.server.store import Store
from saboteur.server.store.rows import Here
from saboteur.server.table.audience import Audience
from saboteur.server.table.bot_choice import BotChoice
from saboteur.server.time_source import TimeSource
from saboteur.server.tokens import SeatTokens


class TransferCodes(Protocol):
    """One-time codes that move a seat to another device; any worker redeems them."""

    async def offer(self, table: int, token: bytes) -> str:
        """A new code for the seat that a token opens; an older one is void."""
        ...

    async def redeem(self, table: int, code: str) -> bytes:
        """The hash of the token whose seat is to be moved. Raises Problem."""
        ...


class Membership(Protocol):
    """This worker as one of those that serve the same tables. None of them owns a table; each can serve each."""

    shared: bool
    """Whether others may write what this worker has in memory."""
    transfers: TransferCodes

    @property
    def alone(self) -> bool:
        """Whether no other worker runs at the moment."""
        ...

    def stored(self, audience: Audience, n: int) -> None:
        """A table's log has `n` entries now, or the table has left memory if it is 0: the others should look."""
        ...

    def present(self, audience: Audience) -> None:
        """Somebody came or went here: the others should know."""
        ...

    async def arrived(self, audience: Audience, connection: Connection) -> None:
        """Somebody is about to be greeted: when this is done, any other worker that asks knows that he is here."""
        ...

    async def elsewhere(self, table: int) -> dict[str, Here]:
        """Who is connected to a table at other workers."""
        ...

    async def last_seen(self, table: int) -> dict[bytes, int]:
        """When the holders of tokens who are connected nowhere were last connected."""
        ...

    def runs(self, audience: Audience) -> bool:
        """Whether this worker looks after a table's clock, bots and host. If two do, the log still decides."""
        ...


@dataclass(frozen=True)
class TableServices:
    """The services that all tables of a server share."""

    settings: Settings
    time_source: TimeSource
    store: Store
    cluster: Membership
    background: BackgroundTasks
    metrics: Metrics
    seat_tokens: SeatTokens
    bots: BotChoice
    talk: AsyncLimit
    """How much a seat may say."""
    hints: AsyncLimit
    """How often a seat may ask what it could do."""
    log_readings: LogReadings
    """How much of logs is read again for an address."""
    dealer: Dealer
    entropy: Callable[[int], bytes]
    """Random bytes for the secrets of deals; tests may put known ones in."""
