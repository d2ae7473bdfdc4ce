"""The parts of the measurement: the generator's proof, rounds of load on either server, memory and the cold start."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.server import boardgameio, broadcast, ours
from bench.server.http import Lobby, page
from bench.server.load import Load, Screen, Table
from bench.server.peers import Peer
from bench.server.processes import Server
from bench.server.seating import together
from bench.server.websocket import Reader, opened

WARM_UP: Final = 2.0
"""Seconds of full load before anything counts."""
BATCH: Final = 50
"""Tables that are played together while memory is measured."""
STORED_MOVES: Final = 40
NOT_BUILT: Final = b"have not been built"


@dataclass(frozen=True)
class Plan:
    """How much is measured, and where."""

    tables: int
    seats: int
    """Of a table; each has its screen."""
    seconds: float
    rate: float
    stored: int
    """Tables for memory and cold start, and quiet connections."""
    starts: int
    package: Path
    folder: Path
    """Where databases and logs go."""
    core: int | None
    """The servers' core; None gives them all."""

    def log(self, name: str) -> Path:
        return self.folder / f"{name}.log"

    def database(self, name: str) -> Path:
        """A database that does not exist yet."""
        for old in self.folder.glob(f"{name}.sqlite3*"):
            old.unlink()
        return self.folder / f"{name}.sqlite3"


# -- load --------------------------------------------------------------------------------------------------------------


def ours_loaded(plan: Plan) -> dict[str, Any]:
    """One round of load on our server."""
    serving = ours.serving(plan.package, plan.database("load"), plan.log("ours"), plan.core)
    return _loaded(plan, serving, ours.seated, ours.load)


def boardgameio_loaded(plan: Plan, peer: Peer) -> dict[str, Any]:
    """One round of the same load on boardgame.io."""
    serving = boardgameio.serving(peer, plan.log("boardgameio"), plan.core)
    return _loaded(plan, serving, boardgameio.seated, boardgameio.load)


def _loaded(
    plan: Plan,
    serving: AbstractContextManager[Server],
    seated: Callable[[Server, int], Table],
    loading: Callable[[Server, Sequence[Table]], Load],
) -> dict[str, Any]:
    with serving as server:
        load = loading(server, together(lambda _: seated(server, plan.seats), range(plan.tables)))
        load.saturate(WARM_UP)
        paced = load.pace(plan.rate, plan.seconds)
        saturated = load.saturate(plan.seconds)
        resident = server.resident
        load.close()
    return {"paced": paced.summary(), "saturated": saturated.summary(), "resident_kib": resident}


def proven(plan: Plan) -> dict[str, Any]:
    """What the generator carries where the server costs next to nothing."""
    recording = plan.folder / "recording.json"
    with ours.serving(plan.package, plan.database("recording"), plan.log("ours"), plan.core) as server:
        game = broadcast.write_game(recording, server, plan.seats)
    with broadcast.serving(recording, plan.log("broadcast"), plan.core) as server:
        load = broadcast.load(
            server, together(lambda number: broadcast.seated(server, number, game), range(plan.tables))
        )
        load.saturate(WARM_UP)
        saturated = load.saturate(min(plan.seconds, 5.0))
        load.close()
    sizes = [len(text) for move in game for text in move]
    return {"saturated": saturated.summary(), "bytes_per_message": sum(sizes) // len(sizes)}


# -- memory ------------------------------------------------------------------------------------------------------------


def kept(plan: Plan) -> dict[str, Any]:
    """KiB for a live table and for a quiet connection, and the time to the first page with all those tables stored."""
    database = plan.database("stored")
    with ours.serving(plan.package, database, plan.log("memory"), plan.core) as server:
        _play_and_leave(server, BATCH)
        before = server.resident
        codes = _play_and_leave(server, plan.stored)
        tables = (server.resident - before) / len(codes)
    connections = _quiet(plan, database, codes[:BATCH])
    starts = [started(plan, database, codes[0]) for _ in range(plan.starts)]
    return {"kib_per_table": round(tables, 1), "kib_per_connection": round(connections, 1), "starts": starts}


def _quiet(plan: Plan, database: Path, codes: Sequence[str]) -> float:
    """KiB for each of many spectators who only watch, at a server that had no other connections before."""
    with ours.serving(plan.package, database, plan.log("connections"), plan.core) as server:
        watching = [_watching(server, code) for code in codes]
        before = server.resident
        watching += [_watching(server, codes[number % len(codes)]) for number in range(plan.stored)]
        growth = server.resident - before
        for screen in watching:
            screen.connection.close()
    return growth / plan.stored


def _play_and_leave(server: Server, count: int) -> list[str]:
    """Tables in the middle of a game that nobody is connected to any more; a batch after the other."""
    codes: list[str] = []
    while len(codes) < count:
        tables = together(lambda _: ours.seated(server), range(min(BATCH, count - len(codes))))
        load = ours.load(server, tables)
        load.pace(2000.0, STORED_MOVES * len(tables) / 2000.0)
        load.close()
        codes += [table.code for table in tables]
    time.sleep(0.5)  # let the server notice that they have gone
    return codes


def _watching(server: Server, code: str) -> Screen:
    """A spectator who has been welcomed and is quiet from now on."""
    screen = Screen(opened(server.port, ours.PATH), 0)
    ours.greet(screen, Reader(screen.connection), code)
    return screen


def started(plan: Plan, database: Path, code: str) -> dict[str, Any]:
    """Seconds from the start of the process to the first page, and to a stored table."""
    begun = time.perf_counter()
    with ours.serving(plan.package, database, plan.log("start"), plan.core) as server:
        body = page(server.port, "/")
        first_page = time.perf_counter() - begun
        _watching(server, code).connection.close()
        first_table = time.perf_counter() - begun
    return {"page": round(first_page, 3), "table": round(first_table, 3), "built": NOT_BUILT not in body}


def about(plan: Plan) -> dict[str, Any]:
    """What our server says of itself."""
    with ours.serving(plan.package, plan.database("about"), plan.log("ours"), plan.core) as server:
        lobby = Lobby(server.lobby)
        said = lobby.get("/api/about")
        lobby.close()
    return {"saboteur": said["version"], "rules": said["rules"]}
