"""Who is likely to win, from what is left of the armies as a turn begins.

A logistic regression over the turns of battles of plain players (`python -m
tests.strength.calibrate_berserk`): what counts is the strength of what is left, its wounds weighed,
both by how many times it is the enemy's and by how much more it is.
"""

from collections.abc import Iterable
from math import exp, log

from game.core.protocols import Player
from game.rulesets.berserk.sense.strength import card_strength
from game.rulesets.berserk.sense.worth import card_worth, unit_worth
from game.rulesets.berserk.unit import Unit

TO_ACT = 0.42
"""What having the turn adds to the logarithm of the odds; the rows below are factors of it."""
RATIO = 1.4
"""Of the logarithm of the ratio of the armies' strength."""
LEAD = 0.21
"""Of the difference of the armies' strength, in crystals."""
LEAST = 0.7
"""Keeps an army that is nearly gone from being worth nothing at all."""


def evaluate(units: Iterable[Unit], player: Player) -> float:
    """Return what the player whose turn begins can expect, from -1, lost, to 1, won."""
    left = [LEAST, LEAST]
    for unit in units:
        left[unit.owner] += strength_left(unit)
    mine, theirs = left[player], left[1 - player]
    odds = TO_ACT + RATIO * log(mine / theirs) + LEAD * (mine - theirs)
    return 2 / (1 + exp(-max(-30.0, min(30.0, odds)))) - 1


def strength_left(unit: Unit) -> float:
    """Return a unit's strength, less what its wounds and tokens take, in crystals."""
    return card_strength(unit.card) * unit_worth(unit) / card_worth(unit.card)
