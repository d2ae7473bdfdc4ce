"""From a request to what it is about: the server, the address of the client, the table and the seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import Request

from saboteur.server.http import public_address, schemas
from saboteur.server.http.client_address import address_of
from saboteur.server.http.request_headers import token_of
from saboteur.server.http.server_services import ServerServices
from saboteur.server.table.entrance import entered
from saboteur.server.table.retry import retried
from saboteur.server.table.seats import Held, held_by
from saboteur.server.table.table import Table

Command = Callable[[Table, Held], Awaitable[int]]
"""What a seat does at a table; returns the number of the entry in the log."""


def services_of(request: Request) -> ServerServices:
    """The server that answers this request."""
    services: ServerServices = request.app.state.services
    return services


def caller(request: Request) -> str:
    """The client's address, as limits count it."""
    return address_of(request.scope, services_of(request).settings)


@asynccontextmanager
async def table_at(request: Request, code: str, *, also_ended: bool = False) -> AsyncIterator[Table]:
    """The table with a code, for this request alone until the block ends; wrong guesses are counted. One that whoever
    runs the server has ended is open only to those who ask for it: for records, and to have something deleted.

    The only way from a request to a table. Raises Problem.
    """
    services, token = services_of(request), token_of(request.scope)
    tokens = () if token is None else (token,)
    address, guesses = caller(request), services.limits.guesses
    async with entered(services.registry, guesses, address, code, tokens, also_ended=also_ended) as table:
        yield table


def holder(request: Request, table: Table) -> Held:
    """The seat that the request's token opens. Raises Problem if it opens none at this table."""
    return held_by(table, token_of(request.scope))


async def done(
    request: Request, code: str, command: Command, *, limited: bool = True, also_ended: bool = False
) -> schemas.Accepted:
    """Run a command for the seat that the token opens, alone at the table.

    `limited` keeps a seat from filling the table's log. Raises Problem.
    """
    async with table_at(request, code, also_ended=also_ended) as table:
        if limited:
            await services_of(request).limits.commands.take(f"{table.id}/{holder(request, table).seat}")

        async def once() -> int:
            return await command(table, holder(request, table))

        return schemas.Accepted(n=await retried(once))


def base_of(request: Request) -> str:
    """The address that other devices can open: the public one, or that of the home network."""
    settings = services_of(request).settings
    return public_address.address(settings.host, settings.port, settings.public_address)
