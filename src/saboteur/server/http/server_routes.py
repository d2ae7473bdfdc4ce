"""The HTTP routes about the server itself: what it offers, whether it runs, its metrics."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

import saboteur
from saboteur._mode import mode
from saboteur.rules import EDITIONS, OPTIONS
from saboteur.rules.editions import MOST_ROUNDS
from saboteur.server.http import schemas
from saboteur.server.http.client_address import forwarding, is_local, scheme_of
from saboteur.server.http.request_context import base_of, services_of
from saboteur.server.metrics import CONTENT_TYPE
from saboteur.server.names.player_names import LONGEST_NAME
from saboteur.server.problems import Code, Problem
from saboteur.server.state.room import FEWEST_SEATS, MOST_SEATS, least_talk
from saboteur.server.store import StoreFailed
from saboteur.server.wire import messages

READY_SECONDS: Final = 2.0
"""A database that takes longer does not answer."""
router = APIRouter(prefix="/api")


@router.get("/about")
async def about(request: Request) -> schemas.About:
    """What this server is and what a table can choose."""
    services = services_of(request)
    return schemas.About(
        version=saboteur.__version__,
        wire=messages.VERSION,
        rules=mode(),
        address=base_of(request),
        editions=list(EDITIONS),
        options=list(OPTIONS),
        bots=list(services.bots.names),
        usual_bot=services.bots.named(None),
        players=(FEWEST_SEATS, MOST_SEATS),
        rounds=(1, MOST_ROUNDS),
        longest_name=LONGEST_NAME,
        longest_chat=messages.LONGEST_CHAT,
        open_tables=services.settings.list_tables,
        club=services.club,
        key_needed=services.makers.need_key,
        talk=least_talk("chat", services.settings.talk),
    )


@router.get("/notice")
async def notice(request: Request) -> schemas.CurrentNotice:
    """What whoever runs this server tells everybody."""
    services = services_of(request)
    return schemas.CurrentNotice(text=services.moderation.notice, club=services.club.says_something)


@router.get("/health")
async def health(request: Request) -> schemas.Health:
    """200 as long as the server runs; a database that is away is no reason to restart it."""
    settings = services_of(request).settings
    return schemas.Health(
        version=saboteur.__version__,
        forwarded=forwarding(request.scope, settings),
        secure=scheme_of(request.scope, settings) == "https",
    )


@router.get("/ready")
async def ready(request: Request, storage: Literal["needed", "any"] = "needed") -> schemas.Health:
    """200 if the database can be written and the server is not about to stop. With `storage=any`, a database that is
    away does not matter: then the pages can say so."""
    services = services_of(request)
    if request.app.state.draining or services.stopping:
        raise Problem(Code.STOPPING)
    if storage == "any":
        return await health(request)
    try:
        async with asyncio.timeout(READY_SECONDS):
            await services.store.alive(services.time_source.now())
    except (TimeoutError, StoreFailed):
        raise Problem(Code.STORAGE) from None
    return await health(request)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Numbers in the text format of Prometheus."""
    services = services_of(request)
    allowed = services.settings.metrics
    if allowed == "none" or (allowed == "local" and not is_local(request.scope, services.settings)):
        raise Problem(Code.NOT_FOUND)
    numbers = await services.cluster.counts(services.metrics.text())
    return PlainTextResponse(numbers, media_type=CONTENT_TYPE)
