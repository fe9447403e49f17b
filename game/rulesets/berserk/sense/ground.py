"""What the land does for whoever stands on it, where terrain counts (BW-01)."""

from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.traits import terrain_at
from game.rulesets.berserk.battle.turn import LAVA_WOUNDS
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.worth import LAST_BREATH, card_worth, harm
from game.rulesets.berserk.unit import SKY, Spot, Unit

WOODED = 0.75
"""How much of the danger is left to an alert creature in a wood, that of shots included."""


def toll(state: Battle, unit: Unit, spot: Spot) -> float:
    """Return what it costs to stand there when the own next turn begins, in crystals.

    Where it heals that is negative.
    """
    if state.land is None or spot >= SKY:
        return 0.0
    ground, profile = terrain_at(state, spot), PROFILES[unit.card]
    if ground is Terrain.LAVA:
        left = profile.life + unit.extra - unit.wounds
        return harm(card_worth(unit.card), left, max(1, profile.life), LAVA_WOUNDS)
    if ground is Terrain.SPRING and unit.wounds and profile.is_creature:
        return -card_worth(unit.card) * (1 - LAST_BREATH) / profile.life
    return 0.0


def exposure(state: Battle, here: Spot, spot: Spot) -> float:
    """Return how many times as much danger an alert creature is in there as it is here."""
    if state.land is None:
        return 1.0
    return _share(state, spot) / _share(state, here)


def _share(state: Battle, spot: Spot) -> float:
    wooded = spot < SKY and terrain_at(state, spot) is Terrain.WOOD
    return WOODED if wooded else 1.0
