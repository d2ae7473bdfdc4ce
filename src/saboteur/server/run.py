"""Runs the server until it is told to stop: SIGTERM or Ctrl-C shut it down gracefully."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import uvicorn

import saboteur
from saboteur.server import log_lines
from saboteur.server.app import Application, create
from saboteur.server.control.listener import ControlFile, ControlListener
from saboteur.server.fair_acceptor import FairAcceptor
from saboteur.server.http.client_address import network
from saboteur.server.http.http_protocol import KEEP_ALIVE_SECONDS, BoundedHttpProtocol
from saboteur.server.limits import open_files
from saboteur.server.listening import BACKLOG, open_ports
from saboteur.server.names import titles
from saboteur.server.settings import Settings, kind_of, texts
from saboteur.server.socket.fast_frames import FastFrames
from saboteur.server.wire.messages import LONGEST_MESSAGE

log = logging.getLogger("saboteur")
PING_INTERVAL_SECONDS: Final = 20.0
"""Proxies must wait longer than this for a word: a comment in deploy/nginx.conf and docs/hosting.md name it, too."""
PING_TIMEOUT_SECONDS: Final = 20.0
"""A socket that leaves a ping unanswered for so long is closed."""
COLLECT_AFTER: Final = (50_000, 10, 5)
"""New objects before Python looks for cycles among them, where it would at every 700; and so many looks before one at
those that were older. What a flood leaves behind gets old: if nobody looked, it would stay."""


def configured(app: Application, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application. Its access log stays off: addresses of tables do not belong in logs."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        # It would log the handshakes of sockets, with whatever stands in their addresses.
        log_level="error" if settings.log_level == "error" else "warning",
        access_log=False,
        http=BoundedHttpProtocol,
        ws=FastFrames,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE * 2,
        ws_ping_interval=PING_INTERVAL_SECONDS,
        ws_ping_timeout=PING_TIMEOUT_SECONDS,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        backlog=BACKLOG,
        log_config=None,
    )


class OrderlyServer(uvicorn.Server):
    """Says that it will stop, serves for `drain_seconds` more, and says goodbye before sockets are closed."""

    def __init__(
        self,
        app: Application,
        settings: Settings,
        control: socket.socket | None = None,
        gone: Callable[[], None] = lambda: None,
    ) -> None:
        """`control` is where the operator reaches the server; `gone` is called when it ends: a signal ends the process
        right after."""
        super().__init__(configured(app, settings))
        self._app = app
        self._control = None if control is None else ControlListener(control)
        self._gone = gone
        self._drain_seconds = settings.drain_seconds

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._drain()
        if self._control is not None:
            self._control.close()
        self._gone()
        for server in self.servers:
            server.close()  # a client that reconnects at once must not reach a server that stops
        for port in sockets or []:
            port.close()
        await self._app.end_connections()
        await super().shutdown(sockets)
        log.info("stopped")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])  # all but the ports
        if self.started:
            await self.listen(sockets or [])
            if self._control is not None:
                await self._control.open(self._app.services)
            log.info("started %s", saboteur.__version__)

    async def listen(self, ports: list[Any]) -> None:
        """Let people in."""
        loop = asyncio.get_running_loop()
        most = open_files.for_waiting(self._app.settings, open_files.limit())
        for port in ports:
            if isinstance(port, socket.socket):
                port.listen(BACKLOG)
                acceptor = FairAcceptor(port, most, network, partial(loop.connect_accepted_socket, self.protocol))
                acceptor.open()
                self.servers.append(cast("asyncio.Server", acceptor))
            else:  # that of a test, whose network is in memory
                self.servers.append(await loop.create_server(self.protocol, sock=port))

    def protocol(self) -> asyncio.Protocol:
        """What speaks with somebody who comes in."""
        made: asyncio.Protocol = self.config.http_protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )  # type: ignore[call-arg]
        return made

    async def _drain(self) -> None:
        """Stop being ready, and give load balancers the time to notice; a second Ctrl-C cuts it short."""
        log.info("draining %g", self._drain_seconds)
        self._app.drain()
        end = asyncio.get_running_loop().time() + self._drain_seconds
        while asyncio.get_running_loop().time() < end and not self.force_exit:
            await asyncio.sleep(0.05)


def run(settings: Settings, ports: list[socket.socket] | None = None) -> None:
    """Serve until told to stop: in this process, or with several workers; at ports that are open already, or at those
    that the settings name. Raises NotStarted for workers, OSError for a port that cannot be opened."""
    prepare(settings)
    if settings.log_format == "json":
        log.info("configured %s", configuration(settings))
    ports = ports or open_ports(settings.host, settings.port)
    control = ControlFile(settings)
    try:
        _serve(settings, ports, control)
    finally:
        control.remove()


def _serve(settings: Settings, ports: list[socket.socket], control: ControlFile) -> None:
    if settings.workers > 1:
        from saboteur.server.cluster import supervisor

        # Workers share one port. A name may have several addresses: proxies mostly ask at that of IPv4.
        first, *others = sorted(ports, key=lambda port: port.family != socket.AF_INET)
        for port in others:
            port.close()
        supervisor.run(settings, first, control.port)
        return
    server = OrderlyServer(create(settings), settings, control.port, control.remove)
    collect_seldom()
    read_titles()
    server.run(sockets=ports)


def configuration(settings: Settings) -> str:
    """Every setting that has not its default, as its variable is written."""
    usual = texts(Settings())
    chosen = {name: text for name, text in texts(settings).items() if usual.get(name) != text}
    return " ".join(f"{name}={kind_of(name).shown(text)}" for name, text in chosen.items()) or "defaults"


def prepare(settings: Settings) -> None:
    """What a process needs before it serves."""
    log_lines.set_up(settings.log_level, settings.log_format)
    files, needed = open_files.raised(), open_files.needed(settings)
    if files < needed:
        log.warning("few-files %d, --most-connections and --most-http-connections need %d", files, needed)


def read_titles() -> threading.Thread:
    """Read beside everything else what the first name would have to wait for."""
    reading = threading.Thread(target=titles.prepare, name="titles", daemon=True)
    reading.start()
    return reading


def collect_seldom() -> None:
    """Let Python look for garbage less often: what exists now stays, and a move leaves next to no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
