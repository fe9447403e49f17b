"""Who is met where on the road, what is offered to whom, and how well people play in an act."""

from collections import defaultdict

import pytest

from game.rulesets.catalogue import RULESETS
from game.session.campaign.matches import reward_at
from game.session.campaign.node import ACTS, Kind, Reward
from game.session.campaign.season import Season
from game.session.campaign.trail import Phase
from game.session.campaign.world import has_met, meetings, world
from tests.loops import over
from tests.session.campaign.roads import walked

DECKS = world().deck.game


@over("seed", range(40))
def test_everybody_is_met_where_it_fits_and_once(seed: int) -> None:
    season = Season(seed, "middle")
    stops = [id for id in season.course.places if world().nodes[id].kind == Kind.ENCOUNTER]
    met = season.course.met
    assert sorted(met) == sorted(stops)
    assert len(set(met.values())) == len(met)
    assert all(world().encounters[id].fits(place) for place, id in met.items())


def test_others_make_room_for_a_place_that_only_one_fits() -> None:
    wheel, wager = world().encounters["lost-purse"], world().encounters["wager-bridge"]
    found = meetings([wager, wheel], ["white-bridge", "old-oak"])
    assert found == {"white-bridge": "wager-bridge", "old-oak": "lost-purse"}
    assert meetings([wheel, wager], ["white-bridge", "old-oak"]) == found
    assert "old-oak" not in meetings([wager], ["old-oak"])


@pytest.mark.parametrize("act", ACTS)
def test_whoever_sits_at_the_card_tables_of_an_act_plays_at_one_level(act: int) -> None:
    levels = defaultdict(set)
    for node in world().nodes.values():
        for each in node.rounds:
            if node.act == act and node.kind != Kind.BOSS and len(each.others) > 1:
                for who, level in zip(each.others, each.levels, strict=True):
                    levels[who].add(level)
    assert len(levels) > 6
    assert {who: found for who, found in levels.items() if len(found) > 1} == {}
    assert len({level for found in levels.values() for level in found}) > 1, "all play alike"


def test_no_cards_are_offered_of_a_game_that_is_new_until_it_is_met() -> None:
    new = Season(3, "middle").with_step(f"teach {DECKS}")
    skipped, shown = new.with_step(f"skip {DECKS}"), new.with_step(f"learnt {DECKS}")
    known = Season(3, "middle")
    assert [has_met(world(), each.trail, DECKS) for each in (known, shown, skipped)] == [
        True,
        True,
        False,
    ]
    for node in world().nodes.values():
        if node.reward == Reward.CARDS and node.rounds:
            assert reward_at(known, known.trail, node) == Reward.CARDS
            wanted = Reward.CARDS if DECKS in node.games else Reward.PURSE
            assert reward_at(skipped, skipped.trail, node) == wanted


def test_cards_are_sold_and_won_as_soon_as_a_battle_was_fought() -> None:
    steps = walked(5).steps
    cards = {id for pool in world().deck.pools.values() for id in pool}
    season = Season(5, "middle", steps=(f"teach {DECKS}", f"skip {DECKS}"))
    offered: dict[bool, int] = {True: 0, False: 0}
    for step in steps:
        try:
            season = season.with_step(step)
        except ValueError:
            break
        trail = season.trail
        fought = any(DECKS in world().nodes[each.node].games for each in trail.played)
        found = {*trail.offered} if trail.phase == Phase.REWARD else {*season.wares}
        offered[fought] += len(found & cards)
    assert not offered[False]
    assert DECKS in RULESETS
