"""What is counted in the arena: small numbers that can be added up over chunks and written as JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from math import log2
from typing import Any, Final

GO_ROUNDS: Final = 6
BINS: Final = 101  # beliefs in hundredths
TIMES: Final = 240  # a tenth of a doubling each, from a microsecond on


def _beliefs() -> list[list[list[int]]]:
    return [[[0] * BINS, [0] * BINS] for _ in range(GO_ROUNDS)]


@dataclass
class Tally:
    """Outcomes of rounds in order, nuggets, times of choices, and what a spectator came to believe."""

    outcomes: str = ""
    """One letter for each round: `s` saboteurs won, `d` diggers won, `n` no saboteur was in play."""
    nuggets: int = 0
    seats: int = 0
    """Seats that played, once for each game: nuggets are counted by game."""
    by_role: dict[str, list[int]] = field(default_factory=lambda: {"digger": [0, 0], "saboteur": [0, 0]})
    """Nuggets and seats by role; only where a game is one round."""
    odd: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """The odd one out: rounds as digger, won; rounds as saboteur, won."""
    odd_nuggets: int = 0
    moves: int = 0
    times: dict[str, list[int]] = field(default_factory=dict)
    """For each bot by name, how many of its choices took how long, in bins."""
    seconds: dict[str, float] = field(default_factory=dict)
    """For each bot by name, how long all its choices took together."""
    beliefs: list[list[list[int]]] = field(default_factory=_beliefs)
    """For each go-round: how often each belief was held about diggers, and about saboteurs."""

    def timed(self, bot: str, seconds: float) -> None:
        """Note how long a choice took the bot of this name."""
        self.moves += 1
        self.times.setdefault(bot, [0] * TIMES)[time_bin(seconds)] += 1
        self.seconds[bot] = self.seconds.get(bot, 0.0) + seconds

    def believed(self, go_round: int, saboteur: int, thousandths: int) -> None:
        """Note what was believed of one seat after a go-round, counted from 1."""
        if go_round <= GO_ROUNDS:
            self.beliefs[go_round - 1][saboteur][round(thousandths / 10)] += 1

    def add(self, other: Tally) -> None:
        """Count another tally in; its rounds follow those counted so far."""
        self.outcomes += other.outcomes
        self.nuggets += other.nuggets
        self.seats += other.seats
        self.odd = _sum(self.odd, other.odd)
        self.odd_nuggets += other.odd_nuggets
        self.by_role = {role: _sum(self.by_role[role], other.by_role[role]) for role in self.by_role}
        self.moves += other.moves
        for bot, bins in other.times.items():
            self.times[bot] = _sum(self.times.get(bot, [0] * TIMES), bins)
            self.seconds[bot] = self.seconds.get(bot, 0.0) + other.seconds[bot]
        for mine, theirs in zip(self.beliefs, other.beliefs, strict=True):
            mine[0], mine[1] = _sum(mine[0], theirs[0]), _sum(mine[1], theirs[1])

    def plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)

    @property
    def rounds(self) -> int:
        """Rounds that had a saboteur."""
        return len(self.outcomes) - self.outcomes.count("n")

    @property
    def saboteur_wins(self) -> int:
        return self.outcomes.count("s")

    def mean_milliseconds(self, bot: str) -> float:
        """How long a choice of this bot took on average; 0 if it made none."""
        return round(1e3 * self.seconds[bot] / sum(self.times[bot]), 4) if bot in self.times else 0.0

    def milliseconds(self, share: float, bot: str | None = None) -> float:
        """The time below which this share of the choices stayed: those of one bot, or of all."""
        chosen = [bins for name, bins in self.times.items() if bot in (None, name)]
        bins = [sum(counts) for counts in zip(*chosen, strict=True)]
        wanted, seen = share * sum(bins), 0
        for place, count in enumerate(bins):
            seen += count
            if count and seen >= wanted:
                return round(1e-3 * 2 ** ((place + 1) / 10), 4)
        return 0.0


def time_bin(seconds: float) -> int:
    """The bin of a time."""
    return min(TIMES - 1, max(0, int(10 * log2(max(seconds, 1e-9) * 1e6))))


def _sum(one: list[int], other: list[int]) -> list[int]:
    return [left + right for left, right in zip(one, other, strict=True)]
