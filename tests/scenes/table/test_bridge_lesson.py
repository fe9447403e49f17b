"""What the guide of the lesson in bridge says to the play is so, whatever the pupil has led."""

import pytest

from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS
from scenes.show.lesson import LESSONS
from scenes.ui.text import plain

CALLS = "P 1H P 3H P 4H P P P"
OWN_FIRST = "SK SA S6 S2 H2 H8 HK H3 HQ H7 H4 HA ST S5 SQ S4 SJ S8 S9 S7 DT DJ D2 D4"
"""Two rounds of trumps led from the own hand, the two spades lost, and dummy on lead again."""


def asked_after(cards):
    """Return the table and what the guide says after these cards of the first deal."""
    lesson = LESSONS["bridge"]
    match = lesson.match("Ana", f"{CALLS} {cards}".split())
    assert match.actions, "all of it can be played"
    view = match.state.view(0)
    return lesson.asked(view, match.state.legal_actions())


def test_it_is_no_finesse_where_east_has_shown_out():
    remark = asked_after(f"{OWN_FIRST} HT D3")
    told = plain(remark.words)
    assert remark.title != "The finesse" and "has not played the ace" not in told
    assert told.startswith("East is out of trumps.")
    assert "wins unless West has the Joker" in told and "ace" not in told


def test_every_small_card_is_accepted_where_a_small_card_will_do():
    assert sorted(asked_after(f"{OWN_FIRST} HT D3").wants) == ["H5", "H6"]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (OWN_FIRST, "one trump left at most"),
        (f"{OWN_FIRST} HT D3 H6 D9", "They have no trumps left."),
    ],
)
def test_how_many_trumps_they_may_have_is_what_has_been_shown(cards, said):
    assert said in asked_after(cards).words


def test_the_joker_of_the_second_deal_finesses_against_the_ace():
    lesson = LESSONS["bridge"]
    match = lesson.match("Ana")
    rng, policy = Rng(1), RULESETS["bridge"].sense.policy
    told = {}
    while not match.is_over:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        action = match.stack.told_to(match.to_act, legal) if match.stack else None
        if match.to_act == 0:
            remark = lesson.asked(view, legal)
            told.setdefault(remark.title, plain(remark.words))
            if "will do" in remark.words:
                told["small"] = plain(remark.words)
            wanted = [each for each in legal if str(each) in remark.wants]
            action = wanted[0] if wanted else None
        match.apply(match.to_act, action or policy(view, legal, rng))
    assert "East has not played the ace, so a small card will do." in told["small"]
    assert "wins unless West has the A" in told["small"]
