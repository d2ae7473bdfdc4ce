"""A worker that reads late never shows a hand to whoever had that seat before."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.cluster.many_processes import ManyProcesses
from saboteur.server.table import table_replica
from tests.cluster.worker_pair import Pair, Seated, pair, seated
from tests.kit.client import Message, Player
from tests.kit.server_scenes import began, run

ORDER = [1, 2, 0]


def _cut_off(it: Pair, patch: pytest.MonkeyPatch) -> None:
    """The second worker neither hears nor looks."""

    async def blind(cluster: ManyProcesses) -> None:
        if cluster is not it.cluster(1):
            await look_around(cluster)

    def deaf(cluster: ManyProcesses, number: int, n: int) -> None:
        if cluster is not it.cluster(1):
            hear(cluster, number, n)

    look_around, hear = ManyProcesses._look_around, ManyProcesses._look
    patch.setattr(ManyProcesses, "_look_around", blind)
    patch.setattr(ManyProcesses, "_look", deaf)


async def _told_late(folder: Path, patch: pytest.MonkeyPatch) -> tuple[Player, Message]:
    """Seats change places and cards are dealt while one worker is cut off; what it tells its player then."""
    async with pair(folder, hash_seconds=0.3, nonce_seconds=0.3) as it, seated(it, (0, 0, 1), dealt=False) as made:
        _cut_off(it, patch)
        await _deal_anew(it, made)
        late = made.players[2]
        behind = it.live(1, made.code)
        async with behind:
            await behind.catch_up()
        told = await late.until(lambda message: message["type"] in ("bye", "step"))
        if told["type"] == "bye":
            await late.close()
            back = Player(it.servers[1].base, made.code, late.token)
            await back.connect()
            assert back.shown == ORDER.index(2)
            await back.close()
        return late, told


async def _deal_anew(it: Pair, made: Seated) -> None:
    lobby = it.lobbies[0]
    await lobby.done(made.path("order"), {"order": ORDER}, made.tokens[0])
    for token in made.tokens[1:]:
        await lobby.done(made.path("ready"), {"ready": True}, token)
    await lobby.done(made.path("start"), None, made.tokens[0])
    await asyncio.gather(*(began(player) for player in made.players[:2]))


def test_whoever_is_told_late_comes_back_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, told = run(_told_late(folder, monkeypatch))
    assert (told["type"], told["code"]) == ("bye", "stopping")


def test_telling_the_seat_of_before_would_be_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: without that care somebody sees another's hand."""

    def careless(_: Any) -> bool:
        return False

    monkeypatch.setattr(table_replica, "may_mix_seats", careless)
    _, told = run(_told_late(folder, monkeypatch))
    assert told["type"] == "step"
    assert told["view"]["seat"] != ORDER.index(2)
    assert told["view"]["own"] is not None
