"""Beside which other choice somebody would ask first why it is not that which is advised."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Candidate
from game.kit.actions import PlayCard
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import PASS, Bid
from game.rulesets.berzerka.position import BerzerkaView
from tests.rulesets.berzerka.hands import cards, dealt, on_board, say
from tests.rulesets.berzerka.leading import leading


def beside(view: BerzerkaView, *found: tuple[Any, float, int]) -> Sequence[Any]:
    return BERZERKA.telling.asked_about(view, [Candidate(*each) for each in found])


def test_a_lead_is_told_of_beside_the_next_best_and_not_the_worst() -> None:
    view = leading("berzerka", "S2 S12 S13 H2 D10", "trump:C")
    worst, touching, best, low, middle = map(PlayCard, cards("S2 S12 S13 H2 D10"))
    found = [(best, 0.4, 90), (touching, 0.4, 90), (worst, -0.9, 90), (low, 0.3, 90)]
    assert beside(view, *found) == [low], "the 12 of Spades does the same"
    assert beside(view, *found, (middle, 0.35, 90)) == [middle]
    assert beside(view, *found, (middle, 0.35, 9)) == [low], "too few trials to be the next best"
    assert beside(view, (best, 0.4, 90), (touching, 0.4, 90)) == []


def test_a_bid_is_told_of_beside_a_pass() -> None:
    state = dealt(on_board("hold_steady", "berzerka", "middling"))
    view, bids = state.view(state.current_player()), (Bid("berzerka", 0), Bid("hold_steady", 0))
    found = [(bids[0], 0.2, 90), (bids[1], 0.2, 90), (PASS, 0.1, 90)]
    assert beside(view, *found) == [PASS]
    assert beside(view, *found[:2]) == [] == beside(view, *reversed(found))
    assert beside(view, *found[:2], (PASS, -0.4, 9)) == [PASS], "however soon a race has dropped it"


def test_a_pass_is_told_of_beside_the_contract_that_one_would_rather_have_bid() -> None:
    before = on_board("hold_steady", "berzerka", "middling")
    found = [(each, 0.1, 90) for each in (PASS, Bid("berzerka", 2), Bid("hold_steady", 2))]
    own = say(dealt(before), "berzerka+0 hold_steady+1 pass")
    assert beside(own.view(0), *found) == [Bid("berzerka", 2)], "his own, a trick dearer"
    standing = say(dealt(before), "hold_steady+1")
    assert beside(standing.view(1), *found) == [Bid("hold_steady", 2)], "it suits his hand"
