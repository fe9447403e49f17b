"""Bids that ask: a suit of theirs, a new suit once trumps are agreed, five no-trump after four."""

from collections.abc import Iterator, Sequence

import pytest

from game.core.rng import Rng
from game.kit.cards import NO_TRUMP, SUITS, Suit
from game.rulesets.bridge.bidding.calls import PASS, Calls, bid, is_allowed, is_bid, is_over, strain
from game.rulesets.bridge.bidding.choice import SYSTEMS, likelihood, plain_call, system
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.hand import Hand
from game.rulesets.bridge.bidding.heard import heard, meaning
from game.rulesets.bridge.bidding.rows import Forcing, System
from game.rulesets.bridge.bidding.seat import is_game_bid
from game.rulesets.bridge.bidding.words import explained
from tests.rulesets.bridge.auctions import (
    FOUR_JOKERS,
    PLAIN,
    any_call,
    bid_out,
    cards,
    dealt,
    hand,
    some_call,
)

HANDS = 60
"""With how many hands partner must find something to say."""


def many_hands(rng: Rng, conditions: Conditions, deals: int = 3000) -> list[Hand]:
    return [each for _deal in range(deals) for each in dealt(rng, conditions)]


def fitting_hands(
    calls: Calls, pool: Sequence[Hand], played: System, conditions: Conditions
) -> list[Hand]:
    """Return HANDS at most for the player to call, that fit all he has shown."""
    own = range(len(calls) % 4, len(calls), 4)
    boxes = [meaning(calls[:place], calls[place], played, conditions).box for place in own]
    found = (each for each in pool if all(box.fits(each) for box in boxes))
    return [each for _n, each in zip(range(HANDS), found, strict=False)]


def suits_shown(calls: Calls, player: int, played: System, conditions: Conditions) -> set[Suit]:
    """Return the suits that a player has bid with length in them, or shown five cards of."""
    lengths = heard(calls, played, conditions).shown[player].lengths
    named = {strain(call) for call in calls[player::4] if is_bid(call)}
    return {suit for suit in SUITS if lengths[suit][0] >= (3 if suit in named else 5)}


def asking_bids(calls: Calls, played: System, conditions: Conditions) -> Iterator[str]:
    """Yield the bids below game in a suit of theirs, and in a new one if trumps are agreed."""
    me, agreed = len(calls) % 4, heard(calls, played, conditions).agreed(calls)
    theirs = {
        suit
        for player in ((me + 1) % 4, (me + 3) % 4)
        for suit in suits_shown(calls, player, played, conditions)
    }
    ours = {strain(call) for call in calls[me % 2 :: 2] if is_bid(call)}
    for suit in SUITS:
        if suit not in theirs and (agreed is None or suit in ours):
            continue
        for call in (bid(level, suit) for level in range(1, 6)):
            if is_allowed(calls, call) and not is_game_bid(call):
                yield call


def check_asking(pool: Sequence[Hand], rng: Rng, played: System, conditions: Conditions) -> int:
    """Make up to five calls, some that the hands fit and some that nobody expects, then ask.

    Return with how many hands partner answered, 0 where nothing could be asked.
    """
    calls: Calls = ()
    hands, length = dealt(rng, conditions), rng.below(6)
    while len(calls) < length and not is_over(calls):
        if rng.below(3) == 0:
            calls += (any_call(calls, rng),)
        else:
            calls += (some_call(calls, hands[len(calls) % 4], played, conditions, rng),)
    asking = [] if is_over(calls) else list(asking_bids(calls, played, conditions))
    if not asking:
        return 0
    calls += (rng.choice(asking), PASS)
    partners = fitting_hands(calls, pool, played, conditions)
    for each in partners:
        assert plain_call(calls, each, played, conditions) != PASS, calls
    return len(partners)


@pytest.mark.parametrize(
    ("calls", "shows"),
    [
        ("1H 2S 3S", "11 points or more in support of hearts with at least 3 hearts"),
        ("1D 2C 3C", "10 points or more in support of diamonds with at least 4 diamonds"),
        ("1N 2C 3C", "strong, and asks partner to tell more; 10 points or more; forcing to game"),
        ("1C 1H 3H", "a good raise"),
        ("1S 2H 4H", "a good raise"),
        ("1S 4C 5C", "a good raise"),
        ("1H P P 1S 2S", "strong, and asks partner to tell more; 18 points or more"),
        ("1H P 2H 3H", "Two-suited overcall"),
        ("1D P 1H 2D", "at least 5 spades and 5 clubs"),
        ("1H P 2H P 3D", "16 points or more in support of hearts with at least 3 diamonds"),
        ("1H P 2H 2S 3S", "Trial bid"),
        ("1S P 3S P 4C", "Trial bid"),
        ("1S P 4S P 5C", "Trial bid"),
        ("1S P 3S P 4N P 5C P 5N", "Asks for all the tricks"),
        ("1N P 4N P 5N", "Asks for all the tricks"),
    ],
)
def test_a_bid_that_asks_is_told_and_never_passed(calls: str, shows: str) -> None:
    found = tuple(calls.split())
    told = explained(found[:-1], found[-1], system(), PLAIN)
    assert shows in told and "may pass" not in told
    partners = fitting_hands((*found, PASS), many_hands(Rng(3), PLAIN), system(), PLAIN)
    answers = {plain_call((*found, PASS), each, system(), PLAIN) for each in partners}
    assert len(partners) == HANDS and PASS not in answers


@pytest.mark.parametrize("conditions", [PLAIN, FOUR_JOKERS], ids=["plain", "four Jokers"])
@pytest.mark.parametrize("name", SYSTEMS)
def test_no_bid_that_asks_is_passed(name: str, conditions: Conditions) -> None:
    pool, rng = many_hands(Rng(4), conditions), Rng(5)
    answered = [check_asking(pool, rng.fork(n), system(name), conditions) for n in range(250)]
    asked = [each for each in answered if each]
    assert len(asked) > 60 and sum(asked) > 0.9 * HANDS * len(asked)


@pytest.mark.long
@pytest.mark.parametrize("name", SYSTEMS)
def test_none_of_many_bids_that_ask_is_passed(name: str) -> None:
    pool, rng = many_hands(Rng(6), PLAIN), Rng(7)
    assert sum(check_asking(pool, rng.fork(n), system(name), PLAIN) for n in range(10_000))


def test_an_enemys_call_relieves_partner() -> None:
    calls = ("1H", "2S", "3S")
    assert heard((*calls, PASS), system(), PLAIN).forced
    assert not heard((*calls, "X"), system(), PLAIN).forced
    assert not heard((*calls, "4S"), system(), PLAIN).forced


def test_a_jump_to_game_in_their_suit_is_natural_where_partner_has_shown_none() -> None:
    found = meaning(("1H",), "4H", system(), PLAIN)
    assert found.forcing is Forcing.NO and found.box.lengths[1][0] >= 4


def test_the_suits_of_a_double_may_still_be_bid() -> None:
    """Over a double for hearts and clubs, opener bids two clubs to play them."""
    found = meaning(("1D", "P", "1S", "X"), "2C", system(), PLAIN)
    assert found.forcing is Forcing.NO and found.box.lengths[3][0] >= 4


def test_a_game_is_tried_for_and_bid_with_more_than_the_least() -> None:
    calls = ("1H", "P", "2H", "P", "3D", "P")
    assert plain_call(calls, hand("874.K953.82.Q943"), system(), PLAIN) == "3H"
    assert plain_call(calls, hand("874.KJ53.82.KJ43"), system(), PLAIN) == "4H"


def test_an_asking_bid_is_answered_by_what_is_asked_for() -> None:
    """A major of four cards, else no-trump with their suit stopped."""
    calls = ("1N", "2C", "3C", "P")
    assert plain_call(calls, hand("AQ43.K5.KQ82.K43"), system(), PLAIN) == "3S"
    assert plain_call(calls, hand("AQ4.K53.KQ82.K43"), system(), PLAIN) == "3N"


def test_five_notrump_is_answered_by_seven_with_a_maximum() -> None:
    calls = ("1S", "P", "3S", "P", "4N", "P", "5C", "P", "5N", "P")
    assert plain_call(calls, hand("K974.KQ3.K853.92"), system(), PLAIN) == "7S"
    assert plain_call(calls, hand("K974.Q53.K853.92"), system(), PLAIN) == "6S"


def test_worlds_take_a_bid_that_asks_for_what_it_shows() -> None:
    """A try for game is likelier with sixteen points and diamonds than with neither."""
    calls = ("1H", "P", "2H", "P", "3D")
    fits, poor = cards("A4.AQJ53.KJ82.43"), cards("A4.AQJ53.82.J843")
    assert likelihood(fits, 0, calls, system(), PLAIN) > likelihood(poor, 0, calls, system(), PLAIN)


@pytest.mark.parametrize("name", SYSTEMS)
def test_who_bids_their_suit_holds_what_it_shows(name: str) -> None:
    rng, made = Rng(8), 0
    for n in range(300):
        hands = dealt(rng.fork(n), PLAIN)
        calls = bid_out(hands, system(name))
        for place, call in enumerate(calls):
            if not is_bid(call) or strain(call) == NO_TRUMP:
                continue
            if call in asking_bids(calls[:place], system(name), PLAIN):
                made += 1
                told = meaning(calls[:place], call, system(name), PLAIN).box
                assert told.fits(hands[place % 4]), (calls[: place + 1], hands[place % 4])
    assert made > 5


def test_of_two_suits_partner_takes_the_longer() -> None:
    calls = ("1D", "P", "1S", "2S", "P")
    for text, call in (("9743.82.T954.J86", "3C"), ("9743.J82.T954.86", "3H")):
        assert plain_call(calls, hand(text), system(), PLAIN) == call
