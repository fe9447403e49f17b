"""What a decision in bridge is about, where it is practised."""

from collections.abc import Sequence

from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP
from game.kit.themes import card_themes
from game.rulesets.bridge.actions import Bid, BridgeAction, Double, Pass, Redouble
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.table import BridgeView

Call = Bid | Pass | Double | Redouble


def themes(view: BridgeView, best: BridgeAction, instead: BridgeAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    table = view.table
    match best, instead:
        case (Bid(), Bid()):
            return ("contract",)
        case (Bid() | Pass() | Double() | Redouble(), Bid() | Pass() | Double() | Redouble()):
            return ("bid_or_pass",)
        case PlayCard(), PlayCard() if table.is_opening_lead:
            return ("opening_lead",)
        case PlayCard(card), PlayCard(other):
            found = card_themes(table, card, other, table.trump, table.order)
            if found[0] == "duck" and table.trump == NO_TRUMP:
                found = ("hold_up", *found[1:])
            contract = table.contract
            if contract is not None and side_of(table.hand_player) == contract.side:
                return (*found, "declaring")
            return found
    return ()
