"""What a request costs the server before anybody is known to have sent it: odd ones of every kind, and how much work
each is, in calls of functions. That is a count, so it is the same on any machine."""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from types import FrameType
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from saboteur.server.names import titles
from tests.kit.raw_http import RawHttp, request
from tests.kit.raw_websocket import HANDSHAKE, RawSocket, client_frame

SIZES = (240, 1000, 60_000)
"""Bytes of a header or an address: within its limit, at it, and far beyond."""
UNITS = (
    "a", "9", "0", ",", ";", ".", "-", "=", "/", ":", "@", "[", "%", '"', "\\", "\xfc", "a.", "\xfc.", "a ", "a\t",
    "a,", "a=b; ", "a=1&", "a-b-", "en;q=0.5,", "1.2.3.4,", "1::2,", "xn--a.", "%41", "%c3%bc", "../", "//", "0-1,",
    '"a", ', "gzip, ", "{", "%00", "+",
)  # fmt: skip
BEGINNINGS: dict[str, tuple[str, ...]] = {
    "Host": ("[", "xn--"), "Origin": ("http://", "http://[", "http://a:"), "Referer": ("http://", "http://[", "http://a:"),
    "Authorization": ("Bearer ", "Basic "), "Range": ("bytes=",), "X-Forwarded-For": ("1.2.3.4, ",), "Cookie": ("a=",),
    "Content-Type": ("application/json; ",), "Forwarded": ("for=",),
}  # fmt: skip
"""How values may begin, besides with the odd part itself."""
HEADERS = (
    "Host", "Origin", "Referer", "Sec-Fetch-Site", "Authorization", "Cookie", "X-Forwarded-For", "X-Forwarded-Proto",
    "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via", "Accept", "Accept-Language", "Accept-Encoding",
    "If-None-Match", "Content-Type", "Connection", "Upgrade", "Range", "Expect", "User-Agent", "Sec-WebSocket-Protocol",
    "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Version", "X-Unknown",
)  # fmt: skip
JSON_SIZES = (100, 3000, 15_000)
MANY = 100
"""Headers of one name."""
SOCKET = tuple(line for line in HANDSHAKE.split("\r\n") if line[:2] in ("Up", "Co", "Se"))
SIGNS = (
    "a", "\u0301", "a\u0301\u0302\u0323", "\ufdfa", "\u1f82", "\u0344", "ﬃ", "İ", "ß", "㍿", "한", "\u1100\u1161\u11a8",
    "क्ष", "א\u05b0\u05bc", "𝔄", "🄰", "👩‍👩‍👧",
    "8", "13", "I l", "w", "ᴡ", "a-", "the host ", "seat 1 ", "\u202e", "\ufeff", "\ud800", "\0",
)  # fmt: skip
"""What names and lines of chat are made of."""


class Odd(NamedTuple):
    """Something odd: what it is called, and the bytes."""

    name: str
    sent: bytes


class Work(NamedTuple):
    """What the server made of it."""

    calls: int
    milliseconds: float
    status: int


class Site(NamedTuple):
    """Where to send it."""

    base: str
    code: str
    token: str

    @property
    def host(self) -> str:
        return f"Host: {urlsplit(self.base).netloc}"


def values(sizes: Sequence[int], beginnings: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """Texts with names: every beginning, and every unit again and again."""
    for unit in UNITS:
        for size in sizes:
            for beginning in ("", *beginnings):
                yield f"{beginning!r} + {size} of {unit!r}", beginning + (unit * (size // len(unit) + 1))[:size]


def odd_heads(site: Site, path: str, extra: Sequence[str] = (), sizes: Sequence[int] = SIZES) -> Iterator[Odd]:
    """Requests with one odd header, or many of its name."""
    for header in HEADERS:
        own = [line for line in (site.host, *extra) if not line.startswith(f"{header}:")]
        for name, value in values(sizes, BEGINNINGS.get(header, ())):
            yield Odd(f"{header}: {name}", request(path, *own, f"{header}: {value}"))
        for unit in (",", ";", "a", "a,", "\xfc"):
            lines = [f"{header}: {(unit * 400)[:400]}"] * MANY
            yield Odd(f"{header}: {MANY} of {unit!r}", request(path, *own, *lines))


def odd_targets(site: Site, sizes: Sequence[int] = SIZES) -> Iterator[Odd]:
    """Requests for odd addresses: of pages, of tables, of records, and with odd queries."""
    for before in (
        "/",
        "/t/",
        "/assets/",
        "/api/",
        "/api/tables/",
        "/api/records/",
        "/?",
        "/api/about?",
        "/api/records/x/replay?",
    ):
        for name, value in values(sizes):
            if not any(sign in value for sign in " \t"):
                yield Odd(f"{before} {name}", request(before + value.removeprefix("/"), site.host))


def odd_values(sizes: Sequence[int] = JSON_SIZES) -> Iterator[tuple[str, str]]:
    """JSON as it stands for one value: deep, long, many."""
    for size in sizes:
        yield f"{size} deep lists", "[" * size + "]" * size
        yield f"{size} deep objects", '{"a":' * (size // 6) + "1" + "}" * (size // 6)
        yield f"{size} open lists", "[" * size
        yield f"{size} digits", "9" * size
        yield f"{size} digits after the point", "0." + "9" * size
        yield f"exponent {size}", f"1e{size}"
        yield f"{size} numbers", json.dumps([1] * (size // 3))
        yield f"{size} texts", json.dumps(["x"] * (size // 5))
        yield f"{size} keys", json.dumps({f"k{number}": 0 for number in range(size // 12)})
        yield f"{size} times the same key", "{" + ",".join(['"a":0'] * (size // 6)) + "}"
        yield f"{size} escapes", '"' + "\\u0301" * (size // 6) + '"'
        yield f"{size} spaces", " " * size + "1"
    for sign in SIGNS:
        for size in (24, 64, 200, 3000):
            yield f"{size} of {sign!a}", json.dumps((sign * size)[:size])


def odd_bodies(site: Site, sizes: Sequence[int] = JSON_SIZES) -> Iterator[Odd]:
    """Requests with odd bodies."""
    plain = {"/api/tables": {"name": "Zoe"}, f"/api/tables/{site.code}/join": {"name": "Zoe"}}
    for path, body in plain.items():
        for name, text in odd_values(sizes):
            yield Odd(f"{path} {name}", posted(site, path, text))
            for key in (*body, "settings", "dwarf", "unknown"):
                others = "".join(f'"{other}":{json.dumps(value)},' for other, value in body.items() if other != key)
                yield Odd(f"{path} {key}: {name}", posted(site, path, f'{{{others}"{key}":{text}}}'))
    for route, key in (("settings", "options"), ("order", "order"), ("seats/0/remove", "name"), ("votes", "vote")):
        for name, text in odd_values(sizes):
            path = f"/api/tables/{site.code}/{route}"
            yield Odd(f"{path} {key}: {name}", posted(site, path, f'{{"{key}":{text}}}', site.token))
    for name, text in odd_values(sizes):
        yield Odd(f"transfers: {name}", posted(site, "/api/transfers", f'{{"table":{text},"code":{text}}}'))


def posted(site: Site, path: str, text: str, token: str | None = None) -> bytes:
    """A request with a body."""
    body = text.encode("utf-8", "surrogatepass")
    bearer = [f"Authorization: Bearer {token}"] if token else []
    length = f"Content-Length: {len(body)}"
    return request(path, site.host, length, "Content-Type: application/json", *bearer, method="POST") + body


def odd_hellos(sizes: Sequence[int] = JSON_SIZES) -> Iterator[Odd]:
    """First messages of a socket."""
    plain: dict[str, Any] = {"v": 1, "table": "00000000", "token": None}
    for name, text in odd_values(sizes):
        yield Odd(f"hello {name}", text.encode("utf-8", "surrogatepass"))
        for key in ("v", "table", "token", "also", "resume", "unknown", "type"):
            others = "".join(f'"{other}":{json.dumps(value)},' for other, value in plain.items() if other != key)
            kind = "" if key == "type" else '"type":"hello",'
            yield Odd(f"hello {key}: {name}", f'{{{kind}{others}"{key}":{text}}}'.encode("utf-8", "surrogatepass"))


def odd_messages(sizes: Sequence[int] = JSON_SIZES) -> Iterator[Odd]:
    """Messages of somebody who has a seat."""
    kinds: dict[str, dict[str, Any]] = {
        "chat": {"key": "chat-key-1", "text": "hello"},
        "claim": {"key": "claim-key", "text": "!role:digger"},
        "move": {"key": "move-key-1", "game": 1, "version": 0, "move": "Pnw@3,-1"},
        "curtain": {"seat": 0},
        "nonce": {"nonce": "00", "commitment": "00"},
        "history": {"key": "history-key"},
    }
    for kind, plain in kinds.items():
        for name, text in odd_values(sizes):
            for key in plain:
                others = "".join(f'"{other}":{json.dumps(value)},' for other, value in plain.items() if other != key)
                message = f'{{"type":"{kind}",{others}"{key}":{text}}}'
                yield Odd(f"{kind} {key}: {name}", message.encode("utf-8", "surrogatepass"))


class _Calls:
    def __init__(self) -> None:
        self.count = 0

    def __call__(self, _: FrameType, event: str, __: object) -> None:
        if event in ("call", "c_call"):
            self.count += 1


async def work_of(site: Site, sent: bytes) -> Work:
    """Send a request on a connection of its own, and see what its answer costs."""
    async with await RawHttp.open(site.base) as connection:
        connection.send(sent)
        return await _counted(connection.status())


async def work_of_hello(site: Site, hello: bytes) -> Work:
    """The same for the first message of a socket, until the server ends it."""
    socket = await RawSocket.open(site.base)
    try:
        return await _counted(_said(socket, hello))
    finally:
        await socket.close()


async def work_of_message(site: Site, message: bytes) -> Work:
    """The same for a message of somebody who has a seat."""
    socket = await RawSocket.open(site.base)
    try:
        await socket.ask({"type": "hello", "v": 1, "table": site.code, "token": site.token})
        return await _counted(_said(socket, message))
    finally:
        await socket.close()


async def _said(socket: RawSocket, message: bytes) -> int:
    before = len(socket.answers)
    await socket.write(client_frame(message))
    await socket.answer(before)
    return 0


async def _counted(answer: Coroutine[Any, Any, int]) -> Work:
    calls, began = _Calls(), time.process_time()
    gc.disable()  # what garbage of earlier tests calls when it goes is nobody's work here
    sys.setprofile(calls)
    try:
        status = await answer
    finally:
        sys.setprofile(None)
        gc.enable()
    return Work(calls.count, (time.process_time() - began) * 1000, status)


class Kind(NamedTuple):
    """Odd things of a kind, the plain one they are compared with, and how many times its work each may be."""

    name: str
    plain: bytes
    odd: Callable[[], Iterator[Odd]]
    work: Callable[[Site, bytes], Awaitable[Work]]
    most: float


def kinds(site: Site, sizes: Sequence[int] = SIZES, json_sizes: Sequence[int] = JSON_SIZES) -> list[Kind]:
    """Everything that a stranger, or somebody with a seat, can send."""
    about, shake = request("/api/about", site.host), request("/api/play", site.host, *SOCKET)
    new_table = posted(site, "/api/tables", '{"name":"Zoe"}')
    hello = b'{"type":"hello","v":1,"table":"00000000","token":null}'
    chat = b'{"type":"chat","key":"chat-key-0","text":"hello"}'
    return [
        Kind("requests with odd headers", about, lambda: odd_heads(site, "/api/about", (), sizes), work_of, 3),
        Kind("handshakes with odd headers", shake, lambda: odd_heads(site, "/api/play", SOCKET, sizes), work_of, 3),
        Kind("odd addresses", about, lambda: odd_targets(site, sizes), work_of, 5),
        Kind("odd bodies", new_table, lambda: odd_bodies(site, json_sizes), work_of, 6),
        Kind("odd first messages", hello, lambda: odd_hellos(json_sizes), work_of_hello, 3),
        Kind("odd messages of a seat", chat, lambda: odd_messages(json_sizes), work_of_message, 4),
    ]


async def too_much(site: Site, kind: Kind, odd: Iterable[Odd]) -> list[str]:
    """What of this is more work than it may be."""
    plain = await plain_work(site, kind)
    found = []
    for name, sent in odd:
        work = await kind.work(site, sent)
        if work.calls > kind.most * plain.calls:
            found.append(f"{name}: {work.calls / plain.calls:.1f} times the calls")
    return found


LIMITS: dict[str, Any] = dict.fromkeys(
    ("requests_per_minute", "guesses_per_hour", "tables_per_hour", "talk_per_minute", "most_tables"), 10**6
)
"""None, so that everything is answered: what comes before the limits is what is measured."""


async def plain_work(site: Site, kind: Kind) -> Work:
    """The work of the plain one, when everything that is made once has been made."""
    titles.prepare()  # a server does that beside its start
    for path in ("/", "/none.js", "/t/none", "/api/none"):
        await work_of(site, request(path, site.host))
    for _ in range(3):
        await kind.work(site, kind.plain)
    return await kind.work(site, kind.plain)
