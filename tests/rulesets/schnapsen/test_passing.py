"""Why a player passes: what speaks against what he could say instead."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from game.bots.outlooks import with_outlook
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.core.words import use_language
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import BIDS, CLAIM, KONTRA, PASS, FillTalon
from game.rulesets.schnapsen.cautions import caution
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.state import SchnapsenState
from tests.rulesets.saying import reason_in
from tests.rulesets.schnapsen.deals import bid, cards, dealt, play, standing, table

reason = partial(reason_in, "schnapsen")

HANDS = ("HA HT HU ST SK SO", "HK DO SA CA CK CO", "HO DA DT DK CT CU")
TALON = "DU SU"
NAMES = ("Ana", "Mila", "Goran")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    use_language("")


def auction(*calls: str, **options: bool) -> SchnapsenState:
    state = dealt([cards(hand) for hand in HANDS], "S", standing(any_trump=True, **options))
    for call in calls:
        state.apply_action(BIDS[call])
    return state


def why(state: SchnapsenState) -> str:
    return reason(state.view(state.table.player), PASS)


def test_in_the_auction_the_contract_that_comes_nearest_falls_short() -> None:
    assert why(auction("game")) == (
        "The nearest to a bid is Bettler. A lower card led can force any of your cards to win, "
        "first of all the Ace of Spades. One can be led first, and two changed."
    )
    assert why(auction("game", "bettler")) == (
        "The nearest to a bid is Gang. Led from the top, 3 of your 6 cards can be beaten, "
        "first of all the Unter of Clubs. Only two can be changed."
    )


def test_a_schnapser_is_let_be_for_the_points_that_its_hand_has_not_got() -> None:
    against = caution(auction("game").view(1), BIDS["kontra_schnapser"], PASS, NAMES)
    assert against.endswith("A marriage adds 20. The other 24 of the 66 must fall in those tricks.")


@pytest.mark.parametrize("language", ["de", "sr"])
def test_in_the_auction_a_pass_is_not_reasoned_by_strength_in_any_language(language: str) -> None:
    state = auction("game")
    use_language(language)
    view = state.view(1)
    assert why(state).endswith(caution(view, BIDS["bettler"], PASS, NAMES))
    assert "Bettler" in why(state).split(".")[0], "which contract, and what speaks against it"


def test_nothing_is_said_where_nothing_could_be_bid() -> None:
    state = auction("game", "kontra_bauern")
    assert state.legal_actions() == [PASS] and why(state) == ""


def test_who_keeps_his_contract_is_told_of_the_next() -> None:
    state = bid(auction(raising=True), "game")
    state.apply_action(FillTalon(cards(TALON)))
    assert state.table.phase == Phase.RAISE
    assert why(state).startswith("The nearest to a bid is Bettler.")


def test_who_lets_it_be_is_told_what_doubling_would_cost() -> None:
    state = bid(auction(), "game")
    state.apply_action(FillTalon(cards(TALON)))
    for put in cards(TALON):
        state.apply_action(next(each for each in state.legal_actions() if str(each) == f"-{put}"))
    assert state.table.phase == Phase.KONTRA
    assert why(state) == (
        "Kontra doubles a loss too, and only the Ace of Spades is certain to take a trick. The "
        "declarer may have the marriage of 40."
    )
    state.apply_action(KONTRA)
    assert why(state).startswith("Rekontra would double what the deal costs you")


def test_who_does_not_claim_is_told_how_far_it_is() -> None:
    last = ("HA HO ST SU CA CU", "HU DA DT DK DU SK", "HT HK DO SO CT CO")
    state = play(table("C", *last, risky_claims=True), "HO HU HK")
    assert state.table.phase == Phase.CLAIM and set(state.legal_actions()) == {PASS, CLAIM}
    assert why(state) == "Your side has 9 so far; a claim below 66 loses."


def test_a_bid_is_tried_out_beside_passing_though_another_bid_comes_nearer() -> None:
    view = auction("game").view(1)
    found = [Candidate(BIDS["bettler"], 0.5, 900), Candidate(BIDS["gang"], 0.2, 900, error=0.01)]
    found.append(Candidate(PASS, -0.2, 900, error=0.01))
    best = with_outlook(SCHNAPSEN, view, found, Rng(1))[0]
    assert best.outlook is not None and best.outlook.other == PASS


def test_66_is_claimed_for_what_it_counts_for_unclaimed() -> None:
    """The others may be too far off to come to 66 themselves."""
    state = play(table("H", *HANDS), "HA HK HO HT DO DA")
    told = (
        "A claim wins the deal at once. Unclaimed, 66 counts for nothing: the last trick decides."
    )
    assert reason(state.view(0), CLAIM) == told
    asked = replace(state.view(0), table=state.table.but(phase=Phase.CLAIM))
    assert caution(asked, PASS, CLAIM, NAMES) == told
