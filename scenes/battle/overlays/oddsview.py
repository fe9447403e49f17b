"""The odds of an attack as a small table: each outcome with its chance, and who may die."""

from collections.abc import Sequence

import pygame

from game.core.words import _
from game.rulesets.berserk.sense.prospects import Prospect
from scenes.battle.overlays.chances import Chance, percent, rows_of
from scenes.ui.shapes import box
from scenes.ui.text import Face, Type, fit, line
from scenes.ui.widget import Role, Style, Widget

ROWS = 7
"""How many outcomes are shown; the rest is told together."""


class OddsView(Widget):
    """Bars of chances with their outcomes, and the chances of death above them."""

    role = Role.TEXT

    def __init__(
        self,
        title: str,
        found: Prospect,
        actor: int,
        foe: int,
        *,
        lead: str = "",
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__(title)
        self.lead = lead
        """What is to be known before the odds: whom they are against."""
        self.rows = rows_of(found, actor, foe)
        self.notes = notes
        self.kills = sum(chance for outcome, chance in self.rows if outcome.kills)
        self.falls = sum(chance for outcome, chance in self.rows if outcome.falls)
        self.is_risky = any(outcome.taken > 0 for outcome, _chance in self.rows)

    @property
    def value(self) -> str:
        """The odds in words."""
        rows = [f"{percent(chance)} {outcome.words}" for outcome, chance in self.rows]
        return "; ".join([*self._leads, self._sum(), *rows, *self.notes])

    @property
    def _leads(self) -> Sequence[str]:
        return [self.lead] if self.lead else []

    def _sum(self) -> str:
        told = [_("{p} to kill").format(p=percent(self.kills))]
        if self.is_risky:
            told.append(_("{p} to fall").format(p=percent(self.falls)))
        return ", ".join(told)

    def natural_width(self, style: Style) -> int:
        """Return a width in which the rows fit."""
        return style.px(240)

    def height(self, style: Style, width: int) -> int:
        """Return the height of title, sum and rows."""
        step = self._step(style)
        rows = min(ROWS, len(self.rows)) + (1 if self._has_rest else 0)
        return step * (rows + 2 + len(self._leads) + len(self.notes)) + style.px(8)

    @property
    def _has_rest(self) -> bool:
        return len(self.rows) > ROWS

    def _step(self, style: Style) -> int:
        return round(style.type(15).px * 1.5)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title, the sum and a row for each outcome."""
        style = self.style
        assert style is not None
        theme, rect, step = style.theme, self.rect, self._step(style)
        well = box(rect.size, style.px(8), theme.well, theme.well_edge, 1.2)
        surface.blit(well, rect)
        pad = style.px(9)
        left, room = rect.left + pad, rect.width - 2 * pad
        top = rect.top + style.px(4)
        self._set(surface, style, self.label, theme.title, left, top, room, bold=True)
        top += step
        for words in self._leads:
            self._set(surface, style, words, theme.text, left, top, room)
            top += step
        sum_ink = theme.bad if self.falls > 0.15 else theme.gold_light
        self._set(surface, style, self._sum(), sum_ink, left, top, room, bold=True)
        top += step
        for outcome, chance in self.rows[:ROWS]:
            self._draw_row(surface, style, outcome, chance, pygame.Rect(left, top, room, step))
            top += step
        if self._has_rest:
            rest = sum(chance for _outcome, chance in self.rows[ROWS:])
            words = _("{p} other outcomes").format(p=percent(rest))
            self._set(surface, style, words, theme.muted, left, top, room)
            top += step
        for note in self.notes:
            self._set(surface, style, note, theme.muted, left, top, room)
            top += step

    def _draw_row(
        self,
        surface: pygame.Surface,
        style: Style,
        outcome: Chance,
        chance: float,
        rect: pygame.Rect,
    ) -> None:
        theme = style.theme
        self._draw_bar(surface, style, outcome, chance, rect)
        own = style.type(15).px * 3
        self._set(surface, style, percent(chance), theme.gold_light, rect.left, rect.top, own)
        left = rect.left + own
        words = outcome.words
        self._set(surface, style, words, theme.text, left, rect.top, rect.right - left)

    def _draw_bar(
        self,
        surface: pygame.Surface,
        style: Style,
        outcome: Chance,
        chance: float,
        rect: pygame.Rect,
    ) -> None:
        """Draw the chance as a line below the words: red where one falls, green where one kills."""
        high = style.px(3)
        way = pygame.Rect(rect.left, rect.bottom - high - 1, rect.width, high)
        surface.blit(box(way.size, high / 2, style.theme.line, None, 0, 0.6), way)
        tone = (
            (214, 84, 66) if outcome.falls else (86, 180, 112) if outcome.kills else (142, 162, 174)
        )
        wide = max(high, round(rect.width * chance))
        surface.blit(box((wide, high), high / 2, tone), way)

    def _set(
        self,
        surface: pygame.Surface,
        style: Style,
        words: str,
        ink: tuple[int, int, int],
        left: int,
        top: int,
        room: int,
        *,
        bold: bool = False,
    ) -> None:
        face = Face.SANS_BOLD if bold else Face.SANS
        text, kind = fit(words, Type(face, style.type(15).px, ink), room, 0.7)
        surface.blit(line(text, kind), (left, top))
