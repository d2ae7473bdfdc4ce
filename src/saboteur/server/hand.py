"""One worker under a foreman: `python -m saboteur.server.hand FD` serves on a port that is handed down.

Its settings come as the first line of the standard input; when that ends, so has the foreman, and the worker stops.
"""

from __future__ import annotations

import asyncio
import socket
import sys

import msgspec

from saboteur.server.app import create
from saboteur.server.serve import OrderlyServer, collect_seldom, prepare
from saboteur.server.settings import Settings, changed


class Hand(OrderlyServer):
    """Says when it serves."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.stdout.write("ready\n")
            sys.stdout.flush()
            await asyncio.get_running_loop().connect_read_pipe(lambda: _Leash(self), sys.stdin)


class _Leash(asyncio.Protocol):
    """Stops the server when the foreman is gone."""

    def __init__(self, server: OrderlyServer) -> None:
        self._server = server

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the form of a protocol
        self._server.should_exit = True


def main() -> None:
    """Serve until told to stop."""
    settings = changed(Settings(), msgspec.json.decode(sys.stdin.readline(), type=dict[str, str]))
    prepare(settings)
    server = Hand(create(settings), settings)
    collect_seldom()
    server.run(sockets=[socket.socket(fileno=int(sys.argv[1]))])


if __name__ == "__main__":
    main()
