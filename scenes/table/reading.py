"""How cards, suits and tricks are written in the words of a table."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from game.core.words import many
from game.kit.cards import SUIT_LETTERS, Card, Suit, suit_name
from scenes.ui.text import escape

NO_BREAK = "\N{NO-BREAK SPACE}"


def card_sign(card: Card) -> str:
    """Return a card as markup: its rank, then the sign of its suit."""
    return written(str(card))


def card_signs(steps: Iterable[Any], sign: Callable[[Card], str]) -> str:
    """Return the cards of several decisions as markup, "" where none has any."""
    cards = [card for each in steps if (card := getattr(each, "card", None)) is not None]
    return " ".join(map(sign, cards))


def written(notation: str) -> str:
    """Return a card, given in notation, as markup, which no line parts."""
    rank = notation[1:]
    return f"{'10' if rank == 'T' else rank}{NO_BREAK}{{{notation[0]}}}"


_NOTATION = re.compile(r"\b[SHDC](?:1[0-3]|[1-9]|[TJQKAOU])\b")


def with_suits(sentence: str, write: Callable[[str], str] = written) -> str:
    """Return a sentence as markup, cards in notation as `write` writes them."""
    return _NOTATION.sub(lambda found: write(found[0]).replace(NO_BREAK, ""), escape(sentence))


def trick_words(count: int) -> str:
    """Return how many tricks someone has taken, in words."""
    return many("{n} trick", "{n} tricks", count).format(n=count)


def suit_words(suit: Suit) -> str:
    """Return a suit as markup: its sign and its name, which no line parts."""
    return f"{{{SUIT_LETTERS[suit]}}}{NO_BREAK}{suit_name(suit)}"
