"""The maps of the battlefields: checked, then read into pictures and places.

A map belongs to the battlefield of the same name in `levels/berserk/battlefields.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from game.core.words import ROOT
from game.rulesets.berserk.battlefields import Terrain
from scenes.battle.maps.check import check_map
from scenes.maps.drawn import Stamp, read_drawn

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
