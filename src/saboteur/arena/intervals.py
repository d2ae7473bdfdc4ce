"""Intervals: how far the true share may lie from the measured one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; the whole range when nothing was tried."""
    if trials == 0:
        return 0.0, 1.0
    share, square = successes / trials, NORMAL_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half = NORMAL_95 * sqrt(share * (1 - share) / trials + square / (4 * trials**2)) / (1 + square / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float], lowest: float = 0.0, highest: float = 1.0) -> tuple[float, float]:
    """A 95 % interval of the mean of values that lie between two bounds; the whole range when there are none.

    One more value at each bound is added before the normal interval is taken, as Bonett and Price do for differences of
    paired shares: a few values that happen to be equal then prove little, and among many the two do not count.
    """
    if not values:
        return lowest, highest
    count = len(values) + 2
    mean = (sum(values) + lowest + highest) / count
    spread = (sum(value**2 for value in values) + lowest**2 + highest**2) / count - mean**2
    half = NORMAL_95 * sqrt(spread / count)
    return max(lowest, mean - half), min(highest, mean + half)


def paired_difference(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float, float]:
    """The mean of `ones` less that of `others`, pair by pair, with a 95 % interval. All values lie between 0 and 1."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(differences) / len(differences) if differences else 0.0
    return mean, *mean_interval(differences, -1.0, 1.0)
