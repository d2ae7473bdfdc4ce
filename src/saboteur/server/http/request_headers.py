"""The headers of a request, and the token that one of them may hold."""

from __future__ import annotations

from collections.abc import Iterator

from starlette.types import Scope


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
