"""Listens for the operator at the control socket: one line in, one line out."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from contextlib import suppress
from typing import Any, Final

import msgspec

from saboteur.server.control import requests as r
from saboteur.server.control.commands import Commands
from saboteur.server.control.socket_file import ControlInUse, control_path, open_control
from saboteur.server.http.server_services import ServerServices
from saboteur.server.settings import Settings

log = logging.getLogger("saboteur")
KEEP_FILE: Final[dict[str, Any]] = {"cleanup_socket": False} if sys.version_info >= (3, 13) else {}
"""A worker that ends does not take the socket of the others with it."""
SECONDS: Final = 10.0
"""In which a question must be there."""


class ControlListener:
    """Serves a control socket for one worker; several workers may serve the same one, and none of them removes its
    file."""

    def __init__(self, port: socket.socket) -> None:
        self._port = port
        self._server: asyncio.AbstractServer | None = None
        self._commands: Commands | None = None

    async def open(self, services: ServerServices) -> None:
        """Begin to answer."""
        self._commands = Commands(services)
        self._server = await asyncio.start_unix_server(
            self._serve, sock=self._port, limit=r.LONGEST_REQUEST, **KEEP_FILE
        )

    def close(self) -> None:
        """Answer nobody any more; the file stays for those who serve it, too."""
        if self._server is not None:
            self._server.close()
            self._server = None

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                line = await reader.readline()
            if line:
                writer.write(r.encode(await self._answer(line)) + b"\n")
                await writer.drain()
        except (OSError, TimeoutError, ValueError):
            pass  # he did not wait, or sent more than a line can hold
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _answer(self, line: bytes) -> r.Answer:
        assert self._commands is not None
        try:
            request = r.decode_request(line)
        except msgspec.MsgspecError:
            return r.Answer(problem="unknown-request")
        return await self._commands.answer(request)


class ControlFile:
    """The socket's file for as long as the server runs. A server that cannot have one says so and serves all the
    same."""

    def __init__(self, settings: Settings) -> None:
        self.path = control_path(settings)
        self.port: socket.socket | None = None
        try:
            self.port = open_control(self.path)
        except ControlInUse:
            log.warning("control-in-use %s", self.path)
        except OSError as failure:
            log.warning("control-not-open %s %s", self.path, failure.strerror or str(failure))

    def remove(self) -> None:
        """The server ends."""
        if self.port is not None:
            self.port.close()
            self.path.unlink(missing_ok=True)
            self.port = None
