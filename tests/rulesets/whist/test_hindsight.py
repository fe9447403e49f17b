"""Why a bid was missed is told by what was played, not by a sentence that always stays the same."""

import pytest

from game.rulesets.whist.hindsight import why_missed
from game.rulesets.whist.phases import result
from game.rulesets.whist.table import Bid, DealScored
from scenes.table.whist.lesson import asked, happened
from tests.rulesets.whist.deals import cards, chosen, dealt, play, table


@pytest.mark.parametrize(
    ("trump", "hands", "plays", "told"),
    [
        ("C", ("H2H3", "SAD2", "H4H5", "H6H7"), "H2SAH4H6 H7H3D2H5", "threw the Ace of Spades"),
        ("C", ("H2D3", "H3HA", "H4D5", "H5D7"), "H2H3H4H5 D7D3HAD5", "the Ace of Hearts would"),
        ("C", ("H2D3", "HAD2", "C4D5", "H5D7"), "H2HAC4H5 D5D7D3D2", "Ace of Hearts was trumped"),
        ("C", ("H2D3", "SAH4", "H5D4", "H6D5"), "H2H4H5H6 D5D3SAD4", "for a trick of another suit"),
        ("C", ("H2H3", "S4D2", "H4H5", "H6H7"), "H2S4H4H6 H7H3D2H5", "not worth that many"),
    ],
)
def test_a_bid_of_one_without_a_trick(trump: str, hands: list[str], plays: str, told: str) -> None:
    state = play(table(trump, *hands, bids=(0, 1, 0, 0)), plays)
    assert state.is_terminal() and told in why_missed(state.table, 1)


def test_one_trick_does_not_explain_a_bid_that_was_missed_by_two() -> None:
    state = table("C", "H2D3", "HAD2", "C4D5", "H5D7", bids=(0, 2, 0, 1))
    play(state, "H2HAC4H5 D5D7D3D2")
    assert "not worth that many" in why_missed(state.table, 1)


@pytest.mark.parametrize(
    ("hands", "plays", "told"),
    [
        (("H2D3", "H3HA", "H4D5", "H5D7"), "H2HAH4H5 H3D5D7D3", "the 3 of Hearts would have"),
        (("CACK", "H3D5", "H4D4", "H5D2"), "CAH3H4H5 CKD5D4D2", "worth more than you bid"),
        (("HAD3", "H3D5", "H4D4", "H5D2"), "HAH3H4H5 D3D5D4D2", "a fair guess: with such cards it"),
    ],
)
def test_a_trick_too_many(hands: list[str], plays: str, told: str) -> None:
    state = play(table("C", *hands, bids=(0, 0, 0, 0)), plays)
    loser = 1 if state.table.taken[1] == 2 else 0
    assert state.is_terminal() and told in why_missed(state.table, loser)


def test_of_a_bid_that_was_made_nothing_is_said() -> None:
    state = play(table("C", "H2D3", "HAD2", "H4D5", "H5D7", bids=(0, 1, 0, 0)), "H2HAH4H5 D2D5D7D3")
    assert why_missed(state.table, 1) == ""


@pytest.mark.parametrize(("seat", "is_told"), [(1, False), (0, True)])
def test_what_no_trick_costs_is_told_once(seat: int, is_told: bool) -> None:
    """Whoever has just been told that it cost him ten points need not hear the rule as well."""
    state = play(table("C", "H2D3", "HAD2", "C4D5", "H5D7", bids=(0, 1, 0, 0)), "H2HAC4H5 D5D7D3D2")
    event = DealScored(result(state.table), state.table.scores, after=state.table)
    [remark] = happened(event, seat, ("Ana", "Mira", "Bora", "Luka"))
    assert ("and takes no trick at all" in remark.words) is is_told


@pytest.mark.parametrize(
    ("hands", "trump", "bids", "is_told"),
    [
        ("H2H3H4 SAS7C6 D2D3D4 C2C3C4", "H", 1, True),
        ("H2H3H4 SAS7C6 D2D3D4 C2C3C4", "S", 1, False),
        ("SAS7C6 H2H3H4 D2D3D4 C2C3C4", "H", 0, False),
        ("H2H3H4 SKS7C6 D2D3D4 C2C3C4", "H", 1, False),
        ("H2H3H4H5 SAS7C6C9 D2D3D4D5 C2C3C4C5", "H", 1, False),
    ],
)
def test_where_few_cards_are_dealt_an_ace_is_not_told_to_be_a_trick(
    hands: str, trump: str, bids: int, is_told: bool
) -> None:
    held = [cards(each) for each in hands.split()]
    state = dealt(chosen(len(held[0]), trump), held)
    for _bid in range(bids):
        state.apply_action(Bid(0))
    remark = asked(state.view(bids), state.legal_actions())
    assert ("far from sure" in remark.words) is is_told
