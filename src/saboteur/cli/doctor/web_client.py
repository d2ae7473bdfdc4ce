"""Asks a site as a browser would: one request, no redirects, certificates checked, no proxy of this machine's own."""

from __future__ import annotations

import http.client
import json
import ssl
from contextlib import closing
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from saboteur.cli.doctor.deadline import within

SECONDS: Final = 10.0
"""For a whole answer, from looking up the name to the last byte."""
LONGEST: Final = 1 << 20


class Answer(NamedTuple):
    """What a site says."""

    status: int
    said: dict[str, Any]
    """The JSON object of the body; empty if it is none."""


def ask(base: str, path: str, **headers: str) -> Answer:
    """The answer to a GET. Raises OSError or http.client.HTTPException if there is none in time."""
    return within(SECONDS, lambda: _asked(base, path, headers))


def _asked(base: str, path: str, headers: dict[str, str]) -> Answer:
    parts = urlsplit(base)
    with closing(_connection(parts.scheme, parts.hostname or "", parts.port)) as connection:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return Answer(answer.status, _object(answer.read(LONGEST)))


def _connection(scheme: str, host: str, port: int | None) -> http.client.HTTPConnection:
    if scheme == "https":
        return http.client.HTTPSConnection(host, port, timeout=SECONDS, context=ssl.create_default_context())
    return http.client.HTTPConnection(host, port, timeout=SECONDS)


def _object(body: bytes) -> dict[str, Any]:
    try:
        said = json.loads(body)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}
