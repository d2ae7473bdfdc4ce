"""Intervals: how far the true share may lie from the measured one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

NORMAL_95: Final = 1.959964
RESAMPLES: Final = 2000


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; the whole range when nothing was tried."""
    if trials == 0:
        return 0.0, 1.0
    share, square = successes / trials, NORMAL_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half = NORMAL_95 * sqrt(share * (1 - share) / trials + square / (4 * trials**2)) / (1 + square / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def paired_difference(ones: Sequence[float], others: Sequence[float], seed: int = 1) -> tuple[float, float, float]:
    """The mean of `ones` less that of `others`, pair by pair, with a 95 % bootstrap interval over the pairs."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    if not differences:
        return 0.0, 0.0, 0.0
    values = sorted(set(differences))
    if len(values) > 16:
        return _normal_difference(differences)
    counts = [differences.count(value) for value in values]
    random = Random(seed)
    means = sorted(_resampled(values, counts, random) for _ in range(RESAMPLES))
    mean = sum(differences) / len(differences)
    return mean, means[round(0.025 * RESAMPLES)], means[round(0.975 * RESAMPLES) - 1]


def _resampled(values: Sequence[float], counts: Sequence[int], random: Random) -> float:
    """The mean of a resample: few distinct values, so their numbers are drawn instead of every pair."""
    total, left, left_share, mean = sum(counts), sum(counts), 1.0, 0.0
    for value, count in zip(values, counts, strict=True):
        share = count / total
        drawn = left if share >= left_share else _binomial(left, share / left_share, random)
        mean += value * drawn
        left, left_share = left - drawn, left_share - share
    return mean / total


def _binomial(trials: int, share: float, random: Random) -> int:
    """A binomial draw: exact for few trials, by its normal limit for many."""
    if trials * share * (1 - share) < 30:
        return sum(random.random() < share for _ in range(trials))
    return min(trials, max(0, round(random.gauss(trials * share, sqrt(trials * share * (1 - share))))))


def _normal_difference(differences: Sequence[float]) -> tuple[float, float, float]:
    count = len(differences)
    mean = sum(differences) / count
    error = sqrt(sum((value - mean) ** 2 for value in differences) / max(1, count - 1) / count)
    return mean, mean - NORMAL_95 * error, mean + NORMAL_95 * error
