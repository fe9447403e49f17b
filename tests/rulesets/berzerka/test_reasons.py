"""The reason of a bid speaks of what its contract depends on."""

from functools import partial

import pytest

from game.kit.cards import DIAMONDS, SPADES
from game.kit.deal import View
from game.kit.number_cards import parse_number_cards
from game.kit.table import with_item
from game.rulesets.berzerka.actions import PASS, Bid, NameRanking, NameTrump
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.declared import declare
from tests.rulesets.berzerka.hands import dealt, on_board
from tests.rulesets.saying import reason_in

reason = partial(reason_in, "berzerka")


@pytest.mark.parametrize(
    ("contract", "told"),
    [
        ("berzerka", "before you name anything"),
        ("one_weakness", "before you name anything"),
        ("seeing_red", "of your six cards"),
        ("bottle_it_up", "from 1 to 5"),
        ("hidden_strength", "from 1 to 5"),
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


def _seen(contract: str, hand: str) -> View:
    others = ("raging_tides", "still_holding", "middling")
    state = dealt(on_board(*dict.fromkeys((contract, *others))))
    view = state.view(state.current_player())
    cards = parse_number_cards(hand)
    return View(
        view.observer, view.table.but(hands=with_item(view.table.hands, view.observer, cards)), ()
    )


@pytest.mark.parametrize(
    ("contract", "weak", "able"),
    [
        ("hidden_strength", "S2S9H10D11C12C13", "S1S2H3D4C12C13"),
        ("brute_strength", "S2S9H2D3C4C13", "S2S9H10D11C4C13"),
        ("bottle_it_up", "S2S9H10D11C12C13", "S1S2H3D4C12C13"),
        ("seeing_red", "S2S9H10D11C12C13", "S2H2H9H10C12C13"),
    ],
)
def test_few_good_cards_are_not_called_a_reason(contract: str, weak: str, able: str) -> None:
    bid = Bid(contract, 0)
    assert "No strong hand for it, but the declarer leads" in reason(_seen(contract, weak), bid)
    assert "No strong hand" not in reason(_seen(contract, able), bid)


def test_a_hand_good_for_one_ranking_is_no_reason_for_the_opposite() -> None:
    for hand in ("S2S9H10D11C12C13", "S1S2H3D4C12C13", "S2S5S10D8C1C10"):
        for_high = reason(_seen("brute_strength", hand), Bid("brute_strength", 0))
        for_low = reason(_seen("hidden_strength", hand), Bid("hidden_strength", 0))
        assert for_high != for_low
        assert "No strong hand" in for_high or "No strong hand" in for_low


def test_who_passes_is_told_what_each_kind_of_contract_lacks() -> None:
    told = reason(_seen("hidden_strength", "S2S3H4D9D10C9"), PASS)
    assert told == (
        "Your longest suit has 2 cards; of the six, 3 are from 9 to 13 and 3 from 1 to 5. That is "
        "too little for each of the contracts."
    )


def test_trumps_are_named_for_their_length_beside_the_others() -> None:
    view = _seen("berzerka", "S2S3S4D9D10C9")
    assert reason(view, NameTrump(SPADES)) == "Spades is your longest suit: 3 cards."
    assert "Not your longest suit" in reason(view, NameTrump(DIAMONDS))
    tied = reason(_seen("berzerka", "S2S3H4D9D10C9"), NameTrump(DIAMONDS))
    assert "No suit of yours is longer than Diamonds: 2 cards, headed by the 10" in tied


def test_the_ranking_is_named_with_what_is_strong_both_ways() -> None:
    view = _seen("raging_tides", "S1S2S3D9D10C7")
    box = box_of(view.table.boxes, "raging_tides")
    declared = declare(view.observer or 0, box, 0)
    view = View(view.observer, view.table.but(declared=declared), ())
    assert "So 3 of your cards" in reason(view, NameRanking(True))
    assert "But it matters" in reason(view, NameRanking(False))
