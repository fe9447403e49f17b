"""What cards and units are worth, in crystals: the measure that computer players weigh by."""

from functools import cache, lru_cache
from typing import TypeVar

from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards import prices
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.unit import GRAVE, UNSEEN, Unit

A = TypeVar("A", bound=able.Ability)

LAST_BREATH = 0.4
"""The share of its worth a creature keeps with hardly a life point left: it still strikes."""
MOST_LIFE = 1.3
"""How many times its card's life a creature may have left that still adds to its worth."""
POISON_BITES = 1.5
"""How many bites of a poison are expected before it is cured or ends with its bearer."""
STUNNED = 0.2
"""The share of its worth that a creature loses with a turn."""
BOUND = 0.15
MODIFIER = 0.35
"""What one point more or less on its hits is worth for a turn, in crystals."""
UNSEEN_WORTH = 5.0
"""What a face-down card is taken to be worth."""
CARE = 2.0
"""How much faster than the armies' worth the chances of a battle shift (Lanchester's square)."""


@cache
def card_worth(number: int) -> float:
    """Return what a card is worth in battle, in crystals."""
    if number == UNSEEN:
        return UNSEEN_WORTH
    card = PROFILES[number].card
    worth = prices.worth(card)
    if card.elite:
        # The formula gives elite bodies a discount, since gold is scarce; in battle it is none.
        worth = (worth - 0.75) / 0.8 + 0.25
    if not card.is_creature:
        worth *= 0.5
    return max(0.5, worth)


def harm(worth: float, left: int, life: int, wounds: int) -> float:
    """Return the worth that so many wounds take from a card with `left` of its `life` left."""
    if wounds >= left:
        return worth * (LAST_BREATH + (1 - LAST_BREATH) * left / life)
    return worth * (1 - LAST_BREATH) * wounds / life


def unit_worth(unit: Unit) -> float:
    """Return what a unit is worth as it stands, its wounds and tokens weighed."""
    if unit.spot == GRAVE:
        return awaited_worth(unit)
    worth = _standing_worth(unit.card, unit.wounds - unit.extra, unit.poison)
    if unit.stunned:
        worth *= 1 - STUNNED
    if unit.bound:
        worth *= 1 - BOUND
    if unit.plus != unit.minus:
        worth += MODIFIER * (unit.plus - unit.minus)
    return worth


@lru_cache(maxsize=1 << 16)
def _standing_worth(number: int, wounds: int, poison: int) -> float:
    worth = card_worth(number)
    life = life_of(number)
    left: float = life - wounds
    if poison:
        cured = sum(each.x for each in abilities_of(number, able.Regeneration))
        bites = POISON_BITES * max(0, poison - cured)
        left = max(0.3, left - bites) if left > poison - cured else 0.1
    return worth * (LAST_BREATH + (1 - LAST_BREATH) * min(MOST_LIFE, left / life))


def awaited_worth(unit: Unit) -> float:
    """Return what a dead card is worth that may still come back (BW-45)."""
    if unit.reborn or unit.card == UNSEEN:
        return 0.0
    waits = waits_of(unit.card)
    if not waits:
        return 0.0
    return card_worth(unit.card) * max(0.3, 0.7 - 0.12 * max(0, waits - unit.tokens))


@cache
def waits_of(number: int) -> int:
    """Return how many turns the card waits in the graveyard for its return, 0 if it has none."""
    return max((each.x for each in abilities_of(number, able.Incarnation)), default=0)


@cache
def life_of(number: int) -> int:
    """Return the life printed on the card; an unseen card is taken for an average one."""
    return 8 if number == UNSEEN else max(1, PROFILES[number].card.life)


@cache
def abilities_of(number: int, kind: type[A]) -> tuple[A, ...]:
    """Return the card's abilities of one kind."""
    if number == UNSEEN:
        return ()
    return tuple(each for each in PROFILES[number].card.abilities if isinstance(each, kind))


@cache
def is_creature(number: int) -> bool:
    """Tell whether the card keeps its player in the battle (BW-67)."""
    return number == UNSEEN or PROFILES[number].card.is_creature


def armies_worth(units: tuple[Unit, ...]) -> tuple[float, float]:
    """Return what each player's army is worth as it stands."""
    worths = [0.0, 0.0]
    for unit in units:
        worths[unit.owner] += unit_worth(unit)
    return worths[0], worths[1]


def promise(mine: float, theirs: float) -> float:
    """Return what two armies of such worth promise the first: from -1, lost, to 1, won."""
    if mine <= 0 or theirs <= 0:
        return float(mine > 0) - float(theirs > 0)
    ratio: float = (theirs / mine) ** CARE
    return 2 / (1 + ratio) - 1


def has_range(card: Card) -> bool:
    """Tell whether the card can hurt from afar."""
    return any(isinstance(each, able.Shot | able.Throw | able.Blast) for each in card.abilities)


def is_flyer(card: Card) -> bool:
    """Tell whether the card is a flying creature."""
    return card.kind is CardKind.FLYER
