"""The rule book as plain text, without the marks of its layout."""

import re
from collections.abc import Iterator

from game.kit.cards import SUIT_LETTERS, Suit, suit_name

_SUIT_MARK = re.compile(r"\{([SHDC])\}(?: (?P<word>\w+))?")


def plain(book: str) -> str:
    """Return the book without emphasis and heading marks, suit signs as words."""
    text = _SUIT_MARK.sub(_suit, book).replace("**", "")
    return re.sub(r"^#+ ", "", text, flags=re.MULTILINE)


def passages(book: str, about: str) -> list[str]:
    """Return the paragraphs and the list entries that hold the text, in either case of letter."""
    return [part for part in _parts(plain(book)) if about.lower() in part.lower()]


def _parts(text: str) -> Iterator[str]:
    for paragraph in text.split("\n\n"):
        lines = paragraph.strip().split("\n")
        if all(line.startswith(("- ", "|")) for line in lines):
            yield from (line.removeprefix("- ") for line in lines)
        else:
            yield paragraph.strip()


def _suit(found: "re.Match[str]") -> str:
    """Return the suit's name once, whether or not the book writes it behind the sign."""
    name = suit_name(Suit(SUIT_LETTERS.index(found[1])))
    word = found["word"]
    return name if word in (None, name) else f"{name} {word}"
