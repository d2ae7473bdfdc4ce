"""P5 when the disk is full, read only or broken: players are told so, nothing told is lost, and the server goes on by
itself when the disk is well again. A real server, whose disk fails on command."""

import asyncio
import errno
from pathlib import Path

import pytest

from tests.kit.client import Lobby, Player
from tests.kit.forked_server import alive
from tests.kit.lossy_disk import OPEN_ERROR, SYNC_ERROR, WRITE_ERROR
from tests.kit.memory_loop import run_real
from tests.kit.power_cuts import PowerCutServers
from tests.kit.reconnecting_clients import ReconnectingClients
from tests.kit.server_scenes import LONGEST, began, eventually

pytestmark = [pytest.mark.real, pytest.mark.sqlite]
FAULTS = {
    "full": (WRITE_ERROR, errno.ENOSPC), "read only": (WRITE_ERROR, errno.EROFS), "broken": (WRITE_ERROR, errno.EIO),
    "broken in mid-commit": (SYNC_ERROR, errno.EIO),
}  # fmt: skip


async def _seated(lobby: Lobby) -> list[Player]:
    """Three people at a table, with their cards."""
    host = await lobby.table("Ana", rounds=1)
    code = host["code"]
    taken = [host, *[await lobby.join(code, name) for name in ("Ben", "Cleo")]]
    players = [Player(lobby.base, code, each["token"]) for each in taken]
    for player in players:
        await player.connect()
    for player in players[1:]:
        await lobby.done(f"/api/tables/{code}/ready", {"ready": True}, player.token)
    start = lobby.done(f"/api/tables/{code}/start", None, players[0].token)
    await asyncio.gather(start, *(began(player) for player in players))
    return players


@pytest.mark.slow
@pytest.mark.parametrize(
    "fault", [pytest.param(fault, marks=[pytest.mark.soak] * (fault in ("read only", "broken"))) for fault in FAULTS]
)
async def test_players_are_told_and_go_on_when_the_disk_is_well_again(folder: Path, fault: str) -> None:
    async with PowerCutServers(folder) as servers:
        await servers.power_on()
        async with Lobby(servers.base) as lobby:
            players = await _seated(lobby)
            mover = next(player for player in players if player.to_act in player.seats)
            assert mover.view is not None
            move = mover.move(mover.view["legal"][0])
            servers.recorder.switch(*FAULTS[fault])
            await mover.send(move)
            for player in players:
                assert (await player.kind("bye"))["code"] == "storage"
            refused = await lobby.post("/api/tables", {"name": "Dara"})
            assert (refused.status_code, refused.json()["code"]) == (503, "storage")
            servers.recorder.switch(FAULTS[fault][0], 0)
            for player in players:
                await player.close()
                assert (await player.connect(resume=True))["type"] == "resumed"
            await mover.send(move)
            assert (await mover.until(lambda told: told["type"] in ("done", "refused")))["type"] == "done"
            for player in players:
                await player.close()


async def _run(folder: Path, plant: str) -> list[str]:
    """Play while the disk fails in every way and comes back, then lose the power."""
    async with PowerCutServers(folder, plant) as servers:
        await servers.power_on()
        clients = ReconnectingClients(servers.base, 1)
        await clients.embark(tables=2)
        for which, code in FAULTS.values():
            await _more(clients, 5)
            servers.recorder.switch(which, code)
            await _felt(clients)
            servers.recorder.switch(which, 0)
        await _more(clients, 5)
        await servers.cut("after the faults")
        await servers.power_on()
        await _more(clients, 5)
        await clients.land()
        wrong = [fault for client in clients.clients for fault in client.broken]
        return wrong or await clients.remembered() + clients.audited(servers.database)


async def _felt(clients: ReconnectingClients) -> None:
    """Wait until somebody was sent away because of the fault, or moves go on as if there were none."""
    sent_away, progress = _sent_away(clients), clients.progress
    await eventually(
        lambda: _sent_away(clients) > sent_away or clients.progress >= progress + 10 or _broken(clients), LONGEST
    )


def _sent_away(clients: ReconnectingClients) -> int:
    return sum(client.sent_away for client in clients.clients)


def _broken(clients: ReconnectingClients) -> bool:
    return any(client.broken for client in clients.clients)


async def _more(clients: ReconnectingClients, moves: int) -> None:
    wanted = clients.progress + moves
    await eventually(lambda: clients.progress >= wanted or _broken(clients), LONGEST)


@pytest.mark.slow
def test_nothing_told_is_lost_while_the_disk_fails(folder: Path) -> None:
    """P5, P6, P7"""
    assert run_real(_run(folder, "")) == []


@pytest.mark.slow
def test_a_server_that_ignores_failures_is_caught(folder: Path) -> None:
    assert run_real(_run(folder, "ignores_failures"))


async def test_a_server_does_not_start_on_a_disk_it_cannot_write(folder: Path) -> None:
    """It ends with an error rather than serve what it could not keep."""
    async with PowerCutServers(folder) as servers:
        servers.recorder.switch(OPEN_ERROR, errno.EROFS)
        assert not await servers.power_on()
        servers.recorder.switch(OPEN_ERROR, 0)
        assert await servers.power_on()
        assert servers._server is not None
        assert alive(servers._server)
