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

EARLIER_CODE = ("19b4b58abab007cf",)
"""Fingerprints of code whose sampled worlds kept the order of the two stones."""
SAMPLING = ("search", "schemer", "mask")
"""Bots that sample worlds: only these play otherwise since."""

OVERT = "detective"
"""Saboteurs that do not hide: what hiding costs is measured by them."""
MIXTURE = "+".join(HELD_OUT)
BELIEVED = (MIXTURE, "stranger", "clumsy-v-quiet", "digger", "detective")
"""Line-ups whose beliefs are on the page, bots that the likelihoods were not fitted on first."""
TIMED = ("random", "digger", "detective", "search-v-detective")
HOPELESS = "random"
"""Diggers that lose practically every round: the page says so in a sentence, and no rows of 100.0 hide the others."""

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


def _mark(entry: Measured) -> str:
    """A dagger for a line-up with a bot that searched otherwise then."""
    return bot_targets.EARLIER if _samples(entry["lineup"]) and entry["provenance"].get("code") in EARLIER_CODE else ""


def _samples(name: str) -> bool:
    return any(bot in name for bot in SAMPLING)


def _name(entry: Measured) -> str:
    return f"{entry['lineup']}{_mark(entry)}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _by_players(entry: Measured, cell: Callable[[Measured], str]) -> list[str]:
    rows = {row["players"]: cell(row) for row in entry["rows"]}
    return [rows.get(players, "–") for players in PLAYERS]


def _present(entries: list[Measured]) -> list[Measured]:
    return [entry for entry in entries if not _mark(entry)]


def _contested(entries: list[Measured]) -> list[Measured]:
    """Line-ups that either side can win."""
    return [entry for entry in entries if entry["rows"][0].get("diggers") != HOPELESS]


def _past(entries: list[Measured]) -> list[Measured]:
    return [entry for entry in entries if _mark(entry)]


def wins(entries: list[Measured]) -> str:
    """The share of rounds that saboteurs won, with its interval."""

    def cell(row: Measured) -> str:
        low, high = row["interval"]
        return f"**{_percent(row['saboteur_wins'])}** ({_percent(low)}–{_percent(high)})"

    heads = ["diggers", "saboteurs", "rounds", *map(str, PLAYERS)]
    chosen = [entry for entry in entries if "odd" not in entry["rows"][0]]
    return _table(heads, ([*_who(entry), _rounds(entry), *_by_players(entry, cell)] for entry in chosen))


def _who(entry: Measured) -> tuple[str, str]:
    sides = entry["rows"][0]["diggers"], entry["rows"][0]["saboteurs"]
    diggers, saboteurs = (f"{side}{_mark(entry) if _samples(side) else ''}" for side in sides)
    return diggers, saboteurs


def differences(entries: list[Measured]) -> str:
    """Points by which saboteurs won more or less often than in another line-up on the same deals."""
    return _differences((entry, name) for entry in entries for name in _others(entry))


def differences_earlier(entries: list[Measured]) -> str:
    """The same with an earlier search, without what the table of hiding has."""
    hidden = {entry["lineup"] for entry in _hiders(entries)}
    pairs = ((entry, name) for entry in _past(entries) for name in _others(entry))
    return _differences((entry, name) for entry, name in pairs if entry["lineup"] not in hidden or name != OVERT)


def _differences(pairs: Iterable[tuple[Measured, str]]) -> str:
    rows = [
        [_name(entry), name + _mark_of(name, entry), _rounds(entry), *_by_players(entry, partial(_difference, name))]
        for entry, name in pairs
    ]
    return _table(["line-up", "minus this one", "rounds", *map(str, PLAYERS)], rows)


def _mark_of(other: str, entry: Measured) -> str:
    """The mark of a line-up that was played for the comparison, in the same run."""
    return _mark({"lineup": other, "provenance": entry["provenance"]})


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
        "points more than `detective`",
        "AUC after one trip",
        "after two",
        "after three",
    ]
    rows = [
        [entry["rows"][0]["saboteurs"] + _mark(entry), str(row["players"]), _rounds(entry), *_hidden(row)]
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
    points = _difference(OVERT, row) if any(other["with"] == OVERT for other in row["compared"]) else "–"
    return [_percent(row["saboteur_wins"]), points, *(f"{found['auc']:.3f}" for found in row["inference"][:3])]


def _chosen(entries: list[Measured], names: Iterable[str]) -> list[Measured]:
    """The line-ups with these names, in their order."""
    found = {entry["lineup"]: entry for entry in entries}
    return [found[name] for name in names if name in found]


def beliefs(entries: list[Measured]) -> str:
    """How good a spectator's beliefs are, each cell after one, two and three trips around the table."""
    rows = [
        [_name(entry), str(row["players"]), *_quality(row)]
        for entry in _chosen(entries, BELIEVED)
        for row in entry["rows"]
        if row["players"] in (5, 7, 10)
    ]
    return _table(["line-up", "players", *QUALITIES.values()], rows)


QUALITIES = {
    "auc": "AUC",
    "log_loss": "log loss",
    "prior_log_loss": "log loss of the prior",
    "brier": "Brier",
    "calibration_error": "calibration error",
    "false_convictions": "false convictions",
}


def _quality(row: Measured) -> list[str]:
    found = [one for one in row["inference"] if one["go_round"] in GO_ROUNDS]
    return [" / ".join(f"{one[name]:.3f}" for one in found) for name in QUALITIES]


def times(entries: list[Measured]) -> str:
    """Milliseconds for a move: median and 99 %, of all bots at the table."""

    def cell(row: Measured) -> str:
        return f"{row['ms_p50']:.2f} / {row['ms_p99']:.2f}"

    rows = ([_name(entry), *_by_players(entry, cell)] for entry in _chosen(entries, TIMED))
    return _table(["line-up", *map(str, PLAYERS)], rows)


def nuggets(entries: list[Measured]) -> str:
    """Nuggets for a round: of all seats on average, and of the odd one out."""

    def cell(row: Measured) -> str:
        return f"{row['nuggets_per_seat']:.2f} / {row['odd_nuggets']:.2f}"

    rows = ([_name(entry), *_by_players(entry, cell)] for entry in entries if "odd" in entry["rows"][0])
    return _table(["line-up", *map(str, PLAYERS)], rows)


def reached(entries: list[Measured]) -> str:
    """Each target and what was reached."""
    return _table(
        ["target", "what was measured", "result", "reached"], bot_targets.targets(_named(entries), _earlier(entries))
    )


def ladder(entries: list[Measured]) -> str:
    """Where each bot beats the one below it."""
    heads = ["role", "bot", "the one below", "measured by", "better at", "even at", "worse at"]
    return _table(heads, bot_targets.ladder(_named(entries), _earlier(entries)))


def _earlier(entries: list[Measured]) -> frozenset[str]:
    """The line-ups that were measured with an earlier search."""
    return frozenset(entry["lineup"] for entry in _past(entries))


def _named(entries: list[Measured]) -> dict[str, list[Measured]]:
    return {entry["lineup"]: entry["rows"] for entry in entries}


def wins_earlier(entries: list[Measured]) -> str:
    """The wins with an earlier search, without what the table of hiding has."""
    hidden = _hiders(entries)
    return wins([entry for entry in _past(entries) if entry not in hidden])


TABLES: dict[str, Callable[[list[Measured]], str]] = {
    "wins": lambda entries: wins(_contested(_present(entries))),
    "differences": lambda entries: differences(_contested(_present(entries))),
    "wins_earlier": wins_earlier, "differences_earlier": differences_earlier, "hiding": hiding, "beliefs": beliefs,
    "times": times, "nuggets": nuggets, "targets": reached, "ladder": ladder,
}  # fmt: skip


def written(page: str, entries: list[Measured]) -> str:
    """The page with its tables made anew."""

    def made(match: re.Match[str]) -> str:
        return f"<!-- table: {match[1]} -->\n{TABLES[match[1]](entries)}\n<!-- end -->"

    return re.sub(r"<!-- table: (\w+) -->\n.*?<!-- end -->", made, page, flags=re.DOTALL)


# -- charts ------------------------------------------------------------------------------------------------------------

SHOWN = {"digger": "digger-v-detective", "detective": "detective", "search": "search-v-detective"}
"""Diggers and the line-up in which they play against `detective` saboteurs."""


def draw(entries: list[Measured]) -> None:
    """The charts of the page."""
    named = _named(entries)
    shown = {diggers: named[lineup] for diggers, lineup in SHOWN.items() if lineup in named}
    words = ("Rounds won by detective saboteurs, for three kinds of diggers", "players", "share of rounds")
    _chart("wins", shown, words, x="players", y="saboteur_wins")
    if MIXTURE in named:
        beliefs = {
            f"{row['players']} players": row["inference"] for row in named[MIXTURE] if row["players"] in (3, 5, 7, 10)
        }
        words = ("How well a spectator identifies held-out bots", "trips around the table", "AUC")
        _chart("beliefs", beliefs, words, x="go_round", y="auc")
        _draw_calibration(named[MIXTURE])
    _draw_hiding(entries)


def _draw_calibration(rows: list[Measured]) -> None:
    seven = next(row for row in rows if row["players"] == 7)
    words = (
        "Beliefs and truth, 7 players, after one to four trips",
        "believed probability of being a saboteur",
        "share that were saboteurs",
    )
    calibration_chart(CHARTS, "calibration", seven["inference"][:4], _words(words), endings=["svg"])


def _draw_hiding(entries: list[Measured]) -> None:
    points: dict[str, list[Measured]] = {}
    for entry in _hiders(entries):
        for row in entry["rows"]:
            if row["players"] in (5, 7, 9) and entry["rows"][0]["saboteurs"] != "search":
                point = {"auc": row["inference"][1]["auc"], "won": row["saboteur_wins"]}
                points.setdefault(f"{row['players']} players", []).append(point)
    lines = {name: sorted(line, key=lambda point: -point["auc"]) for name, line in points.items()}
    words = ("What hiding costs a saboteur", "AUC after two trips around the table", "share of rounds won")
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
