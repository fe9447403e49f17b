"""Looks the map of a battlefield over before it is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.core.words import _
from scenes.battle.maps.marks import Marks, marks_of
from scenes.maps.check import check_land
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
