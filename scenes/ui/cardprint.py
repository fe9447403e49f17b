"""A card with its shadow as one picture: drawn from SVG, turned, softly lit."""

import re
from pathlib import Path

import pygame

from scenes.theme import Colour, Theme
from scenes.ui.points import ALPHA, bytes_in, map_alpha
from scenes.ui.shapes import svg
from scenes.ui.text import Face, Type, block, plain

RATIO = 5 / 7
"""Width of a card divided by its height; the width in pixels is rounded down."""

_CORNER = 15 / 350
_EDGE = (179, 169, 143)
_DIMMED = (160, 166, 163)
SHADOW_STRENGTH = 0.46
# As parts of the card's height: how far the light throws the shadow, how soft it is.
_SHADOW_FALL, _SHADOW_SOFT = (0.010, 0.026), 0.030
_TICK, _TICK_AT = 0.31, (0.035, 0.33)
"""The tick's size and corner, as parts of the card's width and of its width and height."""
_TICKED = (
    '<circle cx="50" cy="50" r="45" fill="#173f33" stroke="#ffce5c" stroke-width="8"/>'
    '<path d="M27 52 L43 68 L74 34" fill="none" stroke="#ffce5c" stroke-width="12" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)
_MARGIN = 3
_LOST = 3
"""How much, of 255, is lost where a picture is made smaller by any part but half."""
_SOLID = bytes(255 if alpha > 255 - 2 * _LOST else alpha for alpha in range(256))
_SHADED = bytes(int(alpha * (SHADOW_STRENGTH / 255) * 255) for alpha in range(256))
_THIN = re.compile(rb"[\x01-\xfe]")
"""The alpha of a point through which something shines."""


def card_size(height: int) -> tuple[int, int]:
    """Return the size in pixels of a card so many pixels high."""
    return height * 5 // 7, height


def shown(surface: pygame.Surface) -> pygame.Surface:
    """Return the surface in the screen's own format, if there is a screen."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def drawn(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """Return an SVG at a size, with the paper's edge colour where it is clear.

    What is clear has a colour too, and scaling and turning mix it in: black would dirty the edge.
    """
    surface = pygame.image.load_sized_svg(str(path), size)
    inked = pygame.mask.from_surface(surface, 0)
    inked.to_surface(surface, setcolor=None, unsetcolor=(*_EDGE, 0))
    return surface


def blank(size: tuple[int, int], name: str, ground: Colour, ink: Colour) -> pygame.Surface:
    """Return a card with nothing but its name in markup, as large as it fits: it takes no time."""
    card = pygame.Surface(size, pygame.SRCALPHA)
    corner = round(size[0] * _CORNER * 1.4)
    pygame.draw.rect(card, ground, card.get_rect(), border_radius=corner)
    pygame.draw.rect(card, ink, card.get_rect(), max(1, size[0] // 60), border_radius=corner)
    room = round(size[0] * 0.88)
    for part in (0.3, 0.2, 0.15, 0.11):
        kind = Type(Face.SERIF_BOLD, max(9, round(size[0] * part)), ink, on_paper=True)
        words = block(name, kind, Theme(), room, "centre")
        is_whole = all(each in words.words for each in plain(name).split() if each.isalnum())
        if is_whole and words.size[1] < size[1] * 0.8:
            break
    words.draw(card, ((size[0] - room) // 2, (size[1] - words.size[1]) // 2))
    return card


def dimmed(card: pygame.Surface) -> pygame.Surface:
    """Return a card that is a little in the dark."""
    dark = card.copy()
    dark.fill(_DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    return dark


def ticked(card: pygame.Surface) -> pygame.Surface:
    """Return a card with a tick under its index: there it is seen in the narrowest fan, too."""
    copy, wide = card.copy(), card.get_width()
    mark = svg(f'<g transform="scale({wide * _TICK / 100})">{_TICKED}</g>', (wide, wide))
    copy.blit(mark, (round(wide * _TICK_AT[0]), round(card.get_height() * _TICK_AT[1])))
    return copy


def shrunk(master: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a drawing made smaller, as the screen wants it."""
    return shown(_scaled(master, size))


def _scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a surface made smaller, as light and as solid as it was.

    But where it halves, `smoothscale` takes a little from every channel: a straight card would
    look greyer than a turned one, and what lies behind would shine through.
    """
    wide, high = surface.get_size()
    scaled = pygame.transform.smoothscale(surface, size)
    if (wide, high) != (2 * size[0], 2 * size[1]):
        scaled.fill((_LOST, _LOST, _LOST, 0), special_flags=pygame.BLEND_RGBA_ADD)
        map_alpha(scaled, _SOLID)
    return scaled


def turned(master: pygame.Surface, height: int, step: int) -> pygame.Surface:
    """Return a drawing as a card so many pixels high, turned by `step` degrees."""
    if step == 0:
        return _scaled(master, card_size(height))
    if master.get_height() > 2.3 * height:
        master = _scaled(master, card_size(2 * height))
    return pygame.transform.rotozoom(_with_margin(master), step, height / master.get_height())


def _with_margin(surface: pygame.Surface) -> pygame.Surface:
    """Return a surface with a clear border, without which turning leaves its edge jagged."""
    wide, high = surface.get_size()
    bordered = pygame.Surface((wide + 2 * _MARGIN, high + 2 * _MARGIN), pygame.SRCALPHA)
    bordered.fill((*_EDGE, 0))
    inside = surface.get_rect(topleft=(_MARGIN, _MARGIN))
    bordered.fill((0, 0, 0, 0), inside)
    bordered.blit(surface, inside, special_flags=pygame.BLEND_RGBA_ADD)
    return bordered


def sheet(height: int, step: int, growth: float, room: int) -> pygame.Surface:
    """Return the shape of a turned card grown on all sides by a part of its height, in black."""
    grown = round(2 * height * growth)
    wide, high = card_size(2 * height)
    shape = pygame.Surface((wide + 2 * grown, high + 2 * grown), pygame.SRCALPHA)
    corner = round(2 * height * _CORNER) + grown
    pygame.draw.rect(shape, "black", shape.get_rect(), border_radius=corner)
    turned = pygame.transform.rotozoom(_with_margin(shape), step, 0.5)
    canvas = pygame.Surface((room, room), pygame.SRCALPHA)
    canvas.blit(turned, turned.get_rect(center=(room // 2, room // 2)))
    return canvas


def softened(shape: pygame.Surface, radius: float) -> pygame.Surface:
    """Return a shape blurred as by a soft lamp: two box blurs are close to a Gaussian."""
    size = max(1, round(radius / 1.4))
    return pygame.transform.box_blur(pygame.transform.box_blur(shape, size), size)


def room_below(height: int) -> int:
    """Return the side of the square in which what lies under a card has room."""
    reach: float = 0.5 * (1 + RATIO**2) ** 0.5
    return 2 * round(height * (reach + 0.12))


def shadow_below(height: int, step: int) -> pygame.Surface:
    """Return the shadow under a card, around the card's middle."""
    below = fallen(height, step)
    map_alpha(below, _SHADED)
    return trimmed(below)


def fallen(height: int, step: int) -> pygame.Surface:
    """Return the soft shape of a card in black where its shadow falls, as dark as can be."""
    room = room_below(height)
    soft = softened(sheet(height, step, 0.0, room), height * _SHADOW_SOFT)
    soft.fill("black", special_flags=pygame.BLEND_RGB_MULT)
    below = pygame.Surface((room, room), pygame.SRCALPHA)
    fall = [round(height * part) for part in _SHADOW_FALL]
    below.blit(soft, fall, special_flags=pygame.BLEND_RGBA_ADD)
    return below


def trimmed(below: pygame.Surface) -> pygame.Surface:
    """Return what shows of what lies under a card, and as much on the other side of its middle."""
    return below.subsurface(_around_middle(below)).copy()


def _around_middle(surface: pygame.Surface) -> pygame.Rect:
    """Return the smallest part of a surface, with the same middle, that holds all that shows."""
    whole, seen = surface.get_rect(), surface.get_bounding_rect()
    x, y = whole.center
    wide = max(x - seen.left, seen.right - x)
    high = max(y - seen.top, seen.bottom - y)
    return pygame.Rect(x - wide, y - high, 2 * wide, 2 * high).clip(whole)


def mixed(card: pygame.Surface, below: pygame.Surface) -> tuple[pygame.Surface, pygame.Rect]:
    """Return a card on what lies under it, its colours multiplied by alpha, and where it lies."""
    whole = below.premul_alpha()
    corner = card.get_rect(center=(whole.get_width() // 2, whole.get_height() // 2))
    whole.blit(card.premul_alpha(), corner, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole, corner


def laid_over(card: pygame.Surface, shadow: pygame.Surface) -> pygame.Surface:
    """Return a card on its shadow, mixed exactly also where both are thin.

    The shadow is black: only at the edge of the card there is a colour to divide by its alpha.
    """
    whole, corner = mixed(card, shadow)
    points, wide = bytes_in(whole), whole.get_width()
    for found in _THIN.finditer(bytes(bytes_in(card)[ALPHA])):
        row, column = divmod(found.start(), corner.width)
        at = 4 * ((corner.top + row) * wide + corner.left + column)
        if alpha := points[at + 3]:
            for each in range(at, at + 3):
                points[each] = min(points[each] * 255 // alpha, 255)
    del points  # It holds the surface fast.
    return shown(whole)
