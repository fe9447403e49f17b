"""A few cards, or crossed swords, that stand for a game where it is chosen."""

from collections.abc import Callable
from functools import partial

import pygame

from scenes.table.catalogue import TABLES
from scenes.ui.cardart import CardArt
from scenes.ui.shapes import svg
from scenes.ui.shelf import pictures
from scenes.ui.square import SquarePicture

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
