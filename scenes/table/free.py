"""What a tip at a table leaves free besides the controls: indices in the hand, and the trick."""

from collections.abc import Iterator, Mapping
from typing import Any

import pygame

from scenes.anim.timeline import Place
from scenes.table.geometry import ASPECT
from scenes.table.hand import Hand
from scenes.table.places import card_key
from scenes.theme import Layout

INDEX = (0.3, 0.35)
"""How much of a card's width and height its index takes."""


def indices(hand: Hand) -> Iterator[pygame.Rect]:
    """Yield where the indices of a hand are."""
    for card in hand.cards:
        wide, high = card.rect.width, round(card.rect.width / ASPECT)
        index = pygame.Rect(card.rect.topleft, (round(wide * INDEX[0]), round(high * INDEX[1])))
        yield index


def trick(table: Any, lying: Mapping[str, Place], layout: Layout) -> Iterator[pygame.Rect]:
    """Yield where the cards of a table's trick lie in the window, unturned."""
    for card in () if table is None else table.trick.cards:
        if (place := lying.get(card_key(card))) is not None:
            spot = pygame.Rect(0, 0, layout.px(place.height * ASPECT), layout.px(place.height))
            spot.center = layout.px(place.x), layout.px(place.y)
            yield spot
