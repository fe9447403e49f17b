"""Titles as words that one types."""

import re
import unicodedata


def typed_word(title: str) -> str:
    """Return a title as it is typed, without signs: "Farben-Gang" as "farben gang"."""
    return re.sub(r"[\W_]+", " ", title.strip().lower())


def plain(word: str) -> str:
    """Return a word without the signs above its letters, "ß" as "ss"."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(each for each in letters if not unicodedata.combining(each))
