"""What is measured, in which order, and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from bench.engine.engines import Engine

TABLES: Final = range(3, 11)


@dataclass(frozen=True)
class Series:
    """One task of one engine, sampled again and again: `rates` in units, `laps` in play-outs a processor second."""

    engine: Engine
    task: str
    count: int
    rates: list[float] = field(default_factory=list)
    laps: list[float] = field(default_factory=list)

    def sample(self, repeat: int) -> None:
        """Play on, with seeds that were not used before."""
        units, seconds = self.engine.sample(self.task, 1 + repeat * self.count, self.count)
        self.rates.append(units / seconds)
        self.laps.append(self.count / seconds)


def spread(numbers: Sequence[float], digits: int = 0) -> dict[str, float]:
    """Median, least and most."""
    found = {"median": median(numbers), "least": min(numbers), "most": max(numbers)}
    return {name: round(number, digits) if digits else round(number) for name, number in found.items()}


def series(engine: Engine, task: str, seconds: float) -> Series:
    """A series whose samples take about so long; warms the engine up."""
    return Series(engine, task, engine.count_for(task, seconds))


def sample_in_turns(group: dict[str, Series], repeats: int) -> None:
    """One sample of each, then all again: what slows the machine for a while slows all of them."""
    for repeat in range(repeats):
        print(f"  {repeat + 1} of {repeats}", end="\r", flush=True)
        for one in group.values():
            one.sample(repeat)


def ratio(ours: Series, theirs: Series) -> dict[str, float]:
    """How many times as fast, taken from samples that were neighbours."""
    return spread([mine / other for mine, other in zip(ours.rates, theirs.rates, strict=True)], 3)


def cost_by_players(group: dict[str, Series], way: str) -> dict[str, float]:
    """Nanoseconds for a move at each size of table, and the dearest over the cheapest."""
    costs = {str(players): round(1e9 / median(group[f"{way} {players}"].rates), 1) for players in TABLES}
    return {**costs, "dearest_over_cheapest": round(max(costs.values()) / min(costs.values()), 3)}
