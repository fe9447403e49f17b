"""What the plain player says before the play: trumps, bids, talon, cards to put away.

Worth is counted in game points less the table's average, as a deal's returns are, and no further
than the target of the match.
"""

from functools import lru_cache

from game.core.protocols import Player
from game.rulesets.schnapsen.auction import Auction
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.estimate import (
    best_to_keep,
    chance_as_dealt,
    chance_as_held,
    game_value_as_dealt,
    merit,
    trump_merit,
)
from game.rulesets.schnapsen.masks import SUIT_MASKS
from game.rulesets.schnapsen.standing import SchnapsenStanding

DREAD = 0.07
"""What letting another player's contract stand costs, as a share of its value."""
TURN_BELOW = -9.0
"""Forehand has a card turned up where no suit of the first three promises as much."""

Needs = tuple[float, float, float]
"""What each player still needs to the target: no more than this can be won."""


def needs_of(standing: SchnapsenStanding) -> Needs:
    """Return what each player still needs."""
    target = standing.options.target
    first, second, third = standing.scores
    return target - first, target - second, target - third


def contract_worth(chance: float, value: float, player: Player, needs: Needs) -> float:
    """Return what a contract is worth to its declarer, who makes it with this chance."""
    others = sum([min(value, need) for need in needs]) - min(value, needs[player])
    return chance * min(value, needs[player]) * 2 / 3 - (1 - chance) * others / 3


@lru_cache(maxsize=1 << 15)
def bid_worth(contract: str, hand: int, named: int, player: Player, needs: Needs) -> float:
    """Return what it is worth to become declarer of this contract with six cards dealt."""
    if CONTRACTS[contract].aim == Aim.POINTS:
        return game_value_as_dealt(hand, named) * 2 / 3
    value = CONTRACTS[contract].value
    return contract_worth(chance_as_dealt(contract, hand, named), value, player, needs)


def call_worths(auction: Auction, hand: int, named: int, needs: Needs) -> dict[str | None, float]:
    """Return what every call open to the player in turn is worth; None is the pass."""
    player = auction.to_call
    worths: dict[str | None, float] = {
        name: bid_worth(name, hand, named, player, needs) for name in auction.may_bid(player)
    }
    if auction.highest is not None:
        worths[None] = -DREAD * CONTRACTS[str(auction.highest.contract)].value
    return worths


def best_trump(first: int) -> int:
    """Return the best suit to announce, of those among the first three cards; 4 to turn one up."""
    held = [suit for suit in range(4) if first & SUIT_MASKS[suit]]
    best = max(held, key=lambda suit: trump_merit(first, suit))
    return best if trump_merit(first, best) > TURN_BELOW else 4


def leaves_talon(contract: str, hand: int, named: int, player: Player, needs: Needs) -> bool:
    """Tell whether to play as dealt for a point more (DS-16)."""
    row = CONTRACTS[contract]
    if row.aim == Aim.POINTS:
        better = merit(contract, hand, named), game_value_as_dealt(hand, named)
        return better[0] + 1 > better[1] + 0.5 and better[0] > 1
    as_dealt = contract_worth(chance_as_held(contract, hand, named), row.value + 1, player, needs)
    taken = contract_worth(chance_as_dealt(contract, hand, named), row.value, player, needs)
    return as_dealt > taken


def worth_with_talon(contract: str, cards: int, named: int, player: Player, needs: Needs) -> float:
    """Return what a contract is worth to the declarer who has seen the talon."""
    keep = best_to_keep(contract, cards, named)
    if CONTRACTS[contract].aim == Aim.POINTS:
        return merit(contract, keep, named) * 2 / 3
    chance = chance_as_held(contract, keep, named)
    return contract_worth(chance, CONTRACTS[contract].value, player, needs)
