"""P16 across workers: a limit of an address holds for all of them together, from both sides."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from saboteur.server.background import BackgroundTasks
from saboteur.server.cluster.many_processes import ManyProcesses
from saboteur.server.cluster.shared_limits import SharedLimit
from saboteur.server.cluster.single_process import LocalLimit
from saboteur.server.limits import newcomer_limit
from saboteur.server.limits.rate_limit import Limit
from saboteur.server.problems import Problem
from saboteur.server.store.cluster_tables import ClusterTables
from saboteur.server.store.postgres import PostgresStore
from saboteur.server.store.store_errors import StoreFailed
from tests.cluster.worker_pair import Pair, pair
from tests.kit.client import Player
from tests.kit.local_server import FakeTime
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_http import RawHttp, request
from tests.kit.raw_websocket import RawSocket
from tests.kit.server_scenes import NAMES, eventually, run


async def _alternating(it: Pair, path: str, times: int) -> list[int]:
    return [(await it.lobbies[number % 2].http.get(path)).status_code for number in range(times)]


def test_requests_of_one_address(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder, requests_per_minute=20, parts={"time_source": FakeTime()}) as it:
            assert await _alternating(it, "/api/about", 13) == [200] * 10 + [429] * 3

    run(scene())


def test_limits_that_each_worker_counts_alone_would_be_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: two workers, twice as many requests."""

    def own(cluster: ManyProcesses, kind: str, *, size: float, per_second: float) -> LocalLimit:  # noqa: ARG001 - its form
        return LocalLimit(Limit(cluster._time_source, size=size, per_second=per_second))

    monkeypatch.setattr(ManyProcesses, "limit", own)

    async def scene() -> list[int]:
        async with pair(folder, requests_per_minute=20, parts={"time_source": FakeTime()}) as it:
            return await _alternating(it, "/api/about", 13)

    assert run(scene()) == [200] * 13


def test_requests_come_back_with_time(folder: Path) -> None:
    async def scene() -> None:
        time_source = FakeTime()
        async with pair(folder, requests_per_minute=20, parts={"time_source": time_source}) as it:
            assert (await _alternating(it, "/api/about", 11))[-1] == 429
            time_source.advance(6.0)
            assert await _alternating(it, "/api/about", 3) == [200, 200, 429]

    run(scene())


def test_who_is_refused_does_not_ask_the_database_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    take = ClusterTables.take

    async def counting(board: ClusterTables, kind: str, *rest: Any) -> tuple[int, float]:
        asked.append(kind)
        return await take(board, kind, *rest)

    monkeypatch.setattr(ClusterTables, "take", counting)

    async def scene() -> None:
        time_source = FakeTime()
        async with pair(folder, requests_per_minute=20, parts={"time_source": time_source}) as it:
            assert (await _alternating(it, "/api/about", 12))[-2:] == [429, 429]
            asked.clear()
            assert await _alternating(it, "/api/about", 6) == [429] * 6
            assert asked == []
            time_source.advance(3.0)
            assert await _alternating(it, "/api/about", 2) == [200, 429]

    run(scene())


class ScriptedBoard:
    """In place of the database: notes what is asked, and answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[bytes, int]] = []
        self.answer = asyncio.Event()
        self.away = False

    async def take(self, _: str, who: bytes, __: int, size: float, ___: float, deeds: int) -> tuple[int, float]:
        self.asked.append((who, deeds))
        await self.answer.wait()
        if self.away:
            raise StoreFailed("away")
        return min(deeds, int(size)), 3.0


def _scripted(board: ScriptedBoard, background: BackgroundTasks, size: float = 1000) -> SharedLimit:
    return SharedLimit(cast("ClusterTables", board), FakeTime(), background, "requests", size=size, per_second=1)


def test_a_crowd_of_one_address_is_one_question_at_a_time() -> None:
    """What others ask the database waits for a question of each address, not for hundreds."""

    async def scene() -> None:
        board, background = ScriptedBoard(), BackgroundTasks()
        limit = _scripted(board, background)
        crowd = [asyncio.ensure_future(limit.take("192.0.2.1")) for _ in range(600)]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(limit.take("192.0.2.2"))
        await _turns()
        assert board.asked == [(b"192.0.2.1", 600), (b"192.0.2.2", 1)]
        crowd += [asyncio.ensure_future(limit.take("192.0.2.1")) for _ in range(5)]
        await _turns()
        assert len(board.asked) == 2, "what comes meanwhile waits for the next question"
        board.answer.set()
        await asyncio.gather(*crowd, other)
        assert board.asked[2:] == [(b"192.0.2.1", 5)]

    run_virtual(scene())


def test_of_a_crowd_as_many_pass_as_there_is_room_for() -> None:
    async def scene() -> None:
        board, background = ScriptedBoard(), BackgroundTasks()
        board.answer.set()
        limit = _scripted(board, background, size=3)
        answers = await asyncio.gather(*(limit.take("192.0.2.1") for _ in range(5)), return_exceptions=True)
        assert [isinstance(each, Problem) for each in answers] == [False] * 3 + [True] * 2
        with pytest.raises(Problem):
            limit.check_known("192.0.2.1")
        limit.check_known("192.0.2.2")
        assert board.asked == [(b"192.0.2.1", 5)]

    run_virtual(scene())


@pytest.mark.parametrize("cause", ["away", "cancelled"])
def test_whoever_waits_for_a_database_that_does_not_answer_is_counted_here(cause: str) -> None:
    async def scene() -> None:
        board, background = ScriptedBoard(), BackgroundTasks()
        board.away = True
        limit = _scripted(board, background, size=2)
        crowd = [asyncio.ensure_future(limit.take("192.0.2.1")) for _ in range(3)]
        await _turns()
        if cause == "away":
            board.answer.set()
        else:
            await background.cancel()
        answers = await asyncio.gather(*crowd, return_exceptions=True)
        assert [isinstance(each, Problem) for each in answers] == [False, False, True]

    run_virtual(scene())


def test_whoever_gave_up_waiting_is_not_counted() -> None:
    async def scene() -> None:
        board, background = ScriptedBoard(), BackgroundTasks()
        limit = _scripted(board, background)
        crowd = [asyncio.ensure_future(limit.take("192.0.2.1")) for _ in range(3)]
        await _turns()
        crowd += [asyncio.ensure_future(limit.take("192.0.2.1")) for _ in range(3)]
        await _turns()
        crowd[4].cancel()
        board.answer.set()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert board.asked == [(b"192.0.2.1", 3), (b"192.0.2.1", 2)]

    run_virtual(scene())


async def _turns() -> None:
    """Let everything be done that can be."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_deeds_that_are_counted_together(folder: Path) -> None:
    """The database takes as many as there is room for, and says when there is room again."""

    async def scene() -> None:
        async with pair(folder) as it:
            boards = [it.cluster(number).board for number in range(2)]
            assert await boards[0].take("requests", b"who", 0, 10, 2, 7) == (7, 0.001)
            assert await boards[1].take("requests", b"who", 0, 10, 2, 7) == (3, 0.5)
            assert await boards[0].take("requests", b"who", 0, 10, 2, 1) == (0, 0.5)
            assert await boards[1].take("requests", b"who", 2000, 10, 2, 100) == (4, 0.5)
            assert await boards[0].take("requests", b"else", 0, 10, 2, 100) == (10, 0.5)

    run(scene())


def test_half_a_request_asks_no_database(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    take = ClusterTables.take

    async def counting(board: ClusterTables, kind: str, *rest: Any) -> tuple[int, float]:
        asked.append(kind)
        return await take(board, kind, *rest)

    monkeypatch.setattr(ClusterTables, "take", counting)
    body = b'{"name": "Ana"}'
    said = request(
        "/api/tables", "Host: localhost", "Content-Type: application/json", f"Content-Length: {len(body)}",
        method="POST",
    )  # fmt: skip

    async def scene() -> None:
        async with pair(folder) as it, await RawHttp.open(it.servers[0].base) as raw:
            raw.send(said + body[:5])
            await eventually(lambda: it.servers[0].services.connections.in_request == 1)
            assert (await it.lobbies[1].http.get("/api/about")).status_code == 200
            assert asked == ["requests"], "that of the other request"
            raw.send(body[5:])
            assert await raw.status() == 201
            assert asked == ["requests", "requests", "tables at once", "tables"]

    run(scene())


def test_a_handshake_asks_no_database(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of them would keep it from answering others; a socket is counted there when it has said hello."""
    asked: list[str] = []
    fetch = PostgresStore.fetch

    async def listening(store: PostgresStore, query: str, *values: Any) -> Any:
        asked.append(query)
        return await fetch(store, query, *values)

    async def scene() -> None:
        async with pair(folder) as it:
            code = (await it.lobbies[0].table())["code"]
            monkeypatch.setattr(PostgresStore, "fetch", listening)
            for socket in [await RawSocket.open(it.servers[0].base) for _ in range(10)]:
                await socket.close()
            await eventually(lambda: it.servers[0].services.sockets.total == 0)
            assert not _about_sockets(asked)
            guest = await _guest(it, 0, code)
            assert _about_sockets(asked)
            await guest.close()

    run(scene())


def _about_sockets(queries: list[str]) -> list[str]:
    return [query for query in queries if "sockets AS s" in query or "UPDATE sockets" in query]


def test_guesses_of_one_address(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder, guesses_per_hour=10, parts={"time_source": FakeTime()}) as it:
            leave = [it.lobbies[number % 2].post("/api/tables/AAAAAAAAA/leave", None, "x" * 32) for number in range(8)]
            assert [(await each).status_code for each in leave] == [404] * 5 + [429] * 3

    run(scene())


def test_new_tables_of_one_address(folder: Path) -> None:
    async def scene() -> None:
        async with pair(folder, tables_per_hour=12, parts={"time_source": FakeTime()}) as it:
            answers = [await it.lobbies[number % 2].post("/api/tables", {"name": "Ana"}) for number in range(5)]
            assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2

    run(scene())


def test_changes_of_one_seat(folder: Path) -> None:
    """A seat that has as many changes at each worker as there are workers would fill the table's log."""

    async def scene() -> None:
        async with pair(folder, requests_per_minute=100, parts={"time_source": FakeTime()}) as it:
            made = await it.lobbies[0].table()
            path, tokens = f"/api/tables/{made['code']}", [made["token"]]
            tokens.append((await it.lobbies[1].join(made["code"], "Ben"))["token"])
            for token in tokens:
                sent = [
                    it.lobbies[turn % 2].post(f"{path}/ready", {"ready": turn % 2 == 0}, token) for turn in range(8)
                ]
                assert [(await each).status_code for each in sent] == [200] * 5 + [429] * 3

    run(scene())


def test_newcomers_of_one_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newcomer_limit, "NEWCOMERS_AT_ONCE", 2)

    async def scene() -> None:
        async with pair(folder, parts={"time_source": FakeTime()}) as it:
            made = await it.lobbies[0].done("/api/play-now", {"name": "Ana", "players": 8, "bot": "random"})
            path = f"/api/tables/{made['code']}/join"
            sent = [it.lobbies[turn % 2].post(path, {"name": NAMES[turn]}) for turn in range(1, 6)]
            assert [(await each).status_code for each in sent] == [201] * 2 + [429] * 3

    run(scene())


def test_sockets_of_one_address(folder: Path) -> None:
    """The only sockets of their seats make way for nobody."""

    async def scene() -> None:
        async with pair(folder, most_connections_per_address=4) as it:
            made = await it.lobbies[0].table()
            code, token = made["code"], made["token"]
            tokens = [token, *[(await it.lobbies[0].join(code, name))["token"] for name in ("Ben", "Cleo", "Dara")]]
            opened = [await _guest(it, number % 2, code, tokens[number]) for number in range(4)]
            for number in range(2):
                with pytest.raises(AssertionError, match="full"):
                    await _guest(it, number, code)
            await opened.pop().close()

            async def admitted() -> bool:
                try:
                    opened.append(await _guest(it, 0, code))
                except AssertionError:
                    return False
                return True

            await eventually(admitted)
            for one in opened:
                await one.close()

    run(scene())


def test_a_spectator_makes_way_for_the_next_socket_of_its_address(folder: Path) -> None:
    """And is counted once, at whichever worker."""

    async def scene() -> None:
        async with pair(folder, most_connections_per_address=2) as it:
            code = (await it.lobbies[0].table())["code"]
            opened = [await _guest(it, number, code) for number in range(2)]
            for number in (0, 1, 0, 1):
                opened.append(await _guest(it, number, code))
                assert (await opened[-3].kind("bye"))["code"] == "full"
            counts = [it.servers[number].services.sockets.total for number in range(2)]
            assert counts == [1, 1]
            for one in opened:
                await one.close()

    run(scene())


def test_a_player_comes_back_to_an_address_that_is_full_at_both_workers(folder: Path) -> None:
    """A neighbour's seats at a younger table make way at the worker where the player comes in, and nobody is counted
    twice."""

    async def scene() -> None:
        async with pair(folder, most_connections_per_address=4) as it:
            tables = [await it.lobbies[0].table() for _ in range(2)]
            seats = [[made["token"], (await it.lobbies[0].join(made["code"], "Ben"))["token"]] for made in tables]
            mine = [await _guest(it, number, tables[0]["code"], seats[0][number]) for number in range(2)]
            theirs = [await _guest(it, number, tables[1]["code"], seats[1][number]) for number in range(2)]
            third = (await it.lobbies[0].join(tables[0]["code"], "Cleo"))["token"]
            mine.append(await _guest(it, 1, tables[0]["code"], third))
            assert (await theirs[1].kind("bye"))["code"] == "full"
            for number in range(2):
                with pytest.raises(AssertionError, match="full"):
                    await _guest(it, number, tables[1]["code"], seats[1][1])
            assert [it.servers[number].services.sockets.total for number in range(2)] == [2, 2]
            await mine.pop().close()

            async def back() -> bool:
                try:
                    mine.append(await _guest(it, 0, tables[1]["code"], seats[1][1]))
                except AssertionError:
                    return False
                return True

            await eventually(back)
            for one in (*mine, theirs[0]):
                await one.close()

    run(scene())


async def _guest(it: Pair, number: int, code: str, token: str | None = None) -> Player:
    """Somebody who watches a table, or plays there, and so may stay."""
    guest = Player(it.servers[number].base, code, token)
    answer = await guest.connect()
    assert answer["type"] == "welcome", answer["code"]
    return guest


def test_places_to_watch_one_table(folder: Path) -> None:
    """An address that took all of them at one worker makes way for whoever comes at the other."""

    async def scene() -> None:
        async with pair(folder, most_connections_per_table=4, trusted_proxy=("127.0.0.1",)) as it:
            code = (await it.lobbies[0].table())["code"]
            crowd = [await _visitor(it, 0, code, "192.0.2.1") for _ in range(4)]
            await eventually(lambda: _known(it, 1, code) in (0, 4))
            guests = [await _visitor(it, 1, code, "192.0.2.2")]
            assert (await crowd[0].kind("bye"))["code"] == "full"
            await eventually(lambda: _known(it, 1, code) == 3)
            guests.append(await _visitor(it, 1, code, "192.0.2.3"))
            assert (await crowd[1].kind("bye"))["code"] == "full"
            await eventually(lambda: _known(it, 1, code) == 2)
            with pytest.raises(AssertionError, match="full"):
                await _visitor(it, 1, code, "192.0.2.2")
            for one in (*crowd, *guests):
                await one.close()

    run(scene())


def _known(it: Pair, number: int, code: str) -> int:
    """How many a worker knows to watch at the other."""
    live = it.servers[number].registry.tables.get(code)
    return sum(there.watching for there in live.audience.elsewhere.values()) if live else 0


async def _visitor(it: Pair, number: int, code: str, address: str) -> Player:
    guest = Player(it.servers[number].base, code)
    guest.headers["x-forwarded-for"] = address
    answer = await guest.connect()
    assert answer["type"] == "welcome", answer["code"]
    return guest
