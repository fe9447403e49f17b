"""What trials have shown of a card is told where the difference is real."""

import pytest

from game.core.outlook import Figure, Outlook
from game.kit.actions import PlayCard
from game.rulesets.whist import WHIST
from game.rulesets.whist.table import WhistView
from tests.rulesets.whist.deals import cards, table

KING, TEN = (PlayCard(each) for each in cards("HK ST"))
SURE = 0.01
LEVEL = {"made": Figure(0.40, 0.41, SURE)}


def at(bids: list[int]) -> WhistView:
    """Return what a player sees who has no trick yet and is to lead."""
    state = table("C", "HK ST D2", "H2 H3 H4", "S2 S3 S4", "D3 D4 D5", bids=bids)
    return state.view(0)


def told(view: WhistView, **figures: Figure) -> str:
    return WHIST.telling.tried(view, Outlook(KING, TEN, 2000, figures))


def test_how_often_the_bid_is_made_is_told_of_both() -> None:
    made = Figure(0.46, 0.31, SURE)
    assert told(at([2, 0, 0, 0]), made=made) == (
        "You make exactly 2 in 46 of 100 deals, with the 10 of Spades in 31."
    )
    assert told(at([0, 2, 0, 0]), made=made) == (
        "You take no more than 0 in 46 of 100 deals, with the 10 of Spades in 31."
    )


@pytest.mark.parametrize("made", [Figure(0.46, 0.43, 0.02), Figure(0.46, 0.45, 0.001)])
def test_what_may_be_chance_or_is_next_to_nothing_is_told_as_the_same(made: Figure) -> None:
    assert "as often: in about" in told(at([2, 0, 0, 0]), made=made)


def test_where_the_bid_is_made_as_often_it_tells_what_else_differs() -> None:
    view = at([2, 0, 0, 0])
    miss, others = Figure(0.8, 1.1, SURE), Figure(0.30, 0.45, SURE)
    assert "by 0.8 tricks on average, with the 10 of Spades by 1.1." in told(
        view, **LEVEL, miss=miss, others=others
    )
    assert "The others make 30 of 100 bids, with the 10 of Spades 45." in told(
        view, **LEVEL, others=others
    )


def test_of_a_bid_that_is_lost_both_ways_nothing_is_told() -> None:
    assert told(at([3, 0, 0, 1]), made=Figure(0.0, 0.001, 0.0005)) == ""


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("HK", "Played now, the King of Hearts wins in 62; kept, in 41."),
        ("ST", "Kept, the 10 of Spades wins later in 62; played now, in 41."),
        ("D2", "Your 2 of Diamonds then wins in 62, after the 10 of Spades in 41."),
    ],
)
def test_the_card_that_makes_the_difference_is_named(card: str, words: str) -> None:
    made, tricks = Figure(0.46, 0.31, SURE), Figure(1.6, 1.4, SURE)
    figures = {"made": made, "tricks": tricks, card: Figure(0.62, 0.41, SURE)}
    assert words in told(at([2, 0, 0, 0]), **figures)


def test_a_card_that_wins_oftener_does_not_tell_why_fewer_tricks_are_taken() -> None:
    made, fewer = Figure(0.46, 0.31, SURE), Figure(1.4, 1.6, SURE)
    view = at([0, 2, 0, 0])
    oftener = told(view, made=made, tricks=fewer, HK=Figure(0.62, 0.41, SURE))
    assert "King" not in oftener
    seldomer = told(view, made=made, tricks=fewer, HK=Figure(0.41, 0.62, SURE))
    assert "the King of Hearts wins in 41; kept, in 62." in seldomer
