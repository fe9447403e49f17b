"""A contest is played match by match; each match is one piece of work that depends on itself alone.

The unit is the deal set: one deal (the same cards to the same seats, the same dealer) played once
for each side that the line-up's first entry can be, the others following around. Whole matches are
played, so hand sizes and trumps come as in life; since chance depends on the seed and on the place
in the match alone, the n-th deal of a match is the same in each of its rotations.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean
from typing import Any

from game.bots.catalogue import make_bot, parse_spec
from game.core import options as option_texts
from game.core.protocols import CHANCE, TERMINAL, Bot
from game.core.rng import Rng
from game.core.ruleset import Sides
from game.core.terms import Boards
from game.rulesets.catalogue import ruleset as ruleset_named
from game.session.seats import sides_of


@dataclass(frozen=True)
class Contest:
    """What is measured: a game, its options as texts, a line-up by side, and how much of it."""

    ruleset: str
    options: Mapping[str, str]
    line_up: tuple[str, ...]
    sets: int
    seed: int

    @property
    def cards(self) -> str:
        """All that its matches depend on: the contest without its length, as JSON."""
        game = ruleset_named(self.ruleset)
        specs = ["{}:{}".format(*parse_spec(name, game.id)) for name in self.line_up]
        document = {
            "game": game.id,
            "version": game.version,
            "options": dict(self.options),
            "line_up": [list(pair) for pair in zip(self.line_up, specs, strict=True)],
            "seed": self.seed,
        }
        return json.dumps(document, sort_keys=True)


@dataclass(frozen=True)
class Seating:
    """One match of a contest: its number from 0, and how far the line-up is turned.

    Entry e of the line-up plays for side (e + rotation) modulo the number of sides.
    """

    contest: Contest
    match: int
    rotation: int

    @property
    def piece(self) -> tuple[str, int, int]:
        """What its result depends on, and nothing else does."""
        return self.contest.cards, self.match, self.rotation


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


def seatings(contest: Contest) -> Iterator[Seating]:
    """Yield enough matches, each in all its rotations, for at least the deal sets asked for."""
    for match in range(ceil(contest.sets / deals_in_match(contest))):
        for rotation in range(len(contest.line_up)):
            yield Seating(contest, match, rotation)


def boards_of(contest: Contest) -> Boards | None:
    """Return how the game of a contest compares results, None where means do."""
    return ruleset_named(contest.ruleset).boards


def deals_in_match(contest: Contest) -> int:
    """Return how many deals each match of the contest has (one, where that is not fixed)."""
    game = ruleset_named(contest.ruleset)
    options = option_texts.with_texts(game.options(), contest.options)
    players = sum(map(len, sides_of(game, contest.line_up)))
    return game.opening(options, players, 0).deals_in_match or 1


def decision(bot: Bot[Any, Any], state: Any, rng: Rng) -> Any:
    """Return the last and best word of a bot that is shown its view alone."""
    *_, candidates = bot.think(state.view(state.current_player()), state.legal_actions(), rng)
    return candidates[0].action


def play_match(
    seating: Seating, decide: Callable[[Bot[Any, Any], Any, Rng], Any] = decision
) -> MatchResult:
    """Play one match to its end; `decide` tells what a bot does in a state."""
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
                action = decide(bots[entry], state, rng)
                seconds[entry].append(time.perf_counter() - started)
            state.apply_action(action)
        before, standing = standing, game.settle(standing, state)
        summary = game.telling.deal_summary(state, standing)
        deals.append(_score(state, before, standing, summary, sides))
    winners = [side for side in sides if side[0] in standing.winners()]
    won = (sides[0] in winners) / len(winners)
    return MatchResult(seating, tuple(deals), tuple(map(tuple, seconds)), won)


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
