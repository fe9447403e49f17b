"""The reason of a bid speaks of what its contract depends on."""

import pytest

from game.kit.deal import View
from game.kit.number_cards import parse_number_cards
from game.kit.table import with_item
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


def test_two_cards_of_a_suit_are_no_reason_for_a_bid() -> None:
    state = dealt(on_board("berzerka", "raging_tides", "still_holding"))
    view = state.view(state.current_player())
    for hand in ("S8S10H2H4D12C3", "S8S10S13H4D12C3"):
        cards = parse_number_cards(hand)
        table = view.table.but(hands=with_item(view.table.hands, view.observer, cards))
        told = reason(View(view.observer, table, ()), Bid("berzerka", 1))
        assert ("3 of your six cards are Spades" in told) == ("S13" in hand)
        assert ("changes the most cards" in told) == ("S13" not in hand)
