"""Where a bid is as good as a pass, nothing that is told of either speaks against the other, and it
is said what tips it."""

from dataclasses import replace

import pytest

from game.bots.outlooks import with_outlook
from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.kit.table import with_item
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import PASS, Bid
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.calls import lacking
from game.session.arranging import with_reasons
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import cards, dealt, on_board, say

SURE = 0.01
LEVEL = {
    "": "A pass comes to about the same as the best bids, and commits you to nothing.",
    "raging_tides+1": "A pass costs no overbid; the next bid takes one of 2 at least. "
    "The best bids come to about the same.",
}
AGAINST = {"": "suits none of the contracts well", "raging_tides+1": "This hand cannot afford that"}
"""What speaks against any bid, by what has been said before."""


def said(before: str, *found: Candidate[object]) -> str:
    """Return the reason of a hint that has found these."""
    state = say(dealt(on_board("berzerka", "middling", "raging_tides")), before)
    return hint_reason(Turn(BERZERKA, state, state.current_player(), 9), found, str)


@pytest.mark.parametrize("before", AGAINST)
def test_what_speaks_against_bids_is_told_only_where_none_is_as_good(before: str) -> None:
    bids = Bid("berzerka", 2), Bid("raging_tides", 2)
    passed = Candidate(PASS, 0.1, 90)
    less = [Candidate(bid, -0.6, 90, error=0.1) for bid in bids]
    assert AGAINST[before] in said(before, passed, *less)
    equal = Candidate(bids[0], 0.1, 90, error=0.1)
    told = said(before, passed, equal, less[1])
    assert told.startswith(f"{LEVEL[before]} Just as good is berzerka+2: ")
    assert AGAINST[before] not in told
    near = Candidate(bids[0], -0.1, 90, error=0.3)
    assert said(before, passed, near, less[1]).startswith(
        f"{LEVEL[before]} Too close to call: this or berzerka+2. What speaks for berzerka+2: "
    )


def test_beside_trials_that_find_a_bid_as_good_a_pass_is_told_in_short() -> None:
    bid = Bid("raging_tides", 2)
    level = {
        "points": Figure(0.1, 0.05, 0.2),
        "first": Figure(0.46, 0.45, SURE),
        "last": Figure(0.20, 0.20, SURE),
    }
    passed = Candidate(PASS, 0.1, 90, outlook=Outlook(PASS, bid, 300, level))
    told = said("raging_tides+1", passed, Candidate(bid, 0.0, 90, error=0.01))
    assert told.startswith(
        "A pass costs no overbid; the next bid takes one of 2 at least. You win points "
        "in 46 of 100 hands"
    )


STAYS = "This bid costs no overbid and keeps you in the auction; a pass is for good."
FULL = {"first": Figure(0.22, 0.2, SURE), "last": Figure(0.42, 0.43, SURE)}


def test_of_a_bid_beside_a_pass_as_good_it_is_told_what_tips_it_and_nothing_against_it() -> None:
    for bid in (Bid("berzerka", 0), Bid("raging_tides", 0)):
        for value, error in ((0.1, 0.1), (-0.1, 0.3)):
            told = said("", Candidate(bid, 0.1, 90), Candidate(PASS, value, 90, error=error))
            assert f"{STAYS} A pass comes to about the same." in told
            assert "Not a strong hand" not in told
    beaten = said("", Candidate(Bid("raging_tides", 0), 0.1, 90), Candidate(PASS, -2.0, 90))
    assert STAYS not in beaten
    over = said("", Candidate(Bid("berzerka", 2), 0.1, 90), Candidate(PASS, 0.1, 90))
    assert "This bid keeps you in the auction; a pass is for good." in over


def test_trials_beside_a_pass_as_good_are_told_after_what_tips_it() -> None:
    bid = Bid("berzerka", 0)
    shown = Outlook(bid, PASS, 300, FULL | {"points": Figure(0.1, 0.1, 0.2)})
    for value in (0.1, 0.0):
        told = said(
            "", Candidate(bid, 0.1, 90, outlook=shown), Candidate(PASS, value, 90, error=0.3)
        )
        assert told.endswith(
            f"{STAYS} Somebody nearly always bids more, and you may bid again. You win points in "
            "22 of 100 hands and lose some in 42; a pass comes to about the same."
        )


def test_who_is_the_last_to_speak_is_told_that_a_pass_leaves_the_choice_to_another() -> None:
    told = said("pass pass", Candidate(Bid("berzerka", 0), 0.1, 90), Candidate(PASS, 0.1, 90))
    assert "if you do too, the first of them picks the contract" in told and STAYS not in told


def test_a_bid_that_is_as_good_is_named_with_what_speaks_for_it_or_not_at_all() -> None:
    state = say(dealt(on_board("berzerka", "bottle_it_up", "brute_strength")), "")
    turn = Turn(BERZERKA, state, state.current_player(), 9)
    suits = {
        each: bool(BERZERKA.telling.besides(turn.view(), Bid(each, 1)))
        for each in ("bottle_it_up", "brute_strength")
    }
    assert set(suits.values()) == {True, False}, "the hand suits one of them"
    best = Candidate(Bid("berzerka", 0), 0.2, 90)
    others = [Candidate(Bid(each, 1), 0.2, 90) for each in suits]
    named = list[object]()
    found = [best, *others, Candidate(PASS, 0.2, 90)]
    told = hint_reason(turn, found, lambda each: named.append(each) or str(each))
    shown = [str(each.action) for each in with_reasons(turn, found, named)]
    assert "pass" in shown
    for contract, is_suited in suits.items():
        assert (f"Just as good is {contract}+1: " in told) == is_suited
        assert (f"{contract}+1" in shown) == is_suited
    assert BERZERKA.telling.besides(turn.view(), PASS) is None, "a pass is named as it is"


def test_a_bid_that_the_hand_does_not_suit_is_nowhere_told_to_be_as_good() -> None:
    state = say(dealt(on_board("berzerka", "hidden_strength", "middling")), "berzerka+1")
    player, bid = state.current_player(), Bid("berzerka", 2)
    sense = replace(BERZERKA.sense, outlook=lambda _view, *both: Outlook(*both[:2], 300, FULL))
    for hand, is_named in (
        ("S1 S6 H2 D1 C4 C13", False),
        ("S1 S6 H2 D1 C9 C13", True),
        ("S1 S6 S2 D1 C4 C13", True),
    ):
        state.table = state.table.but(hands=with_item(state.table.hands, player, cards(hand)))
        turn = Turn(BERZERKA, state, player, 9)
        assert bool(BERZERKA.telling.besides(turn.view(), bid)) == is_named
        rules = box_of(turn.view().table.boxes, "berzerka").rules
        assert (lacking(turn.view().hand, rules) == 0) == is_named
        found = [Candidate(PASS, -0.2, 90), Candidate(bid, -0.2, 90)]
        tried = with_outlook(replace(BERZERKA, sense=sense), turn.view(), found, Rng(1))
        assert (tried[0].outlook is not None) == is_named
        assert ("berzerka+2" in hint_reason(turn, tried, str)) == is_named
        beside = [replace(found[0], outlook=Outlook(PASS, bid, 300, FULL)), found[1]]
        assert (len(with_reasons(turn, beside, [bid])) == 2) == is_named


def test_of_a_bid_that_wants_high_cards_a_low_hand_is_told_as_it_is() -> None:
    state = dealt(on_board("berzerka", "hidden_strength", "middling"))
    player = state.current_player()
    low = with_item(state.table.hands, player, cards("S1 S6 H2 D1 C4 C13"))
    state.table = state.table.but(hands=low)
    [first, *_rest] = BERZERKA.telling.reasons(state.view(player), Bid("berzerka", 0))
    assert first.words == (
        "Your longest suit has 2 cards; of the six, 1 is from 9 to 13 and 4 from 1 to 5. Not a "
        "strong hand for it, but the declarer leads and changes the most cards."
    )


def test_a_bid_that_a_race_has_dropped_early_has_no_figure() -> None:
    """“Bottle It Up +1: −0.4” from 56 trials stood below “Bottle It Up: +1.1” of a moment ago."""
    state = dealt(on_board("berzerka", "bottle_it_up", "brute_strength"))
    turn = Turn(BERZERKA, state, state.current_player(), 9)
    best = Candidate(PASS, 0.4, 500)
    known = Candidate(Bid("berzerka", 0), 0.2, 500, error=0.15)
    unknown = Candidate(Bid("bottle_it_up", 0), -0.4, 56, error=0.57)
    assert with_reasons(turn, [best, known, unknown], []) == [best, known]
    beside = replace(best, outlook=Outlook(PASS, unknown.action, 600, FULL))
    assert with_reasons(turn, [beside, known, unknown], []) == [beside, known, unknown]


def test_what_a_contract_is_about_is_no_reason_for_this_hand() -> None:
    """“What speaks for Marathon Flex +1: Only the last six tricks count.” holds for everybody."""
    state = say(dealt(on_board("berzerka", "marathon_flex", "brute_strength")), "")
    player, bid = state.current_player(), Bid("marathon_flex", 1)
    for hand, words in (
        ("S1 S6 H2 D11 C4 C13", ""),
        ("S1 S6 S2 D1 C4 C13", "3 of your six cards are Spades"),
    ):
        state.table = state.table.but(hands=with_item(state.table.hands, player, cards(hand)))
        told = BERZERKA.telling.besides(Turn(BERZERKA, state, player, 9).view(), bid)
        assert told is not None and told.startswith(words) and bool(told) == bool(words)
