"""`saboteur ban`: keep addresses out of a server, let them in again, and list those that are kept out."""

from __future__ import annotations

from argparse import Namespace

from saboteur.cli import control_client
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.text_table import aligned, moment
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence


def add_arguments(parser: Parser, tell: Tell) -> None:
    """An address, or what else to do."""
    parser.add_argument("address", metavar="ADDRESS", nargs="?", help=tell("help-ban-address"))
    parser.add_argument("--lift", metavar="ADDRESS", help=tell("help-ban-lift"))
    parser.add_argument("--list", action="store_true", help=tell("help-ban-list"))
    control_client.add_arguments(parser, tell)


def run(given: Namespace) -> None:
    """Do one of the three."""
    if sum((given.address is not None, given.lift is not None, given.list)) != 1:
        raise BadInput(sentence("control-ban-one"))
    if given.list:
        _print_bans(given)
    elif given.lift is not None:
        _lift(given)
    else:
        _ban(given)


def _ban(given: Namespace) -> None:
    from saboteur.server.control.requests import Ban

    found = control_client.ask(given, Ban(given.address))
    print(sentence("control-banned" if found["new"] else "control-banned-before", address=found["address"]))


def _lift(given: Namespace) -> None:
    from saboteur.server.control.requests import Lift

    found = control_client.ask(given, Lift(given.lift))
    still = found.get("still", ())  # a server that was not restarted after an update does not say it
    if still:
        key = "control-lifted-inside" if found["lifted"] else "control-still-banned"
        print(sentence(key, address=found["address"], network=still[0]))
        return
    print(sentence("control-lifted" if found["lifted"] else "control-not-banned", address=found["address"]))


def _print_bans(given: Namespace) -> None:
    from saboteur.server.control.requests import ListBans

    bans = control_client.ask(given, ListBans())["bans"]
    if not bans:
        print(sentence("control-no-bans"))
        return
    head = [sentence("control-column", column=column) for column in ("address", "since")]
    rows = [(address, moment(since)) for address, since in sorted(bans.items(), key=lambda ban: ban[1])]
    print(*aligned(head, rows), sep="\n")
