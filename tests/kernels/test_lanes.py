"""Worlds that are all listed, and tried some at a time."""

from typing import Any

import numpy as np
import pytest

from game.kernels.lanes import Pool


class ByPlace:
    """Worlds in which a move brings what is the number of the world in the list."""

    def weigh(self, layouts: Any, weights: Any) -> None:
        """Write how likely each layout is: all alike."""
        weights[:] = 1

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write the number of each world."""
        returns[:] = layouts

    def draw(self, lane: int, walk: Any, stream: Any, swaps: int, layouts: Any) -> None:
        """Draw nothing: all worlds are listed."""
        raise AssertionError


LISTED = [(number,) for number in range(1000)]
MEAN, ERROR = 499.5, 289 / 10
"""What a world brings on average, and how far off a hundred of them are, as a standard error."""


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_first_worlds_of_a_list_are_like_all_of_them(seed: int) -> None:
    brought = Pool(ByPlace(), LISTED, seed).handful([0], 100)
    assert brought.worlds == 100
    assert abs(brought.totals[0] / brought.weight - MEAN) < 4 * ERROR


def test_every_world_of_a_list_is_tried_once() -> None:
    pool = Pool(ByPlace(), LISTED, 1)
    totals, worlds = 0.0, 0
    while (brought := pool.handful([0], 300)).worlds:
        totals, worlds = totals + brought.totals[0], worlds + brought.worlds
    assert (worlds, totals) == (1000, np.sum(range(1000)))
