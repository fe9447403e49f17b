"""Of what is as good a hint of bridge advises the system's call, and throws the low card away."""

from game.core.protocols import Candidate
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import parse_action
from game.rulesets.bridge.bidding.table import call_for
from game.rulesets.bridge.state import BridgeState
from game.session.arranging import arranged
from game.session.turn import Turn
from tests.rulesets.bridge.deals import dealt, doing, opening

RUFFING = {
    "N": "SASKSQS7S4HAH5H2D9CKCQC8C7",
    "S": "SJSTS2S3HKHQH9DTCACJC6C5C4",
    "E": "S5S6S9H7DADKDQDJD8C9C3C2HJ",
    "W": "S8HTH8H6H4H3D7D6D5D4D3D2CT",
}
"""North plays four spades; West has one spade and one club."""


def first(deal: BridgeState, **values: float) -> str:
    """Return what a hint puts first of what a search has found so, none behind by more than
    chance."""
    found = [Candidate(parse_action(text), value, 100, error=50) for text, value in values.items()]
    return str(arranged(Turn(BRIDGE, deal, deal.current_player(), 9), found)[0].action)


def test_a_call_that_is_not_ahead_of_the_systems_by_more_than_chance_is_not_advised() -> None:
    deal = doing(dealt(opening(jokers=0), RUFFING), "1S P")
    view = deal.view(deal.current_player())
    assert str(call_for(view.table, view.hand)) == "4D"
    assert first(deal, **{"4S": 120.0, "4D": 100.0}) == "4D"
    assert first(deal, **{"4S": 320.0, "4D": 100.0}) == "4S"


def test_of_a_suit_thrown_away_the_low_card_goes_where_both_are_as_good() -> None:
    deal = doing(
        dealt(opening(jokers=0), RUFFING), "1S P 4S P P P C3 C4 CT CK SA S5 S2 S8 SK S6 S3"
    )
    assert first(deal, HT=-420.0, H4=-420.0) == "H4"


def test_a_low_lead_and_a_low_card_to_a_trick_of_the_suit_spend_nothing() -> None:
    deal = doing(dealt(opening(jokers=0), RUFFING), "1S P 4S P P P")
    assert first(deal, DK=-420.0, D8=-420.0) == "DK"
