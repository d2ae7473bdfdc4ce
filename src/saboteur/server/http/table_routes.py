"""The HTTP routes of the lobby: make a table, join it, choose, start, vote, move to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from msgspec.structs import asdict

from saboteur.server.http import public_address, qr_code, schemas
from saboteur.server.http.request_context import base_of, caller, done, holder, services_of, table_at
from saboteur.server.http.request_headers import token_of
from saboteur.server.state.room import MOST_SEATS, Dwarf
from saboteur.server.table import lobby, seats, votes
from saboteur.server.table.retry import retried
from saboteur.server.table.seats import device_of, opens_seat
from saboteur.server.table.transfer_codes import VALID_SECONDS

router = APIRouter(prefix="/api")


@router.post("/tables", status_code=201)
async def new_table(request: Request, body: schemas.NewTable) -> schemas.Taken:
    """Make a table; you are its host at seat 0."""
    services = services_of(request)
    await services.makers.check(caller(request), body.key)
    await services.limits.new_tables.take(caller(request))
    choice = body.settings.model_dump(exclude_unset=True)
    table, token = await lobby.make_table(services.registry, _newcomer(body, caller(request)), choice)
    return schemas.Taken(code=table.code, seat=0, token=token)


@router.get("/tables")
async def list_tables(request: Request) -> schemas.OpenTables:
    """The tables that are waiting for players and open to everybody; none unless the server lists them."""
    services = services_of(request)
    if not services.settings.list_tables:
        return schemas.OpenTables(listing=False, tables=[])
    told = await services.open_tables.current()
    return schemas.OpenTables(listing=True, tables=[schemas.OpenTable(**asdict(table)) for table in told])


@router.post("/play-now", status_code=201)
async def play_now(request: Request, body: schemas.PlayNow) -> schemas.Taken:
    """Make a table, fill it with bots and deal."""
    services = services_of(request)
    await services.makers.check(caller(request), body.key)
    await services.limits.new_tables.take(caller(request))
    choice = body.settings.model_dump(exclude_unset=True)
    who = _newcomer(body, caller(request))
    table, token = await lobby.play_now(services.registry, who, choice, body.players, body.bot)
    return schemas.Taken(code=table.code, seat=0, token=token)


@router.get("/tables/{code}")
async def preview(request: Request, code: str) -> schemas.TablePreview:
    """Look at a table before joining; at a private one where cards were dealt, only its players see who is there."""
    async with table_at(request, code) as table:
        room = table.room
        settings = room.settings
        free = len(room.seats) < MOST_SEATS or any(seat.bot for seat in room.seats)
        waited = any(seat.bot and seat.next is None for seat in room.seats)
        joinable = waited if room.stage == "playing" else room.stage != "dealing" and free
        shown = not lobby.is_for_its_players(room) or opens_seat(table, token_of(request.scope))
        return schemas.TablePreview(
            code=room.code,
            stage=room.stage,
            edition=settings.edition,
            options=list(settings.options),
            rounds=settings.rounds,
            clock=settings.clock,
            talk=table.talk,
            private=settings.private,
            closed=settings.closed,
            no_programs=settings.no_programs,
            names=[seat.name for seat in room.seats if seat.bot is None and shown],
            bots=sum(seat.bot is not None for seat in room.seats),
            can_join=joinable and not settings.closed and not lobby.is_for_its_players(room),
            can_watch=not settings.private,
        )


@router.get("/tables/{code}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr_picture(request: Request, code: str) -> Response:
    """The join link as a QR picture."""
    async with table_at(request, code) as table:
        link = public_address.table_link(base_of(request), table.code)
    picture = qr_code.svg(link)
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@router.post("/tables/{code}/join", status_code=201)
async def join(request: Request, code: str, body: schemas.Join) -> schemas.Taken:
    """Take a seat; with the token of another seat here, for the same device."""
    async with table_at(request, code) as table:
        limits, address = services_of(request).limits, caller(request)

        async def once() -> tuple[int, str, bool]:
            device = None if token_of(request.scope) is None else device_of(table, holder(request, table))
            who = _newcomer(body, address)._replace(unnamed=body.unnamed)
            return await lobby.join(table, who, device, lambda: limits.newcomers.take(table.id, address))

        await limits.joins.take(f"{table.id}/{address}")
        number, token, waiting = await retried(once)
        return schemas.Taken(code=table.code, seat=number, token=token, waiting=waiting)


@router.post("/tables/{code}/leave")
async def leave(request: Request, code: str) -> schemas.Accepted:
    """Give the seat up."""
    return await done(request, code, lobby.leave, limited=False)


@router.post("/tables/{code}/settings")
async def choose_settings(request: Request, code: str, body: schemas.SettingsChoice) -> schemas.Accepted:
    """Choose the settings (host)."""
    choice = body.model_dump(exclude_unset=True)
    return await done(request, code, lambda table, held: lobby.choose_settings(table, held, choice))


@router.post("/tables/{code}/bots")
async def add_bots(request: Request, code: str, body: schemas.AddBots) -> schemas.Accepted:
    """Give new seats to bots (host)."""
    return await done(request, code, lambda table, held: lobby.add_bots(table, held, body.bot, body.count))


@router.post("/tables/{code}/order")
async def reorder(request: Request, code: str, body: schemas.Order) -> schemas.Accepted:
    """Put the seats into another order (host)."""
    return await done(request, code, lambda table, held: lobby.reorder(table, held, body.order))


@router.post("/tables/{code}/seats/{seat}/remove")
async def remove(
    request: Request, code: str, seat: schemas.SeatNumber, body: schemas.Removal | None = None
) -> schemas.Accepted:  # fmt: skip
    """Take a seat away; in a running game a bot stands in (host)."""
    name = body.name if body else None
    return await done(request, code, lambda table, held: lobby.remove(table, held, seat, name))


@router.post("/tables/{code}/host")
async def pass_host(request: Request, code: str, body: schemas.PassHost) -> schemas.Accepted:
    """Make somebody else the host (host)."""
    return await done(request, code, lambda table, held: lobby.pass_host(table, held, body.seat, body.name))


@router.post("/tables/{code}/ready")
async def set_ready(request: Request, code: str, body: schemas.Ready) -> schemas.Accepted:
    """Say whether you are ready."""
    return await done(request, code, lambda table, held: lobby.set_ready(table, held, ready=body.ready))


@router.post("/tables/{code}/start")
async def start(request: Request, code: str) -> schemas.Accepted:
    """Begin the deal; after a game, again with the same people (host)."""
    return await done(request, code, lobby.start)


@router.post("/tables/{code}/cancel-start")
async def cancel_start(request: Request, code: str) -> schemas.Accepted:
    """Call the deal off (host)."""
    return await done(request, code, lobby.cancel_start)


@router.post("/tables/{code}/stand-in")
async def stand_in(request: Request, code: str, body: schemas.StandIn) -> schemas.Accepted:
    """Let a bot play for somebody who is gone (host)."""
    return await done(request, code, lambda table, held: seats.stand_in(table, held, body.seat))


@router.post("/tables/{code}/take-back")
async def take_back(request: Request, code: str) -> schemas.Accepted:
    """Play again yourself."""
    return await done(request, code, seats.take_back)


@router.post("/tables/{code}/votes")
async def vote(request: Request, code: str, body: schemas.CastVote) -> schemas.Accepted:
    """Vote in favour of something."""
    return await done(request, code, lambda table, held: votes.vote(table, held, body.vote, body.seat))


@router.post("/tables/{code}/transfer")
async def offer_transfer(request: Request, code: str) -> schemas.TransferCode:
    """A one-time code that moves this seat to another device."""
    async with table_at(request, code) as table:
        held = holder(request, table)
        await services_of(request).limits.transfers.take(f"{table.id}/{held.seat}")
        offered = await seats.offer_transfer(table, held)
        return schemas.TransferCode(code=offered, seconds=VALID_SECONDS)


@router.post("/transfers")
async def redeem_transfer(request: Request, body: schemas.Redeem) -> schemas.Taken:
    """Bring a seat to this device."""
    async with table_at(request, body.table) as table:
        seat, token, waiting = await seats.redeem_transfer(table, body.code)
        return schemas.Taken(code=table.code, seat=seat, token=token, waiting=waiting)


def _newcomer(body: schemas.NewTable | schemas.PlayNow | schemas.Join, address: str) -> lobby.Newcomer:
    look = Dwarf(body.dwarf.shape, body.dwarf.colour, body.dwarf.pattern)
    return lobby.Newcomer(body.name, look, body.program, address=address)
