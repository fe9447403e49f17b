"""A card as a thing on a page: to be looked at, chosen, or opened."""

from collections.abc import Callable

import pygame

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.texts import type_line
from scenes.battle.faces.cardface import CardFaces, card_size
from scenes.battle.faces.naming import card_words
from scenes.scene import Pointer
from scenes.ui.focus import draw_ring
from scenes.ui.press import Pressable
from scenes.ui.shapes import shadow
from scenes.ui.widget import Role, Style

WITH_WORDS = 150.0
"""From so many units on a card bears its sentences, if it has the pixels for them."""


class CardView(Pressable):
    """A card `width` units wide; None is a back of `side`. Pressed, it calls `on_press`.

    One that `waits` bears its name alone till it has been made, and drawn again by whoever made it.
    """

    role = Role.PICTURE

    def __init__(
        self,
        shown: Card | None,
        faces: CardFaces,
        width: float,
        *,
        side: Player = 0,
        on_press: Callable[[], object] | None = None,
        hint: str = "",
        waits: bool = False,
    ) -> None:
        super().__init__(_(shown.name) if shown else _("a face-down card"), hint=hint)
        self.card, self.faces, self.width, self.side = shown, faces, width, side
        self.on_press, self.waits = on_press, waits
        self.takes_focus = on_press is not None

    @property
    def value(self) -> str:
        """What kind of card it is."""
        if self.card is None:
            return ""
        return _("{kind}, cost {cost}").format(kind=type_line(self.card), cost=self.card.cost)

    @property
    def takes_pointer(self) -> bool:
        """Whether it can be pressed, or has something to tell."""
        return self.takes_focus or bool(self.hint)

    def natural_width(self, style: Style) -> int:
        """Return the card's width."""
        return style.px(self.width)

    def height(self, style: Style, width: int) -> int:
        """Return the card's height."""
        return card_size(min(width, style.px(self.width)))[1]

    def press(self) -> None:
        """Do what it was made for."""
        if self.on_press is not None:
            self.on_press()

    def point(self, pointer: Pointer) -> bool:
        """Press it when the mouse comes up on it, if it can be pressed."""
        return self.on_press is not None and super().point(pointer)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card on its shadow."""
        style = self.style
        assert style is not None
        width = min(self.rect.width, style.px(self.width))
        if self.card is None:
            picture = self.faces.back(self.side, width)
        elif self.width < WITH_WORDS:
            is_made = not self.waits or self.faces.may_draw(self.card, width)
            small = self.faces.small(self.card, width) if is_made else None
            picture = small or self.faces.blank(self.card, card_size(width))
        else:
            picture = self.faces.face(self.card, card_words(self.card), width)
        at = picture.get_rect(midtop=self.rect.midtop)
        blur = style.px(7)
        cast = shadow(picture.get_size(), width * 0.07, blur, 120)
        surface.blit(cast, (at.left - blur, at.top - blur + style.px(3)))
        surface.blit(picture, at)
        if self.shows_ring:
            draw_ring(surface, style, at, 14)
