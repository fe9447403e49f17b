"""What an effect costs the side of the card that it befalls, in crystals."""

from game.rulesets.berserk.battle.changes import WARDED
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.tokens import WORST_POISON
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Effect
from game.rulesets.berserk.sense.worth import (
    BOUND,
    LAST_BREATH,
    MODIFIER,
    STUNNED,
    card_worth,
    harm,
)
from game.rulesets.berserk.unit import SKY, UNSEEN, Unit

ON_ALL = (able.Wound, able.Destroying, able.Exhausting, able.Stunning, able.Rousing)
"""Effects on what is no creature, too."""
DISARMED = 0.1
"""The share of its worth that an alert creature loses when it is exhausted in the enemy's turn."""
ROUSED = 0.3
PUSHED = 0.02
"""What is lost with each square that a creature is pushed away from what it wants to strike."""
BITE = 1.2
"""How often a poison laid on a creature is expected to bite."""


def effect_harm(effect: Effect, unit: Unit, held: Traits) -> float:
    """Return what the effect costs the unit's side, in crystals; negative where it helps."""
    if unit.card == UNSEEN:
        return 0.0
    worth, profile = card_worth(unit.card), PROFILES[unit.card]
    if not profile.is_creature and not isinstance(effect, ON_ALL):
        return 0.0
    if WARDED.get(type(effect)) in held.guards:
        return 0.0
    left = profile.life + unit.extra - unit.wounds
    match effect:
        case able.Wound(x):
            return harm(worth, left, profile.life, x)
        case able.Poisoning(x):
            bite = max(0, x - unit.poison) + 0.0
            if held.regeneration:
                bite = max(0.0, bite - 0.5 * held.regeneration)
            kills = 0.6 * worth * LAST_BREATH if x >= left and unit.poison < left else 0.0
            return worth * (1 - LAST_BREATH) * min(left, bite * BITE) / profile.life + kills
        case able.Healing(x):
            healed = min(x, unit.wounds)
            saved = 0.15 * worth if left <= 3 and healed else 0.0
            return -(worth * (1 - LAST_BREATH) * healed / profile.life + saved)
        case able.Cleansing():
            bad = (0.15 * unit.poison + BOUND * unit.bound) * worth + MODIFIER * unit.minus
            return -bad
        case able.Exhausting():
            return 0.0 if unit.exhausted else DISARMED * worth
        case able.Stunning():
            if unit.slept:
                return 0.0
            return (STUNNED if not unit.stunned else 0.0) * worth + (
                0.0 if unit.exhausted else DISARMED * worth
            )
        case able.Binding():
            return 0.0 if unit.bound else BOUND * worth
        case able.Strengthening(x):
            return -MODIFIER * max(0, x - unit.plus)
        case able.Weakening(x):
            return MODIFIER * max(0, x - unit.minus)
        case able.Rousing():
            return -ROUSED * worth if unit.exhausted and not unit.roused else 0.0
        case able.Destroying() | able.Offering():
            return harm(worth, left, profile.life, left)
        case able.Warding(x):
            return -worth * (1 - LAST_BREATH) * max(0, x - unit.extra) / profile.life
        case able.Festering(x):
            worse = min(x, WORST_POISON - unit.poison) if unit.poison else 0
            bites = BITE * max(0, worse)
            return worth * (1 - LAST_BREATH) * min(left, bites) / profile.life
        case able.Pushing(x):
            return PUSHED * x * worth if profile.is_walker and unit.spot < SKY else 0.0
        case able.Pulling() | able.Hurrying():
            return 0.0
        case _:
            raise TypeError(effect)
