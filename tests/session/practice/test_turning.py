"""The trainer of whole turns: the turn, what its deeds were worth, and nothing hidden in it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Any

import pytest

from game.bots import catalogue
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.session import hint
from game.session.asking import Answer, Question, answered
from game.session.match import Match
from game.session.port import Port
from game.session.practice.bestline import line_told
from game.session.practice.trainers import TRAINERS, Turning
from game.session.practice.turning import Deeds, Turned, new_turn, told, weighing
from game.session.review.judging import Mark
from game.session.review.moments import Moment
from tests.session.tallies import tallied
from tests.session.test_review import by_sight, by_wish

[TRAINER] = [each for each in TRAINERS["berserk"] if isinstance(each, Turning)]


FIRST = replace(TRAINER, skips=1)
"""Asks for the first turn of a battle alone, when what stands behind still lies face down."""


def begun(seed: int, trainer: Turning = TRAINER) -> tuple[Match, Port[Any, Any]]:
    match = new_turn(trainer, seed, "Ana")
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


def worst_turn(seed: int, trainer: Turning = TRAINER) -> tuple[Match, Port[Any, Any], Moment]:
    """Return a turn that is ended at once, which `by_wish` finds a blunder."""
    match, port = begun(seed, trainer)
    legal = tuple(port.legal_actions())
    end = next(each for each in legal if str(each) == TRAINER.ends)
    return match, port, Moment(port.decision_count, port.event_count, port.view(), legal, end)


def line_words(match: Match, port: Port[Any, Any], turned: Turned) -> list[str]:
    assert turned.line is not None
    found = line_told(BERSERK, turned.line, port.events(), match.names)
    return [f"{deed} {words}" for deed, words in found]


def test_the_best_line_goes_from_the_first_mistake_to_the_end_of_the_turn() -> None:
    match, port, deed = worst_turn(1)
    first = next(each for each in deed.legal if "-" in str(each))
    turned = weighed([deed], by_wish(str(first)))
    line = turned.line
    assert line is not None and line.since == port.event_count
    assert line.steps[0].deed == first and line.steps[0].events
    assert len(line.steps) > 1 and (str(line.steps[-1].deed) == TRAINER.ends or len(line.steps) > 9)
    assert len(line_words(match, port, turned)) == len(line.steps)
    right = weighed([deed], by_wish(TRAINER.ends))
    assert right.is_right and right.line is None


def with_something_hidden(positions: int) -> Iterator[tuple[Match, Port[Any, Any], Moment]]:
    """Yield so many turns in which the enemy has a card face down."""
    found = (worst_turn(seed, FIRST) for seed in count())
    hidden = (
        (match, port, deed)
        for match, port, deed in found
        if any(unit.hidden and unit.owner != match.to_act for unit in deed.view.units)
    )
    yield from islice(hidden, positions)


def lines_of(match: Match, port: Port[Any, Any], deed: Moment, worlds: int = 6) -> list[list[str]]:
    """Return the words of the best line in the real deal and in others that look the same."""
    words = []
    others = (BERSERK.sense.determinize(deed.view, Rng(n)) for n in range(worlds))
    for world in (match.state, *others):
        moment = replace(deed, view=world.view(match.to_act), legal=tuple(world.legal_actions()))
        TRUTH[:] = [world]
        words.append(line_words(match, port, weighed([moment], against_ending)))
    return words


TRUTH: list[Any] = []
"""The whole deal, for a line that peeks."""


def by_the_enemy_s_eyes(
    bot: str, view: Any, legal: tuple[Any, ...], stream: Rng, in_words: bool = False
) -> Question:
    """Ask as nobody may: by what the other player sees."""
    return Question(bot, (view, TRUTH[0].view(1 - view.observer)), legal, stream, in_words)


def against_ending(question: Question) -> Answer:
    """Answer by what can be seen, but never that the turn should end."""
    worths = {each.action: each.value for each in by_sight(question)}
    worths |= {action: -9.0 for action in worths if str(action) == TRAINER.ends}
    found = [Candidate(action, worth, 9) for action, worth in worths.items()]
    return tallied(sorted(found, key=lambda each: -each.value))


def is_the_same(match: Match, port: Port[Any, Any], deed: Moment, worlds: int) -> bool:
    """Tell whether the best line is told in the same words however the hidden cards lie."""
    lines = lines_of(match, port, deed, worlds)
    return lines.count(lines[0]) == len(lines)


def peeked(monkeypatch: pytest.MonkeyPatch, positions: int, worlds: int) -> list[bool]:
    """Return of so many turns whether somebody who looks at the hidden cards is caught, after one
    who does not has told the same of each whatever they are."""
    caught = []
    for found in with_something_hidden(positions):
        assert is_the_same(*found, worlds), "the line knows what lies face down"
        with monkeypatch.context() as peeking:
            peeking.setattr(hint, "Question", by_the_enemy_s_eyes)
            caught.append(not is_the_same(*found, worlds))
    return caught


def test_the_best_line_is_found_without_what_lies_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    caught = peeked(monkeypatch, 12, 3)
    assert len(caught) == 12 and all(caught), "whoever looks finds other lines"


@pytest.mark.long
def test_nor_at_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    caught = peeked(monkeypatch, 200, 8)
    assert len(caught) == 200 and sum(caught) > 190


def test_it_is_weighed_by_the_judge_of_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "FINDERS", {"berserk": "mcts:4"})
    _match, port = begun(2)
    deed = Moment(0, 0, port.view(), tuple(port.legal_actions()), port.legal_actions()[0])
    turned = answered(BERSERK, weighing(TRAINER, [deed]))
    assert len(turned.judgements) == 1 and -1 <= turned.judgements[0].own <= 1
