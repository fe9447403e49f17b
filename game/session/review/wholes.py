"""Many small steps that make up a whole, such as an army raised or placed, weighed together."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from game.core.protocols import Whole
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.session.asking import Asking, Question


@dataclass(frozen=True)
class Effort:
    """How long a whole is weighed where it is played out: who looks for a good one among those
    that are tried, how many of them are left after each look, and who then weighs those that are
    left, and how often."""

    sought: str
    fewer: tuple[int, ...]
    weighed: str
    weighings: int


CLOSELY = Effort("weigh:96", (4, 1), "weigh:150", 3)
"""Each answer takes two or three seconds, as nobody is waited for longer than five."""
BRIEFLY = Effort("", (), "weigh:32", 3)
"""The plain player's alone is there to compare with: the many decisions of a review take long
enough, and of few trials the best of many wholes would be found by chance."""


@dataclass(frozen=True)
class Compared:
    """A whole weighed: what its steps bring together, and what others would, best first; by how
    much that may be chance, in utilities."""

    own: tuple[Any, ...]
    worths: Sequence[tuple[tuple[Any, ...], float]]
    margin: float = 0.0

    @property
    def loss(self) -> float:
        """What it brings less than the best."""
        return self.worths[0][1] - dict(self.worths)[self.own]


def comparing(
    ruleset: Ruleset[Any, Any, Any], before: Any, steps: Sequence[Any], effort: Effort
) -> Asking[Compared]:
    """Ask what steps come to as a whole; `before` is the view before the first of them.

    Where it is played out, some others are as well, in ever more worlds as ever fewer are left; the
    best of them, the plain player's and that which was chosen are then weighed in other worlds.
    """
    sense, stream = ruleset.sense, Rng(0).fork("raising")
    assert sense.tries is not None and sense.wholes is not None and sense.at_stake is not None
    left = list(sense.tries(before, stream.fork("tries")))
    if not left:
        chosen = tuple(step for step in steps if isinstance(step, ruleset.telling.ascending))
        return Compared(chosen, sense.wholes(before, chosen))
    plain, own = left[0], Whole(tuple(steps))
    for few in effort.fewer:
        found = yield Question(effort.sought, before, tuple(left), stream.fork("sought", few))
        left = [each.action for each in sorted(found, key=lambda each: -each.value)[:few]]
    others = (*left, plain) if effort.fewer else (plain,)
    wholes = [own, *(each for each in dict.fromkeys(others) if not each.is_same(own))]
    totals, worlds = dict.fromkeys(wholes, 0.0), 0
    for number in range(effort.weighings):
        found = yield Question(
            effort.weighed, before, tuple(wholes), stream.fork("weighed", number)
        )
        worlds += found[0].visits
        for each in found:
            totals[each.action] += each.value * each.visits
    worths = sorted(
        ((each.steps, total / worlds) for each, total in totals.items()), key=lambda each: -each[1]
    )
    spread = 2 - sum(
        (total / (worlds + DOUBTED)) ** 2 for total in (totals[own], max(totals.values()))
    )
    return Compared(own.steps, worths, SURE * sqrt(spread / worlds))


SURE = 1.96
"""Standard errors: what is less may be chance, in one case of twenty. That all wholes are tried in
the same worlds makes it less than is reckoned here."""
DOUBTED = 4
"""As if of so many more worlds half were won: a few that are all won prove little (Agresti and
Coull, 1998)."""
