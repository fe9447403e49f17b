"""The squares of the board, and the flyers beside it, as things that can be pointed at."""

from collections.abc import Callable
from typing import Protocol

import pygame

from game.core.telling import Meaning
from game.core.words import _
from game.rulesets.berserk.unit import Spot, is_square
from scenes.battle.board.layer import SHADE
from scenes.battle.maps.ground import scaled
from scenes.ui.press import Draggable
from scenes.ui.shapes import draw_edges, draw_frame
from scenes.ui.shelf import pictures
from scenes.ui.widget import Style

WHITE = (255, 255, 255)
RING = (8.0, 5.0, 2.5)
"""How thick the frames of the ring of the focus are, in units, the outermost first."""
CORNER = 0.13
"""The radius of its corners, as a part of its height."""


class Touch(Protocol):
    """Who is told what is done with the spots of the battlefield."""

    def press(self, spot: Spot) -> None:
        """A spot was clicked, or chosen by a key."""

    def inspect(self, spot: Spot) -> bool:
        """More is to be told of what is on a spot; return whether there is anything."""

    def meaning(self, spot: Spot, rect: pygame.Rect) -> Meaning | None:
        """Return what the sign means that is pointed at on a spot, None for none."""

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """What is on a spot is being dragged, and is now at a place in pixels."""

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """What was dragged from a spot is let go at a place in pixels."""


class SpotPlace(Draggable):
    """A square, or a flyer's place in its side zone; drawn by the layer of tokens."""

    def __init__(self, spot: Spot, name: str, touch: Touch, words: Callable[[Spot], str]) -> None:
        super().__init__(name)
        self.spot = spot
        self.touch = touch
        self.words = words

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

    def meant(self) -> Meaning | None:
        """Return what the sign means that is pointed at."""
        return self.touch.meaning(self.spot, self.rect)

    @property
    def tip(self) -> str:
        """The same as a line."""
        meaning = self.meant()
        return meaning.words if meaning else ""

    def press(self) -> None:
        """Choose the spot."""
        self.touch.press(self.spot)

    def read(self) -> bool:
        """Tell more of what is there."""
        return self.touch.inspect(self.spot)

    def drag(self, at: tuple[int, int]) -> None:
        """Let what is there be dragged."""
        self.touch.drag(self.spot, at)

    def drop(self, at: tuple[int, int]) -> None:
        """Let what was there be dropped."""
        self.touch.drop(self.spot, at)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ring of the focus, which is seen on sand and around a card's edge of gold as
        well; the rest is drawn by the layer of tokens."""
        style = self.style
        assert style is not None
        if not self.shows_ring:
            return
        out = style.px(RING[0] / 2 - 1)
        around = self.rect.inflate(2 * out, 2 * out)
        key = ("ring of a spot", self.rect.size, style.layout.scale, style.theme.ring)
        ring = pictures.get(key, lambda: _ring(self.rect.size, around.size, style))
        wide = RING[0] * style.layout.scale
        draw_edges(surface, ring, around, around.height * CORNER, wide + out)


def _ring(size: tuple[int, int], around: tuple[int, int], style: Style) -> pygame.Surface:
    """Return the three frames of the ring around a spot of this size, one in the other."""
    picture = pygame.Surface(around, pygame.SRCALPHA)
    for ink, stroke in zip((SHADE, style.theme.ring, WHITE), RING, strict=True):
        out = style.px(stroke / 2 - 1)
        frame = pygame.Rect((0, 0), size).inflate(2 * out, 2 * out)
        frame.center = picture.get_rect().center
        draw_frame(
            picture, frame, frame.height * CORNER, ink, max(1.5, stroke * style.layout.scale)
        )
    return picture
