"""Plays the line-ups that docs/bots.md reports, resumably, with one small JSON file each in docs/measurements.

Seeds begin with `measure`, those of the fit with `fit`: nothing is measured on deals that the likelihoods were fitted
on. `--rounds` caps the rounds of every line-up; a later run with a larger cap goes on where this one stopped.
"""

from __future__ import annotations

import argparse
import json
import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from saboteur import _mode
from saboteur.arena.cell import Cell
from saboteur.arena.lineup import Lineup
from saboteur.arena.report import compared, inference, summary
from saboteur.arena.runs import Cores, fingerprint, play_cell
from saboteur.arena.tally import Tally

SEED = "measure"
OUTPUT = Path("docs", "measurements")
FOLDER = Path("build", "arena")


@dataclass(frozen=True)
class Plan:
    """A line-up, how many rounds it is to be played, and with which it is compared on the same deals."""

    lineup: Lineup
    rounds: int
    against: Lineup | None = None
    players: tuple[int, ...] = tuple(range(3, 11))


def _pair(diggers: str, saboteurs: str) -> Lineup:
    return Lineup(diggers, saboteurs)


PLANS = (
    Plan(_pair("digger", "digger"), 10_000),
    Plan(_pair("digger", "detective"), 10_000, _pair("digger", "digger")),
    Plan(_pair("detective", "detective"), 10_000, _pair("digger", "detective")),
    Plan(_pair("detective", "digger"), 10_000, _pair("digger", "digger")),
    Plan(_pair("schemer", "detective"), 2_000, _pair("detective", "detective")),
    Plan(_pair("detective", "schemer"), 2_000, _pair("detective", "detective")),
    Plan(_pair("digger", "schemer"), 2_000, _pair("digger", "detective")),
    Plan(_pair("told", "detective"), 2_000, _pair("detective", "detective")),
    Plan(_pair("random", "random"), 10_000),
    Plan(_pair("random", "digger"), 10_000, _pair("random", "random")),
    Plan(_pair("random", "detective"), 10_000, _pair("random", "digger")),
    Plan(_pair("digger", "random"), 10_000, _pair("random", "random")),
    Plan(_pair("detective", "random"), 10_000, _pair("digger", "random")),
    Plan(_pair("clumsy", "quiet"), 1_000),
    Plan(_pair("stranger", "stranger"), 1_000),
    Plan(_pair("quiet", "clumsy"), 1_000),
    Plan(Lineup("digger", "digger", "detective"), 2_000),
    Plan(Lineup("detective", "detective", "digger"), 2_000),
    Plan(_pair("search", "detective"), 400, _pair("detective", "detective"), (5, 7, 9)),
    Plan(_pair("detective", "search"), 400, _pair("detective", "detective"), (5, 7, 9)),
)


def measure(plan: Plan, rounds: int, jobs: int) -> list[dict[str, Any]]:
    """One row for each number of players."""
    rows = []
    for players in plan.players:
        tally = _tally(plan.lineup, players, rounds, jobs)
        row = summary(Cell(plan.lineup, players, SEED), tally) | {"inference": inference(tally)}
        if plan.against is not None:
            row["compared_with"] = plan.against.name
            row["compared"] = compared(tally, _tally(plan.against, players, rounds, jobs))
        rows.append(row)
    return rows


def _tally(lineup: Lineup, players: int, rounds: int, jobs: int) -> Tally:
    return play_cell(Cell(lineup, players, SEED), rounds, Cores(jobs), FOLDER, lambda *_: None)


def main() -> None:
    """Measure all line-ups, or those named."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure_bots", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="names of line-ups, such as detective-v-digger")
    given = parser.parse_args()
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for plan in PLANS:
        if given.only and plan.lineup.name not in given.only:
            continue
        rounds = min(given.rounds, plan.rounds)
        rows = measure(plan, rounds, given.jobs)
        made = {
            "made by": "python -m tools.measure_bots", "seed": SEED, "edition": "lt", "code": fingerprint(),
            "python": platform.python_version(), "mode": _mode.mode(), "rounds": rounds,
        }  # fmt: skip
        text = json.dumps({"lineup": plan.lineup.name, "provenance": made, "rows": rows}, indent=1)
        (OUTPUT / f"{plan.lineup.name}.json").write_text(text + "\n", encoding="utf-8")
        print(plan.lineup.name, rounds, [row["saboteur_wins"] for row in rows], flush=True)


if __name__ == "__main__":
    main()
