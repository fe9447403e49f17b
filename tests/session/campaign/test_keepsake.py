"""Keepsakes: each is won at one place, stays after the season, and is there to be chosen."""

from game.session.campaign.journey import Journey
from game.session.campaign.keepsake import (
    KEEPSAKES,
    SETTING,
    KeepsakeKind,
    keep,
    kept,
    name_of,
    own,
)
from game.session.campaign.node import Kind
from game.session.campaign.outcome import keepsake_words, match_words
from game.session.campaign.season import Season
from game.session.campaign.telling import reward_of
from game.session.campaign.trail import Phase
from game.session.campaign.world import world
from game.session.match import HUMAN
from game.session.store import Store
from tests.session.campaign.roads import walked

PLACES = {node.keepsake: node for node in world().nodes.values() if node.keepsake}


def test_each_is_won_at_one_place_of_the_harder_ones_and_told_there() -> None:
    there = [node.keepsake for node in world().nodes.values() if node.keepsake]
    assert sorted(there) == sorted(KEEPSAKES)
    assert {kind.kind for kind in KEEPSAKES.values()} == {*KeepsakeKind}
    season = Season(1, "middle")
    for id, node in PLACES.items():
        assert node.kind in (Kind.HARD, Kind.BOSS) and name_of(id) in reward_of(season, node)


def before_a_win() -> tuple[Season, str]:
    """Return a season that has just won a keepsake, and which."""
    for seed in range(40):
        season = walked(seed, wins=1.0)
        for number in range(len(season.steps)):
            found = Season(seed, "middle", season.steps[: number + 1]).keepsakes
            if found:
                return Season(seed, "middle", season.steps[: number + 1]), found[0]
    raise AssertionError("nothing is ever won for good")


def test_what_is_won_stays_when_the_season_goes() -> None:
    season, id = before_a_win()
    store = Store.in_memory()
    journey = Journey.begin(store, season.seed, "middle")
    for step in season.steps[:-1]:
        journey.make(step)
    assert kept(store) == () and own(()) == "No keepsake yet."
    before = journey.season
    journey.make(season.steps[-1])
    assert kept(store) == (id,) and own(kept(store)).startswith(f"Keepsakes, 1 of {len(KEEPSAKES)}")
    if journey.season.trail.phase != Phase.LOST:
        assert keepsake_words(PLACES[id]) in match_words(before, journey.season)
    assert journey.id is not None
    store.seasons.remove(journey.id)
    assert kept(store) == (id,)


def test_a_season_from_before_is_paid_when_it_is_gone_on_with() -> None:
    season, id = before_a_win()
    store = Store.in_memory()
    stored = store.seasons.begin(season.seed, "middle", HUMAN)
    for place, step in enumerate(season.steps):
        stored.keep(place, step)
    assert kept(store) == ()
    Journey.resume(store, stored.id or 0)
    assert kept(store) == (id,)


def test_a_computer_player_keeps_nothing_and_what_is_unknown_is_passed_over() -> None:
    season, _id = before_a_win()
    store = Store.in_memory()
    journey = Journey.begin(store, season.seed, "middle", "heuristic")
    for step in season.steps:
        journey.make(step)
    assert kept(store) == ()
    store.settings.set(SETTING, "crown wheat")
    keep(store, ["stars", "", "wheat"])
    assert kept(store) == ("wheat", "stars") and "crown" in store.settings.get(SETTING)
