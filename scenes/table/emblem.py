"""A few cards that stand for a game where it is chosen."""

from collections.abc import Callable
from functools import partial

import pygame

from scenes.table.catalogue import TABLES
from scenes.ui.cardart import CardArt
from scenes.ui.shapes import pictures

SPREAD = 15.0
"""Degrees from one card to the next."""


def emblem_of(game: str) -> Callable[[int], pygame.Surface] | None:
    """Return what draws a game's cards, so many pixels wide and high; None for other games."""
    table = TABLES.get(game)
    if table is None or not table.emblem:
        return None
    return partial(_emblem, table.emblem)


def _emblem(cards: tuple[str, ...], side: int) -> pygame.Surface:
    return pictures.get(("emblem", cards, side), lambda: _drawn(cards, side))


def _drawn(cards: tuple[str, ...], side: int) -> pygame.Surface:
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
