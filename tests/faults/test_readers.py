"""P18 and P19 under load: a reader who is stuck is cut off while the others play on; tables nobody is at leave memory,
tables with somebody at them never do, and all come back from disk."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.client import Lobby, Player
from tests.kit.raw_socket import HANDSHAKE, client_frame
from tests.kit.server import FakeMoments, running, settings_for
from tests.server.playing import eventually, game, run

TABLES = 30


@pytest.mark.slow
def test_stuck_readers_are_cut_off_while_talk_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """P18: nothing is pushed by hand; players talk, until what waits for those who never read is too much."""
    monkeypatch.setattr("saboteur.server.connection.MOST_WAITING", 16 * 1024)

    async def scene() -> None:
        limits = {"talk_per_minute": 600_000, "messages_per_minute": 6_000_000}
        async with game(folder, 3, talk="chat", rounds=1, limits=limits) as it:
            stuck = [await asyncio.to_thread(_stuck, it.server.base, it.code) for _ in range(5)]
            live = it.server.house.tables[it.code]
            await eventually(lambda: len(live.connections) == 8)
            _narrow(live)
            count = 0
            try:
                while len(live.connections) > 3:
                    for player in it.players:
                        count += 1
                        await player.send({"type": "chat", "key": f"talk-{count:06}", "text": "x" * 300})
                        await player.kind("done")
                assert [connection.seats for connection in live.connections] == [(0,), (1,), (2,)]
            finally:
                for one in stuck:
                    one.close()

    run(scene())


def _narrow(live: Any) -> None:
    """Little of what waits is held by the system, so that the server sees soon who does not read."""
    for connection in live.connections:
        if not connection.seats:
            connection._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def _stuck(base: str, code: str) -> socket.socket:
    """A spectator who says hello and never reads."""
    port = httpx.URL(base).port
    assert port is not None
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    made.connect(("127.0.0.1", port))
    hello = b'{"type":"hello","v":1,"table":"%b"}' % code.encode()
    made.sendall(HANDSHAKE.format(path="/api/play", host=f"127.0.0.1:{port}").encode())
    assert made.recv(1024).startswith(b"HTTP/1.1 101 ")
    made.sendall(client_frame(hello))
    return made


def test_tables_nobody_is_at_leave_memory_and_live_ones_stay(folder: Path) -> None:
    """P19"""

    async def scene() -> None:
        moments = FakeMoments()
        limits = settings_for(folder, bot_workers=0, idle_minutes=10.0)
        async with running(limits, moments=moments) as server, Lobby(server.base) as lobby:
            made = [await lobby.done("/api/play-now", {"name": "Ana", "players": 3}) for _ in range(TABLES)]
            live, left = made[: TABLES // 3], made[TABLES // 3 :]
            players = [Player(server.base, taken["code"], taken["token"]) for taken in live]
            for player in players:
                await player.connect()
            await server.house.sweep()
            assert len(server.house.tables) == TABLES, "not before their time"
            moments.advance(601)
            await server.house.sweep()
            assert set(server.house.tables) == {taken["code"] for taken in live}
            for player in players:
                await player.send({"type": "ping"})
                await player.kind("pong")
                await player.close()
            for taken in left:
                async with Player(server.base, taken["code"], taken["token"]) as back:
                    assert back.room["stage"] == "playing"
            assert set(server.house.tables) == {taken["code"] for taken in made}

    run(scene())


def test_a_sweep_that_forgot_to_look_for_people_would_be_caught(folder: Path) -> None:
    """The same without the care for live tables: the player notices."""

    async def scene() -> str:
        moments = FakeMoments()
        async with running(settings_for(folder, bot_workers=0), moments=moments) as server, Lobby(server.base) as lobby:
            taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 3})
            async with Player(server.base, taken["code"], taken["token"]) as player:
                server.house.drop(server.house.tables[taken["code"]])
                return str((await player.kind("bye"))["type"])

    assert run(scene()) == "bye"
