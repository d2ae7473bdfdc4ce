"""How large the body of a request may be, and how it is read: to its end, before a route looks at it."""

from __future__ import annotations

import sys
from typing import Final

from starlette.types import Message, Receive, Scope

from saboteur.server.http.request_headers import header
from saboteur.server.problems import Code, Problem

LONGEST_BODY: Final = 16 * 1024
LONGER_BODIES: Final = {"/api/replay": 512 * 1024}
"""A whole record from a file."""
BODY: Final = "body"
"""Where a request's `IncomingBody` is found in the state of its scope."""
LONGEST_NUMBER: Final = 18
"""Digits."""


class IncomingBody:
    """How far the body of a request has come; written by the connection, read by the application."""

    __slots__ = ("complete", "too_long")

    def __init__(self) -> None:
        self.complete = False
        """Whether it came to its end."""
        self.too_long = False
        """Whether it is longer than allowed, and will not be read any further."""


class ClientGone(Exception):
    """The client closed the connection before its request was complete."""


def longest_body(scope: Scope) -> int:
    """Bytes that the body of a request may have."""
    return LONGER_BODIES.get(scope["path"], LONGEST_BODY)


def declared_length(scope: Scope) -> int:
    """The bytes that a request says its body has; 0 if it does not say. More than any limit if that is no number."""
    length = header(scope, b"content-length") or "0"
    return int(length) if length.isdecimal() and len(length) <= LONGEST_NUMBER else sys.maxsize


def may_have_body(scope: Scope) -> bool:
    """Whether a request says that it has a body."""
    return declared_length(scope) > 0 or header(scope, b"transfer-encoding") is not None


def is_coming(scope: Scope) -> bool:
    """Whether the body of a request has not come in full."""
    body = scope.get("state", {}).get(BODY)
    return isinstance(body, IncomingBody) and not body.complete


async def whole_body(scope: Scope, receive: Receive) -> Receive:
    """Read the body to its end, never more of it than allowed, and return a `receive` that gives it at once.

    Raises Problem if it is too long, ClientGone if it does not come to its end.
    """
    body, more, most = b"", True, longest_body(scope)
    state = scope.get("state", {}).get(BODY) or IncomingBody()
    if declared_length(scope) > most:
        raise Problem(Code.TOO_LONG, most=most)
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most or state.too_long:
            raise Problem(Code.TOO_LONG, most=most)
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Message:
        return waiting.pop() if waiting else await receive()

    return receiving
