"""The computer players themselves."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.core.sense import STEADY, Style
from game.search import ismcts, mcts, race
from game.search.params import IsmctsParams, MctsParams, RaceParams

Candidates = Sequence[Candidate[Any]]


@dataclass(frozen=True)
class RandomBot:
    """Does anything legal."""

    ruleset: Ruleset[Any, Any, Any]

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield one action, drawn at random."""
        yield [Candidate(rng.choice(legal), 0.0)]


@dataclass(frozen=True)
class HeuristicBot:
    """Plays by the ruleset's plain sense.

    `careless` is how often out of a hundred it makes a beginner's mistake instead.
    """

    ruleset: Ruleset[Any, Any, Any]
    careless: int = 0
    style: Style = STEADY

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield one action."""
        is_slip = self.careless and rng.below(100) < self.careless
        choose = self.ruleset.sense.slip if is_slip else self.ruleset.sense.policy
        yield [Candidate(choose(view, legal, rng, self.style), 0.0)]


@dataclass(frozen=True)
class SearchBot:
    """Grows a search tree over worlds that fit its view."""

    ruleset: Ruleset[Any, Any, Any]
    params: IsmctsParams

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield the candidates of the search, better and better; one legal action needs none."""
        legal = self.ruleset.sense.shortlist(view, legal)
        if len(legal) == 1:
            yield [Candidate(legal[0], 0.0)]
            return
        worlds = _found(self.ruleset.sense.worlds(view, rng.fork("worlds")))
        yield from ismcts.search(
            legal, lambda _stream: next(worlds), self.ruleset.sense.playout, rng, self.params
        )


@dataclass(frozen=True)
class RaceBot:
    """Lets its moves race over worlds that fit its view; its style decides a close race."""

    ruleset: Ruleset[Any, Any, Any]
    params: RaceParams
    style: Style = STEADY

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield the candidates of the race, better and better; one legal action needs none."""
        legal = self.ruleset.sense.shortlist(view, legal, self.style)
        if len(legal) == 1:
            yield [Candidate(legal[0], 0.0)]
            return
        sense, taste = self.ruleset.sense, None
        if self.style != STEADY and sense.taste is not None:
            taste = partial(_suiting, sense.taste, view, rng.fork("taste"), self.style)
        elif sense.trusts_plain:
            plain = sense.policy(view, legal, rng.fork("plain"), self.style)
            taste = partial(_trusting, plain)
        trials = trials_of(self.ruleset, view, legal, rng, self.params.trials)
        yield from race.search(legal, trials, self.params, taste)


@dataclass(frozen=True)
class ScalesBot:
    """Weighs all moves it is given, however far one is behind: for fair comparison, not for speed.

    All of them are tried in the same worlds, to the end of the trials.
    """

    ruleset: Ruleset[Any, Any, Any]
    trials: int

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield the candidates, better and better; a single action is weighed as well."""
        params = RaceParams(trials=self.trials, margin=inf)
        trials = trials_of(self.ruleset, view, legal, rng, self.trials)
        yield from race.search(legal, trials, params)


@dataclass(frozen=True)
class TreeBot:
    """Grows a tree with dice in it over worlds that fit its view, led by what the game knows."""

    ruleset: Ruleset[Any, Any, Any]
    params: MctsParams
    style: Style = STEADY

    def think(self, view: Any, legal: Sequence[Any], rng: Rng) -> Iterator[Candidates]:
        """Yield the candidates of the search, better and better; one legal action needs none."""
        if len(legal) == 1:
            yield [Candidate(legal[0], 0.0)]
            return
        lead = self.ruleset.sense.priors
        priors = lead(view, self.style) if lead else EvenPriors(self.ruleset)
        worlds = _found(self.ruleset.sense.worlds(view, rng.fork("worlds")))
        legal = self.ruleset.sense.shortlist(view, legal, self.style)
        yield from mcts.search(legal, worlds, priors, rng.fork("tree"), self.params)


@dataclass(frozen=True)
class EvenPriors:
    """Thinks all moves equally good: for games that have no priors of their own."""

    ruleset: Ruleset[Any, Any, Any]

    def promising(self, state: Any) -> Sequence[tuple[Any, float]]:
        """Return every legal action, all promising the same."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def chances(self, state: Any) -> Sequence[tuple[Any, float]]:
        """Leave it to nature."""
        return ()

    def plans(self, state: Any) -> Sequence[tuple[Any, Any]]:
        """Return no plans."""
        return ()

    def effort(self, state: Any) -> float:
        """Return 1: every decision is worth the same trouble."""
        return 1.0

    def rollout(self, state: Any, rng: Rng, plan: Any = None) -> Sequence[float]:
        """Play out as the ruleset does."""
        return self.ruleset.sense.playout(state, rng)


def _found(worlds: Iterator[Any]) -> Iterator[Any]:
    """Yield the worlds alone, for a search that waits for them."""
    return (world for world in worlds if world is not None)


def trials_of(
    ruleset: Ruleset[Any, Any, Any], view: Any, legal: Sequence[Any], rng: Rng, most: int
) -> race.Trials:
    """Return trials of the moves in worlds that fit the view, so many playouts at most."""
    sense = ruleset.sense
    if sense.trials is not None:
        quick: race.Trials = sense.trials(view, legal, rng.fork("worlds"), most)
        return quick
    return race.WorldTrials(legal, sense.worlds(view, rng.fork("worlds")), sense.playout, rng)


def _suiting(
    suits: Callable[..., Any], view: Any, rng: Rng, style: Style, close: Sequence[Any]
) -> Any:
    return suits(view, close, rng, style)


def _trusting(plain: Any, close: Sequence[Any]) -> Any:
    """Return the plain player's move if it is one of those close to the leader."""
    return plain if plain in close else close[0]
