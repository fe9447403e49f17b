"""The curve of a deck: how many cards of each cost, elite and regular."""

from collections.abc import Iterable

import pygame

from game.core.words import _
from game.rulesets.berserk.cards.card import Card
from scenes.theme import Colour
from scenes.ui.shapes import box
from scenes.ui.text import Face, Type, line
from scenes.ui.widget import Role, Style, Widget

COSTS = range(1, 10)
"""The bars; dearer cards count with the last, and no card costs less than the first."""
SILVER: tuple[Colour, Colour] = (216, 224, 232), (148, 160, 174)
BARS = 70
"""The height of the longest bar, in units; larger words leave it less room."""


class Curve(Widget):
    """Bars over the costs: silver for regular cards, gold for elite ones on top of them."""

    role = Role.PICTURE

    def __init__(self, cards: Iterable[Card]) -> None:
        super().__init__(_("Cards by cost"))
        self.show(cards)

    def show(self, cards: Iterable[Card]) -> None:
        """Show these cards."""
        self.counts = {cost: [0, 0] for cost in COSTS}
        for card in cards:
            cost = min(card.cost, COSTS[-1])
            self.counts[cost][card.elite] += 1
        self.repaint()

    @property
    def value(self) -> str:
        """The bars in words."""
        return ", ".join(
            _("cost {cost}: {n}").format(cost=cost, n=sum(pair))
            for cost, pair in self.counts.items()
            if sum(pair)
        )

    def describe(self) -> str:
        """Return the bars in words."""
        return f"{self.label}: {self.value}" if self.value else ""

    def natural_width(self, style: Style) -> int:
        """Return the width of the bars."""
        return style.px(30) * len(COSTS)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the bars, the numbers above and the costs below."""
        return self._longest(style) + 2 * round(self._type(style).px * 1.35)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a bar for each cost, with its number above and the cost below."""
        style = self.style
        assert style is not None
        theme, kind = style.theme, self._type(style)
        most = max(8, *(sum(pair) for pair in self.counts.values()))
        words = round(kind.px * 1.35)
        foot = self.rect.bottom - words
        step = self.rect.width / len(COSTS)
        wide = max(4, round(step * 0.62))
        surface.fill(theme.line, (self.rect.left, foot, self.rect.width, style.hairline()))
        for at, (cost, (regular, elite)) in enumerate(self.counts.items()):
            middle = round(self.rect.left + step * (at + 0.5))
            top = foot
            gold = theme.gold_light, theme.gold_dark
            for count, fill in ((regular, SILVER), (elite, gold)):
                high = round(self._longest(style) * count / most)
                if high:
                    top -= high
                    bar = box((wide, high), style.px(2), fill)
                    surface.blit(bar, (middle - wide // 2, top))
            sign = f"{cost}+" if cost == COSTS[-1] else str(cost)
            below = line(sign, Type(kind.face, kind.px, style.muted))
            surface.blit(below, below.get_rect(midtop=(middle, foot + 2)))
            if regular + elite:
                above = line(str(regular + elite), kind)
                surface.blit(above, above.get_rect(midbottom=(middle, top - 1)))

    def _longest(self, style: Style) -> int:
        return style.px(BARS / max(1.0, style.layout.text_scale))

    def _type(self, style: Style) -> Type:
        return style.type(14, Face.SANS)
