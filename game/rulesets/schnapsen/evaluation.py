"""Evaluation: what a hand is worth in each contract, from tables fitted to deals played out.

The worth of a call is counted in game points less the table's average, as a deal's returns are,
and no further than the target of the match. Imports the kernels that work it out, and so is
imported where it is needed, not at the top of other files.
"""

from game.kernels.schnapsen import deal, face, worth
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim, Contract
from game.rulesets.schnapsen.standing import SchnapsenStanding
from game.rulesets.schnapsen.weights import WEIGHTS

AIMS = {
    Aim.POINTS: (deal.POINTS, 3),
    Aim.NO_TRICK: (deal.NO_TRICK, 2),
    Aim.FOUR_TRICKS: (deal.FOUR_TRICKS, 5),
    Aim.EVERY_TRICK: (deal.EVERY_TRICK, 5),
    Aim.LONG_SUIT: (deal.LONG_SUIT, 5),
}
"""By aim, what the kernels call it, and with how many tricks left a playout is solved exactly."""
KINDS = {Aim.POINTS: worth.BY_POINTS, Aim.LONG_SUIT: worth.BY_LONG_SUIT}

Needs = tuple[float, float, float]
"""What each player still needs to the target: no more than this can be won."""


def _row(contract: Contract) -> tuple[int, ...]:
    aim, solved = AIMS[contract.aim]
    return (
        KINDS.get(contract.aim, worth.BY_CHANCE),
        int(contract.has_trumps),
        contract.value,
        int(contract.by_forehand),
        int(contract.by_others),
        int(contract.declarer_leads),
        aim,
        solved,
    )


VALUES = face.Values(
    [
        WEIGHTS.get((name, stage), (0.0,) * worth.WIDTH)
        for name in CONTRACTS
        for stage in ("held", "dealt")
    ],
    [_row(contract) for contract in CONTRACTS.values()],
)
"""The weights and the contracts as the kernels have them."""


def needs_of(standing: SchnapsenStanding) -> Needs:
    """Return what each player still needs."""
    target = standing.options.target
    first, second, third = standing.scores
    return target - first, target - second, target - third
