"""An application without a network: requests are calls, thousands a second, and nothing is left to chance."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from saboteur.server.app import Application
from saboteur.server.composition import close_services, open_services
from saboteur.server.http.server_services import ServerServices

Headers = Sequence[tuple[bytes, bytes]]
HOST = b"saboteur.test"


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes

    @property
    def content(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)


@asynccontextmanager
async def serving(app: Application, services: ServerServices) -> AsyncIterator[ServerServices]:
    """Let an application serve with these services, as its lifespan would: making a new one costs more than a game."""
    await open_services(services)
    app._services = app.http.state.services = services
    try:
        yield services
    finally:
        app._services = None
        await close_services(services)


async def request(
    app: Application, method: str, target: str, body: bytes = b"", headers: Headers = (), pieces: int = 1
) -> Answer:  # fmt: skip
    """Ask over HTTP, with a body that comes in pieces. What the application raises is raised here."""
    path, _, query = target.partition("?")
    scope = {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": path, "raw_path": path.encode("utf-8", "surrogatepass"), "root_path": "",
        "query_string": query.encode("utf-8", "surrogatepass"), "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", 8000), "state": {}, "headers": [(b"host", HOST), *headers],
    }  # fmt: skip
    exchange = _Exchange(body, pieces)
    await app(scope, exchange.receive, exchange.send)
    return Answer(exchange.status, bytes(exchange.body))


class _Exchange:
    """The two ends of one request."""

    def __init__(self, body: bytes, pieces: int) -> None:
        size = max(1, -(-len(body) // pieces))
        self._pieces = [body[start : start + size] for start in range(0, len(body), size)] or [b""]
        self.status = 0
        self.body = bytearray()

    async def receive(self) -> dict[str, Any]:
        if not self._pieces:
            return {"type": "http.disconnect"}
        piece = self._pieces.pop(0)
        return {"type": "http.request", "body": piece, "more_body": bool(self._pieces)}

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.body += message.get("body", b"")


async def post(app: Application, path: str, body: object = None, token: str | None = None) -> Answer:
    """Post what an ordinary client would."""
    headers = [(b"content-type", b"application/json")]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return await request(app, "POST", path, b"" if body is None else json.dumps(body).encode(), headers)
