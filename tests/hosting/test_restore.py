"""Copies and how to go back to one: the very steps of docs/hosting.md, and then the game goes on."""

import subprocess
import sys
from collections.abc import ItemsView
from pathlib import Path

import pytest

from saboteur.cli import main
from tests.kit.client import Lobby, Player
from tests.kit.local_server import Running, running, settings_for
from tests.kit.memory_folder import MEMORY
from tests.kit.reconnecting_clients import hash_at
from tests.kit.serve_process import Process, serving
from tests.kit.server_scenes import finish, run
from tools.services.postgres_cluster import cluster, program


def saboteur(*words: str) -> None:
    """The command as a host gives it."""
    subprocess.run([sys.executable, "-m", "saboteur", *words], check=True, capture_output=True)


async def begun(server: Process) -> Player:
    """Somebody at a table with bots, some moves into a game that is long enough for more."""
    async with Lobby(server.base) as lobby:
        taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 3, "settings": {"rounds": 2}})
    player = Player(server.base, taken["code"], taken["token"])
    await player.connect()
    await played_on(player, 12)
    return player


async def played_on(player: Player, entries: int) -> None:
    """Play until the log is longer by so many entries."""
    wanted = player.n + entries
    await player.play_on(lambda legal: legal[0], until=lambda: player.n >= wanted)


async def told_again(player: Player, n: int) -> ItemsView[int, str]:
    """What the server tells from a number on, and what it told before that."""
    again = Player(player.base, player.code, player.token)
    again.n, again.hash, again.ceremony = n - 1, hash_at(player, n - 1), False
    assert (await again.connect(resume=True))["type"] == "resumed"
    await again.close()
    return again.numbered.items()


async def back_at(player: Player, server: Running, copied: int, last: int) -> None:
    """Come back with the same token to an earlier moment: everything up to the copy is there. Then play to the end."""
    remembered = {n: text for n, text in player.numbered.items() if n <= copied}
    player.numbered.clear()  # what came after the copy may now go another way
    player.base = server.base
    assert await told_again(player, min(remembered)) >= remembered.items()
    first = await player.connect(resume=True)
    assert first["type"] == "welcome", "nobody can resume from what is not there any more"
    assert copied <= first["n"] < last
    await finish([player])
    assert player.room["finished"][0]["ended"] == "finished"
    await player.close()


def test_a_copy_made_while_it_runs_is_restored_and_played_on(folder: Path) -> None:
    games, copy = folder / "games.sqlite3", folder / "copy.sqlite3"

    async def scene() -> None:
        async with serving(folder) as server:
            player = await begun(server)
            copied = player.n
            saboteur("backup", str(games), str(copy))
            await played_on(player, 8)
            last = player.n
            await server.kill()
            await player.close()
        assert (folder / "games.sqlite3-wal").exists(), "a killed server leaves something beside its file"
        games.unlink()
        assert main(["backup", str(copy), str(games)]) == 2, "what lies beside would be read into the copy"
        for left in folder.glob("games.sqlite3*"):
            left.unlink()
        saboteur("backup", str(copy), str(games))
        assert games.stat().st_mode & 0o777 == 0o600
        async with running(settings_for(folder, database=str(games), bot_workers=0)) as again:
            await back_at(player, again, copied, last)

    run(scene())


def test_a_dump_of_postgresql_is_restored_and_played_on(folder: Path) -> None:
    dump = folder / "games.dump"

    async def scene() -> None:
        with cluster(MEMORY) as database:
            there = ["--host", str(database.folder), "--username", "postgres"]
            async with serving(folder, database=database.address()) as server:
                player = await begun(server)
                copied = player.n
                words = [program("pg_dump"), *there, "--format", "custom", "--file", str(dump), "postgres"]
                subprocess.run(words, check=True, capture_output=True)
                await played_on(player, 8)
                last = player.n
                await server.kill()
                await player.close()
            database.sql("CREATE DATABASE restored")
            words = [program("pg_restore"), *there, "--dbname", "restored", "--exit-on-error", str(dump)]
            subprocess.run(words, check=True, capture_output=True)
            restored = settings_for(folder, database=database.address(database="restored"), bot_workers=0)
            async with running(restored) as again:
                await back_at(player, again, copied, last)

    run(scene())


def test_a_file_that_is_no_copy_is_not_restored(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A copy that was cut off, or is something else, never gets to where the server would open it."""
    cut = folder / "cut.sqlite3"
    cut.write_bytes(b"SQLite format 3\x00" + bytes(2000))
    assert main(["backup", str(cut), str(folder / "games.sqlite3")]) == 2
    assert str(cut) in capsys.readouterr().err
    assert not (folder / "games.sqlite3").exists()
