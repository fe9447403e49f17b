"""The race: fair worlds, clear losers out, every move told of."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.search.params import RaceParams
from game.search.race import WorldTrials, search
from tests.search.toys import Doors, Move, Race, play_at_random


def race(world: Any, trials: int, **params: Any) -> list[list[Candidate[Move]]]:
    rng = Rng(1)
    stream: Iterator[Any] = iter(lambda: world(rng), None)
    legal = world(Rng(0)).legal_actions()
    settings = RaceParams(trials=trials, **params)
    thoughts = search(legal, WorldTrials(legal, stream, play_at_random, Rng(2)), settings)
    return [found for found in thoughts if found]


def test_it_does_not_bet_on_a_door_it_cannot_see() -> None:
    *_earlier, last = race(lambda rng: Doors(rng.below(2)), 600)
    assert last[0].action == Move(2) and last[0].value == pytest.approx(0.8)


def test_it_ends_as_soon_as_one_move_is_clearly_best() -> None:
    *_earlier, last = race(lambda _rng: Race(3), 900, fewest_worlds=24)
    assert sorted(each.action for each in last) == [Move(1), Move(2), Move(3)]
    assert last[0].action == Move(3)
    assert sum(each.visits for each in last) == 3 * 24


class PoorLastDoor(Doors):
    """Behind the last door there is nothing; the two others are worth 0.5 each."""

    def returns(self) -> tuple[float]:
        door = self.history[0].number
        return (float(door == self.hidden),)


def test_a_clear_loser_drops_out_and_the_others_share_the_trials() -> None:
    *_earlier, last = race(lambda rng: PoorLastDoor(rng.below(2)), 400)
    first, second, third = last
    assert third.action == Move(2) and third.visits < 50
    assert first.visits == second.visits > 150


def test_every_move_is_tried_in_one_world_at_least() -> None:
    (found,) = race(lambda _rng: Race(9), 1)
    assert [each.visits for each in found] == [1, 1, 1]


@pytest.mark.parametrize("trials", [10, 100, 333])
def test_the_trials_are_never_exceeded_and_reports_come_on_the_way(trials: int) -> None:
    lists: Sequence[Sequence[Candidate[Move]]] = race(lambda _rng: Race(12), trials, margin=100.0)
    spent = [sum(each.visits for each in found) for found in lists]
    assert spent[-1] <= trials and spent == sorted(spent)
    assert len(lists) >= trials // 30
