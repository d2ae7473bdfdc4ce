"""`saboteur notice`: tell everybody something on every page of a server, and withdraw it."""

from __future__ import annotations

from argparse import Namespace

from saboteur.cli import control_client
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence


def add_arguments(parser: Parser, tell: Tell) -> None:
    """What to tell; nothing shows what is told now."""
    parser.add_argument("text", metavar="TEXT", nargs="?", help=tell("help-notice-text"))
    parser.add_argument("--withdraw", action="store_true", help=tell("help-notice-withdraw"))
    control_client.add_arguments(parser, tell)


def run(given: Namespace) -> None:
    """Set it, withdraw it, or show it."""
    from saboteur.server.control.requests import SetNotice, ShowNotice

    if given.withdraw and given.text is not None:
        raise BadInput(sentence("control-notice-one"))
    if given.withdraw:
        control_client.ask(given, SetNotice(None))
        print(sentence("control-notice-withdrawn"))
        return
    found = control_client.ask(given, ShowNotice() if given.text is None else SetNotice(given.text))
    text = found["text"]
    print(sentence("control-no-notice") if text is None else sentence("control-notice", text=text))
