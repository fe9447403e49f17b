"""Why a card is played: by what the scoring of the match still pays for."""

from dataclasses import replace
from functools import partial

import pytest

from game.core.reason import Reason, most_telling
from game.kit.actions import PlayCard
from game.kit.tricks import Trick
from game.rulesets.whist import WHIST
from game.rulesets.whist.actions import Bid
from game.rulesets.whist.options import WhistOptions
from tests.rulesets.saying import reason_in
from tests.rulesets.whist.deals import cards, chosen, dealt, table

reason = partial(reason_in, "whist")


@pytest.mark.parametrize(
    ("scoring", "part"),
    [
        ("SB0", "but a trick still brings points. You cannot win this trick, so play your lowest"),
        ("SA03a", "You have more than you bid. It loses to the 9 of Spades"),
    ],
)
def test_past_the_bid_a_card_is_kept_where_tricks_still_pay(scoring: str, part: str) -> None:
    state = table("H", "C4 DA H3", "S9 D2 D3", "C2 C3 D4", "C5 C6 C7", bids=[0, 1, 1, 0])
    view = state.view(0)
    past = view.table.but(
        standing=replace(view.table.standing, options=WhistOptions(scoring=scoring)),
        trick=Trick(1, cards("S9")),
        taken=(1, 0, 0, 0),
        hands=(cards("C4 DA"), *view.table.hands[1:]),
    )
    assert part in reason(replace(view, table=past), PlayCard(cards("C4")[0]))


OTHERS = ("S2 S3 S4", "D2 D3 D4", "C2 C3 C4")


def bids_of(hand: str, bids: list[int]) -> dict[int, list[Reason]]:
    """What speaks for each bid of the last bidder, who holds three cards."""
    state = dealt(chosen(3, "H"), [cards(each) for each in (*OTHERS, hand)])
    for bid in bids:
        state.apply_action(Bid(bid))
    view = state.view(3)
    return {action.tricks: WHIST.telling.reasons(view, action) for action in state.legal_actions()}


def test_the_bid_nearest_to_what_the_cards_are_worth_is_spoken_for_by_that() -> None:
    told = bids_of("HA HK HQ", [1, 1, 1])
    assert "Worth about 3.0 tricks: " in told[3][0].words
    why = most_telling(told[3], [(bid, told[bid]) for bid in told if bid != 3])
    assert why.words == told[3][0].words


def test_a_bid_made_oftener_is_spoken_for_by_how_often_and_for_how_much() -> None:
    told = bids_of("HA HK HQ", [1, 1, 1])
    often = {bid: each.much for bid in told for each in told[bid] if each.kind == "made"}
    assert often[3] == max(often.values()) > 0.8
    words = next(each.words for each in told[3] if each.kind == "made")
    assert f"Made {round(100 * often[3])} times in 100, for 13 points." in words


def test_a_zero_is_spoken_for_by_how_it_is_made_and_each_bid_in_the_end_by_being_tried() -> None:
    told = bids_of("S9 D9 C9", [1, 1, 0])
    assert [bid for bid in told if any(each.kind == "zero" for each in told[bid])] == [0]
    last = [told[bid][-1] for bid in told]
    assert all("Only trial" in each.words for each in last)
    assert len({each.kind for each in last}) == len(told)
