"""A deck on the shelf: the picture of its dearest card, and the buttons beside its name."""

from collections.abc import Sequence

import pygame

from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import Card
from scenes.battle.faces.pictures import picture
from scenes.ui.button import Button
from scenes.ui.icons import icon
from scenes.ui.shapes import box
from scenes.ui.shelf import pictures
from scenes.ui.widget import Role, Style, Widget

SIZE = (66.0, 46.0)
"""Width and height, in units."""


class Cover(Widget):
    """The picture of a deck's dearest card in a frame; of an empty deck a sign."""

    role = Role.PICTURE

    def __init__(self, deck: Sequence[int]) -> None:
        super().__init__("")
        self.card = max(map(card, deck), key=lambda each: (each.cost, each.number), default=None)

    def natural_width(self, style: Style) -> int:
        """Return the width of the frame."""
        return style.px(SIZE[0])

    def height(self, style: Style, width: int) -> int:
        """Return the height of the frame."""
        return style.px(SIZE[1])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture with round corners, and the frame."""
        style = self.style
        assert style is not None
        size, radius = (style.px(SIZE[0]), style.px(SIZE[1])), style.px(7)
        if self.card is None:
            seen = box(size, radius, style.theme.well).copy()
            sign = icon("deck", round(size[1] * 0.5), style.theme.faint)
            seen.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
        else:
            seen = _rounded(self.card, size, radius)
        frame = box(size, radius, None, style.theme.gold, max(1.0, 1.5 * style.layout.scale))
        place = seen.get_rect(center=self.rect.center)
        surface.blit(seen, place)
        surface.blit(frame, place)


def _rounded(of: Card, size: tuple[int, int], radius: int) -> pygame.Surface:
    def made() -> pygame.Surface:
        seen = box(size, radius, (255, 255, 255)).copy()
        seen.blit(picture(of, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return seen

    return pictures.get(("cover", of.id, size, radius), made)


class DeckButton(Button):
    """A button in the row of a deck: whoever sees it reads the name beside it, others are told."""

    @property
    def value(self) -> str:
        """The name of the deck."""
        return self.hint

    @property
    def tip(self) -> str:
        """Nothing: the name stands in the row."""
        return ""
