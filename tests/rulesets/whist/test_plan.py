"""Of what is as good a hint advises what keeps to the plan that it tells from trick to trick."""

import pytest

from game.bots.outlooks import with_outlook
from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.rulesets.whist import WHIST
from game.session.arranging import arranged
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.whist.deals import cards, play, table

HANDS = ("D9 D2 D3 D4", "D5 C2 C3 C4", "H7 H9 C5 C6", "HK H8 S6 CJ")
KING, EIGHT, SIX, JACK = (PlayCard(each) for each in cards("HK H8 S6 CJ"))


def throwing(bid: int) -> Turn:
    """Return the turn of the last player, who has none of the suit led, nor a trump."""
    state = play(table("D", *HANDS, bids=[1, 0, 0, bid]), "D9 D5 H7")
    return Turn(WHIST, state, 3, 9)


def tried(*values: tuple[PlayCard, float]) -> list[Candidate[PlayCard]]:
    return [
        Candidate(card, value, 400, error=0.01 * (n > 0)) for n, (card, value) in enumerate(values)
    ]


@pytest.mark.parametrize(("bid", "first"), [(1, EIGHT), (0, KING)])
def test_who_needs_tricks_keeps_the_strongest_card_and_who_needs_none_throws_it(
    bid: int, first: PlayCard
) -> None:
    turn = throwing(bid)
    for order in ((KING, EIGHT), (EIGHT, KING)):
        found = tried((order[0], -5.0), (order[1], -5.0), (SIX, -5.5))
        assert arranged(turn, found)[0].action == first
        looked_at = with_outlook(WHIST, turn.view(), found, Rng(1))
        assert looked_at[0].action == first
        assert looked_at[0].outlook is not None and looked_at[0].outlook.best == first


def test_a_card_that_is_better_is_advised_whatever_the_plan() -> None:
    for bid, best, other in ((1, KING, EIGHT), (0, EIGHT, KING)):
        found = tried((best, -5.0), (other, -5.2), (SIX, -5.5))
        assert arranged(throwing(bid), found)[0].action == best


def test_only_cards_that_lose_the_trick_alike_are_compared() -> None:
    state = play(
        table("D", "H9 D2 D3", "H5 C2 C3", "H7 C5 C6", "HK H8 H2", bids=[1, 0, 0, 1]), "H9 H5 H7"
    )
    view = state.view(3)
    far = {
        each: WHIST.telling.strays(view, PlayCard(card))
        for each, card in zip("K82", cards("HK H8 H2"), strict=True)
    }
    assert far == {"K": 0, "8": 1, "2": 0}
    lead = table("D", *HANDS, bids=[1, 0, 0, 0]).view(0)
    assert not any(WHIST.telling.strays(lead, PlayCard(card)) for card in lead.hand)


def test_what_brings_as_much_is_told_once() -> None:
    level = {"made": Figure(0.24, 0.24, 0.005), "worth": Figure(-4.1, -4.2, 0.02)}
    shown = Outlook(SIX, JACK, 4000, level)
    best = Candidate(SIX, -4.1, 400, shown)
    jack, eight = Candidate(JACK, -4.2, 400, error=0.2), Candidate(EIGHT, -4.3, 400, error=0.3)
    both = hint_reason(throwing(1), [best, jack, eight], str)
    assert both.endswith("Too close to call: this, CJ or H8.") and "Little hangs" not in both
    one = hint_reason(throwing(1), [best, jack, Candidate(EIGHT, -6.0, 400, error=0.01)], str)
    assert "Little hangs on it: with the Jack of Clubs too" in one and "Too close" not in one
