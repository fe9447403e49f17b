"""The ember field: rivers of lava on both sides, spikes of glass, and old bones."""

from __future__ import annotations

from collections.abc import Sequence

from levels.maps.land import HIGH, WIDE, Land, show_terrain


def draw(terrain: Sequence[str]) -> Land:
    """Return the land around and under squares of this terrain."""
    land = Land("fire", 5)
    land.speckle("ash", 56, 1.9, 51)
    land.speckle("scorch", 34, 1.5, 52)
    land.band("lava", [(10, -2), (9.6, 4), (10, 9), (9, 14), (8.6, 19), (9, 24), (10, 30)], 1.2)
    land.band("lava", [(38, -2), (38.6, 4), (39.4, 9), (40, 14), (40, 20), (39, 24), (39, 30)], 1.2)
    land.blot("lava", (24, 27.2), 5, 1.4, 0.5)
    land.blot("lava", (25, 0.6), 5, 1.6, 0.5)
    land.keep_off_board("lava")
    land.clear("ash", ["lava"])
    show_terrain(land, terrain, site=("brazier", "fire", 0.9))
    off = ("lava",)
    land.scatter(["stones", "stones-2", "dry-grass", "rock", "shard"], 120, off=off)
    land.scatter(["skull"], 7, off=off, apart=5)
    land.scatter_on_board(["stones", "dry-grass", "stones-2"], 44, 0.6)
    land.put_all(
        [
            ("volcano", 6.4, 8.6, 1.5),
            ("volcano", 42.6, 20.8, 1.35),
            ("ribs", 36.2, 23.4, 0.8),
            ("ribs", 12.0, 12.6, 0.75),
            ("glass", 12.4, 8.0, 1.0),
            ("glass-2", 36.0, 7.4, 1.0),
            ("glass", 42.0, 12.6, 1.2),
            ("glass-2", 6.4, 19.8, 1.2),
            ("burnt-tree", 12.6, 19.2, 1.1),
            ("burnt-tree-2", 36.2, 16.4, 1.1),
            ("burnt-tree-2", 6.4, 14.0, 1.1),
            ("stone", 35.8, 12.2, 0.95),
            ("stone", 12.4, 23.6, 0.95),
            ("statue", 42.2, 9.0, 1.1),
            ("broken-pillar", 35.8, 20.2, 0.8),
            ("pillar", 12.6, 16.6, 0.8),
            ("banner", 35.7, 10.0, 1.1),
            ("banner", 12.3, 21.4, 1.1),
        ]
    )
    for x in (13.0, 35.0):
        for y in (4.8, 24.6):
            land.fire("brazier", x, y, 1.1)
    for x, y in ((9.6, 11.6), (39.4, 11.8), (40, 18.2), (24, 4.8)):
        land.put("embers", x, y, 1.1)
    land.scatter(
        ["boulder", "boulder-2", "glass", "burnt-tree"],
        34,
        scale=(0.9, 1.5),
        apart=2.2,
        off=off,
        low=False,
        within=lambda x, y: x < 6 or x > 43 or y < 2.6 or y > 26,
    )
    for y in (1, 5.4, 9.8, 14.2, 18.6, 23, 27):
        land.glow("fire", 9.4, y, 9, 8)
        land.glow("fire", 39.5, y, 9, 8)
    for square, kind in enumerate(terrain):
        if kind == "lava":
            row, column = divmod(square, 5)
            land.glow("fire", 16 + 4 * column, 21.5 - 3 * row, 7, 5.6)
    land.light("smoke", 42, 4, 14, 8)
    land.light("smoke", 5, 24, 14, 8)
    land.light("fire", 24, 30, 50, 16)
    land.light("vignette", WIDE / 2, HIGH / 2, WIDE, HIGH)
    return land
