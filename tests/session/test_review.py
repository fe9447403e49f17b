"""A deal looked at again: what a choice was worth by what the player could know, and in words."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.bots import catalogue
from game.bots.catalogue import STAKES, TALLY
from game.bots.stakes import DEALS, stakes
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.kit.tricks import PlayCard
from game.rulesets.berzerka import BERZERKA
from game.rulesets.catalogue import ruleset
from game.session.asking import Answer, Question, answered, judges_luck
from game.session.hint import Adviser, hinting
from game.session.match import Match, Seat
from game.session.port import Turn
from game.session.review import judging
from game.session.review.closed import reviewed_players, why_closed
from game.session.review.judging import Mark, Review, reviewed, reviewing
from game.session.review.moments import Moment, SeenDeal, seen_deals
from game.session.review.told import formula, sentence, told
from game.session.review.wholes import Effort
from game.session.seats import think
from tests.session.tables import play, whist
from tests.session.tallies import tallied

Answering = Callable[[Question], Answer]


def by_wish(*wishes: str) -> Answering:
    """Return who thinks the first of these best that is legal, and every other choice 3 worse."""

    def answer(question: Question) -> Answer:
        if question.bot == STAKES:
            return [Candidate(question.legal[0], 10.0)]
        texts = [str(action) for action in question.legal]
        best = next((wish for wish in wishes if wish in texts), texts[0])
        ordered = sorted(question.legal, key=lambda action: str(action) != best)
        return tallied([Candidate(e, 1.0 - 3.0 * (n > 0), 9) for n, e in enumerate(ordered)])

    return answer


def by_sight(question: Question) -> Answer:
    """Answer by everything that can be seen, and nothing else."""
    if question.bot == STAKES:
        return [Candidate(question.legal[0], 10.0)]
    told = repr((question.view, question.bot))
    stream = Rng(told.encode())
    found = [Candidate(action, stream.random() * 9, 9) for action in question.legal]
    return tallied(sorted(found, key=lambda each: -each.value))


def review(match_ruleset: Any, deal: SeenDeal, answering: Answering) -> Review:
    asking = reviewing(match_ruleset, deal)
    try:
        question = next(asking)
        while True:
            question = asking.send(answering(question))
    except StopIteration as done:
        found: Review = done.value
        return found


@pytest.fixture(scope="module")
def match() -> Match:
    return play(whist(seed=3))


@pytest.fixture(scope="module")
def deals(match: Match) -> list[SeenDeal]:
    return list(seen_deals(match.record(), 0))


def test_every_decision_is_met_as_it_stood(match: Match, deals: list[SeenDeal]) -> None:
    assert [deal.number for deal in deals] == list(range(8))
    own = [n for n, player in enumerate(match.deciders) if player == 0]
    moments = [moment for deal in deals for moment in deal.moments]
    assert [moment.number for moment in moments] == own
    for moment in moments:
        assert str(moment.chosen) == match.actions[moment.number]
        assert moment.chosen in moment.legal
        assert moment.event == match.decided_at[moment.number]
    assert [deal.brought for deal in deals] == [each[0] for each in match.deal_returns]


def test_of_a_match_under_way_only_settled_deals_are_seen() -> None:
    under_way = play(whist(seed=3), 20)
    deals = list(seen_deals(under_way.record(), 0))
    assert len(deals) == under_way.standing.deals_played


def test_a_forced_decision_is_not_judged(match: Match, deals: list[SeenDeal]) -> None:
    for deal in deals:
        found = review(match.ruleset, deal, by_sight)
        chosen = [moment for moment in deal.moments if len(moment.legal) > 1]
        assert [each.moment for each in found.judgements] == chosen


def test_the_best_choice_costs_nothing(match: Match, deals: list[SeenDeal]) -> None:
    own = [str(moment.chosen) for moment in deals[-1].moments]
    for moment in deals[-1].moments:
        alone = replace(deals[-1], moments=(moment,))
        found = review(match.ruleset, alone, by_wish(str(moment.chosen)))
        assert found.cost == 0 and found.gravest() == []
    assert own


def test_what_cost_most_is_shown_first_and_named(match: Match, deals: list[SeenDeal]) -> None:
    found = review(match.ruleset, deals[-1], by_sight)
    shares = [each.share for each in found.gravest()]
    assert shares == sorted(shares, reverse=True) and len(shares) <= 3
    assert found.cost == pytest.approx(sum(each.loss for each in found.judgements))
    lines = told(match.ruleset, found, str)
    assert "Deal 8: at your first choice you could expect" in lines[0]
    for line, each in zip(lines[1:], found.gravest(), strict=False):
        assert each.mark is not None and each.mark.title in line
        chosen = str(each.moment.chosen)
        if isinstance(each.moment.chosen, PlayCard):
            chosen = f"Trick {len(each.moment.view.table.tricks) + 1}: {chosen}"
        assert line.startswith(chosen) and str(each.best) in line
    assert lines[-1] == formula(match.ruleset, found) and "5%" in lines[-1]


@pytest.mark.parametrize(
    ("share", "mark"),
    [
        (0.0, None),
        (0.049, None),
        (0.05, Mark.SLIP),
        (0.1, Mark.MISTAKE),
        (0.149, Mark.MISTAKE),
        (0.15, Mark.BLUNDER),
        (2.0, Mark.BLUNDER),
    ],
)
def test_a_loss_is_marked_by_its_share_of_what_is_at_stake(share: float, mark: Mark | None) -> None:
    assert Mark.of(share) is mark


def test_bad_luck_is_not_called_a_mistake(match: Match, deals: list[SeenDeal]) -> None:
    unlucky = replace(deals[-1], brought=-50.0)
    own = [str(moment.chosen) for moment in unlucky.moments]
    said = told(match.ruleset, review(match.ruleset, unlucky, by_wish(*own)), str)
    assert "Unlucky, not wrong" in said[0]
    assert len(said) == 2


def test_what_is_at_stake_is_asked_of_the_standing_alone(deals: list[SeenDeal]) -> None:
    game = whist().ruleset
    first = [question for question in asked(game, deals[-1]) if question.bot == STAKES]
    assert [question.view for question in first] == [deals[-1].standing]
    one, again, three = (list(stakes(game, deals[n].standing, Rng(1))) for n in (0, 0, 2))
    assert one == again != three
    assert len(one) == DEALS and min(one) > 0


def asked(game: Any, deal: SeenDeal) -> list[Question]:
    questions: list[Question] = []

    def note(question: Question) -> Answer:
        questions.append(question)
        return by_sight(question)

    review(game, deal, note)
    return questions


GAMES = [("whist", 4), ("schnapsen", 3), ("berzerka", 3), ("bridge", 4)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_no_word_depends_on_what_the_player_could_not_see(game: str, players: int) -> None:
    """Exchange everything hidden, and the same is asked, judged and said."""
    rules = ruleset(game)
    match = Match(rules, rules.options(), [Seat("club", f"P{n}") for n in range(players)], 5, 1)
    while not match.is_over:
        match.apply(match.to_act, think(match)[0].action)
    [deal] = seen_deals(match.record(), 0)
    for number, moment in enumerate(deal.moments):
        if moment.is_forced or number % 3:
            continue
        world = rules.sense.determinize(moment.view, Rng(number))
        again = replace(
            moment, view=world.view(world.current_player()), legal=tuple(world.legal_actions())
        )
        assert _words(rules, deal, again) == _words(rules, deal, moment)


def _words(rules: Any, deal: SeenDeal, moment: Moment) -> list[str]:
    return told(rules, review(rules, replace(deal, moments=(moment,)), by_sight), str)


def test_a_battle_is_reviewed_from_the_army_on_and_figures_are_battles_of_100(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(catalogue, "FINDERS", {"berserk": "mcts:4"})
    monkeypatch.setattr(judging, "EFFORT", Effort("", (), "weigh:2", 1))
    berserk = ruleset("berserk")
    seats = [Seat("human", "A"), Seat("club", "B")]
    match = play(Match(berserk, berserk.presets["Easy start"], seats, 8))
    assert not why_closed(match)
    [deal] = seen_deals(match.record(), 0)
    phases = [berserk.telling.phase(each.view, each.chosen) for each in deal.moments]
    assert phases[:2] == ["recruit", "place"] and set(phases[2:]) == {"strike", "answer"}
    found = reviewed(berserk, replace(deal, moments=deal.moments[:6]))
    assert all(each.at_stake == 2 and -1 <= each.own <= 1 for each in found.judgements)
    said = " ".join(told(berserk, found, str))
    assert "Battle 1: at your first choice" in said and "expect to win" in said
    assert "An army is compared with the strongest" in said


def test_what_a_choice_in_a_battle_is_worth_rests_on_what_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Exchange the cards that lie face down: the same deeds are worth the same."""
    monkeypatch.setattr(catalogue, "FINDERS", {"berserk": "mcts:4"})
    berserk = ruleset("berserk")
    match = Match(berserk, berserk.options(), [Seat("club", "A"), Seat("club", "B")], 3)
    while match.state.view(0).phase != "battle":
        play(match, 1)
    player, at_stake = match.to_act, 2.0
    view, legal = match.state.view(player), tuple(match.state.legal_actions())
    assert any(unit.hidden and unit.owner != player for unit in view.units)
    moment = Moment(0, 0, view, legal, legal[-1])
    found = answered(berserk, judging.judging(berserk, moment, at_stake))
    for number in range(3):
        world = berserk.sense.determinize(view, Rng(number))
        again = replace(moment, view=world.view(player), legal=tuple(world.legal_actions()))
        assert answered(berserk, judging.judging(berserk, again, at_stake)).own == found.own


def test_what_may_be_chance_is_no_mistake(match: Match, deals: list[SeenDeal]) -> None:
    """He who takes a hint, or what it calls as good, is not told later that it was a mistake."""
    moment = next(each for each in deals[-1].moments if not each.is_forced)
    other = next(each for each in moment.legal if each != moment.chosen)

    def judged(error: float) -> judging.Judgement:
        found = [Candidate(other, 3.0, 40), Candidate(moment.chosen, 0.0, 40)]
        with pytest.raises(StopIteration) as done:
            next(judging.weighing(match.ruleset, moment, tallied(found, error), 10.0))
        judged: judging.Judgement = done.value.value
        return judged

    assert judged(1.4).mark is Mark.BLUNDER and judged(1.4).best == other
    assert (judged(1.4).worth, judged(1.4).own) == (3.0, 0.0)
    by_chance = judged(1.6)
    assert by_chance.mark is None and by_chance.loss == 0 and by_chance.best == moment.chosen
    assert by_chance.own == 3.0, "what is as good as the best has its figure, as in the hint"
    assert "as good as anything" in sentence(match.ruleset, by_chance, str)


def test_a_choice_that_no_hint_would_weigh_is_played_out_beside_the_best(
    match: Match, deals: list[SeenDeal]
) -> None:
    moment = next(each for each in deals[-1].moments if len(each.legal) > 2)
    best, other = (each for each in moment.legal[:3] if each != moment.chosen)
    found = tallied([Candidate(best, 3.0, 40), Candidate(other, 1.0, 40)])
    asking = judging.weighing(match.ruleset, moment, found, 10.0)
    question = next(asking)
    assert (question.bot, question.legal) == (TALLY, (best, moment.chosen))
    assert question.stream.random() == judges_luck(moment.number).random(), "in the same worlds"
    with pytest.raises(StopIteration) as done:
        asking.send(tallied([Candidate(best, 3.0, 40), Candidate(moment.chosen, 0.5, 40)]))
    assert (done.value.value.worth, done.value.value.own) == (3.0, 0.5)


def test_what_was_advised_is_worth_the_same_in_the_review() -> None:
    """In hands of Berzerka the bids are raced in few worlds, and one leads soon."""
    seats = [Seat("human", "Ana"), Seat("club", "Mira"), Seat("club", "Bora")]
    match = Match(BERZERKA, BERZERKA.options(), seats, 1)
    while match.to_act != 0 or len(match.state.legal_actions()) == 1:
        match.apply(match.to_act, think(match, "club")[0].action)
    turn = Turn.of(match)
    hint = answered(BERZERKA, hinting(turn, Adviser()))
    best = hint.candidates[0]
    moment = Moment(turn.number, 0, turn.view(), tuple(turn.legal_actions()), best.action)
    judged = answered(BERZERKA, judging.judging(BERZERKA, moment, 3.3))
    assert (judged.own, judged.loss) == (best.value, 0)


def test_a_hint_and_the_review_ask_the_same_question(match: Match, deals: list[SeenDeal]) -> None:
    again = Match.begun(match.record())
    for deal in deals[:1]:
        moment = next(each for each in deal.moments if not each.is_forced)
        for text in match.actions[: moment.number]:
            again.apply(again.to_act, again.ruleset.parse_action(text))
        hint = next(hinting(Turn.of(again), Adviser()))
        review_asks = next(judging.found_by(match.ruleset, moment))
        assert (hint.bot, hint.view, hint.legal) == (
            review_asks.bot,
            review_asks.view,
            review_asks.legal,
        )
        assert hint.stream.random() == review_asks.stream.random()


def test_what_another_person_held_is_not_told_before_the_end() -> None:
    two = [Seat("human", "Ana"), Seat("human", "Bo"), Seat("club", "Cy"), Seat("club", "Di")]
    match = play(whist(seed=3, seats=two), 60)
    assert match.deal_returns and "when it is over" in why_closed(match)
    assert not why_closed(play(match)) and list(reviewed_players(match)) == [0, 1]
