"""`saboteur migrate`: a host's games go from a file to PostgreSQL and back, and nobody at the table notices."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saboteur.cli import main
from saboteur.cli.doctor.database_check import database as checked_database
from saboteur.sentences import sentence
from saboteur.server.settings import Settings
from saboteur.server.store.database_url import shown
from saboteur.server.store.sqlite import check_file
from tests.kit.client import Lobby, Player
from tests.kit.local_server import running, settings_for
from tests.kit.server_scenes import finish, run
from tests.kit.temporary_database import postgres, postgres_database
from tools.services.ports import free_port

PLACES = ("tables", "entries", "tokens", "former_tokens", "secrets", "clocks", "records", "meta")


async def _half_a_game(folder: Path, database: str) -> list[Player]:
    settings = settings_for(folder, database=database, bot_workers=0)
    async with running(settings) as server, Lobby(server.base) as lobby:
        finished = await lobby.done("/api/play-now", {"name": "Ana", "players": 3, "settings": {"rounds": 1}})
        async with Player(server.base, finished["code"], finished["token"]) as player:
            await finish([player])
        wish = {"rounds": 2, "clock": 600}
        taken = await lobby.done("/api/play-now", {"name": "Ben", "players": 4, "settings": wish})
        guest = await lobby.join(taken["code"], "Zoe")
        await lobby.done(f"/api/tables/{taken['code']}/leave", None, guest["token"])
        half = Player(server.base, taken["code"], taken["token"])
        await half.connect()
        await half.play_on(lambda legal: legal[0], until=lambda: half.n > 25)
        await half.close()
    return [player, half]


def test_a_running_game_goes_on_in_postgresql_and_back_in_a_file(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, address, back = folder / "home.sqlite3", postgres_database(folder), folder / "back.sqlite3"
    done, half = run(_half_a_game(folder, str(file)))
    assert main(["migrate", f"sqlite:{file}", address]) == 0
    assert "2" in capsys.readouterr().out
    assert main(["migrate", address, f"sqlite:{back}"]) == 0
    assert _everything(back) == _everything(file)
    assert len(_everything(back)["former_tokens"]) == 1

    async def goes_on(database: str) -> None:
        async with running(settings_for(folder, database=database, bot_workers=0)) as server:
            player = Player(server.base, half.code, half.token)
            player.n, player.hash, player.room = half.n, half.hash, half.room
            assert (await player.connect(resume=True))["type"] == "resumed"
            await player.close()
            again = Player(server.base, half.code, half.token)
            await again.connect()
            await finish([again])
            assert again.room["finished"][0]["ended"] == "finished"
            async with Lobby(server.base) as lobby:
                record = done.room["finished"][0]["record"]
                assert (await lobby.http.get(f"/api/records/{record}")).json()["names"][0] == "Ana"
                await lobby.table("Cleo")  # new tables get numbers that are free

    for database in (address, str(back)):
        run(goes_on(database))


def _everything(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as connection:
        return {place: sorted(connection.execute(f"SELECT * FROM {place}").fetchall(), key=repr) for place in PLACES}


def test_a_target_with_tables_is_refused_and_stays_as_it_is(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, address = folder / "home.sqlite3", postgres_database(folder)
    run(_half_a_game(folder, str(file)))
    assert main(["migrate", str(file), address]) == 0
    assert main(["migrate", str(file), address]) == 2
    assert sentence("migrate-not-empty", database=shown(address)) in capsys.readouterr().err
    assert main(["migrate", str(file), str(file)]) == 2
    assert sentence("migrate-same") in capsys.readouterr().err
    assert main(["migrate", str(folder / "missing"), address]) == 2
    assert main(["migrate", str(file), f"postgresql://nobody@/x?host={folder}"]) == 2
    assert not (folder / "missing").exists()


def test_a_move_that_fails_in_the_middle_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from saboteur.server.store import database_migration

    file, address = folder / "home.sqlite3", postgres_database(folder)
    run(_half_a_game(folder, str(file)))

    async def failing(*_: object) -> None:
        raise OSError("gone")

    with monkeypatch.context() as patched:
        patched.setattr(database_migration._Postgres, "put_meta", failing)
        assert main(["migrate", str(file), address]) == 2
    assert main(["migrate", str(file), address]) == 0


def test_beside_a_running_server_nothing_is_moved(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither from its database nor into it: it would go on writing what is not copied any more."""
    file, address, other = folder / "home.sqlite3", postgres_database(folder), folder / "other.sqlite3"
    run(_half_a_game(folder, str(file)))

    async def beside(database: str, source: str, target: str) -> None:
        async with running(settings_for(folder, database=database, bot_workers=0)):
            assert await asyncio.to_thread(main, ["migrate", source, target]) == 2
        assert sentence("migrate-server-runs", database=shown(database)) in capsys.readouterr().err

    run(beside(str(file), str(file), address))
    assert main(["migrate", str(file), address]) == 0, "the server is gone, and nothing was left behind"
    run(beside(address, address, str(other)))


def test_a_database_of_the_settings_needs_no_password_on_the_command_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, address, back = folder / "home.sqlite3", postgres_database(folder), folder / "back.sqlite3"
    run(_half_a_game(folder, str(file)))
    (folder / "saboteur.env").write_text(f"SABOTEUR_DATABASE={address}\n")
    assert main(["migrate", str(file), "--env-file", str(folder / "saboteur.env")]) == 0
    monkeypatch.setenv("SABOTEUR_DATABASE", address)
    assert main(["migrate", "-", str(back)]) == 0
    assert _everything(back) == _everything(file)


def test_why_a_postgresql_cannot_be_used_is_a_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What PostgreSQL answers, by the address that it answers to; never the name of a class, nor the password."""
    server = postgres()
    server.sql("CREATE ROLE stranger LOGIN PASSWORD 'hunter2'")
    check_file(str(folder / "home.sqlite3"))
    address, _, query = server.address().partition("?")
    wrong = {
        "missing": f"{address.rpartition('/')[0]}/nowhere?{query}",
        "login": f"postgresql://nobody_here:hunter2@/postgres?{query}",
        "rights": f"postgresql://stranger:hunter2@/postgres?{query}",
        "refused": f"postgresql://stranger:hunter2@127.0.0.1:{free_port()}/x",
        "host": "postgresql://stranger:hunter2@nowhere.invalid/x",
    }
    for key, database in wrong.items():
        why = sentence(f"serve-database-{key}", database=shown(database))
        assert main(["migrate", str(folder / "home.sqlite3"), database]) == 2
        told = capsys.readouterr().err
        assert sentence("migrate-not-done", why=why) in told, (key, told)
        assert "hunter2" not in told
        assert main(["serve", "--port", "0", "--database", database]) == 2
        told = capsys.readouterr().err
        assert sentence("serve-not-started", why=why) in told, (key, told)
        assert "hunter2" not in told
        (found,) = checked_database(Settings(database=database))
        asked = sentence("doctor-no-privilege", database=shown(database))  # before anything is refused
        assert found.text == (asked if key == "rights" else sentence("serve-not-started", why=why))


def test_a_password_is_not_shown() -> None:
    assert shown("postgresql://ana:secret@db.example/x") == "postgresql://ana:…@db.example/x"
    assert shown("postgresql://ana@db.example/x") == "postgresql://ana@db.example/x"
    assert shown("sqlite:games.sqlite3") == "sqlite:games.sqlite3"
