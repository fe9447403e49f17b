"""Dreierschnapsen: who beats whom, on the same matches from every seat."""

import pytest

from game.contests.arena import Report, run_contest
from game.contests.matches import Contest


def report(line_up: str, sets: int) -> Report:
    return run_contest(Contest("schnapsen", {}, tuple(line_up.split(",")), sets, 1))


def test_the_plain_player_is_clearly_better_than_moves_at_random() -> None:
    found = report("heuristic,random,random", 16)
    assert found.wins is not None and found.wins.low > found.par


@pytest.mark.long
def test_expert_is_clearly_better_than_the_plain_player() -> None:
    found = report("expert,heuristic,heuristic", 60)
    assert found.wins is not None and found.wins.low > found.par
    assert found.difference.low > 0
