"""Short JSON requests to a server's lobby, over one connection that stays open."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any

from bench.server.websocket import Ended


class Lobby:
    """The HTTP side of a server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._connection = HTTPConnection("127.0.0.1", port, timeout=30)

    def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        """What the server answers to a post. Raises Ended if it refuses."""
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return self._answer("POST", path, b"" if body is None else json.dumps(body).encode(), headers)

    def get(self, path: str) -> Any:
        """What the server answers to a question. Raises Ended if it refuses."""
        return self._answer("GET", path, None, {})

    def close(self) -> None:
        self._connection.close()

    def _answer(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Any:
        self._connection.request(method, path, body, headers)
        response = self._connection.getresponse()
        content = response.read()
        if response.status >= 300:
            raise Ended(f"{method} {path} was answered with {response.status}: {content[:300]!r}")
        return json.loads(content)


def page(port: int, path: str) -> bytes:
    """The body of a page. Raises Ended if there is none."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    if response.status != 200:
        raise Ended(f"GET {path} was answered with {response.status}")
    return body
