"""The squares of the board, and the flyers beside it, as things that can be pointed at."""

from collections.abc import Callable
from typing import Protocol

import pygame

from game.core.words import _
from game.rulesets.berserk.unit import Spot, is_square
from scenes.battle.board.layer import SHADE
from scenes.battle.maps.ground import scaled
from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.ui.shapes import draw_frame
from scenes.ui.widget import Role, Style, Widget

WHITE = (255, 255, 255)
DRAGS_FROM = 8
"""Units that a press must move before it is a drag."""


class Touch(Protocol):
    """Who is told what is done with the spots of the battlefield."""

    def press(self, spot: Spot) -> None:
        """A spot was clicked, or chosen by a key."""

    def inspect(self, spot: Spot) -> None:
        """More is to be told of what is on a spot."""

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """What is on a spot is being dragged, and is now at a place in pixels."""

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """What was dragged from a spot is let go at a place in pixels."""


class SpotPlace(Widget):
    """A square, or a flyer's place in its side zone; drawn by the layer of tokens."""

    role = Role.BUTTON
    takes_focus = True
    is_dragged = True

    def __init__(self, spot: Spot, name: str, touch: Touch, words: Callable[[Spot], str]) -> None:
        super().__init__(name)
        self.spot = spot
        self.touch = touch
        self.words = words
        self._pressed_at: tuple[int, int] | None = None
        self._is_dragging = False

    def stand(self, style: Style, rect: pygame.FRect) -> None:
        """Take up a place in units."""
        self.place(style, scaled(rect, style.layout))

    @property
    def value(self) -> str:
        """What is on the spot, and what can be done with it."""
        return self.words(self.spot)

    def describe(self) -> str:
        """Return where it is and what is there: "a1, your Bog Troll, 4 of 6 life, can act"."""
        where = self.label if is_square(self.spot) else _("in the air")
        told = self.value or _("free")
        return f"{where}, {told}"

    def act(self, action: Action) -> bool:
        """Choose the spot on CONFIRM."""
        if action is not Action.CONFIRM:
            return False
        self.touch.press(self.spot)
        return True

    def point(self, pointer: Pointer) -> bool:
        """Choose the spot when the mouse comes up on it; the right button tells more."""
        if pointer.kind is PointerKind.PRESS and pointer.button == 3:
            self.touch.inspect(self.spot)
            return True
        if pointer.kind is PointerKind.PRESS and pointer.button == 1:
            self._pressed_at, self._is_dragging = pointer.at, False
            return True
        if self._pressed_at is None:
            return False
        if pointer.kind is PointerKind.MOVE:
            self._drag(pointer.at)
            return self._is_dragging
        if pointer.kind is PointerKind.RELEASE:
            was_dragging, self._is_dragging = self._is_dragging, False
            self._pressed_at = None
            if was_dragging:
                self.touch.drop(self.spot, pointer.at)
            elif self.rect.collidepoint(pointer.at):
                self.touch.press(self.spot)
            return True
        return False

    def _drag(self, at: tuple[int, int]) -> None:
        assert self._pressed_at is not None and self.style is not None
        far = max(abs(at[0] - self._pressed_at[0]), abs(at[1] - self._pressed_at[1]))
        self._is_dragging = self._is_dragging or far > self.style.px(DRAGS_FROM)
        if self._is_dragging:
            self.touch.drag(self.spot, at)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ring of the focus, which is seen on sand and around a card's edge of gold as
        well; the rest is drawn by the layer of tokens."""
        style = self.style
        assert style is not None
        if not self.shows_ring:
            return
        for ink, stroke in ((SHADE, 8.0), (style.theme.ring, 5.0), (WHITE, 2.5)):
            out = style.px(stroke / 2 - 1)
            frame = self.rect.inflate(2 * out, 2 * out)
            width = max(1.5, stroke * style.layout.scale)
            draw_frame(surface, frame, frame.height * 0.13, ink, width)
