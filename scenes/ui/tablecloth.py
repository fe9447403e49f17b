"""The cloth of a table: a line is woven in around its middle, and it lies in a frame of wood."""

from math import atan2, cos, degrees, pi, sin
from random import Random

import numpy as np
import pygame
from numpy.typing import NDArray

from scenes.theme import Colour, Felt
from scenes.ui.felt import felt
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures

RAIL = 1 / 52
"""How broad the wooden frame of a table is, as a part of the window's height."""
WOOD: tuple[Colour, Colour] = ((126, 78, 42), (66, 36, 18))
"""The wood of the frame in the light, and where its grain is dark."""

SHAPES = 36
"""So many of them go around the oval."""
WEAVES = {
    "leaves": "M0 0 C-9 -6 -10 -16 0 -26 C10 -16 9 -6 0 0 Z M-3 2 C-12 2 -18 -4 -20 -12 "
    "C-11 -11 -5 -6 -3 2 Z M3 2 C12 2 18 -4 20 -12 C11 -11 5 -6 3 2 Z",
    "peaks": "M-19 0 L-8 -18 L-4 -12 L4 -26 L19 0 Z M4 -21 L0 -14 L4 -16 L8 -13 Z",
    "stars": "M0 -26 L4 -16 L14 -13 L4 -10 L0 0 L-4 -10 L-14 -13 L-4 -16 Z",
}
"""What is woven into cloths: shapes that stand on (0, 0), in 300ths of the oval's height."""


def table_felt(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    """Return the cloth of a table, with a line woven in around its middle."""
    return pictures.get(("table felt", size, cloth), lambda: _table_felt(size, cloth))


def thread_of(cloth: Felt) -> Colour:
    """Return the colour of the thread that patterns are woven in."""
    red, green, blue = (min(255, round(part * 1.35 + 14)) for part in cloth.light)
    return red, green, blue


def _table_felt(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    ground = felt(size, cloth).copy()
    oval = pygame.Rect(0, 0, round(size[0] * 0.7), round(size[1] * 0.62))
    oval.center = size[0] // 2, size[1] // 2
    for ink, drop, strength in (
        (cloth.dark, round(oval.height / 250), 128),
        (thread_of(cloth), 0, 102),
    ):
        woven = _woven(oval.size, ink)
        woven.set_alpha(strength)
        ground.blit(woven, oval.move(0, drop))
        del woven  # before another as large is drawn
    weave(ground, cloth, oval.height)
    _frame(ground)
    return ground


def weave(ground: pygame.Surface, cloth: Felt, high: float) -> None:
    """Weave what belongs to a cloth around an oval of this height in its middle."""
    if not cloth.weave:
        return
    shape = WEAVES[cloth.weave]
    wide = high * ground.get_width() / ground.get_height() * 1.08
    body = "".join(
        f'<path d="{shape}" transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) '
        f'scale({high / 300:.3f})"/>'
        for x, y, turn in _around(ground.get_size(), wide / 2, high / 2)
    )
    for ink, drop, strength in ((cloth.dark, high / 220, 150), (thread_of(cloth), 0, 150)):
        woven = svg(f'<g fill="{web(ink)}">{body}</g>', ground.get_size())
        woven.set_alpha(strength)
        ground.blit(woven, (0, round(drop)))
        del woven  # before another as large is drawn


def _around(size: tuple[int, int], rx: float, ry: float) -> list[tuple[float, float, float]]:
    """Return places along an oval in the middle, equally far from each other, and how a shape is
    turned there that stands on the line and points outwards."""
    turns = np.linspace(0, 2 * pi, 721)
    x, y = rx * np.cos(turns), ry * np.sin(turns)
    far = np.concatenate(([0.0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))))
    found = []
    for turn in np.interp(np.arange(SHAPES) * far[-1] / SHAPES, far, turns):
        out = degrees(atan2(sin(turn) / ry, cos(turn) / rx)) + 90
        found.append((size[0] / 2 + rx * cos(turn), size[1] / 2 + ry * sin(turn), out))
    return found


def within_frame(table: pygame.Rect) -> pygame.Rect:
    """Return the part of a table that is cloth."""
    rail = max(4, round(table.height * RAIL))
    return table.inflate(-2 * rail, -2 * rail)


def _frame(ground: pygame.Surface) -> None:
    """Lay a frame of wood around the cloth: it throws a shadow, and a line of brass runs in it."""
    wide, high = ground.get_size()
    cloth = within_frame(ground.get_rect())
    rail = cloth.left
    _shade_within(ground, cloth, 2 * rail)
    beam = _wood(max(wide, high), rail)
    post = pygame.transform.rotate(beam, 90)
    for picture, mirrored, at, part in (
        (post, False, (0, 0), (rail, high)),
        (post, True, (wide - rail, 0), (rail, high)),
        (beam, False, (0, 0), (wide, rail)),
        (beam, True, (0, high - rail), (wide, rail)),
    ):
        is_beam = picture is beam
        turned = pygame.transform.flip(picture, mirrored and not is_beam, mirrored and is_beam)
        ground.blit(turned, at, (0, 0, *part))
    brass = max(1, rail // 8)
    pygame.draw.rect(
        ground,
        (176, 134, 62),
        ground.get_rect().inflate(-2 * (rail - brass), -2 * (rail - brass)),
        brass,
    )


def _shade_within(ground: pygame.Surface, inner: pygame.Rect, reach: int) -> None:
    """Darken the cloth towards the frame, most at the upper edge, where the light does not come."""
    for depth in range(reach):
        left = 1 - depth / reach
        shade = round(46 * left * left)
        if not shade:
            break
        ink = (shade, shade, shade)
        for edge, extra in (
            (pygame.Rect(inner.left, inner.top + depth, inner.width, 1), 1.6),
            (pygame.Rect(inner.left, inner.bottom - 1 - depth, inner.width, 1), 0.6),
            (pygame.Rect(inner.left + depth, inner.top, 1, inner.height), 1.0),
            (pygame.Rect(inner.right - 1 - depth, inner.top, 1, inner.height), 1.0),
        ):
            dark = tuple(min(255, round(part * extra)) for part in ink)
            ground.fill(dark, edge, special_flags=pygame.BLEND_RGB_SUB)


def _wood(length: int, breadth: int) -> pygame.Surface:
    """Return a beam of wood, lit from above: its grain runs along it."""
    knots = max(2, length // 90)
    slow = _chance(11, (knots, 5))
    wave = pygame.surfarray.make_surface(
        np.repeat(np.clip(slow * 42 + 128, 0, 255)[:, :, None], 3, axis=2).astype(np.uint8)
    )
    broad = pygame.surfarray.array3d(pygame.transform.smoothscale(wave, (length, breadth)))
    grain = broad[:, :, 0] / 255 + 0.05 * _chance(12, (1, breadth))
    part = np.clip(0.5 + 0.5 * np.sin(grain * 26 + np.linspace(0, 3, breadth)[None, :]), 0, 1)
    light = np.linspace(1.22, 0.72, breadth)[None, :, None]
    bright, dark = np.array(WOOD[0]), np.array(WOOD[1])
    colours = (dark + (bright - dark) * (0.35 + 0.5 * part)[:, :, None]) * light
    return pygame.surfarray.make_surface(np.clip(colours, 0, 255).astype(np.uint8)).convert()


def _chance(seed: int, shape: tuple[int, int]) -> NDArray[np.float64]:
    """Return numbers around 0 with a deviation of 1, each the sum of four even ones."""
    drawn = np.frombuffer(Random(seed).randbytes(4 * shape[0] * shape[1]), dtype=np.uint8)
    sums: NDArray[np.float64] = drawn.reshape(*shape, 4).sum(axis=2, dtype=np.float64)
    return (sums - 510) / 147.8


def _woven(size: tuple[int, int], ink: Colour) -> pygame.Surface:
    """Return two lines around an oval, and a lozenge at each of its four ends, in one ink.

    Nothing of it is clear in itself, so that lines do not show in the lozenges.
    """
    wide, high = size
    unit = high / 300
    ovals = "".join(
        f'<ellipse cx="{wide / 2}" cy="{high / 2}" rx="{wide / 2 - inset * unit}" '
        f'ry="{high / 2 - inset * unit}" stroke-width="{thick * unit}"/>'
        for inset, thick in ((8, 1.6), (13, 0.7))
    )
    ends = "".join(
        f'<path d="M{x - a * unit} {y} L{x} {y - b * unit} L{x + a * unit} {y} '
        f'L{x} {y + b * unit} Z" fill="{web(ink)}" stroke="none"/>'
        for x, y, a, b in (
            (wide / 2, 10.5 * unit, 13, 6),
            (wide / 2, high - 10.5 * unit, 13, 6),
            (10.5 * unit, high / 2, 6, 13),
            (wide - 10.5 * unit, high / 2, 6, 13),
        )
    )
    return svg(f'<g fill="none" stroke="{web(ink)}">{ovals}{ends}</g>', size)
