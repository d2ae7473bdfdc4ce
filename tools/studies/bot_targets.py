"""What docs/bot-results.md says of its targets, from the measurements alone: no figure in those tables is written by
hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

Rows = list[dict[str, Any]]
Named = dict[str, Rows]
"""The rows of each line-up by its name."""

MIDDLE = range(5, 11)
NOT_YET = "not measured yet"
EARLIER = "†"
"""Marks what was measured with an earlier search."""
SAMPLING = ("search", "schemer", "mask")
"""Bots that sample worlds: only these played otherwise then."""
# Role, level, the one below, where it played, and with what that is compared.
STEPS = (
    ("diggers", "digger", "random", "digger-v-random", "random"),
    ("diggers", "detective", "digger", "detective", "digger-v-detective"),
    ("diggers", "detective", "digger", "detective-v-digger", "digger"),
    ("diggers", "detective", "digger", "detective-v-random", "digger-v-random"),
    ("diggers", "schemer", "detective", "schemer-v-detective", "detective"),
    ("diggers", "search", "schemer", "search-v-detective", "schemer-v-detective"),
    ("diggers", "search", "detective", "search-v-detective", "detective"),
    ("saboteurs", "digger", "random", "random-v-digger", "random"),
    ("saboteurs", "detective", "digger", "digger-v-detective", "digger"),
    ("saboteurs", "detective", "digger", "detective", "detective-v-digger"),
    ("saboteurs", "detective", "digger", "random-v-detective", "random-v-digger"),
    ("saboteurs", "schemer", "detective", "detective-v-schemer", "detective"),
    ("saboteurs", "search", "schemer", "detective-v-search", "detective-v-schemer"),
    ("saboteurs", "search", "detective", "detective-v-search", "detective"),
)


def ladder(named: Named, earlier: Collection[str] = ()) -> list[list[str]]:
    """For each role and bot: at which numbers of players it beats the one below, is even with it, or loses to it."""
    return [
        [role, *_bots(lineup, (level, below, _facing(role, lineup)), earlier), *_step(named, role, lineup, other)]
        for role, level, below, lineup, other in STEPS
    ]


def _bots(lineup: str, bots: Sequence[str], earlier: Collection[str]) -> list[str]:
    """Bots of a comparison with their marks: both of its line-ups were played in the same run."""
    mark = _mark(lineup, earlier)
    return [f"{bot}{mark if samples(bot) else ''}" for bot in bots]


def _facing(role: str, lineup: str) -> str:
    """Who plays the other side in a line-up."""
    diggers, saboteurs = sides(lineup)
    return saboteurs if role == "diggers" else diggers


def sides(lineup: str) -> tuple[str, str]:
    """The diggers and the saboteurs of a line-up, by its name."""
    diggers, _, saboteurs = lineup.partition("-v-")
    return diggers, saboteurs or diggers


def samples(name: str) -> bool:
    """Whether a bot that samples worlds plays in a line-up."""
    return any(bot in name for bot in SAMPLING)


def _step(named: Named, role: str, lineup: str, other: str) -> list[str]:
    sign = -1 if role == "diggers" else 1
    found: dict[str, list[int]] = {"better": [], "even": [], "worse": []}
    for row in named.get(lineup, ()):
        for compared in row["compared"]:
            if compared["with"] == other:
                low, high = sorted(sign * bound for bound in compared["interval"])
                verdict = "better" if low > 0 else "worse" if high < 0 else "even"
                found[verdict].append(row["players"])
    return [_spans(players) or "–" for players in found.values()] if lineup in named else [NOT_YET, "–", "–"]


def _spans(numbers: Sequence[int]) -> str:
    """Numbers in their order, three or more in a row as a span: 3–6, 8."""
    rows: list[list[int]] = []
    for number in numbers:
        if rows and number == rows[-1][-1] + 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return ", ".join(f"{row[0]}–{row[-1]}" if len(row) > 2 else ", ".join(map(str, row)) for row in rows)


BEST = "best diggers: 12 points fewer saboteur wins than with `digger` diggers at each of 5–10 players (hoped for: 18)"
LEAST = "`detective` diggers: 10 points fewer saboteur wins at each of 5–10 players against the same saboteurs"
ORACLE = "gap to perfect knowledge: being told the roles gains the best diggers at most 1.5 points"
HIDDEN = "concealment: AUC at most 0.75 after two trips around the table, and at most 2 points fewer wins"
SEARCHED = "`search` beats the bot below it by 3 points"
PRICE, NOTICED = "wins of `schemer`† minus those of `detective`", "AUC of `schemer`†"
HALVES = {PRICE: "the wins", NOTICED: "the AUC"}
"""What was measured for the two conditions of HIDDEN, and what the verdict calls each."""
# Target, what was measured, line-up, with what it is compared at 5 to 10 players, and the least and the most points
# that reach the target; none where the row only adds to what the others say. A dagger after a bot stays only if the
# line-up was measured with an earlier search.
Bounds = tuple[float, float]
ANY = float("inf")
POINTS: tuple[tuple[str, str, str, str, Bounds | None], ...] = (
    (BEST, "`detective` against `detective` saboteurs", "detective", "digger-v-detective", (-ANY, -0.12)),
    (BEST, "`search`† minus `detective`, against `detective` saboteurs", "search-v-detective", "detective", None),
    (LEAST, "against `digger` saboteurs", "detective-v-digger", "digger", (-ANY, -0.1)),
    (ORACLE, "`detective` told the roles, minus `detective`", "told-v-detective", "detective", (-0.015, ANY)),
    (ORACLE, "`search`† minus `detective` told the roles", "search-v-detective", "told-v-detective", None),
    (
        ORACLE,
        "`search`† told the roles, minus `search`†",
        "told-search-v-detective",
        "search-v-detective",
        (-0.015, ANY),
    ),
    (HIDDEN, PRICE, "detective-v-schemer", "detective", (-0.02, ANY)),
    (SEARCHED, "diggers: `search`† minus `schemer`†", "search-v-detective", "schemer-v-detective", (-ANY, -0.03)),
    (SEARCHED, "saboteurs: `search`† minus `schemer`†", "detective-v-search", "detective-v-schemer", (0.03, ANY)),
    (SEARCHED, "saboteurs: `search`† minus `detective`", "detective-v-search", "detective", None),
)
HELD_OUT = ("clumsy+quiet+stranger",)
EVERY_HELD_OUT = (*HELD_OUT, "stranger", "clumsy-v-quiet")
TOLD_APART = "beliefs about held-out bots: AUC at least 0.80 after one trip around the table and 0.90 after three"
CALIBRATED = "beliefs about held-out bots: calibration error at most 0.03"
CONVICTED = "beliefs about held-out bots: false convictions at most 2%"
TRIPS = {1: "one trip", 2: "two", 3: "three"}
# Target, what was measured, line-ups, which quality of beliefs, and what reaches the target after how many trips.
BELIEFS: tuple[tuple[str, str, Sequence[str], str, dict[int, Bounds]], ...] = (
    (TOLD_APART, "every line-up of them", EVERY_HELD_OUT, "auc", {1: (0.8, 1), 3: (0.9, 1)}),
    (CALIBRATED, "all three at one table", HELD_OUT, "calibration_error", dict.fromkeys(TRIPS, (0, 0.03))),
    (CALIBRATED, "every line-up of them", EVERY_HELD_OUT, "calibration_error", dict.fromkeys(TRIPS, (0, 0.03))),
    (CONVICTED, "all three at one table", HELD_OUT, "false_convictions", dict.fromkeys(TRIPS, (0, 0.02))),
    (CONVICTED, "every line-up of them", EVERY_HELD_OUT, "false_convictions", dict.fromkeys(TRIPS, (0, 0.02))),
    (HIDDEN, NOTICED, ("detective-v-schemer",), "auc", {2: (0, 0.75)}),
)
BALANCED = "`digger` on both sides: saboteurs win about 12% at 4 players, 53% at 7 and 26% at 9"
WANTED = {4: 0.12, 7: 0.53, 9: 0.26}
ABOUT = 0.03
"""What “about” allows, as a share of the rounds."""


IN_PART = "in part"


def reached(named: Named) -> list[list[str]]:
    """Each target with its number, and whether all that was measured for it reaches it, some of it or nothing."""
    rows = _judged(named, ())
    return [
        [str(number), target, _together([row[3] for row in rows if row[0] == target])]
        for number, target in enumerate(ORDER, 1)
    ]


def _together(verdicts: Sequence[str]) -> str:
    """One verdict of several; rows that are not judged do not count."""
    found = {verdict.rpartition(": ")[2] for verdict in verdicts} - {"–"}
    return found.pop() if len(found) == 1 and found <= {"yes", "no"} else IN_PART if found else NOT_YET


def figures(named: Named, earlier: Collection[str] = ()) -> list[list[str]]:
    """For the number of each target: what was measured, the figures, and whether they reach it; `earlier` line-ups are
    marked as those of an earlier search."""
    return [[str(1 + ORDER.index(row[0])), *row[1:]] for row in _judged(named, earlier)]


def _judged(named: Named, earlier: Collection[str]) -> list[list[str]]:
    rows = [[BALANCED, "both sides `digger`", *_wins(named.get("digger", []))]]
    for target, what, lineup, other, within in POINTS:
        found, verdict = _differences(named, lineup, other, within)
        rows.append([target, _marked(what, lineup, earlier), found, _half(what, verdict)])
    for target, what, lineups, name, by_trips in BELIEFS:
        found, verdict = _over_time(named, lineups, name, by_trips)
        rows.append([target, _marked(what, lineups[0], earlier), found, _half(what, verdict)])
    return sorted(rows, key=lambda row: ORDER.index(row[0]))


def _half(what: str, verdict: str) -> str:
    """A verdict on one of the two conditions of a target says on which."""
    return f"{HALVES[what]}: {verdict}" if what in HALVES and verdict != "–" else verdict


ORDER = (BALANCED, BEST, LEAST, TOLD_APART, CALIBRATED, CONVICTED, ORACLE, HIDDEN, SEARCHED)


def _mark(lineup: str, earlier: Collection[str]) -> str:
    return EARLIER if lineup in earlier else ""


def _marked(what: str, lineup: str, earlier: Collection[str]) -> str:
    return what.replace(EARLIER, _mark(lineup, earlier))


def _wins(rows: Rows) -> tuple[str, str]:
    found = {row["players"]: row["saboteur_wins"] for row in rows if row["players"] in WANTED}
    said = ", ".join(f"{100 * share:.0f}% at {players}" for players, share in found.items())
    near = {players: abs(share - WANTED[players]) <= ABOUT for players, share in found.items()}
    return said or NOT_YET, _verdict(near)


def _verdict(reached: Mapping[int, bool]) -> str:
    """Yes, no, or at which numbers of players."""
    if not reached:
        return "–"
    good = [str(players) for players, is_reached in reached.items() if is_reached]
    return "yes" if len(good) == len(reached) else f"at {', '.join(good)}" if good else "no"


def _differences(named: Named, lineup: str, other: str, bounds: Bounds | None) -> tuple[str, str]:
    """The points at each number of players with the rounds that each stands on, and where they reach the target."""
    rows = [row for row in named.get(lineup, ()) if row["players"] in MIDDLE]
    points = {row["players"]: found for row in rows for found in row["compared"] if found["with"] == other}
    if not points:
        return NOT_YET, "–"
    said = ", ".join(f"{100 * found['difference']:+.1f} at {number}" for number, found in points.items())
    rounds = max(found["rounds"] for found in points.values())
    good = {number: bounds[0] <= found["difference"] <= bounds[1] for number, found in points.items()} if bounds else {}
    return f"{said} ({rounds:,} rounds each)", _verdict(good)


def _over_time(named: Named, lineups: Sequence[str], name: str, bounds: Mapping[int, Bounds]) -> tuple[str, str]:
    """After one, two and three trips around the table: from the least to the greatest over all numbers of players; and
    whether all of them reach the target, some or none."""
    values = {trips: _values(named, lineups, trips, name) for trips in TRIPS}
    if not values[1]:
        return NOT_YET, "–"
    said = ", ".join(f"{_range(found, name)} after {TRIPS[trips]}" for trips, found in values.items())
    good = [low <= value <= high for trips, (low, high) in bounds.items() for value in values[trips]]
    verdict = "yes" if all(good) else f"{sum(good)} of {len(good)} values" if any(good) else "no"
    return said, verdict


def _range(found: Sequence[float], name: str) -> str:
    """From the least to the greatest; false convictions in percent, like their target."""
    low, high = min(found), max(found)
    return f"{100 * low:.1f}–{100 * high:.1f}%" if name == "false_convictions" else f"{low:.3f}–{high:.3f}"


def _values(named: Named, lineups: Sequence[str], trips: int, name: str) -> list[float]:
    return [
        found[name]
        for lineup in lineups
        for row in named.get(lineup, ())
        for found in row["inference"]
        if found["go_round"] == trips
    ]
