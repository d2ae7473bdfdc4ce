"""The outer edge with several workers: each keeps its deadlines and limits, also for sockets that it was handed."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from tests.kit.client import Lobby
from tests.kit.crew_process import crew
from tests.kit.raw_http import RawHttp, request
from tests.kit.raw_socket import PING, RawSocket, client_frame
from tests.server.playing import run
from tests.workers.test_passing import numbers

SILENT = 30
TABLES = 4
"""At least; more until one of their sockets came in at the wrong worker."""


async def counted(lobby: Lobby, name: str) -> float:
    """A number, of both workers together."""
    told = await numbers(lobby)
    return sum(value for key, value in told.items() if key.split()[0] == name)


def test_silent_connections_are_closed_by_whichever_worker_has_them(folder: Path) -> None:
    async def scene() -> None:
        async with crew(folder, HEAD_SECONDS="0.5") as servers, Lobby(servers.base) as lobby, AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(await RawHttp.open(servers.base)) for _ in range(SILENT)]
            assert {await raw.ended() for raw in crowd} == {b""}
            assert await counted(lobby, "saboteur_slow_connections_total") >= SILENT

    run(scene())


def test_a_crowd_at_one_address_leaves_room_for_newcomers(folder: Path) -> None:
    async def scene() -> None:
        few = crew(folder, MOST_HTTP_CONNECTIONS_PER_ADDRESS="4", HEAD_SECONDS="300")
        async with few as servers, AsyncExitStack() as stack:
            for _ in range(SILENT):
                await stack.enter_async_context(await RawHttp.open(servers.base))
            async with Lobby(servers.base) as lobby:
                assert (await lobby.http.get("/api/ready")).status_code == 200
                assert await counted(lobby, "saboteur_evicted_connections_total") >= SILENT - 8
                assert await counted(lobby, "saboteur_http_connections") <= 8

    run(scene())


def test_half_sent_bodies_of_a_few_addresses_keep_nobody_out(folder: Path) -> None:
    """They take all places of both workers, and wait; whoever comes from elsewhere is answered all the same."""
    said = request("/api/tables", "Host: localhost", "Content-Length: 100", method="POST") + b"{"

    async def scene() -> None:
        few = crew(folder, MOST_HTTP_CONNECTIONS="8", MOST_HTTP_CONNECTIONS_PER_ADDRESS="4", BODY_SECONDS="300")
        async with few as servers, AsyncExitStack() as stack:
            for number in range(10 * SILENT):
                raw = await stack.enter_async_context(await RawHttp.open(servers.base, f"127.0.0.{2 + number % 5}"))
                raw.send(said)
            for number in range(SILENT):
                async with await RawHttp.open(servers.base, f"127.0.1.{1 + number}") as raw:
                    raw.send(request("/api/ready", "Host: localhost", "Connection: close"))
                    assert await raw.status() == 200

    run(scene())


def test_endless_trailers_end_at_either_worker(folder: Path) -> None:
    begin = request("/api/tables", "Host: localhost", "Transfer-Encoding: chunked", method="POST") + b"2\r\n{}\r\n0\r\n"

    async def scene() -> None:
        async with crew(folder) as servers, AsyncExitStack() as stack:
            for _ in range(10):
                raw = await stack.enter_async_context(await RawHttp.open(servers.base))
                raw.send(begin + b"X:\r\n" * 10_000)
                assert await raw.status() == 400

    run(scene())


def test_a_flood_at_a_socket_that_was_passed_on_ends_it(folder: Path) -> None:
    async def scene() -> None:
        async with crew(folder) as servers, Lobby(servers.base) as lobby:
            sockets: list[RawSocket] = []
            while len(sockets) < TABLES or not await counted(lobby, "saboteur_passed_total"):
                host = await lobby.table("Ana")
                sockets.append(await RawSocket.open(servers.base))
                await sockets[-1].ask({"type": "hello", "v": 1, "table": host["code"], "token": host["token"]})
            await asyncio.gather(*(each.write(client_frame(b"", PING) * 20_000) for each in sockets))
            for each in sockets:
                await each.end(90)
                await each.close()
            assert await counted(lobby, "saboteur_floods_total") == len(sockets)

    run(scene())
