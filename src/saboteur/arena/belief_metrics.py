"""How good beliefs are: area under the curve, log-loss, Brier score, calibration error and false convictions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

CONVICTED: Final = 0.8
BUCKETS: Final = 10


@dataclass(frozen=True, slots=True)
class Quality:
    """Of the beliefs held at one time, over all seats and rounds."""

    count: int
    """How many beliefs there were."""
    auc: float
    """How often a saboteur is believed one more than a digger is, of all pairs; 0.5 is guessing."""
    log_loss: float
    """The mean of minus the logarithm of what was believed of the truth; 0 is best."""
    brier: float
    """The mean square of how far beliefs were from the truth; 0 is best."""
    prior_log_loss: float
    """The log-loss of somebody who only knows the share of saboteurs."""
    calibration_error: float
    """How far the mean belief in each tenth is from the share that were saboteurs, on average."""
    false_convictions: float
    """The share of diggers who were believed saboteurs by more than 0.8."""


def quality(diggers: Sequence[int], saboteurs: Sequence[int]) -> Quality:
    """From how often each belief (its place, evenly from 0 to 1) was held about diggers and about saboteurs."""
    top = len(diggers) - 1
    good, bad = sum(diggers), sum(saboteurs)
    count = good + bad
    if not good or not bad:
        return Quality(count, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0)
    loss = brier = 0.0
    for place, (dug, sabotaged) in enumerate(zip(diggers, saboteurs, strict=True)):
        belief = place / top
        kept = min(max(belief, 0.002), 0.998)
        loss -= dug * log(1 - kept) + sabotaged * log(kept)
        brier += dug * belief**2 + sabotaged * (1 - belief) ** 2
    share = bad / count
    prior = -share * log(share) - (1 - share) * log(1 - share)
    convicted = sum(dug for place, dug in enumerate(diggers) if place / top > CONVICTED)
    error = sum(abs(held - true) * weight for held, true, weight in calibration(diggers, saboteurs)) / count
    return Quality(
        count, area(diggers, saboteurs), loss / count, brier / count, prior, error, convicted / good
    )  # fmt: skip


def area(diggers: Sequence[int], saboteurs: Sequence[int]) -> float:
    """The chance that a saboteur is believed more of one than a digger is; ties count half."""
    below, wins = 0, 0.0
    for dug, sabotaged in zip(diggers, saboteurs, strict=True):
        wins += sabotaged * (below + dug / 2)
        below += dug
    return wins / (sum(diggers) * sum(saboteurs))


def calibration(diggers: Sequence[int], saboteurs: Sequence[int]) -> list[tuple[float, float, int]]:
    """For each tenth of the range: the mean belief, the true share, and how many beliefs it holds."""
    top, rows = len(diggers) - 1, list[tuple[float, float, int]]()
    for bucket in range(BUCKETS):
        places = [place for place in range(top + 1) if min(place * BUCKETS // top, BUCKETS - 1) == bucket]
        weight = sum(diggers[place] + saboteurs[place] for place in places)
        if weight:
            held = sum((diggers[place] + saboteurs[place]) * place / top for place in places) / weight
            rows.append((held, sum(saboteurs[place] for place in places) / weight, weight))
    return rows
