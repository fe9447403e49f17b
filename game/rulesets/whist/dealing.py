"""The deal: each player gets his hand at once, the dealer's right first (SW-03, SW-08)."""

from game.core.protocols import Emit, Refusal
from game.core.rng import Rng
from game.kit.cards import DECK
from game.kit.deal import draw_hand, hand_refusal, with_hand_dealt
from game.kit.tricks import Deal
from game.rulesets.whist.actions import WhistAction
from game.rulesets.whist.events import DealStarted
from game.rulesets.whist.table import Phase, WhistTable


def draw(table: WhistTable, rng: Rng) -> Deal:
    """Draw the next hand."""
    return draw_hand(table, DECK, table.cards, rng)


def refusal(table: WhistTable, action: WhistAction) -> Refusal | None:
    """Return why chance cannot have dealt this, None where it can."""
    return hand_refusal(table, action, DECK, table.cards)


def deal(table: WhistTable, action: Deal, emit: Emit | None) -> WhistTable:
    """Give a player his hand; after the last the bidding begins."""
    if emit and not any(table.hands):
        number = table.standing.deals_played
        emit(DealStarted(number, table.cards, table.trump, table.dealer, after=table))
    return with_hand_dealt(table, action, emit, Phase.BID, table.forehand)
