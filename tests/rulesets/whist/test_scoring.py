"""SW-20 to SW-27: the Serbian scoring, and how a match is won."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.phases import settle
from game.rulesets.whist.scoring import SCHEMES
from game.rulesets.whist.standing import DealResult, WhistStanding
from tests.rulesets.whist.deals import TRUMPS, chosen, deal_taking, points


def standing_with(
    totals: tuple[float, ...], made: tuple[int, ...] = (), **options: Any
) -> WhistStanding:
    """A standing with these totals; `made` are the sums of the bids made."""
    made = made or (0,) * len(totals)
    missed = DealResult(9, TRUMPS["D"], 0, (9,) * len(totals), (1,) * len(totals), totals)
    kept = DealResult(9, TRUMPS["D"], 0, made, made, (0,) * len(totals))
    opening: WhistStanding = WHIST.opening(WhistOptions(**options), len(totals), 0)
    return replace(opening, results=(missed, kept))


@pytest.mark.rule("SW-20")
def test_a_bid_made_exactly_is_10_and_the_tricks() -> None:
    assert points(2, 2) == 12
    assert points(7, 7) == 17
    assert points(0, 0) == 10


@pytest.mark.rule("SW-21")
def test_a_bid_missed_is_a_point_a_trick_over_or_under() -> None:
    assert points(2, 1) == 1
    assert points(3, 5) == 5


@pytest.mark.rule("SW-22")
def test_tricks_bid_and_none_taken_costs_10() -> None:
    assert points(2, 0) == -10
    assert points(1, 0, hand=1) == -10


@pytest.mark.rule("SW-23")
def test_a_missed_zero_bid_is_a_point_a_trick() -> None:
    assert points(0, 1) == 1
    assert points(0, 3) == 3


@pytest.mark.rule("SW-24")
def test_the_harsher_rule_takes_10_from_undertricks_only() -> None:
    assert points(3, 2, scoring="SB1") == -8
    assert points(3, 0, scoring="SB1") == -10
    assert points(3, 5, scoring="SB1") == 5
    assert points(0, 2, scoring="SB1") == 2
    assert points(3, 3, scoring="SB1") == 13


@pytest.mark.rule("SW-25")
def test_points_are_added_up_over_the_deals() -> None:
    standing: WhistStanding = WHIST.opening(WhistOptions(), 4, 3)
    for bids, tricks in (((2, 4, 2, 6), (2, 4, 1, 6)), ((1, 3, 5, 4), (2, 3, 4, 3))):
        standing = settle(standing, deal_taking(standing, bids, tricks))
    assert standing.scores == (14, 27, 5, 19)


@pytest.mark.rule("SW-25")
def test_the_highest_total_wins_but_in_golf_and_scratch_the_lowest() -> None:
    low_wins = {"SA12", "SA13", "SA14", "SA19"}
    for scheme in SCHEMES:
        winner = standing_with((5, 9, 1, 7), scoring=scheme).winners()
        assert winner == ((2,) if scheme in low_wins else (1,)), scheme


@pytest.mark.rule("SW-26")
def test_equal_totals_share_the_win() -> None:
    assert standing_with((150, 201, 99, 201)).winners() == (1, 3)
    assert standing_with((18, 18, 20, 25), scoring="SA13").winners() == (0, 1)
    assert standing_with((5, 5, 5, 5), made=(1, 2, 3, 4)).winners() == (0, 1, 2, 3)


@pytest.mark.rule("SW-26")
def test_only_scratch_breaks_ties_by_the_bids_made_and_then_shares() -> None:
    assert standing_with((9, 7, 7, 12), made=(40, 22, 25, 10), scoring="SA19").winners() == (2,)
    assert standing_with((9, 7, 7, 12), made=(40, 25, 25, 10), scoring="SA19").winners() == (1, 2)


@pytest.mark.rule("SW-27")
def test_one_scoring_is_chosen_before_the_match_and_used_throughout() -> None:
    options = WhistOptions(scoring="SA02", largest_hand=3)
    standing: WhistStanding = WHIST.opening(options, 4, 3)
    while not standing.is_over:
        bids = [0] * 4
        bids[standing.dealer] = 1 if standing.cards > 1 else 0
        deal = deal_taking(standing, bids, [standing.cards, 0, 0, 0])
        assert deal.table.standing.options is options
        standing = settle(standing, deal)
    assert standing.options is options
    with pytest.raises(FrozenInstanceError):
        options.scoring = "SB0"  # type: ignore[misc]


@pytest.mark.rule("SW-27")
def test_spades_double_goes_along_with_the_scoring_chosen() -> None:
    assert points(3, 3, trump="S", scoring="SA01", spades_double=True) == 26
    assert chosen(3, "S", scoring="SA01", spades_double=True).options.scoring == "SA01"
