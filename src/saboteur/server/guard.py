"""What stands before every request: whose address it is, whether it comes from our own pages, how large it is, and the
headers that keep browsers strict."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from saboteur.server.problems import Code, Problem
from saboteur.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LONGEST_BODY: Final = 16 * 1024
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def trusted(scope: Scope, settings: Settings) -> bool:
    """Whether the request comes from a proxy that is believed."""
    return bool(scope.get("client")) and scope["client"][0] in settings.trusted_proxy


def address_of(scope: Scope, settings: Settings) -> str:
    """The address of whoever asks; for IPv6 its network, since one person has a whole one."""
    address = scope["client"][0] if scope.get("client") else "unknown"
    forwarded = header(scope, b"x-forwarded-for")
    if forwarded and trusted(scope, settings):
        hops = [hop.strip() for hop in forwarded.split(",")]
        address = next((hop for hop in reversed(hops) if hop not in settings.trusted_proxy), address)
    return _network(address)


def _network(address: str) -> str:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if parsed.version == 6:
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def same_origin(scope: Scope, settings: Settings) -> bool:
    """Whether the request comes from our own pages, or from no page at all."""
    origin = header(scope, b"origin")
    if origin is None:
        return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
    allowed = {_origin(settings.public_address)} if settings.public_address else set()
    host = header(scope, b"host") or ""
    scheme = {"ws": "http", "wss": "https"}.get(scope.get("scheme", "http"), scope.get("scheme", "http"))
    if trusted(scope, settings):
        scheme = header(scope, b"x-forwarded-proto") or scheme
    allowed.add(_origin(f"{scheme}://{host}"))
    return _origin(origin) in allowed - {None}


def _origin(address: str | None) -> str | None:
    """Scheme, host and port of an address, comparable; None if it has none."""
    try:
        parts = urlsplit(address or "")
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.hostname}:{port}" if parts.scheme and parts.hostname else None


def strict_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
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
    return [
        (b"content-security-policy", policy.encode("latin-1", "ignore")),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"x-frame-options", b"DENY"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]


class Guard:
    """Wraps the HTTP application. Refuses foreign posts and long bodies; adds the strict headers; counts."""

    def __init__(
        self, app: App, settings: Settings, check: Callable[[str], None], count: Callable[[int], None]
    ) -> None:
        self._app = app
        self._settings = settings
        self._check = check
        self._count = count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(message["status"])
                message["headers"] = [*message.get("headers", ()), *strict_headers(scope)]
            await send(message)

        try:
            self._admit(scope)
            await self._app(scope, receive if scope["method"] in SAFE_METHODS else await _whole(receive), sending)
        except Problem as problem:
            await answer(sending, problem)

    def _admit(self, scope: Scope) -> None:
        self._check(address_of(scope, self._settings))
        if scope["method"] in SAFE_METHODS:
            return
        if not same_origin(scope, self._settings):
            raise Problem(Code.BAD_ORIGIN)
        length = header(scope, b"content-length") or "0"
        if not length.isdecimal() or int(length) > LONGEST_BODY:
            raise Problem(Code.TOO_LONG, most=LONGEST_BODY)


async def _whole(receive: Receive) -> Receive:
    """The body, read to its end before anybody looks at it; never longer than allowed, whatever its header said."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LONGEST_BODY:
            raise Problem(Code.TOO_LONG, most=LONGEST_BODY)
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Message:
        return waiting.pop() if waiting else await receive()

    return receiving


async def answer(send: Send, problem: Problem) -> None:
    """Send a problem as an HTTP answer."""
    body = msgspec.json.encode({"code": problem.code, "arguments": problem.arguments})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.code == Code.TOO_OFTEN:
        headers.append((b"retry-after", str(problem.arguments["seconds"]).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
