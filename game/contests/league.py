"""The league of decks: every pair, each from both seats and each first, by the same pilot.

Both sides are led alike, so what is left between two decks is the decks. The unit is the round: one
pair of decks, the same luck's seed, played from both seats with either side first (four battles).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from statistics import fmean

from game.bots.catalogue import make_bot
from game.contests.arena import Progress
from game.contests.matches import decision
from game.contests.sharing import HERE, Workers, shared
from game.core import options as option_texts
from game.core.intervals import Interval, share_interval
from game.core.protocols import CHANCE, TERMINAL
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset as ruleset_named

ROUND = 4
"""Battles of a round: two seatings, and either seat first."""


@dataclass(frozen=True)
class League:
    """What is measured: `decks` are values of the options `deck_0` and `deck_1`.

    `options` are the other house rules as texts; by them the standing's dealer must be first.
    """

    ruleset: str
    options: Mapping[str, str]
    decks: tuple[str, ...]
    pilot: str
    battles: int
    seed: int


@dataclass(frozen=True)
class Round:
    """A pair of decks, and the number of their round from 0."""

    league: League
    pair: tuple[str, str]
    number: int


@dataclass(frozen=True)
class RoundResult:
    """The points of a round's battles: of the pair's first deck, and of whoever was first.

    A battle won is 1, drawn a half. `turns` are both players' turns of each battle.
    """

    round: Round
    points: tuple[float, ...]
    first: tuple[float, ...]
    turns: tuple[int, ...]


@dataclass(frozen=True)
class LeagueTable:
    """The outcome: shares of points, 0 to 1, with their 95% intervals.

    `against` has the mean share of the first named deck against the second.
    """

    league: League
    battles: int
    realms: Mapping[str, Interval]
    against: Mapping[tuple[str, str], float]
    first: Interval
    draws: float
    turns: float


def whole(league: League) -> int:
    """Return how many battles are fought: whole rounds of every pair, at least those asked for."""
    once = ROUND * len(list(combinations(league.decks, 2)))
    return once * ceil(league.battles / once)


def rounds(league: League) -> Iterator[Round]:
    """Yield enough rounds of every pair for at least the battles asked for."""
    pairs = list(combinations(league.decks, 2))
    for number in range(whole(league) // (ROUND * len(pairs))):
        for pair in pairs:
            yield Round(league, pair, number)


def play_round(each: Round) -> RoundResult:
    """Play the four battles of a round."""
    points, first, turns = [], [], []
    for seating in (0, 1):
        for begins in (0, 1):
            won, length = _battle(each, seating, begins)
            points.append(won if seating == 0 else 1 - won)
            first.append(won if begins == 0 else 1 - won)
            turns.append(length)
    return RoundResult(each, tuple(points), tuple(first), tuple(turns))


def _battle(each: Round, seating: int, begins: int) -> tuple[float, int]:
    """Play one battle; return the points of seat 0, and the turns it took."""
    league = each.league
    game = ruleset_named(league.ruleset)
    decks = each.pair if seating == 0 else each.pair[::-1]
    texts = {**league.options, "deck_0": decks[0], "deck_1": decks[1]}
    standing = game.opening(option_texts.with_texts(game.options(), texts), 2, begins)
    state = game.new_deal(standing)
    luck = Rng(league.seed).fork("league", *each.pair, each.number, seating, begins)
    bot = make_bot(game, league.pilot)
    while (player := state.current_player()) != TERMINAL:
        rng = luck.fork(len(state.history))
        if player == CHANCE:
            state.apply_action(state.chance_action(rng))
        else:
            state.apply_action(decision(bot, state, rng))
    summary = game.telling.deal_summary(state, game.settle(standing, state))
    return (state.returns()[0] + 1) / 2, summary["turns"]


def run_league(
    league: League, workers: Workers = HERE, progress: Progress | None = None
) -> LeagueTable:
    """Play the whole league; `progress` is told how many rounds of how many are done."""
    todo = list(rounds(league))
    found: dict[tuple[int, tuple[str, str]], RoundResult] = {}
    for result in shared(play_round, todo, workers):
        found[result.round.number, result.round.pair] = result
        if progress is not None:
            progress(len(found), len(todo))
    return table(league, [found[each.number, each.pair] for each in todo])


def table(league: League, results: Sequence[RoundResult]) -> LeagueTable:
    """Sum up the rounds played."""
    shares: dict[str, list[float]] = {deck: [] for deck in league.decks}
    pairs: dict[tuple[str, str], list[float]] = {}
    for result in results:
        one, other = result.round.pair
        share = fmean(result.points)
        shares[one].append(share)
        shares[other].append(1 - share)
        pairs.setdefault((one, other), []).append(share)
        pairs.setdefault((other, one), []).append(1 - share)
    return LeagueTable(
        league,
        battles=ROUND * len(results),
        realms={deck: share_interval(found, ROUND) for deck, found in shares.items()},
        against={pair: fmean(found) for pair, found in pairs.items()},
        first=share_interval([fmean(result.first) for result in results], ROUND),
        draws=fmean(point == 0.5 for result in results for point in result.points),
        turns=fmean(turn for result in results for turn in result.turns),
    )
