"""What connections hold in memory is bounded for all together, and whoever holds little does not notice."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from saboteur.server.http import held_bytes
from saboteur.server.http.connection_pool import EVICTED_CONNECTIONS
from saboteur.server.http.held_bytes import LIGHT, HeldBytes
from tests.kit.local_server import Running, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_http import RawHttp, request
from tests.kit.server_scenes import eventually

HOST = "Host: localhost"
BUDGET = 1024 * 1024
ANSWER = 12 * 1024 * 1024
"""More than the buffers of this machine's sockets hold."""
REPLAY = "/api/replay"
HALF = 200 * 1024
"""Of a body that may have 512 kB."""


class Connection:
    """Something that holds bytes."""

    def __init__(self, address: str, held: int) -> None:
        self.counted_for, self.held = address, held

    def holds(self) -> int:
        return self.held


@pytest.fixture(autouse=True)
def budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(held_bytes, "MOST_HELD", BUDGET)


def held(server: Running) -> int:
    total: int = server.services.connections.held.total
    return total


async def large() -> str:
    return "x" * ANSWER


def test_unread_answers_make_way_for_each_other_and_for_nobody_else(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(held_bytes, "MOST_HELD", 3 * ANSWER)

    async def scene() -> None:
        async with running(settings_for(folder)) as server, AsyncExitStack() as stack:
            monkeypatch.setattr(server.services.cluster, "counts", lambda _: large())
            reader = await asked(stack, server, "127.0.0.2")
            await eventually(lambda: held(server) > LIGHT)
            for _ in range(8):
                await asked(stack, server, "127.0.0.3")
            await eventually(lambda: server.services.metrics.value(EVICTED_CONNECTIONS) >= 5)
            assert held(server) <= 3 * ANSWER
            reader.writer.transport.resume_reading()  # type: ignore[attr-defined]
            assert await reader.status() == 200

    async def asked(stack: AsyncExitStack, server: Running, local: str) -> RawHttp:
        raw = await stack.enter_async_context(await RawHttp.open(server.base, local))
        raw.stop_reading()
        raw.send(request("/api/metrics", HOST))
        return raw

    run_virtual(scene())


def test_half_sent_bodies_make_way_for_each_other_and_for_nobody_else(folder: Path) -> None:
    async def scene() -> None:
        async with running(settings_for(folder)) as server, AsyncExitStack() as stack:
            head = request(REPLAY, HOST, "Content-Type: application/json", f"Content-Length: {2 * HALF}", method="POST")

            async def half(local: str) -> RawHttp:
                raw = await stack.enter_async_context(await RawHttp.open(server.base, local))
                raw.send(head + b"[" * HALF)
                return raw

            honest = await half("127.0.0.2")
            await eventually(lambda: held(server) >= HALF)
            crowd = [await half(f"127.0.0.{3 + number % 2}") for number in range(12)]
            await eventually(lambda: server.services.metrics.value(EVICTED_CONNECTIONS) >= 8)
            assert held(server) <= BUDGET
            honest.send(b"[" * HALF)
            assert await honest.status() == 422, "read to its end, and no record"
            for raw in crowd:
                raw.writer.close()
            await eventually(lambda: held(server) == 0)

    run_virtual(scene())


def test_the_heaviest_of_the_heaviest_address_makes_way() -> None:
    weights = HeldBytes()
    lone, small, big = Connection("a", BUDGET // 2), Connection("b", BUDGET // 4), Connection("b", BUDGET // 3)
    for each in (lone, small):
        weights.note(each)
    assert weights.too_heavy() is None
    weights.note(big)
    assert weights.too_heavy() is big
    weights.forget(big)
    assert (weights.too_heavy(), weights.total) == (None, lone.held + small.held)


def test_what_was_read_in_the_meantime_does_not_count() -> None:
    weights = HeldBytes()
    read, unread = Connection("a", BUDGET), Connection("b", BUDGET // 2)
    weights.note(read)
    read.held = 0
    weights.note(unread)
    assert (weights.too_heavy(), weights.total) == (None, unread.held)


def test_ordinary_requests_are_not_looked_at() -> None:
    weights = HeldBytes()
    weights.note(Connection("a", LIGHT))
    assert weights.total == 0
