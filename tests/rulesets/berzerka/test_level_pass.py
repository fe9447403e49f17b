"""Where a bid is as good as a pass, nothing that is told of the pass speaks against a bid."""

import pytest

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import PASS, Bid
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import dealt, on_board, say

SURE = 0.01
LEVEL = "A pass comes to about the same as the best bids, and commits you to nothing."
AGAINST = {"": "suits none of the contracts well", "raging_tides+1": "This hand cannot afford that"}
"""What speaks against any bid, by what has been said before."""


def said(before: str, *found: Candidate[object]) -> str:
    """Return the reason of a hint that has found these."""
    state = say(dealt(on_board("berzerka", "middling", "raging_tides")), before)
    return hint_reason(Turn(BERZERKA, state, state.current_player(), 9), found, str)


@pytest.mark.parametrize("before", AGAINST)
def test_what_speaks_against_bids_is_told_only_where_none_is_as_good(before: str) -> None:
    bids = Bid("berzerka", 2), Bid("raging_tides", 2)
    passed = Candidate(PASS, 0.1, 90)
    less = [Candidate(bid, -0.6, 90, error=0.1) for bid in bids]
    assert AGAINST[before] in said(before, passed, *less)
    equal = Candidate(bids[0], 0.1, 90, error=0.1)
    assert said(before, passed, equal, less[1]) == LEVEL
    near = Candidate(bids[0], -0.1, 90, error=0.3)
    assert said(before, passed, near, less[1]) == (
        f"{LEVEL} Too close to call: this or berzerka+2."
    )


def test_beside_trials_that_find_a_bid_as_good_a_pass_is_told_in_short() -> None:
    bid = Bid("raging_tides", 2)
    level = {
        "points": Figure(0.1, 0.05, 0.2),
        "first": Figure(0.46, 0.45, SURE),
        "last": Figure(0.20, 0.20, SURE),
    }
    passed = Candidate(PASS, 0.1, 90, outlook=Outlook(PASS, bid, 300, level))
    told = said("raging_tides+1", passed, Candidate(bid, 0.0, 90, error=0.01))
    assert told.startswith("A pass commits you to nothing. You win points in 46 of 100 hands")
