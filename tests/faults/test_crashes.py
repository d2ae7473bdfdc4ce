"""P5, P6, P7: the server is killed again and again under load. What anybody was told stays true, every acknowledged
move is there exactly once, and clients come back by themselves."""

import os
import random
from pathlib import Path

import httpx
import pytest

from tests.kit.client import PATIENCE
from tests.kit.forked_server import ForkedServers, forked_servers
from tests.kit.memory_loop import run_real
from tests.kit.reconnecting_clients import ReconnectingClients, canaries
from tests.kit.server_scenes import LONGEST, eventually

pytestmark = pytest.mark.real
KILLS = int(os.environ.get("SABOTEUR_TEST_KILLS", "10"))
"""How often the server is killed; `make soak` kills it a thousand times, in runs of 25 (`tests/soak/kills.py`)."""
FEW_KILLS = 6


async def played_through(
    folder: Path, kills: int, plant: str = "", seed: int = 1
) -> tuple[ReconnectingClients, ForkedServers, list[str]]:
    """Play through some kills; gives everything that was found wrong."""
    chance = random.Random(seed)
    async with forked_servers(folder) as servers:
        await servers.start(plant)
        clients = ReconnectingClients(servers.base, seed)
        await clients.embark(tables=4)
        for _ in range(kills):
            await _some_moves(clients, chance.randrange(5, 60))
            servers.kill()
            await servers.start(plant)
            if any(client.broken for client in clients.clients):
                break
        await _some_moves(clients, 20)
        await clients.land()
        wrong = [fault for client in clients.clients for fault in client.broken]
        if not wrong:
            wrong += await clients.remembered() + clients.audited(servers.database)
        metrics = (await _get(servers.base, "/api/metrics")).text
    written = servers.log.read_text() + metrics
    wrong += [f"written down: {text[:12]}…" for text in canaries(clients, servers.database) if text in written]
    return clients, servers, wrong


async def _some_moves(clients: ReconnectingClients, moves: int) -> None:
    """Wait until so many more moves were acknowledged, or something is wrong."""
    wanted = clients.progress + moves
    await eventually(lambda: clients.progress >= wanted or any(client.broken for client in clients.clients), LONGEST)


async def _get(base: str, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        return await http.get(path)


@pytest.mark.slow
def test_everything_told_survives_kills(folder: Path) -> None:
    """P4, P5, P6, P7"""
    clients, servers, wrong = run_real(played_through(folder, KILLS))
    returns = sum(client.returns for client in clients.clients)
    print(f"\n{servers.kills} kills, {clients.progress} moves acknowledged, {returns} returns")
    assert wrong == []
    assert servers.kills >= KILLS
    assert returns >= KILLS, "nobody came back by himself"


@pytest.mark.slow
@pytest.mark.parametrize("plant", ["tell_first", "forget_keys", "acknowledge_anything", "skip_a_message", "log_tokens"])
def test_a_planted_fault_is_caught(folder: Path, plant: str) -> None:
    _, _, wrong = run_real(played_through(folder, FEW_KILLS, plant))
    assert wrong, f"nobody noticed {plant}"
