"""`compare`: bots against bots from Python, on the same deals, with intervals and the games as records."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from saboteur.arena.chunked_runs import Cores, play_matchup
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup, played_record
from saboteur.arena.matchup_report import provenance, report
from saboteur.arena.tally import Tally
from saboteur.bots import Bot, named
from saboteur.rules import to_plain

BotOrName = str | Callable[..., Bot]


@dataclass(frozen=True)
class Comparison:
    """What came of it. Shares lie between 0 and 1; intervals are 95 %."""

    players: int
    rounds: int
    saboteur_wins: float | None
    interval: tuple[float, float]
    difference: float | None
    """Of the saboteurs' share to that with the baseline, on the same deals; None without a baseline."""
    difference_interval: tuple[float, float] | None
    provenance: dict[str, Any]
    row: dict[str, Any]
    """Everything, with the bots' names and the time per move, as `saboteur arena --json` prints it."""

    def __str__(self) -> str:
        share = "–" if self.saboteur_wins is None else f"{100 * self.saboteur_wins:.1f} %"
        low, high = (100 * bound for bound in self.interval)
        text = f"{self.players} players, {self.rounds} rounds: saboteurs won {share} ({low:.1f} to {high:.1f})"
        if self.difference is not None and self.difference_interval is not None:
            low, high = (100 * bound for bound in self.difference_interval)
            text += f"; {100 * self.difference:+.1f} points to the baseline ({low:+.1f} to {high:+.1f})"
        return text

    def plain(self) -> dict[str, Any]:
        """Ready for JSON: what `saboteur arena --json` prints for the same bots, deals and options."""
        return dict(self.row)


def compare(
    diggers: BotOrName,
    saboteurs: BotOrName,
    baseline: tuple[BotOrName, BotOrName] | None = None,
    *,
    players: int | Iterable[int] = 5,
    rounds: int = 200,
    seed: str = "compare",
    edition: str = "lt",
    options: Iterable[str] = (),
    records: Path | str | None = None,
    jobs: int = 1,
) -> list[Comparison]:
    """How often saboteurs win, one entry for each number of players; with `baseline`, paired on the same deals.

    A bot is a class or a name as on the command line; a class that lies in no file needs `jobs=1`. With `records`, all
    games are written to that file, a record in each line. Raises BadBot if a bot fails.
    """
    lineup = Lineup(named(diggers), named(saboteurs))
    counts = [players] if isinstance(players, int) else list(players)
    found = []
    for count in counts:
        matchup = Matchup(lineup, count, seed, edition, tuple(sorted(options)))
        tally = _played(matchup, rounds, jobs)
        against = None
        if baseline is not None:
            other = replace(matchup, lineup=Lineup(named(baseline[0]), named(baseline[1])))
            against = (other, _played(other, rounds, jobs))
        if records is not None:
            _write(Path(records), matchup, rounds)
        found.append(_told(matchup, tally, against))
    return found


def _played(matchup: Matchup, rounds: int, jobs: int) -> Tally:
    return play_matchup(matchup, rounds, Cores(jobs), None, lambda *_: None)


def _told(matchup: Matchup, tally: Tally, baseline: tuple[Matchup, Tally] | None) -> Comparison:
    row = report(matchup, tally, baseline)
    against = row.get("baseline")
    return Comparison(
        matchup.players,
        row["rounds"],
        row["saboteur_wins"],
        tuple(row["interval"]),
        None if against is None else against["difference"],
        None if against is None else tuple(against["interval"]),
        provenance(matchup),
        row,
    )


def _write(path: Path, matchup: Matchup, rounds: int) -> None:
    """The games again, one after the other: the same seeds give the same games."""
    with path.open("a", encoding="utf-8") as file:
        for number in range(rounds):
            record = played_record(matchup, number)
            if record is not None:
                file.write(json.dumps(to_plain(record)) + "\n")
