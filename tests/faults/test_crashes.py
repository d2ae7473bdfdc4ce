"""P5, P6, P7: the server is killed again and again under load. What anybody was told stays true, every acknowledged
move is there exactly once, and clients come back by themselves."""

import os
import random
from pathlib import Path

import httpx
import pytest

from tests.kit.client import PATIENCE
from tests.kit.forked_server import Nursery, nursery
from tests.kit.memory_loop import run_real
from tests.kit.reconnecting_clients import Fleet, canaries
from tests.kit.server_scenes import LONGEST, eventually

pytestmark = pytest.mark.real
KILLS = int(os.environ.get("SABOTEUR_KILLS", "20"))
"""How often the server is killed; `SABOTEUR_KILLS=10000` for a release."""
FEW_KILLS = 6


async def voyage(folder: Path, kills: int, plant: str = "", seed: int = 1) -> tuple[Fleet, Nursery, list[str]]:
    """Play through some kills; gives everything that was found wrong."""
    chance = random.Random(seed)
    async with nursery(folder) as servers:
        await servers.start(plant)
        fleet = Fleet(servers.base, seed)
        await fleet.embark(tables=4)
        for _ in range(kills):
            await _some_moves(fleet, chance.randrange(5, 60))
            servers.kill()
            await servers.start(plant)
            if any(sailor.broken for sailor in fleet.sailors):
                break
        await _some_moves(fleet, 20)
        await fleet.land()
        wrong = [fault for sailor in fleet.sailors for fault in sailor.broken]
        if not wrong:
            wrong += await fleet.remembered() + fleet.audited(servers.database)
        metrics = (await _get(servers.base, "/api/metrics")).text
    written = servers.log.read_text() + metrics
    wrong += [f"written down: {text[:12]}…" for text in canaries(fleet, servers.database) if text in written]
    return fleet, servers, wrong


async def _some_moves(fleet: Fleet, moves: int) -> None:
    """Wait until so many more moves were acknowledged, or something is wrong."""
    wanted = fleet.progress + moves
    await eventually(lambda: fleet.progress >= wanted or any(sailor.broken for sailor in fleet.sailors), LONGEST)


async def _get(base: str, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        return await http.get(path)


@pytest.mark.slow
def test_everything_told_survives_kills(folder: Path) -> None:
    """P4, P5, P6, P7"""
    fleet, servers, wrong = run_real(voyage(folder, KILLS))
    returns = sum(sailor.returns for sailor in fleet.sailors)
    print(f"\n{servers.kills} kills, {fleet.progress} moves acknowledged, {returns} returns")
    assert wrong == []
    assert servers.kills >= KILLS
    assert returns >= KILLS, "nobody came back by himself"


@pytest.mark.slow
@pytest.mark.parametrize("plant", ["tell_first", "forget_keys", "acknowledge_anything", "skip_a_message", "log_tokens"])
def test_a_planted_fault_is_caught(folder: Path, plant: str) -> None:
    _, _, wrong = run_real(voyage(folder, FEW_KILLS, plant))
    assert wrong, f"nobody noticed {plant}"
