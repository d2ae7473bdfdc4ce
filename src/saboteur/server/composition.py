"""Puts the server together: each part is made once and given what it needs; opened and closed in this order."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from saboteur.rules import SeededDeals
from saboteur.server.background import BackgroundTasks
from saboteur.server.bots import bot_turns
from saboteur.server.bots.bot_turns import BotTurns
from saboteur.server.bots.process_pool import BotPool
from saboteur.server.broadcast.connection import Connection
from saboteur.server.club_texts import welcome_in
from saboteur.server.cluster.cluster import Cluster
from saboteur.server.cluster.open_table_list import OpenTableList
from saboteur.server.cluster.single_process import SingleProcess
from saboteur.server.http.admission import Admission
from saboteur.server.http.connection_pool import HttpConnectionPool
from saboteur.server.http.request_origin import RequestOrigins
from saboteur.server.http.schemas import Club
from saboteur.server.http.server_services import ServerServices
from saboteur.server.http.table_makers import TableMakers
from saboteur.server.limits.eviction import FairEviction
from saboteur.server.limits.fair_queue import FairQueue
from saboteur.server.limits.server_limits import ServerLimits
from saboteur.server.log_lines import Warnings
from saboteur.server.metrics import Metrics
from saboteur.server.moderation.moderation import Moderation
from saboteur.server.problems import Problem
from saboteur.server.replay.replay_requests import Replays
from saboteur.server.settings import Settings
from saboteur.server.socket.decisions import observe as observe_decisions
from saboteur.server.state.table_state import Dealer
from saboteur.server.store import SqliteStore, Store, StoreFailed
from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres
from saboteur.server.table.bot_choice import BotChoice
from saboteur.server.table.in_play import in_play
from saboteur.server.table.services import TableServices
from saboteur.server.table.table import TableDropped
from saboteur.server.table.table_registry import TableRegistry
from saboteur.server.time_source import SystemTime, TimeSource
from saboteur.server.tokens import SeatTokens

RECORDS_AT_ONCE: Final = 2
"""Records that are put together at the same time, each in a thread."""


def compose(
    settings: Settings,
    time_source: TimeSource | None = None,
    dealer: Dealer = SeededDeals,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    store: Store | None = None,
) -> ServerServices:
    """The parts of a server, not open yet; only within the event loop that serves.

    Tests may give another time source, other cards, known secrets or another store that nobody else uses.
    """
    time_source = time_source or SystemTime()
    metrics, warnings, sockets = Metrics(), Warnings(time_source), FairEviction[Connection]()
    background = BackgroundTasks(Problem, StoreFailed, TableDropped)
    if store is None and is_postgres(settings.database):
        store, cluster = _many_processes(settings, time_source, sockets, metrics, background)
    else:
        store = store or SqliteStore(settings.database.removeprefix(SQLITE_PREFIX))
        cluster = SingleProcess(settings, time_source, sockets)
    seat_tokens = SeatTokens(lambda: store.bot_key)
    limits = ServerLimits(settings, time_source, seat_tokens, cluster.limit)
    bots, bot_pool = BotChoice(tuple(bot_turns.names(settings)), settings.usual_bot), BotPool(settings, metrics)
    tables = TableServices(
        settings, time_source, store, cluster, background, metrics, seat_tokens, bots, limits.talk, limits.hints,
        limits.log_readings, dealer, entropy,
    )  # fmt: skip
    moderation = Moderation(store, time_source, settings.trusted_proxy)
    registry = TableRegistry(tables, [BotTurns(tables, bot_pool)])
    services = ServerServices(
        settings, time_source, metrics, background, store, cluster, registry,
        bots=bots,
        bot_pool=bot_pool,
        limits=limits,
        connections=HttpConnectionPool(settings, metrics, warnings, seat_tokens),
        admission=Admission(settings, RequestOrigins(settings, warnings), moderation, limits, metrics),
        sockets=sockets,
        open_tables=OpenTableList(registry, cluster),
        moderation=moderation,
        makers=TableMakers(settings.creation_key, limits.keys),
        club=_club(settings),
        replays=Replays(),
        record_turns=FairQueue(RECORDS_AT_ONCE),
    )  # fmt: skip
    services.moderation.tell_others = cluster.decided
    observe_decisions(services)
    _watch(services)
    return services


def _club(settings: Settings) -> Club:
    """Who runs the server, as the home page says it."""
    welcome: dict[str, str] = {}
    if settings.welcome is not None:
        with suppress(
            OSError, ValueError
        ):  # it was there when the server started: a worker that starts later does without
            welcome = welcome_in(settings.welcome)
    return Club(name=settings.name, welcome=welcome, contact=settings.contact, imprint=settings.imprint)


def _watch(services: ServerServices) -> None:
    """Let the metrics read what is counted elsewhere."""
    metrics, store, words = services.metrics, services.store, "Writes and questions that the database did not take."
    settings = services.settings
    metrics.watch_labelled(lambda: in_play(services.registry.tables.values()))
    metrics.watch_gauge("tables", "Tables in memory.", lambda: len(services.registry.tables))
    metrics.watch_gauge("most_tables", "The setting --most-tables.", lambda: settings.most_tables)
    metrics.watch_gauge("connections", "Open sockets.", lambda: services.sockets.total)
    metrics.watch_gauge("most_connections", "The setting --most-connections.", lambda: settings.most_connections)
    metrics.watch_counter("commits", "Commits to the database.", lambda: store.commits)
    metrics.watch_counter("store_failures", words, lambda: store.failures)


def _many_processes(
    settings: Settings,
    time_source: TimeSource,
    sockets: FairEviction[Connection],
    metrics: Metrics,
    background: BackgroundTasks,
) -> tuple[Store, Cluster]:
    """A store that several workers share, and this worker among them."""
    from saboteur.server.cluster.many_processes import ManyProcesses  # asyncpg need not be installed for a file
    from saboteur.server.store.postgres import PostgresStore

    store = PostgresStore(settings.database)
    return store, ManyProcesses(settings, time_source, sockets, metrics, background, store)


async def open_services(services: ServerServices) -> None:
    """Be ready for tables. Raises WrongSchema or StoreFailed."""
    await services.store.open(services.time_source.now())
    await services.moderation.load()
    await services.cluster.open(services.registry, services.moderation)
    services.registry.open()


async def close_services(services: ServerServices) -> None:
    """End all connections, finish what is being written, end the bots."""
    await services.registry.stop()
    services.registry.close()
    await services.background.cancel()
    await services.bot_pool.close()
    with suppress(StoreFailed):
        await services.store.alive(services.time_source.now())
    await services.cluster.close()
    await services.store.close()
