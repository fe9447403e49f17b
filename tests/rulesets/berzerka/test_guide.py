"""What playouts count of a choice, and what is said of one that can be seen."""

import pytest

from game.core.explain import explained, seen
from game.core.protocols import Whole
from game.core.rng import Rng
from game.core.tally import WORTH, Tally
from game.kit.packs import number_card_name
from game.kit.tricks import PlayCard
from game.rulesets.berzerka.actions import (
    DONE,
    PASS,
    Bid,
    Discard,
    NameRanking,
    NameTrump,
    parse_action,
)
from game.rulesets.berzerka.guide import GUIDE, count
from game.rulesets.berzerka.policy.exchange import changes
from tests.rulesets.berzerka.hands import (
    board_with,
    cards,
    changing,
    dealt,
    ending,
    on_board,
    play_with,
    say,
)

HAND = "S1 S7 S9 S10 H9 D3 D5 D9 D12 D13 C2 C6 C12"


def _the(discard: Discard) -> str:
    assert discard.card is not None
    return f"the {number_card_name(discard.card)}"


def card(text: str) -> PlayCard:
    return PlayCard(cards(text)[0])


@pytest.mark.parametrize("contract", ["seeing_red", "bottle_it_up", "raging_tides"])
def test_points_are_the_value_times_first_less_last(contract: str) -> None:
    named = {"raging_tides": "normal"}.get(contract, "")
    state = play_with(contract, named=named, overbid=1)
    view, legal = state.view(state.current_player()), state.legal_actions()[:3]
    tally = Tally.of(legal, count(view, legal, Rng(1), 200))
    value = view.table.declaration.box.value
    for each in legal:
        gain = tally.value("first", each) - tally.value("last", each)
        assert tally.value(WORTH, each) == pytest.approx(value * gain)


def test_the_worlds_do_not_depend_on_what_is_tried() -> None:
    auction = dealt(on_board("berzerka", "seeing_red", "hold_steady"))
    playing = play_with("seeing_red")
    for state in (auction, playing):
        view, legal = state.view(state.current_player()), state.legal_actions()
        both = Tally.of(legal[:2], count(view, legal[:2], Rng(3), 120))
        more = Tally.of(legal[1:4], count(view, legal[1:4], Rng(3), 120))
        assert both.value("first", legal[1]) == more.value("first", legal[1])


def test_changes_of_cards_are_counted_as_wholes() -> None:
    view = changing("hidden_strength", HAND)
    plain, *_others, none = changes(view, Rng(1))
    tally = Tally.of([plain, none], count(view, [plain, none], Rng(1), 300))
    tricks = tally.figure("count", plain, none)
    assert tricks.gap > 0 and tricks.is_real(), "a plain change is better than none"


def test_a_pass_is_told_by_what_the_next_bid_takes() -> None:
    state = dealt(on_board("berzerka", "seeing_red", "hold_steady"))
    said = say(state, "hold_steady+1")
    told = seen(GUIDE, said.view(1), PASS, Bid("berzerka", 2))
    assert told == "The next bid takes an overbid of 2 at least."


def test_what_is_named_is_told_by_how_much_of_it_is_held() -> None:
    state = say(dealt(board_with("changing_pace")), "changing_pace+0 pass pass")
    player = state.current_player()
    hands = [*state.table.hands]
    hands[player] = cards("S1 S2 S4 S5 S8 H1 H3 H5 D2 D6 D13 C4 C9")
    state.table = state.table.but(hands=tuple(hands))
    spades, clubs = NameTrump(cards("S1")[0].suit), NameTrump(cards("C1")[0].suit)
    assert seen(GUIDE, state.view(player), spades, clubs) == ("Your longest suit, with 5 cards.")


def test_a_ranking_is_told_by_what_comes_of_it() -> None:
    state = say(dealt(board_with("changing_pace")), "changing_pace+0 pass pass trump:S")
    low, high = NameRanking(True), NameRanking(False)
    rows = {WORTH: (0.4, -0.2), "first": (1, 0), "last": (0, 0), "count": (6, 4), "off": (1, 1)}
    tally = Tally.of([low, high], {name: [each, each] for name, each in rows.items()})
    told = explained(GUIDE, state.view(state.current_player()), tally)
    assert told.look == "You come first in 100 of 100; with 13 high: 0."


def test_in_a_turning_ranking_a_low_card_is_not_called_weak() -> None:
    hands = [cards("S1 S7 D4"), cards("S13 H2 H3"), cards("C1 C2 C3")]
    state = ending("raging_tides", hands, 1)
    state.apply_action(parse_action("S13"))
    state.apply_action(parse_action("C1"))
    view = state.view(0)
    assert "weakest" not in seen(GUIDE, view, card("S1"), card("S7"))


def test_changes_are_named_apart() -> None:
    view = changing("hidden_strength", HAND)
    found = changes(view, Rng(1))
    named = [GUIDE.name(view, each) for each in found]
    assert len(set(named)) == len(named)
    assert named[0] == "a change of 5 cards" and named[-1] == "no change"
    kept, *others = (each for each in found[0].steps if isinstance(each, Discard))
    other = Whole((*others, parse_action("-S1"), DONE))
    assert GUIDE.name(view, other) == f"the 1 of Spades for {_the(kept)}"
    assert {GUIDE.name(view, NameRanking(each)) for each in (True, False)} == {"1 high", "13 high"}
