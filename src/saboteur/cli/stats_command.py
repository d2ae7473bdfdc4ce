"""`saboteur stats`: how much is played at a server, and was. No names, no codes, no addresses."""

from __future__ import annotations

import csv
import json
import sys
from argparse import Namespace
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from saboteur.cli import control_client
from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.text_table import aligned
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import sentence

EPOCH: Final = date(1970, 1, 1)
SHOWN_COUNTS: Final = ("made", "dealt", "finished", "abandoned")
FIELDS: Final = ("date", "what", "edition", "players", "count")


def add_arguments(parser: Parser, tell: Tell) -> None:
    """Since when, and for whom."""
    parser.add_argument("--days", metavar="N", type=int, help=tell("help-stats-days"))
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--csv", action="store_true", help=tell("help-stats-csv"))
    kind.add_argument("--json", action="store_true", help=tell("help-stats-json"))
    control_client.add_arguments(parser, tell)


def run(given: Namespace) -> None:
    """Print a table, or the same numbers for programs."""
    from saboteur.server.control.requests import ShowStats

    if given.days is not None and given.days < 1:
        raise BadInput(sentence("control-days"))
    found = control_client.ask(given, ShowStats())
    days = _since(found["days"], given.days)
    now = _now(found["now"])
    if given.json:
        print(json.dumps({"running": found["running"], "now": now, "days": days}))
    elif given.csv:
        _write_csv(now, days)
    else:
        _print(now, days, running=found["running"])


def _since(rows: list[dict[str, Any]], days: int | None) -> list[dict[str, Any]]:
    """The rows of the last days with dates people write, today included."""
    today = (datetime.now(UTC).date() - EPOCH).days
    kept = rows if days is None else [row for row in rows if row["day"] > today - days]
    return [{"date": str(EPOCH + timedelta(row["day"])), **_rest(row)} for row in kept]


def _rest(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in FIELDS[1:]}


def _now(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What goes on now, in the same form: `playing`, `waiting`, `watching`, `running` games and `tables` in memory."""
    names = {"games_running": "running", "tables": "tables"}
    return [
        {
            "what": row["doing"] or names[row["what"]],
            "edition": row["edition"],
            "players": int(row["players"] or 0),
            "count": row["count"],
        }
        for row in rows
    ]


def _write_csv(now: list[dict[str, Any]], days: list[dict[str, Any]]) -> None:
    writer = csv.DictWriter(sys.stdout, FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows({"date": "now", **row} for row in now)
    writer.writerows(days)


def _print(now: list[dict[str, Any]], days: list[dict[str, Any]], *, running: bool) -> None:
    if running:
        sums: Counter[str] = Counter()
        for row in now:
            sums[row["what"]] += row["count"]
        for what in ("playing", "waiting", "watching", "running", "tables"):
            print(f"{sentence('control-now', what=what)}: {sums[what]}")
    else:
        print(sentence("control-offline"))
    print()
    if not days:
        print(sentence("control-nothing-counted"))
        return
    print(sentence("control-since", date=min(row["date"] for row in days)))
    head = [sentence("control-column", column=column) for column in ("edition", "players", *SHOWN_COUNTS)]
    print(*aligned(head, _rows(days)), sep="\n")


def _rows(days: list[dict[str, Any]]) -> list[list[str]]:
    """A row for each edition, for each number of players within it, and one for all."""
    counts: Counter[tuple[str, int, str]] = Counter()
    for row in days:
        counts[row["edition"], row["players"], row["what"]] += row["count"]
    groups = sorted({(edition, players) for edition, players, _ in counts})
    rows = [
        [edition, str(players) if players else "–", *(str(counts[edition, players, what]) for what in SHOWN_COUNTS)]
        for edition, players in groups
    ]
    totals = [str(sum(row["count"] for row in days if row["what"] == what)) for what in SHOWN_COUNTS]
    return [*rows, [sentence("control-all"), "", *totals]]
