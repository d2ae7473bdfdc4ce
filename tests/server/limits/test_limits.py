"""Each limit from both sides."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from saboteur.server.limits.rate_limit import Bucket, Limit
from saboteur.server.problems import Problem
from tests.kit.client import Lobby, Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.server_scenes import eventually, table
from tests.kit.temporary_database import database


def test_a_bucket_takes_so_many_and_drains() -> None:
    bucket = Bucket(3, 1.0, 0)
    assert [bucket.take(0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(0) == 1.0
    assert bucket.full(500) == 0.5
    assert bucket.take(1000) == 0
    assert bucket.take(1001) > 0


def test_each_has_a_bucket_of_his_own_and_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.server.limits.rate_limit.MOST_BUCKETS", 2)
    limit = Limit(FakeTime(), size=1, per_second=0.01)
    limit.take("a")
    limit.take("b")
    with pytest.raises(Problem):
        limit.check("a")
    limit.take("c")
    with pytest.raises(Problem):
        limit.take("a")
    limit.take("b")  # forgotten


async def test_requests_of_one_address(folder: Path) -> None:
    limits = settings_for(folder, requests_per_minute=20)
    async with running(limits, time_source=FakeTime()) as server, Lobby(server.base) as lobby:
        codes = [(await lobby.http.get("/api/about")).status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2


async def test_new_tables_of_one_address(folder: Path) -> None:
    limits = settings_for(folder, tables_per_hour=12)
    async with running(limits, time_source=FakeTime()) as server, Lobby(server.base) as lobby:
        codes = [(await lobby.post("/api/tables", {"name": "Ana"})).status_code for _ in range(5)]
        assert codes == [201] * 3 + [429] * 2
        assert (await lobby.post("/api/play-now", {"name": "Ana"})).status_code == 429


async def test_whoever_makes_many_tables_at_once_keeps_neighbours_waiting_for_a_second(folder: Path) -> None:
    """Until the tables of an hour are used up, which takes minutes."""
    time_source = FakeTime()
    limits = settings_for(folder, tables_per_hour=240)
    async with running(limits, time_source=time_source) as server, Lobby(server.base) as lobby:

        async def made(times: int) -> int:
            answers = [await lobby.post("/api/tables", {"name": "Ana"}) for _ in range(times)]
            return sum(answer.status_code == 201 for answer in answers)

        assert await made(62) == 60
        time_source.advance(1)
        assert await made(2) == 1
        after = []
        for _ in range(5):
            time_source.advance(60)
            after.append(await made(62))
        assert after == [60, 60, 60, 15, 4], "as many as an hour has, and what comes back meanwhile"


async def test_tables_in_memory(folder: Path) -> None:
    async with running(settings_for(folder, most_tables=2)) as server, Lobby(server.base) as lobby:
        made = [(await lobby.post("/api/tables", {"name": "Ana"})).json() for _ in range(4)]
        assert len(server.registry.tables) == 2, "tables at which nobody is make way"
        seats = [Player(server.base, one["code"], one["token"]) for one in made]
        async with seats[0], seats[1]:
            assert (await lobby.post("/api/tables", {"name": "Ben"})).status_code == 503
            assert (await seats[2].connect())["code"] == "full"
        await eventually(lambda: not any(live.audience.connections for live in server.registry.tables.values()))
        async with seats[2], seats[3]:
            assert {one["code"] for one in made[2:]} == set(server.registry.tables)


async def test_connections_of_one_address(folder: Path) -> None:
    async with table(folder, 3, limits={"most_connections_per_address": 3}) as it:
        assert (await Player(it.server.base, it.code).connect())["code"] == "full"


async def test_connections_of_all(folder: Path) -> None:
    async with table(folder, 3, limits={"most_connections": 3}) as it:
        with pytest.raises(InvalidStatus) as failure:
            await Player(it.server.base, it.code).connect()
        assert failure.value.response.status_code == 503


async def test_connections_of_one_table(folder: Path) -> None:
    limits = {"most_connections_per_table": 1}
    async with table(folder, 3, limits=limits) as it, Player(it.server.base, it.code):
        assert (await Player(it.server.base, it.code).connect())["code"] == "full"
        async with Player(it.server.base, it.code, it.tokens[1]) as back:
            assert back.seats == [1], "players find room, however many watch"


async def test_sockets_of_one_seat_the_oldest_gives_way(folder: Path) -> None:
    async with table(folder, 3) as it:
        more = [Player(it.server.base, it.code, it.tokens[0]) for _ in range(4)]
        for player in more:
            await player.connect()
        assert (await it.players[0].kind("bye"))["code"] == "replaced"
        await more[0].send({"type": "ping"})
        await more[0].kind("pong")
        for player in more:
            await player.close()


async def test_messages_of_one_connection(folder: Path) -> None:
    async with table(folder, 3, limits={"messages_per_minute": 40}, parts={"time_source": FakeTime()}) as it:
        for _ in range(11):
            await it.players[0].send({"type": "ping"})
        answers = [(await it.players[0].until(lambda m: m["type"] in ("pong", "bye"))) for _ in range(11)]
        assert [answer["type"] for answer in answers] == ["pong"] * 10 + ["bye"]
        assert answers[-1]["code"] == "too-often"


async def test_bad_messages_of_one_connection(folder: Path) -> None:
    async with table(folder, 3) as it:
        for _ in range(21):
            await it.players[0].send({"type": "nonsense"})
        answers = [await it.players[0].until(lambda m: m["type"] in ("refused", "bye")) for _ in range(21)]
        assert [answer["type"] for answer in answers] == ["refused"] * 20 + ["bye"]


async def test_entries_of_one_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(folder, 3) as it:
        n = it.server.registry.tables[it.code].state.n
        monkeypatch.setattr("saboteur.server.table.table.MOST_ENTRIES", n + 2)
        monkeypatch.setattr("saboteur.server.table.table.ROOM_TO_END", 1)
        await it.done("ready", {"ready": True}, 1)
        assert await it.refused("ready", {"ready": True}, 2) == (409, "table-full")


async def test_forty_people_behind_one_address_can_play(folder: Path) -> None:
    """With the limits as they come."""
    from saboteur.server.settings import Settings

    settings = Settings(database=database(folder), bot_workers=0, log_level="warning")
    async with running(settings) as server, Lobby(server.base) as lobby:
        sockets = []
        for _ in range(8):
            code = (host := await lobby.table("Ana"))["code"]
            tokens = [host["token"]] + [
                (await lobby.join(code, name))["token"] for name in ("Ben", "Cleo", "Dara", "Emil")
            ]
            sockets += [Player(server.base, code, token) for token in tokens]
        for player in sockets:
            assert (await player.connect())["type"] == "welcome"
        for player in sockets:
            await player.close()
