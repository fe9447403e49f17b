"""Where all that can be played comes to the same, it is said why."""

import pytest

from game.core.outlook import Figure, Outlook
from game.rulesets.schnapsen.actions import PASS, REKONTRA
from game.rulesets.schnapsen.same import all_the_same
from tests.rulesets.schnapsen.deals import play, table

HANDS = ("SK ST SA HU HT HA", "HK HO DO DK DT SU", "SO CT CK CO CU DU")
WON = {
    1.0: "Played out, you win the deal whatever you choose.",
    0.4: "Played out, you win about 40 of 100 deals, whatever you choose.",
    0.0: "Played out, you lose the deal whatever you choose.",
}


@pytest.mark.parametrize("share", WON)
def test_how_often_the_deal_is_won_whatever_is_chosen_is_told_of_calls_too(share: float) -> None:
    outlook = Outlook(PASS, REKONTRA, 4000, {"won": Figure(share, share, 0.0)})
    view = table("S", *HANDS, contract="gang", declarer=0).view(0)
    assert all_the_same(view, outlook) == WON[share]


def test_cards_with_nothing_between_them_are_said_to_be_alike() -> None:
    state = table("S", *HANDS, contract="gang", declarer=0)
    play(state, "HA")
    assert all_the_same(state.view(1), None) == (
        "No card that may be out lies between these, so they come to the same."
    )
    assert all_the_same(table("S", *HANDS).view(0), None) == ""


def test_where_card_points_count_cards_that_differ_in_them_do_not_come_to_the_same() -> None:
    state = table("S", *HANDS)
    play(state, "HA")
    assert all_the_same(state.view(1), None) == (
        "No card that may be out lies between these, and the card points by which they differ "
        "decide nothing here."
    )
