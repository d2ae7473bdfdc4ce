"""The HTTP routes of finished games: records, replays, and the deletion of names and tables."""

from __future__ import annotations

import gzip
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from saboteur.server.http import schemas
from saboteur.server.http.api_description import answer
from saboteur.server.http.request_context import caller, done, holder, services_of, table_at
from saboteur.server.http.request_headers import takes, token_of
from saboteur.server.problems import Code, Problem
from saboteur.server.replay.replay_messages import Reasons, Replay
from saboteur.server.table import game_records
from saboteur.server.table.retry import retried
from saboteur.server.table.table import Table
from saboteur.server.tokens import hashed
from saboteur.server.wire.game_record import GameRecord

router = APIRouter(prefix="/api")
REPLAY: Final = answer(Replay, Reasons)
"""What both replay routes answer."""


@router.get("/tables/{code}/records")
async def finished_games(request: Request, code: str) -> schemas.Records:
    """The finished games of a table; those of a private table only for its seats."""
    async with table_at(request, code, also_ended=True) as table:
        if table.room.settings.private:
            _check_seated(request, table)
        finished = table.room.finished
    return schemas.Records(
        records=[schemas.RecordEntry(game=one.game, record=one.record, ended=one.ended) for one in finished]
    )


def _check_seated(request: Request, table: Table) -> None:
    """Raises Problem unless the request's token opens a seat."""
    if token_of(request.scope) is None:
        raise Problem(Code.PRIVATE_TABLE)
    holder(request, table)


@router.get("/records/{identity}", responses=answer(GameRecord))
async def read_record(request: Request, identity: str) -> JSONResponse:
    """A finished game as one JSON file."""
    async with services_of(request).record_turns.turn(caller(request)):
        record = await _record(request, identity)
    return JSONResponse(record, headers={"content-disposition": f'inline; filename="saboteur-{identity}.json"'})


async def _record(request: Request, identity: str) -> dict[str, Any]:
    """A finished game. Ids have 120 random bits: wrong ones need not be counted. Raises Problem."""
    return await game_records.read(services_of(request).registry, identity)


@router.get("/records/{identity}/replay", response_class=Response, responses=REPLAY)
async def replay(
    request: Request, identity: str, seat: schemas.SeatNumber | None = None, version: schemas.Version | None = None
) -> Response:
    """A finished game told again: as a seat knew it, or all of it; with `version`, reasons for that moment."""
    services, who = services_of(request), caller(request)
    async with services.record_turns.turn(who):
        record = await _record(request, identity)
    return _answered(request, await services.replays.ask(who, record, seat, version))


FILE_BODY: dict[str, Any] = {"application/json": {"schema": schemas.ReplayFile.model_json_schema()}}
FILE: dict[str, Any] = {"requestBody": {"required": True, "content": FILE_BODY}}


@router.post("/replay", response_class=Response, responses=REPLAY, openapi_extra=FILE)
async def replay_file(request: Request) -> Response:
    """The same for a record from a file."""
    return _answered(request, await services_of(request).replays.ask_bytes(caller(request), await request.body()))


def _answered(request: Request, packed: bytes) -> Response:
    """A replay as it was packed, or unpacked for a program that does not take it so."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if takes(request.scope, "gzip"):
        return Response(packed, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)


@router.post("/tables/{code}/forget-name")
async def forget_name(request: Request, code: str) -> schemas.Accepted:
    """Delete my name from the table and its records, also after I have given up my seat."""
    async with table_at(request, code, also_ended=True) as table:

        async def once() -> int:
            token = token_of(request.scope)
            if not token or hashed(token) in table.tokens:
                return await game_records.forget_name(table, holder(request, table))
            return await game_records.forget_former_name(table, token)

        return schemas.Accepted(n=await retried(once))


@router.delete("/tables/{code}")
async def delete_table(request: Request, code: str) -> schemas.Accepted:
    """Delete the table and its records (host)."""
    return await done(request, code, game_records.delete_table, limited=False, also_ended=True)
