"""Many people behind one address: whoever has a seat is not locked out by whoever has none."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from saboteur.sentences import told
from saboteur.server.cluster.single_process import LocalLimit
from saboteur.server.limits.rate_limit import Limit
from saboteur.server.limits.request_limit import PAGES_AT_ONE_ADDRESS, TOKENS_AT_ONE_ADDRESS, RequestLimit
from saboteur.server.problems import Code, Problem
from saboteur.server.tokens import SeatTokens
from tests.kit.client import Lobby, Player
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_http import RawHttp, request
from tests.kit.server_scenes import eventually, table

OURS = SeatTokens(lambda: "a host's key")
THEIRS = SeatTokens(lambda: "another host's key")


def test_a_host_recognises_what_it_issued_and_nothing_else() -> None:
    token = OURS.new()
    assert [tokens.issued(token) for tokens in (OURS, SeatTokens(lambda: "a host's key"), THEIRS)] == [
        True,
        True,
        False,
    ]
    each = [f"{token[:at]}{'B' if token[at] == 'A' else 'A'}{token[at + 1 :]}" for at in range(len(token))]
    changed = [*each, token[:-1], token + "A", f" {token[1:]}"]
    made_up = [None, "", "made up", "x" * 100_000, "\ud800" * len(token), "+" * len(token), "=" * len(token)]
    assert not any(OURS.issued(wrong) for wrong in [*changed, *made_up, THEIRS.new()])


def limit_for(per_minute: int = 20) -> RequestLimit:
    time_source = FakeTime()
    own = LocalLimit(Limit(time_source, size=per_minute / 2, per_second=per_minute / 60))
    return RequestLimit(own, time_source, OURS, per_minute)


async def taken(limit: RequestLimit, tokens: list[str | None]) -> int:
    """How many of these requests of one address pass."""
    passed = 0
    for token in tokens:
        try:
            await limit.take("192.0.2.1", token)
        except Problem:
            continue
        passed += 1
    return passed


def test_a_token_has_a_bucket_of_its_own() -> None:
    limit = limit_for()
    assert run_virtual(taken(limit, [None] * 30)) == 10
    assert run_virtual(taken(limit, [OURS.new()] * 30)) == 10
    assert run_virtual(taken(limit, ["made up", "x" * 100_000, "", THEIRS.new()])) == 0


def test_a_crowd_of_tokens_is_no_way_around_the_limit() -> None:
    tokens = [OURS.new() for _ in range(50)]
    passed = run_virtual(taken(limit_for(), [token for token in tokens for _ in range(10)]))
    assert passed == 10 * TOKENS_AT_ONE_ADDRESS


def test_a_flood_with_one_token_leaves_room_for_the_others() -> None:
    """What is refused to it does not count for all tokens of the address."""
    limit = limit_for()
    assert run_virtual(taken(limit, [OURS.new()] * 1000)) == 10
    assert run_virtual(taken(limit, [OURS.new()] * 10)) == 10


async def test_a_nuisance_behind_the_same_address_does_not_stop_a_game(folder: Path) -> None:
    limits, parts = {"requests_per_minute": 60}, {"time_source": FakeTime()}
    async with table(folder, 3, limits=limits, parts=parts) as it, Lobby(it.server.base) as bad:
        assert 429 in [(await bad.http.get("/api/about")).status_code for _ in range(40)]
        assert (await bad.http.get("/api/about")).status_code == 429
        assert (await bad.http.get("/api/about", headers={"authorization": "Bearer made-up"})).status_code == 429
        await it.done("ready", {"ready": True}, 1)
        again = Player(it.server.base, it.code, it.tokens[1])
        assert (await again.connect())["type"] == "welcome"
        await again.close()
        stranger = Player(it.server.base, it.code)
        assert (await stranger.connect())["code"] == "too-often"


async def test_a_player_comes_back_beside_a_flood_after_a_restart(folder: Path) -> None:
    """A server that has just started has heard of no token, and recognises all that were ever issued."""
    limits: dict[str, Any] = {"requests_per_minute": 20}
    async with table(folder, 2, connected=False, limits=limits) as it:
        code, tokens = it.code, it.tokens
    settings = settings_for(folder, **limits)
    async with running(settings, time_source=FakeTime()) as server, Lobby(server.base) as flooding:
        while (await flooding.http.get("/api/about", headers={"authorization": "Bearer made-up"})).status_code == 200:
            pass
        stranger = Player(server.base, code, "made up")
        assert (await stranger.connect())["code"] == "too-often"
        for token in tokens:
            player = Player(server.base, code, token)
            assert (await player.connect())["type"] == "welcome"
            await player.close()


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/sw.js", "/assets/none.js", "/favicon.svg"])
async def test_a_nuisance_behind_the_same_address_does_not_keep_pages_from_opening(folder: Path, path: str) -> None:
    limits = settings_for(folder, requests_per_minute=20)
    async with running(limits, time_source=FakeTime()) as server, Lobby(server.base) as lobby:
        assert [(await lobby.http.get("/api/about")).status_code for _ in range(12)].count(429) == 2
        assert (await lobby.http.get("/api/about")).status_code == 429
        for _ in range(10 * PAGES_AT_ONE_ADDRESS):
            assert (await lobby.http.get(path)).status_code in (200, 404)
        assert (await lobby.http.get(path)).status_code == 429


async def test_a_flood_of_pages_does_not_stop_other_requests_and_is_refused_in_words(folder: Path) -> None:
    limits = settings_for(folder, requests_per_minute=2)
    async with running(limits, time_source=FakeTime()) as server, Lobby(server.base) as lobby:
        wanted = {"accept-language": "et-EE, en;q=0.5"}
        pages = [await lobby.http.get("/t/ABCDEF", headers=wanted) for _ in range(PAGES_AT_ONE_ADDRESS + 1)]
        assert [page.status_code for page in pages] == [200] * PAGES_AT_ONE_ADDRESS + [429]
        assert pages[-1].headers["content-type"] == "text/plain; charset=utf-8"
        assert pages[-1].text.strip() == told(Problem(Code.TOO_OFTEN, seconds=1), "et")
        assert int(pages[-1].headers["retry-after"]) >= 1
        assert (await lobby.http.get("/api/about")).status_code == 200
        refused = await lobby.http.get("/api/about", headers=wanted)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-often")


async def test_a_token_is_known_before_it_is_first_used(folder: Path) -> None:
    """Somebody who has just made a table or joined one gets in beside a neighbour's flood."""
    limits, parts = {"requests_per_minute": 20}, {"time_source": FakeTime()}
    async with table(folder, 2, connected=False, limits=limits, parts=parts) as it:
        while (await it.lobby.http.get("/api/about")).status_code == 200:
            pass
        for seat in range(2):
            player = Player(it.server.base, it.code, it.tokens[seat])
            assert (await player.connect())["type"] == "welcome"
            await player.close()


BODY = b'{"name": "Ana"}'
HEAD = request(
    "/api/tables", "Host: localhost", "Content-Type: application/json", f"Content-Length: {len(BODY)}", method="POST"
)


async def test_half_a_request_is_counted_by_itself(folder: Path) -> None:
    """As many may wait for their bodies as may be sent; whoever sends whole ones need not care about them."""
    limits = settings_for(folder, requests_per_minute=20)
    async with running(limits, time_source=FakeTime()) as server, AsyncExitStack() as stack:
        halves = [await stack.enter_async_context(await RawHttp.open(server.base)) for _ in range(11)]
        for number, half in enumerate(halves):
            half.send(HEAD + BODY[:5])
            if number < 10:
                await eventually(lambda: server.services.connections.in_request == number + 1)  # noqa: B023
        assert await halves[10].status() == 429
        lobby = await stack.enter_async_context(Lobby(server.base))
        assert [(await lobby.http.get("/api/about")).status_code for _ in range(9)] == [200] * 9
        for half in halves[:2]:
            half.send(BODY[5:])
        assert [await half.status() for half in halves[:2]] == [201, 429], "counted when they are complete"


async def test_half_sent_requests_do_not_use_up_what_a_token_may_send(folder: Path) -> None:
    limits = {"requests_per_minute": 20}
    async with table(folder, 2, limits=limits, parts={"time_source": FakeTime()}) as it, AsyncExitStack() as stack:
        halves = [await stack.enter_async_context(await RawHttp.open(it.server.base)) for _ in range(20)]
        for half in halves:
            half.send(HEAD + BODY[:5])
        assert 429 in {await half.status() for half in halves[10:]}
        body = b'{"ready": true}'
        token = f"Authorization: Bearer {it.tokens[1]}"
        head = ("Host: localhost", "Content-Type: application/json", f"Content-Length: {len(body)}", token)
        mine = await stack.enter_async_context(await RawHttp.open(it.server.base))
        mine.send(request(it.path("ready"), *head, method="POST"))
        waiting = it.server.services.connections
        await eventually(lambda: any(each.known and each.in_body for each in waiting._open))
        mine.send(body)
        assert await mine.status() == 200
