"""What speaks against a Kontra, by the contract that it is said in."""

import pytest

from game.core.rng import Rng
from game.kit.german import KING
from game.rulesets.catalogue import ruleset
from game.rulesets.schnapsen.actions import Bid, Pass, SayKontra, SchnapsenAction
from game.rulesets.schnapsen.cautions import caution
from game.session.match import Match, Seat

SCHNAPSEN = ruleset("schnapsen")
SEATS = [Seat("club", name) for name in ("Ana", "Mila", "Goran")]


def kontra_in(contract: str) -> tuple[Match, SchnapsenAction]:
    """Return a deal of plain players in which Kontra can be said in a contract."""
    for seed in range(200):
        match = Match(SCHNAPSEN, SCHNAPSEN.options(), SEATS, seed, 3)
        while not match.is_over:
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            if SayKontra() in legal and view.table.contract == contract:
                return match, SayKontra()
            match.apply(match.to_act, SCHNAPSEN.sense.policy(view, legal, Rng(seed)))
    raise AssertionError(contract)


@pytest.mark.parametrize(
    ("contract", "told", "untold"),
    [
        ("game", "you hold 2 trumps, 2 aces, 2 tens.", "there are no trumps"),
        ("gang", "there are no trumps, and you hold 1 ace, 2 tens.", "trumps, 1 ace"),
        ("bettler", "of your cards is lower than a king", "trump"),
    ],
)
def test_a_kontra_is_judged_by_what_counts_in_the_contract(
    contract: str, told: str, untold: str
) -> None:
    match, kontra = kontra_in(contract)
    said = caution(match.state.view(match.to_act), kontra, kontra, match.names)
    assert told in said and untold not in said


def test_a_pass_is_held_against_the_bid_that_the_hand_is_for() -> None:
    for seed in range(200):
        match = Match(SCHNAPSEN, SCHNAPSEN.options(), SEATS, seed, 1)
        while not match.is_over:
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            if Pass() in legal and Bid("bettler") in legal:
                said = caution(view, Pass(), Bid("bettler"), match.names)
                low = sum(card.rank < KING for card in view.hand)
                verb = "is" if low == 1 else "are"
                assert f"for Bettler: {low} of your cards {verb} lower than a king" in said
                return
            match.apply(match.to_act, SCHNAPSEN.sense.policy(view, legal, Rng(seed)))
    raise AssertionError("no such bid")
