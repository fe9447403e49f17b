"""What a strong player would do: the candidates of a hint, with their worth."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.protocols import Candidate
from game.core.words import _, decimal
from scenes.ui.boxes import Column, Row
from scenes.ui.panel import Panel
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Words

SHOWN = 3
"""How many candidates are listed: six at a table leave no room for more."""


MOST_TEXT = 1.2
"""The text size beyond which the panel does not grow: it stands beside the cards."""


class Advice(Panel):
    """What a hint says. It stands beside the cards, so it is no higher than it may be.

    `spare` are the lines that give way where it would be, the first of them first; it may be as
    high as `most` would stand in its place.
    """

    def __init__(self, lines: Sequence[Widget], spare: Sequence[Widget], most: Widget) -> None:
        super().__init__(Column(*lines, gap=4), pad=12)
        self.spare, self.most = spare, most

    @property
    def is_cut(self) -> bool:
        """Whether a line has given way at the width of which the height was last asked."""
        return not all(line.visible for line in self.spare)

    def height(self, style: Style, width: int) -> int:
        """Return the height, with as many of the spare lines as there is room for."""
        most = self.most.height(style, width)
        for line in self.spare:
            line.visible = True
        for line in self.spare:
            if super().height(style, width) <= most:
                break
            line.visible = False
        return super().height(style, width)


class Figure(Words):
    """What a move is worth; what such figures are is told to who points at it."""

    takes_pointer = True


def advice_panel(
    candidates: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    *,
    reason: str = "",
    figures: str = "",
    worths: str = "",
    is_only: bool = False,
    text_scale: float = 1.0,
) -> Panel:
    """Return the panel that lists the best candidates, each by its name in markup.

    `reason` says in markup why the first is best, `figures` what the numbers are, `worths` the same
    in a few words, `is_only` that
    nothing else is allowed. Without a search there is no worth to be told.
    """
    unit = min(1.0, MOST_TEXT / text_scale)
    tried = [each for each in candidates if each.visits] or list(candidates[:1])
    if any(each.visits for each in tried):
        told = worths
    elif is_only:
        told = _("The only choice.")
    else:
        told = "" if reason else _("A plain player would choose this.")

    def rows() -> list[Widget]:
        return [
            _row(each, name, unit, n == 0, _worth(each, tried[0]), figures)
            for n, each in enumerate(tried[:SHOWN])
        ]

    def note() -> Widget:
        return Words(told, size=13 * unit, ink="muted")

    plain = Panel(Column(*rows(), note(), gap=4), pad=12)
    if not reason:
        return plain
    why, end = Words(reason, size=14 * unit), note()
    others = [_beside(tried, name, unit, figures)] if len(tried) > 1 else []
    return Advice([rows()[0], why, *others, end], [end, *others], _highest(unit))


def _beside(
    tried: Sequence[Candidate[Any]], name: Callable[[Any], str], unit: float, figures: str
) -> Widget:
    """Return what the next best are worth, in one line: beside a reason there is no room for
    more."""
    told = (f"{name(each.action)} {_worth(each, tried[0])}" for each in tried[1:SHOWN])
    line = Figure("  ·  ".join(told), size=15 * unit, ink="muted")
    line.hint = figures
    return line


def _worth(told: Candidate[Any], best: Candidate[Any]) -> str:
    """Return what a move is worth; one put behind the best with a figure as high, or higher from
    too few trials, is told as just as good."""
    worth = decimal(told.value, signed=True)
    is_as_good = told.value >= best.value or worth == decimal(best.value, signed=True)
    return _("as good") if told is not best and is_as_good else worth


def _highest(unit: float) -> Panel:
    """Return a panel as high as one of three candidates with a note of two lines."""
    lines = [Words("0", size=17 * unit) for _line in range(SHOWN)]
    note = [Words("0", size=13 * unit) for _line in range(2)]
    return Panel(Column(*lines, Column(*note, gap=0), gap=4), pad=12)


def _row(
    candidate: Candidate[Any],
    name: Callable[[Any], str],
    unit: float,
    is_best: bool,
    worth: str,
    figures: str,
) -> Widget:
    words = name(candidate.action)
    if is_best:
        words, worth = f"**{words}**", f"**{worth}**"
    row: list[Widget] = [Words(words, size=17 * unit, grows=True)]
    if candidate.visits:
        figure = Figure(worth, size=17 * unit, ink="gold" if is_best else "muted")
        figure.hint = figures
        row.append(figure)
    return Row(*row, gap=8)
