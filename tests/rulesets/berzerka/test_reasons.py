"""The reason of a bid speaks of what its contract depends on."""

import pytest

from game.rulesets.berzerka.actions import Bid
from game.rulesets.berzerka.reasons import reason
from tests.rulesets.berzerka.hands import dealt, on_board


@pytest.mark.parametrize(
    ("contract", "told"),
    [
        ("berzerka", "before you name anything"),
        ("one_weakness", "before you name anything"),
        ("seeing_red", "of Hearts."),
        ("bottle_it_up", "below 7"),
        ("hidden_strength", "below 7"),
    ],
)
def test_of_suits_where_one_counts_else_of_low_and_high_cards(contract: str, told: str) -> None:
    others = ("raging_tides", "still_holding")
    state = dealt(on_board(contract, *others))
    assert told in reason(state.view(state.current_player()), Bid(contract, 0))
