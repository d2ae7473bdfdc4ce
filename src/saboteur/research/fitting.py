"""Fitting beliefs to players of your own: how often each role makes which moves, counted in their games, and a check of
how well beliefs by any likelihoods hold in games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from saboteur.arena.belief_metrics import Quality, quality
from saboteur.arena.belief_metrics import calibration as tenths_of
from saboteur.bots import Observation
from saboteur.bots.likelihoods import Likelihoods, fitted
from saboteur.bots.move_kinds import CLASSES, TABLE_SIZE, ObservedMove
from saboteur.bots.policy import spectators_doubts
from saboteur.bots.seat_history import HistoryReader
from saboteur.research.beliefs import public_history
from saboteur.research.checked_choice import whole
from saboteur.research.data import Records, records_of
from saboteur.research.likelihood_counts import Counts, has_target
from saboteur.research.record_histories import histories
from saboteur.rules import Record, RoundEnded
from saboteur.rules.core.layout import BROKEN

__all__ = ["Calibration", "calibration", "fit"]

WEIGHT: Final = 4.0
BINS: Final = 101
TRIPS: Final = 6


@dataclass(frozen=True)
class Seen:
    """A move as a spectator saw it, with what was known just before it."""

    observed: ObservedMove
    doubts: tuple[int, ...]
    """The class of a spectator's doubt about each seat."""
    broken: tuple[bool, ...]
    """Who had a broken tool."""
    believed: tuple[int, ...]
    """How likely each seat was a saboteur, in thousandths, with all that had been claimed."""


@dataclass(frozen=True)
class WatchedRound:
    """A round that was played to its end: every move of a card, and what was shown then."""

    players: int
    moves: tuple[Seen, ...]
    saboteurs: tuple[bool, ...]
    treasure: int


def fit(
    records: Records,
    base: Likelihoods | None = None,
    *,
    weight: float = WEIGHT,
    passes: int = 2,
) -> Likelihoods:
    """Likelihoods for `believe`, by how often diggers and saboteurs made which moves in these games.

    `records` is a file of JSON Lines or records, and only rounds that were played to their end count. What was seldom
    seen leans towards `base`, by default `fitted()`: it counts as much as `weight` moves of each kind. Everything but
    the rates is that of `base`, and so are the rates for numbers of players that none of the games has.

    Kinds of moves depend on what a spectator believes, so games are read in `passes`: first with `base`, then with what
    the pass before found. Raises ValueError if no round was played to its end.
    """
    if not weight > 0:
        raise ValueError(f"weight: {weight!r} is not allowed, only numbers above 0")
    games, start = list(records_of(records)), base or fitted()
    model = start
    for _ in range(whole("passes", passes, 1)):
        counts: dict[int, Counts] = {}
        for watched in watched_rounds(games, model):
            for seen in watched.moves:
                found = counts.setdefault(watched.players, Counts())
                found.add(seen.observed, watched.treasure, watched.saboteurs, seen.doubts, seen.broken)
        if not counts:
            raise ValueError("records: no round in them was played to its end, so nobody's role is known")
        rates = {str(players): _rates(found, start.rates[str(players)], weight) for players, found in counts.items()}
        model = replace(start, rates={**start.rates, **rates})
    return model


def _rates(counts: Counts, base: Sequence[float], weight: float) -> tuple[float, ...]:
    """How often each kind of move is as frequent as here, and who makes it leans towards the base."""
    rates = [0.0] * TABLE_SIZE
    for row in range(0, TABLE_SIZE, 4):
        targeted = has_target(row // 4 % CLASSES)
        entries = range(row, row + 4) if targeted else (row, row + 2)
        chances = sum(counts.chances[entry] for entry in entries)
        if not chances:
            rates[row : row + 4] = base[row : row + 4]
            continue
        expected = sum(base[entry] * counts.chances[entry] for entry in entries)
        level = (sum(counts.seen[entry] for entry in entries) + 0.5) / (expected + 0.5)
        for entry in entries:
            lean = level * base[entry]
            rates[entry] = (counts.seen[entry] + weight) / (counts.chances[entry] + weight / lean)
        if not targeted:
            rates[row + 1], rates[row + 3] = rates[row], rates[row + 2]
    return tuple(rates)


@dataclass(frozen=True)
class Calibration:
    """How well a spectator's beliefs about every seat held, after so many trips around the table."""

    trip: int
    """After how many turns of every player."""
    quality: Quality
    """`count`, `auc`, `log_loss`, `brier`, `prior_log_loss`, `calibration_error` and `false_convictions`."""
    tenths: tuple[tuple[float, float, int], ...]
    """For each tenth from 0 to 1: the mean belief, the share that were saboteurs, and how many beliefs there were."""

    def __str__(self) -> str:
        """A few lines for people."""
        held = self.quality
        title = (
            f"after trip {self.trip}: log loss {held.log_loss:.3f} (knowing nothing: {held.prior_log_loss:.3f}), "
            f"AUC {held.auc:.3f}, calibration error {held.calibration_error:.3f}, {held.count} beliefs"
        )
        tenths = (f"  believed {mean:.2f}: {share:.2f} were, of {count}" for mean, share, count in self.tenths)
        return "\n".join((title, *tenths))


def calibration(records: Records, likelihoods: Likelihoods | None = None) -> list[Calibration]:
    """How well a spectator's beliefs by these likelihoods (by default `fitted()`) hold in games, after each trip around
    the table: of the first six, those that any round has. Use other games than those that they were fitted to.

    Raises ValueError if no round was played to its end.
    """
    bins = [([0] * BINS, [0] * BINS) for _ in range(TRIPS)]
    for watched in watched_rounds(records_of(records), likelihoods or fitted()):
        for trip, seen in enumerate(watched.moves[watched.players :: watched.players][:TRIPS]):
            for saboteur, thousandths in zip(watched.saboteurs, seen.believed, strict=True):
                bins[trip][saboteur][round(thousandths / 10)] += 1
    found = [
        Calibration(trip, quality(*pair), tuple(tenths_of(*pair)))
        for trip, pair in enumerate(bins, 1)
        if sum(pair[0]) + sum(pair[1])
    ]
    if not found:
        raise ValueError("records: no round in them was played to its end, so nobody's role is known")
    return found


def watched_rounds(records: Iterable[Record], likelihoods: Likelihoods) -> Iterator[WatchedRound]:
    """All rounds of these games that were played to their end, as a spectator saw them who believes by these
    likelihoods."""
    for record in records:
        yield from _watched(public_history(histories(record)[0]), likelihoods)


def _watched(history: Sequence[Observation], likelihoods: Likelihoods) -> Iterator[WatchedRound]:
    reader, told, moves = HistoryReader(likelihoods), list[Observation](), list[Seen]()
    for entry in history:
        told.append(entry)
        if reader.read == 0 or not entry.events:
            reader.take(told)
            continue
        noted, belief, players = reader.noted, reader.belief, reader.setup.players
        before, broken = len(noted), tuple(reader.state.memory[BROKEN + seat] != 0 for seat in range(players))
        believed = tuple(spectators_doubts(belief)[:players])
        reader.take(told)  # it begins another belief and another list with another round
        if len(noted) > before and min(noted[-1].observed.kinds) < CLASSES:  # no choice of a goal or a stone
            doubts = tuple(belief.doubt_class(seat) for seat in range(players))  # as it looked before the move
            moves.append(Seen(noted[-1].observed, doubts, broken, believed))
        for event in entry.events:
            if isinstance(event, RoundEnded):
                saboteurs = tuple(role == "saboteur" for role in event.roles)
                yield WatchedRound(players, tuple(moves), saboteurs, event.goals.index("treasure"))
                moves = []
