"""P18 for readers who vanished without a word: pings find them, their seat is shown as empty, and whoever answers
stays."""

from pathlib import Path

from saboteur.server import run
from tests.kit.client import PATIENCE, Player
from tests.kit.raw_websocket import RawSocket
from tests.kit.server_scenes import Scene, eventually, table

QUICK = 0.05
"""Seconds between pings, and for an answer, where nobody will answer anyway."""


def pings(it: Scene, interval: float | None, timeout: float | None) -> None:
    """How sockets that open from now on are pinged; None for no pings at all."""
    config = it.server.server.config
    config.ws_ping_interval, config.ws_ping_timeout = interval, timeout


async def _vanished(it: Scene) -> RawSocket:
    """The device of the second seat, which never answers a ping: for the server it is a peer that is gone."""
    silent = await RawSocket.open(it.server.base)
    await silent.ask({"type": "hello", "v": 1, "table": it.code, "token": it.tokens[1]})
    return silent


def test_pings_are_on() -> None:
    from saboteur.server.app import create
    from saboteur.server.settings import Settings

    config = run.configured(create(Settings()), Settings())
    assert config.ws_ping_interval
    assert config.ws_ping_timeout


async def test_a_peer_that_vanished_is_found_and_the_others_are_told(folder: Path) -> None:
    async with table(folder, 2, connected=False) as it:
        pings(it, QUICK, PATIENCE)
        async with Player(it.server.base, it.code, it.tokens[0]) as host:
            live = it.server.registry.tables[it.code]
            answering = live.audience.connections[0]._transport.get_protocol()
            pings(it, QUICK, QUICK)
            silent = await _vanished(it)
            assert live.audience.connected(1)
            await host.until(lambda told: told["type"] == "presence" and told["connected"] == [True, True])
            await host.until(lambda told: told["type"] == "presence" and told["connected"] == [True, False])
            await eventually(lambda: answering.ping_sent_at > 0 and answering.pending_ping_payload is None)
            assert [connection.seats for connection in live.audience.connections] == [(0,)], "whoever answers stays"
            await silent.close()


async def test_without_pings_nobody_would_notice(folder: Path) -> None:
    """One who is not pinged stays, though another one, as silent, came after him and is found."""
    async with table(folder, 2, connected=False) as it:
        live = it.server.registry.tables[it.code]
        pings(it, None, None)
        unnoticed = await _vanished(it)
        kept = live.audience.connections[0]
        pings(it, QUICK, QUICK)
        found = await _vanished(it)
        assert len(live.audience.connections) == 2
        await eventually(lambda: live.audience.connections == [kept])
        for silent in (unnoticed, found):
            await silent.close()
