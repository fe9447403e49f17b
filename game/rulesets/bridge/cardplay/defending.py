"""What a defender leads when he is in: winners that beat the contract, partner's suit, safety."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, Card, Suit
from game.rulesets.bridge.actions import Bid
from game.rulesets.bridge.cardplay.declaring import declare
from game.rulesets.bridge.cardplay.following import follow
from game.rulesets.bridge.cardplay.opening import from_suit, opening_lead
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight, sight
from game.rulesets.bridge.table import BridgeTable

ENCOURAGING = 5
"""The height of a seven: as high a card to partner's honour asks him to go on."""


def defend(seen: Sight) -> Card:
    """Return the card that a defender leads to a later trick."""
    suits = seen.suits_to_lead()
    if not suits:
        return seen.legal[0]
    masters = [
        card
        for card in seen.legal
        if seen.is_master(card) and not _is_ruffed(seen, seen.order.suit[card])
    ]
    if len(masters) >= seen.needed > 0:
        return max(masters, key=lambda card: len(seen.of(seen.hand, seen.order.suit[card])))
    suit = max(suits, key=lambda each: (appeal(seen, each), -each))
    cards = seen.of(seen.legal, suit)
    if cards[0] in masters:
        return cards[0]
    return from_suit(seen, suit)


def appeal(seen: Sight, suit: Suit) -> float:
    """Return how good it is to lead a suit now."""
    cards = seen.of(seen.hand, suit)
    if suit == seen.trump:
        return -1.0 + (1.0 if seen.height(cards[0]) < HONOUR else -2.0)
    found = _from_leads(seen, suit)
    if seen.trump == NO_TRUMP:
        found += 0.6 * len(cards)
        found += 0.8 * sum(seen.is_master(card) for card in cards)
    else:
        found += _from_side_suit(seen, suit)
    return found + _from_dummy(seen, suit)


def _from_leads(seen: Sight, suit: Suit) -> float:
    """Return what earlier leads of the own side say for a suit."""
    found = 0.0
    for trick in seen.tricks:
        if seen.order.suit[trick.cards[0]] != suit:
            continue
        if (trick.leader - seen.me) % 4 == 2:
            found += 3.0
        elif trick.leader == seen.me:
            found += 1.5 + (2.0 if _was_liked(seen, trick.cards[2]) else -1.0)
    return found


def _from_side_suit(seen: Sight, suit: Suit) -> float:
    """Return what a side suit has for it: ruffs, a sequence, a winner, a singleton."""
    cards = seen.of(seen.hand, suit)
    top, is_master = seen.height(cards[0]), seen.is_master(cards[0])
    found = -4.0 if _is_ruffed(seen, suit) else 0.0
    touching = len(cards) > 1 and top - seen.height(cards[1]) == 1 and top >= HONOUR
    found += 2.0 if touching else -1.5 if top >= 10 and not is_master else 0.0
    if is_master and seen.of(seen.dummy or (), suit):
        found += 1.5
    if len(cards) == 1 and seen.of(seen.hand, seen.trump):
        found += 1.5
    return found


def _from_dummy(seen: Sight, suit: Suit) -> float:
    """Return what dummy's cards say for a suit: strength is led through, weakness led up to."""
    dummy = seen.of(seen.dummy or (), suit)
    strength = sum(seen.height(card) >= HONOUR for card in dummy)
    if (seen.dummy_player - seen.me) % 4 == 1:
        return 0.5 * min(strength, 2)
    return 1.2 if strength == 0 and dummy else -0.7 * strength


def _was_liked(seen: Sight, answer: Card) -> bool:
    return ENCOURAGING <= seen.height(answer) < HONOUR


def _is_ruffed(seen: Sight, suit: Suit) -> bool:
    """Tell whether dummy has run out of a suit and has trumps for it."""
    if seen.trump == NO_TRUMP or suit == seen.trump or seen.dummy is None:
        return False
    return not seen.of(seen.dummy, suit) and bool(seen.of(seen.dummy, seen.trump))


def plain_card(table: BridgeTable, legal: Sequence[Card]) -> Card:
    """Return the card for the hand whose turn it is, by what whoever plays it can see."""
    if len(legal) == 1:
        return legal[0]
    seen = sight(table, legal)
    if seen.trick.cards:
        return follow(seen)
    if table.is_opening_lead:
        return opening_lead(seen, bid_by_all(table))
    return declare(seen) if seen.is_declaring else defend(seen)


def bid_by_all(table: BridgeTable) -> dict[Player, tuple[Suit, ...]]:
    """Return the suits that have been bid, by player."""
    return {player: bid_by(table, player) for player in range(4)}


def bid_by(table: BridgeTable, player: Player) -> tuple[Suit, ...]:
    """Return the suits that a player has bid."""
    bids = [bid for bid in table.auction.bids_of(player) if isinstance(bid, Bid)]
    return tuple(bid.strain for bid in bids if bid.strain != NO_TRUMP)
