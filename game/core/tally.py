"""What came of some choices, played out in the same worlds: every figure that a hint shows.

As the worlds are the same, luck of the cards strikes all choices alike, and small differences are
real. Each feature has a mean a choice, and the standard error of the difference of any two.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite, sqrt
from operator import sub
from statistics import fmean, pstdev
from typing import Any

from game.core.words import decimal

WORTH = "worth"
"""The feature that decides: what the deal brings, in the measure of the search."""

SURE = 2.0
"""From so many standard errors on a difference is taken to be real."""


@dataclass(frozen=True)
class Figure:
    """How often or how much, on average, of something with the best choice and with another one;
    `error` is the standard error of the difference."""

    best: float
    other: float
    error: float

    @property
    def gap(self) -> float:
        """How much more there is of it with the best choice."""
        return self.best - self.other

    def is_real(self, least: float = 0.0, sure: float = SURE) -> bool:
        """Tell whether the difference is no mere chance, and at least so large."""
        return abs(self.gap) > sure * self.error and abs(self.gap) >= least


def in_100(share: float) -> str:
    """Return a share as its number in a hundred; in "{n} of 100" every share is told."""
    return decimal(100 * share, 0)


@dataclass(frozen=True)
class Tally:
    """What came of some choices, played out in the same worlds.

    `means` has a figure a choice by the name of each feature; `errors` has the standard error of
    the difference of any two.
    """

    choices: tuple[Any, ...]
    worlds: int
    means: Mapping[str, Sequence[float]]
    errors: Mapping[str, Sequence[Sequence[float]]]

    @staticmethod
    def of(choices: Sequence[Any], counted: Mapping[str, Any]) -> "Tally":
        """Return the tally of arrays [world, choice] by name, or of rows in plain Python."""
        places, worlds = range(len(choices)), len(counted[WORTH])
        means, errors = {}, {}
        for name, array in counted.items():
            if isinstance(array, list):
                rows = list(zip(*array, strict=True))
                means[name] = tuple(map(fmean, rows))
                errors[name] = tuple(
                    tuple(pstdev(map(sub, one, other)) / sqrt(worlds) for other in rows)
                    for one in rows
                )
                continue
            columns = [array[:, place].astype(float) for place in places]
            means[name] = tuple(float(column.mean()) for column in columns)
            errors[name] = tuple(
                tuple(float((one - other).std()) / sqrt(worlds) for other in columns)
                for one in columns
            )
        return Tally(tuple(choices), worlds, means, errors)

    def figure(self, name: str, best: Any, other: Any) -> Figure:
        """Return how two choices compare in a feature."""
        one, two = self.choices.index(best), self.choices.index(other)
        means = self.means[name]
        return Figure(means[one], means[two], self.errors[name][one][two])

    def value(self, name: str, choice: Any) -> float:
        """Return the figure of a choice."""
        return self.means[name][self.choices.index(choice)]

    @property
    def by_worth(self) -> Sequence[Any]:
        """The choices, the best first."""
        return sorted(self.choices, key=lambda each: -self.value(WORTH, each))

    def is_behind(self, choice: Any, best: Any, least: float) -> bool:
        """Tell whether a choice is worth less than another by more than chance, and by so much."""
        worth = self.figure(WORTH, best, choice)
        return worth.gap > 0 and worth.is_real(least)

    def plain(self) -> dict[str, Any]:
        """Return it as plain data, its choices in notation."""
        named = list(map(str, self.choices))
        return {"choices": named, "worlds": self.worlds, "means": self.means, "errors": self.errors}


def read_tally(told: Any, named: Mapping[str, Any]) -> Tally:
    """Return the tally that `plain` has told, of choices named by their notation; raise
    ValueError, KeyError, TypeError or AttributeError where that is none."""
    choices = tuple(named[str(each)] for each in told["choices"])
    means, errors = {}, {}
    for name, row in told["means"].items():
        means[str(name)] = _numbers(row, len(choices))
        table = told["errors"][name]
        if len(table) != len(choices):
            raise ValueError(f"no errors: {name}")
        errors[str(name)] = tuple(_numbers(each, len(choices)) for each in table)
    if not choices or WORTH not in means:
        raise ValueError("no tally")
    return Tally(choices, int(told["worlds"]), means, errors)


def _numbers(row: Any, count: int) -> tuple[float, ...]:
    numbers = tuple(map(float, row))
    if len(numbers) != count or not all(map(isfinite, numbers)):
        raise ValueError("no figures")
    return numbers
