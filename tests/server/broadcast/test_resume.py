"""Coming back: from any number, with the right hash, what was missed; otherwise everything."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from saboteur.server.limits.log_readings import READINGS_AT_ONCE
from saboteur.server.problems import Problem
from saboteur.server.socket import hello
from saboteur.server.state import entries as e
from saboteur.server.state.table_log import BREATHE_AFTER
from saboteur.server.store import Store
from saboteur.server.store.rows import EntryRow
from saboteur.server.table.table import Table
from saboteur.server.wire.messages import ResumeFrom
from tests.kit.client import Player
from tests.kit.local_server import FakeTime
from tests.kit.server_scenes import Scene, eventually, finish, game


async def test_resuming_from_any_number_gives_the_very_bytes_that_were_sent(folder: Path) -> None:
    """P7: for players and spectators."""

    async def _resume(player: Player, n: int) -> None:
        again = Player(player.base, player.code, player.token)
        again.n, again.hash = n, _hash_at(player, n)
        assert (await again.connect(resume=True))["type"] == "resumed"
        assert again.numbered == {number: text for number, text in player.numbered.items() if number > n}
        assert (again.view or player.view) == player.view
        await again.close()

    async with game(folder, 3, rounds=1) as it, Player(it.server.base, it.code) as guest:
        await finish([*it.players, guest])
        chance = random.Random(1)
        for player in [*it.players, guest]:
            for n in chance.sample(sorted(player.numbered)[:-1], 4):
                await _resume(player, n)


def _hash_at(player: Player, n: int) -> str:
    """The hash of the last view up to a number."""
    known = [message for message in player.told if message.get("n", n + 1) <= n and "hash" in message]
    return str(known[-1]["hash"]) if known else ""


async def test_a_wrong_hash_or_number_gives_everything(folder: Path) -> None:
    async with game(folder) as it:
        player = it.players[0]
        for n, digest in ((player.n, "0" * 16), (player.n - 1, "0" * 16), (player.n + 5, player.hash), (0, "")):
            again = Player(player.base, player.code, player.token)
            again.n, again.hash = n, digest
            assert (await again.connect(resume=True))["type"] == "welcome"
            assert again.view == player.view
            await again.close()


async def test_logs_are_not_read_again_and_again_for_one_address(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    """To look up what somebody missed, the log is read while the table waits; whoever asks too often, or at a table
    with a long log, is told everything at once instead."""
    async with game(folder, 2, 1, parts={"time_source": FakeTime()}, limits={"bot_delay": 3600.0}) as it:
        store: Store = it.server.services.store
        read, reads = store.entries, []

        async def noted(table: int, last: int) -> Sequence[EntryRow]:
            reads.append(last)
            return await read(table, last)

        async def resume() -> str:
            player = it.players[0]
            again = Player(player.base, player.code, player.token)
            again.n, again.hash = player.n - 1, _hash_at(player, player.n - 1)
            first = await again.connect(resume=True)
            assert again.view == player.view
            await again.close()
            return str(first["type"])

        monkeypatch.setattr(store, "entries", noted)
        assert [await resume() for _ in range(READINGS_AT_ONCE + 3)] == ["resumed"] * READINGS_AT_ONCE + ["welcome"] * 3
        assert len(reads) == READINGS_AT_ONCE
        another = it.server.services.limits.log_readings
        another.take("192.0.2.9", 1)
        with pytest.raises(Problem):
            another.take(f"table {it.server.registry.tables[it.code].id}", 1)
        cast("FakeTime", it.server.services.time_source).advance(60)
        assert await resume() == "resumed"
        monkeypatch.setattr(hello, "LONGEST_LOG", it.players[0].n - 1)
        assert await resume() == "welcome"


@pytest.mark.sqlite
async def test_others_have_their_turn_while_a_log_is_read_for_whoever_comes_back(folder: Path) -> None:
    async with game(folder, 2, 1, limits={"bot_delay": 3600.0}) as it:
        player, live = it.players[0], it.server.registry.tables[it.code]
        async with live:
            for number in range(BREATHE_AFTER * 4):
                await live.commit(e.Said(0, f"line {number}"))
        turns, done = 0, asyncio.Event()

        async def others() -> None:
            nonlocal turns
            while not done.is_set():
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.ensure_future(others())
        reading = ResumeFrom(live.state.n - 1, live_hash(live))
        told = await hello._read_tail(live, 0, reading)
        done.set()
        await counting
        assert told is not None
        assert len(told) == 1
        assert turns >= 4
        assert player.seats == [0]


def live_hash(live: Table) -> str:
    view = live.view(0)
    assert view is not None
    return view[0].decode()


async def test_a_hash_of_another_seat_gives_everything(folder: Path) -> None:
    async with game(folder) as it:
        again = Player(it.server.base, it.code, it.tokens[0])
        again.n, again.hash = it.players[1].n, it.players[1].hash
        assert (await again.connect(resume=True))["type"] == "welcome"
        await again.close()


async def test_resuming_into_an_earlier_game_works_after_the_table_left_memory(folder: Path) -> None:
    """P7: the tail begins in a game that is over and goes on into the next one."""
    async with game(folder, 3, rounds=1, limits={"idle_minutes": 0.0}) as it:
        player = it.players[0]
        await finish(it.players)
        middle = player.n - 5
        await it.start()
        for one in it.players:
            await one.close()
        await eventually(lambda: _left_memory(it))
        again = Player(player.base, player.code, player.token)
        again.n, again.hash = middle, _hash_at(player, middle)
        assert (await again.connect(resume=True))["type"] == "resumed"
        assert again.numbered == {number: text for number, text in player.numbered.items() if number > middle}
        await again.close()


async def _left_memory(it: Scene) -> bool:
    """Whether a sweep lets the table go, which nobody is at."""
    await it.server.registry.sweep()
    return it.code not in it.server.registry.tables


async def test_a_table_that_left_memory_goes_on(folder: Path) -> None:
    """P19: abandoned tables leave memory and stay on disk; live ones are never cleaned."""
    async with game(folder, limits={"idle_minutes": 0.0}) as it:
        await it.server.registry.sweep()
        assert it.code in it.server.registry.tables
        for player in it.players:
            await player.close()
        await eventually(lambda: _left_memory(it))
        for player in it.players:
            assert (await player.connect(resume=True))["type"] == "resumed"
        await finish(it.players)
