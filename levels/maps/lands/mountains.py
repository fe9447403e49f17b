"""The pass: peaks on both sides, a paved road, snow that lies where the sun does not reach."""

from __future__ import annotations

from collections.abc import Sequence

from levels.maps.land import Land, show_terrain

DRIFTS = (
    ((4, 7), 9, 8),
    ((45, 20), 9, 9),
    ((45, 3), 9, 6),
    ((4, 25), 9, 6),
    ((13, 11), 2.2, 3.4),
    ((36, 18), 2.4, 3.4),
)
"""Where snow lies: the middle, and how far it reaches across and along."""


def draw(terrain: Sequence[str]) -> Land:
    """Return the land around and under squares of this terrain."""
    land = Land("mountains", 2)
    land.speckle("moss", 60, 1.9, 21)
    land.band("road", [(24, -2), (24, 14), (24, 30)], 1.05)
    for at, wide, high in DRIFTS:
        land.blot("snow", at, wide, high, 0.6)
    land.blot("water", (9.6, 18.6), 2.8, 1.9, 0.4)
    land.keep_off_board("snow")
    land.keep_off_board("water")
    land.clear("snow", ["water"])
    show_terrain(land, terrain, site=("brazier", "fire", 0.9))
    off = ("water", "snow", "road")
    land.scatter(["grass", "heather", "stones", "stones-2", "grass"], 130, off=off, apart=1)
    land.scatter(["rock", "stones"], 26, off=off, apart=2)
    land.scatter(["snow-rock"], 18, off=("water", "road"), apart=2.5)
    land.scatter_on_board(["grass", "stones", "heather"], 46, 0.62)
    land.put_all(
        [
            ("peak", 7.4, 8.4, 1.5),
            ("peak-2", 10.8, 9.8, 1.1),
            ("peak-2", 39.4, 7.8, 1.45),
            ("peak", 42.4, 10.4, 1.2),
            ("peak", 40.8, 24.0, 1.3),
            ("snow-fir", 6.6, 12.6, 1.1),
            ("fir-2", 12.4, 13.2, 0.9),
            ("fir", 11.6, 21.9, 1.1),
            ("fir-2", 12.9, 23.0, 0.9),
            ("snow-fir-2", 7.0, 22.8, 1.2),
            ("snow-fir", 36.6, 19.6, 0.9),
            ("snow-fir-2", 38.2, 20.4, 1.1),
            ("fir", 36.2, 11.6, 0.95),
            ("statue", 12.6, 17.4, 1.15),
            ("statue", 35.6, 15.0, 1.15),
            ("banner", 36.4, 8.8, 1.1),
            ("banner", 12.2, 10.6, 1.1),
            ("pillar", 38.0, 15.2, 1.0),
            ("broken-pillar", 39.8, 15.8, 1.0),
        ]
    )
    for x in (22.2, 25.8):
        for y in (4.6, 24.6):
            land.fire("brazier", x, y, 1.0)
    land.scatter(
        ["snow-fir", "snow-fir-2", "fir-2", "snow-boulder"],
        34,
        scale=(0.9, 1.3),
        apart=1.9,
        off=("water", "road"),
        low=False,
        within=lambda x, y: x < 6 or x > 42 or y < 2.5 or y > 26,
    )
    land.surroundings()
    return land
