"""Who beats whom at Berzerka, on seeded matches with the seats rotated."""

import pytest

from game.contests.arena import Report, run_contest
from game.contests.matches import Contest


def report(line_up: str, sets: int, **options: str) -> Report:
    return run_contest(Contest("berzerka", options, tuple(line_up.split(",")), sets, seed=1))


def test_club_is_clearly_better_than_moves_at_random() -> None:
    found = report("club,random,random", 36)
    assert found.difference.low > 2
    assert found.wins is not None and found.wins.low > found.par


def test_club_is_better_than_novice() -> None:
    found = report("club,novice,novice", 72)
    assert found.difference.low > 0.5
    assert found.wins is not None and found.wins.low > found.par


def test_matches_are_counted_with_all_their_rotations_as_one() -> None:
    found = report("random,random,random", 12)
    assert (found.matches, found.sets, found.deals) == (2, 12, 36)
    assert report("random,random,random", 6).wins is None, "one match has no interval"


@pytest.mark.long
def test_expert_wins_more_than_its_share_from_club() -> None:
    found = report("expert,club,club", 6 * 34)
    assert found.wins is not None and found.wins.low > found.par
