"""What a player or chance can do in a deal of whist, and the notation of each."""

from dataclasses import dataclass

from game.kit.cards import DECK, parse_card, parse_cards
from game.kit.tricks import Deal, PlayCard, Sorted, parse_deal


@dataclass(frozen=True)
class Bid(Sorted):
    """A player says how many tricks he will take; written as the number."""

    kind = 1
    tricks: int

    def __str__(self) -> str:
        return str(self.tricks)


WhistAction = Deal | Bid | PlayCard

BIDS = tuple(Bid(tricks) for tricks in range(14))
PLAYS = tuple(PlayCard(card) for card in DECK)
"""Every play, by card: made once, because search asks for them a million times."""


def parse_action(text: str) -> WhistAction:
    """Return the action that the notation names; raise ValueError if there is none such."""
    if (deal := parse_deal(text, parse_cards)) is not None:
        return deal
    if text.isascii() and text.isdigit() and len(text) <= 2:
        return Bid(int(text))
    return PLAYS[parse_card(text)]
