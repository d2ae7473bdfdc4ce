"""Several workers on one machine: each table's sockets are at one of them, wherever they knocked."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from saboteur.server.cluster.local_workers import NUMBERS, OPEN_TABLES, SETTLED, HandedOver, LocalWorkers
from saboteur.server.cluster.merged_metrics import merged
from tests.cluster.socket_placement import counted, homes, knocking, seated, table_at, until_at, where
from tests.cluster.worker_pair import come_back
from tests.hosting.test_metrics import filled, values
from tests.hosting.test_proxies import PROXIES
from tests.kit import client
from tests.kit.client import PATIENCE, Lobby, Player
from tests.kit.cluster_process import ClusterProcess, cluster
from tests.kit.proxies import Proxy
from tests.kit.server_scenes import finish, run


async def passed(lobby: Lobby) -> float:
    """How many sockets one worker has passed to the other."""
    return await counted(lobby, "saboteur_passed_total")


def test_all_sockets_of_a_table_come_to_one_worker_and_games_are_played_there(servers: ClusterProcess) -> None:
    async def scene() -> None:
        async with Lobby(servers.base) as lobby:
            before = await passed(lobby)
            with knocking(servers, ("0", "1", "0")):
                async with seated(servers.base, lobby, "0", "1") as tables:
                    await until_at(lobby, homes(tables))
                    assert await passed(lobby) - before == 1 + 2, "one to the first worker, two to the second"
                    for table in tables:
                        await play(lobby, table)

    run(scene())


async def play(lobby: Lobby, table: list[Player]) -> None:
    """A whole game."""
    for player in table[1:]:
        await lobby.done(f"/api/tables/{player.code}/ready", {"ready": True}, player.token)
    await lobby.done(f"/api/tables/{table[0].code}/start", None, table[0].token)
    await finish(table)
    assert table[0].room["finished"][0]["ended"] == "finished"


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.soak] * (at > 0)) for at, name in enumerate(sorted(PROXIES))]
)
def test_a_proxy_needs_to_know_nothing_of_tables(
    servers: ClusterProcess, proxy: Proxy, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """No sticky sessions: it keeps connections for requests of all tables, and TLS ends there."""
    monkeypatch.setattr(client, "connect", partial(connect, ssl=proxy.trust(), origin=Origin(proxy.base)))

    async def scene() -> None:
        async with (
            Lobby(servers.base) as direct,
            trusting(proxy) as lobby,
            seated(proxy.base, lobby, "0", "1", "0", "1") as tables,
        ):
            await until_at(direct, homes(tables))
            for table in tables[:2]:
                await play(lobby, table)

    with PROXIES[name](proxy, servers.port):
        run(scene())


@asynccontextmanager
async def trusting(proxy: Proxy) -> AsyncIterator[Lobby]:
    """The lobby behind a proxy, for a client that believes its certificate."""
    async with Lobby(proxy.base) as lobby:
        await lobby.http.aclose()
        lobby.http = httpx.AsyncClient(base_url=proxy.base, verify=proxy.trust(), timeout=PATIENCE)
        yield lobby


def test_sockets_that_stay_where_they_came_in_would_be_noticed(folder: Path) -> None:
    """Planted: nothing is handed over."""

    async def scene(servers: ClusterProcess) -> None:
        async with Lobby(servers.base) as lobby:
            with knocking(servers, ("0",)):
                async with seated(servers.base, lobby, "0", "1"):
                    assert await passed(lobby) == 0
                    assert (await where(lobby))["1"] == 0, "three should be there"

    with cluster(folder, plant="pass_nothing_on") as servers:
        run(scene(servers))


def test_tables_of_a_dead_worker_are_served_by_the_other_and_go_home_when_it_is_back(servers: ClusterProcess) -> None:
    async def scene() -> None:
        async with Lobby(servers.base) as lobby, seated(servers.base, lobby, "0", "1") as tables:
            everybody = [player for table in tables for player in table]
            staying = [asyncio.ensure_future(_stay(player)) for player in everybody]
            victim = servers.kill("0")
            await until_at(lobby, homes(tables))
            assert victim not in servers.workers()
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


def test_a_socket_on_which_more_has_come_is_served_where_it_is(servers: ClusterProcess) -> None:
    """Any worker serves any table: what cannot be passed whole stays."""

    async def scene() -> None:
        async with Lobby(servers.base) as lobby:
            host, before = await table_at(lobby, "1"), await passed(lobby)
            with servers.only("0"):  # who has the table could not even greet anybody
                socket = await connect(servers.base.replace("http", "ws") + "/api/play", open_timeout=PATIENCE)
                _at_once(socket, {"type": "hello", "v": 1, "table": host["code"]}, {"type": "move"})
                async with asyncio.timeout(PATIENCE):
                    assert json.loads(await socket.recv())["type"] == "welcome"
            assert await passed(lobby) == before
            await socket.close()

    run(scene())


def _at_once(socket: ClientConnection, *messages: object) -> None:
    """Send several messages in one packet."""
    for message in messages:
        socket.protocol.send_text(json.dumps(message).encode())
    socket.transport.write(b"".join(socket.protocol.data_to_send()))


def _siblings(folder: Path, name: str) -> LocalWorkers:
    return LocalWorkers(folder, name, lambda *_: None, {})


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

        def adopt(passed: socket.socket, _: HandedOver) -> None:
            with passed:
                taken.set_result(passed.get_inheritable())

        one, other = _siblings(tmp_path, "0"), LocalWorkers(tmp_path, "1", adopt, {})
        other.open()
        with socket.socket() as passed:
            assert one._give("1", passed.fileno(), HandedOver("192.0.2.1", "{}"))
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
            assert not one._give("1", passed.fileno(), HandedOver("192.0.2.1", "{}"))
        assert await one.ask(OPEN_TABLES) == {}
        one.close()

    run(scene())


def test_the_others_are_asked_for_what_they_know(tmp_path: Path) -> None:
    async def scene() -> dict[str, str]:
        one = _siblings(tmp_path, "0")
        other = LocalWorkers(
            tmp_path, "1", lambda *_: None, {OPEN_TABLES: lambda rest: f"[{rest}]", NUMBERS: lambda _: "1"}
        )
        one.open()
        other.open()
        told = await one.ask(f"{OPEN_TABLES} 1")
        one.close()
        other.close()
        return told

    assert run(scene()) == {"1": "[1]"}


def test_each_workers_numbers_stand_under_its_name() -> None:
    pages = {name: filled(moves=3 + int(name)).text() for name in ("0", "1")}
    page = merged(pages)
    for name, whole in pages.items():
        own = [line for line in page.splitlines() if line.startswith("#") or f'worker="{name}"' in line]
        bare = [line.replace(f'{{worker="{name}"}}', "").replace(f',worker="{name}"', "") for line in own]
        assert "\n".join(bare) + "\n" == whole
    assert values(page)["saboteur_moves_total 0"] == 3
    assert values(page)["saboteur_moves_total 1"] == 4
    kinds = [line for line in page.splitlines() if line.startswith("# TYPE")]
    assert len(kinds) == len(set(kinds)) > 10
