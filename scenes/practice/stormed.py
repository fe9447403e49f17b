"""The end of a storm: what came of three minutes, drill by drill, and whether it is a record."""

from collections.abc import Sequence
from itertools import groupby

import pygame

from game.core.words import _, many
from game.session.practice.course import Course
from scenes.scene import Cover
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.icons import icon
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.shapes import box
from scenes.ui.sparks import Sparks
from scenes.ui.text import Face
from scenes.ui.widget import Role, Style, Widget
from scenes.ui.words import Words

FIGURE, CAPTION, TOLD = 64.0, 17.0, 23.0
"""The type of a figure, of the words below it, and of how it compares, in units."""
MARK, GAP = 34.0, 8.0
"""The side of a drill's mark, and the room between two, in units."""
SPARKS = 90


class Marks(Widget):
    """A disc for each drill, in order: a tick where it was solved, a cross where it was not."""

    role = Role.PICTURE

    def __init__(self, answers: Sequence[bool]) -> None:
        super().__init__(", ".join(_("solved") if each else _("missed") for each in answers))
        self.answers = answers

    def natural_width(self, style: Style) -> int:
        """Return the width of all marks in a row."""
        return style.px(MARK + GAP) * len(self.answers)

    def height(self, style: Style, width: int) -> int:
        """Return the height of as many rows as it takes."""
        return style.px(MARK + GAP) * -(-len(self.answers) // self._in_row(style, width))

    def _in_row(self, style: Style, width: int) -> int:
        return max(1, min(len(self.answers), width // style.px(MARK + GAP)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the marks, each row in the middle."""
        style = self.style
        assert style is not None
        theme, rect, step, side = style.theme, self.rect, style.px(MARK + GAP), style.px(MARK)
        in_row = self._in_row(style, rect.width)
        for number, is_right in enumerate(self.answers):
            down, across = divmod(number, in_row)
            length = min(in_row, len(self.answers) - down * in_row)
            left = rect.centerx - (length * step - style.px(GAP)) // 2 + across * step
            ink = theme.good if is_right else theme.bad
            disc = box((side, side), side / 2, theme.well, ink, max(1.5, 2 * style.layout.scale))
            place = disc.get_rect(topleft=(left, rect.top + down * step))
            surface.blit(disc, place)
            sign = icon("tick" if is_right else "cross", round(side * 0.56), ink)
            surface.blit(sign, sign.get_rect(center=place.center))


class StormPage(Page[bool]):
    """Says how a storm went; the result is whether another is to begin."""

    cover = Cover.VEIL

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.title = _("Storm")
        self.course, self.before = course, course.best_before()
        self._sparks = Sparks()

    @property
    def is_record(self) -> bool:
        """Whether more were solved than in any storm before."""
        return self.before is not None and self.course.solved > self.before

    def build(self) -> Widget:
        """Return the figures, the marks, what is to be said of them, and the ways on."""
        course = self.course
        in_row = max((len(list(run)) for right, run in groupby(course.answers) if right), default=0)
        told = many("of {all} solved", "of {all} solved", course.tried).format(all=course.tried)
        figures = [_figure(course.solved, told), _figure(in_row, _("in a row"))]
        if self.before is not None:
            figures.append(_figure(self.before, _("best before")))
        parts = [
            Row(*figures, gap=24, fill=True),
            Marks(course.answers),
            Words(self._told(), size=TOLD, face=Face.SERIF_BOLD, ink="gold", align="centre"),
        ]
        if course.solved < course.tried:
            missed = _("What you missed comes back among the drills, tomorrow at the earliest.")
            parts.append(Words(missed, size=15, ink="muted", align="centre"))
        self._back = Button(_("Drills"), self.cancel, sign="left")
        again = Button(
            _("Another storm"), lambda: self.done(True), kind=ButtonKind.PRIMARY, sign="clock"
        )
        foot = Row(self._back, again, align="right", gap=8)
        column = Column(Scroll(Column(*parts, gap=14)), foot, gap=16)
        return Frame(Panel(column, title=self.title), most=720, full=False)

    def _told(self) -> str:
        """Return how it compares with the storms before."""
        solved, before = self.course.solved, self.before
        if before is None:
            return _("Your first storm in this game: that is the mark to beat.")
        if self.is_record:
            return _("A new record!")
        if solved == before:
            return _("You have matched your record.")
        short = before - solved
        return many("{n} short of your record.", "{n} short of your record.", short).format(n=short)

    def first_focus(self) -> Widget | None:
        """Return the way back: whoever was in a hurry may press once more than he meant."""
        return self._back

    def cancel(self) -> None:
        """Go back to the drills."""
        self.done(False)

    def enter(self) -> None:
        """Celebrate a record."""
        super().enter()
        if self.is_record:
            self.host.cue("victory")
            if self.host.moves:
                wide, high = self.layout.units
                self._sparks.burst(wide / 2, high * 0.3, SPARKS, 520)

    def update(self, dt: float) -> bool:
        """Let the sparks fly."""
        is_flying = self._sparks.update(dt)
        return super().update(dt) or is_flying

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and the sparks above it."""
        super().draw(surface)
        self._sparks.draw(surface, self.layout, self.host.theme)


def _figure(number: int, words: str) -> Column:
    """Return a large figure with the words below it that say of what."""
    return Column(
        Words(str(number), size=FIGURE, face=Face.SERIF_BOLD, ink="title", align="centre"),
        Words(words, size=CAPTION, align="centre"),
        gap=0,
    )
