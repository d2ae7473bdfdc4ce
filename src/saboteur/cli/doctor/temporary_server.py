"""A server for as long as it takes to look at it, with tables of its own: where none is running."""

from __future__ import annotations

import logging
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from socket import socket
from typing import Final

from starlette.types import Receive, Scope, Send

from saboteur.server.app import Application, create
from saboteur.server.problems import Code, Problem
from saboteur.server.run import OrderlyServer
from saboteur.server.settings import Settings

START_SECONDS: Final = 30.0


EXAMINED: Final = ("/api/health", "/api/ready", "/api/about")
"""What the doctor asks; besides, it says hello on a socket with `DOCTOR` in its address."""
DOCTOR: Final = "doctor"


class _Examined(Application):
    """Answers the doctor alone. It has none of the server's tables: a page that came by would take its own for
    deleted, so everybody else is told that the server is stopping."""

    async def _admit(self, scope: Scope, receive: Receive) -> Receive:
        whole = await super()._admit(scope, receive)
        if scope["path"] not in EXAMINED:
            raise Problem(Code.STOPPING)
        return whole

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["query_string"] == DOCTOR.encode():
            await super()._socket(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close"})


class DidNotStart(Exception):
    """The server has not started in time."""


@contextmanager
def temporary_server(settings: Settings, ports: list[socket]) -> Iterator[None]:
    """Serve at open ports until the block ends; nothing of it stays, and it logs nothing. Raises DidNotStart."""
    log = logging.getLogger("saboteur")
    before, log.disabled = log.disabled, True
    with tempfile.TemporaryDirectory(prefix="saboteur-doctor-") as folder:
        own = replace(settings, database=str(Path(folder) / "tables.sqlite3"), workers=1, bot_workers=0)
        server = OrderlyServer(create(own, _Examined), replace(own, drain_seconds=0.0, log_level="error"))
        thread = threading.Thread(target=server.run, args=(ports,), daemon=True)
        thread.start()
        try:
            _wait(server, thread)
            yield
        finally:
            server.should_exit = True
            thread.join(START_SECONDS)
            log.disabled = before


def _wait(server: OrderlyServer, thread: threading.Thread) -> None:
    deadline = time.monotonic() + START_SECONDS
    while not server.started:
        if not thread.is_alive() or time.monotonic() > deadline:
            raise DidNotStart
        time.sleep(0.02)
