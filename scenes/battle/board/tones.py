"""The colours in which squares are lit and cards are marked, by what the light means."""

from collections.abc import Mapping

from scenes.theme import Colour, Theme

STRENGTHS: Mapping[str, float] = {
    "reach": 0.42,
    "leap": 0.42,
    "target": 0.34,
    "magic": 0.34,
    "kind": 0.32,
    "open": 0.26,
    "threat": 0.22,
    "range": 0.16,
    "chosen": 0.34,
    "guard": 0.36,
}
"""How strongly each light fills its square, 0 to 1."""
MENACES = ("threat", "range")
"""The lights of what the enemy could do: their edges are dashed, and no paler than they are."""
_ALWAYS: Mapping[str, Colour] = {
    "leap": (36, 190, 180),
    "magic": (170, 96, 240),
    "open": (230, 190, 84),
    "chosen": (255, 214, 110),
    "guard": (90, 160, 255),
}
"""The colours that are the same in every palette."""


def colour_of(tone: str, theme: Theme) -> Colour:
    """Return the colour of a light, as the player has chosen to see it."""
    chosen = {
        "reach": theme.walk,
        "target": theme.strike,
        "threat": theme.strike,
        "kind": theme.help,
        "range": theme.shot,
    }
    return chosen[tone] if tone in chosen else _ALWAYS[tone]


def paler(colour: Colour, part: float = 0.55) -> Colour:
    """Return a colour that is so far, 0 to 1, on its way to white."""
    red, green, blue = (round(each + (255 - each) * part) for each in colour)
    return red, green, blue


def deeper(colour: Colour, part: float = 0.34) -> Colour:
    """Return a colour that is so far, 0 to 1, on its way to black."""
    red, green, blue = (round(each * (1 - part)) for each in colour)
    return red, green, blue
