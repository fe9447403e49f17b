"""What a hint calls as good as what it advises, and which of two such choices it advises."""

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.kit.actions import Deal, PlayCard
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import TRUMPS
from game.rulesets.schnapsen.state import new_deal
from game.rulesets.whist import WHIST
from game.session.reasoning import hint_reason, level_with_best
from game.session.turn import Turn
from tests.rulesets.schnapsen.deals import cards as german
from tests.rulesets.schnapsen.deals import standing, suit
from tests.rulesets.whist.deals import cards, chosen, dealt, play, with_bids

HANDS = [cards(each) for each in ("S8 S5 S3", "H2 H3 H4", "C2 C3 C4", "S9 S7 D5")]
SURE = 0.001


def test_only_what_comes_to_about_as_much_is_as_good() -> None:
    """“98 of 100, with the Ace of Spades in 60. Worth about as much: 2 of Clubs.” stood above
    “Ace of Spades as good”."""
    state = with_bids(dealt(chosen(3, "S", dealer=2), HANDS), [2, 0, 0, 0])
    play(state, "S9")
    three, eight, five = (PlayCard(each) for each in cards("S3 S8 S5"))
    figures = {"made": Figure(0.58, 0.38, SURE), "own": Figure(7.1, 5.9, SURE)}
    outlook = Outlook(three, eight, 4000, figures, near=five)
    best = Candidate(three, 1.0, 400, outlook=outlook)
    found = [best, Candidate(eight, 0.2, 400), Candidate(five, 1.0, 400)]
    assert level_with_best(Turn(WHIST, state, 0, 9), found) == [five]


def test_where_nothing_else_is_to_be_said_others_are_told_to_be_as_good() -> None:
    """Three figures stood there without a word, and another choice was not named at all."""
    state = new_deal(standing())
    for player, packet in enumerate(("HO SO DO", "SU CU CO", "SK CK CT")):
        state.apply_action(Deal(player, german(packet)))
    spades, diamonds, hearts = (TRUMPS[suit(each)] for each in "SDH")
    found = [
        Candidate(spades, -0.1, 400),
        Candidate(diamonds, -0.1, 400, error=0.2),
        Candidate(hearts, -0.2, 400, error=0.2),
    ]
    told = hint_reason(Turn(SCHNAPSEN, state, 0, 9), found, str)
    assert told == f"Played out, just as good: {diamonds}."
