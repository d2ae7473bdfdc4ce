"""What docs/bots.md says of its targets, from the measurements alone: no figure in those tables is written by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Rows = list[dict[str, Any]]
Named = dict[str, Rows]
"""The rows of each line-up by its name."""

MIDDLE = range(5, 11)
NOT_YET = "not measured yet"
# Role, level, the one below, where it played, and with what that is compared.
STEPS = (
    ("diggers", "digger", "random", "digger-v-random", "random"),
    ("diggers", "detective", "digger", "detective", "digger-v-detective"),
    ("diggers", "detective", "digger", "detective-v-digger", "digger"),
    ("diggers", "schemer", "detective", "schemer-v-detective", "detective"),
    ("diggers", "search", "schemer", "search-v-detective", "schemer-v-detective"),
    ("saboteurs", "digger", "random", "random-v-digger", "random"),
    ("saboteurs", "detective", "digger", "digger-v-detective", "digger"),
    ("saboteurs", "detective", "digger", "random-v-detective", "random-v-digger"),
    ("saboteurs", "schemer", "detective", "detective-v-schemer", "detective"),
    ("saboteurs", "search", "schemer", "detective-v-search", "detective-v-schemer"),
    ("saboteurs", "search", "detective", "detective-v-search", "detective"),
)


def ladder(named: Named) -> list[list[str]]:
    """For each role and level: at which numbers of players it beats the one below, is even with it, or loses to it."""
    return [_step(named, *step) for step in STEPS]


def _step(named: Named, role: str, level: str, below: str, lineup: str, other: str) -> list[str]:
    sign = -1 if role == "diggers" else 1
    found: dict[str, list[str]] = {"better": [], "even": [], "worse": []}
    for row in named.get(lineup, ()):
        for compared in row["compared"]:
            if compared["with"] == other:
                low, high = sorted(sign * bound for bound in compared["interval"])
                verdict = "better" if low > 0 else "worse" if high < 0 else "even"
                found[verdict].append(str(row["players"]))
    cells = [", ".join(players) or "–" for players in found.values()] if lineup in named else [NOT_YET, "–", "–"]
    return [role, level, below, f"`{lineup}` and `{other}`", *cells]


# Target, what was measured, line-up, and with what it is compared at 5 to 10 players.
BEST = "best diggers: 12 points fewer saboteur wins than with `digger` diggers at each of 5–10 players; stretch 18"
LEAST = "`detective` diggers: 10 points fewer saboteur wins at each of 5–10 players against the same saboteurs"
ORACLE = "oracle gap: best diggers within 1.5 points of the same play told the roles"
HIDDEN = "concealment: AUC at most 0.75 after two go-rounds, and at most 2 points fewer wins"
SEARCHED = "`search` beats the level below by 3 points"
POINTS = (
    (BEST, "`detective` against `detective` saboteurs", "detective", "digger-v-detective"),
    (BEST, "`search`, less `detective`, against `detective` saboteurs", "search-v-detective", "detective"),
    (LEAST, "against `digger` saboteurs", "detective-v-digger", "digger"),
    (ORACLE, "`detective` told the roles, less `detective`", "told-v-detective", "detective"),
    (ORACLE, "`search`, less `detective` told the roles", "search-v-detective", "told-v-detective"),
    (ORACLE, "`search` told the roles, less `search`", "told-search-v-detective", "search-v-detective"),
    (HIDDEN, "wins of `schemer`, less those of `detective`", "detective-v-schemer", "detective"),
    (SEARCHED, "diggers, less `schemer` diggers", "search-v-detective", "schemer-v-detective"),
    (SEARCHED, "saboteurs, less `schemer` saboteurs", "detective-v-search", "detective-v-schemer"),
    (SEARCHED, "saboteurs, less `detective` saboteurs", "detective-v-search", "detective"),
)
HELD_OUT = ("clumsy+quiet+stranger",)
EVERY_HELD_OUT = (*HELD_OUT, "stranger", "clumsy-v-quiet")
TOLD_APART = "inference on held-out bots: AUC at least 0.80 after one go-round and 0.90 after three"
CALIBRATED = "inference on held-out bots: calibration error at most 0.03"
CONVICTED = "inference on held-out bots: false convictions at most 2 %"
# Target, what was measured, line-ups, and which quality of beliefs.
BELIEFS = (
    (TOLD_APART, "every line-up of them", EVERY_HELD_OUT, "auc"),
    (CALIBRATED, "all three at one table", HELD_OUT, "calibration_error"),
    (CALIBRATED, "every line-up of them", EVERY_HELD_OUT, "calibration_error"),
    (CONVICTED, "all three at one table", HELD_OUT, "false_convictions"),
    (CONVICTED, "every line-up of them", EVERY_HELD_OUT, "false_convictions"),
    (HIDDEN, "AUC of `schemer`", ("detective-v-schemer",), "auc"),
)
PILOT = "`digger` near the pilot: saboteurs win 12 % at 4 players, 53 % at 7 and 26 % at 9"


def targets(named: Named) -> list[list[str]]:
    """Each target, what was measured, and the figures."""
    rows = [[PILOT, "both sides `digger`", _wins(named.get("digger", []), (4, 7, 9))]]
    rows += [[target, what, _differences(named, lineup, other)] for target, what, lineup, other in POINTS]
    rows += [[target, what, _over_time(named, lineups, name)] for target, what, lineups, name in BELIEFS]
    return sorted(rows, key=lambda row: ORDER.index(row[0]))


ORDER = (PILOT, BEST, LEAST, TOLD_APART, CALIBRATED, CONVICTED, ORACLE, HIDDEN, SEARCHED)


def _wins(rows: Rows, players: Sequence[int]) -> str:
    return ", ".join(f"{100 * row['saboteur_wins']:.0f} %" for row in rows if row["players"] in players) or NOT_YET


def _differences(named: Named, lineup: str, other: str) -> str:
    """The points at each number of players, and the rounds that each stands on."""
    rows = [row for row in named.get(lineup, ()) if row["players"] in MIDDLE]
    points = {row["players"]: found for row in rows for found in row["compared"] if found["with"] == other}
    if not points:
        return NOT_YET
    said = ", ".join(f"{100 * found['difference']:+.1f} at {number}" for number, found in points.items())
    return f"{said} ({max(found['rounds'] for found in points.values()):,} rounds each)"


def _over_time(named: Named, lineups: Sequence[str], name: str) -> str:
    """After one, two and three go-rounds: from the least to the greatest over all numbers of players."""
    spans = [_span(named, lineups, number, name) for number in (1, 2, 3)]
    return "; ".join(spans) + " after one, two and three go-rounds" if spans[0] else NOT_YET


def _span(named: Named, lineups: Sequence[str], go_round: int, name: str) -> str:
    values = [
        found[name]
        for lineup in lineups
        for row in named.get(lineup, ())
        for found in row["inference"]
        if found["go_round"] == go_round
    ]
    return f"{min(values):.3f} to {max(values):.3f}" if values else ""
