"""The outer edge with several workers: each keeps its deadlines and limits, also for sockets that it was handed."""

import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.cluster.socket_placement import counted, knocking, table_at, where
from tests.kit.client import Lobby, Player
from tests.kit.cluster_process import PLACES, ClusterProcess, cluster
from tests.kit.raw_http import RawHttp, request
from tests.kit.raw_websocket import PING, RawSocket, client_frame
from tests.kit.server_scenes import eventually, run
from tests.kit.temporary_database import Books

SILENT = 30
EACH = 4
"""Connections that one address may have at each of the two workers."""
SOCKETS = 8
"""Sockets that one address may have at both together."""


def test_silent_connections_are_closed_by_whichever_worker_has_them(servers: ClusterProcess) -> None:
    async def scene() -> None:
        async with Lobby(servers.base) as lobby, AsyncExitStack() as stack:
            before = await counted(lobby, "saboteur_slow_connections_total")
            crowd: list[RawHttp] = []
            for place in PLACES:
                with servers.only(place):
                    crowd += [await stack.enter_async_context(await RawHttp.open(servers.base)) for _ in range(SILENT)]
                    assert (await answered(servers, "/api/health")) == 200, "all who knocked before were let in"
            assert {await raw.ended() for raw in crowd} == {b""}
            await eventually(lambda: _at_least(lobby, "saboteur_slow_connections_total", before + len(crowd)))

    run(scene())


async def answered(servers: ClusterProcess, path: str) -> int:
    """The answer to a question over a new connection: whoever lets it in has let in all that came before it."""
    async with Lobby(servers.base) as lobby:
        return (await lobby.http.get(path)).status_code


async def _at_least(lobby: Lobby, name: str, number: float) -> bool:
    return await counted(lobby, name) >= number


@pytest.fixture(scope="module")
def limited() -> Iterator[ClusterProcess]:
    """Two workers at which one address may have little."""
    with (
        tempfile.TemporaryDirectory(prefix="saboteur-cluster-") as name,
        cluster(
            Path(name),
            HEAD_SECONDS="300",
            MOST_HTTP_CONNECTIONS_PER_ADDRESS=str(EACH),
            MOST_CONNECTIONS_PER_ADDRESS=str(SOCKETS),
        ) as servers,
    ):
        yield servers


def test_a_crowd_at_one_address_leaves_room_for_newcomers(limited: ClusterProcess) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(SILENT):
                await stack.enter_async_context(await RawHttp.open(limited.base))
            async with Lobby(limited.base) as lobby:
                assert (await lobby.http.get("/api/ready")).status_code == 200
                await eventually(lambda: _at_least(lobby, "saboteur_evicted_connections_total", SILENT - 2 * EACH))
                assert await counted(lobby, "saboteur_http_connections") <= 2 * EACH

    run(scene())


def test_sockets_of_one_address_are_counted_once_wherever_they_go_on(limited: ClusterProcess) -> None:
    """Where their tables are, and one more takes the place of one that only watches."""

    async def scene() -> None:
        async with Lobby(limited.base) as lobby:
            host, before = await table_at(lobby, "1"), await counted(lobby, "saboteur_passed_total")
            guests = [Player(limited.base, host["code"]) for _ in range(SOCKETS)]
            for _ in range(3):
                for guest in guests:
                    assert await _came(guest)
                await eventually(lambda: _open(lobby, limited.database, SOCKETS))
                one_more = Player(limited.base, host["code"])
                assert await _came(one_more)
                assert (await guests[0].kind("bye"))["code"] == "full"
                await eventually(lambda: _open(lobby, limited.database, SOCKETS))
                for guest in (*guests, one_more):
                    await guest.close()
                await eventually(lambda: _open(lobby, limited.database, 0))
            assert await counted(lobby, "saboteur_passed_total") == before + 3 * (SOCKETS + 1)

    with knocking(limited, ("0",)):
        run(scene())


@pytest.mark.soak
def test_a_player_who_is_passed_on_takes_a_place_where_the_table_is(limited: ClusterProcess) -> None:
    """A player knocks at one worker; a neighbour's seat at a younger table makes way at the other, for one of them."""

    async def scene() -> None:
        async with Lobby(limited.base) as lobby:
            mine, theirs = await table_at(lobby, "1"), await table_at(lobby, "1")
            guests = [await lobby.join(theirs["code"], f"Guest {number}x") for number in range(1, SOCKETS)]
            tokens = [taken["token"] for taken in (theirs, *guests)]
            crowd = [Player(limited.base, theirs["code"], token) for token in tokens]
            player = Player(limited.base, mine["code"], mine["token"])
            for one in (*crowd, player):
                assert await _came(one)
            assert (await crowd[0].kind("bye"))["code"] == "full"
            assert not await _came(Player(limited.base, theirs["code"], tokens[0]))
            assert not await _came(Player(limited.base, mine["code"]))
            await eventually(lambda: _open(lobby, limited.database, SOCKETS))
            for one in (*crowd, player):
                await one.close()
            await eventually(lambda: _open(lobby, limited.database, 0))

    with knocking(limited, ("0",)):
        run(scene())


async def _open(lobby: Lobby, database: str, sockets: int) -> bool:
    """Whether so many sockets are open, and all workers together have counted as many."""
    found: int = sum(row[0] for row in Books(database).rows("SELECT open FROM sockets"))
    return (found, sum((await where(lobby)).values())) == (sockets, sockets)


async def _came(player: Player) -> bool:
    """Whether an address may have one more socket."""
    kind: str = (await player.connect())["type"]
    return kind == "welcome"


@pytest.mark.soak
def test_half_sent_bodies_of_a_few_addresses_keep_nobody_out(folder: Path) -> None:
    """They take all places of both workers, and wait; whoever comes from elsewhere is answered all the same."""
    said = request("/api/tables", "Host: localhost", "Content-Length: 100", method="POST") + b"{"

    async def scene(servers: ClusterProcess) -> None:
        async with AsyncExitStack() as stack:
            for number in range(10 * SILENT):
                raw = await stack.enter_async_context(await RawHttp.open(servers.base, f"127.0.0.{2 + number % 5}"))
                raw.send(said)
            for number in range(SILENT):
                async with await RawHttp.open(servers.base, f"127.0.1.{1 + number}") as raw:
                    raw.send(request("/api/ready", "Host: localhost", "Connection: close"))
                    assert await raw.status() == 200

    with cluster(
        folder, MOST_HTTP_CONNECTIONS="8", MOST_HTTP_CONNECTIONS_PER_ADDRESS="4", BODY_SECONDS="300"
    ) as servers:
        run(scene(servers))


def test_endless_trailers_end_at_either_worker(servers: ClusterProcess) -> None:
    begin = request("/api/tables", "Host: localhost", "Transfer-Encoding: chunked", method="POST") + b"2\r\n{}\r\n0\r\n"

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(10):
                raw = await stack.enter_async_context(await RawHttp.open(servers.base))
                raw.send(begin + b"X:\r\n" * 10_000)
                assert await raw.status() == 400

    run(scene())


def test_a_flood_at_a_socket_that_was_passed_on_ends_it(servers: ClusterProcess) -> None:
    async def scene() -> None:
        async with Lobby(servers.base) as lobby:
            host = await table_at(lobby, "1")
            before = [await counted(lobby, name) for name in ("saboteur_passed_total", "saboteur_floods_total")]
            with servers.only("0"):
                socket = await RawSocket.open(servers.base)
            await socket.ask({"type": "hello", "v": 1, "table": host["code"], "token": host["token"]})
            assert await counted(lobby, "saboteur_passed_total") == before[0] + 1
            await socket.write(client_frame(b"", PING) * 20_000)
            await socket.end()
            await socket.close()
            assert await counted(lobby, "saboteur_floods_total") == before[1] + 1

    run(scene())
