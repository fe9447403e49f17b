"""The race of moves: the best stays in to the end, the clearly worse drop out, nothing is spent
beyond the budget."""

from collections.abc import Callable, Iterator
from itertools import count

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


def test_the_same_stream_gives_the_same_thoughts() -> None:
    assert think(doors, seed=3) == think(doors, seed=3)
    first, *_more, last = think(lambda _rng: Race(9), trials=900)
    assert sum(each.visits for each in first) < sum(each.visits for each in last)
