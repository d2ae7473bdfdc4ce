"""What stands before every request: whose address it is, whether it comes from our own pages, how large it is, and the
headers that keep browsers strict."""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from saboteur.sentences import preferred, told
from saboteur.server.http.allowed_hosts import is_this_machine, named, own_names
from saboteur.server.problems import Code, Problem
from saboteur.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LONGEST_BODY: Final = 16 * 1024
LONGER_BODIES: Final = {"/api/replay": 512 * 1024}
"""A whole record from a file."""
BODY: Final = "body"
"""Where a request's `Body` is found in the state of its scope."""
LONGEST_NUMBER: Final = 18
"""Digits."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FORWARDING: Final = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip", b"forwarded", b"via")
"""Headers by which a proxy shows that it passes something on."""


class Body:
    """How the body of a request comes in; the connection notes it, whoever answers reads it."""

    __slots__ = ("complete", "too_long")

    def __init__(self) -> None:
        self.complete = False
        """Whether it came to its end."""
        self.too_long = False
        """Whether it is longer than allowed, and will not be read any further."""


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    return next(headers(scope, name), None)


def headers(scope: Scope, name: bytes) -> Iterator[str]:
    """All headers of a name, in the order in which they came."""
    return (value.decode("latin-1") for key, value in scope["headers"] if key == name)


def trusted(scope: Scope, settings: Settings) -> bool:
    """Whether the request comes from a proxy that is believed."""
    return bool(scope.get("client")) and is_proxy(scope["client"][0], settings.trusted_proxy)


@lru_cache(maxsize=1024)
def is_proxy(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address is one of the proxies, or lies in one of their networks."""
    try:
        parsed = _parsed(address)
    except ValueError:
        return False
    return any(parsed in ipaddress.ip_network(proxy, strict=False) for proxy in proxies)


def address_of(scope: Scope, settings: Settings) -> str:
    """The address of whoever asks; for IPv6 its network, since one person has a whole one."""
    address = scope["client"][0] if scope.get("client") else "unknown"
    if trusted(scope, settings):
        # From the end: what stands before the last hop that is no proxy of ours, anybody may have written. Some proxies
        # add a header of their own instead of a word to the one that came, so all of them are read.
        hops = reversed(forwarded_for(scope))
        address = next((hop for hop in hops if not is_proxy(hop, settings.trusted_proxy)), address)
    return network(address)


def forwarded_for(scope: Scope) -> list[str]:
    """The addresses that proxies have told, or anybody else: the nearest is the last."""
    return [hop.strip() for hop in ",".join(headers(scope, b"x-forwarded-for")).split(",") if hop.strip()]


@lru_cache(maxsize=1024)
def network(address: str) -> str:
    """An address as limits count: that of IPv4, or the network of an IPv6 one."""
    try:
        parsed = _parsed(address)
    except ValueError:
        return address[:64]
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else str(parsed)


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address; an IPv4 one may come written as IPv6. Raises ValueError."""
    parsed = ipaddress.ip_address(address)
    return parsed.ipv4_mapped or parsed if parsed.version == 6 else parsed


def same_origin(scope: Scope, settings: Settings) -> bool:
    """Whether the request comes from our own pages, or from no page at all.

    Browsers name the page's origin with posts and sockets. With other requests they say how the page is related to us,
    except over plain http; there a foreign page is known by its Referer, unless it withholds it.
    """
    origins = list(headers(scope, b"origin"))
    if not origins:
        relation = header(scope, b"sec-fetch-site")
        if relation is not None:
            return relation in ("same-origin", "none")
        origins = list(headers(scope, b"referer"))
    allowed = own_origins(scope, settings)
    return all(_origin(origin) in allowed for origin in origins)


def own_origins(scope: Scope, settings: Settings) -> frozenset[str]:
    """The origins of our own pages: the public address, and that under which the request was sent."""
    host = header(scope, b"host") or ""
    own = (_origin(settings.public_address), _origin(f"{scheme_of(scope, settings)}://{host}"))
    return frozenset(filter(None, own))


def token_of(scope: Scope) -> str | None:
    """The token in the Authorization header."""
    scheme, _, token = (header(scope, b"authorization") or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token else None


def is_local(scope: Scope, settings: Settings) -> bool:
    """Whether the request was made on this machine: by a peer at its loopback address that passes nothing on, or by
    way of a trusted proxy, all of whose hops are such addresses."""
    client = scope["client"][0] if scope.get("client") else ""
    if not is_this_machine(client):
        return False
    hops = forwarded_for(scope)
    if hops and trusted(scope, settings):
        return all(is_this_machine(hop) for hop in hops)
    if any(header(scope, name) is not None for name in FORWARDING):
        return False
    # A proxy that tells nobody's address still passes on the name that it was asked for.
    name = named(headers(scope, b"host"))
    return name is not None and (not name or is_this_machine(name) or name in own_names())


def scheme_of(scope: Scope, settings: Settings) -> str:
    """`http` or `https`, as the browser sees it."""
    scheme = {"ws": "http", "wss": "https"}.get(scope.get("scheme", "http"), scope.get("scheme", "http"))
    forwarded = header(scope, b"x-forwarded-proto") if trusted(scope, settings) else None
    return str(forwarded or scheme)


def is_secure(scope: Scope, settings: Settings) -> bool:
    """Whether browsers call the page's origin trustworthy: https, or this very machine."""
    return scheme_of(scope, settings) == "https" or is_this_machine(named(headers(scope, b"host")) or "")


def _origin(address: str | None) -> str | None:
    """Scheme, host and port of an address, comparable; None if it has none."""
    try:
        parts = urlsplit(address or "")
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.hostname}:{port}" if parts.scheme and parts.hostname else None


def strict_headers(scope: Scope, settings: Settings) -> list[tuple[bytes, bytes]]:
    """Headers for every answer: no inline script or style, no framing, no guessing of types, no address told on."""
    host = header(scope, b"host") or ""
    sockets = (
        f" ws://{host} wss://{host}" if host and all(letter.isalnum() or letter in ".-:[]" for letter in host) else ""
    )
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )
    # On plain http of a home network browsers ignore this one, and complain about it in every console.
    opener = [(b"cross-origin-opener-policy", b"same-origin")] if is_secure(scope, settings) else []
    return [
        *opener,
        (b"content-security-policy", policy.encode("latin-1", "ignore")),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"x-frame-options", b"DENY"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]


class SecurityMiddleware:
    """Wraps the HTTP application. Refuses what `check` refuses and long bodies; adds the strict headers; counts."""

    def __init__(
        self, app: App, settings: Settings, check: Callable[[Scope], Awaitable[None]], count: Callable[[int], None]
    ) -> None:
        self._app = app
        self._settings = settings
        self._check = check
        self._count = count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(message["status"])
                # What was not waited for is never read: the next request needs another connection.
                end = [(b"connection", b"close")] if _is_coming(scope) else []
                message["headers"] = [*message.get("headers", ()), *end, *strict_headers(scope, self._settings)]
            await send(message)

        try:
            await self._check(scope)
            whole = receive if scope["method"] in SAFE_METHODS else await _whole(scope, receive)
            await self._app(scope, whole, sending)
        except Problem as problem:
            if is_page(scope):
                await _answer_in_words(scope, sending, problem)
            else:
                await answer(sending, problem)
        except _Gone:
            return  # nobody is there who could be answered


class _Gone(Exception):
    """Whoever asked closed the connection before the request was complete."""


def is_api(path: str) -> bool:
    """Whether a path is one of the interface for programs, and no page."""
    return path == "/api" or path.startswith("/api/")


def is_page(scope: Scope) -> bool:
    """Whether somebody opens a page, or a browser one of its files."""
    return scope["type"] == "http" and scope["method"] in SAFE_METHODS and not is_api(scope["path"])


def longest_body(scope: Scope) -> int:
    """Bytes that the body of a request may have."""
    return LONGER_BODIES.get(scope["path"], LONGEST_BODY)


def declared_length(scope: Scope) -> int:
    """The bytes that a request says its body has; 0 if it does not say. More than any limit if that is no number."""
    length = header(scope, b"content-length") or "0"
    return int(length) if length.isdecimal() and len(length) <= LONGEST_NUMBER else sys.maxsize


def _is_coming(scope: Scope) -> bool:
    """Whether the body of a request has not come in full."""
    body = scope.get("state", {}).get(BODY)
    return isinstance(body, Body) and not body.complete


async def _whole(scope: Scope, receive: Receive) -> Receive:
    """The body, read to its end before anybody looks at it; never longer than allowed, whatever its header said.

    Raises Problem if it is too long, _Gone if it does not come to its end.
    """
    body, more, most = b"", True, longest_body(scope)
    state = scope.get("state", {}).get(BODY) or Body()
    if declared_length(scope) > most:
        raise Problem(Code.TOO_LONG, most=most)
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise _Gone
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most or state.too_long:
            raise Problem(Code.TOO_LONG, most=most)
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Message:
        return waiting.pop() if waiting else await receive()

    return receiving


async def answer(send: Send, problem: Problem) -> None:
    """Send a problem as an HTTP answer."""
    body = msgspec.json.encode({"code": problem.code, "arguments": problem.arguments})
    await _send_refusal(send, problem, b"application/json", body)


async def _answer_in_words(scope: Scope, send: Send, problem: Problem) -> None:
    """Send a problem as a line of text, for somebody who opened a page; in a language that his browser asks for."""
    wanted = header(scope, b"accept-language") or ""
    # The first sentence of a language takes a while: its file must be read.
    words = await asyncio.to_thread(told, problem, preferred(wanted))
    await _send_refusal(send, problem, b"text/plain; charset=utf-8", f"{words}\n".encode())


async def _send_refusal(send: Send, problem: Problem, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if problem.code == Code.TOO_OFTEN:
        headers.append((b"retry-after", str(problem.arguments["seconds"]).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
