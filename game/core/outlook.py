"""What trials have shown of a choice beside a lesser one, both played out in the same worlds.

A search knows what each choice brings, as one number. An outlook knows what came of two of them in
the game's own terms, by name: how often a bid was made, how often a card won a trick. A game that
can say so has `Sense.outlook`, which plays the two out and `compared`s what it has counted, and
`Telling.tried`, which puts that into words. Whoever asks for a hint gets one with the best
candidate (`game.bots.outlooks`).

What is named may be anything of which there is a number in each world: 1 where something happened
and 0 where not, or how much of it there was. Each is told with both means and the standard error of
their difference. As the worlds are the same, luck of the cards strikes both alike, and small
differences are real; what `is_real` does not call so is never told as a difference.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import isfinite, sqrt
from typing import Any

from game.core.words import _, decimal

SURE = 2.0
"""From so many standard errors on a difference is taken to be real."""


@dataclass(frozen=True)
class Figure:
    """How often or how much, on average, of something with the better choice and with the lesser
    one; `error` is the standard error of the difference."""

    best: float
    other: float
    error: float

    @property
    def gap(self) -> float:
        """How much more there is of it with the better choice."""
        return self.best - self.other

    def is_real(self, least: float = 0.0, sure: float = SURE) -> bool:
        """Tell whether the difference is no mere chance, and at least so large."""
        return abs(self.gap) > sure * self.error and abs(self.gap) >= least


NOTHING = Figure(0.0, 0.0, 0.0)
"""What has never happened."""


WORTH = "worth"
"""The name of what both bring, in the measure of the search that has found them; an outlook that
reckons otherwise has none."""

ALONE = "alone"
"""The name of what either brings by itself, in the measure of the search that has found them; it
says nothing of how they stand to each other, which a search knows better."""

SHOWN = "shown"
"""The name of what both are worth as their figures stand beside the words, which may come of other
worlds: no sentence may tell of another difference."""


@dataclass(frozen=True)
class Outlook:
    """What has come of the best choice and of a lesser one, `other`, in so many worlds; `near` is
    one that came to about as much as the best, where nothing was to be told of that; `values` are
    those that are shown of all choices."""

    best: Any
    other: Any
    worlds: int
    figures: Mapping[str, Figure] = field(default_factory=dict)
    near: Any = None
    values: Mapping[Any, float] = field(default_factory=dict)

    def of(self, name: str) -> Figure:
        """Return what is known by this name: nothing has come of what was never counted."""
        return self.figures.get(name, NOTHING)

    def beside_figures(self, values: Mapping[Any, float]) -> "Outlook":
        """Return it with the values that are shown of the two choices, where both are known."""
        if not {self.best, self.other} <= values.keys():
            return self
        shown = Figure(values[self.best], values[self.other], 0.0)
        return replace(self, figures={**self.figures, SHOWN: shown}, values=values)

    def turned(self) -> "Outlook":
        """Return it as told of the other choice beside this one."""
        figures = {
            name: Figure(each.other, each.best, each.error) for name, each in self.figures.items()
        }
        return Outlook(self.other, self.best, self.worlds, figures)

    def plain(self) -> dict[str, Any]:
        """Return it as plain data, without the best choice."""
        figures = {name: [each.best, each.other, each.error] for name, each in self.figures.items()}
        near = {} if self.near is None else {"near": str(self.near)}
        return {"other": str(self.other), "worlds": self.worlds, "figures": figures, **near}


def compared(
    best: Any, other: Any, counted: Mapping[str, tuple[Sequence[float], Sequence[float]]]
) -> Outlook:
    """Return the outlook by what was counted in each world, with the best choice and with the
    other."""
    worlds = max((len(with_best) for with_best, _with_other in counted.values()), default=0)
    return Outlook(best, other, worlds, {name: _figure(*each) for name, each in counted.items()})


def _figure(with_best: Sequence[float], with_other: Sequence[float]) -> Figure:
    count = len(with_best)
    gaps = [one - another for one, another in zip(with_best, with_other, strict=True)]
    mean = sum(gaps) / count
    variance = sum((each - mean) ** 2 for each in gaps) / count
    return Figure(sum(with_best) / count, sum(with_other) / count, sqrt(variance / count))


def read_outlook(told: Any, best: Any, named: Mapping[str, Any]) -> Outlook:
    """Return what `plain` has told of the best choice, the other one of those named; raise
    ValueError, KeyError, TypeError or AttributeError where that is none."""
    figures = {}
    for name, numbers in told["figures"].items():
        with_best, with_other, error = map(float, numbers)
        if not all(map(isfinite, (with_best, with_other, error))):
            raise ValueError(f"no figure: {name}")
        figures[str(name)] = Figure(with_best, with_other, error)
    near = named[str(told["near"])] if "near" in told else None
    return Outlook(best, named[str(told["other"])], int(told["worlds"]), figures, near)


def in_100(share: float) -> str:
    """Return a share as its number in a hundred; in "{n} of 100" every share is told."""
    return decimal(100 * share, 0)


def about_in_100(share: float) -> str:
    """Return a share as its number in a hundred to the nearest five: one counted again is the same,
    though trials differ by a little."""
    return decimal(5 * round(20 * share), 0)


def of_100(share: float) -> str:
    """Return the same with what it is a number of, for the first share of a text."""
    return _("{n} of 100").format(n=in_100(share))
