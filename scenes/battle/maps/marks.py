"""What the game needs to find on a map: squares, the zones beside them, the order of placement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from game.core.fields import BadContent
from game.core.words import _
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.unit import BOARD
from scenes.maps.objects import find_property, lacks, length, named, objects_of, property_of
from scenes.maps.strict_xml import Tree

ZONES = tuple(f"{name}-{seat}" for seat in (0, 1) for name in ("flyers", "graveyard", "cards"))
LEAST_SPAWN = 9
"""How many squares a seat needs at least for its army."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Marks:
    """The marked places, in pixels of the map: squares and terrain by square, zones by name."""

    squares: tuple[Box, ...]
    terrain: tuple[Terrain, ...]
    zones: dict[str, Box]
    spawn: dict[int, tuple[int, ...]]
    """Seat -> the squares in the order in which it fills them."""


def marks_of(tree: Tree, size: tuple[float, float]) -> Marks:
    """Return what is marked on a map of this size in pixels; raise BadContent."""
    return _Finder(tree, size).marks()


class _Finder:
    """Looks for the marks of one map."""

    def __init__(self, tree: Tree, size: tuple[float, float]) -> None:
        self.tree, self.size = tree, size

    def marks(self) -> Marks:
        """Return all of them."""
        squares = self._named("squares", BOARD.names)
        zones = {name: self._zone(each) for name, each in self._named("zones", ZONES).items()}
        terrain = tuple(self._terrain(squares[name], name) for name in BOARD.names)
        return Marks(self._board(squares), terrain, zones, self._spawn())

    def _named(self, layer: str, names: Sequence[str]) -> dict[str, Element]:
        """Return the objects of a layer by name; each name must be there once, and no other."""
        found = named(self.tree, layer, names)
        for name in names:
            if name not in found:
                lacks(self.tree, layer, name)
        return found

    def _box(self, element: Element) -> Box:
        """Return the rectangle of an object, which must lie on the map."""
        most = max(self.size)
        x, y, wide, high = (
            length(self.tree, element, key, most) for key in ("x", "y", "width", "height")
        )
        inside = min(x, y) >= 0 and x + wide <= self.size[0] and y + high <= self.size[1]
        if not inside or min(wide, high) < 8:
            self.tree.refuse(
                element, _("It must be a rectangle on the map."), element.get("name", "")
            )
        return x, y, wide, high

    def _zone(self, element: Element) -> Box:
        """Return the rectangle of a zone, whose properties must say what its name says."""
        name = element.get("name", "")
        holds, seat = name.rsplit("-", 1)
        for key, must in (("seat", seat), ("holds", holds)):
            found = find_property(element, key)
            if found is not None and found.get("value", "") != must:
                self.tree.refuse(
                    found,
                    _("The property “{key}” is “{text}”; it must be “{name}”.").format(
                        key=key, text=found.get("value", "")[:40], name=must
                    ),
                    name,
                )
        return self._box(element)

    def _board(self, found: dict[str, Element]) -> tuple[Box, ...]:
        boxes = tuple(self._box(found[name]) for name in BOARD.names)
        left, bottom = boxes[0][0], boxes[0][1]
        for square, (x, y, wide, high) in enumerate(boxes):
            column, row = BOARD.column[square], BOARD.row[square]
            right_place = abs(x - left - column * wide) < 1 and abs(y - bottom + row * high) < 1
            if not right_place or (wide, high) != boxes[0][2:]:
                self.tree.refuse(
                    found[BOARD.names[square]],
                    _("The squares must be of one size and lie side by side, a1 lower left."),
                    BOARD.names[square],
                )
        return boxes

    def _terrain(self, element: Element, name: str) -> Terrain:
        text = property_of(element, "terrain")
        if text not in tuple(Terrain):
            self.tree.refuse(
                element,
                _("Its terrain is “{text}”; it must be one of {names}.").format(
                    text=text[:40], names=", ".join(Terrain)
                ),
                name,
            )
        return Terrain(text)

    def _spawn(self) -> dict[int, tuple[int, ...]]:
        order: dict[int, dict[int, int]] = {0: {}, 1: {}}
        for element in objects_of(self.tree, "spawn"):
            seat, number, square = (
                property_of(element, key) for key in ("seat", "order", "square")
            )
            is_number = number.isascii() and number.isdigit() and len(number) < 4
            if seat not in ("0", "1") or not is_number or square not in BOARD.names:
                self.tree.refuse(
                    element,
                    _("It needs the properties seat (0 or 1), order and square."),
                    element.get("name", ""),
                )
            order[int(seat)][int(number)] = BOARD.square(square)
        for player, squares in order.items():
            if not LEAST_SPAWN <= len(squares) == len(set(squares.values())):
                raise BadContent(
                    self.tree.file,
                    "“spawn”",
                    _("Seat {seat} needs at least nine different squares.").format(seat=player),
                )
        return {each: tuple(found[n] for n in sorted(found)) for each, found in order.items()}
