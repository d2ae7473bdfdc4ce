"""All HTTP routes under `/api`. GET never changes anything."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI

from saboteur.server.http import lesson_routes, record_routes, schemas, server_routes, table_routes

ROUTERS: Final = (server_routes.router, table_routes.router, record_routes.router, lesson_routes.router)
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": schemas.Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


def add_routes(app: FastAPI) -> None:
    """Let an application answer all of them."""
    for router in ROUTERS:
        app.include_router(router, responses=PROBLEMS)
