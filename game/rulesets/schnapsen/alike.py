"""Which cards come to the same when they are played, so that one of them is tried for all."""

from game.core.whole import Whole
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.rulesets.schnapsen.actions import PLAYS, SchnapsenAction
from game.rulesets.schnapsen.contracts import COUNTING
from game.rulesets.schnapsen.holding import still_out
from game.rulesets.schnapsen.position import SchnapsenView


def stand_in(view: SchnapsenView, action: SchnapsenAction | Whole) -> SchnapsenAction | Whole:
    """Return what is tried for an action: for a card the lowest in hand that takes the same tricks
    now and later, where card points count nothing; any other action itself."""
    table = view.table
    if not isinstance(action, PlayCard) or table.row.aim in COUNTING:
        return action
    others = {*still_out(view), *table.trick.cards}
    alike = [card for card in view.hand if _none_between(card, action.card, others)]
    return PLAYS[min(alike, key=lambda card: card.rank)]


def _none_between(card: Card, other: Card, others: set[Card]) -> bool:
    """Tell whether two cards are of one suit, and none of the others lies between them."""
    low, high = sorted((card.rank, other.rank))
    return card.suit == other.suit and not any(
        each.suit == card.suit and low < each.rank < high for each in others
    )
