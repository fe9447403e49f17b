"""What a player or chance can do in a deal of whist, and the notation of each."""

from dataclasses import dataclass

from game.core.protocols import Player
from game.core.words import _
from game.kit.cards import DECK, Card, cards_text, parse_card, parse_cards


@dataclass(frozen=True, order=True)
class Deal:
    """Chance gives a player a hand; written "2:SAH3", in a view of others "2:"."""

    player: Player
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.player}:{cards_text(self.cards)}"


@dataclass(frozen=True, order=True)
class Bid:
    """A player says how many tricks he will take; written as the number."""

    tricks: int

    def __str__(self) -> str:
        return str(self.tricks)


@dataclass(frozen=True, order=True)
class PlayCard:
    """A player plays a card; written as the card."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


WhistAction = Deal | Bid | PlayCard

BIDS = tuple(Bid(tricks) for tricks in range(14))
PLAYS = tuple(PlayCard(card) for card in DECK)
"""Every play, by card: made once, because search asks for them a million times."""


def parse_action(text: str) -> WhistAction:
    """Return the action that the notation names; raise ValueError if there is none such."""
    player, colon, cards = text.partition(":")
    if colon:
        if not (player.isascii() and player.isdigit()):
            raise ValueError(_("“{text}” is no deal.").format(text=text))
        return Deal(int(player), parse_cards(cards))
    if text.isascii() and text.isdigit() and len(text) <= 2:
        return Bid(int(text))
    return PLAYS[parse_card(text)]
