"""`saboteur tables`: what goes on at a server, table by table."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any, Final

from saboteur.cli import control_client
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.text_table import aligned, moment
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence

UNKNOWN: Final = "–"
"""Who sits at a table that lies in the database, and what was played there, nobody has looked at."""
COLUMNS: Final = ("code", "stage", "edition", "people", "bots", "watching", "games", "used")


def add_arguments(parser: Parser, tell: Tell) -> None:
    """Which tables, and how much of each."""
    parser.add_argument("code", metavar="CODE", nargs="?", help=tell("help-tables-code"))
    parser.add_argument("--all", action="store_true", help=tell("help-tables-all"))
    parser.add_argument("--names", action="store_true", help=tell("help-tables-names"))
    parser.add_argument("--addresses", action="store_true", help=tell("help-tables-addresses"))
    parser.add_argument("--json", action="store_true", help=tell("help-tables-json"))
    control_client.add_arguments(parser, tell)


def run(given: Namespace) -> None:
    """Print a list, or one table."""
    from saboteur.server.control.requests import ListTables, ShowTable

    if given.addresses and given.code is None:
        raise BadInput(sentence("control-addresses-of-one"))
    if given.code is None:
        found = control_client.ask(given, ListTables(given.all, given.names))
    else:
        found = control_client.ask(given, ShowTable(given.code, given.addresses))
    if given.json:
        print(json.dumps(found, ensure_ascii=False))
    elif given.code is None:
        _print_list(found, names=given.names)
    else:
        _print_table(found, addresses=given.addresses)


def _print_list(found: dict[str, Any], *, names: bool) -> None:
    if not found["running"]:
        print(sentence("control-offline"))
    tables = found["tables"]
    if not tables:
        print(sentence("control-no-tables"))
        return
    columns = (*COLUMNS, "names") if names else COLUMNS
    rows = [[_cell(table, column) for column in columns] for table in tables]
    print(*aligned([_head(column) for column in columns], rows), sep="\n")


def _head(column: str) -> str:
    return sentence("control-column", column=column)


def _cell(table: dict[str, Any], column: str) -> str:
    if column == "stage":
        return sentence("control-stage", stage=table["stage"])
    if column == "used":
        return moment(table["used"])
    if column == "names":
        return ", ".join(name for name in table.get("names", ()) if name)
    if table["stage"] == "kept" and column != "code":
        return UNKNOWN
    if column == "people":
        return f"{table.get('connected', 0)}/{table.get('people', 0)}"
    return str(table.get(column, "" if column == "edition" else 0))


def _print_table(found: dict[str, Any], *, addresses: bool) -> None:
    _print_list({"running": True, "tables": [found["table"]]}, names=False)
    print()
    columns = ("seat", "name", "connected", *(["addresses"] if addresses else []))
    rows = [_seat(number, seat, addresses=addresses) for number, seat in enumerate(found["seats"], 1)]
    if rows:
        print(*aligned([_head(column) for column in columns], rows), sep="\n")
    if addresses and found["watching"]:
        print(sentence("control-watching-from", addresses=", ".join(found["watching"])))


def _seat(number: int, seat: dict[str, Any], *, addresses: bool) -> list[str]:
    bot, name = seat.get("bot"), seat["name"]
    here = "bot" if bot else "yes" if seat.get("connected") else "no"
    row = [str(number), f"{name} ({bot})" if bot else name, sentence("control-connected", here=here)]
    return [*row, ", ".join(seat.get("addresses", ()))] if addresses else row
