"""The large-index style: an index and a pip to be read from across the room."""

from __future__ import annotations

from assets.cards.attire import Cloth
from assets.cards.courts import bust
from assets.cards.glyphs import glyph
from assets.cards.paper import card, trim
from assets.cards.suits import symbol
from assets.cards.svg import circle, mix, rect

INDEX_X, INDEX_Y, INDEX_HEIGHT, INDEX_WIDEST = 53.0, 20.0, 92.0, 82.0
PICTURE = (104.0, 126.0, 128.0, 206.0)


def _corner(index: str, suit: str, ink: str) -> list[str]:
    """Index above pip in the left column, which stays in sight when cards overlap."""
    return [
        glyph(index, INDEX_X, INDEX_Y, INDEX_HEIGHT, ink, INDEX_WIDEST),
        symbol(suit, INDEX_X, INDEX_Y + INDEX_HEIGHT + 59, 64, ink),
    ]


def large_number(index: str, suit: str, ink: str) -> str:
    """The SVG text of an ace or number card with one big pip."""
    pale = mix(ink, "#fffdf6", 0.9)
    return card(
        [
            circle(164, 240, 78, pale),
            symbol(suit, 164, 240, 122, ink),
            *_corner(index, suit, ink),
        ]
    )


def large_court(index: str, suit: str, cloth: Cloth) -> str:
    """The SVG text of a court with its figure, once and upright, beside the big index."""
    x, y, w, h = PICTURE
    return card(
        [
            rect(x, y, w, h, cloth.wall, rx=5, ry=5),
            *bust(index, suit, cloth, PICTURE),
            trim(x, y, w, h, 5),
            rect(x, y, w, h, "none", rx=5, ry=5, stroke=cloth.ink, stroke_width=2.4),
            *_corner(index, suit, cloth.ink),
        ]
    )
