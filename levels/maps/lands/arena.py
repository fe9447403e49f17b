"""The arena: raked sand inside a wall, tiers with spectators around it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from levels.maps.land import HIGH, WIDE, Land, show_terrain

TIERS = (8.0, 5.6, 3.2)
"""How far the steps of the tiers lie behind the wall, the highest first."""
ACROSS, ALONG = 12.8, 10.4
"""How far the wall is from the middle."""
BEND = 5.0
"""How square the arena is: 2 is an oval."""


def _inside(x: float, y: float, reach: float) -> bool:
    """Return whether a place is inside the ring that lies `reach` tiles behind the wall."""
    dx, dy = abs(x - WIDE / 2) / (ACROSS + reach), abs(y - HIGH / 2) / (ALONG + reach * 0.85)
    return bool(dx**BEND + dy**BEND < 1)


def _around(reach: float) -> list[tuple[float, float]]:
    """Return places side by side on that ring."""
    places: list[tuple[float, float]] = []
    for step in range(720):
        turn = step * math.pi / 360
        c, s = math.cos(turn), math.sin(turn)
        x = WIDE / 2 + math.copysign(abs(c) ** (2 / BEND), c) * (ACROSS + reach)
        y = HIGH / 2 + math.copysign(abs(s) ** (2 / BEND), s) * (ALONG + reach * 0.85)
        if all(math.hypot(x - a, y - b) > 0.98 for a, b in places):
            places.append((x, y))
    return places


def draw(terrain: Sequence[str]) -> Land:
    """Return the land around and under squares of this terrain."""
    land = Land("arena", 8)
    for reach in TIERS:
        land.cover(f"tier-{reach:g}/step", lambda x, y, reach=reach: _inside(x, y, reach))
    land.cover("sand", lambda x, y: _inside(x, y, 0.4))
    land.speckle("scuffed", 60, 1.8, 81)
    land.covers["scuffed"] = {(x, y) for x, y in land.covers["scuffed"] if _inside(x, y, -1.6)}
    show_terrain(land, terrain)
    for reach in (1.4, 2.3, 3.9, 4.8, 6.3, 7.2, 8.8, 9.7, 10.6):
        for k, (x, y) in enumerate(_around(reach)):
            at_gate = abs(y - 14) < 2.2 and reach < 5
            on_map = 0 < x < WIDE and 0 < y < HIGH
            if on_map and not at_gate and land.chance.random() < 0.86:
                land.put(("crowd", "crowd-2", "crowd-3")[k % 3], x, y + 0.55, 1.0)
    land.scatter_on_board(["stones", "grass"], 18, 0.5)
    land.put_all(
        [
            ("gate", 10.4, 15.8, 1.0),
            ("gate", 37.6, 15.8, 1.0),
            ("banner", 11.0, 9.4, 1.2),
            ("banner-2", 37.4, 9.4, 1.2),
            ("banner-2", 11.0, 20.6, 1.2),
            ("banner", 37.4, 20.6, 1.2),
        ]
    )
    for x in (13.0, 35.0):
        for y in (10.6, 19.6):
            land.fire("brazier", x, y, 0.6)
    land.light("dust", 24, 14, 26, 20)
    land.surroundings()
    return land
