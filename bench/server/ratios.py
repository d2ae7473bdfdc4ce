"""New over old, round by round: the median of the ratios and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from statistics import median
from typing import Any, Final, NamedTuple

Round = dict[str, dict[str, Any]]
"""What one round came to on `old` and on `new`."""

LEVEL: Final = 0.95
FIGURES: Final = (
    ("moves_per_second", "saturated", "moves/s"),
    ("cpu_ms_per_move", "saturated", "CPU ms/move"),
    ("p99_ms", "paced", "p99 ms"),
)
"""Of each figure: its name, the phase it is taken from, its title. Moves a second shall be many, the others little."""
METHOD: Final = "order statistics of the rounds' ratios (sign test), at least 95 % whatever their distribution"


class Interval(NamedTuple):
    """Where a median lies, with at least the level of confidence asked for."""

    low: float
    high: float
    coverage: float
    """The confidence it really has: with few values it moves in steps."""


def interval_of_median(values: Sequence[float], level: float = LEVEL) -> Interval | None:
    """The narrowest symmetric interval between two of the values that covers the median; None for too few values.

    Each value lies above the true median with chance 1/2, whatever the distribution: the number that do is binomial.
    """
    ordered, count = sorted(values), len(values)
    best = None
    for outside in range((count + 1) // 2):
        coverage = 1 - 2 * sum(comb(count, below) for below in range(outside + 1)) / 2**count
        if coverage < level:
            break
        best = Interval(ordered[outside], ordered[-1 - outside], coverage)
    return best


def compared(rounds: Sequence[Round], name: str, phase: str) -> dict[str, Any]:
    """One figure: the medians of both sides, the ratio of each round, their median and its interval.

    Raises ValueError if a round measured nothing.
    """
    old, new = ([float(one[side][phase][name]) for one in rounds] for side in ("old", "new"))
    if not all(old) or not all(new):
        raise ValueError(f"{name} is 0 in a round: its phases were too short")
    ratios = [after / before for before, after in zip(old, new, strict=True)]
    interval = interval_of_median(ratios)
    return {
        "old": round(median(old), 4),
        "new": round(median(new), 4),
        "ratios": [round(ratio, 4) for ratio in ratios],
        "median_ratio": round(median(ratios), 4),
        "interval": None if interval is None else [round(interval.low, 4), round(interval.high, 4)],
        "coverage": None if interval is None else round(interval.coverage, 4),
    }


def figures(rounds: Sequence[Round]) -> dict[str, dict[str, Any]]:
    """All figures by name. Raises ValueError if a round measured nothing."""
    return {name: compared(rounds, name, phase) for name, phase, _ in FIGURES}


def told(found: dict[str, dict[str, Any]]) -> str:
    """The figures for people."""
    lines = ["", f"{'':14}{'old':>10}{'new':>10}{'new/old':>10}   95 % interval"]
    for name, _, title in FIGURES:
        one = found[name]
        medians = f"{one['old']:10.3f}{one['new']:10.3f}{one['median_ratio']:10.3f}"
        lines.append(f"{title:14}{medians}   {_sureness(one['interval'], more_is_better=name == 'moves_per_second')}")
    return "\n".join(lines)


def _sureness(interval: list[float] | None, *, more_is_better: bool) -> str:
    if interval is None:
        return "none: that takes six rounds or more"
    low, high = interval
    verdict = "no difference shown"
    if low > 1 or high < 1:
        verdict = "new is better" if (low > 1) == more_is_better else "new is WORSE"
    return f"{low:.3f} to {high:.3f}: {verdict}"
