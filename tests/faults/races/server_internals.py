"""The few places where a race looks into the server, or puts something of its own in a part's place. Everything else
goes through requests and messages."""

from __future__ import annotations

import asyncio
import gzip
import logging
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from saboteur.server import tokens
from saboteur.server.app import Application
from saboteur.server.broadcast.step_messages import EncodedViews
from saboteur.server.composition import compose, open_services
from saboteur.server.http.server_services import ServerServices
from saboteur.server.settings import Settings
from saboteur.server.state.room import Room
from saboteur.server.state.table_log import entry_decoder
from saboteur.server.state.table_state import TableState
from saboteur.server.store import SqliteStore, sqlite
from saboteur.server.store.rows import EntryRow, TokenRow
from saboteur.server.table import move_clock
from saboteur.server.table.table_registry import TableRegistry
from tests.faults.races.scheduled_loop import DISK, RaceLoop
from tests.kit.drawn_secrets import DrawnSecrets
from tests.kit.loop_writer import LoopWriter
from tests.kit.virtual_time import START, VirtualTime

SETTINGS = Settings(
    database="race.sqlite3", bot_workers=0, bot_delay=1.2, requests_per_minute=10**7, messages_per_minute=10**7,
    talk_per_minute=10**7, tables_per_hour=10**7, guesses_per_hour=10**7, idle_minutes=1.0, stand_in_after=20.0,
    keep_days=30, log_level="error",
)  # fmt: skip


# -- the disk ---------------------------------------------------------------------------------------------------------


class KeptConnection(sqlite3.Connection):
    """A database in memory that outlives the stores on it."""

    def close(self) -> None:
        """A store that closes leaves what is stored."""

    def destroy(self) -> None:
        super().close()


def database(image: bytes | None) -> KeptConnection:
    """The database that an image holds; an empty one without."""
    connection = sqlite3.connect(
        ":memory:", isolation_level=None, check_same_thread=False, cached_statements=256, factory=KeptConnection
    )
    assert isinstance(connection, KeptConnection)
    if image is not None:
        connection.deserialize(image)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = MEMORY")
    connection.execute("PRAGMA synchronous = OFF")
    return connection


class StepWriter(LoopWriter):
    """The writer of the real store; what its thread does is a step of the disk, and what it tells is another."""

    committed: Callable[[], None]
    """Called after each commit."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        assert isinstance(loop, RaceLoop)
        super().__init__(connection, loop)
        self._race = loop
        self.dead = False
        self.committed = lambda: None

    def _later(self, step: Callable[..., object], *args: object) -> None:
        """When the disk is chosen: that may be at once, or long after."""
        self._race.step(DISK, step, *args)

    def _write_all(self) -> None:
        if self.dead:
            return
        super()._write_all()
        self.committed()

    def _tell(self, tasks: list[Any], results: list[object]) -> None:
        if not self.dead:
            super()._tell(tasks, results)


class _NoLock:
    """In place of the lock of a file: the database is in memory, and a server that is killed leaves it."""

    def __init__(self, path: str) -> None:
        pass

    def release(self) -> None:
        """There is none."""


class _NoThreads:
    """In place of a pool of threads: the loop makes a step of each call."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def shutdown(self) -> None:
        """There are none."""


DRAWN = DrawnSecrets(random.Random())


class _Logged(logging.Handler):
    """What the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        failure = record.exc_info[1] if record.exc_info else None
        self.lines.append(f"{record.getMessage()} {failure!r}" if failure is not None else record.getMessage())


LOGGED = _Logged()


@contextmanager
def raceable() -> Iterator[None]:
    """Put steps in the place of threads, and known numbers in that of drawn ones, as long as the block runs."""
    holder: list[KeptConnection] = _Next.connections
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "FileLock", _NoLock)
        patch.setattr(sqlite, "_writing", lambda _: holder[-1])
        patch.setattr(sqlite, "_reading", lambda _: holder[-1])
        patch.setattr(sqlite, "Writer", StepWriter)
        patch.setattr(sqlite, "ThreadPoolExecutor", _NoThreads)
        patch.setattr(sqlite, "secrets", DRAWN)
        patch.setattr(tokens, "secrets", DRAWN)
        patch.setattr(move_clock, "secrets", DRAWN)
        logger = logging.getLogger("saboteur")
        logger.addHandler(LOGGED)
        patch.setattr(logger, "propagate", False)
        try:
            yield
        finally:
            logger.removeHandler(LOGGED)


class _Next:
    connections: list[KeptConnection] = []  # noqa: RUF012 - the one that the next store is opened on


# -- the server -------------------------------------------------------------------------------------------------------


REPLAY: Final = gzip.compress(b"{}")


class _Replays:
    """In place of the processes that work replays out."""

    async def ask(self, who: str, record: Any, seat: int | None, version: int | None = None) -> bytes:  # noqa: ARG002
        return await self.ask_bytes(who, b"")

    async def ask_bytes(self, who: str, question: bytes) -> bytes:  # noqa: ARG002
        await asyncio.get_running_loop().run_in_executor(None, lambda: None)
        return REPLAY


class Life(NamedTuple):
    """A server, from its start to its end."""

    services: ServerServices
    store: SqliteStore
    time_source: VirtualTime


@cache
def application() -> Application:
    """Made once: services are put in."""

    def nobody() -> ServerServices:
        raise AssertionError("services are put in by the race")

    return Application(SETTINGS, nobody)


async def opened(loop: RaceLoop, connection: KeptConnection, committed: Callable[[], None]) -> Life:
    """A server on a database; requests go to it from now on."""
    _Next.connections[:] = [connection]
    time_source = VirtualTime(loop)
    services = compose(SETTINGS, time_source, entropy=DRAWN.token_bytes)
    services.replays = _Replays()  # type: ignore[assignment]
    await open_services(services)
    store = services.store
    assert isinstance(store, SqliteStore)
    assert isinstance(store.writer, StepWriter)
    store.writer.committed = committed
    serve(services)
    return Life(services, store, time_source)


def serve(services: ServerServices | None) -> None:
    """Let requests go to a server."""
    app = application()
    app._services = app.http.state.services = services


def killed(life: Life) -> list[asyncio.Task[Any]]:
    """A server that dies: what is not stored never will be, and no alarm rings. Gives its tasks, which must end."""
    life.time_source.dead = True
    assert isinstance(life.store.writer, StepWriter)
    life.store.writer.dead = True
    serve(None)
    return background(life.services)


def background(services: ServerServices) -> list[asyncio.Task[Any]]:
    """What a server does by itself."""
    tasks = (services.registry._sweeping, *services.background.running)
    return [task for task in tasks if task is not None]


# -- what is in memory, and what lies on disk -------------------------------------------------------------------------


class Rows(NamedTuple):
    """All that the database holds of one table."""

    number: int
    entries: tuple[EntryRow, ...]
    keys: tuple[Any, ...]
    tokens: tuple[tuple[bytes, int, bool], ...]
    secrets: tuple[tuple[int, str], ...]
    clocks: tuple[Any, ...]
    records: tuple[Any, ...]


class Snapshot(dict[str, Rows]):
    """What another database held of each table at one moment."""


def rows_of(connection: sqlite3.Connection | Snapshot, code: str) -> Rows | None:
    """A table's rows, read past the store."""
    if isinstance(connection, Snapshot):
        return connection.get(code)
    found = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        return None

    def of(columns: str, place: str) -> tuple[Any, ...]:
        query = f"SELECT {columns} FROM {place} WHERE table_id = ? ORDER BY 1, 2"
        return tuple(connection.execute(query, found).fetchall())

    lines = of("n, at, body, seat, key, digest", "entries")
    return Rows(
        found[0],
        tuple(EntryRow(*line[:3]) for line in lines),
        tuple(line[3:] for line in lines),
        tuple((bytes(token), seat, bool(waiting)) for token, seat, waiting in of("hash, seat, waiting", "tokens")),
        of("game, secret", "secrets"),
        of("game, version, left_ms, since", "clocks"),
        of("id, game, ended", "records"),
    )


def codes(connection: sqlite3.Connection | Snapshot) -> set[str]:
    """The codes of all tables on disk."""
    if isinstance(connection, Snapshot):
        return set(connection)
    return {code for (code,) in connection.execute("SELECT code FROM tables")}


def touch(connection: sqlite3.Connection, code: str, now: float) -> None:
    """Somebody used a table lately, whatever its image says."""
    connection.execute("UPDATE tables SET touched = ? WHERE code = ?", (START + round(now * 1000), code))


class Remembered(NamedTuple):
    """A table in memory."""

    n: int
    room: bytes
    tokens: frozenset[tuple[bytes, int, bool]]
    views: tuple[bytes, ...]
    connections: int


def remembered(registry: TableRegistry) -> dict[str, Remembered]:
    """All tables in a registry's memory."""
    return {code: _remembered(table) for code, table in registry.tables.items()}


def _remembered(table: Any) -> Remembered:
    game = table.state.game
    seats = (None, *range(len(table.room.seats)))
    held: list[TokenRow] = list(table.tokens.values())
    return Remembered(
        table.state.n,
        msgspec.json.encode(table.room),
        frozenset((bytes(token.hash), token.seat, token.waiting) for token in held),
        tuple(table.view(seat)[1] for seat in seats) if game is not None else (),
        len(table.audience.connections),
    )


class Folded(NamedTuple):
    """What a log comes to."""

    entries: tuple[Any, ...]
    rooms: tuple[Room, ...]
    """The room after each entry."""
    room: bytes
    views: tuple[bytes, ...]
    broken: str = ""
    """Why a server could not read it to its end; then what is here ends before."""


@lru_cache(maxsize=4096)
def folded(entries: tuple[EntryRow, ...], secrets: tuple[tuple[int, str], ...]) -> Folded:
    """Read a log from its beginning, as a server does that has never seen the table."""
    state = TableState(dict(secrets))
    decoded: list[Any] = []
    rooms: list[Room] = []
    for row in entries:
        entry = entry_decoder.decode(row.body)
        try:
            state.take(entry, row.at)
        except Exception as failure:  # noqa: BLE001 - whatever it is, no server could load this table
            return Folded(tuple(decoded), tuple(rooms), b"", (), f"entry {row.n}, {entry}: {failure!r}")
        decoded.append(entry)
        rooms.append(state.room)
    game = state.game
    views: tuple[bytes, ...] = ()
    if game is not None:
        told = EncodedViews(game)
        views = tuple(told.of(seat)[1] for seat in (None, *range(len(state.room.seats))))
    return Folded(tuple(decoded), tuple(rooms), msgspec.json.encode(state.room), views)


def locked(registry: TableRegistry) -> list[str]:
    """Tables whose lock somebody holds."""
    return [code for code, table in registry.tables.items() if _lock(table).locked()]


def _lock(table: Any) -> asyncio.Lock:
    lock = getattr(table, "lock", None) or table._lock
    assert isinstance(lock, asyncio.Lock)
    return lock
