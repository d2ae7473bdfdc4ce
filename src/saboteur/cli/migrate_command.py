"""`saboteur migrate`: all tables of a server from one database to another."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import Final

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.server_settings import environment_of, settings_from
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence

CONFIGURED: Final = "-"
"""Stands for the database of the server's settings: a password need not be on the command line, where others on the
machine can read it."""


def add_arguments(parser: Parser, tell: Tell) -> None:
    """From where and where to."""
    parser.add_argument("source", metavar="SOURCE", help=tell("help-migrate-source"))
    parser.add_argument("target", metavar="TARGET", nargs="?", default=CONFIGURED, help=tell("help-migrate-target"))
    parser.add_argument("--env-file", metavar="FILE", action="append", default=[], help=tell("help-control-env-file"))


def run(given: Namespace) -> None:
    """Move everything."""
    from saboteur.cli.database_driver import check_driver, unanswered
    from saboteur.server.store.database_migration import CannotMove, WrongSchema, move

    source, target = (_named(database, given) for database in (given.source, given.target))
    for database in (source, target):
        check_driver(database)
    try:
        moved = asyncio.run(move(source, target))
    except CannotMove as failure:
        raise BadInput(_complaint(*failure.args, source=source, target=target)) from None
    except WrongSchema as failure:
        raise BadInput(sentence("migrate-not-done", why=str(failure))) from None
    except unanswered() as failure:
        raise BadInput(sentence("migrate-not-done", why=_why(failure, source, target))) from None
    print(sentence("migrate-done", tables=moved.tables, entries=moved.entries))


def _named(database: str, given: Namespace) -> str:
    """A database as it was named, or that of the server's settings."""
    return settings_from(environment_of(given.env_file), {}).database if database == CONFIGURED else database


def _why(failure: Exception, source: str, target: str) -> str:
    from saboteur.cli.database_driver import why_unanswered
    from saboteur.server.store.database_url import SQLITE_PREFIX, is_postgres

    if isinstance(failure, PermissionError):
        files = [each.removeprefix(SQLITE_PREFIX) for each in (source, target) if not is_postgres(each)]
        return sentence(
            "serve-no-file", file=failure.filename or ", ".join(files), why=failure.strerror or str(failure)
        )
    return why_unanswered(failure, target if is_postgres(target) else source)


def _complaint(reason: str, database: str = "", *, source: str, target: str) -> str:
    from saboteur.server.store.database_url import shown

    if reason == "in-use":
        return sentence("migrate-server-runs", database=shown(database))
    if reason == "same":
        return sentence("migrate-same")
    if reason == "not-empty":
        return sentence("migrate-not-empty", database=shown(target))
    return sentence("migrate-no-database", database=shown(source))
