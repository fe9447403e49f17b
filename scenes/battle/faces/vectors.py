"""Drawing in card units: shapes as SVG text, rendered smoothly at any size in pixels."""

from io import BytesIO

import pygame

from scenes.battle.faces.inks import EMBLEMS, GOLD, GOLD_DARK, GOLD_LIGHT, Ink
from scenes.theme import Colour
from scenes.ui.shapes import web
from scenes.ui.text import Face, Type, line

FINE, LARGE = 2, 300
"""Vectors are drawn so many times larger and then shrunk, unless so many pixels wide anyway."""

_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    "<defs>{defs}</defs>{body}</svg>"
)


def drawn(
    body: str, units: tuple[float, float], size: tuple[int, int], defs: str = ""
) -> pygame.Surface:
    """Return an SVG body of so many units at a size in pixels."""
    text = _SVG.format(w=units[0], h=units[1], body=body, defs=defs)
    more = FINE if size[0] < LARGE else 1
    fine = size[0] * more, size[1] * more
    picture = pygame.image.load_sized_svg(BytesIO(text.encode()), fine).convert_alpha()
    if picture.get_size() == size:
        return picture
    return pygame.transform.smoothscale(picture, size)


def gradient(
    name: str,
    start: tuple[float, float],
    end: tuple[float, float],
    *stops: tuple[float, str],
    opacity: float = 1.0,
) -> str:
    """Return a straight gradient for the definitions of a drawing."""
    marks = "".join(
        f'<stop offset="{at:g}" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        for at, colour in stops
    )
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{start[0]:g}" '
        f'y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}">{marks}</linearGradient>'
    )


def realm_gradient(name: str, inks: tuple[Ink, ...], shade: str, width: float) -> str:
    """Return a gradient from left to right through the realms, one tone of each."""
    colours = [web(getattr(ink, shade)) for ink in inks]
    if len(colours) == 1:
        return gradient(name, (0, 0), (width, 0), (0, colours[0]), (1, colours[0]))
    share = 1 / len(colours)
    stops: list[tuple[float, str]] = []
    for place, colour in enumerate(colours):
        blur = 0.07
        stops += [
            (0 if place == 0 else place * share + blur, colour),
            (1 if place == len(colours) - 1 else (place + 1) * share - blur, colour),
        ]
    return gradient(name, (0, 0), (width, 0), *stops)


def emblem(realm: object, x: float, y: float, side: float, colour: str, dark: str) -> str:
    """Return a realm's emblem (None: neutral) on a square around a place."""
    body = EMBLEMS[realm].replace("{c}", colour).replace("{d}", dark)  # type: ignore[index]
    left, top = x - side / 2, y - side / 2
    return f'<g transform="translate({left:g} {top:g}) scale({side / 100:g})">{body}</g>'


def hexagon(x: float, y: float, r: float) -> str:
    """Return the outline of a hexagon that stands on a point."""
    points = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    return "M" + "L".join(f"{x + a * r:.2f} {y + b * r:.2f}" for a, b in points) + "Z"


def gem(x: float, y: float, r: float, light: str, main: str, dark: str, rim: str) -> str:
    """Return a cut hexagonal gem."""
    top, bottom = f"{x:g} {y - r * 0.62:.2f}", f"{x:g} {y + r * 0.62:.2f}"
    left, right = x - r * 0.54, x + r * 0.54
    up, down = y - r * 0.31, y + r * 0.31
    table = (
        f"M{top}L{right:.2f} {up:.2f}L{right:.2f} {down:.2f}"
        f"L{bottom}L{left:.2f} {down:.2f}L{left:.2f} {up:.2f}Z"
    )
    return (
        f'<path d="{hexagon(x, y + r * 0.07, r * 1.1)}" fill="#000000" fill-opacity="0.45"/>'
        f'<path d="{hexagon(x, y, r)}" fill="{main}" stroke="{rim}" stroke-width="{r * 0.13:.2f}" '
        'stroke-linejoin="round"/>'
        f'<path d="M{x:g} {y - r * 0.93:.2f}L{x + r * 0.81:.2f} {y - r * 0.46:.2f}L{right:.2f} '
        f'{up:.2f}L{top}L{left:.2f} {up:.2f}L{x - r * 0.81:.2f} {y - r * 0.46:.2f}Z" '
        f'fill="{light}" fill-opacity="0.75"/>'
        f'<path d="M{x:g} {y + r * 0.93:.2f}L{x + r * 0.81:.2f} {y + r * 0.46:.2f}L{right:.2f} '
        f'{down:.2f}L{bottom}L{left:.2f} {down:.2f}L{x - r * 0.81:.2f} {y + r * 0.46:.2f}Z" '
        f'fill="{dark}" fill-opacity="0.7"/>'
        f'<path d="{table}" fill="{main}"/>'
    )


_HEART = (
    "M0 92 C-34 62 -52 40 -52 16 C-52 -8 -34 -24 -16 -24 C-8 -24 -2 -20 0 -14 "
    "C2 -20 8 -24 16 -24 C34 -24 52 -8 52 16 C52 40 34 62 0 92 Z"
)


def heart(x: float, y: float, r: float, rim: str = GOLD) -> str:
    """Return the life gem: a heart about as wide as two radii."""
    k = r / 52
    return (
        f'<g transform="translate({x:g} {y - 26 * k:.2f}) scale({k:.4f})">'
        f'<path d="{_HEART}" fill="#000000" fill-opacity="0.4" stroke="#000000" '
        'stroke-opacity="0.4" stroke-width="22" transform="translate(0 6)"/>'
        f'<path d="{_HEART}" fill="#b5142c" stroke="{rim}" stroke-width="9" '
        'stroke-linejoin="round"/>'
        '<path d="M0 84 C30 57 46 38 46 16 C46 4 41 -8 33 -14 C37 20 24 52 0 84 Z" '
        'fill="#7c0a20"/>'
        '<path d="M-40 18 C-42 0 -32 -14 -18 -15" fill="none" stroke="#ff9aa4" stroke-width="8" '
        'stroke-linecap="round"/></g>'
    )


_BOOT = (
    "M-24 -46 L8 -46 C9 -30 9 -16 12 -4 C24 2 40 8 46 22 L46 34 L-26 "
    "34 L-26 22 C-20 6 -22 -20 -24 -46 Z"
)


def boot(x: float, y: float, r: float, rim: str = GOLD) -> str:
    """Return the movement gem: a dark disc with a boot faint behind the number."""
    return (
        f'<circle cx="{x:g}" cy="{y + r * 0.08:.2f}" r="{r * 1.1:.2f}" fill="#000000" '
        'fill-opacity="0.4"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="#1d5148" stroke="{rim}" '
        f'stroke-width="{r * 0.13:.2f}"/>'
        f'<g transform="translate({x - r * 0.04:.2f} {y + r * 0.06:.2f}) scale({r / 66:.4f})">'
        f'<path d="{_BOOT}" fill="#58b49c" fill-opacity="0.55"/>'
        '<path d="M-26 28 L46 28 L46 36 L-26 36 Z" fill="#8ce0c8" fill-opacity="0.6"/></g>'
    )


def sword(x: float, y: float, length: float, turn: float, colour: str, hilt: str) -> str:
    """Return a small sword around a place, point up at no turn."""
    k = length / 100
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({k:.4f})">'
        f'<path d="M0 -50 L8 -38 L7 18 L-7 18 L-8 -38 Z" fill="{colour}"/>'
        f'<path d="M-22 16 L22 16 L22 25 L5 25 L5 44 L-5 44 L-5 25 L-22 25 Z" fill="{hilt}"/></g>'
    )


_WING = (
    "M0 0 C-10 -26 -34 -40 -66 -38 C-58 -30 -56 -24 -48 -20 C-54 -18 "
    "-58 -18 -60 -18 C-52 -8 -48 -6 -40 -4 C-42 0 -46 2 -50 3 C-36 14 -14 14 0 0 Z"
)


def wings(x: float, y: float, width: float, colour: str) -> str:
    """Return a pair of wings, the mark of flyers."""
    k = width / 136
    body = f'<path d="{_WING}" fill="{colour}"/>'
    return (
        f'<g transform="translate({x:g} {y + 12 * k:.2f}) scale({k:.4f})">{body}'
        f'<g transform="scale(-1 1)">{body}</g></g>'
    )


_STAR = (
    (0, -1), (0.24, -0.32), (0.95, -0.31), (0.38, 0.12), (0.59, 0.81), (0, 0.4),
    (-0.59, 0.81), (-0.38, 0.12), (-0.95, -0.31), (-0.24, -0.32),
)  # fmt: skip


def star(x: float, y: float, r: float, colour: str) -> str:
    """Return a five-pointed star, the mark of what is unique."""
    points = "L".join(f"{x + r * a:.2f} {y + r * b:.2f}" for a, b in _STAR)
    return f'<path d="M{points}Z" fill="{colour}"/>'


def gilded(name: str, units: tuple[float, float]) -> str:
    """Return the gradient of gilded edges: light above and below, darker between."""
    return gradient(
        name, (0, 0), units, (0, GOLD_LIGHT), (0.3, GOLD), (0.55, GOLD_DARK), (0.8, GOLD),
        (1, GOLD_LIGHT),
    )  # fmt: skip


WHITE: Colour = (255, 252, 244)
_RING = (18, 12, 8)


def numeral(text: str, px: int, colour: Colour = WHITE, ring: bool = True) -> pygame.Surface:
    """Return a number in heavy type with a dark rim, so that it can be read on any picture."""
    kind = Type(Face.SANS_BOLD, max(7, px), colour)
    front = line(text, kind)
    reach = max(1, round(px * 0.075)) if ring else 0
    back = line(text, Type(Face.SANS_BOLD, max(7, px), _RING))
    size = front.get_width() + 2 * reach, front.get_height() + 2 * reach
    out = pygame.Surface(size, pygame.SRCALPHA)
    if ring:
        for dx in range(-reach, reach + 1):
            for dy in range(-reach, reach + 1):
                if dx * dx + dy * dy <= reach * reach + 1:
                    out.blit(back, (reach + dx, reach + dy))
    out.blit(front, (reach, reach))
    return out


def set_numeral(
    surface: pygame.Surface, text: str, at: tuple[float, float], px: float, colour: Colour = WHITE
) -> None:
    """Draw a number so that its digits stand in the middle of a place."""
    picture = numeral(text, round(px), colour)
    seen = picture.get_bounding_rect()
    surface.blit(picture, (round(at[0]) - seen.centerx, round(at[1]) - seen.centery))
