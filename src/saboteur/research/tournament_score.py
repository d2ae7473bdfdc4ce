"""What players did in a tournament: what is counted of a seat in a game, and the scores that add up from it."""

from __future__ import annotations

from dataclasses import dataclass, field

from saboteur.arena.intervals import mean_interval, wilson

Interval = tuple[float, float]


@dataclass(frozen=True)
class SeatOutcome:
    """What is counted of one seat in one game. A record of a tournament has it, as plain values, for each seat."""

    role: str
    won: bool
    hidden: float | None
    """As a saboteur: 1 less how sure an attentive spectator was of it before the last move."""
    ranked: float | None
    """As a digger: the share of pairs of a saboteur and a digger of whom it suspected the right one more."""
    opinions: int
    false_claims: int
    complaints: int
    moves: int
    seconds: float
    """By the clock, for all its moves and all that it was asked to say."""


@dataclass
class Score:
    """What a player did in a tournament. Shares and means lie between 0 and 1; intervals are 95 %."""

    rounds: int = 0
    """Rounds that had a saboteur: in no other is there anybody to detect, or a side to win against."""
    won: int = 0
    """Rounds that its side won."""
    as_saboteur: int = 0
    """Rounds that it played as a saboteur."""
    won_as_saboteur: int = 0
    """Those of them that the saboteurs won."""
    hidden: list[float] = field(default_factory=list)
    """For each round as a saboteur: 1 less how sure an attentive spectator was of it before the last move."""
    ranked: list[float] = field(default_factory=list)
    """For each round as a digger: the share of pairs of a saboteur and a digger of whom it suspected the right one
    more."""
    opinions: int = 0
    """Other players of whom it had an opinion, in its rounds as a digger."""
    false_claims: int = 0
    """What it said of its own role or of a goal and was not so, or was of a goal that it had not looked at."""
    complaints: int = 0
    """Answers that were not understood."""
    without_saboteur: int = 0
    """Deals without a saboteur, which are not played."""
    moves: int = 0
    """Moves it was asked for."""
    seconds: float = field(default=0.0, compare=False)
    """How long they took by the clock, with all that it was asked to say. Two scores are equal whatever these are."""

    def add(self, outcome: SeatOutcome) -> None:
        """Count one game in."""
        self.rounds += 1
        self.won += outcome.won
        if outcome.role == "saboteur":
            self.as_saboteur += 1
            self.won_as_saboteur += outcome.won
        if outcome.hidden is not None:
            self.hidden.append(outcome.hidden)
        if outcome.ranked is not None:
            self.ranked.append(outcome.ranked)
        self.opinions += outcome.opinions
        self.false_claims += outcome.false_claims
        self.complaints += outcome.complaints
        self.moves += outcome.moves
        self.seconds += outcome.seconds

    def __str__(self) -> str:
        """One line for people: what can be told, with its interval."""
        told = [f"{self.rounds} rounds, won {self.won}, {self.as_saboteur} as a saboteur"]
        told += [f"{name} {self._told(name)}" for name in MEANS]
        told.append(f"opinions {self.opinions}, false claims {self.false_claims}, complaints {self.complaints}")
        if self.without_saboteur:
            told.append(f"deals without a saboteur, not played: {self.without_saboteur}")
        if self.ms_per_move is not None:
            told.append(f"{self.ms_per_move:.1f} ms per move")
        return "; ".join(told)

    def _told(self, name: str) -> str:
        value, (low, high) = getattr(self, name), getattr(self, f"{name}_interval")
        return "–" if value is None else f"{value:.2f} ({low:.2f} to {high:.2f})"

    @property
    def ms_per_move(self) -> float | None:
        """How long a move took on average, in milliseconds by the clock, waiting included; None if it made none."""
        return 1e3 * self.seconds / self.moves if self.moves else None

    @property
    def saboteur_wins(self) -> float | None:
        """The share of its rounds as a saboteur that the saboteurs won; None if it never was one."""
        return self.won_as_saboteur / self.as_saboteur if self.as_saboteur else None

    @property
    def saboteur_wins_interval(self) -> Interval:
        """The interval of `saboteur_wins`."""
        return wilson(self.won_as_saboteur, self.as_saboteur)

    @property
    def deceiving(self) -> float | None:
        """As a saboteur, how unsure an attentive spectator still is of it at the end, on average; None if it never was
        one."""
        return sum(self.hidden) / len(self.hidden) if self.hidden else None

    @property
    def deceiving_interval(self) -> Interval:
        """The interval of `deceiving`."""
        return mean_interval(self.hidden)

    @property
    def detecting(self) -> float | None:
        """As a digger, how often it suspects a saboteur more than another digger, on average: 0.5 is guessing, and so
        is silence; None if it never was a digger among both."""
        return sum(self.ranked) / len(self.ranked) if self.ranked else None

    @property
    def detecting_interval(self) -> Interval:
        """The interval of `detecting`."""
        return mean_interval(self.ranked)


MEANS = ("deceiving", "detecting", "saboteur_wins")


class Scores(dict[str, Score]):
    """The scores by player. As text they are a table."""

    def __str__(self) -> str:
        head = ["player", "rounds", "won", "as saboteur", *MEANS, "ms per move"]
        rows = [head, *(self._row(name, score) for name, score in self.items())]
        widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join(line.rstrip() for line in lines)

    @staticmethod
    def _row(name: str, score: Score) -> list[str]:
        counts = [str(count) for count in (score.rounds, score.won, score.as_saboteur)]
        time = "–" if score.ms_per_move is None else f"{score.ms_per_move:.1f}"
        return [name, *counts, *(score._told(mean) for mean in MEANS), time]
