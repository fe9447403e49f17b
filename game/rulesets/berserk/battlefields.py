"""The battlefields: what the rules need to know of each, read from `levels/berserk`.

How a battlefield looks is a map of the same name under `levels/maps`; a test joins the two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from game.core.fields import BadContent, name_of, read_toml
from game.core.words import ROOT, _

FILE = ROOT / "levels" / "berserk" / "battlefields.toml"
COLUMNS, ROWS = 5, 6


class Terrain(StrEnum):
    """What a square is made of; it matters only under the house rule `terrain`."""

    OPEN = "open"
    WOOD = "wood"
    MARSH = "marsh"
    ROCK = "rock"
    LAVA = "lava"
    HILL = "hill"
    WATER = "water"
    SPRING = "spring"
    SHRINE = "shrine"
    FORGE = "forge"


LETTERS: Mapping[str, Terrain] = {
    ".": Terrain.OPEN,
    "W": Terrain.WOOD,
    "M": Terrain.MARSH,
    "R": Terrain.ROCK,
    "L": Terrain.LAVA,
    "H": Terrain.HILL,
    "~": Terrain.WATER,
    "O": Terrain.SPRING,
    "S": Terrain.SHRINE,
    "F": Terrain.FORGE,
}
"""How the file writes each terrain."""

SHUT = (Terrain.ROCK, Terrain.WATER)
"""What nobody walks onto."""

NEVER_SHUT = frozenset(
    row * COLUMNS + column
    for row in range(ROWS)
    for column in range(COLUMNS)
    if column in (1, 2, 3) or row in (2, 3)
)
"""The squares that one side or the other fills first, whoever begins."""


@dataclass(frozen=True)
class Battlefield:
    """A place to fight: `terrain` has one entry a square, from a1 along the rows to e6.

    `title` and `words` (one or two sentences) are in English, marked for translation.
    """

    id: str
    title: str
    words: str
    terrain: tuple[Terrain, ...]


def read_battlefields(file: Path = FILE) -> dict[str, Battlefield]:
    """Return every battlefield of the file by id, in its order; raise BadContent."""
    name = name_of(file)
    entries = read_toml(file)
    if not entries:
        raise BadContent(name, "", _("It has no battlefield."))
    return {id: _battlefield(name, id, entry) for id, entry in entries.items()}


def _battlefield(file: str, id: str, entry: Any) -> Battlefield:
    place = f"[{id}]"
    if not isinstance(entry, dict):
        raise BadContent(file, place, _("A battlefield is a table with its own heading."))
    if not id.isascii() or not id.isidentifier() or id != id.lower():
        raise BadContent(
            file, place, _("A name has small letters, digits and underscores, a letter first.")
        )
    for key in entry:
        if key not in ("title", "words", "terrain"):
            raise BadContent(
                file,
                place,
                _("“{key}” is not known; a battlefield has title, words and terrain.").format(
                    key=key
                ),
            )
    for key in ("title", "words", "terrain"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise BadContent(
                file, place, _("“{key}” must be there, as text that is not empty.").format(key=key)
            )
    terrain = _terrain(file, place, entry["terrain"].split())
    return Battlefield(id, entry["title"], entry["words"], terrain)


def _terrain(file: str, place: str, lines: list[str]) -> tuple[Terrain, ...]:
    """Return the terrain of all squares; the first line is the row farthest from seat 0."""
    if len(lines) != ROWS or any(len(line) != COLUMNS for line in lines):
        raise BadContent(
            file,
            place,
            _("The terrain must be {rows} lines of {columns} letters.").format(
                rows=ROWS, columns=COLUMNS
            ),
        )
    squares: list[Terrain] = []
    for row, line in enumerate(reversed(lines), 1):
        for column, letter in zip("abcde", line, strict=True):
            if letter not in LETTERS:
                raise BadContent(
                    file,
                    f"{place}, {column}{row}",
                    _("“{letter}” is not a terrain; the letters are {letters}").format(
                        letter=letter, letters=" ".join(LETTERS)
                    ),
                )
            if LETTERS[letter] in SHUT and len(squares) in NEVER_SHUT:
                raise BadContent(
                    file,
                    f"{place}, {column}{row}",
                    _("Rock and water must leave columns b, c, d and rows 3 and 4 free."),
                )
            squares.append(LETTERS[letter])
    return tuple(squares)


@cache
def _read() -> dict[str, Battlefield]:
    return read_battlefields()


class _Battlefields(Mapping[str, Battlefield]):
    """The game's own battlefields, read when one is first asked for."""

    def __getitem__(self, id: str) -> Battlefield:
        return _read()[id]

    def __iter__(self) -> Iterator[str]:
        return iter(_read())

    def __len__(self) -> int:
        return len(_read())


BATTLEFIELDS: Mapping[str, Battlefield] = _Battlefields()
"""Every battlefield by id; raises BadContent at first use if the file is not as it should be."""
