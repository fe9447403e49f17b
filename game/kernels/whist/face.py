"""A deal of whist as the kernels have it: what is asked of them, once a position is told."""

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul
from typing import Any

import numpy as np

from game.kernels import tricks
from game.kernels import walk as walks
from game.kernels.compiled import compiling
from game.kernels.lanes import LANES
from game.kernels.whist import bids, cards, deal, trials, worth

WORTHS = (6, 8 * 14, 4 * 5)
"""Places for the likelihoods of bids: players, eighths of the mean, quarters of the variance."""
Table = tuple[tuple[float, ...], ...]


class Deal:
    """A position (`game.kernels.whist.deal`), what it is played for, and what is remembered of it.

    `utilities` tell what taking t tricks on a bid of b is worth, as [b][t], more being better;
    `leans`, by bid, how much of a trick to err above it. `played` are the cards each has played.
    """

    def __init__(self, position: Sequence[int], utilities: Table, leans: tuple[float, ...]) -> None:
        get_ready()
        self.at = np.array(position, np.int64)
        self.utilities, self._leans = _told(utilities, leans)
        self._chances = _chances(position[tricks.PLAYERS], position[deal.CARDS])
        self._scratch = [np.zeros(16) for _ in range(LANES)]

    def choose_bid(self, reach: float) -> int:
        """Return what the plain player bids, who takes the hand for so many tricks more."""
        found: int = bids.choose_bid(
            self.at, self.utilities, self._chances, self._scratch[0], float(reach)
        )
        return found

    def prospects(self) -> tuple[float, list[tuple[float, float]]]:
        """Return what whoever bids now can look for: the tricks his hand is worth by its cards,
        and for each bid the chance that it is made and what it is worth, after the bids before."""
        at, chances = self.at, self._scratch[0]
        count, players, bidders = (int(at[n]) for n in (deal.CARDS, tricks.PLAYERS, deal.BIDDING))
        mean, variance = bids.hand_worth(at, self._chances)
        claimed = bids.claimed_by(at, bidders)
        bids.trick_chances(mean, variance, count, claimed, bidders, players, chances)
        boost, likely = bids.steering(count), chances[: count + 1].tolist()
        found: list[tuple[float, float]] = []
        for chance, worths in zip(likely, self.utilities.tolist(), strict=True):
            steered = boost * chance
            brought = sum(map(mul, likely, worths)) + steered * worths[len(found)]
            found.append(((chance + steered) / (1 + steered), brought / (1 + steered)))
        return float(mean), found

    def choose_card(self) -> int:
        """Return the card that the plain player plays."""
        found: int = cards.choose_card(
            self.at, self.utilities, self._leans, self._chances, self._scratch[0]
        )
        return found

    def play_out(self) -> None:
        """Play on to the end of the deal as plain players do."""
        trials.play_out(self.at, self.utilities, self._leans, self._chances, self._scratch[0])

    def returns(self) -> tuple[float, ...]:
        """Return what the deal has brought each player, less the average."""
        players = range(self.at[tricks.PLAYERS])
        return tuple([trials.utility(self.at, player, self.utilities) for player in players])


class Worlds(Deal):
    """Worlds of a seat (-1: a bystander), who sees the deal so (`game.kernels.lanes.Worlds`).

    `played` are the cards that each has played, as masks.
    """

    def __init__(
        self,
        position: Sequence[int],
        utilities: Table,
        leans: tuple[float, ...],
        observer: int,
        played: Sequence[int],
    ) -> None:
        super().__init__(position, utilities, leans)
        self._told = self.at, observer, np.array(played, np.int64)
        self._known = [np.zeros(WORTHS) for _ in range(LANES)]
        self._now = [self.at.copy() for _ in range(LANES)]

    def _memory(self, lane: int) -> tuple[Any, Any, Any, Any]:
        return self.utilities, self._chances, self._known[lane], self._scratch[lane]

    def draw(self, lane: int, walk: Any, stream: Any, swaps: int, layouts: Any) -> None:
        """Walk on by so many exchanges to each of the layouts to be written."""
        trials.draw_layouts(walk, stream, swaps, *self._told, *self._memory(lane), layouts)

    def weigh(self, layouts: Any, weights: Any) -> None:
        """Write how likely each layout is."""
        places = layouts.shape[1]
        trials.weigh(*self._told, layouts.ravel(), places, *self._memory(0), weights)

    def try_moves(self, lane: int, moves: Any, layouts: Any, returns: Any) -> None:
        """Write what each of the moves brings in each world, as [world, move]."""
        now, scratch = self._now[lane], self._scratch[lane]
        played = self.utilities, self._leans, self._chances, scratch
        trials.try_moves(self.at, moves, layouts, now, *played, returns)

    def look_on(self, moves: Sequence[int], layouts: Any) -> tuple[Any, Any]:
        """Return what each of the cards brings in each world, as [world, move], and what has come
        of it, as [world, move, fact] (`game.kernels.whist.trials`)."""
        tried = len(layouts), len(moves)
        returns, facts = np.zeros(tried), np.zeros((*tried, trials.FACTS), np.int64)
        played = self.utilities, self._leans, self._chances, self._scratch[0]
        numbers = np.array(moves, np.int64)
        trials.look_on(self.at, numbers, layouts, self._now[0], *played, returns, facts)
        return returns, facts


@lru_cache(maxsize=64)
def _told(utilities: Table, leans: tuple[float, ...]) -> tuple[Any, Any]:
    return np.array(utilities, np.float64), np.array(leans, np.float64)


@lru_cache(maxsize=16)
def _chances(players: int, cards: int) -> Any:
    return worth.new_chances()


@cache
def get_ready() -> None:
    """Call every kernel once, so that one process compiles them and the others wait for that."""
    with compiling("whist"):
        at = np.zeros(deal.SIZE, np.int64)
        at[tricks.PLAYERS], at[deal.CARDS], at[tricks.LIVE] = 4, 1, 0b1111
        at[tricks.HANDS : tricks.HANDS + 4] = 1, 2, 4, 8
        scratch, utilities, leans, chances = (
            np.zeros(16),
            np.eye(2),
            np.zeros(2),
            worth.new_chances(),
        )
        bids.choose_bid(at, utilities, chances, scratch, 0.0)
        played, known, lies = np.zeros(6, np.int64), np.zeros(WORTHS), np.array([[1, 2, 4, 8]])
        told = at, 0, played
        memory = utilities, chances, known, scratch
        walk, stream = np.zeros(walks.SIZE, np.int64), np.ones(1, np.int64)
        trials.draw_layouts(walk, stream, 0, *told, *memory, lies.copy())
        trials.weigh(*told, lies.ravel(), 4, *memory, np.zeros(1))
        trials.try_moves(
            at, lies[0, :1], lies, at.copy(), utilities, leans, chances, scratch, np.zeros((1, 1))
        )
        trials.look_on(
            at,
            lies[0, :1],
            lies,
            at.copy(),
            utilities,
            leans,
            chances,
            scratch,
            np.zeros((1, 1)),
            np.zeros((1, 1, trials.FACTS), np.int64),
        )
        trials.play_out(at, utilities, leans, chances, scratch)
        trials.utility(at, 0, utilities)
        at[tricks.HANDS], at[tricks.NUMBER] = 1, 0
        cards.choose_card(at, utilities, leans, chances, scratch)
