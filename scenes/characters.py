"""The computer players at a table: whose face is shown, and what is said of them."""

from game.bots.catalogue import kind_words, style_words
from game.bots.characters import CHARACTERS, Character
from game.core.sense import STYLES
from game.core.words import _
from game.session.match import Seat
from game.session.occasion import GUEST

_own = ""


def use_own_face(name: str) -> None:
    """Show the player of this program with a portrait, "" for the letter of his name."""
    global _own
    _own = name


def own_face() -> str:
    """Return the portrait of the player of this program, "" for the letter of his name."""
    return _own


def character_of(seat: Seat) -> Character | None:
    """Return the character who sits there, None for people and for others without a portrait."""
    if seat.is_human:
        return None
    return next((each for each in CHARACTERS.values() if each.name == seat.name), None)


def face_of(seat: Seat) -> str:
    """Return the id of the portrait of whoever sits there, "" where there is none.

    Of people only the player of this program may have one.
    """
    if seat.is_human and seat.given == GUEST:
        return own_face()
    character = character_of(seat)
    return character.id if character else ""


def temper_words(character: Character) -> str:
    """Return what is said of a character's play, as a sentence."""
    said = _(character.temper)
    return f"{said[:1].upper()}{said[1:]}."


def kind_of(seat: Seat) -> str:
    """Return level and style of who sits there in words, "" for a person."""
    return "" if seat.is_human else kind_words(seat.spec)


def manner_words(character: Character) -> str:
    """Return what is said of a character's play, and what the style means that it has."""
    return f"{temper_words(character)} {style_words(STYLES[character.style])}"


def battle_words(character: Character) -> str:
    """Return how a character fights whose style has a way of its own in battle, else ""."""
    reach = STYLES[character.style].reach
    if reach > 0:
        return _("Bold in battle: cares less about what the enemy can do next.")
    if reach < 0:
        return _("Careful in battle: holds back from what the enemy can strike next.")
    return ""
