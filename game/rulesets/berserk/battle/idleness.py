"""Why there is nobody to whom a card could do something now: each time the reason that is true."""

from collections.abc import Iterator, Mapping

from game.core.protocols import Refusal
from game.core.words import _, marked
from game.rulesets.berserk.battle.effects import can_suffer, effect_of
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import (
    MELEE,
    NOT_ATTACKS,
    is_in_reach,
)
from game.rulesets.berserk.battle.refusals import why_not_on_foot
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import by_spot
from game.rulesets.berserk.cards.abilities import (
    Heal,
    Healing,
    Hurrying,
    Polearm,
    Power,
    Rousing,
    Side,
    Spell,
    Used,
)
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import BOARD, SKY, Unit

NOBODY: Mapping[Side, str] = {
    Side.ENEMY: marked("No enemy is in its reach."),
    Side.OWN: marked("None of your cards is in its reach."),
    Side.OTHER_OWN: marked("None of your other cards is in its reach."),
    Side.ANY: marked("Nobody is in its reach."),
    Side.ITSELF: marked("Nobody is in its reach."),
}
"""What is said where nobody is in reach of those for whom an ability is meant."""
NEEDLESS: Mapping[type, tuple[str, str]] = {
    Healing: (marked("Nobody in its reach has wounds that could be healed."), "BW-44"),
    Hurrying: (marked("Nobody in its reach has used up any movement."), "BW-22"),
    Rousing: (marked("Nobody in its reach can be made alert."), "BW-23"),
}
"""What is said where those in reach have no need of an effect, and by which clause."""


def unusable(state: Battle, unit: Unit, use: Used) -> Refusal | None:
    """Return why a card that is alert can use an ability on nobody, None where it can."""
    if isinstance(use, NOT_ATTACKS):
        return _no_help(state, unit, use)
    if unit.bound:
        return Refusal(_("It cannot attack this turn."), "BW-58")
    enemies = by_spot(state, 1 - unit.owner)
    if any(is_in_reach(state, unit, use, each) for each in enemies):
        return None
    if isinstance(use, Polearm):
        return Refusal(
            _("A polearm hits exactly two squares away in a line, diagonals too."), "BW-43"
        )
    is_ranged = not isinstance(use, MELEE)
    if is_ranged and any(_is_adjacent(unit, each) for each in enemies):
        return Refusal(_("A ranged attack cannot be aimed at an adjacent card."), "BW-20")
    return Refusal(_(NOBODY[Side.ENEMY]), "BW-20")


def _no_help(state: Battle, unit: Unit, use: Heal | Spell | Power) -> Refusal | None:
    """Return why a card can use on nobody what is no attack."""
    meant = [
        each
        for player in (0, 1)
        for each in by_spot(state, player)
        if _is_meant(use.to, unit, each) and is_in_reach(state, unit, use, each)
    ]
    if any(can_suffer(state, each, use) for each in meant):
        return None
    if not meant:
        return Refusal(_(NOBODY[use.to]), "BW-20")
    if all(each.hidden for each in meant):
        return Refusal(_("A card that lies face down can only be attacked."), "BW-15")
    effect = effect_of(use)
    if use.to is Side.ITSELF:
        if isinstance(effect, Healing):
            return Refusal(_("It has no wounds that could be healed."), "BW-44")
        return Refusal(_("It would change nothing for that card."), "BW-22")
    general = marked("It would change nothing for anybody in its reach."), "BW-22"
    words, rule = NEEDLESS.get(type(effect), general)
    return Refusal(_(words), rule)


def _is_meant(side: Side, unit: Unit, other: Unit) -> bool:
    """Tell whether an ability of the unit for this side may be used on the other."""
    if side is Side.ITSELF:
        return other.uid == unit.uid
    if side is Side.OTHER_OWN and other.uid == unit.uid:
        return False
    return side is Side.ANY or (other.owner == unit.owner) is not (side is Side.ENEMY)


def _is_adjacent(unit: Unit, other: Unit) -> bool:
    on_board = unit.spot < SKY and other.spot < SKY
    return on_board and BOARD.rings[unit.spot][other.spot] == 1


def why_idle(state: Battle, unit: Unit) -> Iterator[Refusal]:
    """Yield why a card that is alert can neither walk nor do anything, each reason once."""
    profile, held = PROFILES[unit.card], traits(state, unit)
    if profile.is_walker and unit.spot < SKY:
        yield why_not_on_foot(unit) or Refusal(_("It has nowhere to walk."), "BW-18")
    told = [unusable(state, unit, use) for use in held.uses]
    if profile.is_creature and profile.strike:
        words = _("It cannot attack this turn.") if unit.bound else _(NOBODY[Side.ENEMY])
        told.insert(0, Refusal(words, "BW-58" if unit.bound else "BW-19"))
    sentences = {each.sentence: each for each in told if each is not None}
    yield from sentences.values()
