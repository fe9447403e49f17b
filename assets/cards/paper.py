"""The blank card: cream paper with a thin edge, the corner indices, and what trims a picture."""

from __future__ import annotations

from collections.abc import Iterable

from assets.cards.glyphs import glyph, word
from assets.cards.suits import symbol
from assets.cards.svg import document, group, path, radial, rect

WIDTH, HEIGHT, CORNER = 250.0, 350.0, 15.0
CENTRE = (WIDTH / 2, HEIGHT / 2)
EDGE = "#b3a98f"
PAPER = radial(
    "paper", (108, 130), 290, (0, "#fffefb"), (0.55, "#fdfaf2"), (0.85, "#f8f2e4"), (1, "#f1e9d6")
)
INDEX_X, INDEX_Y, INDEX_HEIGHT, INDEX_WIDEST = 26.0, 16.0, 38.0, 34.0


def _rounded(x: float, y: float, w: float, h: float, r: float, back: bool = False) -> str:
    """A rounded rectangle; `back` winds it the other way, to cut a hole."""
    right, bottom = x + w, y + h
    if back:
        return (
            f"M{x + r},{y} A{r},{r} 0 0 0 {x},{y + r} L{x},{bottom - r} "
            f"A{r},{r} 0 0 0 {x + r},{bottom} L{right - r},{bottom} "
            f"A{r},{r} 0 0 0 {right},{bottom - r} L{right},{y + r} "
            f"A{r},{r} 0 0 0 {right - r},{y} Z"
        )
    return (
        f"M{x + r},{y} L{right - r},{y} A{r},{r} 0 0 1 {right},{y + r} L{right},{bottom - r} "
        f"A{r},{r} 0 0 1 {right - r},{bottom} L{x + r},{bottom} A{r},{r} 0 0 1 {x},{bottom - r} "
        f"L{x},{y + r} A{r},{r} 0 0 1 {x + r},{y} Z"
    )


def sheet() -> str:
    """The paper of a whole card."""
    return rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, "url(#paper)", rx=CORNER, ry=CORNER)


def edge() -> str:
    """The thin line around a card, drawn last."""
    return rect(
        0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, "none", rx=CORNER, ry=CORNER,
        stroke=EDGE, stroke_width=1.2,
    )  # fmt: skip


def trim(x: float, y: float, w: float, h: float, r: float = 4) -> str:
    """Paper all around a window: covers what a picture painted beyond its frame."""
    outside = _rounded(0.5, 0.5, WIDTH - 1, HEIGHT - 1, CORNER)
    return path(f"{outside} {_rounded(x, y, w, h, r, back=True)}", "url(#paper)")


def twice(half: Iterable[str]) -> list[str]:
    """A drawing and the same drawing turned about the middle of the card."""
    half = list(half)
    x, y = CENTRE
    return [*half, group(half, transform=f"rotate(180 {x:g} {y:g})")]


def corners(index: str, suit: str, ink: str) -> list[str]:
    """The index and its pip in both corners."""
    if len(index) == 2 and index != "10":
        letters = word(index, INDEX_X, INDEX_Y, INDEX_HEIGHT, ink, INDEX_WIDEST)
    else:
        letters = glyph(index, INDEX_X, INDEX_Y, INDEX_HEIGHT, ink, INDEX_WIDEST)
    return twice([letters, symbol(suit, INDEX_X, INDEX_Y + INDEX_HEIGHT + 29, 32, ink)])


def card(body: Iterable[str], defs: Iterable[str] = ()) -> str:
    """The SVG text of a card with the given picture on its paper."""
    return document(WIDTH, HEIGHT, [sheet(), *body, edge()], [PAPER, *defs])
