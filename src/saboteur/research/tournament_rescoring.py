"""By which likelihoods a tournament scores who deceives, and scoring its games again by others."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from math import inf
from typing import Any, Final

from saboteur.bots.likelihoods import Likelihoods, fitted
from saboteur.bots.move_kinds import TABLE_SIZE
from saboteur.research.beliefs import Posterior, believe, public_history
from saboteur.research.data import Records, records_of
from saboteur.research.record_histories import replayed
from saboteur.research.tournament_score import Score, Scores, SeatOutcome
from saboteur.rules import Record

__all__ = ["rescore"]

KEY: Final = "tournament"
"""Under which a record has the number of its game, of which tournament it is, and what is counted of each seat."""


def checked_likelihoods(given: Likelihoods | None, players: int) -> Likelihoods:
    """What was given, or else `fitted()`. Raises TypeError for what is none, and ValueError for some that lack what
    beliefs of so many players need."""
    if given is None:
        return fitted()
    if not isinstance(given, Likelihoods):
        raise TypeError(f"likelihoods: {type(given).__name__} is none; give what fit, fitted, blank or from_plain gave")
    row = given.rates.get(str(players))
    if row is None:
        there = ", ".join(given.rates) or "none"
        raise ValueError(f"likelihoods: there are no rates for {players} players, only for {there}")
    if len(row) != TABLE_SIZE or not all(0 <= rate < inf for rate in row):
        raise ValueError(f"likelihoods: the rates for {players} players must be {TABLE_SIZE} numbers from 0 on")
    return given


def named_likelihoods(used: Likelihoods) -> dict[str, str]:
    """Which they are, for a record: those that come with the package or one's own, with a digest of all their
    numbers."""
    plain = json.dumps(used.plain(), sort_keys=True)
    digest = hashlib.sha256(plain.encode()).hexdigest()[:12]
    return {"source": "default" if used == fitted() else "own", "digest": digest}


def rescore(records: Records, likelihoods: Likelihoods | None = None) -> Scores:
    """The scores of a tournament from its records, with `deceiving` by these likelihoods (by default `fitted()`).

    Nothing is played again, and all other scores are those that the records have; only deals without a saboteur aren't
    in records, and not counted. Raises ValueError for a record that is of no tournament.
    """
    scores = Scores()
    for number, record in enumerate(records_of(records)):
        doubts = believed_before_the_end(record, checked_likelihoods(likelihoods, record.setup.players)).saboteur
        for seat, (name, outcome) in enumerate(_told(record, number)):
            hidden = None if outcome.hidden is None else 1 - doubts[seat]
            scores.setdefault(name, Score()).add(replace(outcome, hidden=hidden))
    return scores


def _told(record: Record, number: int) -> list[tuple[str, SeatOutcome]]:
    """For each seat its player, and what was counted of it."""
    told: Any = record.extras.get(KEY)
    names: Any = record.extras.get("bots")
    try:
        seats = [SeatOutcome(**seat) for seat in told["seats"]] if isinstance(told, Mapping) else []
        seated = [*zip(names, seats, strict=True)] if len(seats) == record.setup.players else []
    except (KeyError, TypeError, ValueError):
        seated = []
    if not seated:
        raise ValueError(f"records: number {number}, counted from 0, is not of a tournament")
    return seated


def believed_before_the_end(record: Record, likelihoods: Likelihoods) -> Posterior:
    """What an attentive spectator believed just before the move that ended the first round and showed the roles."""
    moments = [(game.view(None), told[0], len(told[0])) for game, told in replayed(record) if not game.results]
    view, history, length = moments[-1]  # the history goes on, and had this length
    return believe(view, public_history(history[:length]), likelihoods)
