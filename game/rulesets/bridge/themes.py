"""What a decision in bridge is about, where it is practised."""

from collections.abc import Sequence

from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP
from game.kit.themes import card_themes
from game.rulesets.bridge.actions import Bid, BridgeAction, Call
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.table import BridgeTable, BridgeView


def themes(view: BridgeView, best: BridgeAction, instead: BridgeAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    table = view.table
    match best, instead:
        case Bid(), Bid():
            return ("contract", *_calls(table))
        case Call(), Call():
            return ("bid_or_pass", *_calls(table))
        case PlayCard(), PlayCard() if table.is_opening_lead:
            return ("opening_lead",)
        case PlayCard(card), PlayCard(other):
            found = card_themes(table, card, other, table.trump, table.order)
            if found[0] == "duck" and table.trump == NO_TRUMP:
                found = ("hold_up", *found[1:])
            contract = table.contract
            assert contract is not None
            is_declaring = side_of(table.hand_player) == contract.side
            return (*found, "declaring" if is_declaring else "defending")
    return ()


def _calls(table: BridgeTable) -> Sequence[str]:
    """Return which part of an auction the next call is, nothing once both of a side have bid."""
    own, said = side_of(table.player), [call for call in table.auction.calls if call.bid]
    if not said:
        return ("opening_bid",)
    ours = [call.player for call in said if side_of(call.player) == own]
    if side_of(said[0].player) != own:
        return () if ours else ("overcall",)
    return ("response",) if table.player not in ours and len(ours) == 1 else ()
