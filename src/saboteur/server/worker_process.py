"""One worker process under the supervisor: `python -m saboteur.server.worker_process FD FOLDER PLACE [CONTROL]`.

It serves on a port that is handed down to it, perhaps with the operator's control socket, and meets the other workers
in a folder, under the name of its place.

Its settings come as the first line of the standard input. When it could serve it says so, and opens the port at the
next word: if all open together, each gets the sockets of its own tables from the first one on. When the standard input
ends, so has the supervisor, and the worker stops.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from pathlib import Path

import msgspec

from saboteur.server.app import Application, create
from saboteur.server.cluster.local_workers import HandedOver, LocalWorkers, own_socket
from saboteur.server.cluster.many_processes import ManyProcesses
from saboteur.server.run import OrderlyServer, collect_seldom, prepare, read_titles
from saboteur.server.settings import Settings, changed
from saboteur.server.socket.socket_handover import Adopted

log = logging.getLogger("saboteur")


class WorkerServer(OrderlyServer):
    """Says when it serves; takes sockets of its tables from the others, and passes theirs on."""

    def __init__(
        self, app: Application, settings: Settings, folder: Path, place: str, control: socket.socket | None = None
    ) -> None:
        super().__init__(app, settings, control)
        self._word = asyncio.Event()
        self._siblings = LocalWorkers(folder, place, self._adopt, app.answers())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])  # all but the port
        if self.started:
            self._join()
            sys.stdout.write("ready\n")
            sys.stdout.flush()
            pipe = _SupervisorPipe(self, self._word)
            await asyncio.get_running_loop().connect_read_pipe(lambda: pipe, sys.stdin)
            await self._word.wait()
            await self.listen(sockets or [])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._siblings.close()
        await super().shutdown(sockets)

    def _join(self) -> None:
        cluster = self._app.services.cluster
        if not isinstance(cluster, ManyProcesses):
            return
        try:
            self._siblings.open()
        except OSError as failure:
            log.warning("siblings-not-met %s", type(failure).__name__)
        else:
            cluster.siblings = self._siblings

    def _adopt(self, connection: socket.socket, passed: HandedOver) -> None:
        """Go on with a socket that another worker accepted."""
        if self.should_exit or not self._app.services.connections.has_room_for_socket():
            connection.close()  # the client comes back, and finds another worker
            return
        protocol = Adopted(self.config, self.server_state, self.lifespan.state, passed)
        loop = asyncio.get_running_loop()
        self._app.services.background.spawn(loop.connect_accepted_socket(lambda: protocol, connection))


class _SupervisorPipe(asyncio.Protocol):
    """Tells that the supervisor has given the word; stops the server when it is gone."""

    def __init__(self, server: OrderlyServer, word: asyncio.Event) -> None:
        self._server = server
        self._word = word

    def data_received(self, data: bytes) -> None:  # noqa: ARG002 - there is only one word
        self._word.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the form of a protocol
        self._server.should_exit = True
        self._word.set()


def main() -> None:
    """Serve until told to stop."""
    settings = changed(Settings(), msgspec.json.decode(sys.stdin.readline(), type=dict[str, str]))
    prepare(settings)
    control = own_socket(int(sys.argv[4])) if len(sys.argv) > 4 else None
    server = WorkerServer(create(settings), settings, Path(sys.argv[2]), sys.argv[3], control)
    collect_seldom()
    read_titles()
    server.run(sockets=[own_socket(int(sys.argv[1]))])


if __name__ == "__main__":
    main()
