"""Several workers on one machine: each table's sockets are at one of them, wherever they knocked."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from saboteur.server.crew.numbers import merged
from saboteur.server.crew.siblings import SETTLED, Siblings, rank
from saboteur.server.passing import Passed
from tests.hosting.proxies import Proxy
from tests.hosting.test_metrics import NOTHING, filled, values
from tests.hosting.test_proxies import PROXIES
from tests.kit import client
from tests.kit.client import PATIENCE, Lobby, Player
from tests.kit.crew_process import crew
from tests.kit.databases import Books
from tests.server.playing import LONGEST, NAMES, eventually, finish, run
from tests.workers.pair import come_back

PEOPLE = 3


@asynccontextmanager
async def seated(base: str, lobby: Lobby, tables: int) -> AsyncIterator[list[list[Player]]]:
    """People at several tables; each knocks at whichever worker is quicker."""
    made = []
    for _ in range(tables):
        host = await lobby.table(NAMES[0], rounds=1, talk="none")
        taken = [host] + [await lobby.join(host["code"], name) for name in NAMES[1:PEOPLE]]
        made.append([Player(base, host["code"], one["token"]) for one in taken])
    everybody = [player for table in made for player in table]
    await asyncio.gather(*(player.connect() for player in everybody))
    yield made
    for player in everybody:
        await player.close()


async def numbers(lobby: Lobby) -> dict[str, float]:
    """The numbers of both workers; whoever is asked knows them all, unless the other is too busy to answer soon."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):  # the worker that was asked is dead
                told = values((await lobby.http.get("/api/metrics")).text)
                if all(f"saboteur_connections {name}" in told for name in ("0", "1")):
                    return told
            await asyncio.sleep(0.05)


def homes(tables: list[list[Player]]) -> dict[str, int]:
    """How many sockets each worker should have."""
    counts = {"0": 0, "1": 0}
    for table in tables:
        counts[min(counts, key=lambda name: rank(name, table[0].code))] += len(table)
    return counts


async def where(lobby: Lobby) -> dict[str, int]:
    """How many sockets each worker has."""
    told = await numbers(lobby)
    return {name: int(told[f"saboteur_connections {name}"]) for name in ("0", "1")}


async def until_home(lobby: Lobby, tables: list[list[Player]]) -> None:
    """Wait until each worker has the sockets it should have."""
    async with asyncio.timeout(LONGEST):
        while await where(lobby) != homes(tables):
            await asyncio.sleep(0.05)


async def passed(lobby: Lobby) -> float:
    """How many sockets one worker has passed to the other."""
    told = await numbers(lobby)
    return told["saboteur_passed_total 0"] + told["saboteur_passed_total 1"]


def test_all_sockets_of_a_table_come_to_one_worker_and_games_are_played_there(folder: Path) -> None:
    async def scene() -> None:
        async with crew(folder) as servers, Lobby(servers.base) as lobby, seated(servers.base, lobby, 12) as tables:
            await until_home(lobby, tables)
            assert await passed(lobby) > 0
            for table in tables[:2]:
                await play(lobby, table)

    run(scene())


async def play(lobby: Lobby, table: list[Player]) -> None:
    """A whole game."""
    for player in table[1:]:
        await lobby.done(f"/api/tables/{player.code}/ready", {"ready": True}, player.token)
    await lobby.done(f"/api/tables/{table[0].code}/start", None, table[0].token)
    await finish(table)
    assert table[0].room["finished"][0]["ended"] == "finished"


@pytest.mark.parametrize("name", sorted(PROXIES))
def test_a_proxy_needs_to_know_nothing_of_tables(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """No sticky sessions: it keeps connections for requests of all tables, and TLS ends there."""
    proxy = Proxy(folder)
    monkeypatch.setattr(client, "connect", partial(connect, ssl=proxy.trust(), origin=Origin(proxy.base)))

    async def scene() -> None:
        served = crew(folder, PUBLIC_ADDRESS=proxy.base, TRUSTED_PROXY="127.0.0.1")
        async with served as servers, Lobby(servers.base) as direct:
            with PROXIES[name](proxy, servers.port):
                async with trusting(proxy) as lobby, seated(proxy.base, lobby, 8) as tables:
                    await until_home(direct, tables)
                    await play(lobby, tables[0])

    run(scene())


@asynccontextmanager
async def trusting(proxy: Proxy) -> AsyncIterator[Lobby]:
    """The lobby behind a proxy, for a client that believes its certificate."""
    async with Lobby(proxy.base) as lobby:
        await lobby.http.aclose()
        lobby.http = httpx.AsyncClient(base_url=proxy.base, verify=proxy.trust(), timeout=90)
        yield lobby


def test_sockets_that_stay_where_they_came_in_would_be_noticed(folder: Path) -> None:
    """Planted: nothing is passed on. That as many are at each worker as should be would be chance."""

    async def scene() -> None:
        planted = crew(folder, plant="pass_nothing_on")
        async with planted as servers, Lobby(servers.base) as lobby, seated(servers.base, lobby, 12):
            assert await passed(lobby) == 0

    run(scene())


def test_tables_of_a_dead_worker_are_served_by_the_other_and_go_home_when_it_is_back(folder: Path) -> None:
    async def scene() -> None:
        async with crew(folder) as servers, Lobby(servers.base) as lobby, seated(servers.base, lobby, 6) as tables:
            everybody = [player for table in tables for player in table]
            staying = [asyncio.ensure_future(_stay(player)) for player in everybody]
            servers.kill(0)
            await until_home(lobby, tables)
            assert sum((await where(lobby)).values()) == len(everybody)
            for task in staying:
                task.cancel()
            ended = await asyncio.gather(*staying, return_exceptions=True)
            assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended

    run(scene())


async def _stay(player: Player) -> None:
    """Come back whenever the connection ends; what was missed follows."""
    while True:
        try:
            while (await player.next(3600))["type"] != "bye":
                pass
        except (OSError, WebSocketException):
            await asyncio.sleep(0.02)
        await come_back(player)


def test_a_socket_on_which_more_has_come_is_served_where_it_is(folder: Path) -> None:
    """Any worker serves any table: what cannot be passed whole stays."""

    async def scene() -> None:
        async with crew(folder) as servers, Lobby(servers.base) as lobby:
            host = await lobby.table(NAMES[0])
            sockets: list[ClientConnection] = []
            while 0 in (await where(lobby)).values():  # until some have come to the worker that has not the table
                assert len(sockets) < 100, "all were passed on"
                address = servers.base.replace("http", "ws") + "/api/play"
                sockets.append(await connect(address, open_timeout=PATIENCE))
                await _at_once(sockets[-1], {"type": "hello", "v": 1, "table": host["code"]}, {"type": "move"})
            for one in sockets:
                assert json.loads(await one.recv())["type"] == "welcome"
            for one in sockets:
                await one.close()

    run(scene())


async def _at_once(socket: ClientConnection, *messages: object) -> None:
    """Send several messages in one packet."""
    for message in messages:
        socket.protocol.send_text(json.dumps(message).encode())
    socket.transport.write(b"".join(socket.protocol.data_to_send()))


def test_sockets_of_one_address_are_counted_once_wherever_they_go_on(folder: Path) -> None:
    async def scene() -> None:
        async with crew(folder, MOST_CONNECTIONS_PER_ADDRESS="8") as servers, Lobby(servers.base) as lobby:
            host = await lobby.table(NAMES[0])
            guests = [Player(servers.base, host["code"]) for _ in range(8)]
            for _ in range(3):
                await asyncio.gather(*(eventually(lambda guest=guest: _came(guest)) for guest in guests))
                await eventually(lambda: _counted(lobby, servers.database, 8))
                assert not await _came(Player(servers.base, host["code"]))
                for guest in guests:
                    await guest.close()
                await eventually(lambda: _counted(lobby, servers.database, 0))
            assert await passed(lobby) > 0

    run(scene())


async def _counted(lobby: Lobby, database: str, sockets: int) -> bool:
    """Whether so many sockets are open, and all workers together have counted as many: one that is passed on is taken
    off here and put on there."""
    counted: int = sum(row[0] for row in Books(database).rows("SELECT open FROM sockets"))
    return (counted, sum((await where(lobby)).values())) == (sockets, sockets)


async def _came(player: Player) -> bool:
    """Whether an address may have one more socket."""
    try:
        await player.connect()
    except InvalidStatus:
        return False
    return True


def _siblings(folder: Path, name: str) -> Siblings:
    return Siblings(folder, name, lambda *_: None, str)


def test_when_a_place_is_added_only_its_own_tables_move(tmp_path: Path) -> None:
    codes, one = [f"TABLE{number:04}" for number in range(300)], _siblings(tmp_path, "0")
    for name in ("0", "1"):
        (tmp_path / name).touch()
    before = {code: one.first(code) for code in codes}
    assert 100 < list(before.values()).count("0") < 200
    (tmp_path / "2").touch()
    moved = {code for code in codes if one.first(code) != before[code]}
    assert {one.first(code) for code in moved} == {"2"}
    assert 60 < len(moved) < 140


def test_a_new_worker_is_noticed_once_and_only_when_it_stays(tmp_path: Path) -> None:
    (tmp_path / "0").touch()
    one = _siblings(tmp_path, "0")
    one._seen = one._look()
    assert not any(one.changed() for _ in range(10))
    (tmp_path / "1").touch()
    assert [one.changed() for _ in range(SETTLED)] == [False] * SETTLED
    (tmp_path / ".1-new").touch()
    (tmp_path / ".1-new").rename(tmp_path / "1")
    assert [one.changed() for _ in range(SETTLED + 5)] == [*[False] * SETTLED, True, *[False] * 4]


def test_a_socket_that_was_passed_is_not_kept_open_by_processes_started_later(tmp_path: Path) -> None:
    """A bot's process that had it, too, would keep a connection half open that everybody else has closed."""

    async def scene() -> bool:
        taken: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def adopt(passed: socket.socket, _: Passed) -> None:
            with passed:
                taken.set_result(passed.get_inheritable())

        one, other = _siblings(tmp_path, "0"), Siblings(tmp_path, "1", adopt, str)
        other.open()
        with socket.socket() as passed:
            assert one._give("1", passed.fileno(), Passed("192.0.2.1", "{}"))
        inheritable = await asyncio.wait_for(taken, PATIENCE)
        other.close()
        return inheritable

    assert run(scene()) is False


def test_nobody_at_a_place_is_no_error(tmp_path: Path) -> None:
    async def scene() -> None:
        one = _siblings(tmp_path, "0")
        one.open()
        (tmp_path / "1").touch()
        with socket.socket() as passed:
            assert not one._give("1", passed.fileno(), Passed("192.0.2.1", "{}"))
        assert await one.ask() == {}
        one.close()

    run(scene())


def test_each_workers_numbers_stand_under_its_name() -> None:
    pages = {name: filled(moves=3 + int(name)).text(**NOTHING) for name in ("0", "1")}
    page = merged(pages)
    for name, whole in pages.items():
        own = [line for line in page.splitlines() if line.startswith("#") or f'worker="{name}"' in line]
        bare = [line.replace(f'{{worker="{name}"}}', "").replace(f'worker="{name}",', "") for line in own]
        assert "\n".join(bare) + "\n" == whole
    assert values(page)["saboteur_moves_total 0"] == 3
    assert values(page)["saboteur_moves_total 1"] == 4
    kinds = [line for line in page.splitlines() if line.startswith("# TYPE")]
    assert len(kinds) == len(set(kinds)) > 10
