"""A server that lasts for many runs of the twin worlds: the application, its port and the client stay; the services,
the clock and the database are new for each run. Making new ones of all would cost more than the game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.app import Application
from saboteur.server.composition import compose
from saboteur.server.http.server_services import ServerServices
from saboteur.server.run import OrderlyServer
from tests.kit.asgi_client import serving
from tests.kit.client import Lobby
from tests.kit.local_server import Running, listening, settings_for
from tests.kit.scripted_table import Script, Stage, dealer_of, scripted
from tests.kit.server_twins import World

SETTINGS = {"bot_workers": 0, "bot_delay": 2.0}


class LastingServer:
    """What stays from run to run."""

    def __init__(self, running: Running, lobby: Lobby, folder: Path) -> None:
        self._running, self._lobby, self._folder = running, lobby, folder
        self._runs = 0

    @asynccontextmanager
    async def stage(self, world: World, patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
        """A run with the cards of a world: nothing of earlier runs is left."""
        self._runs += 1
        name = f"{self._runs}.sqlite3"
        time_source, settings = Script(), settings_for(self._folder, **SETTINGS, database=str(self._folder / name))
        with scripted(patch) as lapse:
            services = compose(settings, time_source, dealer_of(world), lambda size: b"e" * size)
            async with serving(self._running.app, services):
                made = Stage(self._running, self._lobby, time_source, world, lapse)
                services.store.bot_key = "known"  # tokens are signed with it
                services.bot_pool.ask = made.ask  # type: ignore[method-assign]
                try:
                    yield made
                    await made.finish()
                finally:
                    for opened in made.sockets.values():
                        await opened.close()
        for old in self._folder.glob(f"{name}*"):
            old.unlink()


def _no_services() -> ServerServices:
    raise AssertionError("services are put in for each run")


class _Bare(OrderlyServer):
    """A server whose application has no lifespan: services come and go by themselves."""

    def __init__(self, app: Application, settings: Any) -> None:
        super().__init__(app, settings)
        self.config.lifespan = "off"


@asynccontextmanager
async def lasting(folder: Path) -> AsyncIterator[LastingServer]:
    """A server without services, until the block ends."""
    settings = settings_for(folder, **SETTINGS)
    app = Application(settings, _no_services)
    server = _Bare(app, settings)
    async with listening(server) as base, Lobby(base) as lobby:
        yield LastingServer(Running(app, base, server), lobby, folder)
