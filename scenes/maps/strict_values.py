"""Looks over every number and every yes or no in a map or a tileset, before it is relied on."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from xml.etree.ElementTree import Element

from game.core.words import _, marked
from scenes.maps.strict_xml import Tree

SHOWN = 40
"""Letters of a wrong value that are shown."""


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 20


def _is_number(text: str) -> bool:
    try:
        return math.isfinite(float(text))
    except ValueError:
        return False


def _is_yes_or_no(text: str) -> bool:
    return text in ("0", "1", "false", "true")


def _is_text(_text: str) -> bool:
    return True


ValueType = tuple[Callable[[str], bool], str]
"""What tells whether a text is such a value, and what it is called."""

WHOLE: ValueType = _is_whole, marked("a whole number")
NUMBER: ValueType = _is_number, marked("a number")
YES_OR_NO: ValueType = _is_yes_or_no, marked("true or false")
TEXT: ValueType = _is_text, ""

ATTRIBUTES: Mapping[str, ValueType] = {
    **dict.fromkeys(("height", "hexsidelength", "opacity", "pixelsize", "probability"), NUMBER),
    **dict.fromkeys(("rotation", "width", "x", "y"), NUMBER),
    **dict.fromkeys(("columns", "duration", "firstgid", "gid", "id", "margin"), WHOLE),
    **dict.fromkeys(("nextobjectid", "offsetx", "offsety", "spacing", "tile"), WHOLE),
    **dict.fromkeys(("tilecount", "tileheight", "tileid", "tilewidth"), WHOLE),
    **dict.fromkeys(("bold", "italic", "kerning", "strikeout", "underline"), YES_OR_NO),
    **dict.fromkeys(("visible", "wrap"), YES_OR_NO),
}
"""What pytmx makes a number or a yes or no of, wherever it stands."""

PROPERTIES: Mapping[str, ValueType] = {
    "string": TEXT,
    "int": WHOLE,
    "float": NUMBER,
    "bool": YES_OR_NO,
    "color": TEXT,
    "file": TEXT,
    "object": WHOLE,
}
"""The types that a property may have, by the words of Tiled."""


def check_values(tree: Tree) -> None:
    """Raise BadContent for the first value of a document that is not what it has to be."""
    for element in tree.root.iter():
        for key, text in element.items():
            is_right, kind = ATTRIBUTES.get(key, TEXT)
            if not is_right(text):
                why = _("“{key}” is “{text}”; it must be {kind}.")
                tree.refuse(
                    element,
                    why.format(key=key, text=text[:SHOWN], kind=_(kind)),
                    element.get("name", ""),
                )
        for each in element.findall("properties/property"):
            _check_property(tree, element, each)


def _check_property(tree: Tree, owner: Element, each: Element) -> None:
    of, name = owner.get("name", ""), each.get("name", "")[:SHOWN]
    type, text = each.get("type", "string"), each.get("value", "")
    if type not in PROPERTIES:
        why = _("The property “{key}” is of type “{type}”; the types are {names}.")
        names = ", ".join(PROPERTIES)
        tree.refuse(each, why.format(key=name, type=type[:SHOWN], names=names), of)
    is_right, kind = PROPERTIES[type]
    if not is_right(text):
        why = _("The property “{key}” is “{text}”; it must be {kind}.")
        tree.refuse(each, why.format(key=name, text=text[:SHOWN], kind=_(kind)), of)
