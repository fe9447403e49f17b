"""Of cards that are as good as the one advised a hint lists those that do the same."""

from collections.abc import Sequence

from game.core.outlook import Outlook
from game.core.protocols import Candidate
from game.kit.actions import PlayCard
from game.rulesets.berzerka import BERZERKA
from game.session.arranging import with_reasons
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import cards, ending, say

HANDS = ("S9 S10 C1", "H5 H9 D8", "S2 S3 C2")


def following() -> Turn:
    """Return the turn of somebody who has no card of the suit led, with hearts as trumps."""
    state = say(ending("berzerka", list(map(cards, HANDS)), 0, named="trump:H"), "S9")
    return Turn(BERZERKA, state, state.current_player(), 9)


def shown(best: str, *others: Candidate[object], beside: str = "") -> Sequence[str]:
    """Return which cards a hint lists."""
    card = PlayCard(cards(best)[0])
    outlook = Outlook(card, PlayCard(cards(beside)[0]), 300, {}) if beside else None
    found = [Candidate(card, 1.6, 90, outlook=outlook), *others]
    return [str(each.action) for each in with_reasons(following(), found, [])]


def as_good(card: str, worth: float = 1.6) -> Candidate[object]:
    return Candidate(PlayCard(cards(card)[0]), worth, 90)


def test_where_one_card_takes_the_trick_and_another_lets_it_go_none_is_as_good_without_words() -> (
    None
):
    low = as_good("H5", 1.2)
    assert shown("H5", as_good("H9"), as_good("D8")) == ["H5", "H9", "D8"], "all are the same"
    assert shown("H9", as_good("D8"), low) == ["H9", "H5"]
    assert shown("D8", as_good("H9"), low) == ["D8", "H5"]
    assert shown("H5", as_good("H9"), as_good("D8", 1.2)) == ["H5", "H9", "D8"]
    assert shown("H9", as_good("D8"), low, beside="D8") == ["H9", "D8", "H5"], "it is told of"


def test_of_leads_all_that_are_as_good_are_listed() -> None:
    state = ending("berzerka", list(map(cards, HANDS)), 1, named="trump:H")
    turn = Turn(BERZERKA, state, 1, 9)
    found = [as_good("H9"), as_good("D8"), as_good("H5", 1.2)]
    assert with_reasons(turn, found, []) == found
