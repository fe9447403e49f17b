"""Of which other choices somebody would ask why it is not they that a hint advises."""

from game.core.protocols import Candidate
from game.kit.actions import PlayCard
from game.rulesets.whist import WHIST
from game.rulesets.whist.actions import Bid
from game.rulesets.whist.table import WhistView
from tests.rulesets.whist.deals import cards, chosen, dealt, table

HANDS = ("DADKSASKS2", "H2H3H4H5H6", "H7H8H9HTHJ", "C2C3C4C5C6")


def beside(view: WhistView, *found: Candidate) -> list[str]:
    return [str(each) for each in WHIST.telling.asked_about(view, found)]


def test_a_bid_is_told_of_beside_the_next_best_or_that_which_the_cards_promise() -> None:
    view = dealt(chosen(5, "D"), [cards(hand) for hand in HANDS]).view(0)

    def asked(best: int, next_best: float) -> list[str]:
        others = Candidate(Bid(5), next_best, 900, error=0.1), Candidate(Bid(3), -2.0, 90)
        return beside(view, Candidate(Bid(best), 1.0, 900), *others)

    assert asked(4, 0.9) == ["5"], "no figure says why it is not that one"
    assert asked(4, 0.2) == ["3"], "the hand is worth about 2.8 tricks"
    alone = [Candidate(Bid(3), 1.0, 900), Candidate(Bid(2), 0.0, 900), Candidate(Bid(5), 0.9, 9)]
    assert beside(view, *alone) == ["2"], "too few trials to be the next best"


def test_a_card_as_good_and_unlike_the_best_is_told_of() -> None:
    view = table("S", "DA D4 DT C5", "D2 H4 C2 C4", "D3 H3 H5 C6", "C3 C7 H6 H7").view(0)
    ace, four, five = (PlayCard(each) for each in cards("DA D4 C5"))

    def asked(value: float, error: float = 0.0, card: PlayCard = four) -> list[str]:
        return beside(view, Candidate(ace, 1.0, 900), Candidate(card, value, 900, error=error))

    assert asked(1.0) == [str(four)]
    assert asked(0.94) == [str(four)] and asked(0.5) == []
    assert asked(0.5, error=0.4) == [str(four)], "chance may have put it behind"
    assert asked(1.0, card=five) == [str(five)]
