"""Nothing of no use is offered on the road, and no side of a choice is always worse."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from game.core.rng import Rng
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import Kind
from game.session.campaign.season import Season
from game.session.campaign.steps import why_not_asked
from game.session.campaign.stops import HEART, choices_at, favours_of_use, is_worse, why_barred
from game.session.campaign.trail import Phase, Trail
from game.session.campaign.world import world
from tests.session.campaign.roads import step_of

SEEDS = range(40)


def walked(difficulty: str) -> Iterator[Season]:
    """Yield every moment of many seasons."""
    for seed in SEEDS:
        season, luck = Season(seed, difficulty), Rng(seed).fork("roads")
        while not season.is_over:
            yield season
            season = season.with_step(step_of(season, luck.fork(len(season.steps)), 0.7))


def purses() -> Iterator[Trail]:
    """Yield walkers who have few hearts, and all."""
    trail = Season(1, "middle").trail
    yield from (replace(trail, coins=99, hearts=hearts) for hearts in (1, trail.most_hearts))


def test_no_choice_of_anybody_met_is_worse_than_another_for_whoever_lacks_a_heart() -> None:
    poor, _rich = purses()
    for id, met in world().encounters.items():
        for one, other in permutations(met.choices, 2):
            assert not is_worse(poor, one, other), (id, one.title)


def test_nor_is_one_at_a_stop_and_a_lesson_may_bring_more_than_a_class() -> None:
    for seed in SEEDS:
        season = Season(seed, "middle")
        for node in world().nodes.values():
            if node.id not in season.course.roads or node.kind not in (Kind.TEACHER, Kind.REST):
                continue
            choices = choices_at(node, season, season.luck("stop", node.id))
            for trail in purses():
                barred = [each for each in choices if why_barred(trail, each, choices)]
                is_full = trail.hearts == trail.most_hearts
                assert len(barred) == (is_full and node.kind == Kind.REST), node.id


def test_what_is_worse_is_barred_and_something_always_stays_open() -> None:
    for trail in purses():
        for id, met in world().encounters.items():
            left = [each for each in met.choices if not why_barred(trail, each, met.choices)]
            assert left, id
            assert not any(is_worse(trail, a, b) for a, b in permutations(left, 2)), id


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_markets_and_rewards_offer_what_can_be_used(difficulty: str) -> None:
    sold = 0
    for season in walked(difficulty):
        node = season.node
        if node is None:
            continue
        useful = favours_of_use(season, node)
        offered = {
            *season.wares,
            *(season.trail.offered if season.trail.phase == Phase.REWARD else ()),
        }
        assert offered & {*FAVOURS} <= {*useful}
        assert HEART not in offered or season.trail.hearts < season.trail.most_hearts
        sold += len(season.wares)
    assert sold > 100


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_what_can_be_asked_at_a_table_was_of_use_at_the_place_before(difficulty: str) -> None:
    asked, before = set[str](), None
    for season in walked(difficulty):
        if season.trail.phase == Phase.ROAD:
            before = season.node
        if season.trail.phase != Phase.TABLE or before is None:
            continue
        owing = replace(season.trail, favours=tuple(FAVOURS), asked=None)
        others = (None, *range(len(season.round.others)))
        here = {
            favour
            for favour in FAVOURS
            if any(not why_not_asked(season, owing, favour, other) for other in others)
        }
        assert here <= {*favours_of_use(season, before)}
        asked |= here
    assert len(asked) == 9, "all that is asked before a round"
