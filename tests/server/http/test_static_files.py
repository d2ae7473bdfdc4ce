"""The built client, or a friendly page; QR pictures; what is told about the server."""

import json
from pathlib import Path

import httpx

from saboteur.bots import DEFAULT_BOT
from saboteur.server.http import qr_code
from saboteur.server.http.public_address import address, table_link
from tests.kit.client import Lobby
from tests.kit.local_server import running, settings_for
from tests.kit.memory_loop import run_virtual
from tests.kit.server_scenes import table


async def test_the_client_is_served_with_its_types_and_compressed(folder: Path) -> None:
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>hello")
    (web / "assets" / "app-1a2b.js").write_text("let gold = 1;" * 500)
    async with running(settings_for(folder, web=web)) as server, Lobby(server.base) as lobby:
        for path in ("/", "/t/ABCDEFGHJ", "/r/some-record"):
            answer = await lobby.http.get(path)
            assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>hello", "no-cache")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        script = await lobby.http.get("/assets/app-1a2b.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        for refused in ("identity", "gzip;q=0", "br, gzip; q=0.0", "xgzip"):
            plain = await lobby.http.get("/assets/app-1a2b.js", headers={"accept-encoding": refused})
            assert "content-encoding" not in plain.headers, refused
            assert plain.text == script.text
        for taken in ("gzip;q=0.5", "br,GZIP"):
            packed = await lobby.http.get("/assets/app-1a2b.js", headers={"accept-encoding": taken})
            assert packed.headers["content-encoding"] == "gzip", taken
        again = await lobby.http.get("/assets/app-1a2b.js", headers={"if-none-match": script.headers["etag"]})
        assert again.status_code == 304
        assert (await lobby.http.get("/assets/gone.js")).status_code == 404
        assert (await lobby.http.get("/../../etc/passwd.txt")).status_code == 404


async def test_what_the_build_has_compressed_is_sent_to_whoever_takes_it(folder: Path) -> None:
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("hello")
    (web / "assets" / "app.js").write_text("let gold = 1;" * 500)
    (web / "assets" / "app.js.br").write_bytes(b"compressed")
    async with running(settings_for(folder, web=web)) as server, Lobby(server.base) as lobby:

        async def sent(accepted: str) -> tuple[str | None, bytes]:
            headers = {"accept-encoding": accepted}
            async with lobby.http.stream("GET", "/assets/app.js", headers=headers) as answer:
                raw = b"".join([chunk async for chunk in answer.aiter_raw()])
                return answer.headers.get("content-encoding"), raw

        assert await sent("gzip, deflate, br, zstd") == ("br", b"compressed")
        assert (await sent("gzip;q=0.8, br;q=0"))[0] == "gzip"
        assert await sent("identity") == (None, b"let gold = 1;" * 500)
        assert (await lobby.http.get("/assets/app.js.br")).status_code == 404


async def test_a_page_names_what_it_will_import_in_the_readers_language(folder: Path) -> None:
    web = folder / "web"
    web.mkdir()
    script = '<script type="module" crossorigin src="/assets/app.js"></script>'
    (web / "index.html").write_text(f"<head>{script}</head>")
    links = {
        code: '<link rel="stylesheet" crossorigin href="/assets/table.css">'
        f'<link rel="modulepreload" crossorigin href="/assets/words-{code}.js">'
        '<link rel="later" data-rel="modulepreload" crossorigin data-href="/assets/around.js">'
        for code in ("en", "lt")
    }
    (web / "preloads.json").write_text(json.dumps({"t": links}))
    async with running(settings_for(folder, web=web)) as server, Lobby(server.base) as lobby:

        async def page(path: str, language: str) -> httpx.Response:
            return await lobby.http.get(path, headers={"accept-language": language})

        lithuanian, english = await page("/t/ABCDEFGHJ", "lt-LT,en;q=0.8"), await page("/t/ABCDEFGHJ", "de")
        assert lithuanian.text == f"<head>{script}{links['lt']}</head>"
        assert lithuanian.headers["link"] == (
            "</assets/app.js>; rel=modulepreload; crossorigin, "
            "</assets/table.css>; rel=preload; as=style; crossorigin, "
            "</assets/words-lt.js>; rel=modulepreload; crossorigin"
        )
        assert "/assets/words-en.js" in english.text
        assert lithuanian.headers["etag"] != english.headers["etag"]
        assert "accept-language" in lithuanian.headers["vary"]
        assert (await page("/", "lt")).text == (web / "index.html").read_text()


async def test_without_a_built_client_there_is_a_friendly_page(folder: Path) -> None:
    async with running(settings_for(folder, web=folder / "nothing")) as server, Lobby(server.base) as lobby:
        answer = await lobby.http.get("/")
        assert answer.status_code == 200
        visitors, host = answer.text.index("come back later"), answer.text.index("make web")
        assert visitors < host, "first what everybody can use"


async def test_what_is_told_about_the_server(folder: Path) -> None:
    async with table(folder, 1, connected=False, limits={"public_address": "https://club.example/"}) as it:
        about = (await it.lobby.http.get("/api/about")).json()
        assert about["address"] == "https://club.example"
        assert {"random", "digger"} <= set(about["bots"])
        assert about["usual_bot"] == DEFAULT_BOT
        assert (await it.lobby.http.get("/api/health")).json()["status"] == "ok"
        picture = await it.lobby.http.get(it.path("qr.svg"))
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.content == qr_code.svg(f"https://club.example/t/{it.code}")
        assert b"style" not in picture.content


def test_metrics_can_be_kept_private(folder: Path) -> None:
    async def scene(allowed: str) -> int:
        async with running(settings_for(folder, metrics=allowed)) as server, Lobby(server.base) as lobby:
            return (await lobby.http.get("/api/metrics")).status_code

    assert [run_virtual(scene(allowed)) for allowed in ("all", "local", "none")] == [200, 200, 404]


def test_addresses() -> None:
    assert address("127.0.0.1", 8000, None) == "http://127.0.0.1:8000"
    assert address("::1", 80, None) == "http://[::1]"
    assert address("0.0.0.0", 80, "https://club.example/") == "https://club.example"
    assert address("0.0.0.0", 8000, None).startswith("http://")
    assert "0.0.0.0" not in address("0.0.0.0", 8000, None)
    assert table_link("https://club.example", "ABC") == "https://club.example/t/ABC"
    assert qr_code.terminal("https://club.example").count("\n") > 10
