"""The cloth that everything lies on: light in the middle, dark in the corners, a little rough."""

from pathlib import Path

import pygame

from scenes.theme import Felt
from scenes.ui.shelf import pictures

GRAIN = Path(__file__).resolve().parents[2] / "assets" / "ui" / "grain.png"
"""What the threads add to the light, and below it what they take away."""
TILE = 256
COARSE = 24
"""Pixels of the cloth for each point of which the light is reckoned: it changes so slowly that
nobody sees the difference (two of 255 levels at most to a point for every eight)."""


def felt(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    """Return the cloth at this size; made once for each size."""
    return pictures.get(("felt", size, cloth), lambda: _felt(size, cloth))


def _felt(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    soft = pygame.transform.smoothscale(_light(size, cloth).convert(), size)
    rough, smooth = _grain()
    for left in range(0, size[0], TILE):
        for top in range(0, size[1], TILE):
            soft.blit(rough, (left, top), special_flags=pygame.BLEND_RGB_ADD)
            soft.blit(smooth, (left, top), special_flags=pygame.BLEND_RGB_SUB)
    return soft


def _light(size: tuple[int, int], cloth: Felt) -> pygame.Surface:
    """Return the play of light on the cloth, small."""
    wide, high = max(16, size[0] // COARSE), max(16, size[1] // COARSE)
    across = [(2 * x / (wide - 1) - 1) ** 2 * 0.9 for x in range(wide)]
    channels = [(light, dark - light) for light, dark in zip(cloth.light, cloth.dark, strict=True)]
    points = bytearray()
    for y in range(high):
        down = (2 * y / (high - 1) - 1 + 0.08) ** 2 * 0.8
        for each in across:
            far = min((each + down) / 1.7, 1.0) ** 1.15
            points += bytes([int(light + change * far) for light, change in channels])
    return pygame.image.frombuffer(points, (wide, high), "RGB")


def _grain() -> list[pygame.Surface]:
    """Return what the threads add to the light and what they take away, as tiles."""
    both = pygame.image.load(GRAIN).convert()
    return [both.subsurface((0, top, TILE, TILE)) for top in (0, TILE)]
