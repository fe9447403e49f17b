"""The drowned village: huts on stilts, reeds, mist on the water, pale lights."""

from __future__ import annotations

from collections.abc import Sequence

from levels.maps.land import Land, show_terrain

POOLS = (
    ((7, 8), 4.6, 3.6),
    ((8, 20.4), 4.6, 4.2),
    ((40.4, 6), 4.4, 3.4),
    ((40, 18), 4.4, 5.6),
    ((24, 1), 9, 2.3),
    ((24, 27.2), 10, 2),
)
"""Where water stands: the middle, and how far it reaches across and along."""


def draw(terrain: Sequence[str]) -> Land:
    """Return the land around and under squares of this terrain."""
    land = Land("swamp", 4)
    land.speckle("moss", 60, 1.9, 41)
    land.speckle("marsh", 16, 1.3, 42)
    for at, wide, high in POOLS:
        land.blot("water", at, wide, high, 0.6)
    land.keep_off_board("water")
    land.keep_off_board("marsh")
    land.clear("moss", ["water"])
    land.clear("marsh", ["water"])
    show_terrain(land, terrain, wet=("reeds", "grass", "mushrooms"), site=("torch", "ghost", 0.6))
    water, wet = ("water",), ("water", "marsh")
    land.scatter(["grass", "mushrooms", "stones", "bush", "grass"], 110, off=wet, apart=1)
    land.scatter(
        ["lilies", "lilies-2"],
        44,
        within=lambda x, y: land.is_covered(water, x, y, 0.5),
        apart=1.6,
    )
    land.scatter(
        ["reeds"],
        80,
        within=lambda x, y: (
            land.is_covered(water, x, y, 1.0) and not land.is_covered(water, x, y, 0.5)
        ),
        scale=(0.9, 1.3),
        low=False,
        apart=0.8,
    )
    land.scatter_on_board(["grass", "stones", "mushrooms", "grass"], 50, 0.62)
    land.put("boards", 11.6, 21.8, 0.8, low=True)
    land.put("boards", 36.9, 18.9, 0.8, low=True)
    land.put_all(
        [
            ("hut", 8.4, 10.8, 1.3),
            ("hut-2", 39.8, 19.8, 1.35),
            ("hut-2", 7.6, 23.0, 1.1),
            ("hut", 40.6, 9.4, 1.05),
            ("willow", 12.6, 8.4, 1.15),
            ("willow-2", 36.0, 24.2, 1.15),
            ("dead-tree", 36.0, 9.0, 1.2),
            ("dead-tree-2", 12.6, 22.4, 1.2),
            ("dead-tree-2", 42.2, 14.2, 1.3),
            ("old-tree", 6.6, 16.6, 1.0),
            ("stone", 12.8, 18.6, 0.9),
            ("tall-reeds", 35.8, 17.6, 0.7),
            ("tall-reeds", 36.6, 14.4, 0.6),
            ("tall-reeds", 12.4, 11.8, 0.65),
            ("tall-reeds", 12.0, 24.4, 0.7),
            ("banner", 35.8, 12.4, 1.05),
            ("banner", 12.6, 14.8, 1.05),
            ("boulder", 37.2, 12.8, 0.8),
        ]
    )
    land.fire("torch", 35.2, 20.4, 0.85, "ghost")
    land.fire("torch", 12.9, 11.0, 0.85, "ghost")
    for x, y in ((10.4, 18.8), (37.4, 16.6), (41.2, 12.4), (24.2, 4.6), (22, 24.9)):
        land.fire("wisp", x, y, 1.2, "ghost")
    land.scatter(
        ["willow", "willow-2", "dead-tree", "dead-tree-2"],
        36,
        scale=(1.0, 1.5),
        apart=2.2,
        off=water,
        low=False,
        within=lambda x, y: x < 6 or x > 43 or y < 2.8 or y > 26,
    )
    for x, y, wide in ((8.6, 6.6, 7), (7.6, 18.6, 7.5), (40.2, 15.6, 7), (39.6, 22.6, 7.5)):
        land.light("mist", x, y, wide, wide * 0.55)
    land.light("mist", 26, 3.8, 9, 3)
    land.light("shade", 24, 0, 40, 12)
    land.surroundings()
    return land
