"""The same requests where no server runs: on the database itself, which nobody else may be using meanwhile."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from saboteur.server.composition import close_services, compose
from saboteur.server.control import requests as r
from saboteur.server.control.commands import Commands
from saboteur.server.settings import Settings
from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres
from saboteur.server.store.file_lock import FileInUse
from saboteur.server.store.store_errors import StoreFailed


class NoDatabase(Exception):
    """There is no database, or nothing answers: with what was raised, if something was."""


class ServerRuns(Exception):
    """A server uses the database: it is to be asked, and nobody writes beside it."""


async def answer_offline(settings: Settings, request: r.Request) -> r.Answer:
    """What a server with these settings would answer. Raises NoDatabase, ServerRuns, WrongSchema."""
    if not is_postgres(settings.database) and not Path(settings.database.removeprefix(SQLITE_PREFIX)).is_file():
        raise NoDatabase
    try:
        services = compose(replace(settings, bot_workers=0))
    except FileInUse:
        raise ServerRuns from None
    except OSError as failure:
        raise NoDatabase(failure) from failure
    try:
        await services.store.open(services.time_source.now())
    except StoreFailed as failure:
        raise NoDatabase(failure.__cause__ or failure) from None
    try:
        if await services.cluster.others():
            raise ServerRuns
        await services.moderation.load()
        answer = await Commands(services, running=False).answer(request)
        return r.decode_answer(r.encode(answer))  # as it would come from a server
    finally:
        with suppress(StoreFailed):
            await close_services(services)
