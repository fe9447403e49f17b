"""The glade: crowns on all sides, a brook, lanterns along a mossy path, shafts of light."""

from __future__ import annotations

from collections.abc import Sequence

from levels.maps.land import Land, show_terrain

PATH = [(-2, 15), (8, 14.4), (14, 14), (20, 13.5), (26, 14.2), (31, 14.5), (36, 14), (50, 14)]
"""The way across the glade."""


def draw(terrain: Sequence[str]) -> Land:
    """Return the land around and under squares of this terrain."""
    land = Land("forests", 3)
    land.speckle("litter", 42, 1.6, 31)
    land.band("road", PATH, 0.8)
    land.band("water", [(38, -2), (38, 5), (38.6, 11), (39.6, 17), (39, 23), (38, 30)], 1.2)
    land.clear("litter", ["water"])
    land.clear("road", ["water"])
    land.keep_off_board("water")
    show_terrain(
        land, terrain, (("oak", "fir", "oak-3"), "litter", 0.64), site=("lantern", "fire", 0.7)
    )
    off = ("water", "road")
    land.scatter(
        ["grass", "fern", "fern-2", "flowers", "mushrooms", "stones"], 160, off=off, apart=1
    )
    land.scatter(["bush", "bush-2"], 26, off=off, apart=2)
    land.scatter_on_board(["grass", "flowers", "fern", "mushrooms"], 56, 0.62)
    land.put_all(
        [
            ("statue", 10.6, 20.2, 1.15),
            ("pillar", 8.4, 17.6, 0.9),
            ("stone", 36.0, 21.8, 1.0),
            ("boulder", 41.6, 11.6, 0.9),
            ("banner", 12.2, 21.0, 1.1),
            ("banner", 35.9, 9.2, 1.1),
            ("giant", 8.4, 9.6, 1.35),
            ("giant-2", 11.8, 7.0, 1.05),
            ("oak-2", 12.8, 10.6, 0.95),
            ("giant-2", 42.0, 8.8, 1.2),
            ("giant", 42.6, 22.8, 1.35),
            ("oak", 42.2, 16.2, 1.2),
            ("autumn", 35.8, 5.6, 0.95),
            ("oak-3", 6.4, 13.0, 1.2),
            ("giant", 8.2, 25.0, 1.3),
            ("autumn", 12.6, 24.0, 1.0),
            ("oak-3", 36.2, 24.4, 1.05),
            ("fireflies", 10.4, 12.4, 1.2),
            ("fireflies", 36.6, 18.4, 1.2),
            ("fireflies", 40.8, 19.4, 1.2),
            ("lilies", 38.6, 8.4, 1.0),
            ("lilies", 39.4, 20.6, 1.0),
        ]
    )
    for x in (12.6, 35.6):
        for y in (12.6, 17.0):
            land.fire("lantern", x, y, 0.9)
    land.scatter(
        ["oak", "oak-2", "oak-3", "fir", "autumn"],
        60,
        scale=(1.1, 1.7),
        apart=1.6,
        off=off,
        low=False,
        within=lambda x, y: x < 6.5 or x > 43 or y < 3.4 or y > 25.8,
    )
    land.light("rays", 13, 9, 18, 16)
    land.light("rays", 33, 9, 16, 14)
    land.light("shade", 40, 24, 24, 18)
    land.surroundings()
    return land
