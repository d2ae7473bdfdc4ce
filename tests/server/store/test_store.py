"""What is stored is stored: group commits, failures, migrations, copies."""

import asyncio
import json
import logging
import sqlite3
import stat
import threading
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli import main
from saboteur.server.store import (
    Batch,
    ClockRow,
    RecordRow,
    SqliteStore,
    StoreFailed,
    TableGone,
    TokenRow,
    sqlite_backup,
    sqlite_writer,
)
from saboteur.server.store.rows import EntryRow
from saboteur.server.store.sqlite import check_file
from saboteur.server.store.sqlite_backup import BadBackup, back_up
from saboteur.server.store.sqlite_schema import STEPS, VERSION, WrongSchema, migrate
from tests.kit.client import Lobby, Player
from tests.kit.local_server import running, settings_for
from tests.kit.memory_loop import run_real, run_virtual
from tests.kit.server_scenes import actor, finish, game
from tests.kit.temporary_database import Books, database
from tests.kit.words import spoken

MOVES = 21
"""Moves before a copy is made."""


@pytest.mark.real
@pytest.mark.sqlite
@pytest.mark.real
async def test_writes_that_wait_share_a_commit_and_one_that_fails_spoils_only_itself(folder: Path) -> None:
    store = SqliteStore(str(folder / "x.sqlite3"))
    table = await store.create("A", 1)
    rows = [Batch(table, (EntryRow(n, 5, b"{}"),)) for n in (1, 2, 2, 3)]
    results = await asyncio.gather(*(store.append(row) for row in rows), return_exceptions=True)
    assert [isinstance(result, StoreFailed) for result in results] == [False, False, True, False]
    assert [row.n for row in await store.entries(table, 9)] == [1, 2, 3]
    commits, free = store.writer.commits, threading.Event()
    holding = asyncio.ensure_future(store.writer.submit(lambda _: free.wait()))
    await asyncio.sleep(0)
    writing = [store.append(Batch(table, (EntryRow(n, 5, b"{}"),))) for n in range(10, 60)]
    free.set()
    await asyncio.gather(holding, *writing)
    assert store.writer.commits - commits <= 2, "fifty writes, and at most one commit more than the one they waited for"
    await store.close()


@pytest.mark.real
@pytest.mark.sqlite
async def test_a_full_disk_is_called_that_until_there_is_room(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What fits into the file as it is, or changes nothing, does not show that the disk is usable again."""
    caplog.set_level(logging.INFO, "saboteur")
    free = [0]
    monkeypatch.setattr(sqlite_writer, "free_space", lambda _: free[0])
    store = SqliteStore(str(folder / "x.sqlite3"))
    table = await store.create("A", 1)

    def pages(most: str) -> Any:
        return store.writer.submit(lambda connection: connection.execute(f"PRAGMA max_page_count = {most}").fetchone())

    await pages("1")  # as few as it has already
    with pytest.raises(StoreFailed):
        await store.append(Batch(table, (EntryRow(1, 5, b"x" * 1_000_000),)))
    assert caplog.messages == ["store-failed disk-full"]
    assert spoken("event-store-failed", why="disk-full") != spoken("event-store-failed", why="OSError")
    for _ in range(2):
        await store.delete_older(0)  # nothing
        with pytest.raises(StoreFailed):
            await store.alive(7)
    assert caplog.messages == ["store-failed disk-full"]
    await pages("1000000")
    free[0] = sqlite_writer.ROOM
    await store.delete_older(0)
    assert len(caplog.messages) == 1, "nothing was written yet"
    await store.alive(8)
    assert [line.split()[0] for line in caplog.messages[1:]] == ["store-back"]
    await store.close()


@pytest.mark.sqlite
def test_a_backup_says_why_it_failed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = str(folder / "x.sqlite3"), str(folder / "copy.sqlite3")
    check_file(file)
    for name, told in {
        "SQLITE_FULL": spoken("backup-disk-full", file=file, target=copy),
        "SQLITE_IOERR": spoken("backup-failed", file=file, why="words"),
    }.items():
        failure = sqlite3.OperationalError("words")
        failure.sqlite_errorname = name

        def fail(_: sqlite3.Connection, failure: sqlite3.Error = failure) -> None:
            raise failure

        monkeypatch.setattr(sqlite_backup, "_check", fail)
        assert main(["backup", file, copy]) == 2
        assert capsys.readouterr().err == f"saboteur: {told}\n"
        assert not Path(copy).exists()


@pytest.mark.real
@pytest.mark.sqlite
async def test_the_file_is_durable_and_private(folder: Path) -> None:
    path = folder / "x.sqlite3"
    store = SqliteStore(str(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    pragma = await store.writer.submit(
        lambda c: [c.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")]
    )
    assert pragma == [2, "wal"]
    await store.close()


@pytest.mark.sqlite
def test_tokens_are_stored_hashed(folder: Path) -> None:
    async def scene() -> list[str]:
        async with game(folder, 3) as it:
            return it.tokens

    tokens = run_virtual(scene())
    everything = b"".join(path.read_bytes() for path in folder.iterdir())
    assert not [token for token in tokens if token.encode() in everything]


@pytest.mark.sqlite
def test_a_newer_or_foreign_file_is_refused(folder: Path) -> None:
    connection = sqlite3.connect(folder / "new.sqlite3")
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    with pytest.raises(WrongSchema):
        migrate(connection)
    connection.close()
    connection = sqlite3.connect(folder / "foreign.sqlite3")
    connection.execute("CREATE TABLE birds (name TEXT)")
    with pytest.raises(WrongSchema):
        migrate(connection)
    connection.close()
    assert main(["serve", "--database", str(folder / "foreign.sqlite3"), "--port", "0"]) == 2


@pytest.mark.sqlite
def test_an_older_file_becomes_a_newer_one_and_keeps_what_it_holds(folder: Path) -> None:
    connection = sqlite3.connect(folder / "old.sqlite3", isolation_level=None)
    migrate(connection)
    connection.execute("INSERT INTO tables (code, created, touched) VALUES ('A', 1, 1)")
    migrate(connection, (*STEPS, "ALTER TABLE tables ADD COLUMN colour TEXT"))
    assert connection.execute("PRAGMA user_version").fetchone()[0] == VERSION + 1
    assert connection.execute("SELECT code, colour FROM tables").fetchall() == [("A", None)]
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*STEPS, "SELECT 1", "THIS IS NO SQL"))
    connection.close()


@pytest.mark.sqlite
def test_a_file_of_version_1_keeps_its_idempotency_keys(folder: Path) -> None:
    connection = sqlite3.connect(folder / "old.sqlite3", isolation_level=None)
    migrate(connection, STEPS[:1])
    connection.execute("INSERT INTO tables (code, created, touched) VALUES ('A', 1, 1)")
    connection.executemany("INSERT INTO entries VALUES (1, ?, 5, x'7b7d')", [(1,), (2,)])
    connection.execute("INSERT INTO keys VALUES (1, 3, 'key-000001', x'ab', 2)")
    migrate(connection)
    assert connection.execute("SELECT n, seat, key, digest FROM entries").fetchall() == [
        (1, None, None, None), (2, 3, "key-000001", b"\xab"),
    ]  # fmt: skip
    connection.close()


@pytest.mark.sqlite
async def test_the_number_of_a_deleted_table_is_never_given_again(folder: Path) -> None:
    """Nor after a restart, nor if the highest one was deleted."""
    path = str(folder / "x.sqlite3")
    store = SqliteStore(path)
    numbers = [await store.create(code, 1) for code in "ABC"]
    await store.delete(numbers[2])
    await store.delete_older(2)
    numbers.append(await store.create("D", 1))
    await store.delete(numbers[-1])
    await store.close()
    store = SqliteStore(path)
    numbers.append(await store.create("E", 1))
    assert len(set(numbers)) == len(numbers)
    await store.close()


@pytest.mark.sqlite
async def test_nothing_is_written_for_a_table_that_is_deleted(folder: Path) -> None:
    """A batch that comes too late is refused as such, whatever it holds, and spoils nothing that is written with it."""
    store = SqliteStore(str(folder / "x.sqlite3"))
    gone = await store.create("A", 1)
    await store.delete(gone)
    here = await store.create("B", 1)
    late = [
        Batch(gone, (EntryRow(1, 5, b"{}"),)), Batch(gone, tokens=(TokenRow(b"t", 0, waiting=False),)),
        Batch(gone, secret=(1, "s")), Batch(gone, clock=ClockRow(1, 0, 1000, None)),
        Batch(gone, record=RecordRow("r", 1, "finished")), Batch(gone, touched=5),
    ]  # fmt: skip
    batches = [*late, Batch(here, (EntryRow(1, 5, b"{}"),))]
    results = await asyncio.gather(*(store.append(batch) for batch in batches), return_exceptions=True)
    assert [type(result) for result in results[:-1]] == [TableGone] * len(late)
    assert results[-1] is None
    assert store.failures == 0
    assert len(await store.entries(here, 9)) == 1
    await store.close()


OLD_FILE = Path(__file__).parent / "version_2"


def _old_file(folder: Path) -> Path:
    """A file as an earlier version left it: a finished game, a running one, and a deleted table of a higher number."""
    path = folder / "old.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript((OLD_FILE / "stored.sql").read_text())
    connection.close()
    return path


@pytest.mark.sqlite
def test_a_file_with_running_games_is_opened_with_every_row_intact(folder: Path) -> None:
    path = _old_file(folder)
    places = ("tables", "entries", "tokens", "secrets", "clocks", "records")
    connection = sqlite3.connect(path, isolation_level=None)
    before = [connection.execute(f"SELECT * FROM {place}").fetchall() for place in places]
    migrate(connection)
    assert [connection.execute(f"SELECT * FROM {place}").fetchall() for place in places] == before
    assert all(before[:4])
    assert connection.execute("SELECT value FROM meta WHERE key = 'last_table'").fetchall() == [("2",)]
    connection.close()


@pytest.mark.sqlite
async def test_people_of_an_older_file_play_on(folder: Path) -> None:
    known = json.loads((OLD_FILE / "known.json").read_text())
    settings = settings_for(folder, database=str(_old_file(folder)), bot_workers=0)
    async with running(settings) as server, Lobby(server.base) as lobby:
        players = [Player(server.base, known["code"], token) for token in known["tokens"]]
        for player, n, view in zip(players, known["n"], known["hash"], strict=True):
            player.n, player.hash = n, view
            assert (await player.connect(resume=True))["type"] == "resumed"
            await player.close()
            assert (await player.connect())["type"] == "welcome"
        await finish(players)
        assert players[0].room["finished"][0]["ended"] == "finished"
        record = (await lobby.http.get(f"/api/records/{known['record']}")).json()
        assert (record["ended"], record["names"][0]) == ("finished", "Ana")
        for player in players:
            await player.close()


async def test_what_cannot_be_stored_is_told_to_nobody(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """P5: the table leaves memory, comes back from disk, and the same move can be made again."""
    async with game(folder, 3, rounds=1) as it:
        player = await actor(it)
        assert player.view is not None
        before, move = player.n, player.move(player.view["legal"][0])

        async def failing(_: Batch) -> None:
            raise StoreFailed("disk full")

        with monkeypatch.context() as patched:
            patched.setattr(it.server.services.store, "append", failing)
            await player.send(move)
            assert (await player.kind("bye"))["code"] == "storage"
        for one in it.players:
            await one.close()
            assert (await one.connect(resume=True))["type"] == "resumed"
            assert one.n == before
        await player.send(move)
        assert (await player.kind("done"))["n"] == before + 1
        await finish(it.players)


@pytest.mark.real
@pytest.mark.sqlite
def test_telling_before_storing_would_be_seen(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of things, from the inside: when a step is pushed, its entry is in the file."""

    async def scene() -> list[int]:
        async with game(folder, 3, rounds=1) as it:
            live = it.server.registry.tables[it.code]
            missing = []
            original = live.audience.tell

            def checked(telling: object) -> None:
                reader = sqlite3.connect(f"file:{folder}/test.sqlite3?mode=ro", uri=True)
                stored = reader.execute("SELECT max(n) FROM entries").fetchone()[0]
                reader.close()
                if stored < telling._outcome.n:  # type: ignore[attr-defined]
                    missing.append(telling._outcome.n)  # type: ignore[attr-defined]
                original(telling)

            monkeypatch.setattr(live.audience, "tell", checked)
            for _ in range(10):
                player = await actor(it)
                assert player.view is not None
                await player.send(player.move(player.view["legal"][0]))
                await player.kind("done")
            return missing

    assert run_real(scene()) == []


@pytest.mark.sqlite
@pytest.mark.real
def test_a_backup_under_load_is_whole_and_a_server_runs_on_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> tuple[str, str, int]:
        async with game(folder, 3, rounds=3, talk="chat") as it:
            for _ in range(MOVES):
                player = await actor(it)
                assert player.view is not None
                await player.send(player.move(player.view["legal"][0]))
                await player.kind("done")
            copied = asyncio.Event()
            talking = asyncio.ensure_future(_talk_until(copied, it.players[0]))
            await it.players[1].kind("said")  # what is told is stored
            told, first = it.players[1].n, folder / "copy" / "test.sqlite3"
            first.parent.mkdir()
            for code in (0, 2):
                assert await asyncio.to_thread(main, ["backup", str(folder / "test.sqlite3"), str(first)]) == code
            copied.set()
            await talking
            return it.code, it.tokens[0], told

    code, token, told = run_real(scene())
    assert stat.S_IMODE((folder / "copy" / "test.sqlite3").stat().st_mode) == 0o600
    assert [path.name for path in (folder / "copy").iterdir()] == ["test.sqlite3"]

    async def on_the_copy() -> None:
        async with running(settings_for(folder / "copy")) as server, Player(server.base, code, token) as player:
            assert player.room["stage"] == "playing"
            assert player.view is not None
            assert player.view["public"]["version"] == MOVES
            assert player.n >= told

    run_real(on_the_copy())
    assert "test.sqlite3" in capsys.readouterr().out


async def _talk_until(copied: asyncio.Event, player: Player) -> None:
    """Something is written all the while, and the game stays where it is."""
    for number in count():
        await player.send({"type": "chat", "key": f"talk-{number:06}", "text": f"line {number}"})
        await player.kind("done")
        if copied.is_set():
            return


@pytest.mark.sqlite
def test_nothing_that_is_no_database_is_copied(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadBackup):
        back_up(folder / "missing", folder / "copy")
    (folder / "text").write_text("hello")
    with pytest.raises(BadBackup):
        back_up(folder / "text", folder / "copy")
    assert not (folder / "copy").exists()
    assert main(["backup", str(folder / "missing"), str(folder / "copy")]) == 2
    assert "missing" in capsys.readouterr().err


async def test_old_tables_are_deleted_and_live_ones_never(folder: Path) -> None:
    """keep-days, from both sides."""
    from tests.kit.local_server import FakeTime

    time_source = FakeTime()
    async with running(settings_for(folder, keep_days=30), time_source=time_source) as server:
        store = server.services.store
        for code in ("OLD", "NEW"):
            await store.create(code, time_source.now())
            time_source.advance(20 * 86_400)
        time_source.advance(5 * 86_400)
        await server.registry.delete_old()
        assert await store.load("OLD") is None
        assert await store.load("NEW") is not None


async def test_deleting_a_table_deletes_all_that_belongs_to_it(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        assert (await it.lobby.http.delete(f"/api/tables/{it.code}", headers=_bearer(it.tokens[0]))).status_code == 409
        await finish(it.players)
        record = it.players[0].room["finished"][0]["record"]
        assert (await it.lobby.http.delete(f"/api/tables/{it.code}", headers=_bearer(it.tokens[1]))).status_code == 403
        assert (await it.lobby.http.delete(f"/api/tables/{it.code}", headers=_bearer(it.tokens[0]))).status_code == 200
        assert (await it.players[1].kind("bye"))["code"] == "table-deleted"
        assert (await it.lobby.http.get(f"/api/records/{record}")).status_code == 404
    books = Books(database(folder))
    places = ("tables", "entries", "tokens", "secrets", "records")
    assert [books.count(place) for place in places] == [0] * 5


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def test_a_forgotten_name_is_nowhere_any_more(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        assert await it.refused("forget-name", None, 1) == (409, "not-now")
        await finish(it.players)
        await it.done("forget-name", None, 1)
        record = (await it.lobby.http.get(f"/api/records/{it.players[0].room['finished'][0]['record']}")).json()
        assert record["names"] == ["Ana", "", "Cleo"]
        rows = await it.server.services.store.entries(it.server.registry.tables[it.code].id, 10**6)
        assert not [row for row in rows if b"Ben" in row.body]


@pytest.mark.sqlite
async def test_tokens_follow_their_seats_in_the_store(folder: Path) -> None:
    store = SqliteStore(str(folder / "x.sqlite3"))
    table = await store.create("A", 1)
    await store.append(
        Batch(
            table,
            (EntryRow(1, 5, b"{}"),),
            tokens=(TokenRow(b"a", 0, waiting=False), TokenRow(b"b", 1, waiting=True)),
        )
    )
    await store.append(Batch(table, tokens=(TokenRow(b"b", 0, waiting=False),)))
    stored = await store.load("A")
    assert stored is not None
    assert stored.tokens == (TokenRow(b"b", 0, waiting=False),)
    await store.close()
