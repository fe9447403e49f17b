"""Packs: which suit a card counts as, how high it stands, and Jokers of every make."""

from itertools import permutations

import pytest

from game.kit.cards import (
    CLUBS,
    DECK,
    DIAMONDS,
    HEARTS,
    NO_TRUMP,
    SPADES,
    SUITS,
    Card,
    by_suit,
    mask_of,
    numbers_in,
    parse_cards,
    suits_of,
)
from game.kit.packs import (
    BLACK_JOKER,
    HIGH,
    JOKER_LOW,
    JOKERS,
    LOW,
    RED_JOKER,
    Order,
    as_dealt,
    leaves_hand,
)

ACES = parse_cards("SAHADACA")


@pytest.mark.parametrize("order", [HIGH, LOW, JOKER_LOW])
def test_the_best_place_is_the_one_card_that_beats_the_others(order: Order) -> None:
    """Against the definition: some trump beats all else, or some card of the suit led."""
    some = (*parse_cards("S2SAH3HKD4DQ"), JOKERS[HEARTS])
    for trick in permutations(some, 3):
        for trump in (*SUITS, NO_TRUMP):
            merit = [
                (order.suit[c] == trump, order.suit[c] == order.suit[trick[0]], order.height[c])
                for c in trick
            ]
            assert order.best_place(trick, trump) == merit.index(max(merit))


def test_a_joker_is_no_trump_where_there_are_none() -> None:
    """The number of the first Joker, by thirteens, is that of "no trump": no reason to win."""
    assert JOKERS[SPADES] // 13 == NO_TRUMP
    for ace in ACES:
        beats = HIGH.beats(JOKERS[SPADES], ace, NO_TRUMP)
        assert beats == (ace.suit == SPADES), "a Joker beats the ace of its own suit alone"
        assert not HIGH.beats(RED_JOKER, ace, NO_TRUMP)
        assert not HIGH.beats(RED_JOKER, ace, HEARTS)


def test_a_joker_stands_above_the_ace_or_between_ten_and_jack() -> None:
    ten, jack, ace = parse_cards("HTHJHA")
    joker = JOKERS[HEARTS]
    assert HIGH.beats(joker, ace, NO_TRUMP) and not HIGH.beats(ace, joker, NO_TRUMP)
    assert JOKER_LOW.beats(joker, ten, NO_TRUMP) and JOKER_LOW.beats(jack, joker, NO_TRUMP)


def test_where_one_is_high_the_ranks_turn() -> None:
    low, high = parse_cards("H2HA")
    assert LOW.beats(low, high, NO_TRUMP) and not LOW.beats(high, low, NO_TRUMP)


@pytest.mark.parametrize("order", [HIGH, LOW, JOKER_LOW])
def test_the_masks_say_what_the_comparison_says(order: Order) -> None:
    cards = [*DECK, *JOKERS]
    for card in cards:
        better = {other for other in cards if order.beats(other, card, NO_TRUMP)}
        assert set(numbers_in(order.above(card))) == better
    for suit in SUITS:
        own = {c for c in cards if c.suit == suit}
        own.add(RED_JOKER if suit in (HEARTS, DIAMONDS) else BLACK_JOKER)
        assert set(numbers_in(order.whole(suit))) == own
    assert order.whole(NO_TRUMP) == 0


def test_a_floating_joker_counts_as_both_its_suits_in_hand() -> None:
    hand = (*parse_cards("H2C3"), RED_JOKER)
    assert HIGH.of_suit(hand, HEARTS) == [*parse_cards("H2"), JOKERS[HEARTS]]
    assert HIGH.of_suit(hand, DIAMONDS) == [JOKERS[DIAMONDS]]
    assert HIGH.of_suit(hand, SPADES) == [] and HIGH.of_suit(hand, CLUBS) == list(parse_cards("C3"))
    assert HIGH.to_lead(hand) == [*parse_cards("H2C3"), JOKERS[HEARTS], JOKERS[DIAMONDS]]


def test_what_leaves_the_hand_is_the_joker_that_floated() -> None:
    hand = (*parse_cards("H2"), RED_JOKER)
    assert leaves_hand(JOKERS[DIAMONDS], hand) == RED_JOKER
    assert leaves_hand(hand[0], hand) == hand[0]
    assert as_dealt(JOKERS[SPADES]) == BLACK_JOKER and as_dealt(ACES[0]) == ACES[0]


def test_jokers_have_a_notation_of_their_own() -> None:
    cards = (*DECK, *JOKERS, RED_JOKER, BLACK_JOKER)
    assert len(set(map(str, cards))) == len(set(cards)) == 58
    assert str(JOKERS[HEARTS]) == "H*" and str(RED_JOKER) == "R*" and str(BLACK_JOKER) == "B*"


def test_masks_can_be_read_back() -> None:
    some = parse_cards("S2SAH3HKD4DQC9")
    mask = mask_of(some)
    assert [Card(number) for number in numbers_in(mask)] == list(some)
    assert by_suit(mask) == suits_of(some)
