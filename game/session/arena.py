"""The arena: the same deals for every side, so that strength shows and luck cancels out.

A line-up has a computer player for each side, who plays all its seats (in most games a side is one
player). The unit is the deal set: one deal (the same cards to the same seats, the same dealer)
played once for each side that the line-up's first entry can be, the others following around. Whole
matches are played, so hand sizes and trumps come as in life; since chance depends on the seed and
on the place in the match alone, the n-th deal of a match is the same in each of its rotations.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist, fmean, median, quantiles, stdev
from typing import Any

from game.bots.catalogue import make_bot
from game.core import options as option_texts
from game.core.protocols import CHANCE, TERMINAL, Bot, Sides
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset as ruleset_named
from game.session.seats import sides_of
from game.session.sharing import shared

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Contest:
    """What is measured: a game, its options as texts, a line-up by side, and how much of it."""

    ruleset: str
    options: Mapping[str, str]
    line_up: tuple[str, ...]
    sets: int
    seed: int


@dataclass(frozen=True)
class Seating:
    """One match of a contest: its number from 0, and how far the line-up is turned.

    Entry e of the line-up plays for side (e + rotation) modulo the number of sides.
    """

    contest: Contest
    match: int
    rotation: int


@dataclass(frozen=True)
class DealScore:
    """One deal of one match, by line-up entry.

    `points` are as written on the score sheet, `returns` utilities: more is always better. `made`
    is the share of bids that were made; it is empty in games without bids.
    """

    points: tuple[float, ...]
    returns: tuple[float, ...]
    made: tuple[float, ...]


@dataclass(frozen=True)
class MatchResult:
    """A match played: its deals in order, and by line-up entry the seconds of every decision.

    `won` is the first entry's share of the win: 1, 0, or a part of it where several share it.
    """

    seating: Seating
    deals: tuple[DealScore, ...]
    seconds: tuple[tuple[float, ...], ...]
    won: float


@dataclass(frozen=True)
class Contestant:
    """What one entry of the line-up achieved: means a deal, and seconds a decision."""

    bot: str
    points: float
    made: float | None
    median: float
    p99: float


@dataclass(frozen=True)
class Interval:
    """A mean of independent values with its 95% confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Report:
    """The outcome of a contest.

    `difference` is by how much the first entry's deal beats the average of the rest; positive
    is better, also where low scores win. `matches` counts matches with all their rotations as
    one; `wins` is the first entry's share of them, None where there is only one.
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


def seatings(contest: Contest) -> Iterator[Seating]:
    """Yield enough matches, each in all its rotations, for at least the deal sets asked for."""
    for match in range(ceil(contest.sets / deals_in_match(contest))):
        for rotation in range(len(contest.line_up)):
            yield Seating(contest, match, rotation)


def deals_in_match(contest: Contest) -> int:
    """Return how many deals each match of the contest has (one, where that is not fixed)."""
    game = ruleset_named(contest.ruleset)
    options = option_texts.with_texts(game.options(), contest.options)
    players = sum(map(len, sides_of(game, contest.line_up)))
    return game.opening(options, players, 0).deals_in_match or 1


def play_match(seating: Seating) -> MatchResult:
    """Play one match to its end."""
    contest = seating.contest
    game = ruleset_named(contest.ruleset)
    options = option_texts.with_texts(game.options(), contest.options)
    bots = [make_bot(game, name) for name in contest.line_up]
    sides = _by_entry(sides_of(game, contest.line_up), seating.rotation)
    entry_at = {player: entry for entry, side in enumerate(sides) for player in side}
    luck = Rng(contest.seed).fork("arena", seating.match)
    thoughts = luck.fork("thoughts", seating.rotation)
    seconds: list[list[float]] = [[] for _ in bots]
    standing = game.opening(options, len(entry_at), luck.fork("first dealer").below(len(entry_at)))
    deals = []
    while not standing.is_over:
        number = standing.deals_played
        state = game.new_deal(standing)
        while (player := state.current_player()) != TERMINAL:
            place = len(state.history)
            if player == CHANCE:
                action = state.chance_action(luck.fork("chance", number, place))
            else:
                entry = entry_at[player]
                rng = thoughts.fork(number, place)
                started = time.perf_counter()
                action = decision(bots[entry], state, rng)
                seconds[entry].append(time.perf_counter() - started)
            state.apply_action(action)
        before, standing = standing, game.settle(standing, state)
        summary = game.telling.deal_summary(state, standing)
        deals.append(_score(state, before, standing, summary, sides))
    winners = [side for side in sides if side[0] in standing.winners()]
    won = (sides[0] in winners) / len(winners)
    return MatchResult(seating, tuple(deals), tuple(map(tuple, seconds)), won)


def decision(bot: Bot[Any, Any], state: Any, rng: Rng) -> Any:
    """Return the last and best word of a bot that is shown its view alone."""
    *_, candidates = bot.think(state.view(state.current_player()), state.legal_actions(), rng)
    return candidates[0].action


def _score(
    state: Any, before: Any, after: Any, summary: Mapping[str, Any], sides: Sides
) -> DealScore:
    """Return the deal by line-up entry; `sides` are in that order."""
    points = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
    made: list[bool] = []
    if "bids" in summary:
        bids, tricks = summary["bids"], summary["tricks"]
        made = [bid == taken for bid, taken in zip(bids, tricks, strict=True)]
    return DealScore(
        _by_side(points, sides), _by_side(state.returns(), sides), _by_side(made, sides)
    )


def _by_side(values: Sequence[float], sides: Sides) -> tuple[float, ...]:
    """Return the mean of each side, whose players mostly have the same; () of no values."""
    return tuple(fmean(values[player] for player in side) for side in sides) if values else ()


def _by_entry(sides: Sides, rotation: int) -> Sides:
    return (*sides[rotation:], *sides[:rotation])


def run_contest(
    contest: Contest, processes: int = 1, progress: Callable[[int, int], None] | None = None
) -> Report:
    """Play the whole contest; the report depends on the contest alone, but for the seconds.

    `progress` is told after each match how many of how many are done.
    """
    todo = list(seatings(contest))
    results = []
    for result in shared(play_match, todo, processes):
        results.append(result)
        if progress:
            progress(len(results), len(todo))
    return report(contest, results)


def report(contest: Contest, results: Sequence[MatchResult]) -> Report:
    """Sum up the matches played."""
    sets: dict[tuple[int, int], list[float]] = {}
    for result in results:
        for number, deal in enumerate(result.deals):
            lead = deal.returns[0] - fmean(deal.returns[1:])
            sets.setdefault((result.seating.match, number), []).append(lead)
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
        difference=interval([fmean(leads) for leads in sets.values()]),
        matches=len(won),
        wins=share_interval([fmean(each) for each in won.values()]) if len(won) > 1 else None,
    )


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


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of independent values with its confidence interval; at least two values."""
    mean = fmean(values)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def share_interval(shares: Sequence[float]) -> Interval:
    """Return the mean of independent shares with its interval, which stays between 0 and 1."""
    found = interval(shares)
    return Interval(found.mean, max(0.0, found.low), min(1.0, found.high))


def student(freedom: int) -> float:
    """Return the quantile of Student's t for the confidence, by its expansion in 1/freedom.

    Three digits are right from 10 degrees of freedom on; with fewer it is a little too small.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
