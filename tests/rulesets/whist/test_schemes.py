"""SW-28 to SW-54: the ways to score, one test a row."""

import re

import pytest

from game.core.points import points_text
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.rulesets.whist.phases import settle
from game.rulesets.whist.scoring import SCHEMES
from game.rulesets.whist.standing import WhistStanding
from tests.loops import over
from tests.rulesets.whist.deals import chosen, deal_taking, points


@pytest.mark.rule("SW-28")
def test_serbian() -> None:
    assert WhistOptions().scoring == "SB0"
    assert points(2, 2) == 12
    assert points(2, 1) == 1
    assert points(2, 4) == 4
    assert points(2, 0) == -10
    assert points(0, 0) == 10
    assert points(0, 1) == 1


@pytest.mark.rule("SW-29")
def test_serbian_harsher() -> None:
    assert points(3, 2, scoring="SB1") == -8
    assert points(3, 5, scoring="SB1") == 5
    assert points(4, 0, scoring="SB1") == -10
    assert points(3, 3, scoring="SB1") == 13


@pytest.mark.rule("SW-30")
def test_oh_hell() -> None:
    assert points(4, 4, scoring="OH0") == 14
    assert points(4, 0, scoring="OH0") == 0
    assert points(4, 5, scoring="OH0") == 5


@pytest.mark.rule("SW-31")
def test_exact() -> None:
    assert points(3, 3, scoring="SA01") == 13
    assert points(3, 2, scoring="SA01") == points(3, 4, scoring="SA01") == 0


@pytest.mark.rule("SW-32")
def test_exact_with_penalty() -> None:
    assert points(3, 3, scoring="SA02") == 13
    assert points(3, 2, scoring="SA02") == points(3, 4, scoring="SA02") == -3
    assert points(0, 1, scoring="SA02") == 0


@pytest.mark.rule("SW-33")
def test_ten_times_exact() -> None:
    assert points(4, 4, scoring="SA03a") == points(4, 4, scoring="SA03b") == 40
    assert points(4, 3, scoring="SA03a") == 0
    assert points(4, 3, scoring="SA03b") == points(4, 5, scoring="SA03b") == -40
    for scheme in ("SA03a", "SA03b"):
        assert points(0, 0, scoring=scheme) == points(0, 1, scoring=scheme) == 0


@pytest.mark.rule("SW-33")
def test_ten_times_exact_with_a_zero_bid_worth_five() -> None:
    for scheme in ("SA03a", "SA03b"):
        assert points(0, 0, scoring=scheme, zero_five=True) == 5
        assert points(0, 2, scoring=scheme, zero_five=True) == -5
        assert points(4, 4, scoring=scheme, zero_five=True) == 40
    assert points(0, 0, scoring="SB0", zero_five=True) == 10, "no other scoring heeds it"
    assert points(0, 0, scoring="SA04b", zero_five=True) == 0, "not even one built on it"


@pytest.mark.rule("SW-34")
def test_over_is_zero_and_under_is_the_penalty_of_the_base() -> None:
    assert points(3, 2, scoring="SA04a") == points(3, 2, scoring="SA02") == -3
    assert points(3, 2, scoring="SA04b") == points(3, 2, scoring="SA03b") == -30
    assert points(3, 2, scoring="SA04c") == points(3, 2, scoring="SA05") == -15
    assert points(4, 3, scoring="SA04d") == points(4, 1, scoring="SA06") == -10
    assert points(4, 3, scoring="SA04e") == points(4, 3, scoring="SA07") == -14
    assert points(4, 2, scoring="SA04e") == points(4, 2, scoring="SA07") == -24
    bases = {"a": "SA02", "b": "SA03b", "c": "SA05", "d": "SA06", "e": "SA07"}
    for scheme, base in ((f"SA04{letter}", base) for letter, base in bases.items()):
        assert points(3, 5, scoring=scheme) == points(0, 1, scoring=scheme) == 0
        assert points(3, 3, scoring=scheme) == points(3, 3, scoring=base)
        assert points(0, 0, scoring=scheme) == points(0, 0, scoring=base)


@pytest.mark.rule("SW-35")
def test_cypriot() -> None:
    assert points(5, 5, scoring="SA05") == 35
    assert points(3, 2, scoring="SA05") == points(3, 4, scoring="SA05") == -15
    assert points(0, 0, scoring="SA05") == 10
    assert points(0, 1, scoring="SA05") == -10


@pytest.mark.rule("SW-36")
def test_set_penalty() -> None:
    assert points(4, 4, scoring="SA06") == 14
    assert points(4, 5, scoring="SA06") == 5
    assert points(4, 3, scoring="SA06") == points(4, 0, scoring="SA06") == -10
    assert points(0, 2, scoring="SA06") == 2


@pytest.mark.rule("SW-37")
def test_progressive_penalty() -> None:
    assert points(4, 4, scoring="SA07") == 14
    assert points(4, 3, scoring="SA07") == points(4, 5, scoring="SA07") == -14
    assert points(4, 2, scoring="SA07") == points(4, 6, scoring="SA07") == -24
    assert points(0, 1, scoring="SA07") == -10


@pytest.mark.rule("SW-38")
def test_reduced_zero() -> None:
    for scheme in ("SA08a", "SA08b"):
        assert points(0, 0, scoring=scheme) == 5
        assert points(3, 3, scoring=scheme) == 13
    assert points(3, 2, scoring="SA08a") == 2
    assert points(0, 1, scoring="SA08a") == 1
    assert points(3, 2, scoring="SA08b") == points(0, 1, scoring="SA08b") == 0


@pytest.mark.rule("SW-39")
def test_adjusted_zero() -> None:
    assert points(0, 0, hand=1, scoring="SA09") == 6
    assert points(0, 0, hand=13, scoring="SA09") == 18
    assert points(1, 1, hand=1, scoring="SA09") == 11
    assert points(3, 2, scoring="SA09") == 2
    assert points(2, 0, scoring="SA09") == 0


@pytest.mark.rule("SW-40")
def test_progressive() -> None:
    assert points(4, 4, scoring="SA10") == 26
    assert points(0, 0, scoring="SA10") == 10
    assert points(3, 2, scoring="SA10") == 2


@pytest.mark.rule("SW-41")
def test_montreal() -> None:
    assert points(3, 3, scoring="SA11") == 16
    assert points(0, 0, scoring="SA11") == 10
    assert points(3, 2, scoring="SA11") == points(3, 4, scoring="SA11") == 0


@pytest.mark.rule("SW-42")
def test_golf_rising() -> None:
    assert points(2, 2, scoring="SA12") == 0
    assert points(2, 5, scoring="SA12") == 6
    assert points(4, 0, scoring="SA12") == 10


@pytest.mark.rule("SW-43")
def test_golf_squared() -> None:
    assert points(2, 2, scoring="SA13") == 0
    assert points(2, 5, scoring="SA13") == points(5, 2, scoring="SA13") == 9


@pytest.mark.rule("SW-44")
def test_golf_cards_dealt() -> None:
    assert points(2, 2, hand=5, scoring="SA14") == 0
    assert points(2, 3, hand=5, scoring="SA14") == points(5, 0, hand=5, scoring="SA14") == 5


@pytest.mark.rule("SW-45")
def test_spades_double() -> None:
    assert points(3, 3, trump="S", spades_double=True) == 26
    assert points(4, 0, trump="S", spades_double=True) == -20
    for other in "HDCN":
        assert points(3, 3, trump=other, spades_double=True) == 13
    assert points(3, 3, trump="S") == 13, "only where it is agreed on"


@pytest.mark.rule("SW-46")
def test_trick_scoring() -> None:
    assert points(3, 3, scoring="SA16") == 3
    assert points(0, 0, scoring="SA16") == 0.5
    assert points(3, 2, scoring="SA16") == points(2, 3, scoring="SA16") == -1
    assert points(4, 0, scoring="SA16") == -4


@pytest.mark.rule("SW-47")
def test_binary() -> None:
    assert points(0, 0, scoring="SA17") == points(5, 5, scoring="SA17") == 10
    assert points(5, 4, scoring="SA17") == points(0, 1, scoring="SA17") == 0


@pytest.mark.rule("SW-48")
def test_binary_with_nil() -> None:
    assert points(0, 0, hand=6, scoring="SA18") == 20
    assert points(0, 1, hand=6, scoring="SA18") == -10
    assert points(2, 2, hand=6, scoring="SA18") == 10
    assert points(2, 1, hand=6, scoring="SA18") == 0


@pytest.mark.rule("SW-49")
def test_scratch() -> None:
    assert points(3, 3, scoring="SA19") == points(0, 0, scoring="SA19") == 0
    assert points(3, 2, scoring="SA19") == points(0, 4, scoring="SA19") == 1
    standing: WhistStanding = chosen(5, "D", scoring="SA19")
    for bids, tricks in (((1, 3, 5, 0), (1, 3, 1, 0)), ((2, 2, 4, 0), (2, 2, 1, 0))):
        standing = settle(standing, deal_taking(standing, bids, tricks))
    assert standing.scores == (0, 0, 2, 0)
    assert standing.successful_bids == (3, 5, 0, 0)
    assert standing.winners() == (1,), "of those without a scratch, the sum of bids made decides"


@pytest.mark.rule("SW-50")
def test_adjusted_exact() -> None:
    assert points(3, 3, hand=7, scoring="SA20") == 10
    assert points(0, 0, hand=7, scoring="SA20") == 7
    assert points(3, 2, hand=7, scoring="SA20") == points(3, 4, hand=7, scoring="SA20") == 0


@pytest.mark.rule("SW-51")
def test_get_fred_and_oy_vey() -> None:
    for scheme in ("SA21a", "SA21b"):
        assert points(3, 2, scoring=scheme) == points(3, 4, scoring=scheme) == -1
        assert points(3, 0, scoring=scheme) == -3
    assert points(3, 3, scoring="SA21a") == 13
    assert points(3, 3, scoring="SA21b") == 19


@pytest.mark.rule("SW-52")
@over("scheme", SCHEMES)
def test_spades_double_doubles_gain_and_loss_under_every_scoring_but_scratch(scheme: str) -> None:
    factor = 1 if scheme == "SA19" else 2
    for bid, tricks in ((0, 0), (3, 3), (3, 2), (3, 5), (3, 0), (0, 2)):
        plain = points(bid, tricks, trump="S", scoring=scheme)
        assert points(bid, tricks, trump="S", scoring=scheme, spades_double=True) == factor * plain
        in_hearts = points(bid, tricks, trump="H", scoring=scheme, spades_double=True)
        assert in_hearts == plain


@pytest.mark.rule("SW-53")
def test_half_points_are_exact_and_written_as_halves() -> None:
    standing: WhistStanding = chosen(2, "D", scoring="SA16")
    for _deal in range(3):
        standing = settle(standing, deal_taking(standing, (0, 0, 0, 0), (2, 0, 0, 0)))
    assert standing.scores[1] == 1.5
    assert list(map(points_text, (0.5, 1.5, -0.5, -1.5, 2.0, 0))) == [
        "½",
        "1½",
        "−½",
        "−1½",
        "2",
        "0",
    ]


@pytest.mark.rule("SW-54")
def test_nil_needs_more_tricks_than_players() -> None:
    assert points(0, 0, hand=4, players=4, scoring="SA18") == 10
    assert points(0, 1, hand=4, players=4, scoring="SA18") == 0
    assert points(0, 0, hand=5, players=4, scoring="SA18") == 20
    assert points(0, 0, hand=5, players=5, scoring="SA18") == 10
    assert points(0, 2, hand=6, players=5, scoring="SA18") == -10
    assert points(0, 0, hand=7, players=6, scoring="SA18") == 20


def test_examples_are_written_as_on_the_plates_tricks_before_bid() -> None:
    found = re.findall(
        r"(\d+)/(\d+) is (−?)(\d+)", WHIST.rule_book().split("**SW-28**")[-1].split("\n")[0]
    )
    assert len(found) == 3
    for tricks, bid, sign, score in found:
        assert points(int(bid), int(tricks)) == int(f"{sign and '-'}{score}")
