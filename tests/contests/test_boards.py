"""The arena of bridge: a board at two tables with the sides exchanged, in IMPs."""

from statistics import fmean

import pytest

from game.contests.arena import report, run_contest
from game.contests.matches import Contest, play_match, seatings
from game.rulesets.bridge.scoring import imps

BOARDS = Contest(
    "bridge", {"form": "duplicate", "deals": "4", "jokers": "1"}, ("heuristic", "careless:50"), 4, 3
)


def test_a_board_counts_what_both_tables_bring_in_imps() -> None:
    results = [play_match(seating) for seating in seatings(BOARDS)]
    tables = zip(*(result.deals for result in results), strict=True)
    boards = [imps(sum(deal.returns[0] for deal in board)) for board in tables]
    found = report(BOARDS, results)
    assert found.sets == 4 and found.deals == 8
    assert found.difference.mean == pytest.approx(fmean(boards)) and any(boards)


def test_the_same_pairs_at_both_tables_differ_by_nothing() -> None:
    found = run_contest(Contest("bridge", dict(BOARDS.options), ("heuristic",) * 2, 4, 3))
    assert (found.difference.low, found.difference.high) == (0, 0)
