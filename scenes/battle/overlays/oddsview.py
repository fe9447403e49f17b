"""The odds of an attack as a small table: each outcome with its chance, and who may die."""

from collections.abc import Callable, Sequence

import pygame

from game.core.words import _, marked
from game.rulesets.berserk.sense.prospects import Prospect
from scenes.battle.overlays.chances import Chance, percent, rows_of, whole_shares
from scenes.theme import Colour
from scenes.ui.shapes import box
from scenes.ui.text import Block, Face, Type, block, escape, fit, line
from scenes.ui.widget import Role, Style, Widget

ROWS = 7
"""How many outcomes are shown; the rest is told together."""
CHOSEN_WELL = marked("Whoever may choose a hit is taken to choose the better one. [BW-25]")
PAD = 9
"""The room at the left and at the right of what is told, in units."""


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
        name: str,
        lead: str = "",
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__(title)
        self.name = name
        """What is called who acts, and may fall of it."""
        self.lead = lead
        """What is to be known before the odds: whom they are against."""
        self.rows = rows_of(found, actor, foe)
        self.shares = whole_shares(self.rows)
        """The whole per cents of the rows."""
        self.notes = [*([_(CHOSEN_WELL)] if found.has_choice else []), *notes]
        self.kills = sum(chance for outcome, chance in self.rows if outcome.kills)
        self.falls = sum(chance for outcome, chance in self.rows if outcome.falls)
        self.hurts = any(
            max(each.given, each.taken) > 0 or each.kills or each.falls
            for each, _chance in self.rows
        )
        self.is_risky = any(outcome.taken > 0 for outcome, _chance in self.rows)

    @property
    def value(self) -> str:
        """The odds in words."""
        rows = [
            f"{percent(chance, share)} {outcome.words}"
            for (outcome, chance), share in zip(self.rows, self.shares, strict=True)
        ]
        return "; ".join(part for part in (self.lead, self.sum, *rows, *self.notes) if part)

    @property
    def sum(self) -> str:
        """How likely it kills, and how likely the one who acts falls, as the rows add up; ""
        where it hurts nobody."""
        if not self.hurts:
            return ""
        told = [_("{p} to kill").format(p=self.killing)]
        if self.is_risky:
            falling = percent(self.falls, self._share(lambda outcome: outcome.falls))
            told.append(_("{p} for {unit} to fall").format(p=falling, unit=self.name))
        return ", ".join(told)

    @property
    def killing(self) -> str:
        """How likely it kills, as the rows add up."""
        return percent(self.kills, self._share(lambda outcome: outcome.kills))

    def _share(self, holds: Callable[[Chance], bool]) -> int:
        """Return the whole per cents of the rows of which something holds."""
        pairs = zip(self.rows, self.shares, strict=True)
        return sum(share for (outcome, _chance), share in pairs if holds(outcome))

    @property
    def _left_out(self) -> str:
        """What is told of the outcomes that are not shown, "" where all are."""
        rest = sum(chance for _outcome, chance in self.rows[ROWS:])
        told = percent(rest, sum(self.shares[ROWS:]))
        return _("{p} other outcomes").format(p=told) if rest else ""

    def _around(self, style: Style, width: int) -> tuple[list[Block], list[Block]]:
        """Return what stands above the outcomes and below them, in as many lines as it takes."""
        theme = style.theme

        def told(words: str, ink: Colour, face: Face = Face.SANS) -> Block:
            kind = style.type(15, face, ink)
            return block(escape(words), kind, theme, width - 2 * style.px(PAD))

        sum_ink = theme.bad if self.falls > 0.15 else theme.gold_light
        above = [told(self.lead, theme.text)] if self.lead else []
        above += [told(self.sum, sum_ink, Face.SANS_BOLD)] if self.sum else []
        left_out = [told(self._left_out, theme.muted)] if self._left_out else []
        return above, [*left_out, *(told(each, theme.text) for each in self.notes)]

    def natural_width(self, style: Style) -> int:
        """Return a width in which the rows fit."""
        return style.px(240)

    def height(self, style: Style, width: int) -> int:
        """Return the height of title, sum and rows."""
        above, below = self._around(style, width)
        words = sum(each.size[1] for each in (*above, *below))
        return self._step(style) * (1 + min(ROWS, len(self.rows))) + words + style.px(8)

    def _step(self, style: Style) -> int:
        return round(style.type(15).px * 1.5)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title, the sum and a row for each outcome."""
        style = self.style
        assert style is not None
        theme, rect, step, pad = style.theme, self.rect, self._step(style), style.px(PAD)
        surface.blit(box(rect.size, style.px(8), theme.well, theme.well_edge, 1.2), rect)
        at = pygame.Rect(rect.left + pad, rect.top + style.px(4), rect.width - 2 * pad, step)
        above, below = self._around(style, rect.width)
        _set(surface, style, self.label, theme.title, at, Face.SANS_BOLD)
        at.top += step
        for each in above:
            each.draw(surface, at.topleft)
            at.top += each.size[1]
        for (outcome, chance), share in list(zip(self.rows, self.shares, strict=True))[:ROWS]:
            _draw_row(surface, style, outcome, chance, percent(chance, share), at)
            at.top += step
        for each in below:
            each.draw(surface, at.topleft)
            at.top += each.size[1]


def _draw_row(
    surface: pygame.Surface,
    style: Style,
    outcome: Chance,
    chance: float,
    told: str,
    rect: pygame.Rect,
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
    _set(surface, style, told, style.theme.gold_light, before)
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
