"""Writes the tables of docs/bot-results.md and the charts beside it anew from the files in docs/measurements.

A table stands between `<!-- table: NAME -->` and `<!-- end -->`. `--check` only says if the tables are current.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from saboteur.arena.charts import calibration_chart, chart
from saboteur.bots.reference_bots import HELD_OUT, MASKS
from tools.studies import bot_targets

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "bot-results.md"
FOLDER = ROOT / "docs" / "measurements"
CHARTS = ROOT / "docs" / "charts"
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
    return _table(heads, ([*_who(entry), _rounds(entry), *_by_players(entry, cell)] for entry in chosen))


def _who(entry: Measured) -> tuple[str, str]:
    return entry["rows"][0]["diggers"], entry["rows"][0]["saboteurs"]


def differences(entries: list[Measured]) -> str:
    """Points by which saboteurs won more or less often than in another line-up on the same deals."""
    rows = [
        [entry["lineup"], name, _rounds(entry), *_by_players(entry, partial(_difference, name))]
        for entry in entries
        for name in _others(entry)
    ]
    return _table(["line-up", "less this one", "rounds", *map(str, PLAYERS)], rows)


def _others(entry: Measured) -> list[str]:
    return [other["with"] for other in entry["rows"][0].get("compared", ())]


def _difference(name: str, row: Measured) -> str:
    found = next(other for other in row["compared"] if other["with"] == name)
    low, high = found["interval"]
    return f"**{100 * found['difference']:+.1f}** ({100 * low:+.1f} to {100 * high:+.1f})"


def _rounds(entry: Measured) -> str:
    return f"{entry['provenance']['rounds']:,}"


def hiding(entries: list[Measured]) -> str:
    """What hiding costs: the schemer's stake, how well a table tells saboteurs, and how often they win."""
    heads = [
        "saboteurs",
        "players",
        "rounds",
        "won, %",
        "points more than overt",
        "AUC after one",
        "after two",
        "three",
    ]
    rows = [
        [entry["rows"][0]["saboteurs"], str(row["players"]), _rounds(entry), *_hidden(row)]
        for entry in _hiders(entries)
        for row in entry["rows"]
    ]
    return _table(heads, rows)


def _hiders(entries: list[Measured]) -> list[Measured]:
    """Line-ups of saboteurs who hide more or less, against `detective` diggers."""
    found = {entry["rows"][0]["saboteurs"]: entry for entry in entries if entry["lineup"].startswith("detective-v-")}
    names = ["search", *MASKS, "schemer"]
    return [found[name] for name in names if name in found]


def _hidden(row: Measured) -> list[str]:
    overt = "detective"
    points = _difference(overt, row) if any(other["with"] == overt for other in row["compared"]) else "–"
    return [_percent(row["saboteur_wins"]), points, *(f"{found['auc']:.3f}" for found in row["inference"][:3])]


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
        if not any(word in entry["lineup"] for word in ("random", "told", "mask", "among"))
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


def reached(entries: list[Measured]) -> str:
    """Each target and what was reached."""
    return _table(["target", "what was measured", "reached"], bot_targets.targets(_named(entries)))


def ladder(entries: list[Measured]) -> str:
    """Where each level beats the one below."""
    heads = ["role", "level", "below", "measured by", "better at", "even at", "worse at"]
    return _table(heads, bot_targets.ladder(_named(entries)))


def _named(entries: list[Measured]) -> dict[str, list[Measured]]:
    return {entry["lineup"]: entry["rows"] for entry in entries}


TABLES: dict[str, Callable[[list[Measured]], str]] = {
    "wins": wins, "differences": differences, "hiding": hiding, "beliefs": beliefs, "times": times, "nuggets": nuggets,
    "targets": reached, "ladder": ladder,
}  # fmt: skip


def written(page: str, entries: list[Measured]) -> str:
    """The page with its tables made anew."""

    def made(match: re.Match[str]) -> str:
        return f"<!-- table: {match[1]} -->\n{TABLES[match[1]](entries)}\n<!-- end -->"

    return re.sub(r"<!-- table: (\w+) -->\n.*?<!-- end -->", made, page, flags=re.DOTALL)


# -- charts ------------------------------------------------------------------------------------------------------------

MIXTURE = "+".join(HELD_OUT)
SHOWN = (
    "digger",
    "digger-v-detective",
    "detective",
    "detective-v-schemer",
    "schemer-v-detective",
    "search-v-detective",
)


def draw(entries: list[Measured]) -> None:
    """The charts of the page."""
    named = _named(entries)
    shown = {name: named[name] for name in SHOWN if name in named}
    by_players = partial(_chart, x="players")
    by_players("wins", shown, ("Rounds won by the saboteurs", "players", "share of rounds"), y="saboteur_wins")
    by_players("times", shown, ("Time for a move, 99 of 100", "players", "milliseconds"), y="ms_p99")
    if MIXTURE in named:
        beliefs = {
            f"{row['players']} players": row["inference"] for row in named[MIXTURE] if row["players"] in (3, 5, 7, 10)
        }
        words = ("How well a spectator tells bots never fitted on", "go-round", "area under the curve")
        _chart("beliefs", beliefs, words, x="go_round", y="auc")
        _draw_calibration(named[MIXTURE])
    _draw_hiding(entries)


def _draw_calibration(rows: list[Measured]) -> None:
    seven = next(row for row in rows if row["players"] == 7)
    words = ("What was believed and what was true, 7 players, by go-round", "believed chance", "share that were")
    calibration_chart(CHARTS, "calibration", seven["inference"][:4], _words(words), endings=["svg"])


def _draw_hiding(entries: list[Measured]) -> None:
    points: dict[str, list[Measured]] = {}
    for entry in _hiders(entries):
        for row in entry["rows"]:
            if row["players"] in (5, 7, 9) and entry["rows"][0]["saboteurs"] != "search":
                point = {"auc": row["inference"][1]["auc"], "won": row["saboteur_wins"]}
                points.setdefault(f"{row['players']} players", []).append(point)
    lines = {name: sorted(line, key=lambda point: -point["auc"]) for name, line in points.items()}
    words = ("What hiding costs a saboteur", "area under the curve after two go-rounds", "share of rounds won")
    _chart("hiding", lines, words, x="auc", y="won")


def _chart(name: str, lines: dict[str, Any], words: tuple[str, str, str], *, x: str, y: str) -> None:
    chart(CHARTS, name, lines, _words(words), x=x, y=y, endings=["svg"])


def _words(words: tuple[str, str, str]) -> dict[str, str]:
    return dict(zip(("title", "x", "y"), words, strict=True))


def main() -> int:
    """0 if the page is or was made current, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tools.studies.bot_tables", description=__doc__)
    parser.add_argument("--check", action="store_true")
    only_check: bool = parser.parse_args().check
    page, entries = PAGE.read_text(encoding="utf-8"), measured()
    fresh = written(page, entries)
    if not only_check:
        PAGE.write_text(fresh, encoding="utf-8")
        draw(entries)
    return int(only_check and fresh != page)


if __name__ == "__main__":
    sys.exit(main())
