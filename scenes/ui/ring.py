"""The gold ring around what has the focus."""

import pygame

from scenes.ui.shapes import draw_frame
from scenes.ui.widget import Style


def draw_ring(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, radius: float | None = None
) -> None:
    """Draw the ring just outside a rectangle; `radius` is in units, the theme's unless given."""
    theme = style.theme
    out = style.px(3)
    width = max(1.5, theme.ring_width * style.layout.scale)
    around = rect.inflate(2 * out, 2 * out)
    reach = style.px(theme.small_radius if radius is None else radius) + out
    colour = theme.paper_gold if style.on_paper else theme.ring
    draw_frame(surface, around, reach, colour, width)
