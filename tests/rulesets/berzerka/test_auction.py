"""BZ-10 to BZ-14: bids that beat bids, three passes, what the declarer names."""

import pytest

from game.core.protocols import IllegalAction
from game.rulesets.berzerka.contracts import CONTRACTS
from game.rulesets.berzerka.options import custom_board
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.standing import opening
from game.rulesets.berzerka.state import BerzerkaState
from tests.rulesets.berzerka.hands import ALL, board_with, chance_free, dealt, may, on_board, say


def auction(text: str = "") -> BerzerkaState:
    """A board of Berzerka x1, Seeing Red x2 and Bottle It Up x3 after these calls."""
    return say(dealt(on_board("berzerka", "seeing_red", "bottle_it_up")), text)


@pytest.mark.rule("BZ-10")
def test_forehand_speaks_first_and_then_it_goes_clockwise() -> None:
    state = auction()
    assert state.table.dealer == 2
    turns = []
    for call in ("berzerka+0", "berzerka+1", "berzerka+2", "berzerka+3"):
        turns.append(state.current_player())
        say(state, call)
    assert turns == [0, 1, 2, 0]


@pytest.mark.rule("BZ-10")
def test_whoever_passes_is_out() -> None:
    state = auction("berzerka+0 pass berzerka+1")
    turns = []
    for call in ("berzerka+2", "berzerka+3", "berzerka+4"):
        turns.append(state.current_player())
        say(state, call)
    assert turns == [0, 2, 0], "player 1 has passed"


@pytest.mark.rule("BZ-10")
@pytest.mark.parametrize(
    ("calls", "declarer"),
    [
        ("berzerka+0 pass pass", 0),
        ("pass berzerka+0 pass", 1),
        ("pass pass berzerka+0", 2),
        ("berzerka+0 berzerka+1 pass pass", 1),
        ("berzerka+0 berzerka+1 berzerka+2 pass pass", 2),
    ],
)
def test_it_ends_when_one_bidder_is_left(calls: str, declarer: int) -> None:
    before_last, last = calls.rsplit(" ", 1)
    state = auction(before_last)
    assert state.table.phase == Phase.AUCTION
    say(state, last)
    assert state.table.phase != Phase.AUCTION
    assert state.table.declared is not None and state.table.declared.declarer == declarer


@pytest.mark.rule("BZ-10")
def test_after_two_passes_the_third_may_still_bid_or_pass() -> None:
    state = auction("pass pass")
    assert state.current_player() == 2 and {"pass", "berzerka+0"} <= may(state)


@pytest.mark.rule("BZ-11")
def test_a_bid_is_an_open_contract_with_an_overbid_from_0_to_6() -> None:
    wanted = {f"{contract}+{n}" for contract in ALL for n in range(7)} - {"marathon_flex+6"}
    state = dealt(opening(custom_board(tuple(ALL)), 3, 2))
    assert may(state) == wanted | {"pass"}
    with pytest.raises(IllegalAction) as refused:
        say(state, "marathon_flex+6")
    assert refused.value.refusal.rule == "BZ-11" and "from 0 to 5" in str(refused.value)


@pytest.mark.rule("BZ-11")
def test_what_is_not_on_the_board_cannot_be_bid() -> None:
    with pytest.raises(IllegalAction) as refused:
        auction("middling+0")
    assert refused.value.refusal.rule == "BZ-11"
    assert "Berzerka, Seeing Red, Bottle It Up" in str(refused.value)


@pytest.mark.rule("BZ-11")
def test_trump_ranking_and_pain_suit_are_not_named_yet() -> None:
    state = auction("berzerka+2")
    assert not any(":" in text for text in may(state))
    with pytest.raises(IllegalAction, match="bid or to pass"):
        say(state, "trump:H")


@pytest.mark.rule("BZ-12")
def test_a_higher_overbid_beats_whatever_the_contract() -> None:
    state = auction("bottle_it_up+0")
    assert {"berzerka+1", "seeing_red+1", "bottle_it_up+1"} <= may(state)


@pytest.mark.rule("BZ-12")
def test_the_same_overbid_needs_a_contract_of_higher_value() -> None:
    state = auction("seeing_red+1")
    assert "bottle_it_up+1" in may(state)
    assert not {"berzerka+1", "seeing_red+1", "bottle_it_up+0", "pass+0"} & may(state)
    with pytest.raises(IllegalAction) as refused:
        say(state, "berzerka+1")
    assert refused.value.refusal.rule == "BZ-12"
    assert "Seeing Red +1, worth 2, stands" in str(refused.value)


@pytest.mark.rule("BZ-12")
def test_an_equal_value_does_not_beat() -> None:
    state = say(dealt(on_board("seeing_red", "hold_steady", "berzerka")), "seeing_red+2")
    assert "hold_steady+2" not in may(state) and "hold_steady+3" in may(state)


@pytest.mark.rule("BZ-12")
def test_where_nothing_beats_there_is_only_the_pass() -> None:
    assert may(auction("bottle_it_up+6")) == {"pass"}


@pytest.mark.rule("BZ-13")
def test_after_three_passes_forehand_picks_any_open_contract_without_an_overbid() -> None:
    state = auction("pass pass pass")
    assert state.table.phase == Phase.PICK and state.current_player() == 0
    assert may(state) == {"pick:berzerka", "pick:seeing_red", "pick:bottle_it_up"}
    with pytest.raises(IllegalAction) as refused:
        say(state, "pick:middling")
    assert refused.value.refusal.rule == "BZ-13"
    say(state, "pick:bottle_it_up")
    declared = state.table.declared
    assert declared is not None
    assert (declared.declarer, declared.box.id, declared.overbid) == (0, "bottle_it_up", 0)


NAMED = {
    "berzerka": ["trump"],
    "hidden_strength": [],
    "hold_steady": ["ranking"],
    "seeing_red": [],
    "bottle_it_up": [],
    "brute_strength": [],
    "still_holding": ["trump", "ranking"],
    "changing_pace": ["trump", "ranking"],
    "marathon_flex": ["trump", "ranking"],
    "one_weakness": ["pain"],
    "raging_tides": ["ranking"],
    "middling": ["trump"],
}
KINDS = {
    "trump": {"trump:S", "trump:H", "trump:D", "trump:C"},
    "ranking": {"normal", "inverted"},
    "pain": {"pain:S", "pain:H", "pain:D", "pain:C"},
}


@pytest.mark.rule("BZ-14")
@pytest.mark.parametrize("contract", ALL)
def test_the_declarer_names_what_the_contract_asks_for_before_the_exchange(contract: str) -> None:
    state = say(dealt(board_with(contract)), f"{contract}+0 pass pass")
    assert len(state.table.hands[0]) == 13, "he has seen all his cards"
    for kind in NAMED[contract]:
        assert state.table.phase == Phase.NAME and state.current_player() == 0
        assert may(state) == KINDS[kind]
        say(state, min(KINDS[kind]))
    assert state.table.phase == Phase.EXCHANGE
    assert set(NAMED) == set(CONTRACTS) - {"shapeshift"}


@pytest.mark.rule("BZ-14")
def test_nothing_else_may_be_done_before_it_is_named() -> None:
    state = say(dealt(board_with("still_holding")), "still_holding+0 pass pass")
    held = state.table.hands[0][0]
    for early in ("done", f"-{held}", str(held), "normal", "pain:H"):
        with pytest.raises(IllegalAction) as refused:
            chance_free(state, early)
        assert refused.value.refusal.rule == "BZ-14"
