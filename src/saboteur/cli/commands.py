"""The commands and the modules they live in; a module is imported when its command is run.

To add a command, write a module with `add_arguments(parser, tell)` and `run(given)`, name it here in one line, and give
it a summary `command-NAME` in `locales/en/help.ftl`; what stands at the end of its help is `epilog-NAME`, if there is
one.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, cast

if TYPE_CHECKING:
    from argparse import Namespace

    from saboteur.cli.argument_parser import Parser

COMMANDS: Final = {
    "serve": "saboteur.cli.serve_command",
    "doctor": "saboteur.cli.doctor_command",
    "tables": "saboteur.cli.tables_command",
    "end": "saboteur.cli.end_command",
    "ban": "saboteur.cli.ban_command",
    "notice": "saboteur.cli.notice_command",
    "stats": "saboteur.cli.stats_command",
    "play": "saboteur.cli.play_command",
    "rules": "saboteur.cli.rules_command",
    "replay": "saboteur.cli.replay_command",
    "verify": "saboteur.cli.verify_command",
    "deal": "saboteur.cli.deal_command",
    "random": "saboteur.cli.random_command",
    "perft": "saboteur.cli.perft_command",
    "arena": "saboteur.cli.arena_command",
    "backup": "saboteur.cli.backup_command",
    "migrate": "saboteur.cli.migrate_command",
}


class Tell(Protocol):
    """From the key of a sentence to the sentence; silent where nobody asked for help, because sentences load slowly."""

    def __call__(self, key: str, /, **arguments: str) -> str: ...


class Command(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: Parser, tell: Tell) -> None:
        """Say what may be asked."""

    def run(self, given: Namespace) -> int | None:
        """Do it; None is exit code 0. Raises BadInput, or an error of the rules, for what cannot be done."""


def command_named(name: str) -> Command:
    """The command of that name, imported now; KeyError for a name that is none."""
    return cast("Command", import_module(COMMANDS[name]))
