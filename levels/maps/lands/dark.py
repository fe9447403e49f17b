"""The graves: rows of stones, a house of the dead, green fires under the moon."""

from __future__ import annotations

from collections.abc import Sequence

from levels.maps.land import Land, show_terrain

STONES = ("grave", "grave-cross", "grave-broken")


def draw(terrain: Sequence[str]) -> Land:
    """Return the land around and under squares of this terrain."""
    land = Land("dark", 6)
    land.speckle("dead-grass", 60, 1.9, 61)
    land.speckle("litter", 24, 1.4, 62)
    land.band("road", [(24, -2), (24, 14), (24, 30)], 1.05)
    land.band("road", [(-2, 14), (14, 14), (34, 14), (50, 14)], 0.6)
    land.blot("marsh", (8, 21.4), 3, 2.2, 0.5)
    land.blot("marsh", (40.4, 7), 3, 2.2, 0.5)
    land.keep_off_board("marsh")
    show_terrain(
        land,
        terrain,
        (("dead-tree", "dead-tree-2"), "litter", 0.85),
        ("grass", "skull"),
        ("brazier", "ghost", 0.9),
    )
    off = ("marsh", "road")
    land.scatter(["grass", "grass", "stones", "mushrooms"], 120, off=off, apart=1)
    land.scatter(["skull"], 14, off=off, apart=4)
    land.scatter_on_board(["grass", "stones", "grass", "skull"], 44, 0.6)
    for row, y in enumerate((6.6, 8.9, 11.2)):
        for k in range(3):
            shift = 0.4 * (row % 2)
            land.put(STONES[(row + k) % 3], 7.2 + 2.1 * k + shift, y, 1.35)
            land.put(STONES[(row * 2 + k) % 3], 36.2 + 2.1 * k + shift, y + 11.8, 1.35)
    land.put_all(
        [
            ("crypt", 39.6, 13.4, 1.1),
            ("crypt", 8.6, 18.2, 0.95),
            ("old-tree", 38.2, 6.2, 1.1),
            ("dead-tree", 12.6, 8.4, 1.1),
            ("dead-tree-2", 36.2, 18.0, 1.0),
            ("dead-tree", 6.4, 24.4, 1.3),
            ("statue", 12.5, 12.4, 1.05),
            ("statue", 35.7, 12.4, 1.05),
            ("broken-pillar", 12.3, 18.6, 0.9),
            ("pillar", 35.8, 9.2, 0.95),
            ("crystal", 12.2, 22.8, 0.9),
            ("crystal", 42.0, 9.2, 1.0),
            ("banner", 12.4, 20.8, 1.1),
            ("banner", 36.2, 6.8, 1.1),
        ]
    )
    for x in (22.2, 25.8):
        for y in (4.7, 24.6):
            land.fire("brazier", x, y, 1.1, "ghost")
    for x in (13.0, 35.0):
        land.fire("brazier", x, 15.8, 1.05, "ghost")
    land.fire("wisp", 9.0, 20.4, 1.2, "ghost")
    land.fire("wisp", 40.0, 6.8, 1.2, "ghost")
    land.glow("ghost", 39.6, 13, 7, 4)
    land.glow("ghost", 8.6, 17.8, 6, 4)
    land.scatter(
        ["dead-tree", "dead-tree-2", "boulder", "broken-pillar"],
        38,
        scale=(0.8, 1.3),
        apart=2.2,
        off=off,
        low=False,
        within=lambda x, y: x < 6 or x > 43 or y < 2.8 or y > 26,
    )
    for x, y in ((8, 10), (38.5, 21)):
        land.light("mist", x, y, 8, 4)
    land.light("shade", 44, 28, 34, 24)
    land.surroundings(moon=True)
    return land
