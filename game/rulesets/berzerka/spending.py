"""What a call gives away, or puts at stake for which nothing speaks, what a ranking does without,
and what a card that cannot win uses up."""

from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.rulesets.berzerka.actions import BerzerkaAction, Bid, NameRanking, Pick
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.calls import lacking, strong
from game.rulesets.berzerka.contracts import NEVER
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.needs import standing_at, wants
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.reasons import choice_of

SHORT = 100
"""Each card that a hand lacks for a contract weighs more than any value."""
TRUMP = 13
"""By so much more a trump is kept than another card."""


def spends(view: BerzerkaView, action: BerzerkaAction) -> float:
    """Return how far the hand is from suiting a contract, then its value, with the overbid; by how
    many more cards are strong in the other ranking, where that is all the better; of a card that
    cannot win a trick which is wanted, how high it is."""
    match action:
        case Bid(contract, overbid):
            return overbid + _unsuited(view, contract)
        case Pick(contract):
            return _unsuited(view, contract)
        case NameRanking(inverted):
            declared = view.table.declaration
            if goal(declared, declared.declarer) is not None:
                return 0.0
            return max(0.0, strong(view.hand, not inverted) - strong(view.hand, inverted))
        case PlayCard(card):
            return _wasted(view, card)
    return 0.0


def _unsuited(view: BerzerkaView, contract: str) -> float:
    box = box_of(view.table.boxes, contract)
    short = lacking(view.hand, box.rules)
    return float(SHORT * short + box.value) if short else 0.0


def _wasted(view: BerzerkaView, card: Card) -> float:
    table = view.table
    if table.declaration.rules.turns != NEVER or not wants(table, standing_at(view)):
        return 0.0
    choice = choice_of(view, card)
    if not choice.trick.cards or choice.takers:
        return 0.0
    return float(choice.order.height[card] + TRUMP * choice.is_trump)
