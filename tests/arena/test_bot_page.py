"""What docs/bot-results.md says of the ladder follows from the measurements: signs, verdicts and gaps."""

from __future__ import annotations

from typing import Any

import pytest

from tools.studies.bot_tables import EARLIER_CODE, TABLES, differences, hiding, written
from tools.studies.bot_targets import NOT_YET, ladder, targets


def _rows(other: str, *intervals: tuple[float, float]) -> list[dict[str, Any]]:
    """One row for each number of players from 5 on, compared with another line-up."""
    return [
        {
            "players": players,
            "saboteur_wins": 0.3,
            "inference": [],
            "compared": [{"with": other, "rounds": 400, "difference": (low + high) / 2, "interval": [low, high]}],
        }
        for players, (low, high) in enumerate(intervals, 5)
    ]


SPREAD = ((-0.2, -0.1), (-0.1, 0.1), (0.1, 0.2))


def test_fewer_saboteur_wins_are_good_for_diggers_and_bad_for_saboteurs() -> None:
    diggers = ladder({"detective": _rows("digger-v-detective", *SPREAD)})
    assert ["5", "6", "7"] in [row[4:] for row in diggers]
    saboteurs = ladder({"detective-v-schemer": _rows("detective", *SPREAD)})
    assert ["7", "6", "5"] in [row[4:] for row in saboteurs]


def test_what_was_not_measured_is_said_to_be_so() -> None:
    assert all(row[2] == NOT_YET for row in targets({}))
    reached = targets({"detective": _rows("digger-v-detective", *SPREAD)})
    measured = [row[2:] for row in reached if row[2] != NOT_YET]
    assert measured == [["-15.0 at 5, +0.0 at 6, +15.0 at 7 (400 rounds each)", "at 5"]]


def test_a_target_is_reached_at_all_numbers_of_players_at_some_or_at_none() -> None:
    def verdict(*intervals: tuple[float, float]) -> list[str]:
        found = targets({"detective-v-digger": _rows("digger", *intervals)})
        return [row[3] for row in found if row[2] != NOT_YET]

    good, bad = (-0.3, -0.2), (-0.1, 0.1)
    assert verdict(good, good) == ["**yes**"]
    assert verdict(bad, good) == ["at 6"]
    assert verdict(bad, bad) == ["**no**"]


def test_each_target_is_written_once() -> None:
    assert len({row[0] for row in targets({})}) == 1 + sum(row[0] != "″" for row in targets({}))


@pytest.mark.parametrize(("lineup", "code", "name"), [
    ("detective-v-search", EARLIER_CODE[0], "detective-v-search†"),
    ("detective-v-search", "another", "detective-v-search"),
    ("detective", EARLIER_CODE[0], "detective"),
])  # fmt: skip
def test_only_rows_of_an_earlier_search_are_marked(lineup: str, code: str, name: str) -> None:
    entry = {"lineup": lineup, "provenance": {"rounds": 400, "code": code}, "rows": _rows("schemer", *SPREAD)}
    mark = "†" if code == EARLIER_CODE[0] else ""
    assert f"| {name} | schemer{mark} | 400 |" in differences([entry])


def test_both_line_ups_of_an_earlier_search_are_marked_in_the_ladder() -> None:
    named = {"detective-v-search": _rows("detective-v-schemer", *SPREAD)}
    how = {row[3] for row in ladder(named, {"detective-v-search"})}
    assert "`detective-v-search`† and `detective-v-schemer`†" in how
    assert "`detective-v-search`† and `detective`" in how


def test_what_hiding_costs_is_the_difference_from_those_who_do_not_hide() -> None:
    def entry(saboteurs: str, points: float) -> dict[str, Any]:
        rows = _rows("detective", (points, points))
        rows = [row | {"saboteurs": saboteurs, "inference": [{"auc": 0.9}] * 3} for row in rows]
        return {"lineup": f"detective-v-{saboteurs}", "provenance": {"rounds": 9}, "rows": rows}

    table = hiding([entry("mask-0", 0.09), entry("schemer", 0.01)])
    assert "| 5 | mask-0 | 9 | 30.0 | **+9.0** (+9.0 to +9.0) | – |" in table
    assert "| 5 | schemer | 9 | 30.0 | **+1.0** (+1.0 to +1.0) | -8.0 |" in table


def test_diggers_that_always_lose_have_no_rows() -> None:
    entries = [
        {"lineup": name, "provenance": {"rounds": 9}, "rows": [row | {"diggers": name} for row in _rows("b", *SPREAD)]}
        for name in ("random", "digger")
    ]
    table = TABLES["differences"](entries)
    assert "| digger | b | 9 |" in table
    assert "random" not in table


def test_beliefs_of_three_trips_share_a_cell() -> None:
    names = ("auc", "log_loss", "prior_log_loss", "brier", "calibration_error", "false_convictions")
    found = [{"go_round": trips, **dict.fromkeys(names, trips / 10)} for trips in (1, 2, 3, 4)]
    rows = [{"players": players, "inference": found} for players in (5, 6)]
    entry = {"lineup": "stranger", "provenance": {"rounds": 9}, "rows": rows}
    cells = " | ".join(["0.100 / 0.200 / 0.300"] * 6)
    assert TABLES["beliefs"]([entry]).splitlines()[2:] == [f"| stranger | 5 | {cells} |"]


def test_a_table_is_written_between_its_marks_and_nowhere_else() -> None:
    entry = {"lineup": "a", "provenance": {"rounds": 400}, "rows": _rows("b", *SPREAD)}
    page = "before\n<!-- table: differences -->\nold\n<!-- end -->\nafter\n"
    assert written(page, [entry]) == page.replace("old", differences([entry]))
    assert "**-15.0** (-20.0 to -10.0)" in written(page, [entry])
