"""The auction as a phase of the deal (DS-09 to DS-12)."""

from game.core.protocols import Emit, Refusal
from game.core.words import _
from game.rulesets.schnapsen.actions import BIDS, PASS, Bid, Pass, SchnapsenAction
from game.rulesets.schnapsen.contracts import TALON
from game.rulesets.schnapsen.events import AuctionWon, CallMade
from game.rulesets.schnapsen.position import SchnapsenTable
from game.rulesets.schnapsen.talon import come_to_talon, is_honest, no_long_suit


def calls_open(table: SchnapsenTable) -> list[SchnapsenAction]:
    """DS-09 to DS-12."""
    bids = [
        BIDS[name]
        for name in table.auction.may_bid(table.player)
        if is_honest(table, name, to_come=TALON)
    ]
    return [PASS, *bids] if table.auction.calls else [*bids]


def why_not_call(table: SchnapsenTable, action: SchnapsenAction) -> Refusal | None:
    """Return why the player to call may not say this."""
    if isinstance(action, Pass):
        return Refusal(_("Forehand opens the bidding and cannot pass."), "DS-09")
    if isinstance(action, Bid):
        found = table.auction.refusal(table.player, action.contract)
        return found or no_long_suit(action.contract)
    return None


def make_call(table: SchnapsenTable, action: SchnapsenAction, emit: Emit | None) -> SchnapsenTable:
    """Let the player in turn bid or pass; with the second pass the third is declarer (DS-10)."""
    player, contract = table.player, action.contract if isinstance(action, Bid) else None
    auction = table.auction.with_call(contract)
    table = table.but(auction=auction)
    if auction.to_call is not None:
        table = table.but(player=auction.to_call)
    if emit:
        emit(CallMade(player, contract, after=table))
    if auction.to_call is None:
        won = auction.highest
        assert won is not None
        table = come_to_talon(table.but(declarer=won.player, contract=won.bid))
        if emit:
            emit(AuctionWon(won.player, table.contract, after=table))
    return table
