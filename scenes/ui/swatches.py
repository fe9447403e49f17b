"""A few choices shown as pictures: card backs, felts."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from scenes.scene import Pointer, PointerKind
from scenes.ui.choice import Choice, Segments
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import box
from scenes.ui.text import plain
from scenes.ui.widget import Style

V = TypeVar("V")

Paint = Callable[[V, tuple[int, int]], pygame.Surface]
"""Draws the picture of a value at a size in pixels."""


class Swatches(Segments[V]):
    """Pictures side by side, `size` units wide and high each; a gold edge is on the chosen one."""

    def __init__(
        self,
        label: str,
        choices: Sequence[Choice[V]],
        chosen: V,
        on_change: Callable[[V], object],
        paint: Paint[V],
        *,
        size: tuple[float, float] = (42, 58),
    ) -> None:
        super().__init__(label, choices, chosen, on_change)
        self.paint = paint
        self.size = size
        self._under: int | None = None

    @property
    def tip(self) -> str:
        """The words of the picture under the pointer, or of the chosen one."""
        if self.is_hovered and self._under is not None:
            return plain(self.choices[self._under].words)
        return self.value

    def natural_width(self, style: Style) -> int:
        """Return the width of all pictures with the gaps between them."""
        return self._wide(style) * len(self.choices)

    def height(self, style: Style, width: int) -> int:
        """Return the height of the pictures with room for the edge."""
        return style.px(self.size[1]) + 2 * style.px(5)

    def point(self, pointer: Pointer) -> bool:
        """Note which picture the mouse is on; choose it when the mouse comes up."""
        if self.style is not None and pointer.kind is PointerKind.PRESS:
            at = pygame.Rect(pointer.at, (1, 1))
            under = at.collidelist(self._places(self.style))
            self._under = under if under >= 0 else None
        return super().point(pointer)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pictures."""
        style = self.style
        assert style is not None
        theme = style.theme
        for choice, place in zip(self.choices, self._places(style), strict=True):
            size = style.px(self.size[0]), style.px(self.size[1])
            picture = self.paint(choice.value, size)
            at = picture.get_rect(center=place.center)
            if choice.value == self.chosen:
                rim = at.inflate(2 * style.px(4), 2 * style.px(4))
                edge = max(2.0, 2 * style.layout.scale)
                surface.blit(box(rim.size, style.px(7), None, theme.gold, edge), rim.topleft)
            surface.blit(picture, at.topleft)
        if self.shows_ring:
            draw_ring(surface, style, self.rect)

    def _wide(self, style: Style) -> int:
        return style.px(self.size[0]) + style.px(14)

    def _places(self, style: Style) -> list[pygame.Rect]:
        wide = self._wide(style)
        left = self.rect.right - wide * len(self.choices)
        return [
            pygame.Rect(left + n * wide, self.rect.top, wide, self.rect.height)
            for n in range(len(self.choices))
        ]
