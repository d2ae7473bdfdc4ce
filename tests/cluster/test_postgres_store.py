"""The store on a real PostgreSQL: durable, decided by the unique key, and honest about what it does not know."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.cli import main
from saboteur.server.store import Batch, ClockRow, KeyRow, Overtaken, StoreFailed, TableGone, TokenRow
from saboteur.server.store.cluster_tables import ClusterTables
from saboteur.server.store.postgres import PostgresStore
from saboteur.server.store.postgres_schema import VERSION
from saboteur.server.store.rows import EntryRow
from saboteur.server.store.sqlite_schema import WrongSchema
from tests.kit.client import PATIENCE
from tests.kit.server_scenes import run
from tests.kit.temporary_database import postgres, postgres_database

ONE = EntryRow(1, 5, b'{"kind":"said"}')


@asynccontextmanager
async def opened(folder: Path, now: int = 0) -> AsyncIterator[PostgresStore]:
    """A store, until the block ends."""
    store = PostgresStore(postgres_database(folder))
    await store.open(now)
    try:
        yield store
    finally:
        await store.close()


def test_the_writing_connection_is_durable_whatever_the_database_says(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            connection = await store.connect()
            try:
                assert await connection.fetchval("SHOW synchronous_commit") == "on"
            finally:
                await connection.close()
            asked = await store.fetch("SHOW synchronous_commit")
            assert asked[0][0] == "off", "what only wakes or counts need not wait for the disk"

    run(scene())


def test_writes_that_wait_share_a_commit_and_one_that_is_overtaken_spoils_only_itself(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            table = await store.create("A", 1)
            rows = [Batch(table, (EntryRow(n, 5, b"{}"),)) for n in (1, 2, 2, 3)]
            results = await asyncio.gather(*(store.append(row) for row in rows), return_exceptions=True)
            assert [isinstance(result, Overtaken) for result in results] == [False, False, True, False]
            assert [row.n for row in await store.entries(table, 9)] == [1, 2, 3]
            commits = store.commits
            await asyncio.gather(*(store.append(Batch(table, (EntryRow(n, 5, b"{}"),))) for n in range(10, 60)))
            assert store.commits - commits == 1

    run(scene())


def test_of_two_workers_that_write_the_same_number_one_is_overtaken_and_nothing_of_its_batch_is_stored(
    folder: Path,
) -> None:
    async def scene() -> None:
        async with opened(folder) as one, opened(folder) as two:
            table = await one.create("A", 1)
            tokens = [(TokenRow(letter * 32, 0, waiting=False),) for letter in (b"a", b"b")]
            batches = [
                Batch(
                    table, (ONE, EntryRow(2, 5, b"{}")), (KeyRow(0, f"key-{number}", b"d", 1),), tokens=tokens[number]
                )
                for number in range(2)
            ]
            results = await asyncio.gather(one.append(batches[0]), two.append(batches[1]), return_exceptions=True)
            lost = [number for number, result in enumerate(results) if isinstance(result, Overtaken)]
            assert len(lost) == 1
            stored = await two.load("A")
            assert stored is not None
            won = 1 - lost[0]
            assert (stored.keys, stored.tokens) == (((0, f"key-{won}"),), tokens[won])
            assert await one.key(table, 0, f"key-{lost[0]}") is None

    run(scene())


def test_a_deleted_table_takes_no_entries(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            table = await store.create("A", 1)
            await store.append(Batch(table, (ONE,)))
            await store.delete(table)
            with pytest.raises(TableGone):
                await store.append(Batch(table, (EntryRow(2, 5, b"{}"),)))
            assert store.failures == 0
            assert await store.create("B", 1) != table
            assert await store.tail(table, 1) is None

    run(scene())


def test_a_tail_brings_keys_and_where_needed_tokens_and_secrets(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            table = await store.create("A", 1)
            await store.append(Batch(table, (ONE,)))
            await store.append(Batch(table, (EntryRow(2, 6, b'{"kind":"moved"}'),), (KeyRow(1, "key-0001", b"d", 2),)))
            tail = await store.tail(table, 1)
            assert tail is not None
            assert (tail.entries[0].n, tail.keys, tail.tokens, tail.secrets) == (2, ((1, "key-0001"),), None, {})
            token = TokenRow(b"t" * 32, 0, waiting=True)
            await store.append(Batch(table, (EntryRow(3, 6, b'{"kind":"joined"}'),), tokens=(token,), secret=(1, "s")))
            tail = await store.tail(table, 2)
            assert tail is not None
            assert (tail.tokens, tail.secrets) == ((token,), {1: "s"})
            tail = await store.tail(table, 3)
            assert tail is not None
            assert tail.entries == ()

    run(scene())


def test_an_older_clock_does_not_replace_a_newer_one(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            table = await store.create("A", 1)
            for row in (ClockRow(1, 5, 900, None), ClockRow(1, 4, 100, None), ClockRow(1, 5, 800, 7)):
                await store.append(Batch(table, clock=row))
            stored = await store.load("A")
            assert stored is not None
            assert stored.clock == ClockRow(1, 5, 800, 7)

    run(scene())


def test_clocks_that_ran_when_all_workers_were_killed_are_charged_up_to_the_last_sign_of_life_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P12, and not while another worker runs."""
    monkeypatch.setattr("saboteur.server.store.postgres.DEAD_AFTER", 3600.0)  # the other runs until it signs off

    async def scene() -> None:
        async with opened(folder) as store:
            for number, since in enumerate((100_000, 120_000, None)):
                table = await store.create(f"T{number}", 1)
                row = ClockRow(game=1, version=5, left=30_000, since=since)
                await store.append(Batch(table, (ONE,), clock=row))
            await store.alive(112_000)
            await ClusterTables(store, "other").beat()
            async with opened(folder, now=113_000) as second:
                assert await _clocks(second) == [(30_000, 100_000), (30_000, 120_000), (30_000, None)]
            await ClusterTables(store, "other").sign_off()
        for now in (5_000_000, 9_000_000):
            async with opened(folder, now=now) as store:
                await store.alive(now)
                assert await _clocks(store) == [(18_000, None), (30_000, None), (30_000, None)]

    run(scene())


async def _clocks(store: PostgresStore) -> list[tuple[int, int | None]]:
    tables = [await store.load(f"T{number}") for number in range(3)]
    return [(table.clock.left, table.clock.since) for table in tables if table is not None and table.clock is not None]


def test_after_a_lost_connection_it_is_unknown_what_was_stored_and_the_key_tells(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            table = await store.create("A", 1)
            blocker = await store.connect()
            async with blocker.transaction():
                await blocker.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
                writing = store.append(Batch(table, (ONE,), (KeyRow(0, "key-0001", b"d", 1),)))
                await _until_blocked(blocker)
                await blocker.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                )
                with pytest.raises(StoreFailed) as failure:
                    await writing
                assert not isinstance(failure.value, Overtaken)
            await blocker.close()
            assert await store.key(table, 0, "key-0001") is None
            await store.append(Batch(table, (ONE,), (KeyRow(0, "key-0001", b"d", 1),)))
            assert await store.key(table, 0, "key-0001") == (b"d", 1)

    run(scene())


async def _until_blocked(connection: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while not await connection.fetchval(query):
            await asyncio.sleep(0.01)


def test_a_database_that_is_away_is_one_failure_and_comes_back(folder: Path) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            table = await store.create("A", 1)
            await asyncio.to_thread(postgres().stop, signal.SIGINT)
            try:
                for deed in (store.load("A"), store.append(Batch(table, (ONE,))), store.alive(1), store.create("B", 1)):
                    with pytest.raises(StoreFailed):
                        await deed
            finally:
                await asyncio.to_thread(postgres().start)
            await store.append(Batch(table, (ONE,)))
            assert [row.n for row in await store.entries(table, 9)] == [1]

    run(scene())


@pytest.mark.parametrize("code", ["\x00", "\ud800", "Ω", "A\nB", "'; --"])
def test_no_text_is_an_error(folder: Path, code: str) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            assert await store.load(code) is None
            assert await store.record(code) is None

    run(scene())


def test_a_newer_schema_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        async with opened(folder) as store:
            await store.fetch("UPDATE meta SET value = $1 WHERE key = 'schema'", str(VERSION + 1))
        with pytest.raises(WrongSchema):
            async with opened(folder):
                pass

    run(scene())
    assert main(["serve", "--database", postgres_database(folder), "--port", "0"]) == 2
    assert str(VERSION + 1) in capsys.readouterr().err


def test_a_database_that_does_not_answer_is_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", f"postgresql://nobody:pa55word@/x?host={folder}", "--port", "0"]) == 2
    told = capsys.readouterr()
    assert "nothing is listening at postgresql://nobody:…@/x" in told.err
    assert told.err.count("\n") == 1
    assert "pa55word" not in told.err + told.out


def test_several_workers_on_a_file_are_refused_in_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    assert main(["serve", "--workers", "2", "--database", str(folder / "x.sqlite3"), "--port", "0"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
