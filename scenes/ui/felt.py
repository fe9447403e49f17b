"""The cloth that everything lies on: light in the middle, dark in the corners, a little rough."""

import numpy as np
import pygame

from scenes.theme import Colour, Felt
from scenes.ui.shapes import svg, web
from scenes.ui.shelf import pictures

GRAIN = 4
"""How far, of 255, the threads of the cloth differ in brightness."""
TILE = 256


def felt(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    """Return the cloth at this size; made once for each size."""
    return pictures.get(("felt", size, cloth), lambda: _felt(size, cloth))


def table_felt(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    """Return the cloth of a table, with a line woven in around its middle."""
    return pictures.get(("table felt", size, cloth), lambda: _table_felt(size, cloth))


def _table_felt(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    ground = felt(size, cloth).copy()
    oval = pygame.Rect(0, 0, round(size[0] * 0.7), round(size[1] * 0.62))
    oval.center = size[0] // 2, size[1] // 2
    light = tuple(min(255, round(part * 1.35 + 14)) for part in cloth.light)
    thread = light[0], light[1], light[2]
    for ink, drop, strength in ((cloth.dark, round(oval.height / 250), 128), (thread, 0, 102)):
        woven = _woven(oval.size, ink)
        woven.set_alpha(strength)
        ground.blit(woven, oval.move(0, drop))
    return ground


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


def _felt(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    soft = pygame.transform.smoothscale(_light(size, cloth), size).convert()
    rough, smooth = _grain()
    for left in range(0, size[0], TILE):
        for top in range(0, size[1], TILE):
            soft.blit(rough, (left, top), special_flags=pygame.BLEND_RGB_ADD)
            soft.blit(smooth, (left, top), special_flags=pygame.BLEND_RGB_SUB)
    return soft


def _light(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    """Return the play of light on the cloth, small."""
    wide, high = max(16, size[0] // 8), max(16, size[1] // 8)
    across = np.linspace(-1, 1, wide)[:, None]
    down = np.linspace(-1, 1, high)[None, :]
    far = np.clip((across**2 * 0.9 + (down + 0.08) ** 2 * 0.8) / 1.7, 0, 1) ** 1.15
    light, dark = np.array(cloth.light), np.array(cloth.dark)
    colours = light + (dark - light) * far[:, :, None]
    return pygame.surfarray.make_surface(colours.astype(np.uint8))


def _grain() -> tuple[pygame.Surface, pygame.Surface]:
    """Return what the threads add to the light and what they take away, as a tile."""
    chance = np.random.default_rng(7)
    threads = chance.normal(0, 1, (TILE, TILE))
    threads += 0.6 * (np.roll(threads, 1, axis=0) + np.roll(threads, 1, axis=1))
    threads *= GRAIN / 2.2
    more = np.clip(threads, 0, 12).astype(np.uint8)
    less = np.clip(-threads, 0, 12).astype(np.uint8)
    return tuple(
        pygame.surfarray.make_surface(np.repeat(part[:, :, None], 3, axis=2)).convert()
        for part in (more, less)
    )  # type: ignore[return-value]
