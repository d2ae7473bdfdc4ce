"""Plays the line-ups that docs/bot-results.md reports, resumably, with one small JSON file each in docs/measurements.

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
from saboteur.arena.chunked_runs import Cores, play_matchup
from saboteur.arena.fingerprints import fingerprint
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup
from saboteur.arena.matchup_report import compared, inference, summary
from saboteur.arena.tally import Tally
from saboteur.bots.reference_bots import HELD_OUT, MASKS
from tools.ci.commit import commit

SEED = "measure"
OUTPUT = Path("docs", "measurements")
FOLDER = Path("build", "arena")


HELD_OUT_MIXTURE = "+".join(HELD_OUT)
FEW_TABLES = (5, 7, 9)


@dataclass(frozen=True)
class Plan:
    """A line-up, how many rounds it is to be played, and with which it is compared on the same deals."""

    lineup: Lineup
    rounds: int
    against: tuple[Lineup, ...] = ()
    players: tuple[int, ...] = tuple(range(3, 11))


def _plan(names: str, rounds: int, *against: str, players: tuple[int, ...] = tuple(range(3, 11))) -> Plan:
    """A plan from `diggers:saboteurs`, compared with line-ups that are written likewise."""
    return Plan(Lineup(*names.split(":")), rounds, tuple(Lineup(*name.split(":")) for name in against), players)


PLANS = (
    _plan("digger:digger", 10_000),
    _plan("digger:detective", 10_000, "digger:digger"),
    _plan("detective:detective", 10_000, "digger:detective", "detective:digger"),
    _plan("detective:digger", 10_000, "digger:digger"),
    _plan("detective:schemer", 2_000, "detective:detective"),
    _plan("schemer:detective", 2_000, "detective:detective"),
    _plan("told:detective", 2_000, "detective:detective"),
    _plan(f"{HELD_OUT_MIXTURE}:{HELD_OUT_MIXTURE}", 2_000),
    _plan("stranger:stranger", 1_000),
    _plan("clumsy:quiet", 1_000),
    *(_plan(f"detective:{name}", 500, "detective:detective", players=FEW_TABLES) for name in MASKS),
    _plan("search:detective", 400, "schemer:detective", "detective:detective", "told:detective", players=FEW_TABLES),
    _plan("detective:search", 400, "detective:schemer", "detective:detective", players=FEW_TABLES),
    _plan("random:random", 10_000),
    _plan("random:digger", 10_000, "random:random"),
    _plan("random:detective", 10_000, "random:digger"),
    _plan("digger:random", 10_000, "random:random"),
    _plan("detective:random", 10_000, "digger:random"),
    Plan(Lineup("digger", "digger", "detective"), 2_000),
    Plan(Lineup("detective", "detective", "digger"), 2_000),
    _plan("told-search:detective", 200, "search:detective", players=FEW_TABLES),
)


def measure(plan: Plan, rounds: int, jobs: int) -> list[dict[str, Any]]:
    """One row for each number of players."""
    rows = []
    for players in plan.players:
        tally = _tally(plan.lineup, players, rounds, jobs)
        row = summary(Matchup(plan.lineup, players, SEED), tally) | {
            "inference": inference(tally),
            "seconds": _thought(tally),
        }
        row["compared"] = [
            {"with": other.name, **compared(tally, _tally(other, players, rounds, jobs))} for other in plan.against
        ]
        rows.append(row)
    return rows


def _thought(tally: Tally) -> int:
    """Seconds in which bots chose, all cores together; the rules take little beside it."""
    return round(sum(tally.seconds.values()))


def _tally(lineup: Lineup, players: int, rounds: int, jobs: int) -> Tally:
    return play_matchup(Matchup(lineup, players, SEED), rounds, Cores(jobs), FOLDER, lambda *_: None)


def main() -> None:
    """Measure all line-ups, or those named."""
    parser = argparse.ArgumentParser(prog="python -m tools.studies.measure_bots", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="names of line-ups, such as detective-v-digger (default: all)")
    given = parser.parse_args()
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for plan in PLANS:
        if given.only and plan.lineup.name not in given.only:
            continue
        rounds = min(given.rounds, plan.rounds)
        rows = measure(plan, rounds, given.jobs)
        made = {
            "made by": "python -m tools.studies.measure_bots", "seed": SEED, "edition": "lt", "commit": commit(),
            "code": fingerprint(), "python": platform.python_version(), "mode": _mode.mode(), "rounds": rounds,
            "seconds": sum(row["seconds"] for row in rows),
        }  # fmt: skip
        text = json.dumps({"lineup": plan.lineup.name, "provenance": made, "rows": rows}, indent=1)
        (OUTPUT / f"{plan.lineup.name}.json").write_text(text + "\n", encoding="utf-8")
        print(plan.lineup.name, rounds, [row["saboteur_wins"] for row in rows], flush=True)


if __name__ == "__main__":
    main()
