"""The least that a server can do: whatever a screen sends, the next recorded messages go to all screens of its table.

It shows what the load generator carries when the server costs next to nothing. Messages are those that our server sent
in a game of as many seats, so they are as long, and as much work to read, as in the measurement.
"""

from __future__ import annotations

import json
import select
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bench.server.load import Load, Screen, Table
from bench.server.ours import STEP, Ours, recorded
from bench.server.processes import Server, running
from bench.server.websocket import CHUNK, TEXT, opened
from tools.services.ports import free_port

ANSWER: Final = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
Game = list[list[bytes]]
"""For each move the messages to the seats, without their numbers."""


@contextmanager
def serving(recording: Path, log: Path, core: int | None) -> Iterator[Server]:
    """The broadcast server on one core."""
    port = free_port()
    command = [sys.executable, "-m", "bench.server.broadcast", str(port), str(recording)]
    with running(command, port, {}, log, core) as server:
        yield server


def seated(server: Server, number: int, game: Game) -> Table:
    """A table with a screen for each seat, somewhere in the recorded game."""
    seats = range(len(game[0]))
    table = Table(str(number), [Screen(opened(server.port, f"/{number}/{seat}"), seat) for seat in seats])
    table.n = number % len(game)
    for screen, rest in zip(table.screens, game[table.n], strict=True):
        table.awaited = message = STEP % table.n + rest
        Ours().is_step(screen, message, 0, len(message))
    return table


def load(server: Server, tables: Sequence[Table]) -> Load:
    """The load on these tables."""
    return Load(Ours(), tables, lambda: server.cpu)


# -- the server itself -------------------------------------------------------------------------------------------------


class Broadcast:
    """Accepts screens and answers each message at a table with the next recorded move."""

    def __init__(self, port: int, game: Game) -> None:
        self._game = game
        self._poll = select.epoll()
        self._listening = socket.create_server(("127.0.0.1", port), backlog=2048)
        self._poll.register(self._listening, select.EPOLLIN)
        self._screens: dict[int, tuple[socket.socket, int]] = {}
        self._tables: dict[int, list[socket.socket]] = {}
        self._numbers: dict[int, int] = {}

    def run(self) -> None:
        """Serve until killed."""
        listening = self._listening.fileno()
        while True:
            for descriptor, _ in self._poll.poll():
                if descriptor == listening:
                    self._accept()
                else:
                    self._hear(*self._screens[descriptor])

    def _accept(self) -> None:
        """Shake hands; the path names table and seat."""
        connection, _ = self._listening.accept()
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = connection.recv(CHUNK)
        if not request:
            return connection.close()
        table, seat = map(int, request.split(b" ", 2)[1].strip(b"/").split(b"/"))
        self._tables.setdefault(table, [connection] * len(self._game[0]))[seat] = connection
        self._numbers.setdefault(table, table % len(self._game))
        self._screens[connection.fileno()] = connection, table
        self._poll.register(connection, select.EPOLLIN)
        return connection.sendall(ANSWER)

    def _hear(self, connection: socket.socket, table: int) -> None:
        if not connection.recv(CHUNK):
            del self._screens[connection.fileno()]
            return connection.close()
        self._numbers[table] = number = self._numbers[table] + 1
        head = STEP % number
        for screen, rest in zip(self._tables[table], self._game[number % len(self._game)], strict=True):
            screen.send(_framed(head, rest))
        return None


def _framed(head: bytes, rest: bytes) -> bytes:
    size = len(head) + len(rest)
    return b"%c\x7e%c%c%b%b" % (TEXT, size >> 8, size & 0xFF, head, rest)


def read_game(path: Path) -> Game:
    """The game that a recording holds."""
    return [[text.encode() for text in move] for move in json.loads(path.read_text())]


def write_game(path: Path, server: Server, seats: int) -> Game:
    """Play a game at our server and record what the seats were told."""
    moves = recorded(server, seats)
    path.write_text(json.dumps([[rest.decode() for rest in move] for move in moves]))
    return moves


if __name__ == "__main__":
    Broadcast(int(sys.argv[1]), read_game(Path(sys.argv[2]))).run()
