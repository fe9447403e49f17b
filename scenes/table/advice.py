"""What a strong player would do: the candidates of a hint, with their worth."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.core.protocols import Candidate
from game.core.words import _, decimal, opening
from game.session.arranging import is_beside, listed
from scenes.ui.boxes import Column, Row
from scenes.ui.panel import Panel
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Words

SHOWN = 3
"""How many candidates are listed at most: six at a table leave no room for more."""
MOST_TEXT = 1.2
"""The text size beyond which the panel does not grow: it stands beside the cards."""
PARTS = (1.0, 0.95, 0.9, 0.85, 0.8)
"""How much smaller the words may become where there is little room."""
ROW, WHY, BESIDE, NOTE = 17.0, 14.0, 15.0, 13.0
"""The type of a row, of a reason, of what is told beside it, and of a note, in units."""


class Advice(Panel):
    """What a hint says. It stands beside the cards, so it is no larger than it must be.

    `spare` gives way where there is no room for it, a line that only says what the figures are.
    """

    def __init__(self, lines: Sequence[Widget], spare: Widget | None = None) -> None:
        super().__init__(Column(*lines, gap=4), pad=12)
        self.spare = spare
        self._part = PARTS[0]
        rows = [Words("0", size=ROW) for _line in range(SHOWN)]
        note = [Words("0", size=NOTE) for _line in range(2)]
        self._low = Column(*rows, Column(*note, gap=0), gap=4)

    def tells_of(self, other: Widget) -> bool:
        """Its words are to be read with whatever is pointed at: no tip covers them."""
        return True

    def fitted(self, style: Style, narrow: int, wide: int, high: int) -> pygame.Rect:
        """Return how large it is: as low as three candidates with a note of two lines, narrow if it
        can be so, else wide; else as high as it may be, with smaller words, then without what is
        spare."""
        self._part = PARTS[0]
        low = min(high, self._low.height(self._inner(style), wide) + 2 * style.px(self.pad))
        tries = [(True, 1.0, narrow, low), (True, 1.0, wide, low)]
        tries += [(shown, part, wide, high) for shown in (True, False) for part in PARTS]
        for shown, self._part, width, most in tries:
            if self.spare is not None:
                self.spare.visible = shown
            if (own := self.height(style, width)) <= most:
                break
        return pygame.Rect(0, 0, width, own)

    def _inner(self, style: Style) -> Style:
        layout = style.layout
        scale = min(layout.text_scale, MOST_TEXT) * self._part
        return Style(replace(layout, text_scale=scale), style.theme)


class Figure(Words):
    """What a move is worth; what such figures are is told to who points at it."""

    takes_pointer = True


def advice_panel(
    candidates: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    *,
    heading: str = "",
    reason: str = "",
    named: Sequence[Any] = (),
    figures: str = "",
    worths: str = "",
    is_only: bool = False,
    level: Sequence[Any] = (),
    is_makeshift: bool = False,
) -> Advice:
    """Return the panel that lists the best candidates, each by its name in markup.

    `heading` says in markup what comes before them, `reason` why the first is best, and has `named`
    others, `figures` what the numbers are, `worths` the same in a few words, `is_only` that nothing
    else is allowed, `level` what comes to the same by that reason, `is_makeshift` that a plain
    player gives it until the search has answered.
    Without a search there is no worth to be told; nor of one choice alone that has words.
    """
    tried = [each for each in candidates if each.visits] or candidates[:1]
    tried = listed(tried, named, SHOWN, has_reason=bool(reason))
    if len(tried) == 1 and (reason or heading):
        tried = [replace(tried[0], visits=0)]  # with nothing beside it, a figure tells nothing
    if any(each.visits for each in tried):
        told = worths
    elif is_only:
        told = _("The only choice.")
    elif is_makeshift:
        told = _("A plain player’s choice. The hint itself is still to come.")
    else:
        told = "" if reason or heading else _("A plain player would choose this.")
    lines: list[Widget] = [Words(f"**{heading}**", size=ROW)] if heading else []
    if reason:
        lines += [_row(tried[0], name, True, _worth(tried[0], tried[0]), figures)]
        lines += [Words(reason, size=WHY)]
        lines += [_beside(tried, name, figures, level)] if len(tried) > 1 else []
    else:
        lines += [
            _row(each, name, n == 0, _worth(each, tried[0]), figures)
            for n, each in enumerate(tried)
        ]
    note = Words(told, size=NOTE, ink="muted") if told else None
    return Advice([*lines, *([] if note is None else [note])], None if is_makeshift else note)


def _beside(
    tried: Sequence[Candidate[Any]],
    name: Callable[[Any], str],
    figures: str,
    level: Sequence[Any],
) -> Widget:
    """Return what the next best are worth, in one line: beside a reason there is no room for
    more. A figure has a colon before it: it may stand beside that of an overbid."""
    told = []
    for each in tried[1:]:
        worth = _worth(each, tried[0], level)
        colon = ":" * (worth == decimal(each.value, signed=True))
        told.append(f"{opening(name(each.action))}{colon} {worth}")
    line = Figure("  ·  ".join(told), size=BESIDE, ink="muted")
    line.hint = figures
    return line


def _worth(told: Candidate[Any], best: Candidate[Any], level: Sequence[Any] = ()) -> str:
    """Return what a move is worth; one put behind the best with a figure as high, or higher from
    too few trials, is told as just as good, and the one that the best was tried beside as hardly
    less, as the reason says how the two differ; what is `level` with the best is as good, whatever
    its figure."""
    worth, most = decimal(told.value, signed=True), decimal(best.value, signed=True)
    if told is best:
        return worth
    if told.action in level:
        return _("as good")
    if is_beside(best, told.action) and worth == most:
        return _("hardly less")
    return _("as good") if told.value >= best.value or worth == most else worth


def _row(
    candidate: Candidate[Any],
    name: Callable[[Any], str],
    is_best: bool,
    worth: str,
    figures: str,
) -> Widget:
    words = opening(name(candidate.action))
    if is_best:
        words, worth = f"**{words}**", f"**{worth}**"
    row: list[Widget] = [Words(words, size=ROW, grows=True)]
    if candidate.visits:
        figure = Figure(worth, size=ROW, ink="gold" if is_best else "muted")
        figure.hint = figures
        row.append(figure)
    return Row(*row, gap=8)
