"""Of a connection that is lost nothing stays behind, whatever it asked for: floods would fill the memory with it."""

import gc
import weakref
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from saboteur.server.http.http_protocol import MOST_PIPELINED, BoundedHttpProtocol
from saboteur.server.limits.refusal_limit import REFUSALS_AT_ONCE
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.raw_http import RawHttp, request
from tests.kit.server_scenes import eventually

GET = request("/api/about", "Host: localhost")
HALF_SENT = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"
)
MANY = 30


class Connections(weakref.WeakSet[BoundedHttpProtocol]):
    """The server's connections that still exist."""

    seen = 0
    """How many of them have sent something."""


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> Iterator[Connections]:
    """The server's connections that still exist, while nobody looks for garbage."""
    known = Connections()
    original = BoundedHttpProtocol.data_received

    def noted(connection: BoundedHttpProtocol, data: bytes) -> None:
        known.seen += connection not in known
        known.add(connection)
        original(connection, data)

    monkeypatch.setattr(BoundedHttpProtocol, "data_received", noted)
    gc.disable()
    yield known
    gc.enable()


@pytest.mark.parametrize("sent", [GET * (MOST_PIPELINED + 4), GET * 3, HALF_SENT], ids=["too many", "three", "half"])
async def test_nothing_is_left_of_a_connection_that_ended(folder: Path, alive: Connections, sent: bytes) -> None:
    async with running(settings_for(folder)) as server, AsyncExitStack() as stack:
        for _ in range(MANY):
            raw = await stack.enter_async_context(await RawHttp.open(server.base))
            raw.send(sent)
        await eventually(lambda: alive.seen == MANY)
        await stack.aclose()
        await eventually(lambda: len(alive) == 0)


async def test_a_refusal_that_nobody_waits_for_any_more_is_not_waited_for(folder: Path, alive: Connections) -> None:
    """Whoever is refused again and again waits ten seconds; whoever hangs up meanwhile leaves nothing behind."""
    time_source = FakeTime()
    settings = settings_for(folder, requests_per_minute=2)
    async with running(settings, time_source=time_source) as server, AsyncExitStack() as stack:
        async with await RawHttp.open(server.base) as first:
            for _ in range(1 + REFUSALS_AT_ONCE):
                first.send(GET)
                assert await first.status() in (200, 429)
        before = time_source.waiting
        for _ in range(MANY):
            raw = await stack.enter_async_context(await RawHttp.open(server.base))
            raw.send(GET)
        await eventually(lambda: time_source.waiting == before + MANY)
        await stack.aclose()
        await eventually(lambda: time_source.waiting == before)
        await eventually(lambda: len(alive) == 0)
