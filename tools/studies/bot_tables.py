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
from math import nan
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
SHOWN_PLAYERS = (5, 7, 9, 10)
"""Numbers of players in the tables of differences, whose cells are wide: those at which every bot was measured, and the
one with the most saboteurs."""
GO_ROUNDS = (1, 2, 3)

EARLIER_CODE = ("19b4b58abab007cf",)
"""Fingerprints of code whose sampled worlds kept the order of the two stones."""

OVERT = "detective"
"""Saboteurs that neither hide nor try moves out."""
BARE = MASKS[0]
"""Saboteurs that try moves out as a schemer does and do not hide: what hiding costs is measured by them."""
HIDERS = (*MASKS[:2], "schemer", *MASKS[2:])
"""Saboteurs that hide more and more; a schemer's stakes lie between those of its neighbours."""
COMPARED = ("random", "digger", "detective", "schemer", "search", "told", "told-search")
"""The bots of the tables of wins and differences in their order, by diggers and then by saboteurs."""
MIXTURE = "+".join(HELD_OUT)
BELIEVED = (MIXTURE, "stranger", "clumsy-v-quiet", "digger", "detective")
"""Line-ups whose beliefs are on the page, bots that the likelihoods were not fitted on first."""
BELIEF_PLAYERS = (5, 7, 10)
TIMED = ("random", "digger", "detective", "search-v-detective")
HOPELESS = "random"
"""Diggers that lose practically every round: the page says so in a sentence, and no rows of 100.0 hide the others."""
SIDES = ("diggers", "saboteurs")

Measured = dict[str, Any]


def measured() -> list[Measured]:
    """All measurements of bots in the folder, in the order of tables."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))]
    return sorted((entry for entry in found if "lineup" in entry), key=_rank)


def _rank(entry: Measured) -> list[int]:
    sides = [entry["rows"][0].get(side) for side in SIDES]
    return [COMPARED.index(bot) if bot in COMPARED else len(COMPARED) for bot in sides]


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(heads), *(list(row) for row in rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _mark(entry: Measured) -> str:
    """A dagger for a line-up with a bot that searched otherwise then."""
    is_earlier = bot_targets.samples(entry["lineup"]) and entry["provenance"].get("code") in EARLIER_CODE
    return bot_targets.EARLIER if is_earlier else ""


def _name(entry: Measured) -> str:
    return f"{entry['lineup']}{_mark(entry)}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _by_players(entry: Measured, cell: Callable[[Measured], str], shown: Iterable[int] = PLAYERS) -> list[str]:
    rows = {row["players"]: cell(row) for row in entry["rows"]}
    return [rows.get(players, "–") for players in shown]


def _contested(entries: list[Measured]) -> list[Measured]:
    """Line-ups that either side can win, without those that only the tables of hiding and of beliefs have."""
    sides = [(entry, bot_targets.sides(entry["lineup"])) for entry in entries]
    return [entry for entry, bots in sides if set(bots) <= set(COMPARED) and bots[0] != HOPELESS]


def _past(entries: list[Measured]) -> list[Measured]:
    return [entry for entry in entries if _mark(entry)]


def wins(entries: list[Measured]) -> str:
    """The share of rounds that saboteurs won, and how far the interval of any of them reaches at most."""
    heads = ["diggers", "saboteurs", "rounds", "±", *map(str, PLAYERS)]
    rows = [
        [*_who(entry), _rounds(entry), _widest(entry), *_by_players(entry, lambda row: _percent(row["saboteur_wins"]))]
        for entry in _contested(entries)
    ]
    return _table(heads, rows)


def _who(entry: Measured) -> tuple[str, str]:
    diggers, saboteurs = bot_targets.sides(entry["lineup"])
    return _bot(diggers, entry), _bot(saboteurs, entry)


def _bot(name: str, entry: Measured) -> str:
    """A bot with the mark that it had when this line-up, or one that it is compared with, was played."""
    return f"{name}{_mark({'lineup': name, 'provenance': entry['provenance']})}"


def _widest(entry: Measured) -> str:
    bounds = [(row["saboteur_wins"], bound) for row in entry["rows"] for bound in row["interval"]]
    return _percent(max(abs(share - bound) for share, bound in bounds))


def better(side: str, entries: list[Measured]) -> str:
    """Points by which saboteurs won more or less often with one bot on this side than with another, on the same
    deals. Those that are surely not 0 are bold."""
    place = SIDES.index(side)
    rows = []
    for entry in _contested(entries):
        own = bot_targets.sides(entry["lineup"])
        for name in _others(entry):
            other = bot_targets.sides(name)
            if own[1 - place] == other[1 - place] and other[0] != HOPELESS:
                bots = [_bot(bot, entry) for bot in (own[place], other[place], own[1 - place])]
                rows.append([*bots, _rounds(entry), *_by_players(entry, partial(_difference, name), SHOWN_PLAYERS)])
    return _table([side, "instead of", f"against {SIDES[1 - place]}", "rounds", *map(str, SHOWN_PLAYERS)], rows)


def _others(entry: Measured) -> list[str]:
    return [other["with"] for other in entry["rows"][0].get("compared", ())]


def _difference(name: str, row: Measured) -> str:
    low, high = _compared(name, row)["interval"]
    points = f"{100 * _points(name, row):+.1f}"
    return f"{f'**{points}**' if low > 0 or high < 0 else points} ({100 * low:+.1f} to {100 * high:+.1f})"


def _points(name: str, row: Measured) -> float:
    found: float = _compared(name, row)["difference"]
    return found


def _compared(name: str, row: Measured) -> Measured:
    return next(other for other in row["compared"] if other["with"] == name)


def _rounds(entry: Measured) -> str:
    return f"{entry['provenance']['rounds']:,}"


def hiding(entries: list[Measured]) -> str:
    """What hiding costs: the schemer's stake, how well a table tells saboteurs, and how often they win."""
    heads = [
        "players",
        "saboteurs",
        "rounds",
        "won, %",
        f"points more than `{OVERT}`",
        f"points more than `{BARE}`",
        "AUC after one trip",
        "after two",
        "after three",
    ]
    found = [(row, entry) for entry in _hiders(entries) for row in entry["rows"]]
    bare = {row["players"]: _points(OVERT, row) for row, _ in found if row["saboteurs"] == BARE}
    rows = [
        [str(row["players"]), row["saboteurs"] + _mark(entry), _rounds(entry), *_hidden(row, _price(row, entry, bare))]
        for row, entry in sorted(found, key=lambda one: one[0]["players"])
        if row["players"] in bare
    ]
    return _table(heads, rows)


def noticed(entries: list[Measured]) -> str:
    """How well a spectator tells schemers at every number of players."""
    rows = [
        [trips, *_by_players(entry, partial(_auc, place))]
        for entry in _chosen(entries, ["detective-v-schemer"])
        for place, trips in enumerate(("one trip", "two trips", "three trips"))
    ]
    return _table(["AUC after", *map(str, PLAYERS)], rows)


def _auc(place: int, row: Measured) -> str:
    return f"{row['inference'][place]['auc']:.3f}"


def _price(row: Measured, entry: Measured, bare: dict[int, float]) -> str:
    """Points more than those who do not hide: each was compared with the same third, on its own deals."""
    if _mark(entry) or row["saboteurs"] == BARE or row["players"] not in bare:
        return "–"
    return f"{100 * (_points(OVERT, row) - bare[row['players']]):+.1f}"


def _hiders(entries: list[Measured]) -> list[Measured]:
    """Line-ups of saboteurs who hide more or less, against `detective` diggers."""
    found = {entry["rows"][0]["saboteurs"]: entry for entry in entries if entry["lineup"].startswith("detective-v-")}
    return [found[name] for name in HIDERS if name in found]


def _hidden(row: Measured, price: str) -> list[str]:
    told_apart = [_auc(place, row) for place in range(3)]
    return [_percent(row["saboteur_wins"]), _difference(OVERT, row), price, *told_apart]


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
        if row["players"] in BELIEF_PLAYERS
    ]
    return _table(["line-up", "players", *QUALITIES.values()], rows)


QUALITIES = {
    "auc": "AUC",
    "log_loss": "log loss",
    "calibration_error": "calibration error",
    "false_convictions": "false convictions, %",
}


def _quality(row: Measured) -> list[str]:
    found = [one for one in row["inference"] if one["go_round"] in GO_ROUNDS]
    return [" / ".join(_as_told(one[name], heading) for one in found) for name, heading in QUALITIES.items()]


def _as_told(value: float, heading: str) -> str:
    return _percent(value) if "%" in heading else f"{value:.3f}"


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
    """Each target and whether it was reached."""
    return _table(["", "target", "reached"], bot_targets.reached(_named(entries)))


def figures(entries: list[Measured]) -> str:
    """What was measured for each target."""
    heads = ["target", "what was measured", "result", "reached"]
    return _table(heads, bot_targets.figures(_named(entries), _earlier(entries)))


def ladder(entries: list[Measured]) -> str:
    """Where each bot beats the one below it."""
    heads = ["role", "bot", "instead of", "against", "better at", "even at", "worse at"]
    return _table(heads, bot_targets.ladder(_named(entries), _earlier(entries)))


def _earlier(entries: list[Measured]) -> frozenset[str]:
    """The line-ups that were measured with an earlier search."""
    return frozenset(entry["lineup"] for entry in _past(entries))


def _named(entries: list[Measured]) -> dict[str, list[Measured]]:
    return {entry["lineup"]: entry["rows"] for entry in entries}


TABLES: dict[str, Callable[[list[Measured]], str]] = {
    "wins": wins, "diggers": partial(better, "diggers"), "saboteurs": partial(better, "saboteurs"), "hiding": hiding,
    "noticed": noticed, "beliefs": beliefs, "times": times, "nuggets": nuggets, "targets": reached, "figures": figures,
    "ladder": ladder,
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
    shown = {diggers: _shares(named[lineup]) for diggers, lineup in SHOWN.items() if lineup in named}
    words = ("Rounds won by detective saboteurs", "players", "rounds won, %")
    _chart("wins", shown, words, x="players", y="won", legend="diggers")
    if MIXTURE in named:
        rows = [row for row in named[MIXTURE] if row["players"] in BELIEF_PLAYERS]
        beliefs = {f"{row['players']} players": row["inference"] for row in rows}
        words = (f"How well a spectator identifies held-out bots ({MIXTURE})", "trips around the table", "AUC")
        _chart("beliefs", beliefs, words, x="go_round", y="auc")
        _draw_calibration(named[MIXTURE])
    _draw_hiding(entries)


def _shares(rows: list[Measured]) -> list[Measured]:
    """Percent of rounds; where nothing was measured, no number, at which a line breaks off."""
    found = {row["players"]: row for row in rows}
    return [
        {"players": players, "won": 100 * row["saboteur_wins"], "interval": [100 * bound for bound in row["interval"]]}
        if (row := found.get(players))
        else {"players": players, "won": nan}
        for players in PLAYERS
    ]


def _draw_calibration(rows: list[Measured]) -> None:
    seven = next(row for row in rows if row["players"] == 7)
    words = (
        f"Beliefs and truth, 7 players ({MIXTURE})",
        "believed probability of being a saboteur",
        "share that were saboteurs",
    )
    calibration_chart(CHARTS, "calibration", seven["inference"][:4], _words(words, "trips"), endings=["svg"])


def _draw_hiding(entries: list[Measured]) -> None:
    """One line for each number of players, along the stakes; a schemer, on more deals, apart from it."""
    rows = [row for entry in _hiders(entries) for row in entry["rows"]]
    lines = {}
    for players in (5, 7, 9):
        found = {row["saboteurs"]: _hiding_point(row) for row in rows if row["players"] == players}
        lines[f"{players} players"] = [*(found[mask] for mask in MASKS), {"auc": nan, "points": nan}, found["schemer"]]
    words = ("What hiding costs a saboteur", "AUC after two trips around the table", f"points more than {OVERT}")
    _chart("hiding", lines, words, x="auc", y="points", level=0)


BESIDE = {BARE: (25, -3), (5, "mask-25"): (-23, 5), (7, "mask-25"): (2, -15), (7, "schemer"): (-27, -3)}
"""Where names stand, if not above their points."""


def _hiding_point(row: Measured) -> Measured:
    name = row["saboteurs"]
    return {
        "auc": row["inference"][1]["auc"],
        "points": 100 * _points(OVERT, row),
        "interval": [100 * bound for bound in _compared(OVERT, row)["interval"]],
        "name": name,
        "beside": BESIDE.get((row["players"], name), BESIDE.get(name, (0, 7))),
    }


def _chart(
    name: str, lines: dict[str, Any], words: tuple[str, str, str], *, x: str, y: str, legend: str | None = None,
    level: float | None = None,
) -> None:  # fmt: skip
    chart(CHARTS, name, lines, _words(words, legend), x=x, y=y, endings=["svg"], level=level)


def _words(words: tuple[str, str, str], legend: str | None = None) -> dict[str, str]:
    named = dict(zip(("title", "x", "y"), words, strict=True))
    return named | ({"legend": legend} if legend else {})


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
