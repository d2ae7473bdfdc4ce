"""`saboteur end`: end a table of a server; its players are told why."""

from __future__ import annotations

from argparse import Namespace

from saboteur.cli import control_client
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.sentences import sentence


def add_arguments(parser: Parser, tell: Tell) -> None:
    """Which table, and why."""
    parser.add_argument("code", metavar="CODE", help=tell("help-end-code"))
    parser.add_argument("--reason", metavar="TEXT", default="", help=tell("help-end-reason"))
    control_client.add_arguments(parser, tell)


def run(given: Namespace) -> None:
    """End it."""
    from saboteur.server.control.requests import EndTable

    control_client.ask(given, EndTable(given.code, given.reason))
    print(sentence("control-ended", code=given.code.upper()))
