"""The rule book by the faces in use: who holds French cards reads of queens and jacks."""

import re
from collections.abc import Sequence

from game.core.words import language
from game.kit.german import faces

_CARD = re.compile(r"(\{[SHDC]\})([OU])\b")
"""An officer as the book writes cards."""
_FRENCH_CARD = {"O": "Q", "U": "J"}

_FRENCH: dict[str, Sequence[tuple[str, str]]] = {
    "": (
        (
            "**Ober, Unter**: two court cards of a German pack; in a French one, queen and jack.",
            "**Queen, jack**: two court cards of a French pack; in a German one, Ober and Unter.",
        ),
        ("king, Ober and Unter", "king, queen and jack"),
        ("ing and Ober", "ing and queen"),
        ("the Ober ", "the queen "),
    ),
    "de": (
        (
            "**Ober, Unter**: zwei Bilder des deutschen Blatts; im französischen Dame und Bube.",
            "**Dame, Bube**: zwei Bilder des französischen Blatts; im deutschen Ober und Unter.",
        ),
        ("König, Ober und Unter", "König, Dame und Bube"),
        ("König und Ober", "König und Dame"),
        ("Mit dem Ober", "Mit der Dame"),
    ),
    "sr": (
        (
            "**Gornjak, donjak**: oficiri nemačkih karata; u francuskim dama i žandar.",
            "**Dama, žandar**: oficiri francuskih karata; u nemačkim gornjak i donjak.",
        ),
        ("kralj, gornjak i donjak", "kralj, dama i žandar"),
        ("ralj i gornjak", "ralj i dama"),
        ("kralja i gornjaka", "kralja i damu"),
        ("Sekući gornjakom", "Sekući damom"),
    ),
}
"""What is said of the officers in each book, and what is said of French ones instead."""


def by_faces(book: str) -> str:
    """Return the rule book in the words for the faces in use; without any, as it is written."""
    if faces() != "french":
        return book
    for german, french in _FRENCH.get(language(), ()):
        book = book.replace(german, french)
    return _CARD.sub(lambda found: found[1] + _FRENCH_CARD[found[2]], book)
