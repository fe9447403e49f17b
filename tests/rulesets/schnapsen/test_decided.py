"""Where all that can be played comes to the same, it is said why."""

from game.rulesets.schnapsen.decided import all_the_same, decided
from tests.rulesets.schnapsen.deals import play, table

HANDS = ("SK ST SA HU HT HA", "HK HO DO DK DT SU", "SO CT CK CO CU DU")


def test_a_worth_that_is_all_there_is_to_win_or_to_lose_decides_a_deal() -> None:
    view = table("S", *HANDS, contract="gang", declarer=0).view(0)
    assert decided(view, 6.0) == "Whichever you choose, this deal is won."
    assert decided(view, -6.0) == "Whichever you choose, this deal is lost."
    assert decided(view, 5.9) == ""


def test_a_game_is_decided_by_what_it_can_still_bring() -> None:
    state = table("S", *HANDS)
    assert decided(state.view(0), 2.0) and not decided(state.view(0), 4 / 3)
    play(state, "HU HK SO")
    assert state.table.player == 2 and decided(state.view(2), 1.0), "3 for both, on average 2"


def test_cards_with_nothing_between_them_are_said_to_be_alike() -> None:
    state = table("S", *HANDS)
    play(state, "HA")
    assert "lies between" in all_the_same(state.view(1), None)
    assert all_the_same(table("S", *HANDS).view(0), None) == ""
