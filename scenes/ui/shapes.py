"""Rounded boxes, soft shadows, marks and veils: drawn once as vectors, then kept as pictures."""

from io import BytesIO
from math import ceil

import pygame

from scenes.theme import Colour, Layout, Theme
from scenes.ui.shelf import pictures


def svg(body: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the drawing of an SVG body, whose unit is one pixel, with smooth edges, in the
    screen's own format if there is a screen."""
    width, height = max(1, size[0]), max(1, size[1])
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )
    drawn = pygame.image.load(BytesIO(text.encode()), "shape.svg")
    return drawn.convert_alpha() if pygame.display.get_init() else drawn


def web(colour: Colour) -> str:
    """Return a colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])


def box(
    size: tuple[int, int],
    radius: float,
    fill: Colour | tuple[Colour, Colour] | None,
    edge: Colour | None = None,
    edge_width: float = 1.0,
    opacity: float = 1.0,
) -> pygame.Surface:
    """Return a rounded box; two fills are a gradient from the top to the bottom."""
    key = ("box", size, radius, fill, edge, edge_width, opacity)
    return pictures.get(key, lambda: _wide_box(size, radius, fill, edge, edge_width, opacity))


def _wide_box(
    size: tuple[int, int],
    radius: float,
    fill: Colour | tuple[Colour, Colour] | None,
    edge: Colour | None,
    edge_width: float,
    opacity: float,
) -> pygame.Surface:
    """Draw the ends of a box, and stretch one column of pixels to what is between them.

    To draw a large box as vectors takes long; between its ends all its columns are the same.
    """
    side = ceil(min(radius, size[0] / 2, size[1] / 2) + edge_width) + 1
    narrow = 2 * side + 1, size[1]
    if size[0] <= 2 * narrow[0]:
        return svg(_box(size, radius, fill, edge, edge_width, opacity), size)
    ends = svg(_box(narrow, radius, fill, edge, edge_width, opacity), narrow)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.blit(ends, (0, 0), (0, 0, side, size[1]))
    whole.blit(ends, (size[0] - side, 0), (side + 1, 0, side, size[1]))
    between = whole.subsurface((side, 0, size[0] - 2 * side, size[1]))
    pygame.transform.scale(ends.subsurface((side, 0, 1, size[1])), between.get_size(), between)
    return whole


def draw_frame(
    surface: pygame.Surface, rect: pygame.Rect, radius: float, ink: Colour, width: float
) -> None:
    """Draw the edge of a rounded box, and nothing of the clear middle, which would take long."""
    draw_edges(surface, box(rect.size, radius, None, ink, width), rect, radius, width)


def draw_edges(
    surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect, radius: float, width: float
) -> None:
    """Draw of the picture of a frame, so thick and with corners of this radius, what is not clear
    in its middle."""
    corner = min(ceil(max(radius, width)) + 1, rect.height // 2)
    side, between = min(ceil(width) + 1, rect.width // 2), rect.height - 2 * corner
    for part in (
        pygame.Rect(0, 0, rect.width, corner),
        pygame.Rect(0, rect.height - corner, rect.width, corner),
        pygame.Rect(0, corner, side, between),
        pygame.Rect(rect.width - side, corner, side, between),
    ):
        surface.blit(picture, part.move(rect.topleft), part)


def _box(
    size: tuple[int, int],
    radius: float,
    fill: Colour | tuple[Colour, Colour] | None,
    edge: Colour | None,
    edge_width: float,
    opacity: float,
) -> str:
    width, height = size
    inset = edge_width / 2 if edge else 0
    paint, defs = "none", ""
    if fill is not None and isinstance(fill[0], tuple):
        top, bottom = fill
        defs = (
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
            f'y2="{height}"><stop offset="0" stop-color="{web(top)}"/>'
            f'<stop offset="1" stop-color="{web(bottom)}"/></linearGradient></defs>'
        )
        paint = "url(#g)"
    elif fill is not None:
        paint = web(fill)
    stroke = f'stroke="{web(edge)}" stroke-width="{edge_width}"' if edge else ""
    reach = max(0.0, min(radius, width / 2, height / 2) - inset)
    return (
        f'{defs}<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" '
        f'height="{height - 2 * inset}" rx="{reach}" ry="{reach}" fill="{paint}" '
        f'opacity="{opacity}" {stroke}/>'
    )


def shadow(size: tuple[int, int], radius: float, blur: int, strength: int = 120) -> pygame.Surface:
    """Return the soft shadow of a rounded box, larger than it by `blur` pixels on every side."""
    return pictures.get(
        ("shadow", size, radius, blur, strength), lambda: _shadow(size, radius, blur, strength)
    )


def _shadow(size: tuple[int, int], radius: float, blur: int, strength: int) -> pygame.Surface:
    full = size[0] + 2 * blur, size[1] + 2 * blur
    less = max(1, blur // 4)
    small = max(4, full[0] // less), max(4, full[1] // less)
    inner = small[0] - 2 * blur // less, small[1] - 2 * blur // less
    body = pygame.Surface(small, pygame.SRCALPHA)
    cast = svg(_box(inner, radius / less, (0, 0, 0), None, 0, strength / 255), inner)
    body.blit(cast, ((small[0] - inner[0]) // 2, (small[1] - inner[1]) // 2))
    soft = pygame.transform.gaussian_blur(body, max(1, round(blur / less / 2)))
    return pygame.transform.smoothscale(soft, full)


def shade(
    width: int, height: int, colour: Colour, opacity: float, *, from_top: bool
) -> pygame.Surface:
    """Return a band of a colour that fades from the top down, or from the bottom up."""
    key = ("shade", width, height, colour, opacity, from_top)
    return pictures.get(key, lambda: _shade(width, height, colour, opacity, from_top))


def _shade(
    width: int, height: int, colour: Colour, opacity: float, from_top: bool
) -> pygame.Surface:
    start, end = (0, height) if from_top else (height, 0)
    return svg(
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{start}" x2="0" '
        f'y2="{end}"><stop offset="0" stop-color="{web(colour)}" stop-opacity="{opacity}"/>'
        f'<stop offset="1" stop-color="{web(colour)}" stop-opacity="0"/></linearGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#g)"/>',
        (width, height),
    )


MARKS = {
    "tick": '<path d="M20 53 L42 74 L80 29" fill="none" stroke="{c}" stroke-width="13" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "left": '<path d="M62 20 L34 50 L62 80" fill="none" stroke="{c}" stroke-width="12" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "right": '<path d="M38 20 L66 50 L38 80" fill="none" stroke="{c}" stroke-width="12" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "down": '<path d="M20 38 L50 66 L80 38" fill="none" stroke="{c}" stroke-width="12" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "up": '<path d="M20 62 L50 34 L80 62" fill="none" stroke="{c}" stroke-width="12" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "struck": '<path d="M16 84 L84 16" fill="none" stroke="{c}" stroke-width="7" '
    'stroke-linecap="round"/>',
    "dot": '<circle cx="50" cy="50" r="22" fill="{c}"/>',
    "disc": '<circle cx="50" cy="50" r="50" fill="{c}"/>',
    "book": '<path d="M50 26 C40 16 22 14 10 18 L10 78 C22 74 40 76 50 86 C60 76 78 74 90 78 '
    'L90 18 C78 14 60 16 50 26 Z M50 26 L50 86" fill="none" stroke="{c}" stroke-width="8" '
    'stroke-linejoin="round"/>',
}
"""Small signs on a square of 100; {c} is the colour."""


def mark(name: str, px: int, colour: Colour) -> pygame.Surface:
    """Return one of the small signs, `px` pixels wide and high."""
    return pictures.get(("mark", name, px, colour), lambda: _mark(name, px, colour))


def _mark(name: str, px: int, colour: Colour) -> pygame.Surface:
    body = MARKS[name].format(c=web(colour))
    return svg(f'<g transform="scale({px / 100})">{body}</g>', (px, px))


def veiled(picture: pygame.Surface, theme: Theme, layout: Layout) -> pygame.Surface:
    """Return a picture out of focus and dimmed, to stand behind a dialog."""
    less = 6
    small_size = max(8, layout.width // less), max(8, layout.height // less)
    small = pygame.transform.smoothscale(picture, small_size)
    small = pygame.transform.gaussian_blur(small, max(1, layout.px(16) // less))
    dim = pygame.Surface(small.get_size(), pygame.SRCALPHA)
    dim.fill(theme.veil)
    small.blit(dim, (0, 0))
    return pygame.transform.smoothscale(small, picture.get_size())
