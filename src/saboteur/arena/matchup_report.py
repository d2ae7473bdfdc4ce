"""What a matchup says, as plain values for JSON and tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from saboteur import __version__
from saboteur._mode import mode
from saboteur.arena.belief_metrics import calibration, quality
from saboteur.arena.chunked_runs import own_sources
from saboteur.arena.fingerprints import fingerprint, research_fingerprint
from saboteur.arena.intervals import paired_difference, wilson
from saboteur.arena.matchup import Matchup
from saboteur.arena.tally import Tally


def summary(matchup: Matchup, tally: Tally) -> dict[str, Any]:
    """One object for a number of players: rounds with a saboteur, the share they won, its interval, and the rest.

    `ms_p50` and `ms_p99` are the time per move over all seats: `choose`, and `claim` since the move before. `ms_by_bot`
    is the same for each bot that moved, by name.
    """
    wins, rounds = tally.saboteur_wins, tally.rounds
    result: dict[str, Any] = {
        "players": matchup.players,
        "rounds": rounds,
        "saboteur_wins": round(wins / rounds, 5) if rounds else None,
        "interval": [round(bound, 5) for bound in wilson(wins, rounds)],
        "nuggets_per_seat": round(tally.nuggets / tally.seats, 4) if tally.seats else None,
        "ms_p50": tally.milliseconds(0.5),
        "ms_p99": tally.milliseconds(0.99),
        "without_saboteur": len(tally.outcomes) - rounds,
        "diggers": matchup.lineup.diggers,
        "saboteurs": matchup.lineup.saboteurs,
        "ms_by_bot": times_by_bot(matchup, tally),
    }
    if matchup.lineup.odd is not None:
        result |= _odd(matchup, tally)
    return result


def times_by_bot(matchup: Matchup, tally: Tally) -> dict[str, dict[str, float]]:
    """How long a move took each bot that made one, in milliseconds."""
    return {
        bot: {"mean": tally.mean_milliseconds(bot), "p95": tally.milliseconds(0.95, bot)}
        for bot in matchup.lineup.bots
        if bot in tally.times
    }


def report(matchup: Matchup, tally: Tally, baseline: tuple[Matchup, Tally] | None = None) -> dict[str, Any]:
    """All of it for a number of players, as `saboteur arena --json` prints it and `Comparison.plain` gives it: the
    summary, the comparison with a baseline on the same deals if there is one, and the provenance."""
    row = summary(matchup, tally)
    if baseline is not None:
        other, others = baseline
        names = {"diggers": other.lineup.diggers, "saboteurs": other.lineup.saboteurs}
        row["baseline"] = {**names, **compared(tally, others), "ms_by_bot": times_by_bot(other, others)}
    return {**row, **provenance(matchup)}


def _odd(matchup: Matchup, tally: Tally) -> dict[str, Any]:
    as_digger, digger_wins, as_saboteur, saboteur_wins = tally.odd
    games = tally.seats // matchup.players
    return {
        "odd": matchup.lineup.odd,
        **_odd_wins("digger", digger_wins, as_digger),
        **_odd_wins("saboteur", saboteur_wins, as_saboteur),
        "odd_nuggets": round(tally.odd_nuggets / games, 4) if games else None,
    }


def _odd_wins(role: str, wins: int, rounds: int) -> dict[str, Any]:
    return {
        f"odd_rounds_as_{role}": rounds,
        f"odd_wins_as_{role}": round(wins / rounds, 5) if rounds else None,
        f"odd_interval_as_{role}": [round(bound, 5) for bound in wilson(wins, rounds)],
    }


def provenance(matchup: Matchup) -> dict[str, Any]:
    """What somebody needs to play the same again: everything that was agreed, and the code that played. `code` is that
    of the rules, the bots and the arena, `research_code` that of `saboteur.research`; `foreign_bots` has a digest of
    the file of each bot from outside, not of what that file imports."""
    return {
        "seed": matchup.seed,
        "edition": matchup.edition,
        "options": list(matchup.options),
        "rounds_per_game": matchup.rounds,
        "budget": matchup.budget,
        "version": __version__,
        "code": fingerprint(),
        "research_code": research_fingerprint(),
        "foreign_bots": own_sources(matchup.lineup),
        "mode": mode(),
    }


def inference(tally: Tally) -> list[dict[str, Any]]:
    """The quality of a spectator's beliefs after each go-round, with the points of its calibration."""
    return [
        {
            "go_round": number,
            **{name: round(value, 4) for name, value in asdict(quality(*pair)).items()},
            "calibration": [[round(held, 3), round(true, 3), weight] for held, true, weight in calibration(*pair)],
        }
        for number, pair in enumerate(tally.beliefs, 1)
        if sum(pair[0]) + sum(pair[1])
    ]


def better_for(interval: Sequence[float]) -> str | None:
    """The side that won more often than with the baseline, by the interval of the saboteurs' difference; None if that
    is not clear."""
    low, high = interval
    return "saboteurs" if low > 0 else "diggers" if high < 0 else None


def compared(one: Tally, other: Tally) -> dict[str, Any]:
    """By how much saboteurs won more often in one tally than in another, round by round on the same deals."""
    pairs = [
        (float(left == "s"), float(right == "s"))
        for left, right in zip(one.outcomes, other.outcomes, strict=True)
        if left != "n"
    ]
    difference, lowest, highest = paired_difference([left for left, _ in pairs], [right for _, right in pairs])
    return {"rounds": len(pairs), "difference": round(difference, 5), "interval": [round(lowest, 5), round(highest, 5)]}
