"""Sure tricks: whatever is proved comes true in every layout, however the others play."""

from itertools import combinations

import pytest

from game.core.rng import Rng
from game.kit.cards import CLUBS, HEARTS, NO_TRUMP, SPADES, parse_card
from game.kit.knowledge import cannot_lose, takes_all
from game.kit.packs import HIGH, LOW
from game.kit.tricks import Duty, Trick, TrickRules

CLAUSES = dict.fromkeys(Duty, "")
EVERY_RULE = (
    TrickRules(CLAUSES),
    TrickRules(CLAUSES, must_trump=True),
    TrickRules(CLAUSES, must_trump=True, must_beat=True),
)


def cards(text):
    return tuple(parse_card(each) for each in text.split())


def takes_them(leads, hands, rules, trump, order):
    """Tell whether the leads take every trick against all that two others can do."""
    if not leads:
        return True
    first, *rest = leads
    one, two = hands
    for answer in rules.open_cards(one, Trick(0, (first,)), trump, order)[0]:
        for other in rules.open_cards(two, Trick(0, (first, answer)), trump, order)[0]:
            if Trick(0, (first, answer, other)).winner(trump, 3, order) != 0:
                return False
            left = tuple(c for c in one if c != answer), tuple(c for c in two if c != other)
            if not takes_them(rest, left, rules, trump, order):
                return False
    return True


def layouts(unseen, size):
    """Yield every way in which two others can hold so many of the cards each; the rest lie away."""
    for one in combinations(unseen, size):
        others = [card for card in unseen if card not in one]
        for two in combinations(others, size):
            yield one, two


@pytest.mark.parametrize("order", [HIGH, LOW], ids=["high", "low"])
def test_what_is_proved_comes_true_in_every_layout(order):
    proved = unproved = 0
    for number in range(300):
        rng = Rng(number)
        pack = [c for c in cards("SA SK SQ SJ ST HA HK HQ HJ CA CK CQ") if rng.below(4)]
        rng.shuffle(pack)
        size = 2 + rng.below(2)
        hand, unseen = pack[:size], pack[size : size + 2 * size + rng.below(2)]
        trump = (SPADES, HEARTS, CLUBS, NO_TRUMP)[rng.below(4)]
        leads = takes_all(hand, unseen, trump, order)
        if not leads:
            unproved += 1
            continue
        proved += 1
        assert sorted(leads) == sorted(hand)
        wanted = [leads, leads[::-1]] if cannot_lose(hand, unseen, trump, order) else [leads]
        for rules in EVERY_RULE:
            for layout in layouts(unseen, size):
                for each in wanted:
                    assert takes_them(each, layout, rules, trump, order), (leads, layout, trump)
    assert proved > 15 < unproved


@pytest.mark.parametrize(
    ("hand", "unseen", "trump", "leads"),
    [
        ("SA SK H9", "SQ S2 H8", NO_TRUMP, "SA SK H9"),
        ("SA S3 S2", "SK", NO_TRUMP, "SA S3 S2"),
        ("SA S2", "SK SQ", NO_TRUMP, ""),
        ("HA SA SK", "HK S3", HEARTS, "HA SA SK"),
        ("HA SA SK", "HK HQ S3", HEARTS, ""),
        ("HA HK", "HQ HJ HT", HEARTS, "HA HK"),
        ("SA SK", "H2", HEARTS, ""),
        ("H3 SA", "H2 S3", HEARTS, "H3 SA"),
    ],
)
def test_trumps_are_drawn_and_a_long_suit_is_good_when_nobody_has_any_left(
    hand, unseen, trump, leads
):
    assert tuple(takes_all(cards(hand), cards(unseen), trump)) == cards(leads)


def test_what_depends_on_the_order_of_leads_can_be_lost():
    assert takes_all(cards("H3 SA"), cards("H2 S3"), HEARTS)
    assert not cannot_lose(cards("H3 SA"), cards("H2 S3"), HEARTS)
    assert cannot_lose(cards("H3 SA"), cards("S3 C2"), HEARTS)
