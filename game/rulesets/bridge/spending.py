"""What a decision gives away that costs nothing to keep: of what is as good a hint advises what
gives away least."""

from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.rulesets.bridge.actions import BridgeAction, Call
from game.rulesets.bridge.bidding.table import call_for
from game.rulesets.bridge.cardplay.sight import Sight, sight
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.table import BridgeView


def spends(view: BridgeView, action: BridgeAction) -> float:
    """Return 1 for a call that is not the system's, and how many lower cards of its suit are kept
    instead of one that is thrown away; 0 for all else."""
    match action:
        case Call():
            return float(call_for(view.table, view.hand) != action)
        case PlayCard(card):
            seen = sight(view.table, open_cards(view.table))
            return float(_kept_below(seen, card)) if _is_thrown(seen, card) else 0.0
    return 0.0


def _is_thrown(seen: Sight, card: Card) -> bool:
    """Tell whether a card is neither of the suit led nor a trump."""
    suit = seen.order.suit
    cards = seen.trick.cards
    return bool(cards) and suit[card] != suit[cards[0]] and not seen.is_trump(card)


def _kept_below(seen: Sight, card: Card) -> int:
    suit, height = seen.order.suit[card], seen.height(card)
    return sum(seen.order.suit[each] == suit and seen.height(each) < height for each in seen.legal)
