"""Who is connected: players are told at once about each other, and once in a while about spectators."""

from pathlib import Path
from typing import Any

import pytest

from saboteur.server.table.presence_pace import PAUSE_SECONDS
from tests.kit.client import Player
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import Scene, eventually, game, table


async def presences(player: Player) -> list[tuple[list[bool], int]]:
    """What a player was told about who is connected, since this was last asked."""
    await player.send({"type": "ping"})
    told: list[dict[str, Any]] = []
    while not told or told[-1]["type"] != "pong":
        told.append(await player.next())
    return [(each["connected"], each["watching"]) for each in told if each["type"] == "presence"]


async def come_and_go(it: Scene, times: int) -> None:
    live = it.server.registry.tables[it.code]
    for _ in range(times):
        async with Player(it.server.base, it.code):
            pass
        await eventually(lambda: all(one.holds for one in live.audience.connections))


async def test_spectators_that_come_and_go_are_told_of_once_in_a_while(folder: Path) -> None:
    time_source = FakeTime()
    async with game(folder, 2, 1, parts={"time_source": time_source}) as it:
        time_source.advance(PAUSE_SECONDS)
        await presences(it.players[0])
        await come_and_go(it, 20)
        assert [watching for _, watching in await presences(it.players[0])] == [1]
        time_source.advance(PAUSE_SECONDS)
        assert [watching for _, watching in await presences(it.players[0])] == [0]
        async with Player(it.server.base, it.code):
            assert await presences(it.players[0]) == []
            time_source.advance(PAUSE_SECONDS)
            assert [watching for _, watching in await presences(it.players[0])] == [1]


@pytest.mark.parametrize("who", ["a player", "a newcomer"])
async def test_players_are_told_of_at_once_beside_a_crowd(folder: Path, who: str) -> None:
    """And with them of the spectators: nothing is left to tell then."""
    time_source = FakeTime()
    async with game(folder, 2, 1, parts={"time_source": time_source}) as it:
        await come_and_go(it, 3)
        await presences(it.players[0])
        token = it.tokens[1] if who == "a player" else (await it.lobby.join(it.code, "Zoe"))["token"]
        async with Player(it.server.base, it.code, token):
            assert [watching for _, watching in await presences(it.players[0])][-1:] == [int(who == "a newcomer")]
        before = time_source.waiting
        await it.players[1].close()
        await eventually(lambda: 1 in it.server.registry.tables[it.code].audience.disconnected_since)
        assert (await presences(it.players[0]))[-1][0] == [True, False, True]
        assert time_source.waiting <= before


async def test_a_table_that_leaves_memory_has_nothing_left_to_tell(folder: Path) -> None:
    time_source = FakeTime()
    async with table(folder, 2, parts={"time_source": time_source}) as it:
        await come_and_go(it, 3)
        live = it.server.registry.tables[it.code]
        before = time_source.waiting
        live.drop()
        assert time_source.waiting == before - 1
