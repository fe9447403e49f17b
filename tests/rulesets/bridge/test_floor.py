"""Whatever the auction, calls are sane: nothing forcing is passed, and nobody climbs too high."""

import pytest

from game.core.rng import Rng
from game.rulesets.bridge.bidding.calls import (
    PASS,
    REDOUBLE,
    is_allowed,
    is_over,
    level,
    standing,
    strain,
)
from game.rulesets.bridge.bidding.choice import SYSTEMS, plain_call, system
from game.rulesets.bridge.bidding.heard import heard
from tests.rulesets.bridge.auctions import (
    FOUR_JOKERS,
    PLAIN,
    any_call,
    dealt,
    hand,
    safe_level,
    some_call,
)


def check_auction(rng: Rng, name: str, wild: bool) -> None:
    """Bid one deal: some calls that the hands fit, then the plain player's.

    Where `wild`, the second side calls anything for a while, and is not measured.
    """
    conditions = rng.choice([PLAIN, PLAIN, PLAIN, FOUR_JOKERS])
    hands, played, calls = dealt(rng, conditions), system(name), ()
    first = rng.below(9)
    while not is_over(calls):
        seat = hands[len(calls) % 4]
        if len(calls) < first and wild and len(calls) % 2:
            call = any_call(calls, rng)
        elif len(calls) < first:
            call = some_call(calls, seat, played, conditions, rng)
        else:
            call = plain_call(calls, seat, played, conditions)
        assert is_allowed(calls, call, conditions.top_level), (calls, call)
        is_ours = not wild or len(calls) % 2 == 0
        if len(calls) >= first and call == REDOUBLE:
            assert level(standing(calls)[0] or "7N") <= 2, calls
        if is_ours and heard(calls, played, conditions).forced:
            assert call != PASS, f"{calls} is forcing"
        calls += (call,)
        assert len(calls) < 80
    bid, place, _doubled = standing(calls)
    if bid is not None and (not wild or place % 2 == 0):
        safe = safe_level(hands[place % 4], hands[(place + 2) % 4], strain(bid))
        assert level(bid) < safe + 2, (calls, [hands[place % 4], hands[(place + 2) % 4]])


@pytest.mark.parametrize("name", SYSTEMS)
def test_random_auctions_are_sane(name: str) -> None:
    rng = Rng(11)
    for n in range(200):
        check_auction(rng.fork(n), name, wild=n % 2 == 0)


@pytest.mark.parametrize("bid", ["2S", "3N", "6H", "7N"])
def test_eleven_points_redouble_no_bid_above_one(bid: str) -> None:
    calls = ("P", "P", bid, "X")
    assert plain_call(calls, hand("K87.QJ42.AJ2.T43"), system(), PLAIN) != REDOUBLE


def test_partners_game_without_trumps_is_not_pulled_into_a_minor() -> None:
    calls = ("1D", "P", "1S", "P", "2D", "P", "3N", "P")
    assert plain_call(calls, hand("96.94.AKQT652.K3"), system(), PLAIN) == PASS


def test_who_is_asked_for_aces_bids_no_grand_slam_on_points() -> None:
    calls = ("1C", "P", "1H", "P", "2H", "P", "4N", "P")
    assert plain_call(calls, hand("AK4.AKQ2.KJ4.K43"), system("natural"), PLAIN) == "5H"


@pytest.mark.long
@pytest.mark.parametrize("name", SYSTEMS)
def test_many_random_auctions_are_sane(name: str) -> None:
    rng = Rng(12)
    for n in range(50_000):
        check_auction(rng.fork(n), name, wild=n % 2 == 0)
