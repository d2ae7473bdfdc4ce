"""What docs/bots.md says of the ladder follows from the measurements: signs, verdicts and gaps."""

from __future__ import annotations

from typing import Any

from tools.studies.bot_tables import differences, written
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
    assert [row[2] for row in reached if row[2] != NOT_YET] == ["-15.0 at 5, +0.0 at 6, +15.0 at 7 (400 rounds each)"]


def test_a_table_is_written_between_its_marks_and_nowhere_else() -> None:
    entry = {"lineup": "a", "provenance": {"rounds": 400}, "rows": _rows("b", *SPREAD)}
    page = "before\n<!-- table: differences -->\nold\n<!-- end -->\nafter\n"
    assert written(page, [entry]) == page.replace("old", differences([entry]))
    assert "**-15.0** (-20.0 to -10.0)" in written(page, [entry])
