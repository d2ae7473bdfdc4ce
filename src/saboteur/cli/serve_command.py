"""`saboteur serve`: live tables for a home, a club or the world."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from dataclasses import replace
from socket import socket
from typing import TYPE_CHECKING, Final

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.server_settings import add_flags, settings_of
from saboteur.cli.terminal_output import can_write
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence

if TYPE_CHECKING:
    from saboteur.server.settings import Settings

EVERY_NETWORK: Final = "0.0.0.0"


def add_arguments(parser: Parser, tell: Tell) -> None:
    """A flag for every setting."""
    parser.add_argument("--home", action="store_true", help=tell("help-serve-home"))
    add_flags(parser, tell)


def run(given: Namespace) -> None:
    """Serve until told to stop."""
    from saboteur.server.cluster.supervisor import NotStarted
    from saboteur.server.run import run as serve
    from saboteur.server.settings import variable_of
    from saboteur.server.store.database_url import shown

    settings = settings_of(given)
    os.environ.pop(variable_of("creation_key"), None)  # what is started from here, bots for instance, need not know it
    if given.home:
        settings = replace(settings, host=EVERY_NETWORK)
    _check_pages(settings)
    _check_bots(settings)
    _check_database(settings)
    ports = _open_ports(settings)
    settings = replace(settings, port=ports[0].getsockname()[1])
    if settings.log_format == "text":  # else all that is written is for programs
        _announce(settings, ports, with_picture=given.home)
    try:
        serve(settings, ports)
    except NotStarted:
        raise _not_started(shown(settings.database)) from None


def _open_ports(settings: Settings) -> list[socket]:
    """Raise BadInput if the server cannot listen there."""
    from saboteur.server.listening import open_ports

    try:
        return open_ports(settings.host, settings.port)
    except OSError as failure:
        why = failure.strerror or str(failure)
        raise _not_started(sentence("serve-no-port", address=f"{settings.host}:{settings.port}", why=why)) from None


def _check_pages(settings: Settings) -> None:
    """Raise BadInput if there is nothing that a browser could open."""
    from saboteur.server.http.static_files import lost_pages

    folder = lost_pages(settings.web)
    if folder is not None:
        raise _not_started(sentence("serve-no-pages", folder=str(folder)))


def _check_bots(settings: Settings) -> None:
    """Raise BadBot for a class named by the operator that cannot be used."""
    from saboteur.bots.bot_registry import INSTALLED, named_class
    from saboteur.bots.foreign_bots import load_class

    for source in settings.foreign_bots:
        if source != INSTALLED:
            load_class(named_class(source)[1])


def _check_database(settings: Settings) -> None:
    """Raise BadInput for several workers on a file, a file that cannot be used, a PostgreSQL that does not answer."""
    from saboteur.cli.database_driver import check_driver
    from saboteur.server.store.database_url import is_postgres

    if is_postgres(settings.database):
        check_driver(settings.database)
        _check_answer(settings.database)
    elif settings.workers > 1:
        raise _not_started(sentence("serve-needs-postgres", workers=settings.workers, database=settings.database))
    else:
        _check_file(settings.database)


def _check_file(database: str) -> None:
    import sqlite3

    from saboteur.server.store.database_url import SQLITE_PREFIX
    from saboteur.server.store.file_lock import FileInUse
    from saboteur.server.store.sqlite import check_file
    from saboteur.server.store.sqlite_schema import WrongSchema

    path = database.removeprefix(SQLITE_PREFIX)
    try:
        check_file(path)
    except FileInUse:
        raise _not_started(sentence("serve-file-in-use", file=path)) from None
    except OSError as failure:
        file = failure.filename or path  # the lock beside it, perhaps
        why = failure.strerror or str(failure)
        raise _not_started(sentence("serve-no-database-file", file=file, why=why)) from None
    except sqlite3.Error as failure:
        raise _not_started(sentence("serve-no-database-file", file=path, why=str(failure))) from None
    except WrongSchema as failure:
        raise _not_started(str(failure)) from None


def _not_started(why: str) -> BadInput:
    return BadInput(sentence("serve-not-started", why=why))


def _check_answer(database: str) -> None:
    import asyncio
    import time

    from saboteur.cli.database_driver import why_unanswered
    from saboteur.server.store.postgres import PostgresStore
    from saboteur.server.store.sqlite_schema import WrongSchema
    from saboteur.server.store.store_errors import StoreFailed

    async def ask() -> None:
        store = PostgresStore(database)
        await store.open(time.time_ns() // 1_000_000)
        await store.close()

    try:
        asyncio.run(ask())
    except StoreFailed as failure:
        raise _not_started(why_unanswered(failure.__cause__ or failure, database)) from None
    except WrongSchema as failure:
        raise _not_started(str(failure)) from None


def _announce(settings: Settings, ports: list[socket], *, with_picture: bool) -> None:
    from saboteur.cli.serve_summary import summary
    from saboteur.server.http import qr_code
    from saboteur.server.http.public_address import address

    where = address(settings.host, settings.port, settings.public_address)
    if with_picture:
        picture = qr_code.terminal(where)
        if can_write(sys.stdout, picture):
            print(picture)
    print(sentence("serve-open" if settings.host == EVERY_NETWORK else "serve-open-here", address=where))
    print(*(f"  {line}" for line in summary(settings, ports)), sep="\n")
    print(sentence("serve-stop"), flush=True)
