"""A hint in text mode: one or two lines, and its table for “hint more”."""

from collections.abc import Callable, Iterator
from typing import Any

from game.core.explain import Explanation, Unit
from game.core.words import _, opening

Name = Callable[[Any], str]


def look_lines(told: Explanation[Any], name: Name) -> Iterator[str]:
    """Yield what is advised and why, and how often it comes off beside another choice."""
    yield f"{name(told.best)}: {told.look}"
    if told.outcome is None or told.tally is None or not told.bars:
        return
    figures = [f"{name(each)} {figure_words(told.outcome.unit, n)}" for each, n in told.bars]
    if told.standing != "only":
        yield f"{opening(told.heading)}: {', '.join(figures)}."


def table_lines(told: Explanation[Any], name: Name) -> Iterator[str]:
    """Yield the choices that were played out, each with its figures, then why."""
    tally = told.tally
    if tally is None:
        yield f"{name(told.best)}: {told.look}"
        return
    for each in told.rows:
        cells = [
            f"{_(column.heading)} {figure_words(column.unit, tally.value(column.name, each))}"
            for column in told.columns
        ]
        close = _(" (about as good)") if each in told.as_good else ""
        yield f"{name(each)}{close}: {'; '.join(cells)}."
    yield from told.lines
    yield told.note


def figure_words(unit: Unit, value: float) -> str:
    """Return a figure with what it is a number of."""
    written = unit.write(value)
    return written if unit.share(value) is None else _("{n} of 100").format(n=written)
