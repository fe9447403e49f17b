"""Small signs of what a square is made of, the same on every battlefield."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.core.words import _, marked
from game.rulesets.berserk.battlefields import Terrain
from scenes.ui.shapes import svg
from scenes.ui.shelf import pictures

NAMES: Mapping[Terrain, str] = {
    Terrain.OPEN: marked("Open ground"),
    Terrain.WOOD: marked("Wood"),
    Terrain.MARSH: marked("Marsh"),
    Terrain.ROCK: marked("Rock"),
    Terrain.LAVA: marked("Lava"),
    Terrain.HILL: marked("Hill"),
    Terrain.WATER: marked("Water"),
}
"""What each terrain is called."""

EFFECTS: Mapping[Terrain, str] = {
    Terrain.OPEN: "",
    Terrain.WOOD: marked("Whoever stands here has defense skill 1."),
    Terrain.MARSH: marked("To enter costs 2 movement points."),
    Terrain.ROCK: marked("Nobody enters."),
    Terrain.LAVA: marked("Whoever stands here takes 1 wound when his turn starts."),
    Terrain.HILL: marked("Whatever has a range, the jump too, reaches one square farther."),
    Terrain.WATER: marked("Only jumps and teleportation lead here."),
}
"""What each terrain does under the house rule `terrain`, in one sentence."""


def terrain_words(terrain: Terrain, *, counts: bool) -> str:
    """Return what stands on a square and what it does, "" for open ground."""
    if terrain is Terrain.OPEN:
        return ""
    effect = _(EFFECTS[terrain]) if counts else _("Terrain does not count in this match.")
    return _("{terrain}: {effect}").format(terrain=_(NAMES[terrain]), effect=effect)


_DRAWN: Mapping[Terrain, tuple[str, str]] = {
    Terrain.WOOD: (
        "#2f6b34",
        '<path d="M50 14 L72 46 H60 L80 72 H20 L40 46 H28 Z" fill="#eef7dc"/>'
        '<rect x="45" y="70" width="10" height="16" fill="#eef7dc"/>',
    ),
    Terrain.MARSH: (
        "#6b5a2c",
        '<path d="M16 68 Q27 58 38 68 T60 68 T84 68" fill="none" stroke="#f6ecc8" '
        'stroke-width="8" stroke-linecap="round"/>'
        '<path d="M38 54 V24 M52 54 V16 M66 54 V28" stroke="#f6ecc8" stroke-width="7" '
        'stroke-linecap="round"/>',
    ),
    Terrain.ROCK: (
        "#54575f",
        '<path d="M16 76 L32 40 L46 50 L60 20 L86 76 Z" fill="#f2f2f4"/>'
        '<path d="M60 20 L64 46 L86 76 H54 Z" fill="#b9bcc6"/>',
    ),
    Terrain.LAVA: (
        "#a8281a",
        '<path d="M50 12 C54 34 78 40 74 64 C72 80 60 86 50 86 C38 86 26 78 26 62 '
        'C26 50 34 44 36 32 C44 38 46 44 46 50 C54 40 52 26 50 12 Z" fill="#ffe3a6"/>',
    ),
    Terrain.HILL: (
        "#8a6a2a",
        '<path d="M12 74 C30 74 34 30 52 30 C70 30 72 74 88 74 Z" fill="#fbf0d0"/>'
        '<path d="M50 44 V12 L70 20 L50 28" fill="#fbf0d0" stroke="#fbf0d0" stroke-width="5"/>',
    ),
    Terrain.WATER: (
        "#1f5f96",
        '<path d="M14 36 Q26 26 38 36 T62 36 T86 36 M14 56 Q26 46 38 56 T62 56 T86 56 '
        'M14 76 Q26 66 38 76 T62 76 T86 76" fill="none" stroke="#e4f4ff" stroke-width="8" '
        'stroke-linecap="round"/>',
    ),
}
"""The ground of each sign, and its drawing on 100 x 100."""


def terrain_sign(terrain: Terrain, px: int) -> pygame.Surface:
    """Return a round sign so many pixels wide; open ground has none (ValueError)."""
    if terrain not in _DRAWN:
        raise ValueError("open ground has no sign")
    return pictures.get(("terrain", terrain, px), lambda: _sign(terrain, px))


def _sign(terrain: Terrain, px: int) -> pygame.Surface:
    ground, drawing = _DRAWN[terrain]
    middle = px / 2
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{middle}" fill="#0a0c10" fill-opacity="0.55"/>'
        f'<circle cx="{middle}" cy="{middle}" r="{middle * 0.9}" fill="#f4e6c0"/>'
        f'<circle cx="{middle}" cy="{middle}" r="{middle * 0.8}" fill="{ground}"/>'
        f'<g transform="translate({px * 0.2} {px * 0.2}) scale({px * 0.006})">{drawing}</g>'
    )
    return svg(body, (px, px))
