"""How long the played lessons take somebody who does as their guides say."""

import pytest

from game.core.rng import Rng
from game.session.port import Turn
from scenes.show.lesson import LESSONS
from scenes.ui.text import plain

WORDS_A_MINUTE = 200
SECONDS_A_DECISION = 4
MOST_MINUTES = 6.5


def remarks_and_decisions(game):
    """Return all that the guide says in a lesson, and how many decisions it takes: what he asks
    for is done, and what he leaves open as a plain player would."""
    lesson, rng, policy = LESSONS[game], Rng(1), LESSONS[game].ruleset.sense.policy
    match, remarks, heard, decisions, last = lesson.match("Ana"), [], 0, 0, None
    while True:
        for event in match.events[heard:]:
            remarks += lesson.happened(event, 0, match.names)
        heard = len(match.events)
        if match.is_over:
            return remarks, decisions
        turn = Turn.of(match)
        view, legal = turn.view(), turn.legal_actions()
        told = match.stack.told_to(match.to_act, legal) if match.stack else None
        if match.to_act == 0:
            remark, by_notation = lesson.asked(view, legal), {str(each): each for each in legal}
            if remark != last:
                remarks.append(remark)
            last = remark
            told = next((by_notation[each] for each in remark.wants if each in by_notation), None)
            decisions += len(legal) > 1
        match.apply(match.to_act, told or policy(view, legal, rng))


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_takes_a_few_minutes(game):
    remarks, decisions = remarks_and_decisions(game)
    words = sum(len(plain(each.told(has_pointer=True)).split()) for each in remarks)
    minutes = words / WORDS_A_MINUTE + decisions * SECONDS_A_DECISION / 60
    print(f"{game}: {words} words, {decisions} decisions, {minutes:.1f} minutes")
    assert 1 < minutes <= MOST_MINUTES
