"""Novices at bridge: a few points too many or too few, and never a slam out of nothing."""

from game.kit.cards import NO_TRUMP
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import Bid
from game.rulesets.bridge.bidding.hand import weighed
from game.rulesets.bridge.bidding.table import conditions_of
from game.rulesets.bridge.table import BridgeTable
from tests.bots.novices import decisions
from tests.rulesets.bridge.deals import opening

CARRY = (0, 17, 21, 23, 25, 28, 31, 36)
"""Points of both hands, short suits counted, that carry a level."""
TWO_LEVELS = 8.0
"""Points by which nobody overbids."""
TRUMP = 1.5
"""What each trump beyond eight is worth."""


def overbid(table: BridgeTable, deal: BridgeTable) -> float:
    """Return how many points the contract of a table is above what the hands of the deal carry."""
    contract = table.contract
    assert contract is not None
    suit, conditions = contract.bid.strain, conditions_of(table)
    one, other = (
        weighed(deal.held(player), conditions) for player in (contract.declarer, contract.dummy)
    )
    points, trumps = one.points + other.points, 8
    if suit != NO_TRUMP:
        points = max(one.support(suit) + other.points, one.points + other.support(suit))
        trumps = one.lengths[suit] + other.lengths[suit]
    return CARRY[contract.level] - points - TRUMP * max(0, trumps - 8)


def test_no_novice_calls_a_contract_out_of_nothing() -> None:
    above, openings = [], []
    for seed in range(240):
        deal = None
        for each in decisions(BRIDGE, opening("NESW"[seed % 4], jokers=seed % 3), seed):
            deal = deal or each.table
            if each.table.contract:
                above.append(overbid(each.table, deal))
                break
            if isinstance(each.done, Bid) and each.table.auction.highest is None:
                openings.append(each.done.level)
    assert len(above) > 200 and len(openings) > 200
    assert max(above) <= TWO_LEVELS
    assert max(openings) <= 4
