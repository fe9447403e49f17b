"""The signs on plates and of games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.table.catalogue import TABLES
from scenes.theme import Theme
from scenes.ui.cardart import CardArt
from scenes.ui.containers import SquarePicture
from scenes.ui.shapes import box, svg, web
from scenes.ui.shelf import pictures
from scenes.ui.text import Block, Face, Type, block
from scenes.ui.widget import Style

SPREAD = 15.0
"""Degrees from one card to the next."""

_SWORD = (
    '<path d="M0 -40 L4 -33 L4 16 L-4 16 L-4 -33 Z" fill="#eef1f4" stroke="#5a6672" '
    'stroke-width="1.5"/><path d="M0 -36 L0 14" stroke="#aab6c2" stroke-width="1.5"/>'
    '<path d="M-13 15 L13 15 L13 20 L-13 20 Z" fill="#d9a836" stroke="#6b4d0c" '
    'stroke-width="1.5"/><path d="M-3 20 L3 20 L3 33 L-3 33 Z" fill="#6d3a22"/>'
    '<circle cx="0" cy="36" r="4.6" fill="#d9a836" stroke="#6b4d0c" stroke-width="1.5"/>'
)
_SWORDS = (
    '<circle cx="50" cy="50" r="45" fill="#7c2336" stroke="#f0d076" stroke-width="3"/>'
    '<circle cx="50" cy="50" r="39" fill="none" stroke="#4b0f1e" stroke-width="2"/>'
    f'<g transform="translate(50 50) rotate(42)">{_SWORD}</g>'
    f'<g transform="translate(50 50) rotate(-42)">{_SWORD}</g>'
)
"""The sign of a battle, on a square of 100."""


def emblem_of(game: str) -> Callable[[int], pygame.Surface]:
    """Return what draws the sign of a game, so many pixels wide and high."""
    table = TABLES.get(game)
    return partial(_emblem, table.emblem if table is not None else ())


class EmblemView(SquarePicture):
    """The sign of a game beside words about it."""

    def __init__(self, game: str, size: float) -> None:
        super().__init__(size)
        self._emblem = emblem_of(game)

    def picture(self, side: int) -> pygame.Surface:
        """Return the sign."""
        return self._emblem(side)


def _emblem(cards: tuple[str, ...], side: int) -> pygame.Surface:
    draw = partial(_fan, cards, side) if cards else partial(_swords, side)
    return pictures.get(("emblem", cards, side), draw)


def _swords(side: int) -> pygame.Surface:
    drawn = svg(f'<g transform="scale({side / 50})">{_SWORDS}</g>', (2 * side, 2 * side))
    return pygame.transform.smoothscale(drawn, (side, side))


def _fan(cards: tuple[str, ...], side: int) -> pygame.Surface:
    """Return a fan of the cards, turned about a point below them."""
    deck, *codes = cards
    art = CardArt(deck, "navy")
    fan = pygame.Surface((side, side), pygame.SRCALPHA)
    high = round(side * 0.74)
    pivot, arm = pygame.Vector2(side / 2, side * 1.06), pygame.Vector2(0, -high * 0.74)
    for number, code in enumerate(codes):
        angle = (number - (len(codes) - 1) / 2) * SPREAD
        picture, offset = art.sprite(code, high, -angle)
        at = pivot + arm.rotate(angle)
        fan.blit(picture, (round(at.x) + offset[0], round(at.y) + offset[1]))
    return fan


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
