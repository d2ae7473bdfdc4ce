"""The whole server as one ASGI application: sockets, lobby and pages, wrapped by the guard."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

import saboteur
from saboteur.rules import SaboteurError, SeededDeals
from saboteur.server.cluster.local_workers import NUMBERS, OPEN_TABLES
from saboteur.server.composition import close_services, compose, open_services
from saboteur.server.http.api_description import described
from saboteur.server.http.connection_pool import HttpConnectionPool
from saboteur.server.http.routes import add_routes
from saboteur.server.http.security_middleware import SecurityMiddleware
from saboteur.server.http.server_services import ServerServices
from saboteur.server.http.static_files import Pages
from saboteur.server.metrics import gauge
from saboteur.server.problems import Code, Problem
from saboteur.server.settings import Settings
from saboteur.server.socket import endpoint
from saboteur.server.state.table_state import Dealer
from saboteur.server.store import StoreFailed
from saboteur.server.table.open_tables import open_tables, packed
from saboteur.server.table.worker_questions import ADDRESSES, IN_MEMORY, addresses, in_memory
from saboteur.server.time_source import TimeSource

DRAINING: Final = gauge("draining", "1 when the server was told to stop, else 0.")


class Application:
    """What uvicorn serves. `services` are there while it runs."""

    def __init__(self, settings: Settings, make_services: Callable[[], ServerServices]) -> None:
        self.settings = settings
        self._make_services = make_services
        self._services: ServerServices | None = None
        self.http = self._lobby()
        self._guard = SecurityMiddleware(self.http, settings, self._admit, self._count)

    @property
    def services(self) -> ServerServices:
        assert self._services is not None, "the server is not running"
        return self._services

    @property
    def http_connections(self) -> HttpConnectionPool:
        """Connections that are no sockets."""
        return self.services.connections

    def drain(self) -> None:
        """The server will stop: it is not ready for more, and still serves all who come."""
        self.http.state.draining = True
        if self._services is not None:
            self._services.metrics[DRAINING].set(1)

    def answers(self) -> dict[str, Callable[[str], str]]:
        """What other workers of this machine may ask this one."""
        return {
            NUMBERS: lambda _: self.services.metrics.text(),
            OPEN_TABLES: lambda _: packed(open_tables(self.services.registry.tables.values())),
            IN_MEMORY: lambda numbers: in_memory(self.services.registry, numbers),
            ADDRESSES: lambda number: addresses(self.services.registry, number),
        }

    async def end_connections(self) -> None:
        """Tell all who are connected that the server stops; nothing new is taken from now on."""
        if self._services is not None:
            await self._services.registry.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._guard(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await endpoint.serve(self.services, scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive) -> Receive:
        return await self.services.admission.admit_request(scope, receive)

    def _count(self, status: int) -> None:
        self.services.admission.answered(status)

    def _lobby(self) -> FastAPI:
        app = FastAPI(
            title="Saboteur", version=saboteur.__version__, lifespan=self._lifespan, openapi_url=None,
            docs_url=None, redoc_url=None,
        )  # fmt: skip
        description: list[bytes] = []
        app.state.draining = False
        add_routes(app)
        app.add_exception_handler(SaboteurError, _refused)
        app.add_exception_handler(StoreFailed, _not_stored)
        app.add_exception_handler(RequestValidationError, _bad_body)
        app.add_exception_handler(HTTPException, _plain_error)
        pages = Pages(self.settings.web)

        @app.get("/api/openapi.json", include_in_schema=False)
        async def openapi() -> Response:
            if not description:  # written once: it is long
                description.append(msgspec.json.encode(described(app)))
            return Response(description[0], media_type="application/json")

        @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
        async def page(request: Request, path: str) -> Response:
            if path.startswith("api/"):
                raise Problem(Code.NOT_FOUND)
            return pages.answer(request)

        return app

    @asynccontextmanager
    async def _lifespan(self, app: FastAPI) -> AsyncIterator[None]:
        services = self._make_services()
        await open_services(services)
        self._services = app.state.services = services
        try:
            yield
        finally:
            await close_services(services)
            self._services = None


def create(
    settings: Settings,
    kind: type[Application] = Application,
    *,
    time_source: TimeSource | None = None,
    dealer: Dealer = SeededDeals,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
) -> Application:
    """The server as an ASGI application. Tests may give it another clock, other cards, known secrets."""
    return kind(settings, lambda: compose(settings, time_source, dealer, entropy))


async def _refused(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, SaboteurError)
    status = refusal.status if isinstance(refusal, Problem) else 422
    headers = {"retry-after": str(refusal.arguments["seconds"])} if refusal.code == Code.TOO_OFTEN else None
    return JSONResponse({"code": refusal.code, "arguments": refusal.arguments}, status, headers)


async def _not_stored(_: Request, __: Exception) -> Response:
    """The database is away for the moment."""
    return JSONResponse({"code": Code.STORAGE, "arguments": {}}, 503)


async def _bad_body(_: Request, failure: Exception) -> Response:
    """What is wrong with a body or an address, by the first field concerned; never what was sent."""
    assert isinstance(failure, RequestValidationError)
    first = failure.errors()[0]
    if first["type"] == "json_invalid":
        return JSONResponse({"code": Code.NOT_JSON, "arguments": {}}, 400)
    place = ".".join(str(part) for part in first["loc"][1:])[:64]
    return JSONResponse({"code": Code.BAD_BODY, "arguments": {"field": place}}, 422)


async def _plain_error(_: Request, failure: Exception) -> Response:
    assert isinstance(failure, HTTPException)
    arguments: dict[str, Any] = {}
    code = {404: Code.NOT_FOUND, 405: Code.NOT_FOUND, 400: Code.NOT_JSON}.get(failure.status_code, Code.BAD_BODY)
    return JSONResponse({"code": code, "arguments": arguments}, failure.status_code, failure.headers)
