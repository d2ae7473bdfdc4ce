"""`compare`: bots against bots from Python, on the same deals, with intervals and the games as records."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from saboteur._uncompiled_warning import warn_if_uncompiled
from saboteur.arena.chunked_runs import Cores, play_matchup
from saboteur.arena.lineup import Lineup
from saboteur.arena.matchup import Matchup, played_record
from saboteur.arena.matchup_report import better_for, provenance, report
from saboteur.arena.tally import Tally
from saboteur.bots import Bot, named
from saboteur.rules import to_plain
from saboteur.rules.options import option_names

BotOrName = str | Callable[..., Bot]


@dataclass(frozen=True)
class Comparison:
    """What came of it. Shares lie between 0 and 1; intervals are 95 %."""

    players: int
    """How many played."""
    rounds: int
    """Rounds that were played: those with a saboteur."""
    saboteur_wins: float | None
    """The share of them that the saboteurs won; None if there were none."""
    interval: tuple[float, float]
    """The interval of that share."""
    difference: float | None
    """Of the saboteurs' share to that with the baseline, on the same deals; None without a baseline."""
    difference_interval: tuple[float, float] | None
    """The interval of that difference."""
    provenance: dict[str, Any] = field(repr=False)
    """What somebody needs to play the same again: seed, options, versions, fingerprints of the code."""
    row: dict[str, Any] = field(repr=False)
    """Everything, with the bots' names and the time per move, as `saboteur arena --json` prints it."""

    @property
    def better_for(self) -> str | None:
        """`saboteurs` or `diggers`: who won more often than with the baseline; None if the interval includes 0, or
        without a baseline."""
        return None if self.difference_interval is None else better_for(self.difference_interval)

    @property
    def ms_by_bot(self) -> dict[str, dict[str, float]]:
        """For each bot how long a move took, in milliseconds of processor time: `mean` and `p95`; also for those of the
        baseline."""
        own, others = self.row["ms_by_bot"], self.row.get("baseline", {}).get("ms_by_bot", {})
        return {**own, **{bot: ms for bot, ms in others.items() if bot not in own}}

    def __str__(self) -> str:
        share = "–" if self.saboteur_wins is None else f"{100 * self.saboteur_wins:.1f} %"
        low, high = (100 * bound for bound in self.interval)
        text = f"{self.players} players, {self.rounds} rounds: saboteurs won {share} ({low:.1f} to {high:.1f})"
        if self.difference is not None and self.difference_interval is not None:
            low, high = (100 * bound for bound in self.difference_interval)
            text += f"; {100 * self.difference:+.1f} points to the baseline ({low:+.1f} to {high:+.1f})"
            text += f", better for the {self.better_for}" if self.better_for else ", which may be chance"
        times = ", ".join(f"{bot} {ms['mean']:.2g}" for bot, ms in self.ms_by_bot.items())
        return f"{text}; ms per move: {times}" if times else text

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
    folder: Path | str | None = None,
) -> list[Comparison]:
    """How often saboteurs win, one entry for each number of players; with `baseline`, paired on the same deals.

    A bot is a class or a name as on the command line; a class that lies in no file needs `jobs=1`. With `records`, the
    games of these bots are written to that file in place of what is in it, a record in each line, for all numbers of
    players; not those of the baseline, nor rounds that were dealt without a saboteur, which are not played. Each record
    has the `provenance` of its result.

    With `folder`, what is finished is kept there, a hundred rounds at a time: the same call goes on where it was ended,
    also by an error. It plays anew when the file of a bot has changed, but does not notice a change in what that file
    imports or loads. Of functions that make bots, nothing is kept.

    Raises BadBot if a bot fails, and ValueError for a baseline that is no pair and for fewer rounds than one. Warns
    once where the rules run uncompiled.
    """
    warn_if_uncompiled()
    lineup, against_whom = Lineup(named(diggers), named(saboteurs)), _pair(baseline)
    if rounds < 1:
        raise ValueError(f"rounds: {rounds} are too few, 1 is the least")
    counts = [players] if isinstance(players, int) else list(players)
    names = tuple(sorted(option_names(options)))
    found: list[Comparison] = []
    for count in counts:
        matchup = Matchup(lineup, count, seed, edition, names)
        tally = _played(matchup, rounds, jobs, folder)
        against = None
        if against_whom is not None:
            other = replace(matchup, lineup=against_whom)
            against = (other, _played(other, rounds, jobs, folder))
        if records is not None:
            _write(Path(records), matchup, rounds, is_first=not found)
        found.append(_told(matchup, tally, against))
    return found


def _pair(baseline: Any) -> Lineup | None:
    """The bots to compare with. Raises ValueError if they are not two."""
    if baseline is None:
        return None
    if isinstance(baseline, str) or not isinstance(baseline, Sequence) or len(baseline) != 2:
        raise ValueError(f"baseline: {baseline!r} is no pair of bots, diggers and saboteurs: ('digger', 'detective')")
    return Lineup(named(baseline[0]), named(baseline[1]))


def _played(matchup: Matchup, rounds: int, jobs: int, folder: Path | str | None) -> Tally:
    kept = None if folder is None else Path(folder)
    return play_matchup(matchup, rounds, Cores(jobs), kept, lambda *_: None, keep_own=True)


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


def _write(path: Path, matchup: Matchup, rounds: int, *, is_first: bool) -> None:
    """The games again, one after the other: the same seeds give the same games. The first begin the file anew."""
    made = provenance(matchup)
    with path.open("w" if is_first else "a", encoding="utf-8") as file:
        for number in range(rounds):
            record = played_record(matchup, number)
            if record is not None:
                whole = replace(record, extras={**record.extras, "provenance": made})
                file.write(json.dumps(to_plain(whole)) + "\n")
