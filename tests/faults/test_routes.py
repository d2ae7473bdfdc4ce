"""P10 route by route, and P15 for HTTP: schemathesis asks every operation of the OpenAPI description odd things."""

import json
import os
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from saboteur.server.app import create
from saboteur.server.run import configured
from tests.kit.client import PATIENCE, Player
from tests.kit.local_server import settings_for
from tests.kit.server_scenes import Scene, eventually, game

EXAMPLES = int(os.environ.get("SABOTEUR_TEST_REQUESTS", "2"))
"""Examples of each operation; `SABOTEUR_TEST_REQUESTS=300000` for a release."""
SHARE = 1 if EXAMPLES > 2 else 3
"""Of so many operations schemathesis asks one: to learn how takes it longer than to ask. `make soak` asks all."""
OPEN = {
    "GET /api/about", "GET /api/notice", "GET /api/health", "GET /api/ready", "GET /api/metrics", "GET /api/tables",
    "POST /api/tables", "POST /api/play-now",
    "GET /api/tables/{code}", "GET /api/tables/{code}/qr.svg", "POST /api/tables/{code}/join", "POST /api/transfers",
    "GET /api/tables/{code}/records", "GET /api/records/{identity}", "GET /api/records/{identity}/replay",
    "POST /api/replay", "POST /api/lessons/{name}", "POST /api/examples/{name}", "GET /api/puzzles/{number}",
    "POST /api/puzzles/{number}",
}  # fmt: skip
"""Operations that need no token: they show nothing hidden and change nothing that belongs to somebody."""
HOSTS = {
    "POST /api/tables/{code}/settings": {"rounds": 2},
    "POST /api/tables/{code}/bots": {"count": 1},
    "POST /api/tables/{code}/order": {"order": [0, 1, 2]},
    "POST /api/tables/{code}/seats/{seat}/remove": None,
    "POST /api/tables/{code}/host": {"seat": 1},
    "POST /api/tables/{code}/start": None,
    "POST /api/tables/{code}/cancel-start": None,
    "POST /api/tables/{code}/stand-in": {"seat": 1},
    "DELETE /api/tables/{code}": None,
}
"""Operations of the host, with a body that would do."""
SEATS: dict[str, object] = {
    "POST /api/tables/{code}/leave": None,
    "POST /api/tables/{code}/ready": {"ready": True},
    "POST /api/tables/{code}/take-back": None,
    "POST /api/tables/{code}/votes": {"vote": "pause"},
    "POST /api/tables/{code}/transfer": None,
    "POST /api/tables/{code}/forget-name": None,
}
"""Operations of whoever has a seat."""


class _Announced(uvicorn.Server):
    """A server that says when it has started."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.announced = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.announced.set()


class Served:
    """A server in a thread of its own, for clients that wait."""

    def __init__(self, folder: Path) -> None:
        limits = {
            "requests_per_minute": 10**8,
            "tables_per_hour": 10**8,
            "guesses_per_hour": 10**8,
            "most_tables": 10**6,
        }
        chosen = settings_for(folder, bot_workers=0, **limits)
        self.app = create(chosen)
        self._listener = socket.socket()
        self._listener.bind(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._server = _Announced(configured(self.app, chosen))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True)

    def start(self) -> None:
        self._thread.start()
        assert self._server.announced.wait(PATIENCE), "the server did not start"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()


@pytest.fixture
def served(folder: Path) -> Iterator[Served]:
    made = Served(folder)
    made.start()
    yield made
    made.stop()


def operations() -> dict[str, Any]:
    """Every operation of the OpenAPI description."""
    paths = create(settings_for(Path())).http.openapi()["paths"]
    return {f"{method.upper()} {path}": it for path, each in paths.items() for method, it in each.items()}


def test_every_operation_is_sorted_by_who_may_do_it() -> None:
    """A new operation must say here who may do it."""
    assert set(operations()) == OPEN | set(HOSTS) | set(SEATS)


async def test_nobody_does_what_his_token_does_not_open(folder: Path) -> None:
    """P10: no token, a wrong one, that of another table, a void one; for the host's operations also another seat's."""
    async with game(folder, 3, limits={"guesses_per_hour": 10**6}) as it:
        live = it.server.registry.tables[it.code]
        stranger = (await it.lobby.table("Eve"))["token"]
        code = (await it.done("transfer", seat=2))["code"]
        void, taken = it.tokens[2], await it.lobby.done("/api/transfers", {"table": it.code, "code": code})
        it.tokens[2] = taken["token"]
        before = live.state.n
        for operation, body in (HOSTS | SEATS).items():
            for token, expected in ((None, 401), ("wrong", 401), (stranger, 401), (void, 401)):
                assert await _status(it, operation, body, token) == expected, (operation, token)
        for operation, body in HOSTS.items():
            assert await _status(it, operation, body, it.tokens[1]) == 403, operation
        assert live.state.n == before


async def _status(it: Scene, operation: str, body: object, token: str | None) -> int:
    method, _, path = operation.partition(" ")
    headers = {"authorization": f"Bearer {token}"} if token else {}
    path = path.replace("{code}", it.code).replace("{seat}", "1")
    return (await it.lobby.http.request(method, path, json=body, headers=headers)).status_code


async def test_a_token_in_the_address_opens_nothing(folder: Path) -> None:
    async with game(folder, 3) as it:
        for name in ("token", "authorization", "access_token"):
            answer = await it.lobby.http.post(it.path(f"leave?{name}={it.tokens[1]}"))
            assert answer.status_code == 401


async def test_safe_methods_change_nothing(folder: Path) -> None:
    """P10: GET, HEAD and OPTIONS of every address, with the host's token: nothing joins, starts or is deleted."""
    async with game(folder, 3) as it:
        live = it.server.registry.tables[it.code]
        before, tables = live.state.n, len(it.server.registry.tables)
        headers = {"authorization": f"Bearer {it.tokens[0]}"}
        for operation in operations():
            path = operation.partition(" ")[2].replace("{code}", it.code).replace("{seat}", "1")
            for method in ("GET", "HEAD", "OPTIONS"):
                answer = await it.lobby.http.request(method, path, headers=headers)
                assert answer.status_code < 500, (method, path)
        assert (live.state.n, len(it.server.registry.tables)) == (before, tables)


async def test_after_the_start_the_host_reads_and_reorders_nothing(folder: Path) -> None:
    """P10: and *remove* is a stand-in, which plays without the host seeing anything."""
    async with game(folder, 3, limits={"stand_in_after": 0.0}) as it:
        for rest, body in (("order", {"order": [1, 0, 2]}), ("settings", {"rounds": 1}), ("bots", {"count": 1})):
            assert (await it.refused(rest, body))[1] == "not-now"
        live = it.server.registry.tables[it.code]
        await it.players[1].close()
        await eventually(lambda: 1 in live.audience.disconnected_since)
        await it.done("seats/1/remove")
        await it.players[0].change("stood-in")
        told = json.dumps(it.players[0].told)
        theirs = it.players[1].view
        assert theirs is not None
        assert json.dumps(theirs["own"]) not in told
        spy = Player(it.server.base, it.code, it.tokens[0], also=["x" * 32])
        assert (await spy.connect())["code"] == "bad-token"


# -- fuzzing ----------------------------------------------------------------------------------------------------------


@pytest.mark.real
@pytest.mark.slow
def test_schemathesis_finds_no_server_error(served: Served) -> None:
    """P15: every operation, with values that fit the description and values that do not."""
    schema = schemathesis.openapi.from_url(f"{served.base}/api/openapi.json")
    asked: dict[str, int] = {}
    wanted = sorted(operations())[::SHARE]
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        if operation.label in wanted:
            for mode in schemathesis.GenerationMode:
                asked[operation.label] = asked.get(operation.label, 0) + _asked(operation, mode, served)
    assert sorted(asked) == wanted
    assert served.alive
    print(f"\n{sum(asked.values())} requests")


def _asked(operation: Any, mode: Any, served: Served) -> int:
    """Ask one operation some examples; gives how many were asked."""
    count = 0
    strategy = operation.as_strategy(generation_mode=mode)
    if strategy.is_empty:
        return 0

    @settings(
        max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=strategy)
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        answer = case.call(base_url=served.base, timeout=PATIENCE)
        assert answer.status_code < 500 or answer.status_code == 503, (operation.label, answer.status_code, answer.text)

    with suppress(Unsatisfiable):  # an operation that takes nothing has no wrong values
        ask()
    return count


@pytest.mark.real
@pytest.mark.slow
def test_odd_requests_find_no_server_error(served: Served) -> None:
    """P15: real codes and tokens in odd company, odd methods, odd bodies, odd headers."""
    chance = random.Random(9)
    with httpx.Client(base_url=served.base, timeout=PATIENCE) as http:
        tables = [http.post("/api/play-now", json={"name": "Ana", "players": 3}).json() for _ in range(3)]
        for number in range(EXAMPLES * 40):
            request = _odd_request(chance, tables)
            answer = http.request(**request)
            assert answer.status_code < 500 or answer.status_code == 503, (number, request, answer.text)
            assert "content-security-policy" in answer.headers
    assert served.alive


BODIES: tuple[bytes, ...] = (
    b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b"[" * 5000, b'{"a":' * 900 + b"1" + b"}" * 900,
    b'{"name":"\\ud800"}', b'{"name":"Ana","settings":{"rounds":1e99}}', b'{"seat":-1}', b'{"ready":"yes"}',
    b'{"seat":99999999999999999999}', b'{"vote":"bot","seat":1}', b'{"order":[0,1,2]}', b'{"count":3,"bot":"random"}',
    b'{"name":"Gus"}', b'{"ready":true}', b'{"table":"x","code":"\\u0000"}', b"x" * 17_000, b'{"seat":0}',
    b'{"name":"\xf0\x9f\x92\x8e"}', b'{"seat":2}',
)  # fmt: skip


def _odd_request(chance: random.Random, tables: list[dict[str, Any]]) -> dict[str, Any]:
    table, other = chance.choice(tables), chance.choice(tables)
    paths = [operation.partition(" ")[2] for operation in (*OPEN, *HOSTS, *SEATS)]
    code = chance.choice((table["code"], table["code"].lower(), "%00", "x" * 300, "..%2f..", "\u0130", "000000000"))
    path = chance.choice(paths).replace("{code}", code).replace("{seat}", chance.choice(("0", "1", "-1", "99", "x")))
    headers = {
        "content-type": chance.choice(("application/json", "text/plain", "", "multipart/form-data; boundary=x")),
        "authorization": chance.choice(
            (f"Bearer {table['token']}", f"Bearer {other['token']}", "Bearer", "Basic x", "")
        ),
    }
    if chance.random() < 0.2:
        headers["origin"] = chance.choice(("null", "http://[", "http://elsewhere.example", "x"))
    if chance.random() < 0.2:
        headers["x-forwarded-for"] = chance.choice(("::1", "1.2.3.4, x", "%", "9" * 500))
    method = chance.choice(("GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"))
    return {"method": method, "url": path, "headers": headers, "content": chance.choice(BODIES)}


@pytest.mark.real
@pytest.mark.slow
@given(text=st.text(max_size=40))
@settings(
    max_examples=EXAMPLES * 4, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)
def test_no_name_is_an_error(served: Served, text: str) -> None:
    """P15, P17: any name is taken as text or refused."""
    body = json.dumps({"name": text}).encode()
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{served.base}/api/tables", content=body, headers=headers, timeout=PATIENCE)
    assert answer.status_code in (201, 422), answer.text
