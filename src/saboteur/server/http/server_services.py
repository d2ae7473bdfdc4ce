"""What requests and sockets use of the server."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.server.background import BackgroundTasks
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.broadcast.connection import Connection
from saboteur.server.cluster.cluster import Cluster
from saboteur.server.cluster.open_table_list import OpenTableList
from saboteur.server.http.admission import Admission
from saboteur.server.http.connection_pool import HttpConnectionPool
from saboteur.server.http.schemas import Club
from saboteur.server.http.table_makers import TableMakers
from saboteur.server.limits.eviction import FairEviction
from saboteur.server.limits.fair_queue import FairQueue
from saboteur.server.limits.server_limits import ServerLimits
from saboteur.server.metrics import Metrics
from saboteur.server.moderation.moderation import Moderation
from saboteur.server.replay.replay_requests import Replays
from saboteur.server.settings import Settings
from saboteur.server.store import Store
from saboteur.server.table.bot_choice import BotChoice
from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.time_source import TimeSource


@dataclass
class ServerServices:
    """The parts of a running server. `composition` makes them, opens and closes them."""

    settings: Settings
    time_source: TimeSource
    metrics: Metrics
    background: BackgroundTasks
    store: Store
    cluster: Cluster
    registry: TableRegistry
    bots: BotChoice
    bot_pool: BotPool
    limits: ServerLimits
    connections: HttpConnectionPool
    admission: Admission
    sockets: FairEviction[Connection]
    """Open sockets by address."""
    moderation: Moderation
    makers: TableMakers
    club: Club
    open_tables: OpenTableList
    replays: Replays
    record_turns: FairQueue

    @property
    def stopping(self) -> bool:
        """Whether the server takes nothing new any more."""
        return self.background.stopping
