"""What is at stake in a deal: how far a bad one is from a good one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

from game.core.protocols import CHANCE, TERMINAL, Candidate, Standing
from game.core.rng import Rng
from game.core.ruleset import Ruleset

DEALS = 16
"""So many deals are played by plain players to find out."""
BAD, GOOD = 0, -1
"""Of twenty deals as a seat may have them the second worst and the second best."""
LEAST = 1e-6
"""Where all deals bring the same, nothing is at stake: every loss is then a whole one."""


@dataclass(frozen=True)
class StakesBot:
    """Is shown a standing, and plays deals after it to say what is at stake in one."""

    ruleset: Ruleset[Any, Any, Any]

    def think(
        self, view: Standing, legal: Sequence[Any], rng: Rng
    ) -> Iterator[Sequence[Candidate[Any]]]:
        """Yield one candidate, whose value is the stakes, known ever better; the action means
        nothing."""
        for deals, known in enumerate(stakes(self.ruleset, view, rng), start=1):
            yield [Candidate(legal[0], known, deals)]


def stakes(ruleset: Ruleset[Any, Any, Any], standing: Standing, rng: Rng) -> Iterator[float]:
    """Yield ever better how far a good deal after this standing is from a bad one, above 0.

    It is, in utilities, the distance of the 5th from the 95th percentile of what plain players
    come to in other deals of the same making, all seats together. The cards of the deal that was
    played, and its seed, have no part in it. Where a game says what its deals are about, that is
    it.
    """
    if ruleset.sense.at_stake is not None:
        yield ruleset.sense.at_stake
        return
    brought: list[float] = []
    for number in range(DEALS):
        brought += _played(ruleset, standing, rng.fork(number))
        marks = quantiles(brought, n=20, method="inclusive")
        yield max(marks[GOOD] - marks[BAD], LEAST)


def _played(ruleset: Ruleset[Any, Any, Any], standing: Standing, luck: Rng) -> tuple[float, ...]:
    """Return what a deal between plain players brings each of them."""
    return played_on(ruleset, ruleset.new_deal(standing), luck)


def played_on(ruleset: Ruleset[Any, Any, Any], state: Any, luck: Rng) -> tuple[float, ...]:
    """Return what a deal brings each player if plain players go on from here; the state is spent
    by it."""
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            action = state.chance_action(luck)
        else:
            action = ruleset.sense.policy(state.view(player), state.legal_actions(), luck)
        state.apply_action(action)
    return tuple(state.returns())
