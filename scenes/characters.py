"""The computer players at a table: whose face is shown, and what is said of them."""

from game.bots.catalogue import level_of, style_of
from game.bots.characters import CHARACTERS, Character
from game.core.words import _
from game.session.match import Seat


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
