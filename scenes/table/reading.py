"""Pages over the table that are there to be read, and how cards are written on them."""

import re
from collections.abc import Callable, Sequence

from game.core.protocols import Player
from game.core.words import many
from game.kit.cards import SUIT_LETTERS, Card, Suit, suit_name
from scenes.scene import Action, Cover, Place
from scenes.ui.page import Page
from scenes.ui.portraits import FaceView
from scenes.ui.text import escape
from scenes.ui.widget import Role, Widget

MOST_FACES = 6.5
"""The most rows of words of usual size beside which there is room for faces."""


class ReadingPage(Page[None]):
    """Shows something until the player goes back; `opened_by` closes it, too."""

    cover = Cover.VEIL
    opened_by: Action | None = None
    """The action whose key opens the page from the table."""

    def first_focus(self) -> Widget | None:
        """Return the way back."""
        return next(w for w in self.root.walk() if w.role is Role.BUTTON)

    def act(self, action: Action, at: Place | None = None) -> bool:
        """Close with the key that opened it."""
        if action is self.opened_by:
            self.cancel()
            return True
        return super().act(action, at)

    def cancel(self) -> None:
        """Go back to the table."""
        self.done(None)


class DealPage(ReadingPage):
    """Shows what a deal has brought.

    `faces` are the portraits by seat ("" for a medallion); whoever puts the page up gives them.
    """

    names: Sequence[str]
    faces: Sequence[str] = ()

    def faces_of(self, players: Sequence[Player]) -> list[FaceView]:
        """Return the faces of players, none where there is no room for them."""
        if not self.faces or len(players) * self.layout.text_scale > MOST_FACES:
            return []
        return [FaceView(self.faces[player], self.names[player], player) for player in players]


def card_sign(card: Card) -> str:
    """Return a card as markup: its rank, then the sign of its suit."""
    return written(str(card))


def written(notation: str) -> str:
    """Return a card, given in notation, as markup."""
    rank = notation[1:]
    return f"{'10' if rank == 'T' else rank} {{{notation[0]}}}"


_NOTATION = re.compile(r"\b[SHDC](?:1[0-3]|[1-9]|[TJQKAOU])\b")


def with_suits(sentence: str, write: Callable[[str], str] = written) -> str:
    """Return a sentence as markup, cards in notation as `write` writes them."""
    return _NOTATION.sub(lambda found: write(found[0]).replace(" ", ""), escape(sentence))


def trick_words(count: int) -> str:
    """Return how many tricks someone has taken, in words."""
    return many("{n} trick", "{n} tricks", count).format(n=count)


def suit_words(suit: Suit) -> str:
    """Return a suit as markup: its sign and its name, which no line parts."""
    return f"{{{SUIT_LETTERS[suit]}}}\N{NO-BREAK SPACE}{suit_name(suit)}"
