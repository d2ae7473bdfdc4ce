"""Fits how often each role makes each kind of move, on rounds of a pool of bots: src/saboteur/bots/likelihoods.json.

Two passes: the pool first plays without evidence, then again with what the first pass found, because whom one breaks
and mends depends on what one believes. Floor and temper are chosen on other rounds of the same pool, by the log-loss
of a spectator's beliefs. The bots named in `HELD_OUT` never play here; `saboteur arena --inference` measures on them.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from typing import Any

from saboteur import _mode
from saboteur.arena.bout import Bout, Player, player
from saboteur.bots.evidence import (
    BROKE,
    CLASSES,
    MENDED,
    NO_TARGET,
    TABLE_SIZE,
    Evidence,
    Sighting,
)  # fmt: skip
from saboteur.bots.history import evidence_for
from saboteur.bots.likelihoods import Likelihoods, blank, from_plain
from saboteur.bots.mind import mixed, spectators_doubts
from saboteur.bots.pool import FITTED_ON, HELD_OUT
from saboteur.rules import Game, Setup
from saboteur.rules.cards import TREASURE
from saboteur.rules.round import BROKEN, SABOTEUR

OUTPUT = Path(__file__).resolve().parent.parent / "src" / "saboteur" / "bots" / "likelihoods.json"
PLAYERS = range(3, 11)
OWN_WEIGHT = 4.0  # moves of a kind that the rate of all player counts together is worth
ROLE_WEIGHT = 1.5  # moves of a kind that the mean of all roles is worth: what was never seen says nothing
FLOORS = (0.05, 0.08, 0.12)
TEMPERS = (0.6, 0.7, 0.8, 0.9, 1.0)


@dataclass
class Counts:
    """How often each kind of move was seen, and how often it could have been."""

    seen: list[float] = field(default_factory=lambda: [0.0] * TABLE_SIZE)
    chances: list[float] = field(default_factory=lambda: [0.0] * TABLE_SIZE)

    def add(self, bout: Bout, sighting: Sighting) -> None:
        """Note one move, before it is made, in the world that is true."""
        state = bout.game.state
        place = list(state.goals).index(TREASURE)
        kind, context = sighting.kinds[place], sighting.contexts[place]
        if kind >= CLASSES:
            return
        mine, roles = int(state.roles[sighting.seat] == SABOTEUR), state.roles
        theirs = int(sighting.target != NO_TARGET and roles[sighting.target] == SABOTEUR)
        self.seen[(context * CLASSES + kind) * 4 + 2 * mine + theirs] += 1
        for any_kind in range(CLASSES):
            if not _has_target(any_kind):
                self.chances[(context * CLASSES + any_kind) * 4 + 2 * mine] += 1
        for other in range(state.players):
            if other != sighting.seat:
                entry = 2 * mine + int(roles[other] == SABOTEUR)
                doubt = bout.evidence.doubt_class(other)
                self.chances[(context * CLASSES + BROKE + doubt) * 4 + entry] += 1
                if state.memory[BROKEN + other]:
                    self.chances[(context * CLASSES + MENDED + doubt) * 4 + entry] += 1

    def rates(self, whole: list[float] | None = None) -> list[float]:
        """Smoothed rates; `whole` are those of all player counts, towards which small numbers lean."""
        rates = [0.0] * TABLE_SIZE
        for row in range(0, TABLE_SIZE, 4):
            targeted = _has_target(row // 4 % CLASSES)
            entries = range(4) if targeted else (0, 2)
            total = sum(self.chances[row + entry] for entry in entries) + 1
            mean = (sum(self.seen[row + entry] for entry in entries) + 0.01) / total
            for entry in entries:
                lean, weight = (mean, ROLE_WEIGHT) if whole is None else (whole[row + entry], OWN_WEIGHT)
                rates[row + entry] = (self.seen[row + entry] + weight) / (self.chances[row + entry] + weight / lean)
            if not targeted:
                rates[row + 1], rates[row + 3] = rates[row], rates[row + 2]
        return rates


def _has_target(kind: int) -> bool:
    return BROKE <= kind < BROKE + 4 or MENDED <= kind < MENDED + 4


@dataclass(frozen=True)
class Watched:
    """What a spectator saw of a round: sightings in order, and who the saboteurs were."""

    setup: Setup
    sightings: tuple[Sighting, ...]
    saboteurs: frozenset[int]


def pool_rounds(players: int, rounds: range, seed: str, likelihoods: Likelihoods, counts: Counts) -> Iterator[Watched]:
    """Play rounds with bots of the pool drawn for each seat; `counts` takes in every move."""
    setup = Setup("lt", players, rounds=1)
    for number in rounds:
        game = Game.seeded(setup, f"{seed}/{players}/{number}")
        seats = [_drawn(f"{seed}/{players}/{number}", number, seat) for seat in range(players)]
        bout, state = Bout(game, seats, likelihoods), game.state
        sightings: list[Sighting] = []
        while not state.ended:
            move = bout.choice()
            sighting = bout.evidence.sighted(state, move)
            counts.add(bout, sighting)
            sightings.append(sighting)
            bout.take(move)
        yield Watched(setup, tuple(sightings), frozenset(s for s in range(players) if state.roles[s] == SABOTEUR))


def _drawn(seed: str, number: int, seat: int) -> Player:
    """Half of all rounds are played by one bot alone, half by a mixture."""
    turn = mixed(number, seat if number % 2 else 77)
    return player(FITTED_ON[turn % len(FITTED_ON)], f"{seed}/{seat}")


def log_loss(rounds: Iterable[Watched], likelihoods: Likelihoods) -> float:
    """The mean log-loss of a spectator's beliefs about every seat, after each go-round."""
    total, count = 0.0, 0
    for watched in rounds:
        evidence: Evidence = evidence_for(watched.setup, likelihoods)
        players = watched.setup.players
        for turn, sighting in enumerate(watched.sightings, 1):
            evidence.weigh(sighting)
            if turn % players == 0:
                doubts = spectators_doubts(evidence)
                for seat in range(players):
                    chance = min(max(doubts[seat] / 1000, 0.001), 0.999)
                    total -= log(chance if seat in watched.saboteurs else 1 - chance)
                count += players
    return total / count


def fit(rounds: int, seed: str, likelihoods: Likelihoods) -> dict[str, list[float]]:
    """The rates for each number of players, from rounds played with these likelihoods."""
    counts = {players: Counts() for players in PLAYERS}
    for players in PLAYERS:
        for _ in pool_rounds(players, range(rounds), seed, likelihoods, counts[players]):
            pass
    whole = Counts()
    for part in counts.values():
        whole.seen = [one + other for one, other in zip(whole.seen, part.seen, strict=True)]
        whole.chances = [one + other for one, other in zip(whole.chances, part.chances, strict=True)]
    together = whole.rates()
    return {str(players): [_short(rate) for rate in counts[players].rates(together)] for players in PLAYERS}


def _short(rate: float) -> float:
    return float(f"{rate:.4g}")


def chosen(
    rates: dict[str, list[float]], rounds: int, seed: str, played_with: Likelihoods
) -> tuple[float, float, float]:
    """The floor and temper with the smallest log-loss on other rounds, and that loss."""
    watched = [
        entry for players in PLAYERS for entry in pool_rounds(players, range(rounds), seed, played_with, Counts())
    ]
    plain = {"rates": rates}
    trials = [
        (log_loss(watched, from_plain({**plain, "floor": floor, "temper": temper})), floor, temper)
        for floor in FLOORS
        for temper in TEMPERS
    ]
    loss, floor, temper = min(trials)
    return floor, temper, loss


def main() -> None:
    """Fit and write the data file."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit_likelihoods", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1500, help="rounds for each number of players and pass")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--output", type=Path, default=OUTPUT)
    given = parser.parse_args()
    likelihoods, history = blank(), list[dict[str, float]]()
    plain: dict[str, Any] = {}
    for number in range(given.passes):
        rates = fit(given.rounds, f"{given.seed}/{number}", likelihoods)
        floor, temper, loss = chosen(rates, given.rounds // 5, f"{given.seed}/{number}/choice", likelihoods)
        history.append({"floor": floor, "temper": temper, "log_loss": round(loss, 4)})
        print(history[-1], flush=True)
        plain = {"rates": rates, "floor": floor, "temper": temper}
        likelihoods = from_plain(plain)
    provenance = {
        "made by": f"python -m tools.fit_likelihoods --rounds {given.rounds} --passes {given.passes}",
        "seed": given.seed, "pool": list(FITTED_ON), "held out": list(HELD_OUT), "edition": "lt", "passes": history,
        "python": platform.python_version(), "mode": _mode.mode(),
    }  # fmt: skip
    text = json.dumps({"provenance": provenance, **plain}, separators=(",", ":"))
    given.output.write_text(text.replace('},"', '},\n"').replace('],"', '],\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
