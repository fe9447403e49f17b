"""The arena: the same deals for every side, so that strength shows and luck cancels out.

A line-up has a computer player for each side, who plays all its seats (in most games a side is one
player).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, median, quantiles

from game.contests.kept import Kept
from game.contests.matches import Contest, DealScore, MatchResult, boards_of, play_match, seatings
from game.contests.sharing import HERE, Workers, shared
from game.core.intervals import Interval, interval, share_interval

Progress = Callable[[int, int], None]
"""Is told how many pieces of how many are done."""


@dataclass(frozen=True)
class Contestant:
    """What one entry of the line-up achieved: means a deal, and seconds a decision."""

    bot: str
    points: float
    made: float | None
    median: float
    p99: float


@dataclass(frozen=True)
class Report:
    """The outcome of a contest.

    `difference` is by how much the first entry's deal beats the average of the rest, or what a
    deal set counts for it where the game compares boards; positive is better, also where low
    scores win. `matches` counts matches with all their rotations as one; `wins` is the first
    entry's share of them, None where there is only one.
    """

    contest: Contest
    sets: int
    deals: int
    entries: tuple[Contestant, ...]
    difference: Interval
    matches: int
    wins: Interval | None

    @property
    def par(self) -> float:
        """The share of wins of a player who is as strong as the others."""
        return 1 / len(self.contest.line_up)


def run_contest(
    contest: Contest,
    workers: Workers = HERE,
    kept: Kept | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play the whole contest; the report depends on the contest alone, but for the seconds."""
    return report(contest, played([contest], workers, kept, progress))


def played(
    contests: Sequence[Contest],
    workers: Workers = HERE,
    kept: Kept | None = None,
    progress: Progress | None = None,
) -> list[MatchResult]:
    """Play all the matches of some contests, those left that are not kept from another run.

    Return them in order, whoever played which and when.
    """
    asked = [seating for contest in contests for seating in seatings(contest)]
    found = {} if kept is None else {each.seating.piece: each for each in kept.of(asked)}
    todo = [seating for seating in asked if seating.piece not in found]
    for number, result in enumerate(shared(play_match, todo, workers), start=1):
        found[result.seating.piece] = result
        if kept is not None:
            kept.keep(result)
        if progress is not None:
            progress(number, len(todo))
    return [found[seating.piece] for seating in asked]


def report(contest: Contest, results: Sequence[MatchResult]) -> Report:
    """Sum up the matches played."""
    boards = boards_of(contest)
    sets: dict[tuple[int, int], list[float]] = {}
    for result in results:
        for number, deal in enumerate(result.deals):
            rest = 0.0 if boards else fmean(deal.returns[1:])
            sets.setdefault((result.seating.match, number), []).append(deal.returns[0] - rest)
    deals = [deal for result in results for deal in result.deals]
    won: dict[int, list[float]] = {}
    for result in results:
        won.setdefault(result.seating.match, []).append(result.won)
    return Report(
        contest,
        sets=len(sets),
        deals=len(deals),
        entries=tuple(
            _contestant(contest, at, deals, results) for at in range(len(contest.line_up))
        ),
        difference=interval(list(map(boards.score if boards else fmean, sets.values()))),
        matches=len(won),
        wins=_wins(list(won.values())) if len(won) > 1 else None,
    )


def _wins(won: Sequence[Sequence[float]]) -> Interval:
    """Return the share of matches won, each set of them played with all seatings."""
    return share_interval(list(map(fmean, won)), each=min(map(len, won)))


def _contestant(
    contest: Contest, at: int, deals: Sequence[DealScore], results: Sequence[MatchResult]
) -> Contestant:
    seconds = [each for result in results for each in result.seconds[at]]
    return Contestant(
        bot=contest.line_up[at],
        points=fmean(deal.points[at] for deal in deals),
        made=fmean(deal.made[at] for deal in deals) if deals[0].made else None,
        median=median(seconds),
        p99=quantiles(seconds, n=100, method="inclusive")[98],
    )
