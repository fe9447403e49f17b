"""The roof of the tower: slabs inside a parapet, statues at the corners, clouds below."""

from __future__ import annotations

from collections.abc import Sequence

from levels.maps.land import BOTTOM, LEFT, RIGHT, TOP, Land, show_terrain

WEST, EAST, NORTH, SOUTH = LEFT - 3, RIGHT + 3, TOP - 1, BOTTOM + 1
"""The outermost corners of the roof."""


def _on_roof(x: float, y: float) -> bool:
    """Return whether a corner is on the roof, whose own corners are cut."""
    cut = min(x - WEST, EAST - x) + min(y - NORTH, SOUTH - y) < 2
    return WEST <= x <= EAST and NORTH <= y <= SOUTH and not cut


def draw(terrain: Sequence[str]) -> Land:
    """Return the land around and under squares of this terrain."""
    land = Land("tower", 7)
    land.speckle("far-forest", 60, 2.0, 71)
    land.band("far-water", [(-2, 8), (5, 10), (7, 16), (5, 22), (7, 30)], 1.1)
    land.band("far-water", [(50, 4), (43, 6), (42, 14), (44, 22), (42, 30)], 1.1)
    land.cover("floor", _on_roof)
    land.cover("mosaic", lambda x, y: LEFT - 1 <= x <= RIGHT + 1 and TOP <= y <= BOTTOM)
    land.inlay("rose", 24, 14, 2.5)
    show_terrain(land, terrain, site=("brazier", "fire", 0.5))
    for k in range(11):
        land.put("merlon", WEST + 3 + 2.0 * k, NORTH + 0.15, 0.9)
        land.put("merlon", WEST + 3 + 2.0 * k, SOUTH + 0.75, 0.9)
    for k in range(9):
        land.put("merlon", WEST - 0.2, NORTH + 2.6 + 2.0 * k, 0.9)
        land.put("merlon", EAST + 0.25, NORTH + 2.6 + 2.0 * k, 0.9)
    land.put_all(
        [
            ("statue", LEFT - 1.9, TOP + 2.6, 1.3),
            ("statue-2", RIGHT + 1.9, TOP + 2.6, 1.3),
            ("statue-3", LEFT - 1.9, BOTTOM - 0.2, 1.3),
            ("statue", RIGHT + 1.9, BOTTOM - 0.2, 1.3),
            ("banner", LEFT - 1.6, 11.4, 1.15),
            ("banner", RIGHT + 2.2, 11.4, 1.15),
            ("banner", LEFT - 1.6, 19.4, 1.15),
            ("banner", RIGHT + 2.2, 19.4, 1.15),
        ]
    )
    for x in (LEFT - 1.9, RIGHT + 1.9):
        land.fire("brazier", x, 15.4, 0.75)
    land.scatter_on_board(["grass", "stones", "grass"], 26, 0.5)
    for x, y, wide in (
        (5, 7, 13),
        (43, 11, 14),
        (6, 20, 13),
        (44, 22, 13),
        (41, 2, 11),
        (9, 26, 12),
    ):
        land.glow("cloud", x, y, wide, wide * 0.5)
    for x, y, wide in ((8, 13, 9), (41, 17, 9), (40, 26, 12), (8, 1, 12)):
        land.glow("cloud-2", x, y, wide, wide * 0.45)
    land.surroundings()
    return land
