"""Tricks: who follows, who wins, and the facts that a table can show."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.protocols import Event, Player
from game.kit.cards import Card, Suit


@dataclass(frozen=True)
class Trick:
    """The cards played to one trick, in order from its leader."""

    leader: Player
    cards: tuple[Card, ...] = ()

    def player(self, place: int, players: int) -> Player:
        """Return who played the card at this place of the trick."""
        return (self.leader + place) % players

    def winner(self, trump: Suit, players: int) -> Player:
        """Return who has the best card so far."""
        return self.player(winning_place(self.cards, trump), players)


def of_suit(cards: Sequence[Card], suit: Suit) -> tuple[Card, ...]:
    """Return those of the cards that are of the suit."""
    return tuple(card for card in cards if card // 13 == suit)


def winning_place(cards: Sequence[Card], trump: Suit) -> int:
    """Return the place of the best card: highest trump, else highest of the suit led."""
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trump):
            best = place
    return best


def beats(card: Card, best: Card, trump: Suit) -> bool:
    """Tell whether a card played later beats the best card so far."""
    if card // 13 == best // 13:
        return card > best
    return card // 13 == trump


@dataclass(frozen=True)
class HandDealt:
    """A player was dealt cards; to the others, `cards` is None."""

    player: Player
    count: int
    cards: tuple[Card, ...] | None

    def redacted(self, observer: Player | None) -> Event:
        """Hide the cards from everyone else."""
        return self if observer == self.player else replace(self, cards=None)


@dataclass(frozen=True)
class CardPlayed:
    """A player played a card to the trick, for all to see."""

    player: Player
    card: Card

    def redacted(self, observer: Player | None) -> Event:
        """Nothing to hide."""
        return self


@dataclass(frozen=True)
class TrickTaken:
    """A player won the trick."""

    player: Player
    trick: Trick

    def redacted(self, observer: Player | None) -> Event:
        """Nothing to hide."""
        return self
