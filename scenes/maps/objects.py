"""The objects of a map: found by layer and name, with their lengths and properties."""

from __future__ import annotations

from collections.abc import Collection
from typing import NoReturn
from xml.etree.ElementTree import Element

from game.core.fields import BadContent
from game.core.words import _
from scenes.maps.strict_xml import Tree


def size_of(tree: Tree) -> tuple[int, int]:
    """Return the width and height of a map that has been checked, in its own pixels."""
    wide, high, side = (int(tree.root.get(key, 0)) for key in ("width", "height", "tilewidth"))
    return wide * side, high * side


def objects_of(tree: Tree, layer: str) -> list[Element]:
    """Return the objects of a layer, which is there."""
    groups = tree.root.findall("objectgroup")
    return next(each for each in groups if each.get("name") == layer).findall("object")


def named(tree: Tree, layer: str, names: Collection[str] | None = None) -> dict[str, Element]:
    """Return the objects of a layer by name; refuse one that is there twice, or none of `names`."""
    found: dict[str, Element] = {}
    for element in objects_of(tree, layer):
        name = element.get("name", "")
        if name in found or (names is not None and name not in names):
            tree.refuse(
                element,
                _("The layer “{layer}” has no room for this object, or has it twice.").format(
                    layer=layer
                ),
                name[:40],
            )
        found[name] = element
    return found


def lacks(tree: Tree, layer: str, name: str) -> NoReturn:
    """Raise BadContent: a layer lacks an object."""
    raise BadContent(
        tree.file,
        f"“{name}”",
        _("The layer “{layer}” lacks this object.").format(layer=layer),
    )


def length(tree: Tree, element: Element, key: str, most: float) -> float:
    """Return a length of an object in pixels, 0 where it is not given."""
    text = element.get(key, "0")
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not abs(value) <= most:
        tree.refuse(
            element,
            _("“{key}” is “{text}”, which is not a place on a map.").format(
                key=key, text=text[:40]
            ),
            element.get("name", ""),
        )
    return value


def find_property(element: Element, name: str) -> Element | None:
    """Return a property of an object or a map, None where there is none."""
    properties = element.findall("properties/property")
    return next((each for each in properties if each.get("name") == name), None)


def property_of(element: Element, name: str) -> str:
    """Return the text of a property, empty where there is none."""
    found = find_property(element, name)
    return found.get("value", "") if found is not None else ""
