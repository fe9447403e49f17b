"""Of choices that are as good a hint prefers the one that puts less at stake, or keeps more."""

import pytest

from game.core.protocols import Candidate
from game.kit.table import with_item
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import PASS, BerzerkaAction, Bid, NameRanking
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.calls import is_suited, lacking, strong
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.state import BerzerkaState
from game.session.arranging import arranged
from game.session.asking import judges_luck
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import board_with, cards, dealt, on_board, play_with, say


def advised(state: BerzerkaState, *found: BerzerkaAction) -> BerzerkaAction:
    """Return which of these a hint puts first that have all the same figure."""
    turn = Turn(BERZERKA, state, state.current_player(), 9)
    return arranged(turn, [Candidate(each, -0.3, 90) for each in found])[0].action


def test_of_bids_that_are_as_good_none_is_advised_that_the_hand_does_not_suit() -> None:
    seen = 0
    for seed in range(1, 12):
        state = dealt(on_board("seeing_red", "raging_tides", "bottle_it_up"), seed)
        view = state.view(state.current_player())
        bids = [Bid(name, 0) for name in ("raging_tides", "bottle_it_up", "seeing_red")]
        boxes = [box_of(view.table.boxes, each.contract) for each in bids]
        if any(is_suited(view.hand, box.rules) for box in boxes):
            continue
        seen += 1
        worth = {
            bid: (lacking(view.hand, box.rules), box.value)
            for bid, box in zip(bids, boxes, strict=True)
        }
        bids.sort(key=lambda each: worth[each], reverse=True)
        assert worth[bids[0]] > worth[bids[-1]]
        best = advised(state, *bids)
        assert isinstance(best, Bid) and worth[best] == min(worth.values())
        assert advised(state, *bids, PASS) == PASS
    assert seen


@pytest.mark.parametrize(
    ("hand", "best", "least"),
    [
        ("S7 S11 H6 H12 D13 C4", "seeing_red", "hidden_strength"),
        ("S1 S2 H6 H12 D3 C4", "hidden_strength", "seeing_red"),
        ("S7 S11 H6 D12 D13 C4", "raging_tides", "hidden_strength"),
    ],
)
def test_of_bids_that_are_as_good_the_one_is_advised_that_the_hand_speaks_for(
    hand: str, best: str, least: str
) -> None:
    state = dealt(on_board("hidden_strength", "seeing_red", "raging_tides"))
    player = state.current_player()
    state.table = state.table.but(hands=with_item(state.table.hands, player, cards(hand)))
    assert advised(state, Bid(least, 0), Bid(best, 0)) == Bid(best, 0)


def test_no_overbid_is_given_for_nothing() -> None:
    seen = 0
    for seed in range(1, 12):
        state = dealt(on_board("seeing_red", "raging_tides", "bottle_it_up"), seed)
        view = state.view(state.current_player())
        for name in ("seeing_red", "bottle_it_up"):
            if is_suited(view.hand, box_of(view.table.boxes, name).rules):
                seen += 1
                assert advised(state, Bid(name, 1), Bid(name, 0)) == Bid(name, 0)
                assert advised(state, Bid(name, 1), PASS) == PASS
                assert advised(state, Bid(name, 0), PASS) == Bid(name, 0)
    assert seen


def test_of_two_rankings_that_are_as_good_the_one_with_more_strong_cards_is_advised() -> None:
    seen = 0
    for seed in range(1, 12):
        state = say(dealt(board_with("raging_tides"), seed), "raging_tides+0 pass pass")
        hand = state.view(state.current_player()).hand
        high, low = strong(hand, inverted=False), strong(hand, inverted=True)
        if high != low:
            seen += 1
            more = NameRanking(low > high)
            assert advised(state, NameRanking(high > low), more) == more
    assert seen


def test_of_cards_that_cannot_win_and_are_as_good_the_lowest_is_advised() -> None:
    seen = 0
    state = play_with("seeing_red")
    while state.table.phase is Phase.PLAY:
        view, legal = state.view(state.current_player()), state.legal_actions()
        spent = [BERZERKA.telling.spends(view, each) for each in legal]
        if state.table.trick.cards and len(set(spent)) > 1:
            seen += 1
            dearest = legal[spent.index(max(spent))]
            found = [dearest, *(each for each in legal if each != dearest)]
            assert BERZERKA.telling.spends(view, advised(state, *found)) == min(spent)
        state.apply_action(legal[0])
    assert seen


@pytest.mark.parametrize("contract", ["seeing_red", "bottle_it_up"])
def test_of_cards_that_are_as_good_what_a_plain_player_does_is_advised(contract: str) -> None:
    """A sure trick is taken before it is let go, and what is high is thrown where few are wanted,
    though the end is the same."""
    seen, state = 0, play_with(contract)
    while state.table.phase is Phase.PLAY:
        view, legal = state.view(state.current_player()), state.legal_actions()
        turn = Turn(BERZERKA, state, state.current_player(), 9)
        plain = BERZERKA.sense.policy(view, legal, judges_luck(turn.number).fork("plain"))
        is_level = len({BERZERKA.telling.spends(view, each) for each in legal}) == 1
        if len(legal) > 1 and is_level and BERZERKA.telling.why(view, plain).words:
            seen += 1
            assert advised(state, *(each for each in legal if each != plain), plain) == plain
        state.apply_action(legal[0])
    assert seen > 9
