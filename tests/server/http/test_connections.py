"""Connections that say nothing, say it slowly or do not listen: closed in time, counted, and never in the way."""

import asyncio
import logging
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from saboteur.server import log_lines, run
from saboteur.server.http import server_routes
from saboteur.server.http.admission import REQUESTS
from saboteur.server.http.connection_pool import EVICTED_CONNECTIONS, FLOODS, SLOW_CONNECTIONS
from saboteur.server.http.http_protocol import (
    MOST_PIPELINED,
    BoundedHttpProtocol,
)
from saboteur.server.limits import open_files
from saboteur.server.settings import Settings
from tests.kit.local_server import FakeTime, Running, running, settings_for
from tests.kit.memory_loop import run_real
from tests.kit.raw_http import RawHttp, request
from tests.kit.raw_websocket import HANDSHAKE, RawSocket
from tests.kit.serve_process import serving, until
from tests.kit.server_scenes import eventually, table

HOST = "Host: localhost"
HALF = b"GET /api/health HTTP/1.1\r\nHost: local"
UNREAD = 12 * 1024 * 1024
"""More than the buffers of this machine's sockets hold."""


@asynccontextmanager
async def clocked(folder: Path, **settings: Any) -> AsyncIterator[tuple[Running, FakeTime]]:
    """A server whose deadlines pass when they are told to."""
    time_source = FakeTime()
    async with running(settings_for(folder, **settings)) as server:
        server.services.connections.time_source = time_source
        yield server, time_source


async def opened(stack: AsyncExitStack, server: Running, count: int, **more: str) -> list[RawHttp]:
    """Silent connections that the server has noticed."""
    before = server.services.connections.count
    made = [await stack.enter_async_context(await RawHttp.open(server.base, **more)) for _ in range(count)]
    await eventually(lambda: server.services.connections.count == before + count)
    return made


async def healthy(server: Running, **more: str) -> bool:
    """Whether a newcomer is answered."""
    async with await RawHttp.open(server.base, **more) as raw:
        raw.send(request("/api/health", HOST))
        return await raw.status() == 200


@pytest.mark.parametrize("said", [b"", b"\r\n\r\n", b"G", HALF], ids=["nothing", "blank lines", "a letter", "half"])
async def test_the_head_of_a_request_must_come_in_time(folder: Path, said: bytes) -> None:
    async with clocked(folder, head_seconds=15) as (server, time_source), AsyncExitStack() as stack:
        [raw] = await opened(stack, server, 1)
        for byte in range(len(said)):
            time_source.advance(0.02)  # a byte now and then is no excuse
            raw.send(said[byte : byte + 1])
        time_source.advance(13)
        assert server.services.connections.count == 1
        time_source.advance(2)
        assert await raw.ended() == b""
        assert server.services.connections.count == 0
        assert server.services.metrics.value(SLOW_CONNECTIONS) == 1


async def test_so_must_that_of_each_further_request(folder: Path) -> None:
    async with clocked(folder) as (server, time_source), AsyncExitStack() as stack:
        [raw] = await opened(stack, server, 1)
        for _ in range(3):
            time_source.advance(10)
            raw.send(request("/api/health", HOST))
            assert await raw.status() == 200
        raw.send(HALF)
        time_source.advance(31)
        assert await raw.ended() == b""
        assert server.services.metrics.value(SLOW_CONNECTIONS) == 1


async def test_the_body_must_follow_in_time(folder: Path) -> None:
    async with clocked(folder, body_seconds=30) as (server, time_source), AsyncExitStack() as stack:
        [raw] = await opened(stack, server, 1)
        raw.send(request("/api/tables", HOST, "Content-Length: 500", method="POST") + b"{")
        await eventually(lambda: server.services.connections.in_request == server.services.connections.count)
        time_source.advance(29)
        raw.send(b" ")
        assert server.services.connections.count == 1
        time_source.advance(2)
        assert await raw.ended() == b""
        assert server.services.metrics.value(SLOW_CONNECTIONS) == 1


async def test_a_body_that_goes_on_after_the_answer_is_not_read_for_ever(folder: Path) -> None:
    async with clocked(folder) as (server, time_source), AsyncExitStack() as stack:
        [raw] = await opened(stack, server, 1)
        raw.send(request("/api/tables", HOST, "Content-Length: 500000", method="POST"))
        assert await raw.status() == 413
        raw.send(b" " * 100_000)
        time_source.advance(31)
        await raw.ended()
        assert server.services.connections.count == 0


async def test_a_request_that_takes_us_long_is_not_the_clients_fault(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_routes, "READY_SECONDS", 300.0)
    go_on = asyncio.Event()

    async def slow() -> None:
        await go_on.wait()

    async with clocked(folder) as (server, time_source), AsyncExitStack() as stack:
        monkeypatch.setattr(server.services.store, "alive", lambda _: slow())
        [raw] = await opened(stack, server, 1)
        raw.send(request("/api/ready", HOST))
        await eventually(lambda: server.services.connections.in_request == server.services.connections.count)
        time_source.advance(1000)
        go_on.set()
        assert await raw.status() == 200
        assert server.services.metrics.value(SLOW_CONNECTIONS) == 0


def listening_little(base: str) -> socket.socket:
    """A connection with a small buffer, so that what is not read waits at the server."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
    made.connect(("127.0.0.1", httpx.URL(base).port or 0))
    return made


@pytest.mark.real
def test_an_answer_must_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads on, however slowly, is served to the end; whoever does not is cut off."""

    async def scene(*, reads: bool) -> tuple[int, int]:
        async with clocked(folder, unread_seconds=30) as (server, time_source):
            monkeypatch.setattr(server.services.cluster, "counts", lambda _: large())
            with listening_little(server.base) as slow:
                slow.sendall(request("/api/metrics", HOST, "Connection: close"))
                services, got = server.services, 0
                await eventually(lambda: services.metrics.value(REQUESTS, "2xx") == 1)
                while services.connections.count and got < UNREAD // 2:
                    got += await asyncio.to_thread(read_some, slow) if reads else 0
                    time_source.advance(31)
                    await asyncio.sleep(0)
                while reads and (part := await asyncio.to_thread(read_some, slow)):
                    got += part
                    if got >= UNREAD:
                        break
                return services.metrics.value(SLOW_CONNECTIONS), got

    async def large() -> str:
        return "x" * UNREAD

    def read_some(slow: socket.socket) -> int:
        """Much more than fits into the reader's own buffer: only then the server can notice."""
        slow.settimeout(90)
        got = 0
        while got < 1 << 20 and (part := slow.recv(65536)):
            got += len(part)
        return got

    assert run_real(scene(reads=False)) == (1, 0)
    slow, got = run_real(scene(reads=True))
    assert (slow, got >= UNREAD) == (0, True)


async def test_a_head_without_an_end_is_refused(folder: Path) -> None:
    async with running(settings_for(folder)) as server, AsyncExitStack() as stack:
        [raw] = await opened(stack, server, 1)
        raw.send(b"GET / HTTP/1.1\r\n" + b"X: " + b"x" * 1000 + b"\r\n")
        for _ in range(400):
            raw.send(b"X: " + b"x" * 1000 + b"\r\n")
        assert b" 400 " in await raw.ended()
        await eventually(lambda: server.services.connections.count == 0)


async def test_a_whole_body_at_once_is_no_long_head(folder: Path) -> None:
    async with running(settings_for(folder)) as server, AsyncExitStack() as stack:
        [raw] = await opened(stack, server, 1)
        body = b'{"record": "' + b"x" * 400_000 + b'"}'
        kind, length = "Content-Type: application/json", f"Content-Length: {len(body)}"
        raw.send(request("/api/replay", HOST, kind, length, method="POST") + body)
        assert await raw.status() == 422


async def test_pipelined_requests_are_all_answered(folder: Path) -> None:
    async with clocked(folder) as (server, time_source), AsyncExitStack() as stack:
        [raw] = await opened(stack, server, 1)
        raw.send(request("/api/health", HOST) * 5)
        assert [await raw.status() for _ in range(5)] == [200] * 5
        time_source.advance(20)
        assert server.services.connections.count == 1
        time_source.advance(11)
        assert await raw.ended() == b""


async def test_a_flood_of_pipelined_requests_is_not_even_parsed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of a megabyte of tiny requests in one write: a few are read, then the connection is closed."""
    heads: list[int] = []
    original = BoundedHttpProtocol.on_headers_complete

    def counted(connection: BoundedHttpProtocol) -> None:
        heads.append(1)
        original(connection)

    monkeypatch.setattr(BoundedHttpProtocol, "on_headers_complete", counted)
    async with clocked(folder) as (server, _), AsyncExitStack() as stack:
        [raw] = await opened(stack, server, 1)
        raw.send(b"GET /x HTTP/1.1\r\n\r\n" * 13_797)
        await eventually(lambda: server.services.connections.count == 0)
        assert len(heads) <= 2 * MOST_PIPELINED + 2
        assert server.services.metrics.value(FLOODS) == 1


async def test_the_longest_idle_of_an_address_makes_way(folder: Path) -> None:
    limits = {"most_http_connections_per_address": 3}
    async with clocked(folder, **limits) as (server, _), AsyncExitStack() as stack:
        other = await opened(stack, server, 1, local="127.0.0.9")
        first, second, third = await opened(stack, server, 3)
        first.send(request("/api/health", HOST))
        assert await first.status() == 200  # now it has been idle for the shortest time
        assert await healthy(server)
        assert await second.ended() == b""
        for raw in (first, third, *other):
            raw.send(request("/api/health", HOST))
            assert await raw.status() == 200
        assert server.services.metrics.value(EVICTED_CONNECTIONS) == 1


async def test_a_trusted_proxy_has_no_limit_of_its_own(folder: Path) -> None:
    limits = {"most_http_connections_per_address": 2, "trusted_proxy": ("127.0.0.1",)}
    async with clocked(folder, **limits) as (server, _), AsyncExitStack() as stack:
        await opened(stack, server, 5)
        assert await healthy(server)
        assert server.services.metrics.value(EVICTED_CONNECTIONS) == 0


async def test_sockets_are_counted_and_never_make_way(folder: Path) -> None:
    async with table(folder, 3, limits={"most_http_connections": 2}) as it, AsyncExitStack() as stack:
        await it.lobby.http.aclose()
        services = it.server.services
        await eventually(lambda: services.connections.count == 0)
        assert services.connections._sockets == 3
        await opened(stack, it.server, 2)
        for _ in range(10):
            assert await healthy(it.server)
        for player in it.players:
            await player.send({"type": "ping"})
            await player.kind("pong")
            await player.close()
        await eventually(lambda: services.connections._sockets == 0)


async def test_a_broken_handshake_ends_the_connection_and_nothing_else(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings_for(folder)) as server, AsyncExitStack() as stack:
        for odd in ("X: y\r\n" * 200, f"Origin: {'y' * 9000}\r\n", "Sec-WebSocket-Key: short\r\n"):
            [raw] = await opened(stack, server, 1)
            whole = HANDSHAKE.format(path="/api/play", host="localhost")
            raw.send(whole.replace("\r\n\r\n", f"\r\n{odd}\r\n").encode())
            assert b" 400 " in await raw.ended()
        await eventually(lambda: server.services.connections._sockets == server.services.connections.count == 0)
        assert await healthy(server)
    assert [record for record in caplog.records if record.exc_info] == []


async def test_a_socket_whose_last_words_are_not_read_is_closed_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for a reader who does not read must not keep the connection open after its end."""
    monkeypatch.setattr("saboteur.server.socket.fast_frames.LINGER_SECONDS", 0.1)
    async with table(folder, 1, connected=False) as it, await RawHttp.open(it.server.base) as deaf:
        deaf.stop_reading()
        deaf.send(HANDSHAKE.format(path="/api/play", host="localhost").encode())
        services = it.server.services
        await eventually(lambda: services.sockets.total == 1)
        [protocol] = [each for each in it.server.server.server_state.connections if hasattr(each, "queue")]
        while not protocol.transport.get_write_buffer_size():  # some, but too little to be cut off for it
            protocol.transport.write(b"\x81\x00" * 10_000)
        deaf.send(bytes((0x81, 0x82, 0, 0, 0, 0)) + b"{}")  # no hello: the server says why and ends it
        await eventually(lambda: services.connections._sockets == 0)


def test_all_files_are_used_that_may_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[tuple[int, int]] = []
    now = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: now[0])

    def set_limit(_: int, limits: tuple[int, int]) -> None:
        set_to.append(limits)
        now[0] = limits

    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert open_files.raised() == 4096
    assert set_to == [(4096, 4096)]
    now[0] = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert open_files.raised() > 10**6


def test_no_more_connections_than_files() -> None:
    settings = Settings(most_connections=1000, most_http_connections=500, bot_workers=2)
    reserve = open_files.RESERVE + 4 * open_files.FOR_EACH_BOT
    assert open_files.needed(settings) == 1500 + reserve
    assert open_files.for_connections(settings, 10_000) == 1500
    assert open_files.for_connections(settings, 1024) == 1024 - reserve
    assert open_files.for_connections(settings, 100) == 75
    waiting = [open_files.for_waiting(settings, files) for files in (100, 1500 + reserve, 2000 + reserve, 100_000)]
    assert waiting == [128, 128, 628, 1024]


def test_too_few_files_are_told_at_the_start(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_files, "raised", lambda: 1024)
    monkeypatch.setattr(log_lines, "set_up", lambda *_: None)
    with caplog.at_level(logging.WARNING, "saboteur"):
        run.prepare(Settings(bot_workers=0))
        run.prepare(Settings(bot_workers=0, most_connections=500, most_http_connections=300))
    assert [record.getMessage().split()[:2] for record in caplog.records] == [["few-files", "1024,"]]


@pytest.mark.real
@pytest.mark.parametrize("said", [b"", HALF], ids=["silent", "half a head"])
async def test_more_silent_connections_than_files_do_not_keep_people_out(folder: Path, said: bytes) -> None:
    """The attack itself, against a process with few files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 1000:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    async with serving(folder, files=200, log_format="json") as server:
        crowd = [await RawHttp.open(server.base, f"127.0.0.{2 + number % 50}") for number in range(400)]
        for raw in crowd:
            raw.send(said)
        async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
            for _ in range(5):
                assert (await http.get("/api/health")).status_code == 200
            assert (await http.post("/api/tables", json={"name": "Ana"})).status_code == 201

            async def counted() -> bool:
                return "connections-full" in server.log

            await until(counted)
        player = await RawSocket.open(server.base)
        await player.close()
        for raw in crowd:
            raw.writer.close()
