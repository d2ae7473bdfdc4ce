"""Health, readiness and the orderly end: what a proxy, systemd or a container asks and sends."""

import logging
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from saboteur.server.http import server_routes
from tests.kit.client import PATIENCE, Lobby, Player
from tests.kit.local_server import running, settings_for
from tests.kit.memory_folder import MEMORY
from tests.kit.serve_process import serving, until
from tests.kit.server_scenes import finish, run
from tools.services.postgres_cluster import cluster

PAUSE = 3600
"""Seconds for which the server of these tests would serve on after it was told to stop."""


async def asked(base: str, path: str) -> tuple[int, str]:
    """Status of a route, and what it says."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        answer = await http.get(path)
        said = answer.json()
        return answer.status_code, said.get("status") or said["code"]


def test_a_database_that_does_not_answer_makes_it_not_ready(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs all the same: starting it anew would help nobody."""
    monkeypatch.setattr(server_routes, "READY_SECONDS", PATIENCE)

    async def scene() -> None:
        file = str(folder / "locked.sqlite3")
        async with running(settings_for(folder, database=file)) as server:
            assert await asked(server.base, "/api/ready") == (200, "ok")
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with monkeypatch.context() as impatient:
                    impatient.setattr(server_routes, "READY_SECONDS", 0.1)
                    assert await asked(server.base, "/api/ready") == (503, "storage")
                assert await asked(server.base, "/api/health") == (200, "ok")
                other.execute("ROLLBACK")

            async def ready() -> bool:
                return await asked(server.base, "/api/ready") == (200, "ok")

            await until(ready)

    run(scene())


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged, by anybody; none of it with a traceback."""
    assert [record for record in caplog.records if record.exc_info] == []
    return [record.getMessage().split()[0] for record in caplog.records]


def test_a_database_that_refuses_makes_it_not_ready(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def scene() -> None:
        async with running(settings_for(folder, database=str(folder / "broken.sqlite3"))) as server:
            store = server.services.store
            await store._write(lambda connection: connection.execute("ALTER TABLE meta RENAME TO lost"))
            for _ in range(3):
                assert await asked(server.base, "/api/ready") == (503, "storage")
            assert await asked(server.base, "/api/ready?storage=any") == (200, "ok")
            assert events(caplog).count("store-failed") == 1
            await store._write(lambda connection: connection.execute("ALTER TABLE lost RENAME TO meta"))
            assert await asked(server.base, "/api/ready") == (200, "ok")
            assert events(caplog).count("store-back") == 1

    run(scene())


def test_a_postgresql_that_stops_and_comes_back(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log has one line when it goes and one when it is back."""
    caplog.set_level(logging.INFO, "saboteur")

    async def scene() -> None:
        with cluster(MEMORY) as database:
            async with running(settings_for(folder, database=database.address())) as server:
                assert await asked(server.base, "/api/ready") == (200, "ok")
                database.stop(signal.SIGQUIT)
                assert await asked(server.base, "/api/ready") == (503, "storage")
                assert await asked(server.base, "/api/health") == (200, "ok")
                assert await asked(server.base, "/api/ready?storage=any") == (200, "ok")
                assert await asked(server.base, "/api/tables/ABCDEFGHJ") == (503, "storage")
                database.start()

                async def ready() -> bool:
                    return await asked(server.base, "/api/ready") == (200, "ok")

                await until(ready)
                told = [event for event in events(caplog) if event.startswith("store")]
                assert told == ["store-failed", "store-back"]

    run(scene())


def test_a_server_that_is_told_to_stop_serves_on_and_says_that_it_will(folder: Path) -> None:
    """First it is not ready, so that nobody new is sent here; then everybody is told; then it ends."""

    async def scene() -> None:
        async with (
            serving(folder, "--drain-seconds", str(PAUSE), "--log-format", "json") as server,
            Lobby(server.base) as lobby,
        ):
            taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 3, "settings": {"rounds": 1}})
            player = Player(server.base, taken["code"], taken["token"])
            await player.connect()
            server.ask_to_stop()

            async def draining() -> bool:
                return await asked(server.base, "/api/ready") == (503, "stopping")

            await until(draining)
            assert await asked(server.base, "/api/health") == (200, "ok")
            assert (await lobby.http.get(f"/api/tables/{taken['code']}")).status_code == 200
            await player.send({"type": "ping"})
            await player.kind("pong")
            server.insist()  # else it would serve on for an hour
            assert (await player.kind("bye"))["code"] == "stopping"
            await player.close()
            assert await server.ended() == -signal.SIGTERM, "what it was told first"
            assert [word in server.log for word in ("started", "draining 3600", "stopped")] == [True] * 3
        settings = settings_for(folder, database=str(folder / "games.sqlite3"), bot_workers=0)
        async with running(settings) as again:
            player.base = again.base
            assert (await player.connect(resume=True))["type"] == "resumed"
            await finish([player])
            await player.close()

    run(scene())
