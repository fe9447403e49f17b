"""The odds of an attack as a small table: each outcome with its chance, and who may die."""

from collections.abc import Sequence

import pygame

from game.core.words import _
from game.rulesets.berserk.sense.prospects import Prospect
from scenes.battle.overlays.chances import Chance, percent, rows_of
from scenes.theme import Colour
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
        return "; ".join(part for part in (self.lead, self._sum(), *rows, *self.notes) if part)

    def _sum(self) -> str:
        told = [_("{p} to kill").format(p=percent(self.kills))]
        if self.is_risky:
            told.append(_("{p} to fall").format(p=percent(self.falls)))
        return ", ".join(told)

    @property
    def _below(self) -> list[str]:
        """What stands below the outcomes: those left out, and the notes."""
        rest = sum(chance for _outcome, chance in self.rows[ROWS:])
        left_out = [_("{p} other outcomes").format(p=percent(rest))] if rest else []
        return [*left_out, *self.notes]

    def natural_width(self, style: Style) -> int:
        """Return a width in which the rows fit."""
        return style.px(240)

    def height(self, style: Style, width: int) -> int:
        """Return the height of title, sum and rows."""
        lines = 2 + bool(self.lead) + min(ROWS, len(self.rows)) + len(self._below)
        return self._step(style) * lines + style.px(8)

    def _step(self, style: Style) -> int:
        return round(style.type(15).px * 1.5)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title, the sum and a row for each outcome."""
        style = self.style
        assert style is not None
        theme, rect, step, pad = style.theme, self.rect, self._step(style), style.px(9)
        surface.blit(box(rect.size, style.px(8), theme.well, theme.well_edge, 1.2), rect)
        at = pygame.Rect(rect.left + pad, rect.top + style.px(4), rect.width - 2 * pad, step)
        sum_ink = theme.bad if self.falls > 0.15 else theme.gold_light
        lead = [(self.lead, theme.text, Face.SANS)] if self.lead else []
        for words, ink, face in (
            (self.label, theme.title, Face.SANS_BOLD),
            *lead,
            (self._sum(), sum_ink, Face.SANS_BOLD),
        ):
            _set(surface, style, words, ink, at, face)
            at.top += step
        for outcome, chance in self.rows[:ROWS]:
            _draw_row(surface, style, outcome, chance, at)
            at.top += step
        for words in self._below:
            _set(surface, style, words, theme.muted, at)
            at.top += step


def _draw_row(
    surface: pygame.Surface, style: Style, outcome: Chance, chance: float, rect: pygame.Rect
) -> None:
    """Draw an outcome, its chance before it and, as a line, below it: red where one falls, green
    where one kills."""
    high = style.px(3)
    way = pygame.Rect(rect.left, rect.bottom - high - 1, rect.width, high)
    surface.blit(box(way.size, high / 2, style.theme.line, None, 0, 0.6), way)
    tone = (214, 84, 66) if outcome.falls else (86, 180, 112) if outcome.kills else (142, 162, 174)
    wide = max(high, round(rect.width * chance))
    surface.blit(box((wide, high), high / 2, tone), way)
    own = style.type(15).px * 3
    before = pygame.Rect(rect.topleft, (own, rect.height))
    after = pygame.Rect(rect.left + own, rect.top, rect.width - own, rect.height)
    _set(surface, style, percent(chance), style.theme.gold_light, before)
    _set(surface, style, outcome.words, style.theme.text, after)


def _set(
    surface: pygame.Surface,
    style: Style,
    words: str,
    ink: Colour,
    rect: pygame.Rect,
    face: Face = Face.SANS,
) -> None:
    text, kind = fit(words, Type(face, style.type(15).px, ink), rect.width, 0.7)
    surface.blit(line(text, kind), rect.topleft)
