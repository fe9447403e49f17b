"""A review judges a change of cards as the one choice that it is, as a hint does."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.bots.catalogue import STAKES
from game.bots.thinker import Thinker, Thought
from game.core.protocols import Candidate, Whole
from game.core.rng import Rng
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DONE, Discard
from game.rulesets.berzerka.guide import GUIDE
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PutAway
from game.session.asking import Question, answered
from game.session.coach.coach import Coach, Voice
from game.session.coach.words import caveat
from game.session.hint import Adviser, hinting
from game.session.match import Match, Seat
from game.session.port import Port, Turn
from game.session.review.judging import Judgement, judging
from game.session.review.moments import Moment, SeenDeal, seen_deals
from tests.session.tallies import tallied
from tests.session.test_several import exchange

SEATS = [Seat("human", name) for name in "ABC"]


def changed(count: int) -> tuple[Match, SeenDeal, Moment]:
    """Return a hand in which the first player changes so many cards, and the choice that is."""
    match = Match(BERZERKA, BERZERKA.options(), SEATS, 4, 1)
    while not match.deal_returns:
        view, legal = match.state.view(match.to_act), match.state.legal_actions()
        action = BERZERKA.sense.policy(view, legal, Rng(1))
        if match.to_act == 0 and DONE in legal:
            left = min(count, view.table.most_discards) - len(view.table.put_away(0))
            action = Discard(sorted(view.hand)[-left]) if left else DONE
        match.apply(match.to_act, action)
    [deal] = seen_deals(match.record(), 0)
    [moment] = [each for each in deal.moments if isinstance(each.chosen, Whole)]
    return match, deal, moment


def judged(moment: Moment, worths: Mapping[Any, float]) -> tuple[Judgement, list[Question]]:
    """Return the judgement by one who knows what some are worth, all else 0, and what he was asked
    for."""
    asking, asked = judging(BERZERKA, moment, 10.0), list[Question]()
    try:
        question = next(asking)
        while True:
            asked.append(question)
            found = [Candidate(each, worths.get(each, 0.0), 50) for each in question.legal]
            question = asking.send(tallied(sorted(found, key=lambda each: -each.value)))
    except StopIteration as done:
        return done.value, asked


def test_the_cards_put_away_and_the_end_of_it_are_one_choice() -> None:
    for count in (0, 2, 4):
        match, deal, moment = changed(count)
        steps = moment.chosen.steps
        assert len(steps) == count + 1 and steps[-1] == DONE and not moment.is_forced
        assert list(map(str, steps)) == match.actions[moment.number : moment.number + count + 1]
        assert not moment.view.table.put_away(0) and set(steps) <= {*moment.legal}
        singles = [each.chosen for each in deal.moments if each is not moment]
        assert not any(isinstance(each, Discard) or each == DONE for each in singles)
        assert BERZERKA.telling.phase(moment.view, moment.chosen) == "change"


def test_it_is_searched_as_a_hint_searches_and_weighed_beside_what_that_would_advise() -> None:
    match, _deal, moment = changed(2)
    there = Match(BERZERKA, BERZERKA.options(), SEATS, 4, 1)
    for text in match.actions[: moment.number]:
        there.apply(there.to_act, BERZERKA.parse_action(text))
    sought = next(hinting(Turn.of(there), Adviser()))
    best, *_others = sought.legal
    found, asked = judged(moment, {best: 0.75, moment.chosen: 0.25})
    assert (asked[0].bot, asked[0].view, asked[0].legal) == (sought.bot, sought.view, sought.legal)
    assert asked[0].stream.random() == sought.stream.random(), "in the same worlds"
    assert asked[-1].legal == (best, moment.chosen)
    assert (found.best, found.worth, found.own, found.loss) == (best, 0.75, 0.25, 0.5)


def test_a_change_that_was_advised_is_worth_the_same_in_the_review() -> None:
    """0.0 before it, and +0.2 afterwards: it was weighed alone, and in other worlds."""
    match, _deal, moment = changed(2)
    there = Match(BERZERKA, BERZERKA.options(), SEATS, 4, 1)
    for text in match.actions[: moment.number]:
        there.apply(there.to_act, BERZERKA.parse_action(text))
    advised, *others = answered(BERZERKA, hinting(Turn.of(there), Adviser())).candidates
    found = answered(BERZERKA, judging(BERZERKA, replace(moment, chosen=advised.action), 10.0))
    assert (found.own, found.worth, found.loss) == (advised.value, advised.value, 0)
    least = others[-1]
    found = answered(BERZERKA, judging(BERZERKA, replace(moment, chosen=least.action), 10.0))
    is_behind = advised.tally is not None and advised.tally.is_behind(
        least.action, advised.action, GUIDE.least
    )
    assert (found.worth, found.own) == (advised.value, (least if is_behind else advised).value)


def test_a_change_that_is_not_behind_costs_nothing() -> None:
    moment = changed(2)[2]
    found, _asked = judged(moment, {moment.chosen: 1.0})
    assert found.best == moment.chosen and found.loss == 0


def test_the_coach_weighs_a_change_by_the_same_code() -> None:
    """He weighed the cards one by one, each as if nothing were changed after it."""
    match, _deal, moment = changed(2)
    better = next(iter(judged(moment, {})[1])).legal[0]
    worths = {better: 0.75, moment.chosen: -2.0}
    expected, _asked = judged(moment, worths)
    there = Match(BERZERKA, BERZERKA.options(), SEATS, 4, 1)
    for text in match.actions[: moment.number]:
        there.apply(there.to_act, BERZERKA.parse_action(text))
    coach = Coach(BERZERKA, Knowing(worths))
    coach.attend(Port(there, 0))
    assert coach.as_one(moment.chosen.steps) == moment.chosen
    assert coach.as_one([DONE]) == Whole((DONE,))
    for _look in range(9):
        coach.look()
        coach.is_ready_for(moment.chosen)
    found = coach.judgement(moment.chosen)
    assert found is not None and found.mark is not None
    assert (found.best, found.worth, found.own) == (expected.best, expected.worth, expected.own)
    said = caveat(BERZERKA, found, BERZERKA.telling.written, Voice.TALKATIVE)
    assert said is not None
    costs, best = said.lines
    assert costs.startswith("Compared with the best choice, your choice is likely to cost you")
    assert best.startswith(f"Better: {BERZERKA.telling.whole(better.steps)}.")


class Knowing(Thinker):
    """Knows what some choices are worth, all else 0, and what is at stake; answers at once."""

    is_warming = False

    def __init__(self, worths: Mapping[Any, float]) -> None:
        super().__init__()
        self.worths, self.thought = worths, list[Thought]()

    def ask(self, _ruleset: Any, bot: str, _view: Any, legal: Any, *_: Any, **__: Any) -> None:
        found = [Candidate(each, self.worths.get(each, 0.0), 50) for each in legal]
        if bot == STAKES:
            found = [Candidate(legal[0], 10.0)]
        self.thought = [Thought([*tallied(sorted(found, key=lambda each: -each.value))])]

    def look(self) -> Thought | None:
        return self.thought.pop() if self.thought else None

    def cancel(self) -> None:
        self.thought = []


def test_two_cards_put_away_are_one_choice_and_worth_what_the_hint_says() -> None:
    there = exchange("schnapsen")
    player, turn = there.to_act, Turn.of(there)
    best, *others = answered(SCHNAPSEN, hinting(turn, Adviser())).candidates
    other = others[-1].action
    view, legal = turn.view(), tuple(turn.legal_actions())
    moment = Moment(turn.number, 0, view, legal, Whole(other.steps[::-1]))
    found = answered(SCHNAPSEN, judging(SCHNAPSEN, moment, 10.0))
    assert found.worth == best.value and found.own in (others[-1].value, best.value)
    while not there.deal_returns:
        here, acting = Turn.of(there), there.to_act
        step = SCHNAPSEN.sense.policy(here.view(), here.legal_actions(), Rng(1))
        there.apply(acting, step)
    [deal] = [each for each in seen_deals(there.record(), player) if each.number == 0]
    wholes = [each for each in deal.moments if isinstance(each.chosen, Whole)]
    assert [each.number for each in wholes] == [turn.number] and len(wholes[0].chosen.steps) == 2
    assert SCHNAPSEN.telling.phase(wholes[0].view, wholes[0].chosen) == "change"
    assert not any(isinstance(each.chosen, PutAway) for each in deal.moments)
