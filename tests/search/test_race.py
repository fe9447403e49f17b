"""The race of moves: the best stays in to the end, the clearly worse drop out, nothing is spent
beyond the budget."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from math import inf

import pytest

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.search.params import RaceParams
from game.search.race import WorldTrials, search
from tests.search.toys import Coin, Doors, Move, Race, Toy, play_at_random

THREE = [Move(0), Move(1), Move(2)]


def worlds(make: Callable[[Rng], Toy]) -> Iterator[Toy]:
    """Yield worlds without end."""
    return (make(Rng(number).fork("world")) for number in count())


def think(
    make: Callable[[Rng], Toy], trials: int = 600, seed: int = 1
) -> list[list[Candidate[Move]]]:
    """Return every list of candidates."""
    legal = make(Rng(0)).legal_actions()
    trials_ = WorldTrials(legal, worlds(make), play_at_random, Rng(seed))
    return list(search(legal, trials_, RaceParams(trials=trials)))


def doors(rng: Rng) -> Doors:
    return Doors(rng.below(2))


@pytest.mark.parametrize("seed", range(5))
def test_the_best_move_wins(seed: int) -> None:
    best = think(doors, seed=seed)[-1][0]
    assert best.action == Move(2) and best.value == pytest.approx(0.8)
    assert think(lambda _rng: Coin(), seed=seed)[-1][0].action == Move(1)


def test_a_winning_move_at_hand_is_taken() -> None:
    assert think(lambda _rng: Race(2))[-1][0].action == Move(2)


def test_clearly_worse_moves_drop_out_and_the_budget_is_kept() -> None:
    for trials in (1, 2, 3, 50, 600):
        last = think(doors, trials=trials)[-1]
        assert sorted(each.action for each in last) == THREE
        assert sum(each.visits for each in last) <= max(trials, len(THREE))
        assert [each.visits for each in last] == sorted((e.visits for e in last), reverse=True)
    assert last[0].visits > last[-1].visits


def test_a_move_by_itself_is_weighed_in_as_many_worlds_as_are_asked_for() -> None:
    trials = WorldTrials([Move(0)], worlds(doors), play_at_random, Rng(1))
    *_before, last = search([Move(0)], trials, RaceParams(trials=600, margin=inf))
    assert [each.visits for each in last] == [600]


def test_what_is_chosen_among_equals_is_what_the_others_are_told_beside() -> None:
    legal = Race(9).legal_actions()
    trials = WorldTrials(legal, worlds(lambda _rng: Race(9)), play_at_random, Rng(1))
    *_before, last = search(legal, trials, RaceParams(trials=60, close=9), lambda each: each[-1])
    assert last[0].action != think(lambda _rng: Race(9), 60)[-1][0].action


class ByDistance(WorldTrials):
    """Three moves that are paid the same; that of the higher number is the better by a hair."""

    def returned(self, world: Toy, number: int) -> tuple[float, float]:
        return 1 + 0.2 * number, 1.0


def test_what_a_race_adds_to_tell_equals_apart_is_in_no_figure() -> None:
    trials = ByDistance(THREE, worlds(doors), play_at_random, Rng(1))
    *_before, last = search(THREE, trials, RaceParams(trials=600))
    assert last[0].action == THREE[2]
    assert [each.value for each in last] == [1, 1, 1]


def test_a_race_ends_where_every_world_was_tried() -> None:
    trials = WorldTrials(THREE, islice(worlds(doors), 9), play_at_random, Rng(1))
    *_, last = search(THREE, trials, RaceParams(trials=600))
    assert [each.visits for each in last] == [9, 9, 9]


def test_the_same_stream_gives_the_same_thoughts() -> None:
    assert think(doors, seed=3) == think(doors, seed=3)
    first, *_more, last = think(lambda _rng: Race(9), trials=900)
    assert sum(each.visits for each in first) < sum(each.visits for each in last)


def test_moves_have_the_same_luck_in_the_same_world() -> None:
    """Two moves on which nothing hangs do not differ by what happens to be drawn after them."""

    def drawing(_state: Race, rng: Rng) -> tuple[float, float]:
        return rng.random(), rng.random()

    legal = Race(9).legal_actions()
    trials = WorldTrials(legal, worlds(lambda _rng: Race(9)), drawing, Rng(1))
    last = list(search(legal, trials, RaceParams(trials=90)))[-1]
    assert len({candidate.value for candidate in last}) == 1 < len(last)
    assert 0.3 < last[0].value < 0.7, "but each world has a luck of its own"
