"""A server that lasts for many runs of the twin worlds: the application, its port and the client stay; the registry,
its clock and its database are new for each run. Making new ones of all would cost more than the game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.app import Application
from saboteur.server.run import OrderlyServer
from saboteur.server.table.table_registry import TableRegistry
from tests.kit.client import Lobby
from tests.kit.in_process import serving
from tests.kit.server import Running, listening, settings_for
from tests.kit.server_twins import World
from tests.kit.stage import Script, Stage, dealer_of, scripted

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
            registry = TableRegistry(settings, time_source, dealer_of(world), lambda size: b"e" * size)
            async with serving(self._running.app, registry):
                made = Stage(self._running, self._lobby, time_source, world, lapse)
                registry.store.bot_key = "known"  # tokens are signed with it
                registry.bots.ask = made.ask  # type: ignore[method-assign]
                try:
                    yield made
                    await made.finish()
                finally:
                    for opened in made.sockets.values():
                        await opened.close()
        for old in self._folder.glob(f"{name}*"):
            old.unlink()


def _no_house() -> TableRegistry:
    raise AssertionError("a registry is put in for each run")


class _Bare(OrderlyServer):
    """A server whose application has no lifespan: houses come and go by themselves."""

    def __init__(self, app: Application, settings: Any) -> None:
        super().__init__(app, settings)
        self.config.lifespan = "off"


@asynccontextmanager
async def lasting(folder: Path) -> AsyncIterator[LastingServer]:
    """A server without a registry, until the block ends."""
    settings = settings_for(folder, **SETTINGS)
    app = Application(settings, _no_house)
    server = _Bare(app, settings)
    async with listening(server) as base, Lobby(base) as lobby:
        yield LastingServer(Running(app, base, server), lobby, folder)
