"""Where a stored season stands is told without its rules, and is what they say."""

from dataclasses import replace

import pytest

from game.core.rng import Rng
from game.session.campaign.journey import Journey
from game.session.campaign.trail import is_over, place_of
from game.session.campaign.walker import next_step
from game.session.store import Store


def last_place(journey: Journey) -> int:
    return len(journey.season.round.others) + 1


@pytest.mark.parametrize("wins", [True, False])
def test_a_season_is_told_to_stand_where_it_stands_at_every_step(wins: bool) -> None:
    store, luck = Store.in_memory(), Rng(8)
    journey = Journey.begin(store, 7, "middle")
    assert journey.id is not None
    stored = store.seasons.get(journey.id)
    assert (place_of(stored), is_over(stored)) == ("", False)
    while not journey.season.is_over:
        step = next_step(journey.season, luck.fork(len(journey.season.steps)))
        journey.make(step or ("ended 1" if wins else f"ended {last_place(journey)}"))
        node = journey.season.node
        stored = store.seasons.get(journey.id)
        assert place_of(stored) == (node.title if node else "")
        assert is_over(stored) == journey.season.is_over
    assert is_over(stored)


def test_nothing_is_told_where_the_store_does_not_tell_it() -> None:
    store = Store.in_memory()
    journey = Journey.begin(store, 7, "middle")
    assert journey.id is not None
    journey.make(next_step(journey.season, Rng(1)) or "")
    stored = store.seasons.get(journey.id)
    assert place_of(stored)
    for came in ("", "[", "[]", "3", '{"at": "nowhere"}', '{"at": ["mill-loft"], "phase": {}}'):
        damaged = replace(stored, came=(came,))
        assert (place_of(damaged), is_over(damaged)) == ("", False)
