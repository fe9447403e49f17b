"""What comes of choices, played out in the same worlds: for hints, warnings, reviews and drills."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.explain import advise, finalists
from game.core.protocols import Candidate, Whole
from game.core.rng import Rng
from game.core.ruleset import Ruleset


def with_tally(
    ruleset: Ruleset[Any, Any, Any], view: Any, found: Sequence[Candidate[Any]], rng: Rng
) -> Sequence[Candidate[Any]]:
    """Return the finalists of a search with the figures of one tally, the plain player's choice
    among them; what was found as it is where no decision can be judged by itself."""
    if not found or not ruleset.sense.weighs(view):
        return found
    guide = ruleset.telling.guide
    chosen = finalists(guide, view, found, _plain(ruleset, view, found, rng.fork("plain")))
    return tallied(ruleset, view, chosen, rng)


def tallied(
    ruleset: Ruleset[Any, Any, Any], view: Any, choices: Sequence[Any], rng: Rng
) -> Sequence[Candidate[Any]]:
    """Return choices with the figures of one tally: of the same stream they are the same, whoever
    asks."""
    return advise(ruleset.telling.guide, view, choices, rng.fork("tally"))


def _plain(
    ruleset: Ruleset[Any, Any, Any], view: Any, found: Sequence[Candidate[Any]], rng: Rng
) -> Any:
    tried = [each.action for each in found]
    if not isinstance(tried[0], Whole):
        return ruleset.sense.policy(view, sorted(tried), rng)
    ways = () if ruleset.sense.tries is None else ruleset.sense.tries(view, rng)
    return next(iter(ways), tried[0])


@dataclass(frozen=True)
class TallyBot:
    """Is shown a view and choices, and plays all of them out."""

    ruleset: Ruleset[Any, Any, Any]

    def think(
        self, view: Any, legal: Sequence[Any], rng: Rng
    ) -> Iterator[Sequence[Candidate[Any]]]:
        """Yield the choices once, the best first and with the tally."""
        yield tallied(self.ruleset, view, legal, rng)
