"""Cards that are changed together are told of together."""

import re
from dataclasses import replace

import pytest

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.kit.number_cards import NUMBER_DECK, number_card_name
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DONE, Discard
from game.rulesets.berzerka.position import BerzerkaView
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import USUAL_NAMES, board_with, cards, dealt, say

LOW = "S7 S13 H7 H9 H10 H11 H13 C3 C5 C6 C8 C11 D12"
CLEAR = "S1 S13 H4 H5 H11 H13 C3 C5 C6 C8 C11 D1 D12"
HIGHEST = "S13 H11 H13 C11 D12"


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
        changing("bottle_it_up", LOW), HIGHEST
    )
    assert "stronger than all of these" in said(changing("hidden_strength", LOW), HIGHEST)
    assert said(changing("hidden_strength", LOW), "H10 C3") == "", "hardly one beats the 3"


def test_only_a_change_of_cards_is_a_series() -> None:
    view = changing("bottle_it_up", LOW)
    first = Discard(cards("S7")[0])
    assert BERZERKA.telling.series_end(view, first) == DONE
    assert BERZERKA.telling.series_end(view, DONE) is None
    assert BERZERKA.telling.why_series(view, []) == ""


ONE = "S1 S2 S3 H1 H2 H3 D1 D2 D3 C1 C2 C3 C11"
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
            CLEAR,
            HIGHEST,
            "These cards would hardly win a trick: against each, 6 or more stronger ones may be",
        ),
        ("hidden_strength", ONE, "C11", "This card would hardly win a trick: 7 stronger ones may"),
        ("hidden_strength", LOW, "S13 C3 D12", "Most of these cards would hardly win a trick: "),
        (
            "bottle_it_up",
            CLEAR,
            HIGHEST,
            "These cards can win tricks that you do not want: under each, 6 or more weaker ones",
        ),
        ("raging_tides", LOW, "S7 C8 D12", "Most of these cards are strong in neither ranking: "),
    ],
)
def test_it_is_told_what_the_cards_would_do_in_the_hand(
    contract: str, hand: str, changed: str, words: str
) -> None:
    assert words in said(changing(contract, hand), changed)
    assert "of these cards" not in said(changing(contract, hand), "C3 C11"), "not of one in two"


DUCKING = "S1 S6 S7 S10 H1 H2 D1 D11 C4 C7 C8 C12 C13"
CLUBS = "D11 C7 C8 C12 C13"


def test_what_is_told_of_the_cards_that_go_is_not_as_true_of_one_that_stays() -> None:
    view = changing("bottle_it_up", LOW)
    told = said(view, HIGHEST)
    assert "Most of these cards can win tricks that you do not want: under each, 8 " in told
    assert "under" not in said(view, "H11 H13 C11"), "more of it stays than goes"
    assert "than all of these" not in said(view, "H11 H13 C11"), "the 13 of Spades stays"
    assert said(changing("hidden_strength", LOW), "H10 H11 C11") == ""


def test_of_a_high_card_that_stays_beside_lower_ones_it_is_said_that_these_let_others_win() -> None:
    stays = "Your 10 of Spades can stay: with your lower Spades you can let others win."
    view = changing("bottle_it_up", DUCKING)
    told = said(view, CLUBS)
    assert "These cards can win tricks that you do not want: under each, 5 or more" in told
    assert stays in told
    assert stays not in said(changing("bottle_it_up", DUCKING), "S10 D11 C8 C12 C13")
    beside = "S1 S10 S11 H1 H2 D1 D11 C4 C7 C8 C12 C13 S6"
    assert "can stay" not in said(changing("bottle_it_up", beside), "C7 C8 C12 C13 S11")
    assert "can stay" not in said(changing("hidden_strength", DUCKING), CLUBS)


def test_what_is_chosen_already_does_not_count_as_staying() -> None:
    turn = at_change("bottle_it_up", DUCKING)
    *first, last = [Discard(card) for card in cards(CLUBS)]
    found = [Candidate(first[0], 1.0, 90), Candidate(DONE, -1.0, 90, error=0.01)]
    told = hint_reason(turn, found, str, first, [last])
    assert "under each, 5 or more weaker ones" in told and "Your 10 of Spades can stay" in told
    assert "can stay" not in hint_reason(turn, found, str, first)


@pytest.mark.parametrize("contract", ["bottle_it_up", "hidden_strength"])
def test_no_card_stays_of_which_as_much_could_be_told_unless_it_is_said_why(contract: str) -> None:
    """Of both contracts it is the lower cards of a suit that speak against one."""
    seen = 0
    for seed in range(40):
        state = say(dealt(board_with(contract), seed), f"{contract}+0 pass pass")
        view = state.view(state.current_player())
        out = [each for each in NUMBER_DECK if each not in view.hand]
        for way in BERZERKA.sense.tries(view, Rng(1))[:-1]:
            gone = [step.card for step in way.steps[:-1]]
            told, _stays, excused = said(view, " ".join(map(str, gone))).partition(" can stay: ")
            kept = [
                card
                for card in view.hand
                if card not in gone
                and not (excused and number_card_name(card) in told.split("Your ")[-1])
            ]
            if least := re.search(r"(\d+) (?:or more )?(?:weaker|stronger) ones may be", told):
                seen += 1
                for card in kept:
                    lower = [each for each in out if each.suit == card.suit and each < card]
                    assert len(lower) < int(least[1]), (view.hand, told)
            if "than all of these" in f"{told}{excused}":
                assert max(each.rank for each in kept) <= min(each.rank for each in gone)
    assert seen > 40
