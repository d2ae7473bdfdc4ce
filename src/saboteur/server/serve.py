"""Runs the server until it is told to stop: SIGTERM or Ctrl-C end it in good order."""

from __future__ import annotations

import logging
import socket
import sqlite3
import sys
from typing import Final

import uvicorn

from saboteur.server.app import Application, create
from saboteur.server.settings import Settings
from saboteur.server.store.sqlite import SAFE_LIBRARY
from saboteur.server.wire import LONGEST_MESSAGE

log = logging.getLogger("saboteur")
SWITCH_SECONDS: Final = 0.0005


def configured(app: Application, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application. Its access log stays off: addresses of tables do not belong into logs."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        # It would log the handshakes of sockets, with whatever stands in their addresses.
        log_level="error" if settings.log_level == "error" else "warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE * 2,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=15,
        backlog=2048,
        log_config=None,
    )


class OrderlyServer(uvicorn.Server):
    """Says goodbye before sockets are closed, so that clients know that it is not their fault."""

    def __init__(self, app: Application, settings: Settings) -> None:
        super().__init__(configured(app, settings))
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.say_goodbye()
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s %(message)s")
    # The writing thread needs the interpreter for moments only; it should not wait long for them under load.
    sys.setswitchinterval(SWITCH_SECONDS)
    if sqlite3.sqlite_version_info < SAFE_LIBRARY:
        log.info("old-sqlite %s", sqlite3.sqlite_version)
    OrderlyServer(create(settings), settings).run()
