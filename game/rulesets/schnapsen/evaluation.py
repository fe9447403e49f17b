"""Evaluation: what a hand is worth in each contract, from tables fitted to deals played out.

The worth of a call is counted in game points less the table's average, as a deal's returns are,
and no further than the target of the match. Imports the kernels that work it out, and so is
imported where it is needed, not at the top of other files.
"""

from collections.abc import Iterable
from functools import lru_cache

from game.core.protocols import Player
from game.kernels.schnapsen import face, worth
from game.kernels.schnapsen.worth import DEALT
from game.rulesets.schnapsen.contracts import CONTRACTS, RANKING, TALON, Aim, Contract
from game.rulesets.schnapsen.masks import SUIT_MASKS
from game.rulesets.schnapsen.standing import SchnapsenStanding
from game.rulesets.schnapsen.weights import WEIGHTS

TURN_BELOW = -9.0
"""Forehand has a card turned up where no suit of the first three promises as much."""

Needs = tuple[float, float, float]
"""What each player still needs to the target: no more than this can be won."""


def _row(contract: Contract) -> tuple[int, int, int]:
    kinds = {Aim.POINTS: worth.BY_POINTS, Aim.LONG_SUIT: worth.BY_LONG_SUIT}
    kind = kinds.get(contract.aim, worth.BY_CHANCE)
    return kind, int(contract.has_trumps), contract.value


VALUES = face.Values(
    [
        WEIGHTS.get((name, stage), (0.0,) * worth.WIDTH)
        for name in CONTRACTS
        for stage in ("held", "dealt")
    ],
    [_row(contract) for contract in CONTRACTS.values()],
)
"""The weights and the contracts as the kernels have them."""

# -- a hand


@lru_cache(maxsize=1 << 17)
def chance_to_make(contract: str, hand: int, named: int, to_come: int) -> float:
    """Return the chance to make the contract with six cards, with so many of the talon to come."""
    return VALUES.chance_to_make(RANKING[contract], hand, named, to_come)


def game_value_as_dealt(hand: int, named: int) -> float:
    """Return the game points (3 to -3) that a Game promises before the talon."""
    return VALUES.weight_sum(2 * RANKING["game"] + DEALT, hand, named)


@lru_cache(maxsize=1 << 16)
def merit(contract: str, hand: int, named: int) -> float:
    """Return how good six cards are for the contract; only differences mean anything."""
    return VALUES.merit(RANKING[contract], hand, named)


@lru_cache(maxsize=1 << 14)
def best_to_keep(contract: str, cards: int, named: int) -> int:
    """Return the six of the cards that are best for the contract; there are eight at most."""
    return VALUES.best_to_keep(RANKING[contract], cards, named)


# -- a call


def needs_of(standing: SchnapsenStanding) -> Needs:
    """Return what each player still needs."""
    target = standing.options.target
    first, second, third = standing.scores
    return target - first, target - second, target - third


def contract_worth(chance: float, value: float, player: Player, needs: Needs) -> float:
    """Return what a contract is worth to its declarer, who makes it with this chance."""
    return face.contract_worth(chance, value, player, needs)


@lru_cache(maxsize=1 << 15)
def bid_worth(contract: str, hand: int, named: int, player: Player, needs: Needs) -> float:
    """Return what it is worth to become declarer of this contract with six cards dealt."""
    return VALUES.bid_worth(RANKING[contract], hand, named, player, needs)


def call_worths(
    bids: Iterable[str], standing: str | None, hand: int, named: int, player: Player, needs: Needs
) -> dict[str | None, float]:
    """Return what each of the bids is worth to the player, and the pass (None) where there is one.

    `standing` is the contract bid so far, None for whoever opens.
    """
    worths: dict[str | None, float] = {
        name: bid_worth(name, hand, named, player, needs) for name in bids
    }
    if standing is not None:
        worths[None] = VALUES.pass_worth(RANKING[standing])
    return worths


def best_trump(first: int) -> int:
    """Return the best suit to announce, of those among the first three cards; 4 to turn one up."""
    held = [suit for suit in range(4) if first & SUIT_MASKS[suit]]
    best = max(held, key=lambda suit: game_value_as_dealt(first, suit))
    return best if game_value_as_dealt(first, best) > TURN_BELOW else 4


def leaves_talon(contract: str, hand: int, named: int, player: Player, needs: Needs) -> bool:
    """Tell whether to play as dealt for a point more (DS-16)."""
    row = CONTRACTS[contract]
    if row.aim == Aim.POINTS:
        better = merit(contract, hand, named), game_value_as_dealt(hand, named)
        return better[0] + 1 > better[1] + 0.5 and better[0] > 1
    as_dealt = contract_worth(
        chance_to_make(contract, hand, named, 0), row.value + 1, player, needs
    )
    taken = contract_worth(chance_to_make(contract, hand, named, TALON), row.value, player, needs)
    return as_dealt > taken


def worth_with_talon(contract: str, cards: int, named: int, player: Player, needs: Needs) -> float:
    """Return what a contract is worth to the declarer who has seen the talon."""
    keep = best_to_keep(contract, cards, named)
    if CONTRACTS[contract].aim == Aim.POINTS:
        return merit(contract, keep, named) * 2 / 3
    chance = chance_to_make(contract, keep, named, 0)
    return contract_worth(chance, CONTRACTS[contract].value, player, needs)
