"""The auction: passes, bids, doubles and redoubles, from the dealer on (BR-14 to BR-20)."""

from collections.abc import Sequence

from game.core.protocols import Emit, Player, Refusal
from game.core.words import _
from game.kit.tricks import Trick
from game.rulesets.bridge.actions import (
    BIDS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    BridgeAction,
    Call,
    Double,
    Pass,
    Redouble,
)
from game.rulesets.bridge.contract import (
    BridgeAuction,
    Doubling,
    contract_of,
    doubling_of,
    side_of,
    standing_bid,
)
from game.rulesets.bridge.events import AuctionEnded, Called
from game.rulesets.bridge.table import BridgeTable, Phase
from game.rulesets.bridge.writing import written_down


def legal(table: BridgeTable) -> Sequence[BridgeAction]:
    """Return the calls open to the player whose turn it is."""
    return legal_calls(table.auction, table.player, table.options.highest_level)


def legal_calls(auction: BridgeAuction, player: Player, highest_level: int) -> Sequence[Call]:
    """Return the calls that a player may make, sorted (BR-14 to BR-17)."""
    bid = standing_bid(auction)
    doubles = [each for each in (DOUBLE, REDOUBLE) if may_double(auction, player, each)]
    lowest = 0 if bid is None else bid[1].height + 1
    return [PASS, *doubles, *BIDS[lowest : 5 * highest_level]]


def may_double(auction: BridgeAuction, player: Player, action: Double | Redouble) -> bool:
    """Tell whether a player may double, or redouble, now (BR-17)."""
    bid, doubling = standing_bid(auction), doubling_of(auction)
    if bid is None:
        return False
    is_ours = side_of(bid[0]) == side_of(player)
    if isinstance(action, Redouble):
        return is_ours and doubling is Doubling.DOUBLED
    return not is_ours and doubling is Doubling.NONE


def refusal(table: BridgeTable, action: BridgeAction) -> Refusal | None:
    """Return why the player to act may not say this, None where he may."""
    auction, standing = table.auction, standing_bid(table.auction)
    match action:
        case Pass():
            return None
        case Bid(level) if level > table.options.highest_level:
            return Refusal(
                _("The highest level is {level}: that is all the tricks.").format(
                    level=table.options.highest_level
                ),
                "BR-16",
            )
        case Bid() if standing and action.height <= standing[1].height:
            return Refusal(
                _("A bid must be higher than the last one, {bid}.").format(bid=standing[1]),
                "BR-15",
            )
        case Bid():
            return None
        case Double() | Redouble() if may_double(auction, table.player, action):
            return None
        case Double() | Redouble() if standing is None:
            return Refusal(_("Nobody has bid yet, so there is nothing to double."), "BR-17")
        case Double():
            return Refusal(_("You may double only the opponents’ bid, and only once."), "BR-17")
        case Redouble():
            return Refusal(
                _("You may redouble only when the opponents have doubled your side’s bid."),
                "BR-17",
            )
    return Refusal(_("This is the auction: pass, bid, double or redouble."), "BR-14")


def call(table: BridgeTable, action: Call, emit: Emit | None) -> BridgeTable:
    """Make a call; the auction ends after three passes, or four at the start (BR-18)."""
    player = table.player
    auction = table.auction.with_call(None if isinstance(action, Pass) else action)
    turn = auction.to_call
    if turn is not None:
        after = table.but(auction=auction, player=turn)
        if emit:
            emit(Called(player, action, after=after))
        return after
    contract = contract_of(auction)
    after = table.but(auction=auction, contract=contract)
    if contract:
        leader = (contract.declarer + 1) % 4
        after = after.but(phase=Phase.PLAY, player=leader, trick=Trick(leader))
    if emit:
        emit(Called(player, action, after=after))
        emit(AuctionEnded(contract, after=after))
    return after if contract else written_down(after, emit)
