"""P18 and P19 under load: a reader who is stuck is cut off while the others play on; tables nobody is at leave memory,
tables with somebody at them never do, and all come back from disk."""

from pathlib import Path

import pytest

from tests.kit.client import Lobby, Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_websocket import RawSocket
from tests.kit.server_scenes import eventually, game

TABLES = 30


@pytest.mark.slow
async def test_stuck_readers_are_cut_off_while_talk_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """P18: nothing is pushed by hand; players talk, until what waits for those who never read is too much."""
    monkeypatch.setattr("saboteur.server.broadcast.connection.MOST_UNSENT_BYTES", 16 * 1024)
    limits = {"talk_per_minute": 600_000, "messages_per_minute": 6_000_000}
    async with game(folder, 3, talk="chat", rounds=1, limits=limits) as it:
        stuck = [await RawSocket.deaf(it.server.base, it.code) for _ in range(5)]
        live = it.server.registry.tables[it.code]
        await eventually(lambda: len(live.audience.connections) == 8)
        count = 0
        try:
            while len(live.audience.connections) > 3:
                for player in it.players:
                    count += 1
                    await player.send({"type": "chat", "key": f"talk-{count:06}", "text": "x" * 300})
                    await player.kind("done")
            assert [connection.seats for connection in live.audience.connections] == [(0,), (1,), (2,)]
        finally:
            for one in stuck:
                one.close()


async def test_tables_nobody_is_at_leave_memory_and_live_ones_stay(folder: Path) -> None:
    """P19"""
    time_source = FakeTime()
    limits = settings_for(folder, bot_workers=0, idle_minutes=10.0)
    async with running(limits, time_source=time_source) as server, Lobby(server.base) as lobby:
        made = [await lobby.done("/api/play-now", {"name": "Ana", "players": 3}) for _ in range(TABLES)]
        live, left = made[: TABLES // 3], made[TABLES // 3 :]
        players = [Player(server.base, taken["code"], taken["token"]) for taken in live]
        for player in players:
            await player.connect()
        await server.registry.sweep()
        assert len(server.registry.tables) == TABLES, "not before their time"
        time_source.advance(601)
        await server.registry.sweep()
        assert set(server.registry.tables) == {taken["code"] for taken in live}
        for player in players:
            await player.send({"type": "ping"})
            await player.kind("pong")
            await player.close()
        for taken in left:
            async with Player(server.base, taken["code"], taken["token"]) as back:
                assert back.room["stage"] == "playing"
        assert set(server.registry.tables) == {taken["code"] for taken in made}


def test_a_sweep_that_forgot_to_look_for_people_would_be_caught(folder: Path) -> None:
    """The same without the care for live tables: the player notices."""

    async def scene() -> str:
        time_source = FakeTime()
        async with (
            running(settings_for(folder, bot_workers=0), time_source=time_source) as server,
            Lobby(server.base) as lobby,
        ):
            taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 3})
            async with Player(server.base, taken["code"], taken["token"]) as player:
                server.registry.tables[taken["code"]].drop()
                return str((await player.kind("bye"))["type"])

    assert run_virtual(scene()) == "bye"
