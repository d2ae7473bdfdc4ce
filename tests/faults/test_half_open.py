"""P18 for readers who vanished without a word: pings find them, their seat is shown as empty, and whoever answers
stays."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saboteur.server import serve
from tests.kit.client import Player
from tests.kit.raw_socket import RawSocket
from tests.server.playing import Scene, eventually, run, table

PING_SECONDS = 0.4


def quick_pings(patch: pytest.MonkeyPatch, seconds: float | None) -> None:
    """Pings that need not be waited for; None for no pings at all."""
    configured = serve.configured

    def quick(*given: Any) -> Any:
        made = configured(*given)
        made.ws_ping_interval = made.ws_ping_timeout = seconds
        return made

    patch.setattr(serve, "configured", quick)


async def _vanished(it: Scene) -> RawSocket:
    """The device of the second seat, which never answers a ping: for the server it is a peer that is gone."""
    silent = await RawSocket.open(it.server.base)
    await silent.ask({"type": "hello", "v": 1, "table": it.code, "token": it.tokens[1]})
    return silent


def test_pings_are_on() -> None:
    from saboteur.server.app import create
    from saboteur.server.settings import Settings

    config = serve.configured(create(Settings()), Settings())
    assert config.ws_ping_interval
    assert config.ws_ping_timeout


def test_a_peer_that_vanished_is_found_and_the_others_are_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_pings(monkeypatch, PING_SECONDS)

    async def scene() -> None:
        async with table(folder, 2, connected=False) as it, Player(it.server.base, it.code, it.tokens[0]) as host:
            silent = await _vanished(it)
            live = it.server.house.tables[it.code]
            assert live.connected(1)
            await host.until(lambda told: told["type"] == "presence" and told["connected"] == [True, True])
            await host.until(lambda told: told["type"] == "presence" and told["connected"] == [True, False])
            assert [connection.seats for connection in live.connections] == [(0,)], "whoever answers stays"
            await silent.close()

    run(scene())


def test_without_pings_nobody_would_notice(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_pings(monkeypatch, None)

    async def scene() -> None:
        async with table(folder, 2, connected=False) as it:
            silent = await _vanished(it)
            live = it.server.house.tables[it.code]
            await eventually(lambda: live.connected(1))
            await asyncio.sleep(3 * PING_SECONDS)
            assert live.connected(1)
            await silent.close()

    run(scene())
