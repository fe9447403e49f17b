"""What a player is after in each trick, by the contract's objective."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from game.core.protocols import Player
from game.kit.cards import Suit
from game.rulesets.berzerka.contracts import (
    AT_HALF,
    CONTRACTS,
    EVERY_TRICK,
    FIVE,
    HALF,
    TRICKS,
    Objective,
)
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.policy.cards import AVOID, BOTH, DOWN, EITHER, TAKE, UP, Setting
from game.rulesets.berzerka.policy.masks import RANKS, higher
from game.rulesets.berzerka.scoring import PLAYERS

AIMING = ("near_five", "middle")
"""The objectives that aim at a number of tricks."""


def settings(declared: Declared) -> tuple[Setting, ...]:
    """Return the terms of each of the 13 tricks."""
    pain = -1 if declared.pain is None else int(declared.pain)
    return _settings(declared.rules.id, declared.in_trump, bool(declared.inverted), pain)


@lru_cache(maxsize=256)
def _settings(contract: str, trump: Suit, start: bool, pain: int) -> tuple[Setting, ...]:
    rules = CONTRACTS[contract]
    found = []
    for trick in range(TRICKS):
        inverted = rules.is_inverted(start, trick)
        turns_later = rules.turns == EVERY_TRICK or (rules.turns == AT_HALF and trick < HALF)
        keep = BOTH if turns_later else DOWN if inverted else UP
        found.append(Setting(trump, inverted, keep, pain))
    return tuple(found)


def goal(declared: Declared, player: Player) -> float | None:
    """Return the tricks that the player aims at, None where more or fewer is always better."""
    objective = declared.rules.objective
    if objective.id not in AIMING:
        return None
    own = declared.overbid if player == declared.declarer else 0
    if objective.only_first_wins:
        return (TRICKS - declared.overbid) / PLAYERS + own
    return FIVE + own


LIKELY = (0.85, 0.5, 0.3, 0.17, 0.1, 0.06, 0.04, 0.03, 0.02, 0.02, 0.01, 0.01, 0.0)
"""Tricks that a card still brings, by how many unseen cards beat it."""


def tricks_to_come(own: Sequence[int], live: Sequence[int], setting: Setting) -> float:
    """Return how many tricks the hand may still bring, roughly."""
    total = 0.0
    for suit in (0, 1, 2, 3):
        held = own[suit]
        unseen = live[suit] & ~held
        for rank in RANKS[held]:
            total += LIKELY[higher(unseen, rank, setting.inverted)]
            if suit == setting.trump:
                total += 0.3
    return total


def _near(number: float, own: Sequence[int], live: Sequence[int], setting: Setting) -> int:
    """Return the wish of one who still needs this number of tricks."""
    if number <= 0.25:
        return AVOID
    return TAKE if number > tricks_to_come(own, live, setting) - 0.35 else AVOID


Wish = Callable[[float, int, Sequence[int], Sequence[int], Setting], int]
"""(tricks still needed, number of the trick, own, live, setting) -> TAKE, EITHER or AVOID."""

_WISHES: Mapping[str, Wish] = {
    "most": lambda need, trick, own, live, setting: TAKE,
    "fewest": lambda need, trick, own, live, setting: AVOID,
    "near_five": lambda need, trick, own, live, setting: _near(need, own, live, setting),
    "late": lambda need, trick, own, live, setting: TAKE if trick >= HALF else EITHER,
    "pains": lambda need, trick, own, live, setting: AVOID,
    "middle": lambda need, trick, own, live, setting: _near(need, own, live, setting),
}


def wish_of(objective: Objective) -> Wish:
    """Return how players under this objective make up their mind about a trick."""
    return _WISHES[objective.id]
