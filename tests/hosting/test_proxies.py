"""The examples of deploy/ with the real Caddy and the real nginx: a game over TLS, real addresses, strict origins."""

import asyncio
import json
import random
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from saboteur.sentences import languages
from tests.kit import client
from tests.kit.client import PATIENCE, Lobby, Player
from tests.kit.local_server import running as own_server
from tests.kit.local_server import settings_for
from tests.kit.proxies import DEPLOY, Proxy, caddy, nginx
from tests.kit.server_scenes import run
from tools.services.ports import free_port
from tools.services.running_server import running

PROXIES = {"caddy": caddy, "nginx": nginx}
MOVED = {"caddy": 308, "nginx": 301}
"""How each says that a page is elsewhere."""
TABLES = 3
"""New tables that one address may make at once in these tests."""
SOCKETS = 4
LIMITS = {
    "TABLES_PER_HOUR": TABLES * 4, "MOST_CONNECTIONS_PER_ADDRESS": SOCKETS, "BOT_WORKERS": 0,
    "MOST_HTTP_CONNECTIONS_PER_ADDRESS": 3,
}  # fmt: skip


class Site:
    """A server behind a proxy, as the world sees it."""

    def __init__(self, name: str, proxy: Proxy, direct: str) -> None:
        self.name, self.proxy, self.direct, self.base = name, proxy, direct, proxy.base

    def visitor(self, last: int, **headers: str) -> httpx.AsyncClient:
        """Somebody at 127.0.0.`last`, in whose browser the site's own page is open."""
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{last}", verify=self.proxy.trust())
        sent = {"origin": self.base} | {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.AsyncClient(base_url=self.base, transport=transport, headers=sent, timeout=PATIENCE)

    async def socket(self, last: int = 1, origin: str | None = None) -> ClientConnection:
        """A play socket from 127.0.0.`last`. Raises InvalidStatus if it is refused."""
        address = self.base.replace("https", "wss", 1) + "/api/play"
        page = Origin(origin or self.base)
        local = (f"127.0.0.{last}", 0)
        return await connect(
            address, ssl=self.proxy.trust(), origin=page, local_addr=local, open_timeout=PATIENCE, ping_interval=None
        )


def started(stack: ExitStack, name: str) -> Site:
    """A server and a proxy before it, which it trusts, until the stack ends."""
    folder = Path(tempfile.mkdtemp(prefix="saboteur-proxy-"))
    stack.callback(shutil.rmtree, folder, ignore_errors=True)
    proxy = Proxy(folder)
    trusted = {"PUBLIC_ADDRESS": proxy.base, "TRUSTED_PROXY": "127.0.0.1", "METRICS": "local"}
    direct = stack.enter_context(running(**LIMITS | trusted))
    stack.enter_context(PROXIES[name](proxy, urlsplit(direct).port or 0))
    return Site(name, proxy, direct)


@pytest.fixture(scope="module", params=sorted(PROXIES))
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    with ExitStack() as stack:
        yield started(stack, request.param)


async def tables_made(visitor: httpx.AsyncClient) -> list[int]:
    """The answers to one more new table than an address may make."""
    return [(await visitor.post("/api/tables", json={"name": "Ana"})).status_code for _ in range(TABLES + 1)]


def test_a_whole_game_is_played_over_tls(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """HTTPS for the lobby, WSS for play, a certificate that the client checks, the origin of the site's own page."""
    monkeypatch.setattr(client, "connect", partial(connect, ssl=site.proxy.trust(), origin=Origin(site.base)))

    async def scene() -> None:
        async with Lobby(site.base) as lobby:
            await lobby.http.aclose()
            lobby.http = site.visitor(1)
            page = await lobby.http.get("/")
            assert page.headers["strict-transport-security"] == "max-age=31536000"
            assert page.headers["cross-origin-opener-policy"] == "same-origin", "the server takes it for plain http"
            assert f"wss://{urlsplit(site.base).netloc}" in page.headers["content-security-policy"]
            taken = await lobby.done("/api/play-now", {"name": "Ana", "players": 3, "settings": {"rounds": 1}})
            async with Player(site.base, taken["code"], taken["token"]) as player:
                await player.play_on(random.Random(1).choice, until=lambda: player.over)
                finished = player.room["finished"][0]
            assert finished["ended"] == "finished"
            record = (await lobby.http.get(f"/api/records/{finished['record']}")).json()
            assert len(record["moves"]) > 10
            assert (await lobby.http.get("/api/about")).json()["address"] == site.base

    run(scene())


def test_the_real_address_arrives(site: Site) -> None:
    """One visitor's limit is not another's, and nobody escapes his own by writing an address himself."""

    async def scene() -> None:
        async with (
            site.visitor(2) as eager,
            site.visitor(3) as other,
            site.visitor(2, x_forwarded_for="192.0.2.7") as sly,
        ):
            assert await tables_made(eager) == [201] * TABLES + [429]
            assert (await sly.post("/api/tables", json={"name": "Eve"})).status_code == 429
            assert (await other.post("/api/tables", json={"name": "Ben"})).status_code == 201

    run(scene())


def test_sockets_are_counted_by_the_real_address(site: Site) -> None:
    async def scene() -> None:
        async with site.visitor(7) as visitor:
            made = (await visitor.post("/api/tables", json={"name": "Ana"})).json()
            join = f"/api/tables/{made['code']}/join"
            guests = [(await visitor.post(join, json={"name": f"Guest {n}"})).json() for n in range(1, SOCKETS)]
        sockets = []
        for taken in (made, *guests):  # the only sockets of their seats make way for nobody
            hello = {"type": "hello", "v": 1, "table": made["code"], "token": taken["token"]}
            sockets.append(await site.socket(4))
            await sockets[-1].send(json.dumps(hello))  # else it is sent away soon
            assert json.loads(await sockets[-1].recv())["type"] == "welcome"
        for last, answer in ((4, "bye"), (5, "welcome")):
            sockets.append(await site.socket(last))
            await sockets[-1].send(json.dumps({"type": "hello", "v": 1, "table": made["code"]}))
            assert json.loads(await sockets[-1].recv())["type"] == answer
        for socket in sockets:
            await socket.close()

    run(scene())


@pytest.mark.parametrize("origin", ["https://evil.example", "http://{own}", "https://{own}0", "null"])
def test_other_origins_are_refused(site: Site, origin: str) -> None:
    foreign = origin.format(own=urlsplit(site.base).netloc)

    async def scene() -> None:
        async with site.visitor(6) as visitor:
            answer = await visitor.post("/api/tables", json={"name": "Eve"}, headers={"origin": foreign})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        with pytest.raises(InvalidStatus) as refused:
            await site.socket(6, origin=foreign)
        assert refused.value.response.status_code == 403

    run(scene())


@pytest.mark.parametrize("relation", ["cross-site", "same-site"])
def test_pages_of_other_sites_can_ask_for_nothing(site: Site, relation: str) -> None:
    """What browsers say of a request arrives through the proxy; links from elsewhere open pages all the same."""

    async def scene() -> None:
        async with site.visitor(6) as visitor:
            del visitor.headers["origin"]
            foreign = {"sec-fetch-site": relation, "sec-fetch-mode": "no-cors"}
            answer = await visitor.get("/api/tables/000000000", headers=foreign)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
            link = {"sec-fetch-site": relation, "sec-fetch-mode": "navigate"}
            assert (await visitor.get("/t/ABC", headers=link)).status_code == 200
            assert (await visitor.get("/api/about", headers={"sec-fetch-site": "same-origin"})).status_code == 200

    run(scene())


def test_past_the_proxy_other_names_are_refused(site: Site) -> None:
    assert httpx.get(f"{site.direct}/t/ABC", headers={"host": "rebound.example"}).status_code == 403
    assert httpx.get(f"{site.direct}/t/ABC", headers={"host": urlsplit(site.base).netloc}).status_code == 200


def test_many_connections_of_the_proxy_are_no_nuisance(site: Site) -> None:
    """All visitors together may have more than one address could."""

    async def scene() -> None:
        visitors = [site.visitor(2 + number % 50) for number in range(12)]
        waiting = [visitor.get("/api/ready") for visitor in visitors]
        assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {200}
        for visitor in visitors:
            await visitor.aclose()

    run(scene())


def test_plain_http_is_sent_to_https(site: Site) -> None:
    answer = httpx.get(f"http://localhost:{site.proxy.plain}/t/ABC", follow_redirects=False, timeout=PATIENCE)
    assert answer.status_code == MOVED[site.name]
    assert answer.headers["location"].startswith("https://localhost")
    assert answer.headers["location"].endswith("/t/ABC")


def test_the_numbers_are_for_the_host_alone(site: Site) -> None:
    async def scene() -> None:
        async with site.visitor(1) as visitor:
            assert (await visitor.get("/api/metrics")).status_code == 404
            assert (await visitor.get("/api/ready")).status_code == 200

    run(scene())
    assert httpx.get(f"{site.direct}/api/metrics", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("name", sorted(PROXIES))
def test_pages_open_while_the_database_is_away_and_can_say_so(name: str, folder: Path) -> None:
    """A proxy that sends nobody to a server without its database would answer without a word."""
    proxy = Proxy(folder)
    settings = settings_for(folder, public_address=proxy.base, trusted_proxy=("127.0.0.1",), bot_workers=0)

    async def scene() -> None:
        async with own_server(settings) as server:
            lost = "ALTER TABLE meta RENAME TO lost"
            await server.services.store._write(lambda connection: connection.execute(lost))
            with PROXIES[name](proxy, urlsplit(server.base).port or 0):
                async with Site(name, proxy, server.base).visitor(2) as visitor:
                    for _ in range(3):
                        assert (await visitor.get("/")).status_code == 200
                    answer = await visitor.post("/api/tables", json={"name": "Ana"})
                    assert (answer.status_code, answer.json()["code"]) == (503, "storage")

    run(scene())


def test_a_proxy_that_is_not_trusted_is_one_visitor(folder: Path) -> None:
    """The control of the two tests above: without --trusted-proxy everybody has the address of the proxy."""
    proxy = Proxy(folder)
    settings = settings_for(folder, public_address=proxy.base, tables_per_hour=TABLES * 4, bot_workers=0)

    async def scene() -> None:
        async with own_server(settings) as server:
            with nginx(proxy, urlsplit(server.base).port or 0):
                site = Site("nginx", proxy, server.base)
                async with site.visitor(2) as eager, site.visitor(3) as other:
                    assert await tables_made(eager) == [201] * TABLES + [429]
                    assert (await other.post("/api/tables", json={"name": "Ben"})).status_code == 429

    run(scene())


def test_a_page_that_is_opened_while_the_server_restarts_tries_again(tmp_path: Path) -> None:
    """Caddy waits for the server; nginx cannot, and says so in every language."""
    proxy = Proxy(tmp_path)
    with nginx(proxy, free_port()), httpx.Client(base_url=proxy.base, verify=proxy.trust()) as visitor:
        for path in ("/", "/t/ABCD2345"):
            page = visitor.get(path)
            assert page.status_code == 502, "programs are told that nobody answered"
            assert '<meta http-equiv="refresh" content="2">' in page.text
            assert set(re.findall(r'lang="(..)"', page.text)) == set(languages())
            assert page.headers["cache-control"] == "no-store"


def test_nginx_listens_on_both_kinds_of_addresses() -> None:
    listens = re.findall(r"^ *listen (.*);$", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE)
    both = [line.removeprefix("[::]:") for line in listens]
    assert sorted(both) == sorted([line for line in both if both.count(line) == 2]) != []
