"""Plays every edition and every table option on the same deals and writes what each does to the balance.

`docs/measurements/balance.json` holds all of it; `shown` gives the few numbers that the browser client is built with.
"""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path
from typing import Any, Final

from saboteur import _mode
from saboteur.arena.chunked_runs import Cores, play_matchup
from saboteur.arena.fingerprints import fingerprint
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup
from saboteur.arena.matchup_report import compared, summary
from saboteur.arena.tally import Tally
from saboteur.rules import EDITIONS, OPTIONS
from tools.ci.commit import commit

ROOT: Final = Path(__file__).resolve().parents[2]
WHOLE: Final = ROOT / "docs" / "measurements" / "balance.json"
BY_PLAYERS: Final = WHOLE.with_name("detective.json")
"""The same line-up at tables of every size, as `tools.studies.measure_bots` played it."""
FOLDER: Final = ROOT / "build" / "arena"
SEED: Final = "measure"
LINEUP: Final = Lineup("detective", "detective")
PLAYERS: Final = 5
USUAL: Final = "lt"


def matchups() -> dict[str, Matchup]:
    """What is played, by the name of the edition or option."""
    editions = {edition: Matchup(LINEUP, PLAYERS, SEED, edition) for edition in EDITIONS}
    return editions | {option: Matchup(LINEUP, PLAYERS, SEED, USUAL, (option,)) for option in OPTIONS}


def row(matchup: Matchup, tally: Tally, usual: Tally) -> dict[str, Any]:
    """How often saboteurs won, what a seat of each side got in a round, and the difference to the usual table."""
    gold = {role: round(nuggets / seats, 3) for role, (nuggets, seats) in tally.by_role.items()}
    told = summary(matchup, tally)
    return {
        "edition": matchup.edition,
        "options": list(matchup.options),
        "rounds": told["rounds"],
        "saboteur_wins": told["saboteur_wins"],
        "interval": told["interval"],
        "nuggets": gold,
        "compared": compared(tally, usual),
    }


def shown() -> dict[str, Any]:
    """The measured numbers that a person chooses by: shares in per cent, nuggets with one digit."""
    rows = json.loads(WHOLE.read_text(encoding="utf-8"))["rows"]
    numbers = {
        name: {"wins": round(100 * row["saboteur_wins"]), "digger": round(row["nuggets"]["digger"], 1)}
        for name, row in rows.items()
    }
    return {"usual": USUAL, "numbers": numbers, "diggers": _diggers_win()}


def _diggers_win() -> dict[int, int]:
    """In how many of a hundred rounds of the usual game diggers win, by the number of players."""
    rows = json.loads(BY_PLAYERS.read_text(encoding="utf-8"))["rows"]
    return {row["players"]: round(100 * (1 - row["saboteur_wins"])) for row in rows}


def main() -> None:
    """Play everything and write it down."""
    parser = argparse.ArgumentParser(prog="python -m tools.studies.measure_balance", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    pool = Cores(given.jobs)
    tallies = {
        name: play_matchup(matchup, given.rounds, pool, FOLDER, lambda *_: None) for name, matchup in matchups().items()
    }
    rows = {name: row(matchup, tallies[name], tallies[USUAL]) for name, matchup in matchups().items()}
    made = {
        "made by": "python -m tools.studies.measure_balance", "seed": SEED, "lineup": LINEUP.name, "players": PLAYERS,
        "commit": commit(), "code": fingerprint(), "python": platform.python_version(), "mode": _mode.mode(),
        "rounds": given.rounds,
    }  # fmt: skip
    WHOLE.write_text(json.dumps({"provenance": made, "rows": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
