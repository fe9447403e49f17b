"""What has changed since a pass: by the question for Kontra it is known what is played, and by
whom."""

from dataclasses import replace

from game.core.outlook import Outlook, about_in_100
from game.core.words import _
from game.kit.table import backs
from game.kit.tricks import Trick
from game.rulesets.schnapsen.auction import ContractAuction
from game.rulesets.schnapsen.contracts import CONTRACTS, TALON
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import TRICKS, Stakes
from game.rulesets.schnapsen.standing import PLAYERS

CHANGED = 0.15
"""So much oftener, or less often, than when he passed a player must win for it to be told."""
PASSED = "passed"
"""The name of how often a player won the deal as it looked to him when he passed."""


def since_pass(view: SchnapsenView, outlook: Outlook, now: float) -> str:
    """Return how often the deal was won as it looked to an opponent who passed, and what has been
    decided since; "" where it is won about as often still, or nothing was left to decide."""
    then = outlook.of(PASSED).best
    if PASSED not in outlook.figures or abs(now - then) < CHANGED:
        return ""
    told = _decided(view.table, about_in_100(then))
    if not told or not view.table.trick.cards:
        return told
    return " ".join((told, _("The cards on the table tell more as well.")))


def _decided(table: SchnapsenTable, won: str) -> str:
    """Return what was still open when the player to act passed, and how it has come."""
    then = replace(table.auction, calls=table.auction.calls[: _place_of_pass(table) + 1])
    stood, contract = then.highest, _(table.row.title)
    assert stood is not None, "Forehand opens, and cannot pass"
    if stood.player != table.maker:
        words = _(
            "When you passed, you won about {m} of 100 deals: {stood} had been bid. Now another "
            "player plays {contract}."
        )
    elif stood.bid != table.contract:
        words = _(
            "When you passed, you won about {m} of 100 deals: {stood} had been bid. Now its bidder "
            "has gone on to {contract}."
        )
    elif _may_be_outbid(then):
        words = _(
            "When you passed, you won about {m} of 100 deals: a higher contract than {contract} "
            "could still be bid. Now it is {contract} that is played."
        )
    else:
        return ""
    title = _(CONTRACTS[stood.bid or ""].title)
    return words.format(m=won, stood=title, contract=contract)


def _may_be_outbid(auction: ContractAuction) -> bool:
    """Tell whether anybody can still bid."""
    return auction.to_call is not None and bool(auction.may_bid(auction.to_call))


def _place_of_pass(table: SchnapsenTable) -> int:
    """Return which of the calls is the last of the player to act."""
    calls = table.auction.calls
    return max(place for place, call in enumerate(calls) if call.player == table.player)


def when_passing(view: SchnapsenView) -> SchnapsenView | None:
    """Return what an opponent saw when he passed, None after his first card; and for the declarer,
    whom the talon gives other cards."""
    table, me = view.table, view.table.player
    is_first = len(view.hand) == TRICKS and table.phase in (Phase.KONTRA, Phase.PLAY)
    if not is_first or me == table.declarer or table.auction.last_of(me) is None:
        return None
    return SchnapsenView(me, _when_passing(table, view), ())


def _when_passing(table: SchnapsenTable, view: SchnapsenView) -> SchnapsenTable:
    hidden = backs(TRICKS)
    return table.but(
        phase=Phase.AUCTION,
        auction=replace(table.auction, calls=table.auction.calls[: _place_of_pass(table)]),
        hands=tuple(view.hand if each == table.player else hidden for each in range(PLAYERS)),
        talon=backs(TALON),
        found=(),
        put_away=(),
        declarer=None,
        contract="",
        stakes=Stakes(),
        marriages=(),
        trick=Trick(table.forehand),
    )
