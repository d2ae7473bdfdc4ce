"""Copies and how to go back to one: the very steps of the pages about hosting, and then the game goes on."""

import os
import re
import shlex
import subprocess
import sys
import textwrap
from collections.abc import ItemsView
from pathlib import Path

import pytest

from saboteur.cli import main
from saboteur.server.store.sqlite import check_file
from tests.kit.client import Lobby, Player
from tests.kit.local_server import Running, running, settings_for
from tests.kit.memory_folder import MEMORY
from tests.kit.proxies import DEPLOY
from tests.kit.reconnecting_clients import hash_at
from tests.kit.serve_process import Process, serving
from tests.kit.server_scenes import finish, run
from tools.services.postgres_cluster import PostgresCluster, cluster, program


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


def block_of_the_guide(name: str, lead: str, changes: dict[str, str]) -> str:
    """The first block of a page after some words, with what is different in a test."""
    page = (DEPLOY.parent / "docs" / name).read_text(encoding="utf-8")
    block = textwrap.dedent(page.partition(lead)[2].partition("```\n")[2].partition("```")[0])
    for old, new in changes.items():
        assert old in block, old
        block = block.replace(old, new)
    return block


def steps_of_the_guide(folder: Path) -> str:
    """The block of docs/hosting.md that restores a file, for the folder of a test and a systemd that does nothing."""
    changes = {
        "sudo ": "", "systemctl": "true", "/var/lib/saboteur": str(folder), "2026-03-06-0400": "night",
        "/opt/saboteur/bin/saboteur": f"{sys.executable} -m saboteur",
    }  # fmt: skip
    return block_of_the_guide("hosting.md", "To restore a backup", changes)


def test_the_steps_of_the_guide_can_be_taken_again(folder: Path) -> None:
    """Each time, what was there before lies in a folder of its own; a copy that is none stops them at once."""
    games, copy = folder / "games.sqlite3", folder / "copies" / "night.sqlite3"
    copy.parent.mkdir()
    check_file(str(games))
    saboteur("backup", str(games), str(copy))
    for times in (1, 2):
        steps = steps_of_the_guide(folder).replace("%H%M%S", f"%H%M%S-{times}")  # two within a second
        subprocess.run(["/bin/sh", "-c", steps], check=True, capture_output=True)
        assert games.stat().st_mode & 0o777 == 0o600
        assert len(list(folder.glob("before-*/games.sqlite3"))) == times
    copy.write_text("no copy")
    done = subprocess.run(["/bin/sh", "-c", steps_of_the_guide(folder)], check=False, capture_output=True)
    assert done.returncode != 0
    assert games.exists(), "it was looked at first"


def nightly_dump(folder: Path, database: PostgresCluster) -> Path:
    """What the unit's own command makes at night: one file, for its owner alone."""
    unit = (DEPLOY / "saboteur-backup.service.d" / "postgresql.conf").read_text()
    umask = re.search(r"^UMask=(.*)$", (DEPLOY / "saboteur-backup.service").read_text(), re.MULTILINE)
    line = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)[0].replace("%%", "%").replace("$$", "$")
    assert umask
    assert " saboteur;" in line
    words = shlex.split(line.replace("/var/lib/saboteur-dumps", str(folder)).replace(" saboteur;", " postgres;"))
    where = {"PGHOST": str(database.folder), "PGUSER": "postgres", "PATH": f"{folder}/bin:{os.environ['PATH']}"}
    (folder / "bin").mkdir()
    (folder / "bin" / "pg_dump").symlink_to(program("pg_dump"))
    subprocess.run(words, check=True, capture_output=True, env=os.environ | where, umask=int(umask[1], 8))
    (dump,) = folder.glob("*.dump")
    assert dump.stat().st_mode & 0o777 == 0o600
    assert not (folder / "unfinished").exists()
    return dump


def filled_tables(dump: Path) -> set[str]:
    """The tables whose rows are in a dump."""
    listed = subprocess.run([program("pg_restore"), "--list", str(dump)], check=True, capture_output=True, text=True)
    return set(re.findall(r" TABLE DATA public (\w+) ", listed.stdout))


def test_a_dump_of_postgresql_is_restored_and_played_on(folder: Path) -> None:
    async def scene() -> None:
        with cluster(MEMORY) as database:
            there = ["--host", str(database.folder), "--username", "postgres"]
            async with serving(folder, database=database.address()) as server:
                player = await begun(server)
                copied = player.n
                dump = nightly_dump(folder, database)
                await played_on(player, 8)
                last = player.n
                await server.kill()
                await player.close()
            assert filled_tables(dump) >= {"tables", "entries", "tokens"}
            assert not filled_tables(dump) & {"sockets", "buckets"}, "addresses of visitors"
            database.sql("CREATE DATABASE restored")
            words = [program("pg_restore"), *there, "--dbname", "restored", "--exit-on-error", str(dump)]
            subprocess.run(words, check=True, capture_output=True)
            restored = settings_for(folder, database=database.address(database="restored"), bot_workers=0)
            async with running(restored) as again:
                await back_at(player, again, copied, last)

    run(scene())


def test_the_steps_of_the_guide_for_postgresql_can_be_taken_again(folder: Path) -> None:
    """Each time, what was there before has a name of its own; a dump that is none stops them at once."""
    dump = folder / "night.dump"
    changes = {
        "sudo -u postgres ": "", "sudo ": "", "/var/lib/saboteur-dumps": str(folder), "2026-03-06-0400": "night",
    }  # fmt: skip
    steps = block_of_the_guide("hosting-postgresql.md", "To restore a dump", changes)
    (folder / "bin").mkdir()
    for name in ("createdb", "dropdb", "pg_dump", "pg_restore", "psql"):
        (folder / "bin" / name).symlink_to(program(name))
    with cluster(MEMORY) as database:
        where = {"PGHOST": str(database.folder), "PGUSER": "postgres", "PATH": f"{folder}/bin:{os.environ['PATH']}"}

        def ran(script: str) -> int:
            words = ["/bin/sh", "-ec", script]
            return subprocess.run(words, check=False, capture_output=True, env=os.environ | where).returncode

        def names() -> list[str]:
            return database.sql("SELECT datname FROM pg_database").split()

        database.sql("CREATE ROLE saboteur", "CREATE DATABASE saboteur OWNER saboteur")
        assert ran(f"pg_dump --format custom --file {dump} saboteur") == 0
        for times in (1, 2):
            assert ran(steps.replace("%H%M%S", f"%H%M%S_{times}")) == 0  # two within a second
            assert "saboteur" in names()
            assert sum(name.startswith("before_") for name in names()) == times
        dump.write_text("no dump")
        assert ran(steps) != 0
        assert sorted(name[:6] for name in names() if name[:8] != "template") == [
            "before", "before", "postgr", "restor", "sabote"
        ]  # fmt: skip
        assert ran("dropdb restored") == 0


def test_a_file_that_is_no_copy_is_not_restored(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A copy that was cut off, or is something else, never gets to where the server would open it."""
    cut = folder / "cut.sqlite3"
    cut.write_bytes(b"SQLite format 3\x00" + bytes(2000))
    assert main(["backup", str(cut), str(folder / "games.sqlite3")]) == 2
    assert str(cut) in capsys.readouterr().err
    assert not (folder / "games.sqlite3").exists()
