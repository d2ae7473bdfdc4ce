"""Writes the tables of docs/bots.md anew from the files in docs/measurements; `--check` only says if they are current.

A table stands between `<!-- table: NAME -->` and `<!-- end -->`.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
FOLDER = ROOT / "docs" / "measurements"
PLAYERS = range(3, 11)
GO_ROUNDS = (1, 2, 3)

Measured = dict[str, Any]


def measured() -> list[Measured]:
    """All measurements of bots in the folder, line-ups of the ladder first."""
    files = sorted(FOLDER.glob("*.json"), key=lambda path: (path.stem.count("-"), path.stem))
    found = [json.loads(path.read_text(encoding="utf-8")) for path in files]
    return [entry for entry in found if "lineup" in entry]


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(heads), *(list(row) for row in rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _by_players(entry: Measured, cell: Callable[[Measured], str]) -> list[str]:
    rows = {row["players"]: cell(row) for row in entry["rows"]}
    return [rows.get(players, "–") for players in PLAYERS]


def wins(entries: list[Measured]) -> str:
    """The share of rounds that saboteurs won, with its interval."""

    def cell(row: Measured) -> str:
        low, high = row["interval"]
        return f"**{_percent(row['saboteur_wins'])}** ({_percent(low)}–{_percent(high)})"

    heads = ["diggers", "saboteurs", "rounds", *map(str, PLAYERS)]
    chosen = [entry for entry in entries if "odd" not in entry["rows"][0]]
    return _table(
        heads, ([*_who(entry), str(entry["provenance"]["rounds"]), *_by_players(entry, cell)] for entry in chosen)
    )


def _who(entry: Measured) -> tuple[str, str]:
    return entry["rows"][0]["diggers"], entry["rows"][0]["saboteurs"]


def differences(entries: list[Measured]) -> str:
    """Points by which saboteurs won more or less often than in another line-up on the same deals."""

    def cell(row: Measured) -> str:
        low, high = row["compared"]["interval"]
        return f"**{100 * row['compared']['difference']:+.1f}** ({100 * low:+.1f} to {100 * high:+.1f})"

    chosen = [entry for entry in entries if "compared" in entry["rows"][0]]
    heads = ["line-up", "less this one", "rounds", *map(str, PLAYERS)]
    return _table(heads, ([*_pair(entry), *_by_players(entry, cell)] for entry in chosen))


def _pair(entry: Measured) -> tuple[str, str, str]:
    return entry["lineup"], entry["rows"][0]["compared_with"], str(entry["provenance"]["rounds"])


def beliefs(entries: list[Measured]) -> str:
    """How good a spectator's beliefs are after one, two and three go-rounds."""
    heads = [
        "line-up",
        "players",
        "go-round",
        "AUC",
        "log-loss",
        "prior's",
        "Brier",
        "calibration error",
        "false convictions",
    ]
    rows = [
        [entry["lineup"], str(row["players"]), str(found["go_round"]), *_quality(found)]
        for entry in entries
        if "random" not in entry["lineup"] and "told" not in entry["lineup"] and "odd" not in entry["rows"][0]
        for row in entry["rows"]
        if row["players"] in (5, 7, 10)
        for found in row["inference"]
        if found["go_round"] in GO_ROUNDS
    ]
    return _table(heads, rows)


def _quality(found: Measured) -> list[str]:
    names = ("auc", "log_loss", "prior_log_loss", "brier", "calibration_error", "false_convictions")
    return [f"{found[name]:.3f}" for name in names]


def times(entries: list[Measured]) -> str:
    """Milliseconds for a move: median and 99 %, of all bots at the table."""

    def cell(row: Measured) -> str:
        return f"{row['ms_p50']:.2f} / {row['ms_p99']:.2f}"

    return _table(["line-up", *map(str, PLAYERS)], ([entry["lineup"], *_by_players(entry, cell)] for entry in entries))


def nuggets(entries: list[Measured]) -> str:
    """Nuggets a seat and round; for an odd one out, its own."""

    def cell(row: Measured) -> str:
        own = f" / {row['odd_nuggets']:.2f}" if "odd" in row else ""
        return f"{row['nuggets_per_seat']:.2f}{own}"

    return _table(["line-up", *map(str, PLAYERS)], ([entry["lineup"], *_by_players(entry, cell)] for entry in entries))


TABLES: dict[str, Callable[[list[Measured]], str]] = {
    "wins": wins, "differences": differences, "beliefs": beliefs, "times": times, "nuggets": nuggets,
}  # fmt: skip


def written(page: str, entries: list[Measured]) -> str:
    """The page with its tables made anew."""

    def made(match: re.Match[str]) -> str:
        return f"<!-- table: {match[1]} -->\n{TABLES[match[1]](entries)}\n<!-- end -->"

    return re.sub(r"<!-- table: (\w+) -->\n.*?<!-- end -->", made, page, flags=re.DOTALL)


def main() -> int:
    """0 if the page is or was made current, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tools.bot_tables", description=__doc__)
    parser.add_argument("--check", action="store_true")
    only_check: bool = parser.parse_args().check
    page = PAGE.read_text(encoding="utf-8")
    fresh = written(page, measured())
    if not only_check:
        PAGE.write_text(fresh, encoding="utf-8")
    return int(only_check and fresh != page)


if __name__ == "__main__":
    sys.exit(main())
