"""Small signs of what the ground of a square does, the same on every battlefield."""

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
    Terrain.SPRING: marked("Spring"),
    Terrain.SHRINE: marked("Shrine"),
    Terrain.FORGE: marked("Forge"),
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
    Terrain.SPRING: marked("Whoever stands here has regeneration 1."),
    Terrain.SHRINE: marked("Whoever stands here is blessed: 1 more on all rolls."),
    Terrain.FORGE: marked("The basic strike of whoever stands here deals 1 more."),
}
"""What each terrain does under the house rule `terrain`, in one sentence."""


def terrain_words(terrain: Terrain, *, counts: bool) -> str:
    """Return what stands on a square and what it does, "" for open ground."""
    if terrain is Terrain.OPEN:
        return ""
    effect = _(EFFECTS[terrain]) if counts else _("Terrain does not count in this match.")
    return _("{terrain}: {effect}").format(terrain=_(NAMES[terrain]), effect=effect)


_ONE = '<path d="M82 34 L91 28 V72" fill="none" stroke="{ink}" stroke-width="8"/>'
_PLUS = '<path d="M55 50 H75 M65 40 V60" stroke="{ink}" stroke-width="7"/>'
_MINUS = '<path d="M57 50 H75" stroke="{ink}" stroke-width="7"/>'
_BARRED = (
    '<circle cx="50" cy="50" r="34" fill="none" stroke="{ink}" stroke-width="10"/>'
    '<path d="M27 27 L73 73" stroke="{ink}" stroke-width="10"/>'
)

_DRAWN: Mapping[Terrain, tuple[str, str]] = {
    Terrain.WOOD: (
        "#2f6b34",
        '<path d="M6 22 H48 V50 C48 68 34 78 27 82 C20 78 6 68 6 50 Z" fill="{ink}"/>'
        + _PLUS
        + _ONE,
    ),
    Terrain.MARSH: (
        "#6b5a2c",
        '<path d="M12 18 H36 V52 L58 58 V78 H12 Z" fill="{ink}"/><path d="M66 38 C66 24 90 24 90 '
        '40 C90 52 68 60 68 74 H93" fill="none" stroke="{ink}" stroke-width="8"/>',
    ),
    Terrain.ROCK: ("#54575f", _BARRED),
    Terrain.LAVA: (
        "#a8281a",
        '<path d="M27 80 L7 52 C-1 36 19 22 27 38 C35 22 55 36 47 52 Z" fill="{ink}"/>'
        + _MINUS
        + _ONE,
    ),
    Terrain.HILL: (
        "#8a6a2a",
        '<path d="M4 50 H42 M28 33 L46 50 L28 67" fill="none" stroke="{ink}" stroke-width="9"/>'
        + _PLUS
        + _ONE,
    ),
    Terrain.WATER: (
        "#1f5f96",
        '<path d="M10 60 C16 14 66 14 74 52 M58 44 L75 56 L88 38" fill="none" stroke="{ink}" '
        'stroke-width="9"/><path d="M12 80 Q25 70 38 80 T64 80 T90 80" fill="none" '
        'stroke="{ink}" stroke-width="8"/>',
    ),
    Terrain.SPRING: (
        "#1f7f78",
        '<path d="M28 14 C44 38 52 48 52 60 A24 24 0 0 1 4 60 C4 48 12 38 28 14 Z" fill="{ink}"/>'
        + _PLUS
        + _ONE,
    ),
    Terrain.SHRINE: (
        "#6a4a9a",
        '<path d="M27 16 L34 40 L52 42 L38 56 L44 80 L27 66 L10 80 L16 56 L2 42 L20 40 Z" '
        'fill="{ink}"/>' + _PLUS + _ONE,
    ),
    Terrain.FORGE: (
        "#8a3f1c",
        '<path d="M4 36 H50 V46 C42 46 38 52 38 58 H42 V76 H10 V58 H16 C16 48 8 46 4 46 Z" '
        'fill="{ink}"/>' + _PLUS + _ONE,
    ),
}
"""The ground of each sign, and what the terrain does, drawn on 100 x 100: a shield and 1 more, a
boot and the 2 points it takes, no way in, a wound, an arrow that flies 1 farther, a leap, a drop
that heals, a star, an anvil."""
_INK = "#fbf3da"


def terrain_sign(terrain: Terrain, px: int) -> pygame.Surface:
    """Return a round sign so many pixels wide; open ground has none (ValueError)."""
    if terrain not in _DRAWN:
        raise ValueError("open ground has no sign")
    return pictures.get(("terrain", terrain, px), lambda: _sign(terrain, px))


def _sign(terrain: Terrain, px: int) -> pygame.Surface:
    ground, drawing = _DRAWN[terrain]
    middle, drawing = px / 2, drawing.format(ink=_INK)
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{middle}" fill="#0a0c10" fill-opacity="0.55"/>'
        f'<circle cx="{middle}" cy="{middle}" r="{middle * 0.9}" fill="#f4e6c0"/>'
        f'<circle cx="{middle}" cy="{middle}" r="{middle * 0.8}" fill="{ground}"/>'
        f'<g transform="translate({px * 0.15} {px * 0.15}) scale({px * 0.007})">{drawing}</g>'
    )
    return svg(body, (px, px))
