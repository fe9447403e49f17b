"""Who is likely to win, from what is left of the armies as a turn begins.

A logistic regression over the turns of 240 battles of plain players, all pairs of realm decks; of
two armies worth the same, the one with fewer and stronger creatures and more flyers wins oftener.
"""

from collections.abc import Iterable
from math import exp, log

from game.core.protocols import Player
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.sense.worth import card_worth, unit_worth
from game.rulesets.berserk.unit import SKY, UNSEEN, Unit

TO_ACT = 0.5
"""What having the turn adds to the logarithm of the odds; the rows below are factors of it."""
WORTH = 5.67
UNHURT = 1.87
"""Of the worth that the cards still there would have without wounds."""
NUMBER = -2.83
EXHAUSTED = -3.4
"""Of the share of one's own worth that stays exhausted as the turn begins."""
FLYING = 1.76
"""Of the share of one's worth in the air, less the enemy's."""
LEAST = 0.5
"""Keeps an army that is nearly gone from being worth nothing at all."""


def outlook(units: Iterable[Unit], player: Player) -> float:
    """Return what the player whose turn begins can expect, from -1, lost, to 1, won."""
    worth, unhurt, number, flying = [0.0, 0.0], [0.0, 0.0], [0, 0], [0.0, 0.0]
    exhausted = 0.0
    for unit in units:
        owner = unit.owner
        found = unit_worth(unit)
        worth[owner] += found
        if unit.spot < 0:
            continue
        unhurt[owner] += card_worth(unit.card)
        number[owner] += 1
        if unit.spot >= SKY or (unit.card != UNSEEN and PROFILES[unit.card].is_flyer):
            flying[owner] += found
        if unit.exhausted and owner == player:
            exhausted += found
    enemy = 1 - player
    odds = TO_ACT
    odds += WORTH * log((worth[player] + LEAST) / (worth[enemy] + LEAST))
    odds += UNHURT * log((unhurt[player] + LEAST) / (unhurt[enemy] + LEAST))
    odds += NUMBER * log((number[player] + LEAST) / (number[enemy] + LEAST))
    odds += EXHAUSTED * exhausted / (worth[player] + LEAST)
    odds += FLYING * (
        flying[player] / (worth[player] + LEAST) - flying[enemy] / (worth[enemy] + LEAST)
    )
    return 2 / (1 + exp(-max(-30.0, min(30.0, odds)))) - 1
