"""Refusals: whoever is refused again and again waits for them, and nobody else does."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from saboteur.server.http.admission import REQUESTS
from saboteur.server.limits.refusal_limit import LONGEST_WAIT, REFUSALS_AT_ONCE, REFUSALS_PER_SECOND, Refusals
from saboteur.server.limits.request_limit import HANDSHAKES_AT_ONE_ADDRESS
from tests.kit.client import Lobby
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.polling import eventually
from tests.kit.server_scenes import table

FOREIGN = {"origin": "https://evil.example"}


def test_a_flood_is_refused_at_the_pace_of_its_connections() -> None:
    """However many refusals there were, each waits for no longer than that, and soon after it is as before."""

    async def scene() -> list[bool]:
        time_source = FakeTime()
        refusals = Refusals(time_source)
        for _ in range(REFUSALS_AT_ONCE):
            await refusals.wait("192.0.2.1")
        flood = [asyncio.ensure_future(refusals.wait("192.0.2.1")) for _ in range(1000)]
        await asyncio.sleep(0)
        await asyncio.wait_for(refusals.wait("192.0.2.2"), 1)
        held_up = [not any(one.done() for one in flood)]
        time_source.advance(LONGEST_WAIT)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        held_up.append(all(one.done() for one in flood))
        time_source.advance(REFUSALS_AT_ONCE / REFUSALS_PER_SECOND)
        await asyncio.wait_for(refusals.wait("192.0.2.1"), 1)
        return held_up

    assert run_virtual(scene()) == [True, True]


@pytest.mark.parametrize("sent", [FOREIGN, {"host": "evil.example"}])
async def test_foreign_requests_are_refused_slowly_and_hold_up_nobody(folder: Path, sent: dict[str, str]) -> None:
    time_source = FakeTime()
    async with table(folder, 2, parts={"time_source": time_source}) as it:
        for _ in range(REFUSALS_AT_ONCE):
            assert (await it.lobby.http.get("/api/about", headers=sent)).status_code == 403
        waiting = asyncio.ensure_future(it.lobby.http.get("/api/about", headers=sent))
        before = time_source.waiting
        await eventually(lambda: time_source.waiting > before)
        assert (await it.lobby.http.get("/api/about")).status_code == 200, "the page itself is not held up"
        await it.done("ready", {"ready": True}, 1)
        assert not waiting.done()
        time_source.advance(LONGEST_WAIT)
        assert (await waiting).status_code == 403


async def test_whoever_is_over_a_limit_hears_so_slowly(folder: Path) -> None:
    time_source = FakeTime()
    settings = settings_for(folder, requests_per_minute=2)
    async with running(settings, time_source=time_source) as server, Lobby(server.base) as lobby:
        answers = [(await lobby.http.get("/api/about")).status_code for _ in range(1 + REFUSALS_AT_ONCE)]
        assert answers == [200] + [429] * REFUSALS_AT_ONCE
        waiting = asyncio.ensure_future(lobby.http.get("/api/about"))
        before = time_source.waiting
        await eventually(lambda: time_source.waiting > before)
        assert not waiting.done()
        time_source.advance(LONGEST_WAIT)
        assert (await waiting).status_code == 429


async def _shake_hands(base: str) -> None:
    """Open a socket and say nothing."""
    await (await connect(base.replace("http", "ws", 1) + "/api/play", compression=None)).close()


async def test_handshakes_are_limited_and_counted(folder: Path) -> None:
    most = 10 * HANDSHAKES_AT_ONE_ADDRESS
    async with table(
        folder, 2, limits={"requests_per_minute": 20}, parts={"time_source": FakeTime()}, connected=False
    ) as it:  # fmt: skip
        for _ in range(most):
            await _shake_hands(it.server.base)
        with pytest.raises(InvalidStatus) as failure:
            await _shake_hands(it.server.base)
        assert failure.value.response.status_code == 429
        metrics = it.server.services.metrics
        counted = {status: metrics[REQUESTS].labels(status)._value.get() for status in ("1xx", "4xx")}
        assert counted == {"1xx": most, "4xx": 1}
        assert (await it.lobby.http.get("/api/about")).status_code == 200, "other requests are counted by themselves"
