"""Who beats whom, on seeded deals with the seats rotated."""

import pytest

from game.contests.arena import Report, run_contest
from game.contests.matches import Contest


def report(line_up: str, sets: int, seed: int = 1, **options: str) -> Report:
    return run_contest(Contest("whist", options, tuple(line_up.split(",")), sets, seed))


def test_club_is_clearly_better_than_moves_at_random() -> None:
    found = report("club,random,random,random", 28)
    assert found.difference.low > 2


def test_club_is_better_than_novice() -> None:
    found = report("club,novice,novice,novice", 112)
    assert found.difference.low > 0.2


def test_a_small_search_is_better_than_the_plain_player() -> None:
    found = report("race:150,heuristic,heuristic,heuristic", 24, largest_hand="5")
    assert found.difference.mean > 0.4


@pytest.mark.long
@pytest.mark.parametrize(
    ("line_up", "sets", "options"),
    [
        ("expert,club,club,club", 112, {}),
        ("expert,club,club,club,club", 69, {}),
        ("expert,club,club,club,club,club", 60, {}),
        ("expert,club,club,club", 84, {"scoring": "SA07"}),
        ("expert,club,club,club", 84, {"scoring": "SA12"}),
    ],
    ids=str,
)
def test_expert_is_clearly_better_than_club(
    line_up: str, sets: int, options: dict[str, str]
) -> None:
    assert report(line_up, sets, **options).difference.low > 0


@pytest.mark.long
def test_master_is_not_weaker_than_expert() -> None:
    assert report("master,expert,expert,expert", 56).difference.high > 0
