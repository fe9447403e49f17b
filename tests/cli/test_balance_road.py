"""The tables of the campaign measured: what a share means, and what the command says of it."""

import json

import pytest

from game.contests.road import (
    BOSS_BAND,
    Sitting,
    TableResult,
    band_of,
    measure,
    play_table,
    walk_seasons,
)
from game.core.intervals import Interval
from game.session.campaign.node import Kind
from game.session.campaign.world import world
from tests.cli.conftest import Run


def test_a_band_is_moved_by_the_share_of_equal_players() -> None:
    nodes = world().nodes
    assert band_of(nodes["rectory"]) == (0.60, 0.75), "two sides, one wins"
    assert band_of(nodes["mill-loft"]) == (0.60, 0.75), "four sit there, and two win"
    low, high = band_of(nodes["ferry-steps"])
    assert (round(low, 2), high) == (0.80, 0.95), "three sit there, and two win"
    assert all(band_of(node) == BOSS_BAND for node in nodes.values() if node.kind == Kind.BOSS)


@pytest.mark.parametrize(
    ("low", "high", "fits"), [(0.5, 0.59, "below"), (0.5, 0.7, "in"), (0.76, 0.8, "above")]
)
def test_a_place_is_marked_only_where_the_whole_interval_is_beyond(
    low: float, high: float, fits: str
) -> None:
    found = TableResult("rectory", 9, Interval((low + high) / 2, low, high), (0.60, 0.75))
    assert found.fits == fits


def test_the_same_match_comes_out_the_same_and_others_differ() -> None:
    sittings = [Sitting("ferry-steps", "middle", "heuristic", 1, number) for number in range(4)]
    won = [play_table(each) for each in sittings]
    assert [play_table(each) for each in sittings] == won
    [result] = measure(["ferry-steps"], 4, "heuristic", "middle", 1)
    assert result.wins.mean == sum(won) / 4 and result.games == 4


def test_seasons_drawn_by_shares_end_as_those_say() -> None:
    places = [node.id for node in world().nodes.values() if node.rounds]
    sure = walk_seasons(dict.fromkeys(places, 1.0), 3, "middle", 1)
    assert sure.ended.mean == sure.seats.mean == 1.0 and sure.seasons == 3
    never = walk_seasons(dict.fromkeys(places, 0.0), 3, "middle", 1)
    assert never.ended.mean == never.seats.mean == 0.0
    half = walk_seasons(dict.fromkeys(places, 0.5), 20, "middle", 1)
    assert half == walk_seasons(dict.fromkeys(places, 0.5), 20, "middle", 1)
    assert half.seats.mean <= half.ended.mean and 0 < half.ended.mean < 1


def test_the_command_prints_the_places_and_refuses_others(run: Run) -> None:
    told = run("balance", "campaign", "--node", "ferry-steps", "--games", "2", "--json")
    [row] = json.loads(told.out)
    assert row["node"] == "ferry-steps" and row["games"] == 2
    refused = run("balance", "campaign", "--node", "inn")
    assert refused.code == 2 and "Did you mean ash-inn? “--node ?” lists all" in refused.err
    assert "stone-bridge" in run("balance", "campaign", "--node", "?").lines
    assert run("balance", "campaign", "--difficulty", "god").code == 2
    assert run("balance", "campaign", "--node", "rectory", "--seasons", "9").code == 2
    assert "for the campaign" in run("balance", "berserk", "--node", "inn").err
