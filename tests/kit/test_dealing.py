"""Dealing to those who can hold: every deal fits, and one is found whenever there is one."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.rng import Rng
from game.kit.cards import DECK, SUITS, Card, Suit
from game.kit.dealing import Holder, deal_out

ALL = frozenset(SUITS)
SOME_CARDS = st.sets(st.sampled_from(DECK), max_size=10).map(sorted)
HOLDERS = st.lists(
    st.builds(Holder, st.integers(0, 4), st.frozensets(st.sampled_from(SUITS))), max_size=4
)


def fits(cards: list[Card], holders: list[Holder]) -> bool:
    """Tell by trying every way whether a deal exists: how many of each suit everyone gets."""
    left = Counter(card.suit for card in cards)

    def place(number: int, left: Counter[Suit]) -> bool:
        if number == len(holders):
            return True
        holder = holders[number]
        suits = sorted(holder.suits)
        for counts in product(*(range(left[suit] + 1) for suit in suits)):
            if sum(counts) == holder.count:
                rest = left - Counter(dict(zip(suits, counts, strict=True)))
                if place(number + 1, rest):
                    return True
        return False

    return place(0, left)


@settings(max_examples=400)
@given(SOME_CARDS, HOLDERS, st.integers(0, 1000))
def test_a_deal_is_found_exactly_when_there_is_one(
    cards: list[Card], holders: list[Holder], seed: int
) -> None:
    try:
        hands = deal_out(cards, holders, Rng(seed))
    except ValueError:
        assert not fits(cards, holders)
        return
    assert [len(hand) for hand in hands] == [holder.count for holder in holders]
    dealt = [card for hand in hands for card in hand]
    assert len(set(dealt)) == len(dealt) and set(dealt) <= set(cards)
    for hand, holder in zip(hands, holders, strict=True):
        assert {card.suit for card in hand} <= holder.suits


def test_without_constraints_every_deal_comes_equally_often() -> None:
    holders = [Holder(1, ALL), Holder(1, ALL)]
    counts = Counter(
        tuple(map(tuple, deal_out(DECK[:3], holders, Rng(number)))) for number in range(6000)
    )
    assert len(counts) == 6
    assert all(count == pytest.approx(1000, abs=130) for count in counts.values())


def test_with_constraints_every_deal_still_comes() -> None:
    """The odds need not be even, but no deal that is possible may be left out."""
    spade, heart = SUITS[:2]
    cards = [Card(0), Card(1), Card(13), Card(14)]
    holders = [Holder(2, frozenset({spade, heart})), Holder(1, frozenset({heart}))]
    found = {
        (frozenset(first), tuple(second))
        for first, second in (deal_out(cards, holders, Rng(number)) for number in range(500))
    }
    expected = {
        (frozenset({one, two}), (third,))
        for one, two, third in product(cards, cards, cards)
        if len({one, two, third}) == 3 and third.suit == heart
    }
    assert found == expected
