"""The number cards, 2 to 10: pips on the classic grid."""

from __future__ import annotations

from assets.cards.paper import CENTRE, card, corners
from assets.cards.suits import symbol

LEFT, MIDDLE, RIGHT = 80.0, CENTRE[0], 170.0
TOP, CENTRE_Y, BOTTOM = 61.0, CENTRE[1], 289.0
UPPER_THIRD = TOP + (BOTTOM - TOP) / 3
LOWER_THIRD = BOTTOM - (BOTTOM - TOP) / 3
UPPER_GAP, LOWER_GAP = (TOP + CENTRE_Y) / 2, (BOTTOM + CENTRE_Y) / 2
UPPER_NEST, LOWER_NEST = (TOP + UPPER_THIRD) / 2, (BOTTOM + LOWER_THIRD) / 2

_MIDDLE_TWO = [(MIDDLE, TOP), (MIDDLE, BOTTOM)]
_FOUR = [(x, y) for y in (TOP, BOTTOM) for x in (LEFT, RIGHT)]
_SIX = [*_FOUR, (LEFT, CENTRE_Y), (RIGHT, CENTRE_Y)]
_EIGHT = [(x, y) for y in (TOP, UPPER_THIRD, LOWER_THIRD, BOTTOM) for x in (LEFT, RIGHT)]
PLACES: dict[str, list[tuple[float, float]]] = {
    "2": _MIDDLE_TWO,
    "3": [*_MIDDLE_TWO, CENTRE],
    "4": _FOUR,
    "5": [*_FOUR, CENTRE],
    "6": _SIX,
    "7": [*_SIX, (MIDDLE, UPPER_GAP)],
    "8": [*_SIX, (MIDDLE, UPPER_GAP), (MIDDLE, LOWER_GAP)],
    "9": [*_EIGHT, CENTRE],
    "10": [*_EIGHT, (MIDDLE, UPPER_NEST), (MIDDLE, LOWER_NEST)],
}


def pips(index: str, suit: str, ink: str) -> list[str]:
    """The pips of a number card; those below the middle stand on their heads."""
    height = 47.0 if int(index) < 9 else 45.0
    return [symbol(suit, x, y, height, ink, 180 * (y > CENTRE_Y)) for x, y in PLACES[index]]


def number_card(index: str, suit: str, ink: str) -> str:
    """The SVG text of a number card."""
    return card([*corners(index, suit, ink), *pips(index, suit, ink)])
