"""Who makes way when connections are short: whoever has most of them, whatever they wait for."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.http import connection_pool, held_bytes
from saboteur.server.http.admission import REQUESTS
from saboteur.server.http.client_address import network
from saboteur.server.http.connection_pool import EVICTED_CONNECTIONS, REFUSED_CONNECTIONS
from saboteur.server.limits.eviction import FairEviction
from tests.kit.client import Player
from tests.kit.local_server import FakeTime, Running, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_http import RawHttp, request
from tests.kit.server_scenes import eventually, table

HOST = "Host: localhost"
POST = request("/api/tables", HOST, "Content-Type: application/json", "Content-Length: 15", method="POST")
BODY = b'{"name": "Ana"}'
LARGE = 12 * 1024 * 1024
"""More than the buffers of this machine's sockets hold."""
UNDONE = {
    "silent": b"",
    "half a head": b"GET /api/health HTTP/1.1\r\nHost: local",
    "no body": POST,
    "half a body": POST + BODY[:9],
    "half a chunk": request("/api/tables", HOST, "Transfer-Encoding: chunked", method="POST") + b"f\r\n{",
    "an unread answer": request("/api/metrics", HOST),
    "a refused body": request("/api/tables", HOST, "Content-Length: 1000000", method="POST"),
}
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 7)]
EACH = 4


@asynccontextmanager
async def clocked(folder: Path, **settings: Any) -> AsyncIterator[Running]:
    """A server whose deadlines never pass."""
    async with running(settings_for(folder, **settings)) as server:
        server.services.connections.time_source = FakeTime()
        yield server


async def opened(stack: AsyncExitStack, server: Running, local: str, said: bytes = b"") -> RawHttp:
    """A connection that the server has counted, and whose words it has read."""
    before = server.services.connections.count
    raw = await stack.enter_async_context(await RawHttp.open(server.base, local))
    await eventually(lambda: server.services.connections.count == before + 1)
    waiting = server.services.connections.in_request
    raw.send(said)
    if b"POST" in said:
        metrics = server.services.metrics
        answered = metrics.value(REQUESTS, "4xx")
        await eventually(
            lambda: server.services.connections.in_request > waiting or metrics.value(REQUESTS, "4xx") > answered
        )
    return raw


async def healthy(server: Running, local: str = "127.0.0.1") -> bool:
    """Whether a newcomer is answered."""
    async with await RawHttp.open(server.base, local) as raw:
        raw.send(request("/api/health", HOST))
        return await raw.status() == 200


async def large() -> str:
    return "x" * LARGE


@pytest.mark.parametrize("said", UNDONE.values(), ids=UNDONE)
def test_a_few_addresses_with_all_places_keep_nobody_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    """The attack itself: five addresses take every place, each as many as it may, and wait."""
    places = len(ADDRESSES) * EACH
    limits = {"most_http_connections": places, "most_http_connections_per_address": EACH}
    monkeypatch.setattr(held_bytes, "MOST_HELD", 2 * places * LARGE)  # places are short here, not memory

    async def scene() -> None:
        async with table(folder, 3, limits=limits) as it, AsyncExitStack() as stack:
            server, services = it.server, it.server.services
            services.connections.time_source = FakeTime()
            monkeypatch.setattr(services.cluster, "counts", lambda _: large())
            await it.lobby.http.aclose()
            await eventually(lambda: services.connections.count == 0)
            for local in ADDRESSES:
                for _ in range(EACH):
                    raw = await stack.enter_async_context(await RawHttp.open(server.base, local))
                    raw.send(said)
            await eventually(lambda: services.connections.count == places)
            for number in range(2 * places):
                assert await healthy(server, f"127.0.1.{1 + number % 7}")
            token = f"Authorization: Bearer {it.tokens[1]}"
            async with await RawHttp.open(server.base) as raw:
                body = b'{"ready": true}'
                head = (HOST, "Content-Type: application/json", f"Content-Length: {len(body)}", token)
                raw.send(request(f"/api/tables/{it.code}/ready", *head, method="POST") + body)
                assert await raw.status() == 200
            async with Player(server.base, it.code, it.tokens[1]):
                for player in it.players:
                    await player.send({"type": "ping"})
                    await player.kind("pong")
            assert services.metrics.value(REFUSED_CONNECTIONS) == 0

    run_virtual(scene())


def test_those_who_come_again_and_again_are_not_looked_at_while_there_is_no_room(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Evicted ones that return at once would evict each other for as long as they like, a request each time."""
    monkeypatch.setattr(connection_pool, "FEW", 2)
    monkeypatch.setattr(connection_pool, "MORE_AT_ONCE", 3)
    monkeypatch.setattr(connection_pool, "MORE_PER_SECOND", 1.0)

    async def scene() -> None:
        async with clocked(folder, most_http_connections=6) as server, AsyncExitStack() as stack:
            services, clock = server.services, server.services.connections.time_source
            assert isinstance(clock, FakeTime)
            for number in (2, 2, 2, 3, 3, 3):
                await opened(stack, server, f"127.0.0.{number}")

            async def stays(local: str) -> bool:
                raw = await stack.enter_async_context(await RawHttp.open(server.base, local))
                raw.send(request("/api/health", HOST))
                return await raw.status() == 200

            assert [await stays("127.0.0.2") for _ in range(5)] == [True] * 3 + [False] * 2
            assert (services.metrics.value(EVICTED_CONNECTIONS), services.metrics.value(REFUSED_CONNECTIONS)) == (3, 2)
            assert [await stays(f"127.0.1.{number}") for number in (1, 2)] == [True, True], "those who have few"
            clock.advance(1)
            assert [await stays("127.0.0.2") for _ in range(2)] == [True, False]

    run_virtual(scene())


def test_whoever_has_most_makes_way_for_whoever_has_fewer(folder: Path) -> None:
    async def scene() -> None:
        async with clocked(folder, most_http_connections=6) as server, AsyncExitStack() as stack:
            few = [await opened(stack, server, "127.0.0.2", POST) for _ in range(2)]
            many = [await opened(stack, server, "127.0.0.3", POST) for _ in range(4)]
            await opened_in_place(stack, server, "127.0.0.4")
            assert await many[0].ended() == b""  # the one that has waited for longest
            await opened_in_place(stack, server, "127.0.0.4")
            assert await many[1].ended() == b""
            await opened_in_place(stack, server, "127.0.0.4")  # now all have two: his own goes
            for raw in (*few, *many[2:]):
                raw.send(BODY)
                assert await raw.status() == 201
            assert server.services.metrics.value(EVICTED_CONNECTIONS) == 3

    async def opened_in_place(stack: AsyncExitStack, server: Running, local: str) -> None:
        before = server.services.metrics.value(EVICTED_CONNECTIONS)
        await stack.enter_async_context(await RawHttp.open(server.base, local))
        await eventually(lambda: server.services.metrics.value(EVICTED_CONNECTIONS) == before + 1)

    run_virtual(scene())


@pytest.mark.parametrize("newcomers", ["the same address", "another address"])
def test_a_request_with_a_known_token_is_not_the_victim_of_strangers(folder: Path, newcomers: str) -> None:
    """Not even if its address has most connections, and however many strangers come."""

    async def scene() -> None:
        limits = {"most_http_connections": 5, "most_http_connections_per_address": 4}
        async with table(folder, 1, limits=limits) as it, AsyncExitStack() as stack:
            server = it.server
            server.services.connections.time_source = FakeTime()
            await it.lobby.http.aclose()
            await eventually(lambda: server.services.connections.count == 0)
            local = "127.0.0.2" if newcomers == "the same address" else "127.0.0.3"
            body = b'{"ready": true}'
            token = f"Authorization: Bearer {it.tokens[0]}"
            head = (HOST, "Content-Type: application/json", f"Content-Length: {len(body)}", token)
            said = request(f"/api/tables/{it.code}/ready", *head, method="POST")
            players = [await opened(stack, server, "127.0.0.2", said) for _ in range(3)]
            await opened(stack, server, local, POST)
            for _ in range(10):
                assert await healthy(server, local)
            for raw in players:
                raw.send(body)
                assert await raw.status() == 200

    run_virtual(scene())


def test_a_crowd_with_a_known_token_does_not_keep_strangers_out(folder: Path) -> None:
    """A token costs nothing: it protects from strangers only as long as somebody else can make way."""

    async def scene() -> None:
        async with table(folder, 1, limits={"most_http_connections": 4}) as it, AsyncExitStack() as stack:
            server = it.server
            server.services.connections.time_source = FakeTime()
            await it.lobby.http.aclose()
            await eventually(lambda: server.services.connections.count == 0)
            token = f"Authorization: Bearer {it.tokens[0]}"
            said = request(f"/api/tables/{it.code}/ready", HOST, "Content-Length: 9", token, method="POST")
            for _ in range(4):
                await opened(stack, server, "127.0.0.2", said)
            assert await healthy(server)
            assert server.services.metrics.value(EVICTED_CONNECTIONS) == 1

    run_virtual(scene())


def test_what_is_being_answered_makes_way_only_for_an_address_with_fewer(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("saboteur.server.http.server_routes.READY_SECONDS", 300.0)

    async def scene() -> None:
        go_on = asyncio.Event()

        async def slow(_: Any) -> None:
            await go_on.wait()

        async with clocked(folder, most_http_connections=3) as server, AsyncExitStack() as stack:
            monkeypatch.setattr(server.services.store, "alive", slow)
            raws = [await opened(stack, server, f"127.0.0.{number}") for number in (2, 3, 3)]
            for raw in raws:
                raw.send(request("/api/ready", HOST))
            await eventually(lambda: server.services.connections.in_request == 3)
            assert not await healthy(server, "127.0.0.3")
            assert server.services.metrics.value(REFUSED_CONNECTIONS) == 1
            assert await healthy(server, "127.0.0.4")
            assert server.services.metrics.value(EVICTED_CONNECTIONS) == 1
            go_on.set()
            assert [await raw.status() for raw in raws] == [200, 0, 200]

    with caplog.at_level(logging.WARNING, "saboteur"):
        run_virtual(scene())
    assert [record.getMessage().split()[0] for record in caplog.records] == ["connections-full"]


def test_one_address_has_only_so_many_unfinished_bodies(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.server.http.connection_pool.MOST_UNFINISHED", 3)

    async def scene() -> None:
        async with clocked(folder) as server, AsyncExitStack() as stack:
            raws = [await opened(stack, server, "127.0.0.2", POST) for _ in range(3)]
            other = await opened(stack, server, "127.0.0.3", POST)
            late = await stack.enter_async_context(await RawHttp.open(server.base, "127.0.0.2"))
            late.send(POST)
            assert await raws[0].ended() == b""
            for raw in (*raws[1:], other, late):
                raw.send(BODY)
                assert await raw.status() == 201

    run_virtual(scene())


def forwarded(visitor: str) -> bytes:
    return POST.replace(b"\r\n\r\n", f"\r\nX-Forwarded-For: {visitor}\r\n\r\n".encode())


@pytest.mark.parametrize(
    "limits",
    [{"most_http_connections_per_address": 4}, {"most_http_connections": 6}],
    ids=["of one address", "of all"],
)
def test_behind_a_proxy_each_visitor_is_an_address(folder: Path, limits: dict[str, int]) -> None:
    async def scene() -> None:
        async with clocked(folder, trusted_proxy=("127.0.0.1",), **limits) as server, AsyncExitStack() as stack:
            quiet = [await opened(stack, server, "127.0.0.1", forwarded(f"192.0.2.{each}")) for each in (7, 8)]
            for _ in range(12):
                raw = await stack.enter_async_context(await RawHttp.open(server.base))
                raw.send(forwarded("192.0.2.99"))
            await eventually(lambda: server.services.metrics.value(EVICTED_CONNECTIONS) == 8)
            for raw in quiet:
                raw.send(BODY)
                assert await raw.status() == 201

    run_virtual(scene())


class Seat:
    """Something that has a place."""

    def __init__(self, *, working: bool = False) -> None:
        self.working = working


def test_the_network_of_an_ipv6_address_is_one_address() -> None:
    places = FairEviction[Seat]()
    many = [Seat() for _ in range(3)]
    for number, seat in enumerate(many):
        places.put(seat, network(f"2001:db8::{number}"))
    places.put(Seat(), network("2001:db8:0:1::1"))
    places.put(Seat(), network("192.0.2.1"))
    assert places.victim(network("2001:db8:0:2::1"), own=1) is many[0]
    assert places.count(network("2001:db8::ffff")) == 3


def test_nobody_makes_way_for_whoever_has_more() -> None:
    places = FairEviction[Seat]()
    places.put(Seat(), "a")
    assert places.victim("b", own=3) is None
    assert places.victim("a", own=2) is not None
    assert places.victim("b", own=1) is not None
    assert FairEviction[Seat]().victim("a", own=1) is None


def test_whoever_has_left_does_not_count() -> None:
    places, seat = FairEviction[Seat](), Seat(working=True)
    places.put(seat, "a")
    assert places.oldest("a") is seat
    places.remove(seat, "a")
    places.remove(seat, "a")
    assert (places.count("a"), places.of("a"), places.oldest("a")) == (0, [], None)
