"""The computer players whom one meets at the table, read from `assets/portraits`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from game.bots.catalogue import level_of, spec_of, style_of
from game.core.words import ROOT, _
from game.session.match import Seat

FOLDER = ROOT / "assets" / "portraits"


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


def _read() -> dict[str, Character]:
    rows = tomllib.loads((FOLDER / "characters.toml").read_text(encoding="utf-8"))
    return {id: Character(id, **row) for id, row in rows.items()}


CHARACTERS: Mapping[str, Character] = _read()
"""Every character by id, in the order in which they come to the table."""

COMPUTER_NAMES = tuple(each.name for each in CHARACTERS.values())


def character_of(seat: Seat) -> Character | None:
    """Return the character who sits there, None for people and for others without a portrait."""
    if seat.is_human:
        return None
    return next((each for each in CHARACTERS.values() if each.name == seat.name), None)


def face_of(seat: Seat) -> str:
    """Return the id of the portrait of whoever sits there, "" where there is none."""
    character = character_of(seat)
    return character.id if character else ""


def temper_words(character: Character) -> str:
    """Return what is said of a character's play, as a sentence."""
    said = _(character.temper)
    return f"{said[:1].upper()}{said[1:]}."


def kind_words(spec: str) -> str:
    """Return level and style of a computer player in words, "" for a person."""
    level = level_of(spec)
    if level is None:
        return "" if spec == "human" else spec
    return f"{_(level.title)}, {_(style_of(spec).title).lower()}" if "+" in spec else _(level.title)
