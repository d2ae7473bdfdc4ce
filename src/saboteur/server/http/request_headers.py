"""The headers of a request, which of them are read at all, and the token that one of them may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starlette.types import Scope

DECIDING: Final = {
    b"host": 1024, b"origin": 1024, b"referer": 8192, b"sec-fetch-site": 64, b"authorization": 1024,
    b"x-forwarded-for": 2048, b"x-forwarded-host": 1024, b"x-forwarded-proto": 64, b"x-real-ip": 256,
    b"forwarded": 2048, b"via": 1024, b"content-length": 64, b"content-type": 256, b"transfer-encoding": 256,
    b"expect": 64, b"connection": 1024, b"upgrade": 64, b"sec-websocket-key": 64, b"sec-websocket-version": 64,
}  # fmt: skip
"""Headers that something depends on, and how many bytes all of a name may have together: with more, the request is
refused, for without them it would be another one."""
HINTS: Final = {b"accept-language": 1024, b"accept-encoding": 1024, b"if-none-match": 1024}
"""The same for what only makes an answer better: with more, they are left out."""


class TooLong(Exception):
    """A header that is read is longer than it may be."""


class KeptHeaders:
    """Which headers of one request are kept. All others are thrown away as they come: libraries would take apart what
    nobody asks for, and some of them take long."""

    def __init__(self) -> None:
        self._sizes: dict[bytes, int] = {}

    def keep(self, name: bytes, value: bytes) -> bool:
        """Whether a header is kept; its name in small letters. Raises TooLong."""
        most = DECIDING.get(name)
        hint = HINTS.get(name, 0) if most is None else most
        if not hint:
            return False
        self._sizes[name] = self._sizes.get(name, 0) + len(value)
        if self._sizes[name] <= hint:
            return True
        if most is not None:
            raise TooLong
        return False


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    return next(headers(scope, name), None)


def headers(scope: Scope, name: bytes) -> Iterator[str]:
    """All headers of a name, in the order in which they came."""
    return (value.decode("latin-1") for key, value in scope["headers"] if key == name)


def token_of(scope: Scope) -> str | None:
    """The token in the Authorization header."""
    scheme, _, token = (header(scope, b"authorization") or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token else None


def takes(scope: Scope, coding: str) -> bool:
    """Whether whoever asks can unpack an answer that is packed so, by `gzip` or `br`."""
    offered = [one.replace(" ", "").lower() for each in headers(scope, b"accept-encoding") for one in each.split(",")]
    weighed = f"{coding};q="
    return any(one == coding or (one.startswith(weighed) and one.strip("0.") != weighed) for one in offered)
