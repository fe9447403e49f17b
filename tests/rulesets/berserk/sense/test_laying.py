"""Whole placements: all legal, different, weighed as one, and nothing hidden in what they bring."""

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

import pytest

from game.bots.catalogue import make_bot
from game.core.protocols import Whole
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.laying import TRIED, placements
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.player import shortlist
from game.search.race import WorldTrials, weigh
from game.session.asking import answered
from game.session.match import Match
from game.session.practice.raising import Raised, is_last, new_draw, weighing
from game.session.practice.trainers import TRAINERS, Raising
from game.session.review.wholes import Effort
from tests.conformance.matches import twin

[TRAINER] = [each for each in TRAINERS["berserk"] if each.id == "place"]
assert isinstance(TRAINER, Raising)
Weighs = Callable[[Match, Sequence[Whole]], list[float]]


def test_the_person_places_last_and_sees_squares_alone() -> None:
    for seed in range(6):
        match = new_draw(TRAINER, seed, "Ana")
        view, seat = match.state.view(match.to_act), match.to_act
        assert match.seats[seat].is_human and view.first != seat and view.to_place == view.army
        enemy = [unit for unit in view.units if unit.owner != seat]
        assert enemy and all(unit.card == -1 and not unit.gear for unit in enemy)


def test_all_that_are_tried_are_legal_and_different_and_the_plain_players_comes_first() -> None:
    for seed in range(6):
        match = new_draw(TRAINER, seed, "Ana")
        view = match.state.view(match.to_act)
        tried = placements(view, Rng(seed))
        assert 2 <= len(tried) <= TRIED and len(set(map(str, tried))) == len(tried)
        for number, whole in enumerate(tried):
            other = new_draw(TRAINER, seed, "Ana")
            for place, step in enumerate(whole.steps):
                assert step in other.state.legal_actions()
                assert number or step == muster(other.state.view(other.to_act))
                assert is_last(TRAINER, other, step) == (place == len(whole.steps) - 1)
                other.apply(other.to_act, step)


def test_what_lies_on_the_board_already_stays_there_in_all_that_is_tried() -> None:
    for seed in range(6):
        match = new_draw(TRAINER, seed, "Ana")
        plain = placements(match.state.view(match.to_act), Rng(seed))[0].steps
        for step in plain[:-1]:
            match.apply(match.to_act, step)
            for whole in placements(match.state.view(match.to_act), Rng(seed)):
                state = match.state.clone()
                for each in whole.steps:
                    assert each in state.legal_actions()
                    state.apply_action(each)


def test_the_searching_players_placement_is_tried_next() -> None:
    match = new_draw(TRAINER, 3, "Ana")
    state, player, steps = match.state.clone(), match.to_act, []
    tried = placements(state.view(player), Rng(0))
    while state.phase is Phase.PLACE and state.to_act == player:
        steps += shortlist(state.view(player), state.legal_actions())
        state.apply_action(steps[-1])
    assert tried[1] == Whole(tuple(steps)) != tried[0]


def test_the_same_placement_in_another_order_is_the_same() -> None:
    match = new_draw(TRAINER, 3, "Ana")
    plain = placements(match.state.view(match.to_act), Rng(0))[0]
    assert plain.is_same(Whole(plain.steps[::-1])) and not plain.is_same(Whole(plain.steps[1:]))


def test_a_placement_is_weighed_against_the_plain_players_and_the_best_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    brief = Effort("weigh:12", (4, 1), "weigh:6", 3)
    monkeypatch.setattr("game.session.practice.raising.EFFORT", brief)
    match = new_draw(TRAINER, 3, "Ana")
    view = match.state.view(match.to_act)
    plain, own, *_others = placements(view, Rng(9))
    raised: Raised = answered(BERSERK, weighing(TRAINER, view, own.steps))
    weighed = [Whole(steps) for steps, _worth in raised.worths]
    assert own in weighed and any(each.is_same(plain) for each in weighed)
    worths = [worth for _steps, worth in raised.worths]
    assert worths == sorted(worths, reverse=True) and all(-1 <= each <= 1 for each in worths)
    assert 0 <= raised.loss <= 1 and 0 < raised.margin < 1
    again = answered(BERSERK, weighing(TRAINER, view, plain.steps))
    assert sum(Whole(steps).is_same(plain) for steps, _worth in again.worths) == 1


def honest(match: Match, wholes: Sequence[Whole]) -> list[float]:
    """Return what placements bring in worlds that fit the view."""
    view = match.state.view(match.to_act)
    *_before, last = make_bot(BERSERK, "weigh:6").think(view, wholes, Rng(1))
    return [each.value for each in sorted(last, key=lambda each: str(each.action))]


def cheating(match: Match, wholes: Sequence[Whole]) -> list[float]:
    """Return what they bring against the army that is really there."""
    trials = WorldTrials(wholes, repeat(match.state), BERSERK.sense.playout, Rng(1))
    standings = weigh(len(wholes), trials, 6)
    return list(map(standings.mean, range(len(wholes))))


def looks_at_hidden_units(weighs: Weighs) -> bool:
    """Tell whether what placements bring differs when the army that lies there is another."""
    for seed in range(2):
        match = new_draw(TRAINER, seed, "Ana")
        wholes = placements(match.state.view(match.to_act), Rng(seed))[:3]
        others = [twin(match, match.to_act, Rng(number)) for number in range(2)]
        found: list[Any] = [weighs(each, wholes) for each in (match, *others)]
        if found.count(found[0]) < len(found):
            return True
    return False


def test_who_looks_at_hidden_units_is_caught_and_the_trainer_does_not() -> None:
    assert looks_at_hidden_units(cheating)
    assert not looks_at_hidden_units(honest)
