"""The suit symbols as outlines in a box of 100 by 100 around (0, 0), and their inks.

French suits go by their letters; leaf, bell and acorn belong to the German pack.
"""

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
LEAF = """M0,-51 C11,-34 45,-24 45,7 C45,27 28,35 8,31 C6,38 7,44 10,51 L-6,51
 C-4,44 -4,38 -6,32 C-27,36 -45,27 -45,7 C-45,-24 -11,-34 0,-51 Z"""
BELL = """M0,-51 C9,-51 12,-44 10,-38 C32,-34 43,-14 43,7 C43,30 24,50 0,50 C-24,50 -43,30 -43,7
 C-43,-14 -32,-34 -10,-38 C-12,-44 -9,-51 0,-51 Z"""
ACORN = """M0,-51 C13,-38 28,-20 26,4 L34,6 C36,32 14,41 4,42 L6,52 L-6,52 L-4,42
 C-14,41 -36,32 -34,6 L-26,4 C-28,-20 -13,-38 0,-51 Z"""
OUTLINES = {
    "S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB, "leaf": LEAF, "bell": BELL, "acorn": ACORN,
}  # fmt: skip
# The same in fewer points, for marks too small to show the difference.
PLAIN = {
    "S": "M0,-51C5,-35 45,-15 45,15C45,46 8,46 4,29Q6,46 16,51H-16Q-6,46 -4,29"
    "C-8,46 -45,46 -45,15C-45,-15 -5,-35 0,-51Z",
    "H": "M0,50C-8,34 -48,11 -48,-18C-48,-54 -8,-56 0,-29C8,-56 48,-54 48,-18C48,11 8,34 0,50Z",
    "D": "M0,-53 L38,0 L0,53 L-38,0 Z",
    "leaf": "M0,-51C11,-34 45,-24 45,7C45,30 24,36 6,31L8,50L-6,50L-6,31"
    "C-24,36 -45,30 -45,7C-45,-24 -11,-34 0,-51Z",
    "bell": "M-9,-39C-16,-56 16,-56 9,-39C58,-32 56,50 0,50C-56,50 -58,-32 -9,-39Z",
    "acorn": "M0,-51C13,-38 28,-20 27,5L34,6C36,34 8,40 5,52L-5,52C-8,40 -36,34 -34,6L-27,5"
    "C-28,-20 -13,-38 0,-51Z",
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
