"""The arena itself: the same deals for every seat, the same report from the same seed."""

from dataclasses import replace

import pytest

from game.session.arena import Contest, Report, interval, run_contest, seatings, student

SHORT = {"largest_hand": "3"}


def contest(*line_up: str, sets: int = 8, **options: str) -> Contest:
    return Contest("whist", {**SHORT, **options}, line_up, sets, seed=7)


def without_seconds(report: Report) -> Report:
    entries = [replace(each, median=0.0, p99=0.0) for each in report.entries]
    return replace(report, entries=tuple(entries))


def test_equal_players_come_out_exactly_equal() -> None:
    report = run_contest(contest("heuristic", "heuristic", "heuristic", "heuristic"))
    assert report.difference.low == pytest.approx(0, abs=1e-9)
    assert report.difference.high == pytest.approx(0, abs=1e-9)
    first, *others = report.entries
    for other in others:
        assert (other.points, other.made) == pytest.approx((first.points, first.made))


@pytest.mark.parametrize(("players", "deals"), [(4, 8), (5, 9), (6, 10)])
def test_at_least_the_sets_asked_for_are_played_in_whole_matches(players: int, deals: int) -> None:
    asked = contest(*["random"] * players, sets=deals + 1)
    assert len(list(seatings(asked))) == 2 * players
    report = run_contest(asked)
    assert report.sets == 2 * deals and report.deals == 2 * deals * players


def test_the_report_depends_on_the_seed_and_not_on_the_processes() -> None:
    asked = contest("careless:20", "random", "heuristic", "random")
    alone = without_seconds(run_contest(asked))
    assert without_seconds(run_contest(asked, processes=2)) == alone
    assert without_seconds(run_contest(replace(asked, seed=8))) != alone


def test_where_low_scores_win_the_better_player_is_still_ahead() -> None:
    report = run_contest(contest("heuristic", "random", "random", "random", scoring="SA12"))
    assert report.entries[0].points < report.entries[1].points
    assert report.difference.mean > 0


def test_the_interval_is_that_of_the_text_books() -> None:
    assert student(10) == pytest.approx(2.228, abs=0.001)
    assert student(30) == pytest.approx(2.042, abs=0.001)
    found = interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0])
    half = 2.228 * (11 / 11) ** 0.5
    assert found.mean == 6 and found.high - found.mean == pytest.approx(half, abs=0.01)
