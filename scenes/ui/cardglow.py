"""What shines around a card: the golden glow of one that is advised or wins, the cool outline of
one that is pointed at; and a card laid on it."""

import numpy as np
import pygame
import pygame.surfarray

from scenes.ui.cardprint import (
    SHADOW_STRENGTH,
    fallen,
    mixed,
    room_below,
    sheet,
    shown,
    softened,
    trimmed,
)

_GOLD, _COOL = (255, 206, 92), (96, 200, 255)
_STRENGTH = 0.95
# As parts of the card's height: how far ring and glow reach beyond it, how soft the glow is.
_RING_GROWTH, _GLOW_GROWTH, _GLOW_SOFT = 0.013, 0.030, 0.032
_OUTLINE_GROWTH = 0.024
"""How far the outline reaches: it is told from the glow by its hard edge as well."""


def glow_below(height: int, step: int, *, glows: bool, outlined: bool) -> pygame.Surface:
    """Return what lies under a card around its middle: its shadow, then the soft glow if it glows,
    with its ring, or the outline in its stead."""
    room = room_below(height)
    below = pygame.Surface((room, room), pygame.SRCALPHA)
    shadow = pygame.surfarray.pixels_alpha(fallen(height, step)) * (SHADOW_STRENGTH / 255)
    edge = sheet(height, step, _OUTLINE_GROWTH if outlined else _RING_GROWTH, room)
    ring = pygame.surfarray.pixels_alpha(edge) / 255
    halo = np.zeros_like(ring)
    if glows:
        soft = softened(sheet(height, step, _GLOW_GROWTH, room), height * _GLOW_SOFT)
        # Laid under the ring, not the brighter of both, that the ring's edge stays smooth.
        halo = pygame.surfarray.pixels_alpha(soft) * (_STRENGTH / 255) * (1 - ring)
    total = ring + halo + shadow * (1 - ring - halo)
    light = np.array(_COOL if outlined else _GOLD) * ring[..., None]
    colour = (light + np.array(_GOLD) * halo[..., None]) / np.maximum(total, 1e-6)[..., None]
    pygame.surfarray.pixels3d(below)[:] = colour.astype(np.uint8)
    pygame.surfarray.pixels_alpha(below)[:] = (total * 255).astype(np.uint8)
    return trimmed(below)


def laid_on_glow(card: pygame.Surface, below: pygame.Surface) -> pygame.Surface:
    """Return a card on its shadow and its light, mixed exactly also where all are thin."""
    whole, _corner = mixed(card, below)
    alpha = pygame.surfarray.pixels_alpha(whole)
    thin = (alpha > 0) & (alpha < 255)
    colours = pygame.surfarray.pixels3d(whole)
    divided = colours[thin].astype(np.uint16) * 255 // alpha[thin].astype(np.uint16)[:, None]
    colours[thin] = np.minimum(divided, 255).astype(np.uint8)
    del alpha, colours  # Each holds the surface fast.
    return shown(whole)
