"""The trainer of whole turns: the turn, what its deeds were worth, and nothing hidden in it."""

from typing import Any

import pytest

from game.bots.catalogue import Judges
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.session.match import Match
from game.session.port import Port
from game.session.practice.trainers import TRAINERS, Turning
from game.session.practice.turning import Deeds, Turned, new_turn, told, weighing
from game.session.review import judging
from game.session.review.asking import Answer, Question, answered
from game.session.review.judging import Mark
from game.session.review.moments import Moment
from tests.session.test_review import by_sight, by_wish

[TRAINER] = [each for each in TRAINERS["berserk"] if isinstance(each, Turning)]


def begun(seed: int) -> tuple[Match, Port[Any, Any]]:
    match = new_turn(TRAINER, seed, "Ana")
    return match, Port(match, match.to_act)


def weighed(deeds: list[Moment], answering: Any) -> Turned:
    asking = weighing(TRAINER, deeds)
    try:
        question: Question = next(asking)
        while True:
            found: Answer = answering(question)
            question = asking.send(found)
    except StopIteration as done:
        turned: Turned = done.value
        return turned


def test_a_turn_begins_with_something_to_choose() -> None:
    seen = set[int]()
    for seed in range(4):
        match, port = begun(seed)
        view = port.view()
        assert match.seats[match.to_act].is_human and sum(s.is_human for s in match.seats) == 1
        assert view.phase == "battle" and view.pending is None
        assert match.actions[-1] == TRAINER.ends or view.turn == 1
        assert len(port.legal_actions()) > TRAINER.fewest
        seen.add(view.turn)
    assert len(seen) > 1


def test_each_deed_is_weighed_as_it_stood_and_the_end_of_the_turn_too() -> None:
    _match, port = begun(1)
    deeds = Deeds(TRAINER)
    legal = port.legal_actions()
    walk = next(each for each in legal if "-" in str(each))
    assert not deeds.note(port, walk)
    port.submit(walk)
    end = next(each for each in port.legal_actions() if str(each) == TRAINER.ends)
    assert deeds.note(port, end)
    assert [each.chosen for each in deeds.moments] == [walk, end]
    assert deeds.moments[0].legal == tuple(legal) and deeds.moments[0].view != port.view()
    right = weighed(deeds.moments, by_wish(str(walk), str(end)))
    assert right.is_right and right.loss == 0
    wrong = weighed(deeds.moments, by_wish(str(end)))
    assert not wrong.is_right and wrong.judgements[0].mark is Mark.BLUNDER
    lines = list(told(wrong, str))
    assert "gives away" in lines[0] and lines[1].startswith(f"1. {walk} was a blunder")
    assert len(lines) == 4


@pytest.mark.parametrize("seed", range(3))
def test_no_word_depends_on_what_the_player_could_not_see(seed: int) -> None:
    match, port = begun(seed)
    view, choice = port.view(), port.legal_actions()[-1]
    words = []
    for number in range(4):
        world = BERSERK.sense.determinize(view, Rng(number)) if number else match.state
        seen, legal = world.view(match.to_act), tuple(world.legal_actions())
        deed = Moment(0, 0, seen, legal, choice)
        words.append(list(told(weighed([deed], by_sight), str)))
    assert words.count(words[0]) == len(words)


def test_it_is_weighed_by_the_judge_of_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "JUDGES", {"berserk": Judges("mcts:4", "weigh:4", True)})
    _match, port = begun(2)
    deed = Moment(0, 0, port.view(), tuple(port.legal_actions()), port.legal_actions()[0])
    turned = answered(BERSERK, weighing(TRAINER, [deed]))
    assert len(turned.judgements) == 1 and -1 <= turned.judgements[0].own <= 1
