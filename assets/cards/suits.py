"""The suit symbols as outlines in a box of 100 by 100 around (0, 0), and their inks."""

from __future__ import annotations

from assets.cards.svg import path, placed, transform

SPADE = """M0,-51 C5,-35 45,-15 45,15 C45,31 34,40 21,40 C13,40 7,36 3.5,29
 C5,39 9,46 18,51 L-18,51 C-9,46 -5,39 -3.5,29 C-7,36 -13,40 -21,40 C-34,40 -45,31 -45,15
 C-45,-15 -5,-35 0,-51 Z"""
HEART = """M0,50 C-8,34 -48,11 -48,-18 C-48,-36 -36,-47 -22,-47 C-11,-47 -4,-40 0,-29
 C4,-40 11,-47 22,-47 C36,-47 48,-36 48,-18 C48,11 8,34 0,50 Z"""
DIAMOND = """M0,-53 C9,-37 25,-14 40,0 C25,14 9,37 0,53 C-9,37 -25,14 -40,0
 C-25,-14 -9,-37 0,-53 Z"""
CLUB = """M0,-52 A22.5,22.5 0 0 1 12.5,-10.8 C9.5,-7.8 8,-4.5 9,-1 A22,22 0 1 1 6.5,20 L4,20
 C5,36 9,46 18,51 L-18,51 C-9,46 -5,36 -4,20 L-6.5,20 A22,22 0 1 1 -9,-1
 C-8,-4.5 -9.5,-7.8 -12.5,-10.8 A22.5,22.5 0 0 1 0,-52 Z"""
OUTLINES = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}
# The same in fewer points, for marks too small to show the difference.
PLAIN = {
    "S": "M0,-51C5,-35 45,-15 45,15C45,46 8,46 4,29Q6,46 16,51H-16Q-6,46 -4,29"
    "C-8,46 -45,46 -45,15C-45,-15 -5,-35 0,-51Z",
    "H": "M0,50C-8,34 -48,11 -48,-18C-48,-54 -8,-56 0,-29C8,-56 48,-54 48,-18C48,11 8,34 0,50Z",
    "D": "M0,-53 L38,0 L0,53 L-38,0 Z",
    "C": "M4,24Q6,44 16,51H-16Q-6,44 -4,24C-50,60 -66,-24 -17,-12C-54,-62 54,-62 17,-12"
    "C66,-24 50,60 4,24Z",
}

BLACK, RED, BLUE, GREEN = "#1a1d2b", "#c4152c", "#1359b5", "#11773a"
TWO_COLOUR = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOUR = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}
# Inks for dark felt: each reads at 7:1 or more against #10382a.
LIGHT_TWO = {"S": "#eef1f7", "H": "#ff9c98", "D": "#ff9c98", "C": "#eef1f7"}
LIGHT_FOUR = {"S": "#eef1f7", "H": "#ff9c98", "D": "#8fc3ff", "C": "#86e29b"}


def symbol(
    suit: str,
    x: float,
    y: float,
    height: float,
    ink: str,
    turn: float = 0.0,
    **attributes: float | str,
) -> str:
    """One suit symbol of the given height, centred at (x, y), turned by degrees."""
    outline = (PLAIN if height < 16 else OUTLINES)[suit]
    placing = transform(x, y, height / 102, turn)
    return path(outline, ink, transform=placing, **attributes)


def sans(x: float, y: float, height: float, ink: str, bar: str) -> str:
    """The no-trump symbol: an empty ring struck through, centred at (x, y)."""
    ring = path(
        "M-40,0 A40,42 0 1 1 40,0 A40,42 0 1 1 -40,0 Z "
        "M-23,0 A23,32 0 1 0 23,0 A23,32 0 1 0 -23,0 Z",
        ink,
    )
    stroke = path("M-44,44 L-37,50 L44,-44 L37,-50 Z", bar)
    return placed([ring, stroke], x, y, scale=height / 102)
