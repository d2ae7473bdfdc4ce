"""Requests of foreign sites, and requests that were sent to a foreign name: refused before anything is counted."""

import logging
import socket
from encodings import idna
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from saboteur.sentences import preferred, sentence_in
from saboteur.server.http import allowed_hosts
from saboteur.server.http.allowed_hosts import AllowedHosts, named, own_names
from saboteur.server.http.request_origin import RequestOrigins, same_origin
from saboteur.server.log_lines import Warnings
from saboteur.server.settings import Settings, changed
from tests.kit.local_server import FakeTime, running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.raw_http import RawHttp, request
from tests.kit.server_scenes import eventually, table

FOREIGN: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"},
    {"referer": "http://evil.example/page"},
]
OWN: list[dict[str, str]] = [
    {},
    {"origin": "{base}"},
    {"origin": "{base}", "sec-fetch-site": "same-site"},
    {"sec-fetch-site": "same-origin", "sec-fetch-mode": "cors"},
    {"sec-fetch-site": "none", "sec-fetch-mode": "navigate"},
    {"referer": "{base}/t/ABC"},
]
HANDSHAKE = (
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)  # fmt: skip


@pytest.mark.parametrize("sent", FOREIGN)
async def test_no_route_for_programs_is_open_to_another_site(folder: Path, sent: dict[str, str]) -> None:
    """And nothing of it is counted: neither as a request nor as a guess."""
    limits = {"guesses_per_hour": 4, "requests_per_minute": 40}
    async with table(folder, 1, connected=False, limits=limits, parts={"time_source": FakeTime()}) as it:
        for _ in range(25):
            answer = await it.lobby.http.get("/api/tables/000000000", headers=sent)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        for path in ("/api/about", "/api/records/x", "/api/nothing", "/api/openapi.json"):
            assert (await it.lobby.http.get(path, headers=sent)).status_code == 403
        assert (await it.lobby.http.get(f"/api/tables/{it.code}")).status_code == 200


@pytest.mark.parametrize("sent", OWN)
async def test_our_own_pages_the_address_bar_and_programs_are_let_in(folder: Path, sent: dict[str, str]) -> None:
    async with table(folder, 1, connected=False) as it:
        headers = {name: value.format(base=it.server.base) for name, value in sent.items()}
        assert (await it.lobby.http.get(f"/api/tables/{it.code}", headers=headers)).status_code == 200


@pytest.mark.parametrize("path", ["/", "/t/ABC", "/r/abc"])
async def test_a_link_from_another_site_opens_the_page(folder: Path, path: str) -> None:
    async with running(settings_for(folder)) as server, httpx.AsyncClient(base_url=server.base) as http:
        for sent in FOREIGN:
            assert (await http.get(path, headers=sent)).status_code == 200


def test_two_origins_are_not_better_than_one() -> None:
    headers = [(b"host", b"play.example"), (b"origin", b"http://play.example"), (b"origin", b"http://evil.example")]
    scope = {"type": "http", "scheme": "http", "client": ("192.0.2.1", 1), "headers": headers}
    assert not same_origin(scope, Settings())
    assert same_origin({**scope, "headers": headers[:2]}, Settings())


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("play.example", "play.example"), ("PLAY.Example:8000", "play.example"), ("play.example.", "play.example"),
        ("192.0.2.1:80", "192.0.2.1"), ("[2001:DB8::1]:8000", "2001:db8::1"), ("[::1]", "::1"),
        ("kitchen-pc:", "kitchen-pc"),
        ("", ""), ("a b", None), ("user@localhost", None), ("localhost:port", None), ("localhost:80:80", None),
        ("[localhost]", None), ("[::1", None), ("[::1]x", None), ("::1", None), ("localhost/evil.example", None),
        ("a..b", None), (".", None), (".local", None), ("x" * 300, None), ("[127.0.0.1]", None), ("localhost:٨", None),
    ],
)  # fmt: skip
def test_the_name_in_a_host_header(header: str, name: str | None) -> None:
    assert named([header]) == name


def test_several_host_headers_must_agree() -> None:
    assert named([]) == ""
    assert named(["localhost", "LOCALHOST:8000"]) == "localhost"
    assert named(["localhost", "evil.example"]) is None


@pytest.mark.parametrize(
    "hosts",
    [["é" * 30_000], ["x" * 30_000 + "é"], ["é" * 255], [f"é{number}" for number in range(128)]],
    ids=["foreign", "almost-ascii", "just-too-long", "many"],
)
def test_host_headers_that_take_long_to_read_are_not_read(hosts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Foreign letters are written out one by one: a few kilobytes of them held everybody up."""
    written: list[str] = []
    monkeypatch.setattr(idna, "nameprep", written.append)
    assert named(hosts) is None
    assert written == []


@pytest.mark.parametrize(
    ("name", "settings", "allowed"),
    [
        ("192.168.1.5", {}, True), ("2001:db8::1", {}, True), ("localhost", {}, True), ("play.localhost", {}, True),
        ("kitchen-pc", {}, True), ("pc.local", {}, True), ("nas.lan", {}, True), ("laptop.home.arpa", {}, True),
        ("db.internal", {}, True), ("evil.example", {}, False), ("192.168.1.5.nip.io", {}, False),
        ("local.evil.example", {}, False), ("evillocal.example", {}, False), ("nas.fritz.box", {}, False),
        ("x.arpa", {}, False), ("club.example", {"public_address": "https://Club.example:8443"}, True),
        ("sub.club.example", {"public_address": "https://club.example"}, False),
        ("play.example", {"allowed_hosts": "Play.Example., .club.example"}, True),
        ("a.b.club.example", {"allowed_hosts": "play.example,.club.example"}, True),
        ("evilclub.example", {"allowed_hosts": ".club.example"}, False),
        ("xn--aitvaras-ceb.example", {"allowed_hosts": "aitvarasė.example"}, True),
    ],
)  # fmt: skip
def test_the_names_that_are_allowed(name: str, settings: dict[str, str], allowed: bool) -> None:  # noqa: FBT001
    assert AllowedHosts(changed(Settings(), settings)).allow(name) is allowed


@pytest.mark.parametrize("text", ["*", "https://play.example", "a b", "."])
def test_what_is_no_name_cannot_be_allowed(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says
        changed(Settings(), {"allowed_hosts": text})


async def test_the_machines_own_names_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowed_hosts, "_own", allowed_hosts._OwnNames())
    monkeypatch.setattr(socket, "gethostname", lambda: "Table.fritz.box")
    monkeypatch.setattr(socket, "getfqdn", lambda: "table.club.example")
    await eventually(lambda: own_names() == {"table.fritz.box", "table.club.example"})
    assert AllowedHosts(Settings()).allow("table.fritz.box")
    assert AllowedHosts(Settings()).allow("table.club.example")
    assert not AllowedHosts(Settings()).allow("other.fritz.box")


async def asked(base: str, *headers: str, path: str = "/api/health", version: str = "1.1", **more: str) -> int:
    """The status of a request made of these bytes."""
    async with await RawHttp.open(base) as raw:
        raw.send(request(path, *headers, version=version, **more))
        return await raw.status()


async def test_requests_under_a_foreign_name_are_refused_on_every_route(folder: Path) -> None:
    async with running(settings_for(folder)) as server:
        port = httpx.URL(server.base).port
        for path in ("/", "/t/ABC", "/api/health", "/api/metrics"):
            assert await asked(server.base, "Host: evil.example", path=path) == 403
            assert await asked(server.base, f"Host: 127.0.0.1:{port}", path=path) == 200
        assert await asked(server.base, "Host: localhost", "Host: evil.example") == 403
        assert await asked(server.base, "Host: evil.example", *HANDSHAKE, path="/api/play") == 403
        assert await asked(server.base, "Host: localhost", *HANDSHAKE, path="/api/play") == 101


async def test_a_request_without_a_host_is_a_programs(folder: Path) -> None:
    async with running(settings_for(folder)) as server:
        assert await asked(server.base, version="1.0") == 200
        assert await asked(server.base) == 200
        assert await asked(server.base, "Host:") == 200


async def test_a_host_in_the_request_line_counts(folder: Path) -> None:
    """RFC 9112: whoever names one there means that one, whatever the header says."""
    async with running(settings_for(folder)) as server:
        foreign, own = "http://evil.example/api/health", "http://localhost:8000/api/health"
        assert await asked(server.base, "Host: localhost", path=foreign) == 403
        assert await asked(server.base, path=foreign, version="1.0") == 403
        assert await asked(server.base, "Host: localhost:8000", path=own) == 200
        assert await asked(server.base, path="http://[::1]/api/health", version="1.0") == 200
        assert await asked(server.base, "Host: localhost", *HANDSHAKE, path="http://evil.example/api/play") == 403
        assert await asked(server.base, "Host: localhost", path="localhost:80", method="CONNECT") == 400


def test_a_trusted_proxy_answers_for_the_name_unless_there_is_a_public_address(folder: Path) -> None:
    async def scene(**settings: Any) -> int:
        async with running(settings_for(folder, **settings)) as server:
            return await asked(server.base, "Host: play.example", "X-Forwarded-For: 192.0.2.1")

    trusted = {"trusted_proxy": ("127.0.0.1",)}
    assert run_virtual(scene(**trusted)) == 200
    assert run_virtual(scene()) == 403
    assert run_virtual(scene(**trusted, public_address="https://club.example")) == 403
    assert run_virtual(scene(**trusted, public_address="https://play.example")) == 200
    assert run_virtual(scene(allowed_hosts=("play.example",))) == 200


async def test_a_person_can_read_why_a_page_is_refused(folder: Path) -> None:
    async with running(settings_for(folder)) as server, httpx.AsyncClient(base_url=server.base) as http:
        wanted = {"host": "games.example", "accept-language": "de, lt;q=0.9, en;q=0.5"}
        page = await http.get("/t/ABC", headers=wanted)
        assert (page.status_code, page.headers["content-type"]) == (403, "text/plain; charset=utf-8")
        assert page.text.startswith(sentence_in("lt", "refused-bad-host", host="games.example"))
        assert "--allowed-hosts games.example" in page.text
        for_programs = await http.get("/api/about", headers=wanted)
        assert for_programs.json() == {"code": "bad-host", "arguments": {"host": "games.example"}}


@pytest.mark.parametrize(
    ("accepted", "language"), [("", "en"), ("lv", "lv"), ("EL-gr,en", "el"), ("../../x, ru", "ru"), ("..", "en")]
)
def test_the_language_that_a_browser_asks_for(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_what_is_refused_is_logged_once_a_minute(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        time_source = FakeTime()
        settings = settings_for(folder, public_address="https://club.example")
        async with running(settings, time_source=time_source) as server:
            for _ in range(2):
                for name in ("games.example", "other.example"):
                    await asked(server.base, f"Host: {name}")
                    await asked(server.base, "Host: localhost", f"Origin: https://{name}")
                time_source.advance(61)

    with caplog.at_level(logging.WARNING, "saboteur"):
        run_virtual(scene())
    lines = [record.getMessage() for record in caplog.records]
    assert [line.split()[0] for line in lines] == ["bad-host", "bad-origin"] * 2
    assert "games.example" in lines[0]
    assert "--allowed-hosts" in lines[0]
    assert "from https://games.example, expected http://localhost:80 or https://club.example:443" in lines[1]
    assert "--public-address" in lines[1]


@pytest.mark.parametrize(
    ("peer", "proxies", "events"),
    [
        ("10.0.0.2", (), ["untrusted-proxy"]),
        ("10.0.0.2", ("10.0.0.3",), ["untrusted-proxy"]),
        ("10.0.0.2", ("10.0.0.0/8",), []),
        ("192.0.100.7", (), ["untrusted-forwarding"]),
    ],
)
def test_a_proxy_that_is_not_trusted_is_logged_once_a_minute(
    peer: str, proxies: tuple[str, ...], events: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    """By its address if it is on our own network; a visitor's is not written down."""
    time_source = FakeTime()
    origins = RequestOrigins(Settings(trusted_proxy=proxies), Warnings(time_source))
    asked = {"type": "http", "method": "GET", "path": "/", "client": (peer, 1)}
    with caplog.at_level(logging.WARNING, "saboteur"):
        for _ in range(2):
            for hop in ("198.51.100.1", "198.51.100.2"):
                origins.check(asked | {"headers": [(b"host", b"localhost"), (b"x-forwarded-for", hop.encode())]})
            origins.check(asked | {"headers": [(b"host", b"localhost")]})
            time_source.advance(61)
    assert [line.split()[0] for line in caplog.messages] == events * 2
    assert all((peer in line) == (events == ["untrusted-proxy"]) for line in caplog.messages)
    assert "198.51.100" not in caplog.text


def test_a_line_break_in_a_header_does_not_make_a_line_of_the_log() -> None:
    from saboteur.server.log_lines import quoted

    assert quoted("a\nb\x1b[31m\u2028é" + "x" * 500) == "a?b?[31m??" + "x" * 90


async def test_foreign_sockets_are_refused_by_the_same_rules(folder: Path) -> None:
    async with running(settings_for(folder)) as server:
        for sent in FOREIGN:
            with pytest.raises(InvalidStatus) as failure:
                await connect(server.base.replace("http", "ws") + "/api/play", additional_headers=sent)
            assert failure.value.response.status_code == 403
            assert not server.services.sockets.total
