"""The ladder: every choice of levels meets, and ratings say who is stronger, and how surely."""

from pathlib import Path

import pytest

from game.contests.arena import played
from game.contests.kept import Kept
from game.contests.ladder import BadLadder, Ladder, contests, run_ladder, rungs
from game.contests.matches import Contest, DealScore, MatchResult, Seating
from game.contests.sharing import Workers

LEVELS = ("heuristic", "careless:66", "random", "careless:100", "careless:33")
SHORT = Ladder("whist", {"largest_hand": "3"}, LEVELS, 8, 1)


def test_every_choice_of_levels_sits_down_at_one_table() -> None:
    line_ups = [contest.line_up for contest in contests(SHORT)]
    assert len(line_ups) == 5
    for level in LEVELS:
        assert sum(level in line_up for line_up in line_ups) == 4


def test_too_few_levels_are_refused() -> None:
    for levels in (("club", "expert", "master"), ("club", "club", "club", "expert", "master")):
        with pytest.raises(BadLadder, match="at least 4 different levels"):
            contests(Ladder("whist", {}, levels, 8, 1))


def test_the_stronger_stands_higher_whoever_does_the_work(tmp_path: Path) -> None:
    found = run_ladder(SHORT)
    order = [rung.level for rung in found]
    assert [level for level in order if level != "random"] == [
        "heuristic",
        "careless:33",
        "careless:66",
        "careless:100",
    ]
    assert order.index("random") > order.index("careless:33")
    for rung in found:
        assert rung.rating.low <= rung.rating.mean <= rung.rating.high
    first = next(rung for rung in found if rung.level == LEVELS[0]).rating
    assert first.mean == first.low == first.high == 0, "all are measured from the first"
    with Kept(tmp_path / "results") as kept:
        assert run_ladder(SHORT, Workers(2), kept) == found
        assert run_ladder(SHORT, kept=kept) == found


def result(line_up: tuple[str, str], deal: int, returns: tuple[float, float]) -> MatchResult:
    seating = Seating(Contest("berserk", {}, line_up, 1, 1), deal, 0)
    return MatchResult(seating, (DealScore((0, 0), returns, ()),), ((), ()), 0.5)


def test_a_rating_is_what_the_odds_say() -> None:
    """Ten wins to one are 400 points; a tie is half a win for each."""
    wins = [result(("club", "expert"), deal, (0, 1)) for deal in range(100)]
    losses = [result(("club", "expert"), deal, (1, 0)) for deal in range(100, 110)]
    expert, club = rungs(("club", "expert"), wins + losses)
    assert (expert.level, club.level) == ("expert", "club")
    assert expert.rating.mean == pytest.approx(400, abs=1)
    assert expert.rating.low < 400 < expert.rating.high
    ties = [result(("club", "expert"), deal, (0, 0)) for deal in range(20)]
    assert rungs(("club", "expert"), ties)[0].rating.mean == pytest.approx(0, abs=0.01)


def test_who_always_loses_has_a_rating_too() -> None:
    wins = [result(("club", "expert"), deal, (0, 1)) for deal in range(20)]
    assert 400 < rungs(("club", "expert"), wins)[0].rating.mean < 10_000


@pytest.mark.long
def test_a_cluster_plays_the_same_ladder_though_a_worker_is_killed() -> None:
    """Two workers, one of them killed in mid-run: its pieces are played by the other."""
    from distributed import LocalCluster  # type: ignore[attr-defined]

    alone = played(contests(SHORT))
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        killed = []

        def kill_one(done: int, _of: int) -> None:
            if done == 3:
                killed.append(cluster.workers[0].process.process.kill())

        found = played(
            contests(SHORT), Workers(cluster=cluster.scheduler_address), progress=kill_one
        )
    assert killed
    assert [each.deals for each in found] == [each.deals for each in alone]
