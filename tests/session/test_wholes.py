"""Armies raised and placed, each judged as the one choice that it is, by what could be seen."""

from collections.abc import Callable
from dataclasses import replace
from itertools import repeat

import pytest

from game.core.protocols import Candidate, Whole
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import Place, Recruit
from game.search.race import WorldTrials, weigh
from game.session.asking import Answer, Question, answered
from game.session.match import Match, Seat
from game.session.progress.progress import keep_judgement
from game.session.review import judging
from game.session.review.judging import Judgement, Review
from game.session.review.moments import Moment, SeenDeal, seen_deals, tried_again
from game.session.review.told import told
from game.session.review.wholes import Effort
from game.session.store import Store
from tests.conformance.matches import twin
from tests.session.tables import play
from tests.session.test_review import review

BRIEF = Effort("", (), "weigh:4", 1)


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "EFFORT", BRIEF)


@pytest.fixture(scope="module")
def match() -> Match:
    seats = [Seat("human", "A"), Seat("club", "B")]
    return play(Match(BERSERK, BERSERK.presets["Easy start"], seats, 8))


@pytest.fixture(scope="module")
def deal(match: Match) -> SeenDeal:
    [deal] = seen_deals(match.record(), 0)
    return deal


def judged(moment: Moment) -> Judgement:
    return answered(BERSERK, judging.judging(BERSERK, moment, 2.0))


def test_the_steps_are_one_choice_as_it_stood_before_the_first(
    match: Match, deal: SeenDeal
) -> None:
    raised, placed = deal.moments[:2]
    for moment, kind in ((raised, Recruit), (placed, Place)):
        assert isinstance(moment.chosen, Whole) and len(moment.chosen.steps) > 1
        assert all(isinstance(step, kind) for step in moment.chosen.steps)
        there = match.actions[moment.number : moment.number + len(moment.chosen.steps)]
        assert list(map(str, moment.chosen.steps)) == list(there)
        assert moment.event == match.decided_at[moment.number]
        again = tried_again(match.record(), 0, moment, None)
        assert moment.chosen.steps[0] in again.state.legal_actions()
    assert not raised.view.army and placed.view.to_place == placed.view.army


def test_a_poor_army_is_marked_and_the_strongest_named(deal: SeenDeal) -> None:
    raised = deal.moments[0]
    poor = replace(raised, chosen=Whole(raised.chosen.steps[:1]))
    found = judged(poor)
    assert found.mark is judging.Mark.BLUNDER and found.worth == 0 > found.own
    said = told(BERSERK, Review(deal, (found,)), str)
    assert "Raising the army was a blunder: worth" in said[1]
    assert BERSERK.telling.whole(found.best.steps) in said[1]
    best = judged(replace(raised, chosen=found.best))
    assert best.loss == 0 and best.mark is None


def test_what_may_be_chance_of_a_placement_costs_nothing(deal: SeenDeal) -> None:
    placed = deal.moments[1]
    world = BERSERK.sense.determinize(placed.view, Rng(1))
    other = BERSERK.sense.tries(world.view(0), Rng(5))[-1]  # type: ignore[misc]

    def finding(gap: float, worlds: int) -> Callable[[Question], Answer]:
        """Return who finds the other placement so much worse in so many worlds."""

        def answer(question: Question) -> Answer:
            if question.bot == "stakes":
                return [Candidate(question.legal[0], 2.0)]
            return [Candidate(each, -gap * (each == other), worlds) for each in question.legal]

        return answer

    alone = replace(deal, moments=(replace(placed, chosen=other),))
    [few] = review(BERSERK, alone, finding(0.4, 8)).judgements
    [many] = review(BERSERK, alone, finding(0.4, 800)).judgements
    assert few.loss == 0 and few.best == other
    assert many.share == pytest.approx(0.2) and many.mark is judging.Mark.BLUNDER


def test_they_are_parts_of_how_one_gets_on(match: Match, deal: SeenDeal) -> None:
    with Store.in_memory() as store:
        begun = Match(BERSERK, match.options, list(match.seats), match.seed)
        kept = store.matches.begin(begun)
        play(kept.match, 1)
        for moment in deal.moments[:2]:
            keep_judgement(store, kept.id, BERSERK, Judgement(moment, moment.chosen, 0, 0, 2))
        assert {each.phase for each in store.choices.of("berserk")} == {"recruit", "place"}


def honest(_match: Match, question: Question) -> Answer:
    """Answer in worlds that fit the view."""
    return answered(BERSERK, _asking(question))


def _asking(question: Question):  # type: ignore[no-untyped-def]
    return (yield question)


def peeking(match: Match, question: Question) -> Answer:
    """Answer against the army that is really there."""
    trials = WorldTrials(question.legal, repeat(match.state), BERSERK.sense.playout, Rng(1))
    found = weigh(len(question.legal), trials, 8)
    return [Candidate(each, found.mean(n), 2) for n, each in enumerate(question.legal)]


def sees_what_is_hidden(answering: Callable[[Match, Question], Answer]) -> bool:
    """Tell whether a placement is worth something else when another army lies face down."""
    match = Match(BERSERK, BERSERK.options(), [Seat("human", "A"), Seat("club", "B")], 3)
    while match.state.view(0).phase != "place" or match.to_act == match.state.view(0).first:
        play(match, 1)
    player = match.to_act
    view = match.state.view(player)
    chosen = BERSERK.sense.tries(view, Rng(5))[-1]  # type: ignore[misc]
    found = []
    for each in (match, *(twin(match, player, Rng(n)) for n in range(6))):
        moment = Moment(0, 0, each.state.view(player), tuple(each.state.legal_actions()), chosen)
        asking = judging.judging(BERSERK, moment, 2.0)
        try:
            question = next(asking)
            while True:
                question = asking.send(answering(each, question))
        except StopIteration as done:
            found.append((done.value.own, str(done.value.best)))
    return found.count(found[0]) < len(found)


def test_a_judge_who_looks_at_hidden_cards_is_caught_and_ours_does_not() -> None:
    assert sees_what_is_hidden(peeking)
    assert not sees_what_is_hidden(honest)
