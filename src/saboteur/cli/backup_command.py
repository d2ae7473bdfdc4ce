"""`saboteur backup`: a copy of a server's database while it runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence


def add_arguments(parser: Parser, tell: Tell) -> None:
    """From where and where to."""
    parser.add_argument("database", metavar="DATABASE", type=Path, help=tell("help-backup-database"))
    parser.add_argument("target", metavar="TARGET", type=Path, help=tell("help-backup-target"))


def run(given: Namespace) -> None:
    """Copy the database."""
    from saboteur.server.store.sqlite_backup import BadBackup, back_up

    try:
        back_up(given.database, given.target)
    except FileExistsError:
        raise BadInput(sentence("backup-exists", file=str(given.target))) from None
    except BadBackup as failure:
        raise BadInput(_told(given, *failure.args)) from None
    print(sentence("backup-done", target=str(given.target)))


def _told(given: Namespace, code: str, why: str | None = None) -> str:
    """Why there is no copy."""
    file = str(given.database)
    if code == "disk-full":
        return sentence("backup-disk-full", file=file, target=str(given.target))
    if why is not None:
        return sentence("backup-failed", file=file, why=why)
    return sentence(f"backup-{code}", file=file)
