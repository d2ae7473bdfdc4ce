"""The headers that keep browsers strict, for every answer."""

from __future__ import annotations

from typing import Final

from starlette.types import Scope

from saboteur.server.http.client_address import is_secure
from saboteur.server.http.request_headers import header
from saboteur.server.setting_kinds import LONGEST_HOST_NAME
from saboteur.server.settings import Settings

LONGEST_HOST: Final = LONGEST_HOST_NAME + len(".:65535")
PARTS: Final = (".js", ".css", ".woff2")
"""How the addresses end of what a page loads from the folder of built files."""


def strict_headers(scope: Scope, settings: Settings) -> list[tuple[bytes, bytes]]:
    """Headers for every answer: no inline script or style, no framing, no guessing of types, no address told on."""
    policy = _policy(scope)
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


def _policy(scope: Scope) -> str:
    """What an answer may load: nothing if it is part of a page, which a slow line also carries faster."""
    path = scope["path"]
    if path.startswith("/assets/") and path.endswith(PARTS):
        return "default-src 'none'; frame-ancestors 'none'"
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{_sockets(header(scope, b'host') or '')}; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _sockets(host: str) -> str:
    """Where our pages may open sockets, besides `'self'`, which some browsers take for pages alone; nothing for what
    can be no host: it is not repeated to whoever sent it."""
    if not host or len(host) > LONGEST_HOST or any(not (letter.isalnum() or letter in ".-:[]") for letter in host):
        return ""
    return f" ws://{host} wss://{host}"
