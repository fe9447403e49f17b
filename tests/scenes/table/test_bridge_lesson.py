"""The lesson in bridge goes as it is written, and what its guide says of the tricks is so."""

from dataclasses import replace
from itertools import product

import pytest

from game.core.rng import Rng
from game.core.words import use_language
from game.kit.double_dummy import tricks_by_card
from game.rulesets.bridge.actions import parse_cards
from game.rulesets.bridge.cashing import cashed, laid_open
from game.rulesets.bridge.contract import EAST, SOUTH, WEST
from game.rulesets.bridge.events import DealScored
from game.rulesets.bridge.table import Phase
from game.rulesets.catalogue import RULESETS
from scenes.show.lesson import LESSONS
from scenes.table.bridge.lesson import BIDS, CLAIMS, PLAYS, WITH, WITHOUT
from scenes.ui.text import plain

JOKER = parse_cards("H*")[0]


def questions(seed=1):
    """Yield the match, the view and what the guide says at each question to the pupil, who does
    any of what is asked for."""
    lesson, rng, policy = LESSONS["bridge"], Rng(seed), RULESETS["bridge"].sense.policy
    match = lesson.match("Ana")
    while not match.is_over:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        action = match.stack.told_to(match.to_act, legal)
        if match.to_act == 0:
            remark = lesson.asked(view, legal)
            yield match, view, remark
            action = rng.choice([each for each in legal if str(each) in remark.wants])
        match.apply(match.to_act, action or policy(view, legal, rng))


@pytest.mark.parametrize("seed", range(6))
def test_something_is_asked_for_at_every_question_and_every_step_is_come_to(seed):
    asked = list(questions(seed))
    assert all(remark.wants for *_, remark in asked)
    assert len(asked) == len(BIDS) + len(PLAYS) + len(CLAIMS)


def test_each_deal_brings_the_tricks_that_its_plan_says():
    *_, (match, _view, _remark) = questions()
    results = [each.result for each in match.events if isinstance(each, DealScored)]
    assert [each.tricks for each in results] == [10, 12]
    assert [each.contract.declarer for each in results] == [SOUTH, SOUTH]


def claimed(number):
    """Return the match, the view and how many tricks are to be claimed in a deal."""
    for match, view, remark in questions():
        if view.table.number == number and view.table.phase == Phase.CLAIM:
            return match, view, int(remark.wants[0])
    raise AssertionError(number)


def most(match, hands):
    """Return how many tricks the side on lead takes with all cards open."""
    table = match.state.table
    return max(tricks_by_card(hands, table.trump, SOUTH, order=table.order).values())


def test_the_tricks_claimed_without_the_joker_are_taken_wherever_it_lies():
    match, view, tricks = claimed(WITHOUT)
    hands = [list(match.state.table.held(player)) for player in range(4)]
    assert cashed(laid_open(view)) < tricks, "they are not all sure in a row, as it may be out"
    assert view.table.tricks_of(0) + tricks == view.table.aim_of(0)
    for player in (WEST, EAST):
        for left_over in hands[player]:
            others = [card for card in hands[player] if card != left_over]
            held = [*others, JOKER]
            swapped = [held if seat == player else hands[seat] for seat in range(4)]
            assert most(match, swapped) >= tricks


def test_the_tricks_claimed_with_the_joker_are_sure_from_the_top():
    match, view, tricks = claimed(WITH)
    hands = [list(match.state.table.held(player)) for player in range(4)]
    assert cashed(laid_open(view)) == tricks <= most(match, hands)


def test_decisions_that_the_lesson_does_not_come_to_leave_the_pupil_free():
    lesson = LESSONS["bridge"]
    match = lesson.match(
        "Ana", ["P", "1H", "P", "3H", "P", "4H", "P", "P", "P", "SK", "SA", "S6", "S7", "CK"]
    )
    assert match.actions, "they can still be made"
    while len(match.state.table.tricks) < 5 or match.to_act != SOUTH:
        match.apply(match.to_act, match.state.legal_actions()[0])
    remark = lesson.asked(match.state.view(SOUTH), match.state.legal_actions())
    assert not remark.wants and plain(remark.words) == "Play on as you think best."


def scored(**changes):
    """Return what the guide says of the first deal, its result changed."""
    *_, (match, _view, _remark) = questions()
    result = next(each.result for each in match.events if isinstance(each, DealScored))
    event = DealScored(replace(result, **changes), (0, 0, 0, 0))
    return [plain(each.words) for each in LESSONS["bridge"].happened(event, 0, "GMTL")]


def test_what_a_game_is_and_what_the_card_left_over_pays_is_told_where_it_is_made():
    score, joker = scored()
    assert "10 tricks" in score and "120" in score and "two games win the rubber" in score
    assert "pays you 22 points" in joker


@pytest.mark.parametrize("code", ["", "de", "sr"])
def test_no_place_is_left_open_in_what_is_said(code):
    use_language(code)
    try:
        said = [plain(remark.words) for *_, remark in questions()]
    finally:
        use_language("")
    assert not [told for told, sign in product(said, "{}") if sign in told]
