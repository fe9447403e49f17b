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


def tallied(found: Sequence[Candidate[Any]], error: float = 0.0) -> Sequence[Candidate[Any]]:
    """Return candidates, the best first, with a tally of their figures: each difference may be off
    by so much."""
    best, *others = found
    tally = Tally(
        tuple(each.action for each in found),
        best.visits,
        OfWorth({WORTH: [each.value for each in found]}),
        OfWorth({WORTH: [[error] * len(found)] * len(found)}),
    )
    return [replace(best, tally=tally), *others]
