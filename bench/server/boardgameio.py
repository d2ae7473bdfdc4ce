"""How to speak with boardgame.io: its lobby over HTTP, its moves over socket.io (protocol 5, engine.io 4)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bench.server.http import Lobby
from bench.server.load import SEATS, SEED, Load, Screen, Stalled, Table
from bench.server.peers import Peer
from bench.server.processes import Doors, Server, running
from bench.server.websocket import Reader, framed, opened
from tools.services.ports import free_port

GAME: Final = "mine"
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
HAND: Final = 6
SCRIPT: Final = Path(__file__).with_name("boardgameio.cjs")
UPDATE: Final = b'42/mine,["update",'
PING: Final = b"2"
PONG: Final = framed(b"3")


@contextmanager
def serving(peer: Peer, log: Path, core: int | None) -> Iterator[Server]:
    """boardgame.io with our minimal game, in memory, as a deployment runs it."""
    port, lobby = free_port(), free_port()
    environment = {"NODE_ENV": "production", "NODE_PATH": str(peer.modules)}
    command = [str(peer.node), str(SCRIPT), str(port), str(lobby)]
    with running(command, port, environment, log, core) as server:
        server.lobby = lobby
        yield server


class BoardgameIo:
    """Its dialect."""

    def __init__(self) -> None:
        self._chance = random.Random(SEED)

    def is_step(self, screen: Screen, data: bytes, start: int, end: int) -> bool:
        if data.startswith(UPDATE, start) and data.find(screen.table.awaited, start, end) >= 0:
            if data.find(screen.mark, start, end) >= 0:
                screen.table.mover = screen
            return True
        self._other(screen, data[start:end])
        return False

    def _other(self, screen: Screen, text: bytes) -> None:
        if text == PING:
            screen.connection.send(PONG)
        elif text.startswith(UPDATE):
            raise Stalled(f"boardgame.io answered a move with another state than the next: {text[:300]!r}")

    def move(self, table: Table) -> bytes:
        screen, state = table.mover, table.version
        assert screen is not None
        table.version += 1
        table.awaited = b'"_stateID":%d' % table.version + b"}"
        return framed(
            b'42/mine,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d",'
            b'"credentials":"%b"}},%d,"%b","%d"]'
            % (
                self._chance.randrange(HAND), screen.seat, screen.token.encode(),
                state, table.code.encode(), screen.seat,
            )
        )  # fmt: skip


def seated(server: Doors, seats: int = SEATS) -> Table:
    """A table with connected players, ready for the first move."""
    lobby = Lobby(server.lobby)
    match = lobby.post(f"/games/{GAME}/create", {"numPlayers": seats})["matchID"]
    screens = [_screen(lobby, server.port, match, seat, seats) for seat in range(seats)]
    lobby.close()
    table = Table(match, screens)
    table.mover = screens[0]
    return table


def _screen(lobby: Lobby, port: int, match: str, seat: int, seats: int) -> Screen:
    joined = lobby.post(f"/games/{GAME}/{match}/join", {"playerID": str(seat), "playerName": f"Dwarf {seat}"})
    screen = Screen(opened(port, PATH), seat, joined["playerCredentials"], b'"currentPlayer":"%d"' % seat)
    reader = Reader(screen.connection)
    _expect(reader, b"0{")
    screen.connection.sendall(framed(f"40/{GAME},".encode()))
    _expect(reader, b"40/")
    sync = json.dumps(["sync", match, str(seat), screen.token, seats])
    screen.connection.sendall(framed(f"42/{GAME},{sync}".encode()))
    _expect(reader, b'42/mine,["sync"')
    screen.rest = reader.rest
    return screen


def _expect(reader: Reader, beginning: bytes) -> None:
    """Read until a text begins so. Raises TimeoutError if none comes."""
    while not reader.text().startswith(beginning):
        pass


def load(server: Server, tables: Sequence[Table]) -> Load:
    """The load on these tables."""
    return Load(BoardgameIo(), tables, lambda: server.cpu)
