"""How much life a unit has left, told in one way everywhere: its own, and extra life apart."""

from game.core.words import _
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.unit import Unit


def own_life(unit: Unit) -> int:
    """Return how much of the life on its card a unit has left: wounds use up extra life first
    (BW-74)."""
    return max(0, PROFILES[unit.card].life - unit.wounds)


def life_words(unit: Unit) -> str:
    """Return how much life a unit has: "4 of 4 life and 2 extra"."""
    words = _("{left} of {full} life")
    if unit.extra:
        words = _("{left} of {full} life and {extra} extra")
    return _put(words, unit)


def life_left_words(unit: Unit) -> str:
    """Return the same, as what is left after something: "4 of 4 life and 2 extra left"."""
    words = _("{left} of {full} life left")
    if unit.extra:
        words = _("{left} of {full} life and {extra} extra left")
    return _put(words, unit)


def _put(words: str, unit: Unit) -> str:
    full = PROFILES[unit.card].life
    return words.format(left=own_life(unit), full=full, extra=unit.extra)
