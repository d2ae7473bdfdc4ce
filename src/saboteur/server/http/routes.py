"""The HTTP routes of the lobby. GET never changes anything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

import saboteur
from saboteur._mode import mode
from saboteur.rules import EDITIONS, OPTIONS
from saboteur.server.http import public_address, qr_code, schemas
from saboteur.server.http.security import address_of, is_local, token_of
from saboteur.server.http.server_services import ServerServices
from saboteur.server.metrics import CONTENT_TYPE
from saboteur.server.names.player_names import LONGEST_NAME
from saboteur.server.problems import Code, Problem
from saboteur.server.state.room import FEWEST_SEATS, MOST_SEATS, Dwarf
from saboteur.server.store import StoreFailed
from saboteur.server.table import game_records, lobby, seats, votes
from saboteur.server.table.retry import retried
from saboteur.server.table.seats import Held, device_of, held_by
from saboteur.server.table.table import Table
from saboteur.server.table.transfer_codes import SECONDS
from saboteur.server.tokens import hashed
from saboteur.server.wire import messages

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": schemas.Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
READY_SECONDS: Final = 2.0
"""A database that takes longer does not answer."""
api = APIRouter(prefix="/api", responses=PROBLEMS)


def services_of(request: Request) -> ServerServices:
    """The server that answers this request."""
    services: ServerServices = request.app.state.services
    return services


def caller(request: Request) -> str:
    """The address of whoever asks."""
    return address_of(request.scope, services_of(request).settings)


@asynccontextmanager
async def table_at(request: Request, code: str) -> AsyncIterator[Table]:
    """The table that an address names, for whoever asks alone, until the block ends; wrong guesses are counted.

    The only way from a request to a table. Raises Problem.
    """
    services, who = services_of(request), caller(request)
    if token_of(request.scope) is None:
        await services.limits.guesses.admit(who)
    try:
        async with services.registry.at(code) as table:
            yield table
    except Problem as problem:
        await services.limits.guesses.note(who, problem)
        raise


def holder(request: Request, table: Table) -> Held:
    """The seat that the token of whoever asks opens. Raises Problem if it opens none here."""
    return held_by(table, token_of(request.scope))


Command = Callable[[Table, Held], Awaitable[int]]


async def done(request: Request, code: str, command: Command, *, limited: bool = True) -> schemas.Accepted:
    """Do something as the seat that the token opens, alone at the table; a limit keeps the log from being filled."""
    async with table_at(request, code) as table:
        if limited:
            services_of(request).limits.commands.take(f"{table.id}/{holder(request, table).seat}")

        async def once() -> int:
            return await command(table, holder(request, table))

        return schemas.Accepted(n=await retried(once))


def dwarf_of(choice: schemas.DwarfChoice) -> Dwarf:
    return Dwarf(choice.shape, choice.colour, choice.pattern)


# -- the server -------------------------------------------------------------------------------------------------------


@api.get("/about")
async def about(request: Request) -> schemas.About:
    """What this server is and what a table can choose."""
    services = services_of(request)
    return schemas.About(
        version=saboteur.__version__,
        wire=messages.VERSION,
        rules="compiled" if mode() == "compiled" else "pure Python",
        address=base_of(request),
        editions=list(EDITIONS),
        options=list(OPTIONS),
        bots=list(services.bots.names),
        usual_bot=services.bots.named(None),
        players=(FEWEST_SEATS, MOST_SEATS),
        rounds=(1, 5),
        longest_name=LONGEST_NAME,
        longest_chat=messages.LONGEST_CHAT,
    )


def base_of(request: Request) -> str:
    """The address that other devices can open: the public one, or that of the home network."""
    settings = services_of(request).settings
    return public_address.address(settings.host, settings.port, settings.public_address)


@api.get("/health")
async def health() -> schemas.Health:
    """200 as long as the server runs; a database that is away is no reason to start it anew."""
    return schemas.Health(version=saboteur.__version__)


@api.get("/ready")
async def ready(request: Request) -> schemas.Health:
    """200 if the database can be written and the server is not about to stop."""
    services = services_of(request)
    if request.app.state.draining or services.stopping:
        raise Problem(Code.STOPPING)
    try:
        async with asyncio.timeout(READY_SECONDS):
            await services.store.alive(services.time_source.now())
    except (TimeoutError, StoreFailed):
        raise Problem(Code.STORAGE) from None
    return schemas.Health(version=saboteur.__version__)


@api.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Numbers in the text format of Prometheus."""
    services = services_of(request)
    allowed = services.settings.metrics
    if allowed == "none" or (allowed == "local" and not is_local(request.scope, services.settings)):
        raise Problem(Code.NOT_FOUND)
    numbers = await services.cluster.counts(services.counts(draining=request.app.state.draining))
    return PlainTextResponse(numbers, media_type=CONTENT_TYPE)


# -- tables -----------------------------------------------------------------------------------------------------------


@api.post("/tables", status_code=201)
async def new_table(request: Request, body: schemas.NewTable) -> schemas.Taken:
    """Make a table; you are its host at seat 0."""
    services = services_of(request)
    await services.limits.new_tables.take(caller(request))
    choice = body.settings.model_dump(exclude_unset=True)
    table, token = await lobby.make_table(services.registry, body.name, dwarf_of(body.dwarf), choice)
    return schemas.Taken(code=table.code, seat=0, token=token)


@api.post("/play-now", status_code=201)
async def play_now(request: Request, body: schemas.PlayNow) -> schemas.Taken:
    """Make a table, fill it with bots and deal."""
    services = services_of(request)
    await services.limits.new_tables.take(caller(request))
    choice = body.settings.model_dump(exclude_unset=True)
    look = dwarf_of(body.dwarf)
    table, token = await lobby.play_now(services.registry, body.name, look, choice, body.players, body.bot)
    return schemas.Taken(code=table.code, seat=0, token=token)


@api.get("/tables/{code}")
async def preview(request: Request, code: str) -> schemas.TablePreview:
    """Look at a table before joining."""
    async with table_at(request, code) as table:
        room = table.room
        settings = room.settings
        free = len(room.seats) < MOST_SEATS or any(seat.bot for seat in room.seats)
        waited = any(seat.bot and seat.next is None for seat in room.seats)
        waited = waited and not settings.private
        joinable = waited if room.stage == "playing" else room.stage != "dealing" and free
        return schemas.TablePreview(
            code=room.code,
            stage=room.stage,
            edition=settings.edition,
            options=list(settings.options),
            rounds=settings.rounds,
            clock=settings.clock,
            talk=settings.talk,
            private=settings.private,
            closed=settings.closed,
            names=[seat.name for seat in room.seats if seat.bot is None],
            bots=sum(seat.bot is not None for seat in room.seats),
            can_join=joinable and not settings.closed,
            can_watch=not settings.private,
        )


@api.get("/tables/{code}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr_picture(request: Request, code: str) -> Response:
    """The join link as a QR picture."""
    async with table_at(request, code) as table:
        link = public_address.table_link(base_of(request), table.code)
    picture = qr_code.svg(link)
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@api.post("/tables/{code}/join", status_code=201)
async def join(request: Request, code: str, body: schemas.Join) -> schemas.Taken:
    """Take a seat; with the token of another seat here, for the same device."""
    async with table_at(request, code) as table:

        async def once() -> tuple[int, str, bool]:
            device = None if token_of(request.scope) is None else device_of(table, holder(request, table))
            return await lobby.join(table, body.name, dwarf_of(body.dwarf), device)

        await services_of(request).limits.joins.take(f"{table.id}/{caller(request)}")
        if table.room.stage == "playing":  # from many addresses, too, nobody fills the log of a game
            services_of(request).limits.newcomers.take(str(table.id))
        number, token, waiting = await retried(once)
        return schemas.Taken(code=table.code, seat=number, token=token, waiting=waiting)


@api.post("/tables/{code}/leave")
async def leave(request: Request, code: str) -> schemas.Accepted:
    """Give the seat up."""
    return await done(request, code, lobby.leave, limited=False)


@api.post("/tables/{code}/settings")
async def choose_settings(request: Request, code: str, body: schemas.SettingsChoice) -> schemas.Accepted:
    """Choose the settings (host)."""
    choice = body.model_dump(exclude_unset=True)
    return await done(request, code, lambda table, held: lobby.choose_settings(table, held, choice))


@api.post("/tables/{code}/bots")
async def add_bots(request: Request, code: str, body: schemas.AddBots) -> schemas.Accepted:
    """Give new seats to bots (host)."""
    return await done(request, code, lambda table, held: lobby.add_bots(table, held, body.bot, body.count))


@api.post("/tables/{code}/order")
async def reorder(request: Request, code: str, body: schemas.Order) -> schemas.Accepted:
    """Put the seats into another order (host)."""
    return await done(request, code, lambda table, held: lobby.reorder(table, held, body.order))


@api.post("/tables/{code}/seats/{seat}/remove")
async def remove(
    request: Request, code: str, seat: schemas.SeatNumber, body: schemas.Removal | None = None
) -> schemas.Accepted:  # fmt: skip
    """Take a seat away; in a running game a bot stands in (host)."""
    name = body.name if body else None
    return await done(request, code, lambda table, held: lobby.remove(table, held, seat, name))


@api.post("/tables/{code}/host")
async def pass_host(request: Request, code: str, body: schemas.PassHost) -> schemas.Accepted:
    """Make somebody else the host (host)."""
    return await done(request, code, lambda table, held: lobby.pass_host(table, held, body.seat, body.name))


@api.post("/tables/{code}/ready")
async def set_ready(request: Request, code: str, body: schemas.Ready) -> schemas.Accepted:
    """Say whether you are ready."""
    return await done(request, code, lambda table, held: lobby.set_ready(table, held, ready=body.ready))


@api.post("/tables/{code}/start")
async def start(request: Request, code: str) -> schemas.Accepted:
    """Begin the deal; after a game, again with the same people (host)."""
    return await done(request, code, lobby.start)


@api.post("/tables/{code}/cancel-start")
async def cancel_start(request: Request, code: str) -> schemas.Accepted:
    """Call the deal off (host)."""
    return await done(request, code, lobby.cancel_start)


@api.post("/tables/{code}/stand-in")
async def stand_in(request: Request, code: str, body: schemas.StandIn) -> schemas.Accepted:
    """Let a bot play for somebody who is gone (host)."""
    bot = services_of(request).bots.named(body.bot)
    return await done(request, code, lambda table, held: seats.stand_in(table, held, body.seat, bot))


@api.post("/tables/{code}/take-back")
async def take_back(request: Request, code: str) -> schemas.Accepted:
    """Play again yourself."""
    return await done(request, code, seats.take_back)


@api.post("/tables/{code}/votes")
async def vote(request: Request, code: str, body: schemas.CastVote) -> schemas.Accepted:
    """Vote in favour of something."""
    bot = services_of(request).bots.named(None)
    return await done(request, code, lambda table, held: votes.vote(table, held, body.vote, body.seat, bot))


@api.post("/tables/{code}/transfer")
async def offer_transfer(request: Request, code: str) -> schemas.TransferCode:
    """A one-time code that moves this seat to another device."""
    async with table_at(request, code) as table:
        offered = await seats.offer_transfer(table, holder(request, table))
        return schemas.TransferCode(code=offered, seconds=SECONDS)


@api.post("/transfers")
async def redeem_transfer(request: Request, body: schemas.Redeem) -> schemas.Taken:
    """Bring a seat to this device."""
    async with table_at(request, body.table) as table:
        seat, token, waiting = await seats.redeem_transfer(table, body.code)
        return schemas.Taken(code=table.code, seat=seat, token=token, waiting=waiting)


# -- afterwards -------------------------------------------------------------------------------------------------------


@api.get("/tables/{code}/records")
async def finished_games(request: Request, code: str) -> schemas.Records:
    """The finished games of a table; of a private one only for whoever has a seat."""
    async with table_at(request, code) as table:
        if table.room.settings.private:
            _check_seated(request, table)
        finished = table.room.finished
    return schemas.Records(
        records=[schemas.RecordEntry(game=one.game, record=one.record, ended=one.ended) for one in finished]
    )


def _check_seated(request: Request, table: Table) -> None:
    """Raise Problem unless the token of whoever asks opens a seat."""
    if token_of(request.scope) is None:
        raise Problem(Code.PRIVATE_TABLE)
    holder(request, table)


@api.get("/records/{identity}")
async def read_record(request: Request, identity: str) -> JSONResponse:
    """A finished game as one JSON file."""
    async with services_of(request).record_turns.turn(caller(request)):
        record = await _record(request, identity)
    return JSONResponse(record, headers={"content-disposition": 'inline; filename="saboteur.json"'})


async def _record(request: Request, identity: str) -> dict[str, Any]:
    """A finished game. Ids have 120 random bits: wrong ones need not be counted. Raises Problem."""
    return await game_records.read(services_of(request).registry, identity)


REPLAY: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {}}}}


@api.get("/records/{identity}/replay", response_class=Response, responses=REPLAY)
async def replay(
    request: Request, identity: str, seat: schemas.SeatNumber | None = None, version: schemas.Version | None = None
) -> Response:
    """A finished game told again: as a seat knew it, or all of it; with `version`, reasons for that moment."""
    services, who = services_of(request), caller(request)
    async with services.record_turns.turn(who):
        record = await _record(request, identity)
    return _packed(await services.replays.ask(who, record, seat, version))


FILE_BODY: dict[str, Any] = {"application/json": {"schema": schemas.ReplayFile.model_json_schema()}}
FILE: dict[str, Any] = {"requestBody": {"required": True, "content": FILE_BODY}}


@api.post("/replay", response_class=Response, responses=REPLAY, openapi_extra=FILE)
async def replay_file(request: Request) -> Response:
    """The same for a record from a file."""
    return _packed(await services_of(request).replays.ask_bytes(caller(request), await request.body()))


def _packed(answer: bytes) -> Response:
    headers = {"content-encoding": "gzip", "cache-control": "no-store"}
    return Response(answer, media_type="application/json", headers=headers)


@api.post("/tables/{code}/forget-name")
async def forget_name(request: Request, code: str) -> schemas.Accepted:
    """Delete my name from the table and its records, also after I have given up my seat."""
    async with table_at(request, code) as table:

        async def once() -> int:
            token = token_of(request.scope)
            if not token or hashed(token) in table.tokens:
                return await game_records.forget_name(table, holder(request, table))
            return await game_records.forget_former_name(table, token)

        return schemas.Accepted(n=await retried(once))


@api.delete("/tables/{code}")
async def delete_table(request: Request, code: str) -> schemas.Accepted:
    """Delete the table and its records (host)."""
    return await done(request, code, game_records.delete_table, limited=False)
