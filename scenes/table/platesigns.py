"""What is seen on and beside a plate: the mark of whoever leads, and a word that pops up."""

from __future__ import annotations

import pygame

from scenes.theme import Theme
from scenes.ui.shapes import box, svg, web
from scenes.ui.shelf import pictures
from scenes.ui.text import Block, Face, Type, block
from scenes.ui.widget import Style

POP_SIZE = 30.0
"""How large the type of a call is that pops up, in units."""
POP = 8.0, 46.0
"""How far below its plate a call pops up, and how high its board is, in units."""


def lead_mark(px: int, theme: Theme) -> pygame.Surface:
    """Return the mark of whoever leads: a gold disc with an arrow, `px` pixels wide and high."""
    return pictures.get(("lead", px, theme.gold), lambda: _lead_mark(px, theme))


def _lead_mark(px: int, theme: Theme) -> pygame.Surface:
    scale, gold, dark = px / 20, web(theme.gold_light), web(theme.on_gold)
    return svg(
        f'<g transform="scale({scale})"><circle cx="10" cy="10" r="9" fill="{gold}" '
        f'stroke="{dark}" stroke-width="1.4"/>'
        f'<path d="M5 8.3 L10 8.3 L10 5 L15.6 10 L10 15 L10 11.7 L5 11.7 Z" fill="{dark}"/></g>',
        (px, px),
    )


def pop_words(words: str, size: float, style: Style) -> Block:
    """Return a word in markup that pops up, its type `size` units high."""
    return block(words, pop_type(size, style), style.theme)


def pop_type(size: float, style: Style) -> Type:
    """Return how it is set."""
    return Type(Face.SERIF_BOLD, style.px(size), style.theme.on_gold, True)


def pop_place(
    words: Block, plate: pygame.Rect, style: Style, read: pygame.Rect | None = None
) -> pygame.Rect:
    """Return where it pops up: below the plate, above it where there is no room, beside it where
    that would be over what is being `read`."""
    wide = max(words.size[0] + style.px(26), style.px(54))
    rect = pygame.Rect(0, 0, wide, style.px(POP[1]))
    inside = pygame.Rect((0, 0), style.layout.size).inflate(-style.px(16), -style.px(16))
    rect.midtop = plate.centerx, plate.bottom + style.px(POP[0])
    if rect.bottom > inside.bottom:
        rect.midbottom = plate.centerx, plate.top - style.px(POP[0])
    if read is not None and rect.colliderect(read):
        rect.midleft = plate.right + style.px(POP[0]), plate.centery
        if rect.right > inside.right:
            rect.midright = plate.left - style.px(POP[0]), plate.centery
    return rect.clamp(inside)


def draw_pop(surface: pygame.Surface, words: Block, rect: pygame.Rect, style: Style) -> None:
    """Draw the word on its golden board."""
    theme = style.theme
    fill = (theme.gold_light, theme.gold_dark)
    surface.blit(box(rect.size, rect.height / 2, fill, theme.ring, 1.5), rect.topleft)
    left = rect.left + (rect.width - words.size[0]) // 2
    words.draw(surface, (left, rect.top + (rect.height - words.size[1]) // 2))
