"""The plains: a river on the left, a camp of riders on the right, a road between them."""

from __future__ import annotations

from collections.abc import Sequence

from levels.maps.land import Land, show_terrain


def draw(terrain: Sequence[str]) -> Land:
    """Return the land around and under squares of this terrain."""
    land = Land("plains", 1)
    land.speckle("meadow", 64, 1.9, 11)
    land.band("road", [(-2, 14), (14, 14), (34, 14), (40, 14), (44, 13), (50, 12)], 1.05)
    land.band("water", [(9.5, -2), (9, 5), (10, 9), (10, 14), (9.6, 19), (8.6, 23), (9, 30)], 1.6)
    land.clear("meadow", ["water"])
    land.clear("road", ["water"])
    land.keep_off_board("water")
    show_terrain(
        land, terrain, (("birch", "oak", "birch-2"), "meadow", 0.66), site=("torch", "fire", 0.6)
    )
    off = ("water", "road")
    land.scatter(["grass", "flowers", "daisies", "grass", "stones"], 150, off=off, apart=1)
    land.scatter(["tall-grass"], 40, off=off, apart=1.6)
    land.scatter_on_board(["grass", "flowers", "daisies", "stones"], 56, 0.62)
    land.put("bridge", 10.1, 15.8, 1.15, low=True)
    land.put_all(
        [
            ("yurt", 38.2, 8.2, 1.5),
            ("yurt-2", 41.6, 10.8, 1.3),
            ("yurt", 37.4, 20.4, 1.25),
            ("banner", 36.0, 9.6, 1.2),
            ("banner", 40.0, 18.4, 1.2),
            ("banner", 12.8, 12.2, 1.1),
            ("hay", 39.8, 21.6, 1.0),
            ("hay", 41.4, 22.6, 1.1),
            ("hay", 6.8, 9.2, 0.9),
            ("oak", 12.6, 7.6, 1.2),
            ("oak-2", 5.8, 7.2, 1.3),
            ("birch", 6.6, 12.4, 1.2),
            ("birch-2", 12.4, 22.6, 1.2),
            ("oak", 41.4, 17.0, 1.2),
            ("stone", 35.6, 23.0, 0.9),
            ("stone-2", 12.6, 18.6, 0.9),
            ("boulder", 5.4, 18.6, 0.8),
            ("skull", 36.0, 16.9, 0.8),
        ]
    )
    for x, y in ((35.2, 12.4), (35.2, 16.4), (12.8, 16.6)):
        land.fire("torch", x, y, 0.85)
    land.scatter(
        ["oak", "oak-2", "birch", "birch-2"],
        26,
        scale=(1.0, 1.5),
        apart=2.4,
        off=off,
        low=False,
        within=lambda x, y: x < 5.5 or x > 42.5 or y < 3.5 or y > 25.8,
    )
    land.surroundings()
    return land
