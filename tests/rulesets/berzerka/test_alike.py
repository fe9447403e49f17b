"""Of cards that are as good as the one advised a hint lists those that do the same."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.kit.actions import PlayCard
from game.rulesets.berzerka import BERZERKA
from game.session.arranging import with_reasons
from game.session.hint import Hint
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import cards, ending, say
from tests.rulesets.berzerka.leading import at_value, leading

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


def test_what_trials_tell_apart_is_not_as_good_though_all_figures_are_the_same() -> None:
    """“First in 86 of 100 hands, with the 9 in 81” stood above “9 as good”."""
    turn, (low, high) = following(), map(PlayCard, cards("H5 H9"))
    places = {"first": Figure(0.86, 0.81, 0.003), "last": Figure(0.03, 0.05, 0.003)}
    others = [as_good("H9", 0.76), as_good("D8", 0.8)]

    def advised(figures: dict[str, Figure]) -> Hint:
        outlook = Outlook(low, high, 4000, figures)
        return Hint(turn, [Candidate(low, 0.83, 90, outlook=outlook), *others])

    apart, level = advised(places), advised({})
    assert apart.shown[0].outlook and not level.shown[0].outlook
    said = hint_reason(turn, apart.candidates, str)
    assert "It wins for now, and your 9 of Hearts stays" in said, "though both would take it"
    assert "You come first in 86 of 100" in said and "H9" not in said


def test_what_stays_of_a_suit_tells_a_card_apart_from_others_of_that_suit_alone() -> None:
    """That a higher card stays was the reason not to lead a trump, after which it stays as well."""
    view = at_value(leading("berzerka", "S4 S12 C11 H9", "trump:H"), 1)
    low = PlayCard(cards("S4")[0])
    places = {"first": Figure(0.8, 0.65, 0.01), "last": Figure(0.01, 0.02, 0.01)}

    def said(other: str) -> str:
        rival = PlayCard(cards(other)[0])
        outlook = Outlook(low, rival, 4000, places)
        return BERZERKA.telling.why(view, low, [rival], outlook).told(str)

    assert "your stronger one of Spades stays" in said("S12")
    assert "costs you no strong card" in said("H9")


def test_the_reason_of_a_hint_tells_it_from_what_is_listed_with_a_lower_figure() -> None:
    """That 4 cards of Spades are held was told of the 8 beside a 12 worth less, as of both."""
    hands = ("S4 S8 S11 S12 C12 D3 D4", "S1 S2 S3 H1 H2 H3 D1", "C1 C2 C3 C4 C5 D5 D6")
    state = ending("berzerka", list(map(cards, hands)), 0, named="trump:H")
    low = Candidate(PlayCard(cards("S8")[0]), 0.9, 90)
    high = Candidate(PlayCard(cards("S12")[0]), 0.8, 90, error=0.06)
    less = Candidate(PlayCard(cards("C12")[0]), 0.3, 90)
    said = hint_reason(Turn(BERZERKA, state, 0, 9), [low, high, less], str)
    assert "cards of Spades: the last may win" not in said
    assert "You keep the 12 of Spades" in said


def test_no_card_is_told_to_be_better_kept_beside_which_it_is_as_good() -> None:
    """“Keep the 3 of Spades” stood above “3 of Spades as good”."""
    state = say(ending("berzerka", list(map(cards, ("C5 C6 C7", "S3 D2 D5", "H1 H2 H3"))), 0), "C5")
    turn = Turn(BERZERKA, state, state.current_player(), 9)
    low, kept = as_good("D2"), as_good("S3")
    less = as_good("D5", 0.2)
    assert "keep the 5 of Diamonds" in hint_reason(turn, [low, less, replace(kept, value=0.1)], str)
    assert "keep the" not in hint_reason(turn, [low, replace(less, value=1.6), kept], str)


def test_of_a_trick_that_is_let_go_it_is_told_which_card_could_win_it() -> None:
    """The 3 of Clubs was advised, last to play, and nothing was said of the sure trick."""
    hands = ("C3 C2 H6", "S9 S4 S6", "S5 S7 S8")
    state = ending("berzerka", list(map(cards, hands)), 1, named="trump:H")
    state = say(state, "S9 S5")
    view = at_value(state.view(0), 1)
    low, trump, other = (PlayCard(cards(each)[0]) for each in ("C3", "H6", "C2"))
    told = [each.words for each in BERZERKA.telling.reasons(view, low)]
    assert all("go and keep the 6 of Hearts for a later one." in each for each in told)
    found = [Candidate(low, 0.4, 90), Candidate(other, 0.3, 90), Candidate(trump, 0.0, 3)]
    assert BERZERKA.telling.asked_about(view, found) == [trump]
    won = [Candidate(trump, 0.4, 90), *found[:2]]
    assert BERZERKA.telling.asked_about(view, won) == [low], "the next best"
    reason = BERZERKA.telling.reasons(view, low)[0]
    assert BERZERKA.telling.speaks_against(reason, trump), "where that is as good"


def thrown(hand: str, *tried: Candidate[object]) -> str:
    """Return what is said for the first card tried of a hand that cannot follow to hearts, where
    no tricks are wanted."""
    cut = len(cards(hand))
    hands = (cards("H5 H6 H7 H8")[:cut], cards(hand), cards("S1 S2 S3 S4")[:cut])
    state = say(ending("bottle_it_up", list(hands), 0), "H5")
    return hint_reason(Turn(BERZERKA, state, state.current_player(), 9), tried, str)


def test_of_touching_cards_that_are_tried_as_one_it_is_told_that_any_will_do() -> None:
    """“Play the 4 of Diamonds” stood there, and nobody could see why not the 5."""
    low, club = as_good("D4"), replace(as_good("C9", 0.2), error=0.01)
    pair = "The 4 and 5 of Diamonds are worth the same: either will do."
    assert thrown("D4 D5 C9", low, club).endswith(pair)
    assert thrown("D4 D5 D6 C9", low, club).endswith(
        "Your Diamonds from 4 to 6 are worth the same: any of them will do."
    )
    assert "either" not in thrown("D4 D10 C9", low, club), "the 7 may be out"
    assert "either" not in thrown("D4 D5 C9", low, club, as_good("D5")), "it was tried"


def test_no_touching_card_is_told_to_be_better_kept() -> None:
    """“Play your strongest card and keep the weak ones” was said of the highest of three."""
    state = say(
        ending("bottle_it_up", list(map(cards, ("S3 S4 D1", "C1 C2 H1", "S5 S6 S7"))), 0), "S3 C1"
    )
    turn = Turn(BERZERKA, state, state.current_player(), 9)
    high = Candidate(PlayCard(cards("S7")[0]), 0.0)
    assert hint_reason(turn, [high], str).endswith(
        "You win this trick anyway. Your Spades from 5 to 7 are worth the same: any of them will "
        "do."
    )
