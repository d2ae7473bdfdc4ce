"""What docs/bot-results.md says of the ladder follows from the measurements: signs, verdicts and gaps."""

from __future__ import annotations

from typing import Any

import pytest

from tools.studies.bot_tables import EARLIER_CODE, TABLES, better, hiding, written
from tools.studies.bot_targets import EARLIER, IN_PART, NOT_YET, ORDER, STEPS, figures, ladder, reached


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
"""At 5, 6 and 7 players; the tables of differences leave 6 out."""


def test_fewer_saboteur_wins_are_good_for_diggers_and_bad_for_saboteurs() -> None:
    diggers = ladder({"detective": _rows("digger-v-detective", *SPREAD)})
    assert ["5", "6", "7"] in [row[4:] for row in diggers]
    saboteurs = ladder({"detective-v-schemer": _rows("detective", *SPREAD)})
    assert ["7", "6", "5"] in [row[4:] for row in saboteurs]


def test_numbers_of_players_in_a_row_are_a_span() -> None:
    rows = _rows("digger-v-detective", *[(-0.2, -0.1)] * 4, (-0.1, 0.1), (-0.2, -0.1))
    assert ["5–8, 10", "9", "–"] in [row[4:] for row in ladder({"detective": rows})]


def test_what_was_not_measured_is_said_to_be_so() -> None:
    assert all(row[2] == NOT_YET for row in figures({}) + reached({}))
    found = figures({"detective": _rows("digger-v-detective", *SPREAD)})
    measured = [row[2:] for row in found if row[2] != NOT_YET]
    assert measured == [["-15.0 at 5, +0.0 at 6, +15.0 at 7 (400 rounds each)", "at 5"]]


def test_a_target_is_reached_at_all_numbers_of_players_at_some_or_at_none() -> None:
    def verdict(*intervals: tuple[float, float]) -> list[str]:
        named = {"detective-v-digger": _rows("digger", *intervals)}
        return [row[-1] for row in figures(named) + reached(named) if row[2] != NOT_YET]

    good, bad = (-0.3, -0.2), (-0.1, 0.1)
    assert verdict(good, good) == ["yes", "yes"]
    assert verdict(bad, good) == ["at 6", IN_PART]
    assert verdict(bad, bad) == ["no", "no"]


def test_a_target_with_two_conditions_is_reached_in_part_if_one_is() -> None:
    rows = _rows("detective", (0, 0.1))
    for row in rows:
        row["inference"] = [{"go_round": trips, "auc": 0.9} for trips in (1, 2, 3)]
    named = {"detective-v-schemer": rows}
    assert {row[3] for row in figures(named) if row[2] != NOT_YET} == {"the wins: yes", "the AUC: no"}
    assert [row[2] for row in reached(named) if row[2] != NOT_YET] == [IN_PART]


def test_each_target_is_written_once_and_has_figures() -> None:
    assert [row[1] for row in reached({})] == list(ORDER)
    assert {row[0] for row in figures({})} == {row[0] for row in reached({})}


@pytest.mark.parametrize(("lineup", "other", "code", "row"), [
    ("detective-v-search", "detective-v-schemer", EARLIER_CODE[0], "| search† | schemer† | detective | 400 |"),
    ("detective-v-search", "detective-v-schemer", "another", "| search | schemer | detective | 400 |"),
    ("digger-v-detective", "digger", EARLIER_CODE[0], "| detective | digger | digger | 400 |"),
])  # fmt: skip
def test_only_bots_of_an_earlier_search_are_marked(lineup: str, other: str, code: str, row: str) -> None:
    entry = {"lineup": lineup, "provenance": {"rounds": 400, "code": code}, "rows": _rows(other, *SPREAD)}
    assert row in better("saboteurs", [entry])
    assert row not in better("diggers", [entry])


def test_both_bots_of_an_earlier_search_are_marked_in_the_ladder() -> None:
    named = {"detective-v-search": _rows("detective-v-schemer", *SPREAD)}
    bots = [row[1:4] for row in ladder(named, {"detective-v-search"})]
    assert ["search†", "schemer†", "detective"] in bots
    assert ["search†", "detective", "detective"] in bots


def test_both_sides_have_the_same_steps_in_the_ladder() -> None:
    diggers, saboteurs = ({step[1:3] for step in STEPS if step[0] == side} for side in ("diggers", "saboteurs"))
    assert diggers == saboteurs


def test_a_target_marks_every_bot_of_an_earlier_search_and_no_other() -> None:
    named = {"told-search-v-detective": _rows("search-v-detective", *SPREAD)}
    assert "`search`† told the roles, minus `search`†" in [row[1] for row in figures(named, set(named))]
    assert not any(EARLIER in row[1] for row in figures(named))


def test_a_difference_that_may_be_chance_is_not_bold() -> None:
    rows = _rows("digger-v-detective", SPREAD[0], SPREAD[1], SPREAD[1], SPREAD[0], SPREAD[2])
    entry = {"lineup": "detective", "provenance": {"rounds": 400}, "rows": rows}
    cells = "**-15.0** (-20.0 to -10.0) | +0.0 (-10.0 to +10.0) | **+15.0** (+10.0 to +20.0) | – |"
    assert cells in better("diggers", [entry])


def test_differences_are_shown_at_some_numbers_of_players() -> None:
    entry = {"lineup": "detective", "provenance": {"rounds": 400}, "rows": _rows("digger-v-detective", *SPREAD)}
    heads, _, row = better("diggers", [entry]).splitlines()
    assert heads.endswith("| rounds | 5 | 7 | 9 | 10 |")
    assert row.endswith("| **-15.0** (-20.0 to -10.0) | **+15.0** (+10.0 to +20.0) | – | – |")


def test_what_hiding_costs_is_the_difference_from_those_who_do_not_hide() -> None:
    def entry(saboteurs: str, points: float) -> dict[str, Any]:
        rows = _rows("detective", (points, points))
        rows = [row | {"saboteurs": saboteurs, "inference": [{"auc": 0.9}] * 3} for row in rows]
        return {"lineup": f"detective-v-{saboteurs}", "provenance": {"rounds": 9}, "rows": rows}

    table = hiding([entry("mask-0", 0.09), entry("schemer", 0.01)])
    assert "| 5 | mask-0 | 9 | 30.0 | **+9.0** (+9.0 to +9.0) | – |" in table
    assert "| 5 | schemer | 9 | 30.0 | **+1.0** (+1.0 to +1.0) | -8.0 |" in table


def test_diggers_that_always_lose_have_no_rows() -> None:
    lineups = {"random": "random-v-digger", "digger-v-random": "random", "detective": "digger-v-detective"}
    entries = [
        {"lineup": name, "provenance": {"rounds": 9}, "rows": _rows(other, *SPREAD)} for name, other in lineups.items()
    ]
    table = TABLES["diggers"](entries)
    assert "| detective | digger | detective | 9 |" in table
    assert "random" not in table


def test_beliefs_of_three_trips_share_a_cell() -> None:
    names = ("auc", "log_loss", "prior_log_loss", "brier", "calibration_error", "false_convictions")
    found = [{"go_round": trips, **dict.fromkeys(names, trips / 10)} for trips in (1, 2, 3, 4)]
    rows = [{"players": players, "inference": found} for players in (5, 6)]
    entry = {"lineup": "stranger", "provenance": {"rounds": 9}, "rows": rows}
    cells = " | ".join([*["0.100 / 0.200 / 0.300"] * 3, "10.0 / 20.0 / 30.0"])
    assert TABLES["beliefs"]([entry]).splitlines()[2:] == [f"| stranger | 5 | {cells} |"]


def test_a_table_is_written_between_its_marks_and_nowhere_else() -> None:
    entry = {"lineup": "detective-v-digger", "provenance": {"rounds": 400}, "rows": _rows("digger", *SPREAD)}
    page = "before\n<!-- table: diggers -->\nold\n<!-- end -->\nafter\n"
    assert written(page, [entry]) == page.replace("old", better("diggers", [entry]))
    assert "**-15.0** (-20.0 to -10.0)" in written(page, [entry])
