"""How cards, suits and tricks are written at a table, and what a thing there means."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pygame

from game.core.telling import Meaning
from game.core.words import many
from game.kit.cards import SUIT_LETTERS, Card, Suit, suit_name
from scenes.ui.focus import draw_ring
from scenes.ui.text import escape
from scenes.ui.widget import Style, Widget

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


class Explained(Widget):
    """A thing on the table, told of by mouse, keys and pad alike; F1 opens the book there."""

    def __init__(self, label: str = "", *, hint: str = "") -> None:
        super().__init__(label, hint=hint)
        self._meaning_of: Callable[[], Meaning | None] | None = None
        self.gives_way: Callable[[], bool] = lambda: False
        """Whether something stands over it, so that it is not seen."""

    def explain_by(self, meaning_of: Callable[[], Meaning | None]) -> None:
        """Take what tells the meaning at any moment; from now on it can have the focus."""
        self._meaning_of = meaning_of

    @property
    def takes_focus(self) -> bool:  # type: ignore[override]
        """It can have the focus where it tells something and is to be seen."""
        return self._meaning_of is not None and not self.gives_way()

    def meant(self) -> Meaning | None:
        """Return what it means now."""
        return None if self._meaning_of is None else self._meaning_of()

    @property
    def takes_pointer(self) -> bool:
        """It tells something where the pointer rests."""
        return (bool(self.hint) or self._meaning_of is not None) and not self.gives_way()

    @property
    def tip(self) -> str:
        """What it means, and what else there is to be told of it."""
        meaning = self.meant()
        told = meaning.words if meaning else ""
        return f"{told} {self.hint}".strip()

    def draw_focus(self, surface: pygame.Surface, style: Style) -> None:
        """Draw the ring of the focus around it."""
        if self.shows_ring:
            draw_ring(surface, style, self.rect)
