"""Fits how often each role makes each kind of move, on rounds of a pool of bots: src/saboteur/bots/likelihoods.json.

In passes: the pool first plays without belief, then again with what the pass before found, because whom one breaks
and mends depends on what one believes. Floor and tempers are chosen on rounds of other bots, those for people's tables,
by the log-loss of a spectator's beliefs, among those with which one card convicts nobody. The bots named in `HELD_OUT`
never play here; `saboteur arena --inference` measures on them.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, log
from pathlib import Path
from typing import Any

from saboteur import _mode
from saboteur.arena.arena_game import ArenaGame, arena_bot
from saboteur.bots import Bot
from saboteur.bots.belief import Belief
from saboteur.bots.built_in_bots import PERSONALITIES
from saboteur.bots.likelihoods import Likelihoods, blank, from_plain
from saboteur.bots.move_kinds import CLASSES, STAGES, TABLE_SIZE, ObservedMove
from saboteur.bots.policy import mixed, spectators_doubts
from saboteur.bots.reference_bots import FITTED_ON, HELD_OUT
from saboteur.bots.seat_history import initial_belief
from saboteur.research.likelihood_counts import Counts, has_target
from saboteur.rules import Game, Setup
from saboteur.rules.core.cards import TREASURE
from saboteur.rules.core.layout import BROKEN, SABOTEUR
from saboteur.rules.editions import SABOTEURS

OUTPUT = Path(__file__).resolve().parents[2] / "src" / "saboteur" / "bots" / "likelihoods.json"
PLAYERS = range(3, 11)
OWN_WEIGHT = 4.0  # moves of a kind that the rate of all player counts together is worth
ROLE_WEIGHT = 1.5  # moves of a kind that the mean of all roles is worth: what was never seen says nothing
FLOORS = (0.04, 0.06, 0.09, 0.13)
TEMPERS = (0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3)
MOST_SURE = 0.945  # what is believed at most of a seat after one move, whatever it was


def _count(counts: Counts, arena_game: ArenaGame, observed: ObservedMove) -> None:
    """Note one move, before it is made, in the world that is true."""
    state, seats = arena_game.game.state, range(arena_game.game.setup.players)
    counts.add(
        observed,
        list(state.goals).index(TREASURE),
        [state.roles[seat] == SABOTEUR for seat in seats],
        [arena_game.belief.doubt_class(seat) for seat in seats],
        [state.memory[BROKEN + seat] != 0 for seat in seats],
    )


def _rates(counts: Counts, whole: list[float] | None = None) -> list[float]:
    """Smoothed rates; `whole` are those of all player counts, towards which small numbers lean."""
    rates = [0.0] * TABLE_SIZE
    for row in range(0, TABLE_SIZE, 4):
        targeted = has_target(row // 4 % CLASSES)
        entries = range(4) if targeted else (0, 2)
        total = sum(counts.chances[row + entry] for entry in entries) + 1
        mean = (sum(counts.seen[row + entry] for entry in entries) + 0.01) / total
        for entry in entries:
            lean, weight = (mean, ROLE_WEIGHT) if whole is None else (whole[row + entry], OWN_WEIGHT)
            rates[row + entry] = (counts.seen[row + entry] + weight) / (counts.chances[row + entry] + weight / lean)
        if not targeted:
            rates[row + 1], rates[row + 3] = rates[row], rates[row + 2]
    return rates


@dataclass(frozen=True)
class Watched:
    """What a spectator saw of a round: the observed moves in order, and who the saboteurs were."""

    setup: Setup
    observed_moves: tuple[ObservedMove, ...]
    saboteurs: frozenset[int]


def pool_rounds(
    players: int, rounds: range, seed: str, likelihoods: Likelihoods, counts: Counts, names: Sequence[str] = FITTED_ON
) -> Iterator[Watched]:
    """Play rounds with bots drawn for each seat; `counts` takes in every move."""
    setup = Setup("lt", players, rounds=1)
    for number in rounds:
        game = Game.seeded(setup, f"{seed}/{players}/{number}")
        seats = [_drawn(f"{seed}/{players}/{number}", number, seat, names) for seat in range(players)]
        arena_game, state = ArenaGame(game, seats, likelihoods), game.state
        observed_moves: list[ObservedMove] = []
        while not state.ended:
            move = arena_game.choice()
            observed = arena_game.belief.observed_move(state, move)
            _count(counts, arena_game, observed)
            observed_moves.append(observed)
            arena_game.take(move)
        yield Watched(setup, tuple(observed_moves), frozenset(s for s in range(players) if state.roles[s] == SABOTEUR))


def _drawn(seed: str, number: int, seat: int, names: Sequence[str]) -> Bot:
    """Half of all rounds are played by one bot alone, half by a mixture."""
    turn = mixed(number, seat if number % 2 else 77)
    return arena_bot(
        names[turn % len(names)], f"{seed}/{seat}", budget=50
    )  # with a budget no clock cuts a search short


def log_loss(rounds: Iterable[Watched], likelihoods: Likelihoods) -> float:
    """The mean log-loss of a spectator's beliefs about every seat, after each go-round."""
    total, count = 0.0, 0
    for watched in rounds:
        belief: Belief = initial_belief(watched.setup, likelihoods)
        players = watched.setup.players
        for turn, observed in enumerate(watched.observed_moves, 1):
            belief.weigh(observed)
            if turn % players == 0:
                doubts = spectators_doubts(belief)
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
    together = _rates(whole)
    return {str(players): [_short(rate) for rate in _rates(counts[players], together)] for players in PLAYERS}


def _short(rate: float) -> float:
    return float(f"{rate:.4g}")


Choice = tuple[float, tuple[float, ...]]
"""A floor, and a temper for each stage."""


def chosen(rates: dict[str, list[float]], rounds: int, seed: str, played_with: Likelihoods) -> tuple[Choice, float]:
    """The floor and the tempers with the smallest log-loss on other rounds, and that loss."""
    names = tuple(PERSONALITIES)
    watched = [
        entry
        for players in PLAYERS
        for entry in pool_rounds(players, range(rounds), seed, played_with, Counts(), names)
    ]

    def loss(choice: Choice) -> float:
        likelihoods = from_plain({"rates": rates, "floor": choice[0], "tempers": choice[1]})
        return log_loss(watched, likelihoods) if _most_sure(likelihoods) < MOST_SURE else inf

    return _descended((FLOORS[-1], (0.7,) * STAGES), loss)


def _descended(choice: Choice, loss: Callable[[Choice], float]) -> tuple[Choice, float]:
    """Change one number at a time as long as that makes the loss smaller."""
    best, before = loss(choice), inf
    while best < before:
        before = best
        for other in _changed(choice):
            found = loss(other)
            if found < best:
                choice, best = other, found
    return choice, best


def _changed(choice: Choice) -> Iterator[Choice]:
    floor, tempers = choice
    yield from ((other, tempers) for other in FLOORS if other != floor)
    for stage in range(STAGES):
        for temper in TEMPERS:
            if abs(temper - tempers[stage]) < 0.25:
                yield floor, (*tempers[:stage], temper, *tempers[stage + 1 :])


def _most_sure(likelihoods: Likelihoods) -> float:
    """What is believed of a seat at most after one move."""
    most = 0.0
    for players in PLAYERS:
        table = list(likelihoods.table(players))
        prior = SABOTEURS[players] / (players + 1)
        for row in range(0, len(table), 4):
            ratio = max(table[row + 2] / table[row], table[row + 3] / table[row + 1])
            most = max(most, prior * ratio / (prior * ratio + 1 - prior))
    return most


def main() -> None:
    """Fit and write the data file."""
    parser = argparse.ArgumentParser(prog="python -m tools.studies.fit_likelihoods", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1500, help="rounds for each number of players and pass")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--output", type=Path, default=OUTPUT)
    given = parser.parse_args()
    likelihoods, history = blank(), list[dict[str, Any]]()
    plain: dict[str, Any] = {}
    for number in range(given.passes):
        rates = fit(given.rounds, f"{given.seed}/{number}", likelihoods)
        (floor, tempers), loss = chosen(rates, given.rounds // 5, f"{given.seed}/{number}/choice", likelihoods)
        history.append({"floor": floor, "tempers": tempers, "log_loss": round(loss, 4)})
        print(history[-1], flush=True)
        plain = {"rates": rates, "floor": floor, "tempers": tempers}
        likelihoods = from_plain(plain)
    provenance = {
        "made by": f"python -m tools.studies.fit_likelihoods --rounds {given.rounds} --passes {given.passes}",
        "seed": given.seed, "pool": list(FITTED_ON), "chosen on": list(PERSONALITIES),
        "held out": list(HELD_OUT), "edition": "lt", "passes": history,
        "python": platform.python_version(), "mode": _mode.mode(),
    }  # fmt: skip
    text = json.dumps({"provenance": provenance, **plain}, separators=(",", ":"))
    given.output.write_text(text.replace('},"', '},\n"').replace('],"', '],\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
