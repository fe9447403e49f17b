"""Titles as words that one types."""

import re
import unicodedata


def typed_word(title: str) -> str:
    """Return a title as one word to be typed: "Verborgene Kraft" as "verborgene_kraft"."""
    return re.sub(r"\W+", "_", title.strip().lower())


def plain(word: str) -> str:
    """Return a word without the signs above its letters, "ß" as "ss"."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(each for each in letters if not unicodedata.combining(each))
