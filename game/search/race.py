"""A race between moves over sampled worlds, for any number of players.

Every move still in the race is tried in the same world, and the world is played out; so luck of
the cards strikes all moves alike, and what counts is the difference between two moves in the same
worlds. From time to time the moves that are clearly behind the leader drop out, and the rest of
the trials goes to those that are still close (Maron and Moore, 1994). There is no tree: whoever
is to act after the move plays as the playout plays, which pays where playouts have good sense.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Generic, TypeVar

from game.core.protocols import Action, Candidate
from game.core.rng import Rng
from game.search.params import RaceParams

A = TypeVar("A", bound=Action)


@dataclass
class Runner(Generic[A]):
    """A move in the race, and what it has brought in each world so far."""

    action: A
    returns: list[float] = field(default_factory=list)
    total: float = 0.0

    @property
    def mean(self) -> float:
        """The average return to the player who makes the move."""
        return self.total / len(self.returns) if self.returns else 0.0

    def leads_clearly(self, other: "Runner[A]", margin: float) -> bool:
        """Tell whether the other is behind by more than the margin, in standard errors.

        Both have run in the same worlds.
        """
        worlds = len(self.returns)
        gaps = [mine - theirs for mine, theirs in zip(self.returns, other.returns, strict=True)]
        mean = sum(gaps) / worlds
        variance = sum([gap * gap for gap in gaps]) / worlds - mean * mean
        return mean * sqrt(worlds) > margin * sqrt(variance + _LEAST_VARIANCE)


_LEAST_VARIANCE = 0.05
"""Keeps two moves that have differed in no world yet from being told apart too soon."""


def search(
    legal: Sequence[A],
    worlds: Iterator[Any],
    playout: Callable[[Any, Rng], Sequence[float]],
    rng: Rng,
    params: RaceParams,
    taste: Callable[[Sequence[A]], A] | None = None,
) -> Iterator[list[Candidate[A]]]:
    """Yield ever better candidates, the leader first; the last list is after all trials.

    `worlds` are States in which the searching player is to act. `taste` chooses between moves
    that the race could not tell apart.
    """
    runners = [Runner(action) for action in legal]
    running = list(runners)
    trials = count = 0
    reported = 0
    while trials + len(running) <= params.trials or not count:
        world = next(worlds)
        me = world.current_player()
        for runner in running:
            state = world.clone()
            state.apply_action(runner.action)
            got = state.returns()[me] if state.is_terminal() else playout(state, rng)[me]
            runner.returns.append(got)
            runner.total += got
        trials += len(running)
        count += 1
        if count >= params.fewest_worlds and count % params.drop_every == 0:
            leader = max(running, key=lambda each: each.total)
            running = [each for each in running if not leader.leads_clearly(each, params.margin)]
            if len(running) == 1:
                break
        if trials - reported >= params.report_every:
            reported = trials
            yield _candidates(runners)
    final = _candidates(runners)
    if taste is not None:
        close = _close_to_leader(running, params.close)
        choice = taste(close) if len(close) > 1 else final[0].action
        final.sort(key=lambda each: each.action != choice)
    yield final


def _close_to_leader(running: Sequence[Runner[A]], margin: float) -> list[A]:
    """Return the moves that the leader does not clearly leave behind, the leader first."""
    order = sorted(running, key=lambda each: (-each.total, each.action))
    return [each.action for each in order if not order[0].leads_clearly(each, margin)]


def _candidates(runners: Sequence[Runner[A]]) -> list[Candidate[A]]:
    """Return those that ran longest first, and among them those that brought most."""
    order = sorted(runners, key=lambda each: (-len(each.returns), -each.mean, each.action))
    return [Candidate(each.action, each.mean, len(each.returns)) for each in order]
