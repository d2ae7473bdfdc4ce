"""Strangers' input: foreign origins, odd frames, long bodies, wrong tokens, slow readers. Nothing ends or leaks."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saboteur.server.broadcast.connection import MOST_UNSENT_BYTES
from saboteur.server.http.client_address import address_of
from saboteur.server.http.request_origin import same_origin
from saboteur.server.settings import Settings
from tests.kit.client import PATIENCE, Player
from tests.kit.local_server import FakeTime
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_websocket import RawSocket
from tests.kit.server_scenes import Scene, eventually, finish, game, table


def _play(it: Scene) -> str:
    """The address of the play socket."""
    return it.server.base.replace("http", "ws") + "/api/play"


SCOPE = {"type": "http", "scheme": "http", "client": ("203.0.113.9", 1), "headers": [(b"host", b"play.example")]}


@pytest.mark.parametrize(
    ("origin", "settings", "allowed"),
    [
        ("http://play.example", {}, True),
        ("http://play.example:80", {}, True),
        ("https://play.example", {}, False),
        ("http://play.example.evil.example", {}, False),
        ("http://evil.example", {}, False),
        ("null", {}, False),
        ("http://[", {}, False),
        ("https://club.example", {"public_address": "https://club.example"}, True),
    ],
)
def test_origins(origin: str, settings: dict[str, str], allowed: bool) -> None:  # noqa: FBT001
    scope = {**SCOPE, "headers": [*SCOPE["headers"], (b"origin", origin.encode())]}
    assert same_origin(scope, Settings(**settings)) is allowed  # type: ignore[arg-type]


def test_a_request_of_another_site_without_an_origin_is_known_by_its_fetch_header() -> None:
    scope = {**SCOPE, "headers": [*SCOPE["headers"], (b"sec-fetch-site", b"cross-site")]}
    assert not same_origin(scope, Settings())
    assert same_origin(dict(SCOPE), Settings())


def test_forwarded_addresses_are_believed_from_a_trusted_proxy_only() -> None:
    scope = {**SCOPE, "headers": [(b"x-forwarded-for", b"198.51.100.7, 192.0.2.1")]}
    assert address_of(scope, Settings()) == "203.0.113.9"
    trusting = Settings(trusted_proxy=("203.0.113.9", "192.0.2.1"))
    assert address_of(scope, trusting) == "198.51.100.7"
    assert address_of({**scope, "client": ("2001:db8::1:2", 1)}, Settings()) == "2001:db8::/64"
    assert address_of({**scope, "client": None}, Settings()) == "unknown"


async def test_foreign_posts_and_sockets_are_refused(folder: Path) -> None:
    async with table(folder, 3) as it:
        foreign = {"origin": "http://evil.example"}
        answer = await it.lobby.http.post("/api/tables", json={"name": "Eve"}, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        with pytest.raises(InvalidStatus) as failure:
            await connect(_play(it), additional_headers=foreign, open_timeout=PATIENCE)
        assert failure.value.response.status_code == 403
        own = {"origin": it.server.base}
        assert (await it.lobby.http.post("/api/tables", json={"name": "Eve"}, headers=own)).status_code == 201


async def test_every_answer_is_strict(folder: Path) -> None:
    async with table(folder, 3) as it:
        for path in ("/", "/t/ABC", "/api/about", "/api/nothing", "/missing.js"):
            answer = await it.lobby.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "unsafe-inline" not in policy
            assert "unsafe-eval" not in policy
            assert "script-src 'self';" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b"[]", "application/json", 422),
        (b"null", "application/json", 422),
        (b'{"name": 5}', "application/json", 422),
        (b'{"name": "\\ud800"}', "application/json", 422),
        (b"\xff\xfe", "application/json", 400),
        (b"name=Eve", "application/x-www-form-urlencoded", 422),
        (b"[" * 10_000, "application/json", 400),
        (b'{"name": "' + b"x" * 20_000 + b'"}', "application/json", 413),
    ],
)
async def test_odd_bodies_are_refused(folder: Path, body: bytes, kind: str, status: int) -> None:
    async with table(folder, 1, connected=False) as it:
        answer = await it.lobby.http.post("/api/tables", content=body, headers={"content-type": kind})
        assert answer.status_code == status, answer.text
        assert set(answer.json()) == {"code", "arguments"}


async def test_a_body_without_a_length_is_bounded_too(folder: Path) -> None:
    async with table(folder, 1, connected=False) as it:

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b" " * 1000

        answer = await it.lobby.http.post(
            "/api/tables", content=endless(), headers={"content-type": "application/json"}
        )
        assert answer.status_code == 413


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (b"\x00\x01", "text-only"),
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ('{"type":"ping"}', "hello-first"),
        ('{"type":"dance"}', "bad-message"),
        ('{"type":"hello","v":2,"table":"X"}', "wrong-version"),
        ('{"type":"hello","v":1,"table":"000000000"}', "no-such-table"),
        ('{"type":"hello","v":1,"table":"' + "x" * 5000 + '"}', "too-long"),
        ("[" * 4000, "bad-message"),
        (["{", '"type":"ping"', "}"], "hello-first"),
    ],
)
async def test_odd_first_frames_end_the_socket_with_a_reason(
    folder: Path, first: str | bytes | list[str], code: str
) -> None:
    async with table(folder, 3) as it, connect(_play(it), open_timeout=PATIENCE) as raw:
        await raw.send(first)
        assert json.loads(await raw.recv())["code"] == code
        with pytest.raises(ConnectionClosed):
            await raw.recv()


async def test_odd_later_frames_are_refused_and_the_game_goes_on(folder: Path) -> None:
    async with game(folder, 3, rounds=1) as it:
        player = it.players[0]
        assert player.socket is not None
        for text in (
            "{",
            "null",
            '{"type":"move"}',
            '{"type":"move","key":"short"}',
            '{"type":"curtain","seat":99}',
        ):
            await player.socket.send(text)
            assert (await player.kind("refused"))["code"] == "bad-message"
        await player.send({"type": "hello", "v": 1, "table": it.code})
        assert (await player.kind("refused"))["code"] == "hello-twice"
        await player.send({"type": "ping"})
        await player.kind("pong")
        await finish(it.players)


async def test_a_frame_far_too_long_ends_the_socket_only(folder: Path) -> None:
    async with game(folder, 3) as it:
        assert it.players[0].socket is not None
        await it.players[0].socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await it.players[0].kind("never")
        assert (await it.players[1].kind("presence"))["connected"] == [False, True, True]


async def test_a_token_of_another_table_opens_nothing(folder: Path) -> None:
    async with table(folder, 3) as it:
        other = await it.lobby.table("Eve")
        stranger = Player(it.server.base, it.code, other["token"])
        assert (await stranger.connect())["code"] == "bad-token"
        answer = await it.lobby.post(it.path("start"), None, other["token"])
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


async def test_guesses_are_counted(folder: Path) -> None:
    """P16, both sides: so many wrong codes and tokens are answered, then no wrong one, until time has passed."""
    time_source = FakeTime()
    async with table(folder, 3, limits={"guesses_per_hour": 20}, parts={"time_source": time_source}) as it:
        for number in range(10):
            assert await _guess(it, f"{number:09}") == 404
        assert await _guess(it, "000000000") == 429
        assert await _guess(it, it.code) == 429  # a right code with a wrong token tells nothing more
        time_source.advance(3600)
        assert await _guess(it, it.code) == 401


async def _guess(it: Scene, code: str) -> int:
    """The status of a request with a wrong token."""
    return (await it.lobby.post(f"/api/tables/{code}/leave", None, "x" * 32)).status_code


async def test_a_slow_reader_is_cut_off_and_the_others_do_not_notice(folder: Path) -> None:
    """P18"""
    async with game(folder, 3, talk="chat", rounds=1) as it:
        stuck = await RawSocket.deaf(it.server.base, it.code)
        live = it.server.registry.tables[it.code]
        await eventually(lambda: len(live.audience.connections) == 4)
        text = "x" * 300
        for number in range((MOST_UNSENT_BYTES + 4_000_000) // 400):
            live.tell_presence() if number % 50 else None
            for connection in live.audience.connections[-1:]:
                connection.push_bytes(text.encode() * 10)
            if number % 200 == 0:
                await asyncio.sleep(0)
            if live.audience.connections[-1].ended:
                break
        await eventually(lambda: len(live.audience.connections) == 3)
        await finish(it.players)
        stuck.close()


def test_no_secret_is_logged_or_counted(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """P4: tokens, codes, seeds, hands and names do not appear in logs or metrics."""

    async def scene() -> list[str]:
        async with game(folder, 3, rounds=1, limits={"log_level": "debug"}) as it:
            await it.refused("start", None, None)
            async with connect(f"{_play(it)}?token=url-canary", open_timeout=PATIENCE) as odd:
                await odd.send("{}")
            await Player(it.server.base, it.code, "wrong-token-canary").connect()
            await it.lobby.http.get(f"/api/tables/{it.code}?token=url-canary")
            await finish(it.players)
            metrics = (await it.lobby.http.get("/api/metrics")).text
            live = it.server.registry.tables[it.code]
            secrets = [*it.tokens, it.code, "wrong-token-canary", "url-canary", *live.state.secrets.values(), "Ana"]
            return [secret for secret in secrets if secret in metrics or secret in caplog.text]

    caplog.set_level(logging.DEBUG)
    for name in ("websockets", "httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # the test's own client
    assert run_virtual(scene()) == []


async def test_a_running_game_has_no_record(folder: Path) -> None:
    async with game(folder, 3) as it:
        assert (await it.lobby.http.get(it.path("records"))).json() == {"records": []}
        assert (await it.lobby.http.get("/api/records/anything")).status_code == 404
