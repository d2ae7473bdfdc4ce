"""How to speak with our own server: tables through the lobby, the fair deal and the moves through the play socket."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from bench.server.http import Lobby
from bench.server.load import SEATS, SEED, Load, Screen, Stalled, Table
from bench.server.processes import Doors, Server, running
from bench.server.websocket import Ended, Reader, framed, opened
from tools.services.ports import free_port

PATH: Final = "/api/play"
ROUNDS: Final = 5
PLENTY: Final = "10000000"
SETTINGS: Final = {
    "SABOTEUR_HOST": "127.0.0.1",
    "SABOTEUR_LOG_LEVEL": "warning",
    "SABOTEUR_LOG_FORMAT": "json",
    "SABOTEUR_BOT_WORKERS": "0",
    "SABOTEUR_IDLE_MINUTES": "600",
    "SABOTEUR_HASH_SECONDS": "60",
    "SABOTEUR_NONCE_SECONDS": "60",
    "SABOTEUR_MOST_CONNECTIONS": PLENTY,
    "SABOTEUR_MOST_CONNECTIONS_PER_ADDRESS": PLENTY,
    "SABOTEUR_REQUESTS_PER_MINUTE": PLENTY,
    "SABOTEUR_TABLES_PER_HOUR": PLENTY,
    "SABOTEUR_MESSAGES_PER_MINUTE": PLENTY,
}
"""No bots, no limit that a load from one address would meet, no deal without a player whom a busy machine made late,
and whatever is logged is a complaint. Everything else is as people host it."""

STEP: Final = b'{"type":"step","n":%d,'
OTHER_STEP: Final = b'{"type":"step"'
REFUSED: Final = (b'{"type":"refused"', b'{"type":"bye"')
NO_MOVES: Final = b'"legal":[]}}'
MOVES: Final = b'"legal":["'


@contextmanager
def serving(
    package: Path, database: Path, log: Path, core: int | None, port: int | None = None
) -> Iterator[Server]:  # fmt: skip
    """Our server with a durable database, from the package in a folder."""
    port = port or free_port()
    places = {"PYTHONPATH": str(package), "SABOTEUR_PORT": str(port), "SABOTEUR_DATABASE": str(database)}
    with running([sys.executable, "-m", "saboteur", "serve"], port, SETTINGS | places, log, core) as server:
        yield server


class Ours:
    """Its dialect. Moves are chosen evenly among the legal ones that the server told the seat to act."""

    def __init__(self, seed: int = SEED) -> None:
        self._chance = random.Random(seed)

    def is_step(self, screen: Screen, data: bytes, start: int, end: int) -> bool:
        if data.startswith(screen.table.awaited, start):
            if not data.endswith(NO_MOVES, start, end):
                screen.table.mover, screen.table.words = screen, data[start:end]
            return True
        if data.startswith((*REFUSED, OTHER_STEP), start):
            raise Stalled(f"instead of step {screen.table.n} our server answered {data[start:end][:400]!r}")
        return False

    def move(self, table: Table) -> bytes:
        words, version = table.words, table.version
        legal = words[words.rindex(MOVES) + len(MOVES) : -4].split(b'","')
        table.n += 1
        table.version += 1
        table.awaited = STEP % table.n
        return framed(
            b'{"type":"move","key":"move-%06d","game":%d,"version":%d,"move":"%b"}'
            % (table.n, table.game, version, legal[int(self._chance.random() * len(legal))])
        )


def load(server: Server, tables: Sequence[Table]) -> Load:
    """The load on these tables."""
    return Load(Ours(), tables, lambda: server.cpu)


# -- setting a table ---------------------------------------------------------------------------------------------------


def seated(server: Doors, seats: int = SEATS) -> Table:
    """A table of connected people with a game dealt in the full ceremony, ready for the first move."""
    lobby = Lobby(server.lobby)
    host = lobby.post("/api/tables", {"name": "Dwarf 0", "settings": {"rounds": ROUNDS, "talk": "none"}})
    code, tokens = host["code"], [host["token"]]
    for seat in range(1, seats):
        tokens.append(lobby.post(f"/api/tables/{code}/join", {"name": f"Dwarf {seat}"})["token"])
        lobby.post(f"/api/tables/{code}/ready", {"ready": True}, tokens[seat])
    screens = [Screen(opened(server.port, PATH), seat, token) for seat, token in enumerate(tokens)]
    readers = [Reader(screen.connection) for screen in screens]
    for screen, reader in zip(screens, readers, strict=True):
        greet(screen, reader, code)
    lobby.post(f"/api/tables/{code}/start", token=tokens[0])
    lobby.close()
    table = Table(code, screens)
    _deal(table, readers)
    return table


def returned(table: Table, server: Doors) -> None:
    """Bring all screens of a table back after a restart, each with a new socket; what is awaited is forgotten."""
    table.left, table.mover, table.backlog = 0, None, deque()
    for screen in table.screens:
        screen.connection = opened(server.port, PATH)
        reader = Reader(screen.connection)
        welcome = greet(screen, reader, table.code)
        view = welcome["view"]
        _note(table, screen, welcome["n"], welcome["room"]["game"], view["public"]["version"], welcome)
        screen.rest = reader.rest


def moved(table: Table, dialect: Ours) -> float:
    """Make one move outside a load and let all screens hear it; when the seat that made it was told so."""
    mover = table.mover
    if mover is None:
        raise Stalled(f"nobody may move at table {table.code}")
    mover.connection.sendall(dialect.move(table))
    table.mover = None
    _hear_step(mover, dialect)
    told = perf_counter()
    for screen in table.screens:
        if screen is not mover:
            _hear_step(screen, dialect)
    return told


def _hear_step(screen: Screen, dialect: Ours) -> None:
    reader = Reader(screen.connection, screen.rest)
    text = _step(reader, screen.table.awaited)
    dialect.is_step(screen, text, 0, len(text))
    screen.rest = reader.rest


def greet(screen: Screen, reader: Reader, code: str) -> dict[str, Any]:
    """Say hello and give the welcome; without a token as a spectator."""
    hello = {"type": "hello", "v": 1, "table": code, **({"token": screen.token} if screen.token else {})}
    screen.connection.sendall(framed(json.dumps(hello).encode()))
    return _until(reader, lambda message: message["type"] == "welcome")


def _deal(table: Table, readers: list[Reader]) -> None:
    """Show nonce hashes, open the nonces, and wait for the cards."""
    deals = [_until(reader, _in_stage("hashing"))["room"]["deal"]["commitment"] for reader in readers]
    for screen, commitment in zip(table.screens, deals, strict=True):
        shown = hashlib.sha256(b"saboteur/nonce/1" + _nonce(screen)).hexdigest()
        _say(screen, {"type": "nonce-hash", "hash": shown, "commitment": commitment})
    for screen, reader, commitment in zip(table.screens, readers, deals, strict=True):
        _until(reader, _in_stage("opening"))
        _say(screen, {"type": "nonce", "nonce": _nonce(screen).decode(), "commitment": commitment})
    for screen, reader in zip(table.screens, readers, strict=True):
        step = _until(reader, lambda message: message["type"] == "step")
        _note(table, screen, step["n"], step["game"], step["version"], step)
        screen.rest = reader.rest


def _note(table: Table, screen: Screen, n: int, game: int, version: int, message: dict[str, Any]) -> None:
    """Where the game is, and whether this screen's seat is to act."""
    table.n, table.game, table.version = n, game, version
    if message["view"]["legal"]:
        table.mover, table.words = screen, json.dumps(message, separators=(",", ":")).encode()


def _nonce(screen: Screen) -> bytes:
    return b"nonce of seat %d" % screen.seat


def _in_stage(stage: str) -> Callable[[dict[str, Any]], bool]:
    """Whether a message tells that the deal is in a stage."""

    def tells(message: dict[str, Any]) -> bool:
        deal = (message.get("room") or {}).get("deal")
        return deal is not None and deal["stage"] == stage

    return tells


def _say(screen: Screen, message: dict[str, Any]) -> None:
    screen.connection.sendall(framed(json.dumps(message).encode()))


def _until(reader: Reader, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first message that is wanted. Raises Ended for a refusal, TimeoutError if none comes."""
    while True:
        message: dict[str, Any] = json.loads(reader.text())
        if message["type"] in ("refused", "bye"):
            raise Ended(f"our server answered {message}")
        if wanted(message):
            return message


# -- recording ---------------------------------------------------------------------------------------------------------


def recorded(server: Server, seats: int = SEATS, most: int = 300) -> list[list[bytes]]:
    """A game's steps as the seats were told them, each without its number; where nobody acts any more it ends."""
    table, dialect = seated(server, seats), Ours()
    readers = [Reader(screen.connection, screen.rest) for screen in table.screens]
    moves: list[list[bytes]] = []
    while table.mover is not None and len(moves) < most:
        table.mover.connection.sendall(dialect.move(table))
        table.mover = None
        texts = [_step(reader, table.awaited) for reader in readers]
        for screen, text in zip(table.screens, texts, strict=True):
            dialect.is_step(screen, text, 0, len(text))
        moves.append([text.removeprefix(table.awaited) for text in texts])
    for screen in table.screens:
        screen.connection.close()
    return moves if table.mover is not None else moves[:-1]


def _step(reader: Reader, beginning: bytes) -> bytes:
    """The text that begins so. Raises Ended for a refusal, TimeoutError if none comes."""
    while not (text := reader.text()).startswith(beginning):
        if text.startswith(REFUSED):
            raise Ended(f"our server answered {text[:300]!r}")
    return text
