"""What choices are said to have come to, for tests that answer in place of a search."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.protocols import Candidate
from game.core.tally import WORTH, Tally


class OfWorth(dict[str, Any]):
    """Whatever is counted is as much as the worth."""

    def __missing__(self, _name: str) -> Any:
        return self[WORTH]


def tallied(found: Sequence[Candidate[Any]]) -> Sequence[Candidate[Any]]:
    """Return candidates, the best first, with a tally of their figures."""
    best, *others = found
    tally = Tally(
        tuple(each.action for each in found),
        best.visits,
        OfWorth({WORTH: [each.value for each in found]}),
        OfWorth({WORTH: [[one.error + other.error for other in found] for one in found]}),
    )
    return [replace(best, tally=tally), *others]
