"""`saboteur migrate`: all tables of a server from one database to another."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence


def add_arguments(parser: Parser, tell: Tell) -> None:
    """From where and where to."""
    parser.add_argument("source", metavar="SOURCE", help=tell("help-migrate-source"))
    parser.add_argument("target", metavar="TARGET", help=tell("help-migrate-target"))


def run(given: Namespace) -> None:
    """Move everything."""
    from saboteur.cli.database_driver import check_driver, unanswered
    from saboteur.server.store.database_migration import CannotMove, WrongSchema, move

    for database in (given.source, given.target):
        check_driver(database)
    try:
        moved = asyncio.run(move(given.source, given.target))
    except CannotMove as failure:
        raise BadInput(_complaint(failure.args[0], given)) from None
    except WrongSchema as failure:
        raise BadInput(sentence("serve-not-started", why=str(failure))) from None
    except unanswered() as failure:
        raise BadInput(sentence("serve-no-answer", why=type(failure).__name__)) from None
    print(sentence("migrate-done", tables=moved.tables, entries=moved.entries))


def _complaint(reason: str, given: Namespace) -> str:
    from saboteur.server.store.database_url import shown

    if reason == "same":
        return sentence("migrate-same")
    if reason == "not-empty":
        return sentence("migrate-not-empty", database=shown(given.target))
    return sentence("migrate-no-database", database=shown(given.source))
