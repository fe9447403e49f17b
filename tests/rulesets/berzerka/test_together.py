"""Cards that are changed together are told of together."""

from dataclasses import replace

import pytest

from game.core.protocols import Candidate
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DONE, Discard
from game.rulesets.berzerka.position import BerzerkaView
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import USUAL_NAMES, board_with, cards, dealt, say

LOW = "S7 S13 H7 H9 H10 H11 H13 C3 C5 C6 C8 C11 D12"


def changing(contract: str, hand: str) -> BerzerkaView:
    """Return what a declarer sees who is to change cards, with trumps and ranking as usual."""
    view: BerzerkaView = at_change(contract, hand).view()
    return view


def at_change(contract: str, hand: str) -> Turn:
    """Return his turn."""
    named = USUAL_NAMES.get(contract, "")
    state = say(dealt(board_with(contract)), f"{contract}+0 pass pass {named}".strip())
    player = state.current_player()
    hands = [*state.table.hands]
    hands[player] = tuple(sorted(cards(hand)))
    state.table = replace(state.table, hands=tuple(hands))
    return Turn(BERZERKA, state, player, 9)


def said(view: BerzerkaView, changed: str) -> str:
    return BERZERKA.telling.why_series(view, [Discard(card) for card in cards(changed)])


def test_of_a_suit_that_is_emptied_it_is_said_what_that_allows() -> None:
    view = changing("bottle_it_up", LOW)
    told = "All your Spades go: unless you draw one, you can throw what you like when they are led."
    assert said(view, "S7 S13 H11 H13").startswith(told)
    assert "go:" not in said(view, "S13 H11 H13"), "the 7 of Spades stays"
    assert said(view, "S7 S13 D12").startswith("All your Spades and Diamonds go")
    assert said(view, "D12").startswith("Your only card of Diamonds: without it you can throw")


def test_most_cards_not_seen_are_told_to_be_better_than_all_that_are_changed() -> None:
    assert "cards not seen are weaker than all of these." in said(
        changing("bottle_it_up", LOW), "H11 H13 C11"
    )
    assert "stronger than all of these" in said(changing("hidden_strength", LOW), "H10 H11 C11")
    assert said(changing("hidden_strength", LOW), "H10 C3") == "", "hardly one beats the 3"


def test_only_a_change_of_cards_is_a_series() -> None:
    view = changing("bottle_it_up", LOW)
    first = Discard(cards("S7")[0])
    assert BERZERKA.telling.series_end(view, first) == DONE
    assert BERZERKA.telling.series_end(view, DONE) is None
    assert BERZERKA.telling.why_series(view, []) == ""


GUARDED = "S2 S3 S4 S12 H2 H3 H4 H12 D1 D5 C3 C5 C11"


@pytest.mark.parametrize(
    ("contract", "hand", "changed", "words"),
    [
        ("bottle_it_up", GUARDED, "S12 H12", "with your lower Spades and Hearts you can let"),
        ("bottle_it_up", GUARDED, "S12 D5 D1", "keeping them all does as well."),
        ("bottle_it_up", LOW, "S7 H9 H10 C11", " may be as bad, and what you draw is chance."),
        ("bottle_it_up", LOW, "S13", "keeping them all does as well."),
        ("hidden_strength", GUARDED, "S12 H12", "keeping them all does as well."),
    ],
)
def test_where_no_change_is_as_good_it_is_said_how_that_comes(
    contract: str, hand: str, changed: str, words: str
) -> None:
    turn = at_change(contract, hand)
    series = [Discard(card) for card in cards(changed)]
    assert words in BERZERKA.telling.why_none(turn.view(), series)
    assert BERZERKA.telling.why_none(turn.view(), []) == ""
    found = [Candidate(series[0], 1.0, 90), Candidate(DONE, 0.9, 90, error=0.2)]
    assert words in hint_reason(turn, found, str, series)
    less = [found[0], replace(found[1], error=0.01)]
    assert words not in hint_reason(turn, less, str, series)


@pytest.mark.parametrize(
    ("contract", "hand", "changed", "words"),
    [
        (
            "hidden_strength",
            LOW,
            "H10 H11 C11",
            "These cards would hardly win a trick: against each, 6 or more stronger ones may be",
        ),
        ("hidden_strength", LOW, "C11", "This card would hardly win a trick: 6 stronger ones may"),
        ("hidden_strength", LOW, "H10 H11 C3", "2 of these cards would hardly win a trick: "),
        (
            "bottle_it_up",
            LOW,
            "H11 H13 C11",
            "These cards can win tricks that you do not want: under each, 6 or more weaker ones",
        ),
        ("raging_tides", LOW, "S7 C8 D12", "2 of these cards are strong in neither ranking: "),
    ],
)
def test_it_is_told_what_the_cards_would_do_in_the_hand(
    contract: str, hand: str, changed: str, words: str
) -> None:
    assert words in said(changing(contract, hand), changed)
    assert "of these cards" not in said(changing(contract, hand), "C3 C11"), "not of one in two"
