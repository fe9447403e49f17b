"""The country that the campaign leads through: two realms to an act, a tower at the end."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

from levels.maps.land import Land, Placed, Point
from levels.maps.tilesets import Tileset, read_tileset

WIDE, HIGH = 60, 40
REALMS = ("plains", "forests", "swamp", "mountains", "fire", "dark", "tower")
APART = 1.15
"""Tiles around a place that stay free."""


def _wave(at: float, *, size: float = 1.2, phase: float = 0.0) -> float:
    """Return by how much the border between two realms swings out at a place along it."""
    return size * (math.sin(at * 0.55 + phase) + 0.5 * math.sin(at * 1.3 + phase * 2))


def _is_snow(x: float, y: float) -> bool:
    """Tell whether the ridge between the second act and the third is white here."""
    return y > 20.6 and math.hypot((x - 53) / 7.5, (y - 23) / 3.6) < 1 + 0.1 * _wave(x)


class Country(Land):
    """The land of the world; things are named with their realm, as in "forests/oak"."""

    def __init__(self, places: Sequence[Point]) -> None:
        self.places = list(places)
        super().__init__("world", 5, WIDE, HIGH)
        self._draw()

    def __post_init__(self) -> None:
        """Read the tilesets of all realms, whose things have names in common."""
        self.chance = Random(self.seed)
        names = ["world", "world-tall", "world-wide", "world-high"]
        names += [f"{realm}-{size}" for realm in REALMS for size in ("small", "tall", "wide")]
        self.tilesets: list[Tileset] = [read_tileset(name) for name in (*names, "light")]
        self._of_thing = {
            f"{tileset.name.rpartition('-')[0]}/{name}": tileset
            for tileset in self.tilesets[1:-1]
            for name in tileset.tiles
        }

    def put(self, name: str, x: float, y: float, scale: float = 1.0, *, low: bool = False) -> None:
        """Stand a thing on the land, the middle of its lower edge at x, y."""
        tileset = self._of_thing[name]
        wide, high = tileset.wide * scale / 64, tileset.high * scale / 64
        thing = Placed(tileset.name, name.partition("/")[2], x, y, wide, high)
        (self.details if low else self.things).append(thing)

    def is_kept_free(self, x: float, y: float, margin: float) -> bool:
        """Return whether a place of the road lies here."""
        return any(math.hypot(x - a, (y - b) * 1.1) < APART + margin for a, b in self.places)

    # -- the country

    def _draw(self) -> None:
        self._grounds()
        self._waters()
        self._heights()
        self._woods()
        self._marks()
        self.light("sun", 14, 24, 46, 30)
        self.light("moon", 33, 9, 34, 26)
        self.light("fire", 50, 9, 22, 18)

    def _grounds(self) -> None:
        self.cover(
            "woodland",
            lambda x, y: 19.5 < y < 28.6 + _wave(x) and x < 29 + _wave(y, size=0.7),
        )
        self.speckle("woodland", 9, 1.1, 3)
        self.cover(
            "fen", lambda x, y: y > 19.6 and 31.4 + _wave(y, size=0.6) < x < 45 + _wave(y, phase=1)
        )
        self.cover("highland", lambda x, y: y > 18.6 and x > 44.2 + _wave(y, phase=1))
        self.cover(
            "gloom",
            lambda x, y: y < 20.4 + _wave(x, size=0.5) and 24.5 + _wave(y) < x < 45 + _wave(y),
        )
        self.cover("cinder", lambda x, y: y < 19.8 + _wave(x, size=0.5) and x > 43.6 + _wave(y))
        self.cover("snow", _is_snow)
        self.blot("snow", (57, 31), 3.4, 5.2)
        self.blot("flagstones", (29.4, 10.4), 3.2, 2.2)

    def _waters(self) -> None:
        self.blot("sand", (9, 7), 14.6, 11.6, 0.3)
        self.blot("water", (8.4, 6.4), 13.4, 10.4, 0.3)
        self.band("water", [(18, 14), (24, 19), (30.6, 22.5), (31, 27), (30.2, 33), (31, 41)], 0.95)
        self.blot("water", (37, 30.2), 1.5, 1.0)
        self.blot("water", (41.4, 35.4), 1.7, 1.1)
        self.blot("water", (35.2, 38.4), 1.9, 1.0)
        self.blot("lava", (48.6, 10.6), 1.5, 1.0)
        self.blot("lava", (54.4, 3.0), 2.4, 1.2)
        self.band("lava", [(54.4, 3), (51, 6.4), (48.6, 10.6), (46.8, 15.6)], 0.8)
        self._dry("lava")
        self._dry("water")
        for cover in ("woodland", "fen", "gloom", "highland", "cinder", "sand"):
            if cover != "sand":
                self.clear(cover, ["sand"])

    def _dry(self, cover: str) -> None:
        """Take water or fire away from under the places of the road, but for the bridge."""
        self.covers[cover] = {
            (x, y)
            for x, y in self.covers[cover]
            if 28 < x < 33 or not any(math.hypot(x - a, y - b) < 1.35 for a, b in self.places)
        }

    def _heights(self) -> None:
        for k, x in enumerate((32.5, 35.6, 38.6, 41.8, 45.0, 48.2, 51.4)):
            name = ("mountains/peak", "mountains/peak-2")[k % 2]
            self.put(name, x, 21.6 + 0.4 * math.sin(k * 2.1), 0.78 + 0.1 * (k % 3))
        self.put("mountains/peak", 59.0, 22.4, 0.8)
        self.put("mountains/peak-2", 58.4, 38.8, 0.9)
        self.put("fire/volcano", 54.8, 3.4, 1.0)
        self.put("fire/ribs", 49.6, 18.2, 0.7)

    def _woods(self) -> None:
        off = ("water", "lava", "flagstones")
        wood = ["forests/oak", "forests/oak-2", "forests/fir", "forests/oak-3", "forests/autumn"]
        self._grow(wood, 210, (0.5, 0.76), lambda x, y: self.is_covered(["woodland"], x, y, 0.6))
        plain = ["plains/oak", "plains/birch", "plains/birch-2", "plains/oak-2"]
        self._grow(
            plain,
            64,
            (0.46, 0.66),
            lambda x, y: (
                x < 29 and y > 28 and math.sin(x * 0.9) + math.sin(y * 1.3 + x * 0.3) > 0.1
            ),
        )
        fen = ["swamp/willow", "swamp/willow-2", "swamp/dead-tree", "swamp/tall-reeds"]
        self._grow(fen, 96, (0.44, 0.62), lambda x, y: self.is_covered(["fen"], x, y, 0.6))
        high = ["mountains/fir", "mountains/fir-2", "mountains/boulder", "mountains/stone"]
        self._grow(high, 74, (0.44, 0.6), lambda x, y: self.is_covered(["highland"], x, y, 0.6))
        snow = ["mountains/snow-fir", "mountains/snow-fir-2", "mountains/snow-boulder"]
        self._grow(snow, 40, (0.44, 0.6), lambda x, y: self.is_covered(["snow"], x, y, 0.4))
        burnt = ["fire/burnt-tree", "fire/burnt-tree-2", "fire/glass", "fire/boulder", "fire/stone"]
        self._grow(burnt, 90, (0.44, 0.62), lambda x, y: self.is_covered(["cinder"], x, y, 0.6))
        dead = ["dark/dead-tree", "dark/dead-tree-2", "dark/stone", "dark/broken-pillar"]
        self._grow(dead, 96, (0.44, 0.62), lambda x, y: self.is_covered(["gloom"], x, y, 0.6))
        for names, count, cover in (
            (["plains/grass", "plains/flowers", "plains/daisies", "plains/bush"], 130, ""),
            (
                ["forests/fern", "forests/bush", "forests/mushrooms", "forests/flowers"],
                60,
                "woodland",
            ),
            (["swamp/reeds", "swamp/grass", "swamp/bush", "swamp/mushrooms"], 70, "fen"),
            (["mountains/stones", "mountains/heather", "mountains/rock"], 50, "highland"),
            (["fire/stones", "fire/rock", "fire/embers", "fire/dry-grass"], 50, "cinder"),
            (["dark/grave", "dark/grave-cross", "dark/grass", "dark/stones"], 60, "gloom"),
        ):
            self.scatter(
                names,
                count,
                scale=(0.55, 0.8),
                apart=0.9,
                off=off,
                within=lambda x, y, cover=cover: self._is_in(cover, x, y),
            )
        self.scatter(
            ["swamp/lilies", "swamp/lilies-2"],
            14,
            scale=(0.5, 0.7),
            within=lambda x, y: x > 31 and self.is_covered(["water"], x, y, 0.1),
        )

    def _is_in(self, cover: str, x: float, y: float) -> bool:
        if cover:
            return self.is_covered([cover], x, y, 0.6)
        return x < 29.5 and y > 27

    def _grow(
        self,
        names: Sequence[str],
        count: int,
        scale: tuple[float, float],
        within: Callable[[float, float], bool],
    ) -> None:
        self.scatter(
            names,
            count,
            scale=scale,
            apart=0.82,
            off=("water", "lava", "sand", "flagstones"),
            within=within,
            low=False,
            margin=0.25,
        )

    def _marks(self) -> None:
        self.put("world/inn", 2.3, 30.1, 0.95)
        self.put("world/tower", 29.5, 9.6, 1.25)
        self.put("world/bridge", 30.6, 31.2, 0.62, low=True)
        self.put("mountains/arch", 57.0, 23.0, 0.62)
        for name, x, y, scale in (
            ("world/cottage", 9.4, 33.6, 0.62),
            ("world/cottage-3", 10.6, 34.1, 0.56),
            ("world/cottage-3", 19.4, 36.6, 0.6),
            ("world/cottage", 20.6, 36.9, 0.55),
            ("plains/yurt", 25.0, 33.3, 0.55),
            ("plains/hay", 14.4, 37.4, 0.5),
            ("plains/banner", 4.2, 29.2, 0.6),
            ("forests/statue", 13.8, 25.4, 0.6),
            ("forests/giant", 21.6, 24.6, 0.6),
            ("swamp/hut", 34.2, 34.6, 0.5),
            ("swamp/hut-2", 40.6, 26.4, 0.5),
            ("swamp/old-tree", 43.4, 32.2, 0.5),
            ("world/cottage-2", 47.6, 34.7, 0.56),
            ("world/cottage-2", 48.7, 35.1, 0.52),
            ("mountains/statue", 53.0, 33.3, 0.6),
            ("mountains/wall", 55.2, 37.4, 0.5),
            ("fire/statue", 52.4, 13.4, 0.6),
            ("fire/wall", 46.6, 5.6, 0.5),
            ("dark/crypt", 38.6, 14.6, 0.5),
            ("dark/arch", 41.4, 7.0, 0.5),
            ("dark/wall", 34.2, 5.4, 0.5),
            ("dark/old-tree", 36.2, 17.4, 0.55),
            ("tower/statue", 27.6, 11.9, 0.55),
            ("tower/statue-2", 31.3, 11.9, 0.55),
        ):
            if not self.is_kept_free(x, y - 0.4, -0.35):
                self.put(name, x, y, scale)
        self._burn("plains/torch", 3.9, 31.6, 0.5)
        self._burn("forests/lantern", 12.2, 22.6, 0.5)
        self._burn("swamp/torch", 38.4, 24.0, 0.5)
        self._burn("mountains/brazier", 55.6, 24.4, 0.6)
        self._burn("fire/brazier", 47.2, 18.4, 0.6)
        self._burn("tower/brazier", 28.0, 12.8, 0.5)
        self._burn("tower/brazier", 30.9, 12.8, 0.5)

    def _burn(self, name: str, x: float, y: float, scale: float) -> None:
        if name in self._of_thing:
            self.put(name, x, y, scale)
            self.glow("fire", x, y - 0.5 * scale, 5.0 * scale, 4.0 * scale)
