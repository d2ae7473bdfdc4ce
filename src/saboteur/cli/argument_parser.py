"""Reading arguments: help with colours on a terminal, and one sentence for a mistake."""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn

from saboteur.cli.commands import COMMANDS, Command, Tell
from saboteur.cli.terminal_output import is_coloured
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import is_written, sentence


class Parser(argparse.ArgumentParser):
    """An argument parser that raises BadInput with one sentence where argparse would print usage and exit."""

    def __init__(self, prog: str, **texts: Any) -> None:
        super().__init__(prog, **texts, formatter_class=_formatter(), allow_abbrev=False, add_help=False)

    def error(self, message: str) -> NoReturn:
        raise BadInput(sentence("bad-arguments", why=message, command=self.prog))


def parser_for(name: str, command: Command, given: list[str]) -> Parser:
    """The parser of a command; its texts are looked up only if help is asked for."""
    is_help = bool({"-h", "--help"}.intersection(given))
    tell = _from_locale if is_help else _silent
    epilog = tell(f"epilog-{name}") if is_help and is_written(f"epilog-{name}") else ""
    parser = Parser(f"saboteur {name}", description=tell(f"command-{name}"), epilog=epilog)
    _add_help(parser, tell)
    command.add_arguments(parser, tell)
    return parser


def overview() -> Parser:
    """The parser whose help names all commands; it reads nothing."""
    parser = Parser("saboteur", description=_from_locale("overview"), epilog=_from_locale("epilog-overview"))
    _add_help(parser, _from_locale)
    parser.add_argument("-V", "--version", action="store_true", help=_from_locale("help-version"))
    commands = parser.add_subparsers(title=_from_locale("help-commands"), metavar="COMMAND")
    for name in COMMANDS:
        commands.add_parser(name, help=_from_locale(f"command-{name}"))
    return parser


def _add_help(parser: Parser, tell: Tell) -> None:
    parser.add_argument("-h", "--help", action="help", help=tell("help-help"))


def _from_locale(key: str, /, **arguments: str) -> str:
    return sentence(key, **arguments).replace("%", "%%")


def _silent(_key: str, /, **_arguments: str) -> str:
    return ""


def _formatter() -> type[argparse.HelpFormatter]:
    if not is_coloured(sys.stdout):
        return argparse.RawDescriptionHelpFormatter
    from rich_argparse import RawDescriptionRichHelpFormatter

    return RawDescriptionRichHelpFormatter
