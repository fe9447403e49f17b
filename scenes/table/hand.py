"""The cards of the hand as things that can be pointed at, chosen and read out."""

from collections.abc import Callable

import pygame

from game.core.words import _
from game.kit.cards import Card
from scenes.anim.timeline import Place
from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.table.places import ASPECT
from scenes.ui.layout import Layout
from scenes.ui.widget import Role, Style, Widget


class HandCard(Widget):
    """One card of the hand. It is drawn by the card layer; this is where it can be touched."""

    role = Role.BUTTON
    takes_focus = True

    def __init__(
        self, card: Card, name: str, place: Place, on_play: Callable[[Card], object]
    ) -> None:
        super().__init__(name)
        self.card = card
        self.lies_at = place
        self.on_play = on_play

    def allow(self, reason: str) -> None:
        """Say why the card cannot be played now, "" if it can."""
        self.enabled = not reason
        self.reason = reason

    def stand(self, style: Style, layout: Layout) -> None:
        """Take up the card's place on the table, down to the window's edge."""
        high, scale = self.lies_at.height, layout.scale
        wide = high * ASPECT
        left, top = self.lies_at.x - wide / 2, self.lies_at.y - high / 2
        rect = pygame.Rect(0, 0, round(wide * scale), round(high * scale) + layout.height)
        rect.topleft = round(left * scale), round(top * scale)
        rect.height = max(1, layout.height - rect.top)
        self.place(style, rect)

    def act(self, action: Action) -> bool:
        """Play the card on CONFIRM."""
        if action is not Action.CONFIRM:
            return False
        self.on_play(self.card)
        return True

    def point(self, pointer: Pointer) -> bool:
        """Play the card when the mouse comes up on it."""
        if pointer.button != 1 or pointer.kind not in (PointerKind.PRESS, PointerKind.RELEASE):
            return False
        was_pressed, self.is_pressed = self.is_pressed, pointer.kind is PointerKind.PRESS
        if was_pressed and not self.is_pressed and self.rect.collidepoint(pointer.at):
            self.on_play(self.card)
        return True

    @property
    def value(self) -> str:
        """Whether it can be played."""
        return _("can be played") if self.enabled else ""
