"""What a lead is for, by what the contract asks, and only where it is so."""

import pytest

from game.kit.actions import PlayCard
from game.rulesets.berzerka import BERZERKA
from tests.rulesets.berzerka.hands import cards
from tests.rulesets.berzerka.leading import at_value, leading, said

SPADES_GONE = "0 S13 S2 S1 / 0 S12 S4 S3 / 0 S11 S6 S5 / 0 S10 S8 S7"
HEARTS_LEFT_OUT = "0 H3 C2 C3 / 0 H4 C4 C5"
"""Twice neither of the others followed to hearts."""


@pytest.mark.parametrize(
    ("contract", "named", "hand", "other", "told"),
    [
        ("brute_strength", "", "H13 H12 H11 S2", "H13 H11 S2", "your 3 strongest of Hearts: 3"),
        ("raging_tides", "normal", "H13 S4 S5", "H12 S4 S5", "when 1 and 13 change places"),
        (
            "changing_pace",
            "trump:D normal",
            "H13 D5 D6 S2 S3 S4",
            "H12 D5 D6 S2 S3 S4",
            "both will probably have to",
        ),
        ("brute_strength", "", "H12 H11 S2", "H12 H3 S2", "nobody has one above your 11 of Hea"),
        ("brute_strength", "", "H11 H10 H13", "H11 H9 H13", "nobody has one above your 10 of Hea"),
        ("brute_strength", "", "H11 H10 S2", "H11 H2 S2", "only one is left above your 10 of"),
        ("berzerka", "trump:D", "D5 H13 S2", "D5 H12 S2", "nobody trumps your 13 of Hearts"),
        ("brute_strength", "", "H2 H4 H9 H11", "H4 H2 H9 H11", "The weakest of your 4 cards"),
        ("brute_strength", "", "H11 H2 H4 H9", "H9 H2 H4 H11", "The strongest of your 4 cards"),
        (
            "brute_strength",
            "",
            "H2 H4 H5 H6 H7 H8 H9 S2",
            "H2 H4 H5 H6 H7 H9 S2",
            "at most 6 are out: when those are gone",
        ),
        ("bottle_it_up", "", "H1 S9", "H2 S9", "All 12 cards of Hearts that may be out are"),
        ("bottle_it_up", "", "H3 S9", "H4 S9", "Only 2 weaker cards of Hearts may be out"),
        ("bottle_it_up", "", "H7 D1", "H7 D2", "the 1 of Diamonds loses later as well"),
        ("bottle_it_up", "", "H7 S9", "H7 S2", "on those you can throw the 9 of Spades"),
        (
            "one_weakness",
            "pain:H",
            "C10 S2 S3 S4 S5 S6",
            "H10 S2 S3 S4 S5 S6",
            "without pain cards costs",
        ),
        (
            "marathon_flex",
            "trump:D normal",
            "D3 D5 D6 D8 D9 D11 D12",
            "D3 D5 D6 D8 D9 D11",
            "at most 6 are out: draw them before",
        ),
        (
            "marathon_flex",
            "trump:D normal",
            "S4 D3",
            "S4 S3 D3",
            "when it counts you can trump them",
        ),
    ],
)
def test_a_lead_is_told_by_what_it_is_for(
    contract: str, named: str, hand: str, other: str, told: str
) -> None:
    for held, is_so in ((hand, True), (other, False)):
        assert (told in said(leading(contract, held, named), held.split()[0])) == is_so, held


def test_a_card_is_sure_where_neither_of_the_others_has_its_suit() -> None:
    alone = "Nobody else can have a card of Hearts left"
    assert alone in said(leading("brute_strength", "H2 S4", gone=HEARTS_LEFT_OUT), "H2")
    one_follows = "0 H3 H5 C3 / 0 H4 H6 C5"
    assert alone not in said(leading("brute_strength", "H2 S4", gone=one_follows), "H2")
    assert alone not in said(leading("berzerka", "H2 S4", "trump:D", HEARTS_LEFT_OUT), "H2")


def test_sure_tricks_are_compared_with_those_that_are_needed() -> None:
    hand = "C4 H13 D5"
    one = leading("hold_steady", hand, "normal", SPADES_GONE)
    assert "one trick is all you need: this one may go" in said(one, "C4")
    two = leading("hold_steady", hand, "normal", SPADES_GONE.rpartition(" / ")[0])
    assert "may go" not in said(two, "C4")
    assert "You hold 2 sure tricks, and 2 are all you need" in said(
        leading("hold_steady", "C4 H13 D13", "normal", SPADES_GONE.rpartition(" / ")[0]), "C4"
    )


def test_a_card_that_wins_only_before_the_turn_is_told_so() -> None:
    turning = "It is sure to win only until the ranking turns: then up to 12 cards"
    view = leading("changing_pace", "H13 S9", "trump:S normal", SPADES_GONE)
    assert turning in said(view, "H13")
    assert "sure to win only" not in said(view, "S9"), "no trump beats the last"
    view = leading("berzerka", "H13 S9", "trump:S", SPADES_GONE)
    assert "sure to win only" not in said(view, "H13")


def test_where_no_pain_card_is_out_a_trick_costs_nothing() -> None:
    hearts = " / ".join(f"0 H{n} H{n + 1} H{n + 2}" for n in (1, 4, 7, 10))
    told = "No pain card is out any more"
    assert told in said(leading("one_weakness", "C10 H13 S2", "pain:H", hearts), "C10")
    few = hearts.rpartition(" / ")[0]
    assert told not in said(leading("one_weakness", "C10 H13 S2", "pain:H", few), "C10")


def test_no_trump_is_named_where_there_is_none() -> None:
    assert "only a trump" not in said(leading("brute_strength", "H13 S4"), "H13")
    assert "unless somebody trumps it" in said(leading("berzerka", "H13 S4", "trump:D"), "H13")


def test_a_hand_worth_nothing_is_told_so_whatever_is_played() -> None:
    view = leading("middling", "H13 S4", "trump:D")
    nothing = "Nobody wins or loses a point in this hand."
    assert said(at_value(view, 0), "H13") == said(at_value(view, 0), "S4") == nothing
    assert nothing not in said(at_value(view, 2), "H13")


def test_a_lead_that_draws_trumps_is_told_apart_from_one_that_does_not() -> None:
    view = leading("berzerka", "D5 H13 S2", "trump:D")
    why = BERZERKA.telling.why(view, PlayCard(cards("D5")[0]), list(map(PlayCard, view.hand)))
    assert "nobody trumps" in why.words and not why.alike
