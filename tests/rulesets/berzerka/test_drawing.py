"""A card is changed where most that could be drawn are better, and kept where few are."""

import pytest

from game.kit.deal import View
from game.kit.table import with_item
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DONE, Discard
from game.rulesets.berzerka.drawing import likely_better
from game.rulesets.berzerka.reasons import choice_of
from tests.rulesets.berzerka.hands import cards
from tests.rulesets.berzerka.leading import leading

HAND = "S13 S12 S11 H13 H12 H7 D13 D2 D1 C13 C7 C2 C1"


@pytest.mark.parametrize(
    ("contract", "named", "card", "told"),
    [
        ("brute_strength", "", "H7", ""),
        ("brute_strength", "", "D2", "stronger: 35 of the 39 not seen are."),
        ("hidden_strength", "", "D13", "stronger: 39 of the 39 not seen are."),
        ("berzerka", "trump:D", "H7", "22 of the 39 not seen are trumps or stronger."),
        ("bottle_it_up", "", "H13", "weaker: 39 of the 39 not seen are."),
        ("bottle_it_up", "", "D2", ""),
        ("raging_tides", "normal", "H7", "nearer to 1 or 13: 37 of the 39 not seen are."),
        ("raging_tides", "normal", "D1", ""),
        ("changing_pace", "trump:D normal", "H7", "not seen are trumps, or nearer to 1 or 13."),
    ],
)
def test_most_cards_not_seen_are_better(contract: str, named: str, card: str, told: str) -> None:
    view = leading(contract, HAND, named)
    assert bool(told) == bool(likely_better(choice_of(view, cards(card)[0]), view.table))
    assert told in likely_better(choice_of(view, cards(card)[0]), view.table)


@pytest.mark.parametrize(
    ("hand", "card", "told"),
    [
        (
            "S13 S5 S6 H13 H5 H6 D5 D6 D7 C4 C5 C6 C7",
            "C4",
            "2 of your cards are likely to win, and you want 5 tricks. A drawn card is likely to "
            "be stronger",
        ),
        (
            "S13 S12 S11 H13 H12 H11 D13 D12 D11 C9 C5 C6 C7",
            "C9",
            "9 of your cards are likely to win, and you want 5 tricks. A drawn card is likely to "
            "be weaker",
        ),
        (
            "S4 S5 S6 H4 H5 H6 D5 D6 D7 C4 C5 C6 C7",
            "C4",
            "None of your cards is likely to win, and you want 5 tricks. A drawn card is likely",
        ),
        ("S13 S12 S4 H13 H12 H4 D13 D5 D6 C4 C5 C6 C7", "C4", "A drawn card is likely to be str"),
    ],
)
def test_where_five_are_wanted_the_likely_tricks_are_counted(
    hand: str, card: str, told: str
) -> None:
    view = leading("hold_steady", hand, "normal")
    assert likely_better(choice_of(view, cards(card)[0]), view.table).startswith(told)


def test_a_good_hand_is_kept_with_the_chances_of_a_change() -> None:
    good = "S13 S12 S11 S10 H13 H12 H11 D13 D12 D11 C13 C12 C9"
    [said] = BERZERKA.telling.reasons(leading("brute_strength", good), DONE)
    assert "only 4 of the 39 cards not seen are better than your 9 of Clubs" in said.words
    assert not BERZERKA.telling.reasons(leading("bottle_it_up", good), DONE)


def test_of_cards_kept_those_that_may_still_be_changed_are_told() -> None:
    view = leading("brute_strength", "S13 S12 S2 H13 H12 H11 D13 D12 D11 C13 C12")
    assert not BERZERKA.telling.reasons(view, DONE), "most are better than the 2"
    gone = with_item(view.table.discards, 0, cards("S3 S4"))
    [said] = BERZERKA.telling.reasons(View(0, view.table.but(discards=gone), ()), DONE)
    assert "better than your 11 of" in said.words


def test_where_no_card_is_left_to_be_changed_nothing_is_said_of_one() -> None:
    view = leading("brute_strength", "S13 S12 S2 H13 H12 H11 D13 D12 D11 C12 C11 C10")
    gone = with_item(view.table.discards, 0, cards("C13"))
    assert not BERZERKA.telling.reasons(View(0, view.table.but(discards=gone), ()), DONE)


def test_a_hand_with_as_many_winners_as_are_wanted_is_kept() -> None:
    five = "S13 S12 S5 S6 H13 H5 H6 D13 D12 D5 C4 C5 C6"
    [said] = BERZERKA.telling.reasons(leading("hold_steady", five, "normal"), DONE)
    assert said.words == "5 of your cards are likely to win, which is about what you want."


def test_a_changed_card_is_told_beside_those_that_may_be_drawn() -> None:
    view = leading("hidden_strength", "S1 S2 S4 H1 H2 H3 D1 D2 D3 C1 C2 C4 C5")
    told = " ".join(each.words for each in BERZERKA.telling.reasons(view, Discard(view.hand[-1])))
    assert "likely" not in told, "few cards are better than the 5"
    view = leading("brute_strength", "S1 S2 S4 H1 H2 H3 D1 D2 D3 C1 C2 C4 C5")
    told = " ".join(each.words for each in BERZERKA.telling.reasons(view, Discard(view.hand[-1])))
    assert "A drawn card is likely to be stronger" in told
