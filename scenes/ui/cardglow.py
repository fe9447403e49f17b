"""The glow around a card that has the focus, and a card laid on it."""

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

_GOLD = (255, 206, 92)
_STRENGTH = 0.95
# As parts of the card's height: how far ring and glow reach beyond it, how soft the glow is.
_RING_GROWTH, _GLOW_GROWTH, _GLOW_SOFT = 0.013, 0.030, 0.032


def glow_below(height: int, step: int) -> pygame.Surface:
    """Return what lies under a card that glows, around the card's middle: shadow and light."""
    room = room_below(height)
    below = pygame.Surface((room, room), pygame.SRCALPHA)
    shadow = pygame.surfarray.pixels_alpha(fallen(height, step)) * (SHADOW_STRENGTH / 255)
    halo = softened(sheet(height, step, _GLOW_GROWTH, room), height * _GLOW_SOFT)
    ring = sheet(height, step, _RING_GROWTH, room)
    light = pygame.surfarray.pixels_alpha(halo) * (_STRENGTH / 255)
    # Laid over the halo, not the brighter of both, that the ring's edge stays smooth.
    light += pygame.surfarray.pixels_alpha(ring) / 255 * (1 - light)
    total = light + shadow * (1 - light)
    colour = np.array(_GOLD) * (light / np.maximum(total, 1e-6))[..., None]
    pygame.surfarray.pixels3d(below)[:] = colour.astype(np.uint8)
    pygame.surfarray.pixels_alpha(below)[:] = (total * 255).astype(np.uint8)
    return trimmed(below)


def laid_on_glow(card: pygame.Surface, below: pygame.Surface) -> pygame.Surface:
    """Return a card on its shadow and its glow, mixed exactly also where all are thin."""
    whole, _corner = mixed(card, below)
    alpha = pygame.surfarray.pixels_alpha(whole)
    thin = (alpha > 0) & (alpha < 255)
    colours = pygame.surfarray.pixels3d(whole)
    divided = colours[thin].astype(np.uint16) * 255 // alpha[thin].astype(np.uint16)[:, None]
    colours[thin] = np.minimum(divided, 255).astype(np.uint8)
    del alpha, colours  # Each holds the surface fast.
    return shown(whole)
