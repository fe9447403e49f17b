"""What a draft and its duels ask of a game that is played with decks."""

from collections.abc import Sequence
from typing import Any, Protocol


class DraftedCard(Protocol):
    """A card as a draft knows it: `name` is to be translated, `id` is what is stored."""

    @property
    def number(self) -> int:
        """Its number in the game, which may change from version to version."""
        ...

    @property
    def id(self) -> str:
        """Its name for the program, which stays."""
        ...

    @property
    def name(self) -> str:
        """Its name for players, in English."""
        ...


class DeckGame(Protocol):
    """What a tournament asks of a game that is played with decks; cards are numbers."""

    def whole_box(self) -> tuple[int, ...]:
        """Return every card there is to draft, copies included."""
        ...

    def card(self, number: int, /) -> DraftedCard:
        """Return the card of this number."""
        ...

    def card_named(self, name: str, /) -> DraftedCard:
        """Return the card with this id; raise ValueError if there is none."""
        ...

    def deck_line(self, deck: Sequence[int], /) -> str:
        """Return a deck as a text that `read_deck` reads."""
        ...

    def read_deck(self, text: str, /) -> tuple[int, ...]:
        """Return the cards of a deck; raise ValueError if it may not be played."""
        ...

    def pick(self, pool: Sequence[int], offered: Sequence[int], /) -> int:
        """Return what a computer player takes that has picked the pool so far."""
        ...

    def build_deck(self, pool: Sequence[int], /) -> tuple[int, ...]:
        """Return the deck that a computer player builds of its pool."""
        ...

    def duel_options(self, below: str, above: str, number: int, /) -> Any:
        """Return the house rules of duel `number` (from 0) between two decks as texts."""
        ...
