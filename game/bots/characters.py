"""The computer players whom one meets, as people: read from `assets/portraits`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.bots.catalogue import LEVELS, spec_of
from game.core.fields import FilePlace, line, name_among, name_of, read_toml, table
from game.core.sense import STYLES
from game.core.words import ROOT

FOLDER = ROOT / "assets" / "portraits"

LONGEST_NAME = 9
"""Letters of the longest name of a character."""
LONGEST_TEMPER = 80


@dataclass(frozen=True)
class Character:
    """A computer player: `id` names the portrait, `temper` is said of the way of playing.

    `style` is how bids and cards lean, `level` the strength where none is chosen.
    """

    id: str
    name: str
    temper: str
    style: str
    level: str

    def spec(self, level: str = "") -> str:
        """Return what plays the seat, at the character's own level or at another."""
        return spec_of(level or self.level, self.style)


def read_characters(file: Path) -> dict[str, Character]:
    """Return every character of a file by id, in its order; raise BadContent."""
    place = FilePlace(name_of(file))
    return {id: _character(id, row, place.at(id)) for id, row in read_toml(file).items()}


def _character(id: str, row: object, place: FilePlace) -> Character:
    parts = ("name", "temper", "style", "level")
    found = table(row, place, parts, parts)
    return Character(
        id,
        name=line(found["name"], place.at("name"), LONGEST_NAME),
        temper=line(found["temper"], place.at("temper"), LONGEST_TEMPER),
        style=name_among(found["style"], place.at("style"), STYLES),
        level=name_among(found["level"], place.at("level"), LEVELS),
    )


CHARACTERS: Mapping[str, Character] = read_characters(FOLDER / "characters.toml")
"""Every character by id, in the order in which they come to the table."""

COMPUTER_NAMES = tuple(each.name for each in CHARACTERS.values())
