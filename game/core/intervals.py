"""Means of independent values, and how far they can be trusted."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev, variance

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Interval:
    """A mean of independent values with its 95% confidence interval."""

    mean: float
    low: float
    high: float


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of independent values with its confidence interval; at least two values."""
    mean = fmean(values)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def share_interval(shares: Sequence[float], each: int = 1) -> Interval:
    """Return the mean of independent shares with Wilson's interval, which is never a point.

    A share made up of `each` games, such as the same cards with seats rotated, counts as one trial
    at least and as `each` at most: as many as the shares' spread speaks for.
    """
    mean, trials = fmean(shares), float(len(shares))
    if each > 1 and 0 < mean < 1:
        spread = variance(shares) if len(shares) > 1 else 1.0
        trials *= min(max(1.0, mean * (1 - mean) / spread), each) if spread else each
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    middle = (mean + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * sqrt(mean * (1 - mean) / trials + (z / (2 * trials)) ** 2)
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """Return the quantile of Student's t for the confidence, by its expansion in 1/freedom.

    Three digits are right from 10 degrees of freedom on; with fewer it is a little too small.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
