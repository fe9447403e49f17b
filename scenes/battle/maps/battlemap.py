"""The maps of the battlefields: checked, then read into pictures and places.

A map belongs to the battlefield of the same name in `levels/berserk/battlefields.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from game.core.words import ROOT, _
from game.rulesets.berserk.battlefields import Terrain
from scenes.battle.maps.marks import Marks, marks_of
from scenes.maps.check import check_land
from scenes.maps.drawn import Stamp, read_drawn
from scenes.maps.objects import find_property, size_of
from scenes.maps.strict_xml import Tree

TILE_LAYERS = ("board",)
OBJECT_LAYERS = ("squares", "zones", "spawn")


@dataclass(frozen=True)
class Checked:
    """What the check has found in a map: its name, its marks, and the ids of its layers."""

    id: str
    layers: tuple[int, ...]
    """The lowest first."""
    marks: Marks


def check_map(file: Path, root: Path) -> Checked:
    """Return what is in the map of a battlefield; all that it uses must lie below `root`."""
    tree, layers = check_land(file, root, OBJECT_LAYERS, TILE_LAYERS)
    _check_name(tree, file.stem)
    return Checked(file.stem, layers, marks_of(tree, size_of(tree)))


def _check_name(tree: Tree, name: str) -> None:
    """Refuse a map that says it is of another battlefield than its file."""
    found = find_property(tree.root, "battlefield")
    if found is not None and found.get("value", "") != name:
        tree.refuse(
            found,
            _("The property “{key}” is “{text}”; it must be “{name}”.").format(
                key="battlefield", text=found.get("value", "")[:40], name=name
            ),
        )


FOLDER = ROOT / "levels" / "maps"


@dataclass(frozen=True)
class BattleMap:
    """A map that has been read: everything drawn, in order, and every marked place.

    Lengths are pixels of the map. `squares` and `terrain` go by square, `zones` by names such as
    "flyers-0"; `spawn` has for each seat its squares in the order in which it fills them.
    `step` is how many milliseconds a picture of a round is seen.
    """

    id: str
    size: tuple[int, int]
    tile: int
    stamps: tuple[Stamp, ...]
    squares: tuple[pygame.FRect, ...]
    terrain: tuple[Terrain, ...]
    zones: Mapping[str, pygame.FRect]
    spawn: Mapping[int, tuple[int, ...]]
    step: int

    @property
    def board(self) -> pygame.FRect:
        """The rectangle of the whole board."""
        return self.squares[0].unionall(list(self.squares[1:]))


@lru_cache(maxsize=1)
def battle_map(id: str) -> BattleMap:
    """Return the map of a battlefield; raise BadContent if it is missing or wrong."""
    return read_map(FOLDER / f"{id}.tmx")


def read_map(file: Path, root: Path = ROOT) -> BattleMap:
    """Return a map from its file; raise BadContent. Nothing outside of `root` is opened."""
    checked = check_map(file, root)
    drawn, marks = read_drawn(file, checked.layers), checked.marks
    return BattleMap(
        checked.id,
        drawn.size,
        drawn.tile,
        drawn.stamps,
        tuple(pygame.FRect(box) for box in marks.squares),
        marks.terrain,
        {name: pygame.FRect(box) for name, box in marks.zones.items()},
        marks.spawn,
        drawn.step,
    )
