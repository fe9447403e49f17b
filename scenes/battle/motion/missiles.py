"""What flies from whoever shoots, throws or casts to the target."""

from dataclasses import dataclass
from math import atan2, degrees, hypot
from typing import Literal

import pygame

from scenes.battle.motion.brush import Brush
from scenes.battle.motion.effects import Effect
from scenes.ui.shapes import svg
from scenes.ui.shelf import pictures


@dataclass(frozen=True)
class Missile(Effect):
    """An arrow, a stone or a ball of fire on its way to `to_x`, `to_y`."""

    to_x: float = 0.0
    to_y: float = 0.0
    kind: Literal["arrow", "stone", "fire", "orb"] = "arrow"

    def paint(self, brush: Brush, part: float) -> None:
        """Draw it where it is."""
        if brush.calm:
            return
        arc = {"arrow": 0.12, "stone": 0.25}.get(self.kind, 0.0)
        across, down = self.to_x - self.x, self.to_y - self.y
        high = hypot(across, down) * arc
        x = self.x + across * part
        y = self.y + down * part - high * 4 * part * (1 - part)
        rise = down - high * 4 * (1 - 2 * part)
        turn = round(degrees(atan2(-rise, across)) / 10) * 10
        px = brush.layout.px(54 if self.kind == "arrow" else 40)
        picture = missile(self.kind, px)
        if turn and self.kind != "stone":
            level, key = picture, ("missile", self.kind, px, turn)
            picture = pictures.get(key, lambda: pygame.transform.rotozoom(level, turn, 1))
        brush.middle(picture, x, y)


_MISSILES = {
    "arrow": '<path d="M6 47 H78 V40 L98 50 L78 60 V53 H6 Z" fill="#f4e6c4" stroke="#2a1c10" '
    'stroke-width="3"/><path d="M4 38 L20 47 V53 L4 62 Z" fill="#c94b3a"/>',
    "stone": '<path d="M22 34 L48 18 L76 28 L84 58 L62 82 L32 76 L16 56 Z" fill="#9c968c" '
    'stroke="#34302a" stroke-width="5"/><path d="M34 38 L52 28 L66 36 L56 52 L38 52 Z" '
    'fill="#c9c3b6"/>',
    "fire": '<path d="M2 50 Q40 22 70 24 Q98 30 98 50 Q98 70 70 76 Q40 78 2 50 Z" fill="#f2631e"/>'
    '<path d="M30 50 Q54 34 72 36 Q90 40 90 50 Q90 60 72 64 Q54 66 30 50 Z" fill="#ffd35a"/>'
    '<circle cx="74" cy="50" r="11" fill="#fff6d8"/>',
    "orb": '<circle cx="50" cy="50" r="44" fill="#8a4ae0" opacity="0.35"/><circle cx="50" cy="50" '
    'r="30" fill="#b47cff"/><circle cx="44" cy="44" r="14" fill="#f2e6ff"/>',
}


def missile(kind: str, px: int) -> pygame.Surface:
    """Return what flies to the right, so many pixels wide."""
    body = f'<g transform="scale({px / 100})">{_MISSILES[kind]}</g>'
    return pictures.get(("missile", kind, px), lambda: svg(body, (px, px)))
