"""SW-10 to SW-13: the bids, and the one the dealer may not make."""

from functools import partial

import pytest

from game.core.protocols import IllegalAction
from game.rulesets.whist.phases import WhistState, barred
from game.rulesets.whist.table import Bid
from tests.rulesets.saying import reason_in
from tests.rulesets.whist.deals import chosen, dealt, play, table

reason = partial(reason_in, "whist")


def bidding(hand: int, *earlier: int, players: int = 4) -> WhistState:
    """A deal in which these bids have been made, the dealer bidding last."""
    state = dealt(chosen(hand, "D", players=players))
    for bid in earlier:
        state.apply_action(Bid(bid))
    return state


def open_bids(state: WhistState) -> list[int]:
    return [int(str(action)) for action in state.legal_actions()]


@pytest.mark.rule("SW-10")
def test_each_bids_once_from_zero_to_the_cards_of_the_hand_for_all_to_see() -> None:
    state = bidding(5)
    for bid in (5, 0, 3):
        assert open_bids(state) == [0, 1, 2, 3, 4, 5]
        state.apply_action(Bid(bid))
    state.apply_action(Bid(1))
    for observer in (0, 1, 2, 3, None):
        assert state.view(observer).table.bids == (5, 0, 3, 1)
    with pytest.raises(IllegalAction) as final:
        state.apply_action(Bid(2))
    assert final.value.refusal.rule == "SW-10"


@pytest.mark.parametrize("bid", [-1, 6, 52])
@pytest.mark.rule("SW-10")
def test_no_bid_is_below_zero_or_above_the_cards_of_the_hand(bid: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        bidding(5).apply_action(Bid(bid))
    assert refused.value.refusal.rule == "SW-10"


@pytest.mark.rule("SW-10")
def test_a_bid_stands_through_the_whole_deal() -> None:
    state = table("S", "SA H3", "SK H4", "D2 D3", "C2 C3", bids=[2, 1, 0, 0])
    play(state, "SA SK D2 C2")
    assert state.refusal(Bid(0)) is not None
    assert state.table.seat_bids() == (2, 1, 0, 0)


@pytest.mark.rule("SW-11")
def test_only_the_dealer_is_kept_from_making_the_bids_add_up() -> None:
    assert 3 in open_bids(bidding(6, 2, 1)), "the third of four may make it 6"
    assert 3 not in open_bids(bidding(6, 2, 1, 0)), "the dealer may not"
    with pytest.raises(IllegalAction) as refused:
        bidding(6, 2, 1, 0).apply_action(Bid(3))
    assert refused.value.refusal.rule == "SW-11"


@pytest.mark.rule("SW-11")
def test_the_dealer_is_told_which_bid_is_barred_and_why() -> None:
    told = barred(bidding(6, 2, 1, 0).view(3))
    assert told == "You deal, so 3 is forbidden: the bids would add up to 6. [SW-11]"
    assert barred(bidding(6, 2, 1).view(2)) == barred(bidding(6, 3, 3, 1).view(3)) == ""


@pytest.mark.rule("SW-12")
def test_a_dealer_whom_the_others_have_outbid_is_free() -> None:
    assert open_bids(bidding(6, 3, 3, 1)) == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SW-12")
def test_otherwise_exactly_one_bid_is_forbidden() -> None:
    for earlier in ((0, 0, 0), (1, 2, 0), (2, 2, 1), (0, 6, 0)):
        closed = set(range(7)) - set(open_bids(bidding(6, *earlier)))
        assert closed == {6 - sum(earlier)}


@pytest.mark.rule("SW-12")
def test_with_one_card_the_dealer_must_bid_zero_or_one() -> None:
    assert open_bids(bidding(1, 0, 0, 0)) == [0]
    for earlier in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        assert open_bids(bidding(1, *earlier)) == [1]
    assert open_bids(bidding(1, 1, 1, 0)) == [0, 1]


@pytest.mark.rule("SW-12")
def test_five_and_six_players_have_the_same_rule() -> None:
    assert open_bids(bidding(4, 1, 1, 1, players=5)) == [0, 1, 2, 3, 4]
    assert open_bids(bidding(4, 1, 1, 1, 0, players=5)) == [0, 2, 3, 4]
    assert open_bids(bidding(4, 1, 1, 1, 0, 1, players=6)) == [1, 2, 3, 4]


@pytest.mark.rule("SW-13")
def test_six_cards_and_bids_of_2_0_1_leave_the_dealer_all_but_3() -> None:
    assert open_bids(bidding(6, 2, 0, 1)) == [0, 1, 2, 4, 5, 6]
