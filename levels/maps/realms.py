"""The eight lands: what grows, stands and shines where."""

from __future__ import annotations

from collections.abc import Sequence

from levels.maps.land import BOTTOM, HIGH, LEFT, RIGHT, TOP, WIDE, Land


def _fill(
    land: Land,
    terrain: Sequence[str],
    wood: tuple[Sequence[str], str, float] = ((), "", 1.0),
    rock: str = "crag",
) -> None:
    """Show the terrain of every square."""
    for square, kind in enumerate(terrain):
        if kind == "wood":
            land.wood_square(square, *wood)
        elif kind in ("marsh", "lava", "water"):
            land.fill_square(kind, square)
        elif kind == "rock":
            land.solid_square(square, rock)
        elif kind == "hill":
            land.solid_square(square, "hill")


def _vignette(land: Land) -> None:
    land.light("sun", 14, 5, 40, 28)
    land.light("vignette", WIDE / 2, HIGH / 2, WIDE, HIGH)


def plains(terrain: Sequence[str]) -> Land:
    """Return the plains: a river on the left, tents on the right, a road between them."""
    land = Land("plains", 1)
    land.speckle("meadow", 46, 1.7, 11)
    land.band(
        "road", [(-2, 20), (6, 18.6), (12, 14.2), (24, 14), (36, 13.6), (41, 9), (50, 7)], 1.0
    )
    land.band("water", [(9.5, -2), (8.2, 5), (10.6, 10), (8.2, 15), (9.6, 21), (7, 30)], 1.7)
    land.clear("meadow", ["water"])
    land.clear("road", ["water"])
    land.keep_off_board("water")
    _fill(land, terrain, (("birch", "oak", "birch-2"), "meadow", 0.62))
    off = ("water", "road")
    land.scatter(["grass", "flowers", "daisies", "grass", "stones"], 120, off=off)
    land.scatter(["tall-grass"], 34, off=off, apart=1.6)
    land.scatter_on_board(["grass", "flowers", "daisies", "stones"], 40)
    land.put("bridge", 9, 18.1, 1.15, low=True)
    land.put_all(
        [
            ("yurt", 38.2, 7.6, 1.5),
            ("yurt-2", 41.4, 10.6, 1.3),
            ("yurt", 37.2, 19.4, 1.2),
            ("banner", 36.2, 8.8, 1.2),
            ("banner", 40.6, 13.4, 1.2),
            ("banner", 11.9, 12.2, 1.1),
            ("hay", 39.6, 20.4, 1.0),
            ("hay", 41.2, 21.6, 1.1),
            ("hay", 6.8, 9.2, 0.9),
            ("oak", 12.4, 7.6, 1.15),
            ("oak-2", 5.6, 7.2, 1.3),
            ("birch", 6.8, 13.2, 1.2),
            ("birch-2", 12.0, 22.6, 1.2),
            ("oak", 40.8, 17.4, 1.1),
            ("stone", 36.0, 23.4, 0.9),
            ("stone-2", 12.6, 17.4, 0.8),
            ("torch", 36.2, 13.0, 0.9),
            ("torch", 36.2, 15.8, 0.9),
            ("boulder", 5.4, 17.0, 0.8),
        ]
    )
    land.scatter(
        ["oak", "oak-2", "birch", "birch-2"], 26, scale=(1.0, 1.4), apart=2.4, off=off, low=False,
        within=lambda x, y: x < 5.5 or x > 42.5 or y < 3.5 or y > 25.5,
    )  # fmt: skip
    _vignette(land)
    return land


def mountains(terrain: Sequence[str]) -> Land:
    """Return the pass: peaks on both sides, snow that lies where the sun does not reach."""
    land = Land("mountains", 2)
    land.speckle("moss", 36, 1.6, 21)
    land.band("road", [(24, -2), (24, 8), (24.2, 14), (24, 20), (24, 30)], 1.3)
    for at, wide, high in (
        ((4, 6), 8, 7),
        ((45, 20), 8, 8),
        ((44, 4), 7, 5),
        ((4, 24), 8, 5),
        ((12.5, 12), 2.4, 3),
        ((36.5, 16), 2.4, 3.4),
    ):
        land.blot("snow", at, wide, high, 0.7)
    land.blot("water", (9.5, 18.5), 2.6, 1.9)
    land.keep_off_board("snow")
    land.keep_off_board("water")
    land.clear("snow", ["water"])
    _fill(land, terrain)
    off = ("water", "snow", "road")
    land.scatter(["grass", "heather", "stones", "stones-2", "grass"], 110, off=off)
    land.scatter(["boulder", "stones"], 20, off=off, apart=2)
    land.scatter(["snow-boulder"], 14, off=("water", "road"), apart=2.5)
    land.scatter_on_board(["grass", "stones", "heather"], 34)
    land.put_all(
        [
            ("peak", 7.4, 8.0, 1.5),
            ("peak-2", 10.8, 9.2, 1.1),
            ("peak-2", 39.4, 7.4, 1.45),
            ("peak", 42.4, 10.0, 1.2),
            ("peak", 40.8, 23.4, 1.3),
            ("snow-fir", 6.6, 11.8, 1.1),
            ("fir-2", 12.4, 13.2, 0.9),
            ("fir", 11.4, 21.6, 1.1),
            ("fir-2", 12.8, 22.8, 0.9),
            ("snow-fir-2", 7.0, 22.6, 1.2),
            ("snow-fir", 36.4, 18.6, 0.9),
            ("snow-fir-2", 38.2, 19.4, 1.1),
            ("fir", 36.2, 11.6, 0.95),
            ("statue", 12.4, 17.0, 1.15),
            ("statue", 35.8, 14.4, 1.15),
            ("banner", 36.8, 8.4, 1.1),
            ("banner", 12.2, 10.0, 1.1),
            ("pillar", 38.2, 14.6, 1.0),
            ("broken-pillar", 39.9, 15.2, 1.0),
            ("brazier", 35.0, 4.6, 1.0),
            ("brazier", 13.0, 4.6, 1.0),
        ]
    )
    land.scatter(
        ["snow-fir", "snow-fir-2", "fir-2", "snow-boulder"], 34, scale=(0.9, 1.3), apart=1.9,
        off=("water", "road"), low=False, within=lambda x, y: x < 6 or x > 42 or y < 2.5 or y > 26,
    )  # fmt: skip
    _vignette(land)
    return land


def forests(terrain: Sequence[str]) -> Land:
    """Return the glade: crowns on all sides, a brook, lanterns along a path."""
    land = Land("forests", 3)
    land.speckle("litter", 50, 1.6, 31)
    land.band(
        "road", [(-2, 11), (7, 12.4), (14, 14.2), (24, 14), (34, 13.8), (41, 16), (50, 17)], 0.9
    )
    land.band(
        "water", [(37, -2), (38.4, 5), (37, 9.6), (39.6, 13), (38, 18), (39.6, 23), (38, 30)], 1.15
    )
    land.clear("litter", ["water"])
    land.clear("road", ["water"])
    land.keep_off_board("water")
    _fill(land, terrain, (("oak", "fir", "oak-3"), "litter", 0.6))
    off = ("water", "road")
    land.scatter(["grass", "fern", "fern-2", "flowers", "mushrooms", "stones"], 130, off=off)
    land.scatter(["bush", "bush-2"], 24, off=off, apart=2)
    land.scatter_on_board(["grass", "flowers", "fern", "mushrooms"], 44)
    land.put_all(
        [
            ("lantern", 12.8, 13.2, 0.95),
            ("lantern", 12.8, 16.4, 0.95),
            ("lantern", 35.4, 12.4, 0.95),
            ("lantern", 35.4, 15.6, 0.95),
            ("statue", 10.6, 19.6, 1.15),
            ("pillar", 8.6, 16.4, 0.9),
            ("stone", 36.0, 21.6, 1.0),
            ("boulder", 41.4, 11.0, 0.9),
            ("banner", 12.2, 20.4, 1.1),
            ("banner", 35.9, 8.8, 1.1),
            ("giant", 8.4, 9.2, 1.3),
            ("giant-2", 11.6, 6.6, 1.0),
            ("oak-2", 12.6, 10.2, 0.9),
            ("giant-2", 41.6, 8.6, 1.2),
            ("giant", 42.2, 22.6, 1.3),
            ("oak", 41.8, 15.0, 1.2),
            ("autumn", 36.0, 5.6, 0.9),
            ("oak-3", 6.6, 14.2, 1.2),
            ("giant", 8.2, 24.4, 1.25),
            ("autumn", 12.4, 23.6, 1.0),
            ("oak-3", 36.4, 24.0, 1.0),
            ("fireflies", 10.4, 12.0, 1.2),
            ("fireflies", 36.6, 18.2, 1.2),
            ("fireflies", 40.6, 18.6, 1.2),
            ("lilies", 38.6, 11.4, 1.0),
            ("lilies", 38.2, 20.4, 1.0),
        ]
    )
    land.scatter(
        ["oak", "oak-2", "oak-3", "fir", "autumn"], 54, scale=(1.1, 1.7), apart=1.7, off=off,
        low=False, within=lambda x, y: x < 6.5 or x > 42.5 or y < 3.6 or y > 25.6,
    )  # fmt: skip
    land.light("rays", 12, 9, 16, 14)
    land.light("rays", 32, 8, 14, 12)
    for x, y in ((12.8, 12.6), (12.8, 15.8), (35.4, 11.8), (35.4, 15.0)):
        land.light("fire", x, y, 4.4, 3.4)
    land.light("shade", 40, 24, 24, 18)
    _vignette(land)
    return land


def swamp(terrain: Sequence[str]) -> Land:
    """Return the drowned village: huts on stilts, mist on the water, pale lights."""
    land = Land("swamp", 4)
    land.speckle("moss", 44, 1.6, 41)
    land.speckle("marsh", 12, 1.2, 42)
    for at, wide, high in (
        ((7, 8), 4, 3.4),
        ((8, 20), 4.4, 4),
        ((40, 6), 4, 3.4),
        ((39.5, 18), 4, 5.4),
        ((24, 1), 8, 2.2),
        ((24, 27.4), 9, 2),
    ):
        land.blot("water", at, wide, high, 0.8)
    land.keep_off_board("water")
    land.keep_off_board("marsh")
    land.clear("moss", ["water"])
    land.clear("marsh", ["water"])
    _fill(land, terrain)
    off = ("water", "marsh")
    land.scatter(["grass", "mushrooms", "stones", "bush", "grass"], 90, off=off)
    land.scatter(
        ["lilies", "lilies-2"],
        40,
        within=lambda x, y: land.is_covered(["water"], x, y, 0.5),
        apart=1.7,
    )
    land.scatter(
        ["reeds"],
        60,
        within=lambda x, y: (
            land.is_covered(["water"], x, y, 1.0) and not land.is_covered(["water"], x, y, 0.4)
        ),
        scale=(0.9, 1.3),
        low=False,
        apart=0.9,
    )
    land.scatter_on_board(["grass", "stones", "mushrooms"], 34)
    land.put("boards", 11.4, 13.9, 0.9, low=True)
    land.put_all(
        [
            ("hut", 8.4, 10.4, 1.3),
            ("hut-2", 39.6, 19.2, 1.35),
            ("hut-2", 7.6, 22.6, 1.1),
            ("hut", 40.4, 9.2, 1.05),
            ("willow", 12.2, 8.4, 1.1),
            ("willow-2", 36.2, 23.6, 1.1),
            ("dead-tree", 36.2, 8.6, 1.2),
            ("dead-tree-2", 12.2, 22.0, 1.2),
            ("dead-tree-2", 42.0, 14.6, 1.3),
            ("old-tree", 6.6, 16.4, 1.0),
            ("stone", 12.4, 18.0, 0.9),
            ("tall-reeds", 36.0, 17.6, 0.7),
            ("tall-reeds", 37.0, 14.2, 0.6),
            ("tall-reeds", 11.2, 11.4, 0.65),
            ("tall-reeds", 10.6, 24.0, 0.7),
            ("banner", 35.8, 12.0, 1.05),
            ("banner", 12.6, 14.6, 1.05),
            ("torch", 35.2, 20.0, 0.85),
            ("torch", 12.8, 11.0, 0.85),
            ("boulder", 38.0, 12.6, 0.8),
            ("wisp", 10.4, 18.6, 1.3),
            ("wisp", 37.6, 16.4, 1.3),
            ("wisp", 41.2, 12.2, 1.2),
        ]
    )
    land.scatter(
        ["willow", "willow-2", "dead-tree", "dead-tree-2"], 36, scale=(1.0, 1.5), apart=2.2,
        off=("water",), low=False, within=lambda x, y: x < 6 or x > 42.5 or y < 3 or y > 25.8,
    )  # fmt: skip
    for x, y, wide in (
        (8.6, 6.4, 7),
        (7.6, 18.4, 7.5),
        (40.2, 15.4, 7),
        (39.6, 22.2, 7.5),
        (40, 4.6, 7),
    ):
        land.light("mist", x, y, wide, wide * 0.55)
    for x, y in ((10.4, 17.6), (37.6, 15.4), (35.2, 19), (12.8, 10)):
        land.light("ghost", x, y, 4.6, 3.6)
    land.light("shade", 24, 0, 40, 12)
    _vignette(land)
    return land


def fire(terrain: Sequence[str]) -> Land:
    """Return the ember field: rivers of lava on both sides, glass, and old bones."""
    land = Land("fire", 5)
    land.speckle("ash", 40, 1.7, 51)
    land.speckle("scorch", 24, 1.3, 52)
    land.band(
        "lava", [(12, -2), (9.6, 4), (10.6, 9), (7.6, 14), (9.8, 19), (8.4, 24), (11, 30)], 1.15
    )
    land.band(
        "lava", [(40, -2), (38.2, 4), (40.4, 9), (38.6, 14.6), (41, 20), (38.6, 24), (40, 30)], 1.0
    )
    land.keep_off_board("lava")
    land.clear("ash", ["lava"])
    _fill(land, terrain)
    off = ("lava",)
    land.scatter(["stones", "stones-2", "dry-grass", "boulder", "glass"], 110, off=off)
    land.scatter(["skull"], 7, off=off, apart=5)
    land.scatter_on_board(["stones", "dry-grass", "stones-2"], 34)
    land.put_all(
        [
            ("volcano", 6.8, 8.4, 1.5),
            ("volcano", 42.2, 20.4, 1.3),
            ("ribs", 36.4, 22.8, 0.8),
            ("ribs", 12.0, 12.4, 0.75),
            ("glass", 12.2, 7.8, 1.0),
            ("glass-2", 36.0, 7.2, 1.0),
            ("glass", 41.6, 12.2, 1.2),
            ("glass-2", 6.4, 19.4, 1.2),
            ("burnt-tree", 12.6, 18.8, 1.1),
            ("burnt-tree-2", 36.2, 16.2, 1.1),
            ("burnt-tree-2", 6.4, 13.6, 1.1),
            ("stone", 35.8, 11.8, 0.95),
            ("stone", 12.4, 23.4, 0.95),
            ("statue", 42.0, 8.6, 1.1),
            ("broken-pillar", 35.8, 20.0, 0.8),
            ("pillar", 12.6, 16.2, 0.8),
            ("banner", 35.7, 9.6, 1.1),
            ("banner", 12.3, 20.8, 1.1),
            ("brazier", 13.0, 4.7, 1.1),
            ("brazier", 35.0, 4.7, 1.1),
            ("brazier", 13.0, 24.2, 1.1),
            ("brazier", 35.0, 24.2, 1.1),
            ("embers", 9.8, 11.6, 1.1),
            ("embers", 39.4, 11.4, 1.1),
            ("embers", 39.6, 18.2, 1.1),
        ]
    )
    land.scatter(
        ["boulder", "boulder-2", "glass", "burnt-tree"], 34, scale=(0.9, 1.5), apart=2.2, off=off,
        low=False, within=lambda x, y: x < 6 or x > 43 or y < 3 or y > 26,
    )  # fmt: skip
    for x, y in (
        (10, 5),
        (9.4, 10.4),
        (7.8, 14.4),
        (9.6, 19.4),
        (8.6, 23.6),
        (38.4, 5),
        (40, 9.4),
        (38.8, 14.4),
        (40.6, 19.6),
        (39, 23.6),
    ):
        land.light("fire", x, y, 7.4, 6.4)
    land.light("smoke", 41, 4, 14, 8)
    land.light("smoke", 6, 24, 14, 8)
    land.light("vignette", WIDE / 2, HIGH / 2, WIDE, HIGH)
    return land


def dark(terrain: Sequence[str]) -> Land:
    """Return the graves: rows of stones, a crypt, green fires under the moon."""
    land = Land("dark", 6)
    land.speckle("dead-grass", 40, 1.7, 61)
    land.speckle("litter", 18, 1.2, 62)
    land.band("road", [(24, -2), (24.4, 8), (23.6, 14), (24.4, 20), (24, 30)], 1.0)
    land.band("road", [(-2, 14.4), (8, 14), (16, 14), (32, 14), (40, 14), (50, 13.6)], 0.8)
    land.blot("marsh", (8, 21), 2.6, 1.9)
    land.blot("marsh", (40, 7), 2.6, 1.9)
    land.keep_off_board("marsh")
    _fill(land, terrain, (("dead-tree", "dead-tree-2"), "litter", 0.66))
    off = ("marsh", "road")
    land.scatter(["grass", "grass", "stones", "mushrooms", "skull"], 110, off=off)
    land.scatter_on_board(["grass", "stones", "skull"], 30)
    for row, y in enumerate((6.4, 8.6, 10.8)):
        for k in range(3):
            kind = ("grave", "grave-cross", "grave-broken")[(row + k) % 3]
            land.put(kind, 7.2 + 2.1 * k + 0.4 * (row % 2), y, 0.62)
            kind = ("grave-cross", "grave", "grave-broken")[(row * 2 + k) % 3]
            land.put(kind, 36.2 + 2.1 * k + 0.3 * (row % 2), y + 11.6, 0.62)
    land.put_all(
        [
            ("crypt", 39.4, 13.0, 1.1),
            ("crypt", 8.6, 17.8, 0.95),
            ("old-tree", 38.2, 5.8, 1.1),
            ("dead-tree", 12.6, 8.0, 1.1),
            ("dead-tree-2", 36.2, 17.2, 1.0),
            ("dead-tree", 6.4, 24.0, 1.3),
            ("statue", 12.5, 13.2, 1.05),
            ("statue", 35.7, 13.2, 1.05),
            ("broken-pillar", 12.3, 17.8, 0.9),
            ("pillar", 35.8, 9.6, 0.95),
            ("crystal", 12.2, 22.4, 0.9),
            ("crystal", 41.6, 8.8, 1.0),
            ("banner", 12.4, 20.4, 1.1),
            ("banner", 35.8, 7.6, 1.1),
            ("brazier", 13.0, 4.7, 1.15),
            ("brazier", 35.0, 4.7, 1.15),
            ("brazier", 13.0, 16.1, 1.05),
            ("brazier", 35.0, 16.1, 1.05),
            ("brazier", 13.0, 24.3, 1.15),
            ("brazier", 35.0, 24.3, 1.15),
            ("wisp", 9.0, 20.0, 1.2),
            ("wisp", 40.0, 6.6, 1.2),
        ]
    )
    land.scatter(
        ["dead-tree", "dead-tree-2", "boulder", "grave", "broken-pillar"], 38, scale=(0.8, 1.3),
        apart=2.2, off=off, low=False, within=lambda x, y: x < 6 or x > 43 or y < 3 or y > 26,
    )  # fmt: skip
    for x, y in (
        (13, 4),
        (35, 4),
        (13, 15.6),
        (35, 15.6),
        (13, 23.6),
        (35, 23.6),
        (8, 20.6),
        (40, 7),
        (39.4, 12.4),
    ):
        land.light("ghost", x, y, 5.6, 4.4)
    for x, y in ((8, 9), (38.5, 20)):
        land.light("mist", x, y + 1, 8, 4)
    land.light("moon", 14, 5, 40, 28)
    land.light("shade", 42, 26, 34, 24)
    land.light("vignette", WIDE / 2, HIGH / 2, WIDE, HIGH)
    return land


def tower(terrain: Sequence[str]) -> Land:
    """Return the roof: slabs, a parapet, statues at the corners, and clouds below."""
    land = Land("tower", 7)
    land.speckle("far-forest", 34, 1.8, 71)
    land.band("far-water", [(-2, 8), (5, 10), (8, 16), (4, 22), (8, 30)], 0.9)
    left, right, top, bottom = LEFT - 3, RIGHT + 3, TOP - 2, BOTTOM + 2

    def on_roof(x: float, y: float) -> bool:
        corner = (abs(x - 24) - 9) > 0 and (abs(y - 14) - 8) > 0
        inside = left <= x <= right and top <= y <= bottom
        return inside and not (corner and abs(x - 24) + abs(y - 14) > 23)

    land.cover("floor", on_roof)
    land.cover("mosaic", lambda x, y: LEFT - 1 <= x <= RIGHT + 1 and TOP <= y <= BOTTOM)
    _fill(land, terrain)
    for y in (BOTTOM + 1.7, TOP - 1.6):
        for k in range(12):
            land.put("merlon", LEFT + 0.5 + k * 1.72, y, 1.0)
    for x in (LEFT - 2.5, RIGHT + 2.5):
        for k in range(8):
            land.put("merlon", x, TOP + 2.4 + k * 1.9, 1.0)
    land.put_all(
        [
            ("statue", LEFT - 1.6, TOP + 2.2, 1.1),
            ("statue-2", RIGHT + 1.6, TOP + 2.2, 1.1),
            ("statue-3", LEFT - 1.6, BOTTOM + 0.2, 1.1),
            ("statue", RIGHT + 1.6, BOTTOM + 0.2, 1.1),
            ("banner", LEFT - 1.2, 12.6, 1.1),
            ("banner", RIGHT + 1.8, 12.6, 1.1),
            ("banner", LEFT - 1.2, 18.2, 1.1),
            ("banner", RIGHT + 1.8, 18.2, 1.1),
            ("brazier", LEFT - 1.3, 15.4, 0.8),
            ("brazier", RIGHT + 1.4, 15.4, 0.8),
            ("brazier", LEFT - 1.3, 10.0, 0.8),
            ("brazier", RIGHT + 1.4, 10.0, 0.8),
        ]
    )
    land.scatter_on_board(["grass", "stones"], 18, 0.5)
    for x, y, wide in (
        (5, 7, 12),
        (43, 11, 13),
        (6, 20, 12),
        (44, 22, 12),
        (40, 3, 10),
        (10, 26, 11),
    ):
        land.light("cloud", x, y, wide, wide * 0.5)
    for x in (LEFT - 1.3, RIGHT + 1.4):
        for y in (14.4, 9.0):
            land.light("fire", x, y, 4.6, 3.6)
    _vignette(land)
    return land


def arena(terrain: Sequence[str]) -> Land:
    """Return the arena: sand inside a wall, tiers with spectators around it."""
    land = Land("arena", 8)

    def bowl(reach: float) -> None:
        name = f"tier-{reach:g}/step"
        land.cover(name, lambda x, y: inside(x, y, reach))

    def inside(x: float, y: float, reach: float) -> bool:
        dx, dy = abs(x - 24) / (12.6 + reach), abs(y - 14) / (10.6 + reach * 0.8)
        return dx**3.2 + dy**3.2 < 1

    for reach in (7.4, 5.0, 2.6):
        bowl(reach)
    land.cover("sand", lambda x, y: inside(x, y, 0.4))
    land.speckle("scuffed", 30, 1.5, 81)
    land.covers["scuffed"] = {(x, y) for x, y in land.covers["scuffed"] if inside(x, y, -1.2)}
    _fill(land, terrain)
    for y in range(2 * HIGH):
        for x in range(WIDE):
            at = x + 0.5 * (y % 2), y * 0.5
            for reach in (1.5, 3.9, 6.3, 8.6):
                if inside(*at, reach + 0.45) and not inside(*at, reach - 0.35) and (x + y) % 2:
                    kind = ("crowd", "crowd-2", "crowd-3")[(x * 7 + y * 3) % 3]
                    land.put(kind, at[0], at[1] + 0.5, 0.9)
    land.scatter_on_board(["stones", "grass"], 14, 0.5)
    land.put_all(
        [
            ("gate", 8.6, 15.2, 1.0),
            ("gate", 39.4, 15.2, 1.0),
            ("banner", 11.4, 8.6, 1.1),
            ("banner-2", 36.6, 8.6, 1.1),
            ("banner-2", 11.4, 22.4, 1.1),
            ("banner", 36.6, 22.4, 1.1),
            ("brazier", 12.6, 12.0, 0.75),
            ("brazier", 35.4, 12.0, 0.75),
            ("brazier", 12.6, 18.4, 0.75),
            ("brazier", 35.4, 18.4, 0.75),
        ]
    )
    land.light("dust", 24, 14, 24, 18)
    _vignette(land)
    return land
