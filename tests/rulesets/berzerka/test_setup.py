"""BZ-01 to BZ-05: cards, rankings, dealers, and the deal in two parts."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import HEARTS, NO_TRUMP, SPADES, Card, Suit
from game.kit.packs import (
    NUMBER_DECK,
    number_card_name,
    parse_number_card,
    parse_number_cards,
)
from game.kit.tricks import HandDealt
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.events import TalonDealt
from game.rulesets.berzerka.position import Phase
from game.rulesets.berzerka.state import new_deal
from game.session.match import Match, Seat
from tests.rulesets.berzerka.hands import (
    board_with,
    cards,
    chance,
    contract_of,
    dealt,
    say,
    standing,
)
from tests.rulesets.berzerka.test_board import hand_over


@pytest.mark.rule("BZ-01")
def test_three_play_with_four_suits_numbered_1_to_13() -> None:
    assert list(BERZERKA.players) == [3]
    assert [str(card) for card in NUMBER_DECK[:13]] == [f"S{n}" for n in range(1, 14)]
    assert len(NUMBER_DECK) == 52 == len(set(map(str, NUMBER_DECK)))
    assert Counter(str(card)[0] for card in NUMBER_DECK) == dict.fromkeys("SHDC", 13)
    assert number_card_name(parse_number_card("H13")) == "13 of Hearts"


@pytest.mark.rule("BZ-01")
def test_a_card_is_read_as_it_is_written_and_nothing_else_is_a_card() -> None:
    assert parse_number_cards("S1S13H10D2") == tuple(
        map(parse_number_card, ("S1", "S13", "H10", "D2"))
    )
    for wrong in ("S0", "S14", "SA", "13S", "s1", "S", "S01", ""):
        with pytest.raises(ValueError, match="not a card"):
            parse_number_card(wrong)
    with pytest.raises(ValueError, match="not a run of cards"):
        parse_number_cards("S1x")


@pytest.mark.rule("BZ-01")
def test_it_goes_clockwise_seat_after_seat() -> None:
    state = dealt(board_with("berzerka"))
    turns = []
    for call in ("berzerka+0", "berzerka+1", "berzerka+2"):
        turns.append(state.current_player())
        say(state, call)
    assert turns == [0, 1, 2]


def best_place(trick: Sequence[Card], trump: Suit, inverted: bool) -> int:
    """Return the place of the card that takes a trick whose ranking was named."""
    declared = contract_of("hold_steady", named="inverted" if inverted else "normal")
    return declared.order(0).best_place(trick, trump)


@pytest.mark.rule("BZ-02")
def test_13_is_high_in_the_normal_ranking_and_1_in_the_inverted_one() -> None:
    up = [f"H{n}" for n in range(1, 14)]
    for lower, upper in pairwise(up):
        assert best_place(cards(f"{lower} {upper}"), NO_TRUMP, False) == 1
        assert best_place(cards(f"{lower} {upper}"), NO_TRUMP, True) == 0


@pytest.mark.rule("BZ-02")
def test_the_ranking_holds_for_trumps_too() -> None:
    trick = cards("H7 S13 S1")
    assert best_place(trick, SPADES, False) == 1
    assert best_place(trick, SPADES, True) == 2
    assert best_place(trick, HEARTS, True) == 0


@pytest.mark.rule("BZ-03")
def test_chance_picks_the_first_dealer_and_then_it_goes_clockwise() -> None:
    seats = [Seat("random", name) for name in "ABC"]
    options = board_with("berzerka").options
    first = {Match(BERZERKA, options, seats, seed).standing.dealer for seed in range(30)}
    assert first == {0, 1, 2}
    before = standing(board="starter")
    dealers = []
    while not before.is_over:
        dealers.append(before.dealer)
        before = BERZERKA.settle(before, hand_over(before))
    assert dealers == [2, 0, 1, 2, 0]


@pytest.mark.rule("BZ-04")
def test_six_cards_go_to_each_hand_and_six_to_the_talon_before_the_auction() -> None:
    state = new_deal(board_with("berzerka"))
    told = []
    while state.table.player == CHANCE:
        state.apply_action(state.chance_action(Rng(1).fork(len(state.history))), told.append)
    assert [e.player for e in told if isinstance(e, HandDealt)] == [0, 1, 2]
    assert [e for e in told if isinstance(e, TalonDealt)] == [TalonDealt(6, 6)]
    assert state.table.phase == Phase.AUCTION
    for observer in (0, 1, 2, None):
        view = state.view(observer)
        assert tuple(map(len, view.table.hands)) == (6, 6, 6) and view.table.talon == 6
    assert len({card for hand in state.table.hands for card in hand}) == 18


@pytest.mark.rule("BZ-05")
def test_after_the_auction_the_deal_is_finished_to_13_cards_each_and_in_the_talon() -> None:
    state = dealt(board_with("berzerka"))
    first = state.table.hands
    say(state, "berzerka+0 pass pass")
    assert tuple(map(len, state.table.hands)) == (13, 13, 13) and state.table.talon == 13
    assert all(set(six) < set(hand) for six, hand in zip(first, state.table.hands, strict=True))
    assert len({card for hand in state.table.hands for card in hand}) == 39
    assert chance(state).table.phase == Phase.NAME
