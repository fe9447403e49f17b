"""A comparison in words: for text mode, and for pages."""

from collections.abc import Sequence
from typing import Any

from game.core.intervals import Interval
from game.core.ruleset import Ruleset
from game.core.words import _, decimal
from game.session.duplicate.comparison import LEAST, Compared, Comparison

DIGITS = 1


def figure(value: float | None) -> str:
    """Return what a deal has brought, or a difference; a dash where there is none."""
    if value is None:
        return "–"
    return decimal(value, 0 if value == int(value) else DIGITS, signed=value != 0)


def deal_line(compared: Compared, names: tuple[str, str]) -> str:
    """Return one deal in a sentence; `names` are those of the own player and of the other."""
    sentence = _("{n}: {own} {mine}, {other} {theirs}; difference {difference}.")
    return sentence.format(
        n=compared.number + 1,
        own=names[0],
        mine=figure(compared.own),
        other=names[1],
        theirs=figure(compared.other),
        difference=figure(compared.difference),
    )


def summary(comparison: Comparison, names: tuple[str, str]) -> list[str]:
    """Return who has done better with the same cards and by how much, in sentences."""
    count, mean = len(comparison.differences), comparison.mean
    if mean is None:
        return [_("Nothing has been played at both tables.")]
    told = [_lead(count, mean, comparison, names)]
    if (found := comparison.interval) is not None:
        told.append(_interval_words(found, names[0]))
    else:
        told.append(
            _("Once {n} are compared, an interval says how much of it may be luck.").format(n=LEAST)
        )
    return told


def _lead(count: int, mean: float, comparison: Comparison, names: tuple[str, str]) -> str:
    if mean == 0:
        return _("With the same cards both are level.")
    ahead = names[0] if mean > 0 else names[1]
    unit = "" if comparison.boards is None else _(comparison.boards.unit)
    words = _("With the same cards {name} is ahead by {total}.")
    if count > 1:
        words = _("With the same cards {name} is ahead by {total}, by {mean} on average.")
    return words.format(
        name=ahead,
        total=_with_unit(abs(sum(comparison.differences)), unit),
        mean=_with_unit(abs(mean), unit),
    )


def _with_unit(value: float, unit: str) -> str:
    plain = decimal(value, 0 if value == int(value) else DIGITS)
    return f"{plain} {unit}" if unit else plain


def _interval_words(found: Interval, name: str) -> str:
    low, high = (decimal(bound, DIGITS, signed=True) for bound in (found.low, found.high))
    sentence = _("{name}’s average lead lies between {low} and {high} (95%): more than luck.")
    if found.low <= 0 <= found.high:
        sentence = _("{name}’s average lead lies between {low} and {high} (95%): it may be luck.")
    return sentence.format(name=name, low=low, high=high)


def what_counts(ruleset: Ruleset[Any, Any, Any], comparison: Comparison) -> str:
    """Return what the figures are."""
    terms = ruleset.telling.terms
    told = _(terms.figures) if terms.brought is None else _("1 is a win, −1 a loss.")
    if comparison.boards is not None:
        told += " " + _("Differences are in {unit}.").format(unit=_(comparison.boards.unit))
    return told


def stand_in_words(names: Sequence[str]) -> str:
    """Return that computer players sit for other people."""
    return _("Computer players stand in for {names}.").format(names=", ".join(names))
