"""The panel of a hint, for all games: a sentence and two bars, and behind it a table.

It prints an `Explanation` and adds nothing to it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame

from game.core.explain import Explanation, Feature
from game.core.words import _, opening
from scenes.ui.boxes import Column
from scenes.ui.panel import Panel
from scenes.ui.shapes import box
from scenes.ui.text import Block, Face, block
from scenes.ui.widget import Role, Style, Widget
from scenes.ui.words import Line, Words

MOST_TEXT = 1.2
"""The text size beyond which the panel does not grow: it stands beside the cards."""
PARTS = (1.0, 0.95, 0.9, 0.85, 0.8)
"""How much smaller the words may become where there is little room."""
TITLE, SAYS, ROW, NOTE = 19.0, 15.0, 15.0, 13.0
"""The type of the choice, of the sentence, of a row, and of a note, in units."""
BARS = (90.0, 36.0)
"""The least length of a bar, and where there is little room, in units."""
THICK, GAP = 10.0, 10.0
"""How thick a bar is, and what stands between two columns, in units."""

Name = Callable[[Any], str]


@dataclass(frozen=True)
class Cell:
    """A figure of a row: as it is written, and how long its bar is, None for no bar."""

    text: str
    share: float | None = None


@dataclass(frozen=True)
class FigureRow:
    """A choice by its name in markup, its figures, and whether it is the one advised, or close."""

    name: str
    cells: Sequence[Cell]
    is_best: bool = False
    is_close: bool = False


class Figures(Widget):
    """Rows of choices and columns of figures, with bars where they are shares."""

    role = Role.TEXT

    def __init__(self, headings: Sequence[str], rows: Sequence[FigureRow]) -> None:
        told = [
            f"{row.name}: "
            + ", ".join(f"{h} {cell.text}" for h, cell in zip(headings, row.cells, strict=True))
            for row in rows
        ]
        super().__init__(". ".join(told))
        self.headings, self.rows = headings, rows

    def natural_width(self, style: Style) -> int:
        """Return the width with bars as they are where there is room."""
        names, columns = self._widths(style, BARS[0])
        return names + sum(columns) + style.px(GAP) * len(columns)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the headings and rows."""
        rows = self._step(style, ROW) * len(self.rows)
        return self._step(style, NOTE) + rows + sum(self._names_above(style, width))

    def _laid(self, style: Style, width: int) -> tuple[int, list[int]]:
        """Return how wide the names are, and each column at least; names that are too long to stand
        beside the figures stand above them, and take no width."""
        for bar in BARS:
            names, columns = self._widths(style, bar)
            if names + sum(columns) + style.px(GAP) * len(columns) <= width:
                return names, columns
        return 0, columns

    def _names_above(self, style: Style, width: int) -> list[int]:
        """Return how high each name is that stands above its figures, 0 for one beside them."""
        names, _columns = self._laid(style, width)
        return [0 if names else self._wrapped(style, row, width).size[1] for row in self.rows]

    def _wrapped(self, style: Style, row: FigureRow, width: int) -> Block:
        kind = style.type(ROW, colour=self._ink(style, row))
        return block(row.name, kind, style.theme, width)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the headings, and below them a row a choice."""
        style = self.style
        assert style is not None
        gap, rect = style.px(GAP), self.rect
        names, columns = self._laid(style, rect.width)
        above, is_stacked = self._names_above(style, rect.width), not names
        own = names + sum(columns) + gap * (len(columns) - is_stacked)
        spare = max(0, rect.width - own)
        wide = [each + spare // len(columns) for each in columns]
        lefts = [rect.left + (0 if is_stacked else names + gap)]
        for each in wide[:-1]:
            lefts.append(lefts[-1] + each + gap)
        numbers = self._numbers(style)
        for place, (heading, left) in enumerate(zip(self.headings, lefts, strict=True)):
            words = self._set(style, heading, NOTE, style.muted)
            # Over a bar a heading begins with it; over bare numbers it ends with them.
            along = 0 if self._has_bar(place) else wide[place] - words.size[0]
            words.draw(surface, (left + along, rect.top))
        top, step = rect.top + self._step(style, NOTE), self._step(style, ROW)
        for row, high in zip(self.rows, above, strict=True):
            colour = self._ink(style, row)
            words = self._wrapped(style, row, rect.width if is_stacked else 0)
            words.draw(surface, (rect.left, top + (0 if high else (step - words.size[1]) // 2)))
            top += high
            for cell, left, width, number in zip(row.cells, lefts, wide, numbers, strict=True):
                at = pygame.Rect(left, top, width, step)
                self._draw_cell(surface, style, cell, at, number, colour, row.is_best)
            top += step

    def _draw_cell(
        self,
        surface: pygame.Surface,
        style: Style,
        cell: Cell,
        place: pygame.Rect,
        number: int,
        colour: tuple[int, int, int],
        is_best: bool,
    ) -> None:
        words = self._set(style, cell.text, ROW, colour)
        at = place.right - words.size[0], place.centery - words.size[1] // 2
        words.draw(surface, at)
        if cell.share is None:
            return
        thick, room = style.px(THICK), number + style.px(6)
        groove = pygame.Rect(place.left, 0, place.width - room, thick)
        groove.centery = place.centery
        ink = style.theme.gold if is_best else style.muted
        edge = float(style.hairline())
        ground = box(groove.size, thick / 2, style.theme.well, style.theme.well_edge, edge)
        surface.blit(ground, groove.topleft)
        if (long := round(groove.width * min(1.0, max(0.0, cell.share)))) > 0:
            # A bar is a dot at least: one that is empty would say never.
            surface.blit(box((max(long, thick), thick), thick / 2, ink, ink, edge), groove.topleft)

    def _ink(self, style: Style, row: FigureRow) -> tuple[int, int, int]:
        if row.is_best:
            return style.theme.gold_light
        return style.muted if row.is_close else style.theme.text

    def _widths(self, style: Style, bar: float) -> tuple[int, list[int]]:
        """Return how wide the names are, and each column at least, with bars so long."""
        names = max(self._set(style, row.name, ROW).size[0] for row in self.rows)
        columns = []
        numbers = self._numbers(style)
        for place, (heading, number) in enumerate(zip(self.headings, numbers, strict=True)):
            least = style.px(bar) + number if self._has_bar(place) else number
            columns.append(max(least, self._set(style, heading, NOTE).size[0]))
        return names, columns

    def _has_bar(self, place: int) -> bool:
        """Tell whether a column has bars."""
        return any(row.cells[place].share is not None for row in self.rows)

    def _numbers(self, style: Style) -> list[int]:
        """Return how wide the widest number of each column is."""
        return [
            max(self._set(style, row.cells[place].text, ROW).size[0] for row in self.rows)
            for place in range(len(self.headings))
        ]

    def _set(
        self, style: Style, words: str, size: float, ink: tuple[int, int, int] | None = None
    ) -> Block:
        return block(words, style.type(size, colour=ink), style.theme)

    def _step(self, style: Style, size: float) -> int:
        return round(style.type(size).px * 1.6)


class ExplainedPanel(Panel):
    """A hint beside the cards or the board, no larger than it must be."""

    def __init__(
        self,
        told: Explanation[Any],
        name: Name,
        *,
        is_table: bool = False,
        row_name: Name | None = None,
    ) -> None:
        """`row_name` is what a choice is called beside its figures, where that is shorter."""
        self.told, self.is_table = told, is_table
        row_name = row_name or name
        lines = table(told, row_name) if is_table and told.tally else _look(told, name, row_name)
        super().__init__(Column(*lines, gap=6), pad=12)
        self._part = PARTS[0]

    @property
    def title(self) -> str:
        """What stands first in it."""
        return next(each.label for each in self.walk() if each.label)

    def tells_of(self, other: Widget) -> bool:
        """Its words are to be read with whatever is pointed at: no tip covers them."""
        return True

    def fitted(self, style: Style, narrow: int, wide: int, high: int) -> pygame.Rect:
        """Return how large it is where it may be so high: with smaller words if need be. A table is
        as wide as its columns."""
        for self._part in PARTS:
            width = wide
            if self.is_table:
                width = max(wide, self.natural_width(style))
            if (own := self.height(style, width)) <= high:
                break
        return pygame.Rect(0, 0, width, own)

    def natural_width(self, style: Style) -> int:
        """Return the width of its figures and the margin."""
        inner = self._inner(style)
        figures = [each for each in self.walk() if isinstance(each, Figures)]
        widest = max((each.natural_width(inner) for each in figures), default=0)
        return widest + 2 * style.px(self.pad)

    def _inner(self, style: Style) -> Style:
        layout = style.layout
        scale = min(layout.text_scale, MOST_TEXT) * self._part
        return Style(replace(layout, text_scale=scale), style.theme)


def _look(told: Explanation[Any], name: Name, row_name: Name) -> Sequence[Widget]:
    """Return the first look: the choice, the sentence, and two bars."""
    title = Line(opening(name(told.best)), size=TITLE, face=Face.SERIF_BOLD, ink="title")
    title.role = Role.HEADING
    lines: list[Widget] = [title, Words(told.look, size=SAYS)]
    outcome = told.outcome
    if outcome is not None and told.bars:
        most = max(abs(value) for _choice, value in told.bars)
        rows = [
            FigureRow(row_name(each), [_cell(outcome, value, most)], is_best=each == told.best)
            for each, value in told.bars
        ]
        lines.append(Figures([told.heading], rows))
    if told.standing == "level":
        lines += [Words(each, size=NOTE, ink="muted") for each in told.lines]
    return lines


def table(told: Explanation[Any], row_name: Name) -> Sequence[Widget]:
    """Return the second look: every choice that was played out, by all that was counted."""
    tally = told.tally
    assert tally is not None
    rows = [
        FigureRow(
            row_name(each),
            [
                _cell(column, tally.value(column.name, each), has_bar=not place)
                for place, column in enumerate(told.columns)
            ],
            is_best=each == told.best,
            is_close=each in told.as_good,
        )
        for each in told.rows
    ]
    lines: list[Widget] = [Figures([_(each.heading) for each in told.columns], rows)]
    lines += [Words(each, size=SAYS) for each in told.lines]
    return [*lines, Words(told.note, size=NOTE, ink="muted")]


def _cell(feature: Feature, value: float, most: float = 0.0, *, has_bar: bool = True) -> Cell:
    """Return a figure as it is written: a share with its bar, points with one only where two are
    compared, the larger of them the full length."""
    text = feature.unit.write(value)
    if not has_bar:
        return Cell(text)
    share = feature.unit.share(value)
    if share is None:
        share = max(0.0, value) / most if most else None
    return Cell(text, share)
