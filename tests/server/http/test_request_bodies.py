"""Bodies of requests: bounded as they are on the wire, and never read on after a refusal."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.http.admission import REQUESTS
from saboteur.server.http.http_protocol import (
    LINGER_BYTES,
    LINGER_SECONDS,
    LONGEST_HEAD,
    LONGEST_OVERHEAD,
    MOST_HEADERS,
    MOST_TRAILERS,
    PARSED_AT_ONCE,
    BoundedHttpProtocol,
)
from saboteur.server.http.request_body import LONGEST_BODY
from tests.kit.local_server import FakeTime, Running, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_http import PATIENCE, RawHttp, request
from tests.kit.server_scenes import eventually, table

HOST = "Host: localhost"
JSON = "Content-Type: application/json"
CHUNKED = request("/api/tables", HOST, JSON, "Transfer-Encoding: chunked", method="POST")
PARSED_MOST = LONGEST_HEAD + LONGEST_BODY + LONGEST_OVERHEAD + 3 * PARSED_AT_ONCE
"""More than may ever be parsed of one request to make a table."""
FLOOD = 40 * PARSED_MOST


class Parsed:
    """How many bytes the parser was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bytes = 0
        made = BoundedHttpProtocol.__init__
        counter = self

        class Counting:
            def __init__(self, parser: Any) -> None:
                self._parser = parser

            def feed_data(self, data: bytes) -> None:
                counter.bytes += len(data)
                self._parser.feed_data(data)

            def __getattr__(self, name: str) -> Any:
                return getattr(self._parser, name)

        def counted(connection: BoundedHttpProtocol, *arguments: Any, **more: Any) -> None:
            made(connection, *arguments, **more)
            connection.parser = Counting(connection.parser)  # type: ignore[assignment]

        monkeypatch.setattr(BoundedHttpProtocol, "__init__", counted)


@asynccontextmanager
async def connected(folder: Path, **settings: Any) -> AsyncIterator[tuple[Running, RawHttp, FakeTime]]:
    """A server whose deadlines pass when they are told to, and a connection to it."""
    time_source = FakeTime()
    async with running(settings_for(folder, **settings)) as server, AsyncExitStack() as stack:
        server.services.connections.time_source = time_source
        raw = await stack.enter_async_context(await RawHttp.open(server.base))
        await eventually(lambda: server.services.connections.count == 1)
        yield server, raw, time_source


async def flooded(raw: RawHttp, piece: bytes, size: int = FLOOD) -> None:
    """Send the piece again and again, as fast as the server takes it, until it was enough or the other side ends it."""
    try:
        for _ in range(size // len(piece)):
            raw.writer.write(piece)
            await raw.writer.drain()
    except ConnectionError:
        return


async def outlasted(raw: RawHttp, time_source: FakeTime, flood: "asyncio.Future[None]") -> None:
    """Let the time pass that is left for reading an answer, until the connection is gone."""
    async with asyncio.timeout(PATIENCE):
        while not flood.done():
            time_source.advance(LINGER_SECONDS)
            await asyncio.sleep(0.01)
    await raw.ended()


ENDLESS: dict[str, tuple[bytes, bytes, int]] = {
    "trailers": (CHUNKED + b"2\r\n{}\r\n0\r\n", b"X:\r\n" * 1024, 400),
    "one trailer": (CHUNKED + b"2\r\n{}\r\n0\r\nX: ", b"a" * 4096, 413),
    "one name of a trailer": (CHUNKED + b"2\r\n{}\r\n0\r\nX", b"a" * 4096, 413),
    "an extension": (CHUNKED + b"2;x=", b"a" * 4096, 413),
    "chunks of a byte": (CHUNKED, b"1\r\n \r\n" * 700, 413),
    "chunks with extensions": (CHUNKED, b"1;x=yyyyyyyyyyyyyyyy\r\n \r\n" * 100, 413),
    "large chunks": (CHUNKED, b"1000\r\n" + b" " * 4096 + b"\r\n", 413),
    "a long body": (request("/api/tables", HOST, f"Content-Length: {2 * FLOOD}", method="POST"), b" " * 4096, 413),
    "a body for a page": (request("/", HOST, f"Content-Length: {2 * FLOOD}"), b" " * 4096, 200),
    "chunks for a page": (request("/", HOST, "Transfer-Encoding: chunked"), b"1\r\n \r\n" * 700, 200),
    "a foreign page": (
        request("/api/tables", HOST, "Origin: http://evil.example", "Transfer-Encoding: chunked", method="POST"),
        b"1\r\n \r\n" * 700,
        403,
    ),
    "no chunks": (CHUNKED + b"nonsense", b" " * 4096, 400),
    "headers": (b"GET / HTTP/1.1\r\n", b"X:\r\n" * 1024, 400),
    "one header": (b"GET / HTTP/1.1\r\nX: ", b"a" * 4096, 400),
    "a target": (b"GET /", b"a" * 4096, 400),
}  # fmt: skip
"""What begins a request, what never ends in it, and the answer."""


@pytest.mark.virtual
@pytest.mark.parametrize("name", ENDLESS)
def test_nothing_without_an_end_is_parsed_for_long(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The attack itself: only the beginning is parsed, the answer can be read, and the connection is closed."""
    begin, piece, status = ENDLESS[name]
    parsed = Parsed(monkeypatch)

    async def scene() -> None:
        async with connected(folder) as (server, raw, time_source):
            raw.send(begin)
            flood = asyncio.ensure_future(flooded(raw, piece))
            head = await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), PATIENCE)
            assert head.startswith(b"HTTP/1.1 %d " % status)
            assert b"connection: close" in head
            await outlasted(raw, time_source, flood)
            await eventually(lambda: server.services.connections.count == 0)
            assert parsed.bytes <= PARSED_MOST

    run_virtual(scene())


def test_the_answer_to_a_body_that_was_too_long_says_so(folder: Path) -> None:
    async def scene() -> None:
        async with connected(folder) as (server, raw, _):
            raw.send(CHUNKED + b"1\r\n \r\n" * LONGEST_BODY)
            answer = await raw.ended()
            assert b'{"code":"too-long","arguments":{"most":16384}}' in answer
            assert server.services.metrics.value(REQUESTS, "4xx") == 1

    run_virtual(scene())


def test_after_a_refusal_only_a_little_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends on is left with what the system's buffers take."""
    received = 0
    original = BoundedHttpProtocol.data_received

    def counted(connection: BoundedHttpProtocol, data: bytes) -> None:
        nonlocal received
        received += len(data)
        original(connection, data)

    monkeypatch.setattr(BoundedHttpProtocol, "data_received", counted)

    async def scene() -> None:
        async with connected(folder) as (_, raw, time_source):
            raw.send(request("/api/tables", HOST, f"Content-Length: {10**9}", method="POST"))
            flood = asyncio.ensure_future(flooded(raw, b" " * 65536, 64 * LINGER_BYTES))
            await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), PATIENCE)
            await eventually(lambda: received > LINGER_BYTES)
            await outlasted(raw, time_source, flood)
            assert received <= 2 * LINGER_BYTES

    run_virtual(scene())


def test_a_client_that_sends_everything_before_it_reads_gets_its_answer(folder: Path) -> None:
    async def scene() -> None:
        async with connected(folder) as (server, raw, _):
            body = b" " * 900_000
            raw.send(request("/api/tables", HOST, f"Content-Length: {len(body)}", method="POST") + body)
            await asyncio.wait_for(raw.writer.drain(), PATIENCE)
            assert await raw.status() == 413
            assert await raw.ended() == b""
            raw.writer.close()
            await eventually(lambda: server.services.connections.count == 0)

    run_virtual(scene())


@pytest.mark.parametrize("whole", [True, False], ids=["whole body", "half a body"])
def test_after_a_refusal_a_connection_goes_on_only_if_the_body_was_read(folder: Path, *, whole: bool) -> None:
    async def scene() -> None:
        async with connected(folder) as (_, raw, _):
            head = request("/api/tables", HOST, "Origin: http://evil.example", "Content-Length: 2", method="POST")
            raw.send(head + (b"{}" if whole else b"{"))
            assert await raw.status() == 403
            raw.send((b"" if whole else b"}") + request("/api/health", HOST))
            assert await raw.status() == (200 if whole else 0)

    run_virtual(scene())


def test_a_body_in_ordinary_chunks_and_with_a_trailer_is_taken(folder: Path) -> None:
    async def scene() -> None:
        async with connected(folder) as (_, raw, _):
            chunks = b"".join(b"%x;from=me\r\n%b\r\n" % (len(part), part) for part in (b'{"name":', b' "Ana"', b"}"))
            raw.send(CHUNKED + chunks + b"0\r\n" + b"X: y\r\n" * MOST_TRAILERS + b"\r\n")
            assert await raw.status() == 201
            raw.send(request("/api/health", HOST, *(["X: y"] * (MOST_HEADERS - 1))))
            assert await raw.status() == 200

    run_virtual(scene())


def test_the_longest_body_is_taken_in_whatever_pieces(folder: Path) -> None:
    async def scene() -> None:
        async with connected(folder) as (_, raw, _):
            body = b'{"name": "Ana"}'.ljust(LONGEST_BODY)
            for size in (16, 1000, LONGEST_BODY):
                parts = [body[at : at + size] for at in range(0, len(body), size)]
                raw.send(CHUNKED + b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n")
                assert await raw.status() == 201
            length = f"Content-Length: {LONGEST_BODY}"
            raw.send(request("/api/tables", HOST, JSON, length, method="POST") + body)
            assert await raw.status() == 201
            raw.send(CHUNKED + b"%x\r\n%b \r\n0\r\n\r\n" % (LONGEST_BODY + 1, body))
            assert await raw.status() == 413

    run_virtual(scene())


def test_a_trailer_is_no_header(folder: Path) -> None:
    """What is looked at before the body is read cannot be said after it."""

    async def scene() -> None:
        async with table(folder, 1, connected=False) as it, await RawHttp.open(it.server.base) as raw:
            token, path = f"Authorization: Bearer {it.tokens[0]}", f"/api/tables/{it.code}/ready"
            head = (HOST, JSON, "Transfer-Encoding: chunked")
            body = b'f\r\n{"ready": true}\r\n0\r\n'
            raw.send(request(path, *head, method="POST") + body + f"{token}\r\n\r\n".encode())
            assert await raw.status() == 401
            raw.send(request(path, *head, token, method="POST") + body + b"\r\n")
            assert await raw.status() == 200

    run_virtual(scene())


def test_half_a_body_is_no_body(folder: Path) -> None:
    """What could be read as a whole request but was to be longer is not done when the connection ends."""

    async def scene() -> None:
        async with connected(folder) as (server, raw, _):
            raw.send(request("/api/tables", HOST, JSON, "Content-Length: 100", method="POST") + b'{"name": "Ana"}')
            await eventually(lambda: bool(server.server.server_state.tasks))
            raw.writer.close()
            await eventually(lambda: not server.server.server_state.tasks)
            assert not server.registry.tables

    run_virtual(scene())


@asynccontextmanager
async def held_up(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Running, RawHttp, FakeTime, asyncio.Event]]:
    """A server that does not answer `/api/ready` before the event."""
    go_on = asyncio.Event()

    async def slow(_: Any) -> None:
        await go_on.wait()

    monkeypatch.setattr("saboteur.server.http.server_routes.READY_SECONDS", 300.0)
    async with connected(folder) as (server, raw, time_source):
        monkeypatch.setattr(server.services.store, "alive", slow)
        try:
            yield server, raw, time_source, go_on
        finally:
            go_on.set()
            await eventually(lambda: not server.server.server_state.tasks)


def test_an_endless_head_behind_a_request_that_takes_long_is_bounded(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = Parsed(monkeypatch)

    async def scene() -> None:
        async with held_up(folder, monkeypatch) as (server, raw, time_source, _):
            raw.send(request("/api/ready", HOST) + b"GET / HTTP/1.1\r\nX: ")
            flood = asyncio.ensure_future(flooded(raw, b"a" * 4096))
            await outlasted(raw, time_source, flood)
            await eventually(lambda: server.services.connections.count == 0)
            assert parsed.bytes <= PARSED_MOST

    run_virtual(scene())


def test_a_long_body_behind_another_request_is_refused_after_the_answer_to_that(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with held_up(folder, monkeypatch) as (_, raw, _, go_on):
            raw.send(request("/api/ready", HOST) + CHUNKED + b"1\r\n \r\n" * LONGEST_BODY)
            go_on.set()
            assert [await raw.status(), await raw.status()] == [200, 413]
            assert await raw.ended() == b""

    run_virtual(scene())


def test_nonsense_behind_another_request_is_not_answered_in_its_place(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with held_up(folder, monkeypatch) as (server, raw, _, _):
            raw.send(request("/api/ready", HOST) + CHUNKED + b"nonsense\r\n")
            await eventually(lambda: server.services.connections.count == 0)
            assert await raw.ended() == b""

    run_virtual(scene())
