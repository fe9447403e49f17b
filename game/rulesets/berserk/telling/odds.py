"""What an attack or a help is likely to do, in words.

Odds come from `Foresight`, which is made from the view alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from game.core.words import _, decimal, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards.abilities import Strengthening
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.prospects import Effect, Prospect
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.telling.log_battle import EFFECTS
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import UNSEEN, Unit, spot_name
from game.rulesets.berserk.view import BerserkView

LEAST_TOLD = 0.05
"""Fewer wounds on average are told as none."""
LEAST_GAIN = 0.1
"""Fewer crystals of worth on average are told as none."""
LEAST_BEFALLING = 0.1
"""From such a chance on it is told what else may become of an enemy."""

_ALERT: Mapping[tuple[bool, bool, bool], str] = {
    (True, True, True): marked("It makes {target} alert: it may then act, protect and hit back."),
    (True, True, False): marked("It makes {target} alert: it may then act and protect."),
    (True, False, True): marked("It makes {target} alert: it may then act and hit back."),
    (False, True, True): marked("It makes {target} alert: it may then protect and hit back."),
    (True, False, False): marked("It makes {target} alert: it may then act."),
    (False, True, False): marked("It makes {target} alert: it may then protect."),
    (False, False, True): marked("It makes {target} alert: it may then hit back."),
    (False, False, False): marked("It makes {target} alert, with nothing to do for it yet."),
}
"""What is told of a card that is made alert, by what it can do then: act, protect, hit back."""

LEAST_LEFT = 0.5
"""Fewer life points left on average are as good as none."""


@lru_cache(maxsize=2)
def foresight(view: BerserkView) -> Foresight:
    """Return what can be worked out from a view; a hint asks for many decisions of one."""
    return Foresight(view)


def named_unit(view: BerserkView, unit: Unit) -> str:
    """Return a unit by its square and name; one that lies face down is not named."""
    return _("a hidden card") if unit.card == UNSEEN else at_square(view, unit.uid)


def attack_words(view: BerserkView, action: acts.Strike | acts.Use) -> str:
    """Return what an attack is likely to do, or what a help does; "" where nothing lies there."""
    found = foreseen(foresight(view).prospects(action), view.units)
    unit, target = view.at(action.unit), view.at(action.target)
    if unit is not None and target is not None and target.owner != unit.owner and found:
        return _odds(view, action, found)
    if unit is None or target is None:
        return ""
    if target.owner == unit.owner:
        return help_words(view, action, target, found)
    return "" if found else _("What lies there is turned face up first, and then you know it.")


def help_words(
    view: BerserkView,
    action: acts.Strike | acts.Use,
    target: Unit,
    found: Sequence[Prospect],
) -> str:
    """Return what is done for an own card: what it is made or healed by that, if that is all, and
    what it can do once it is alert, or strikes harder."""
    effect = found[0].outcomes[0].of(target.uid) if found else None
    if isinstance(action, acts.Use) and is_strengthening(view, action):
        return _strengthened(view, action, target)
    words = _("It helps {target}.")
    if effect is not None and effect.wounds < 0:
        words = _("It heals {target} by {n}.")
    elif effect is not None and "alert" in effect.others and isinstance(action, acts.Use):
        words = _(_ALERT[foresight(view).once_alert(action)])
    healed = 0 if effect is None else -effect.wounds
    return words.format(target=named_unit(view, target), n=healed)


def is_strengthening(view: BerserkView, action: acts.Use) -> bool:
    """Tell whether all that an action does is to strengthen somebody's basic strike."""
    unit = view.at(action.unit)
    uses = () if unit is None else traits(view, unit).uses
    does = getattr(uses[action.ability - 1], "does", None) if uses else None
    return isinstance(does, Strengthening)


def _strengthened(view: BerserkView, action: acts.Use, target: Unit) -> str:
    """Return what a card whose basic strike is made stronger can do with that."""
    found = foresight(view).once_stronger(action)
    words, foes = _("{target} strikes harder, but has nobody to strike yet."), found.strikes
    if found.strikes:
        words = _("{target} strikes harder, and can strike {foe} this turn.")
    elif found.struck_by:
        words, foes = _("{target} hits back harder if {foe} strikes it."), found.struck_by
    elif found.protects:
        words = _("{target} hits back harder when it protects another.")
    foe = max(map(view.units.__getitem__, foes), key=unit_worth, default=None)
    return words.format(
        target=named_unit(view, target), foe="" if foe is None else named_unit(view, foe)
    )


def _fighters(view: BerserkView, action: acts.Strike | acts.Use) -> tuple[int, int]:
    """Return who attacks whom, by uid."""
    unit, target = view.at(action.unit), view.at(action.target)
    assert unit is not None and target is not None
    return unit.uid, target.uid


def _odds(view: BerserkView, action: acts.Strike | acts.Use, found: Sequence[Prospect]) -> str:
    """Return what an attack is likely to do to either side, and what if the one who would take it
    best steps in; whether he will, nobody knows."""
    unit, target = _fighters(view, action)
    if spell := spell_words(view, action):
        return spell
    told = _outcome(view, unguarded(found), unit, target)
    if veiled := foresight(view).hidden_guards(action):
        squares = ", ".join(spot_name(view.units[uid].spot) for uid in veiled)
        words = _("{told} What lies face down on {squares} may step in.")
        told = words.format(told=told, squares=squares)
    guard = found[0].guard
    if guard is None:
        return told
    words = _("{told} {guard} may step in, though: {given} wounds on average, {taken} in return.")
    if found[0].wounds(unit) < LEAST_TOLD:
        words = _("{told} {guard} may step in, though: {given} wounds on average, none in return.")
    return words.format(
        told=told,
        guard=at_square(view, guard),
        given=decimal(found[0].wounds(guard)),
        taken=decimal(max(0.0, found[0].wounds(unit))),
    )


def spell_words(view: BerserkView, action: acts.BerserkAction) -> str:
    """Return what an ability that wounds nobody does to an enemy; "" for all else, and where it may
    do nothing."""
    found = foresight(view).prospects(action) if isinstance(action, acts.Use) else ()
    if not isinstance(action, acts.Use) or not found:
        return ""
    unit, target = _fighters(view, action)
    bare = unguarded(found)
    if view.units[target].owner == view.units[unit].owner or bare.wounds(target) >= LEAST_TOLD:
        return ""
    effect = getattr(traits(view, view.units[unit]).uses[action.ability - 1], "does", None)
    words = EFFECTS.get(type(effect).__name__.lower())
    if words is None or any(each.of(target) == Effect(target, 0, False) for each in bare.outcomes):
        return ""
    return _(words).format(unit=at_square(view, target), x=getattr(effect, "x", 0))


def unguarded(found: Sequence[Prospect]) -> Prospect:
    """Return what comes of an attack in which nobody steps in."""
    return next(each for each in found if each.guard is None)


def foreseen(found: Sequence[Prospect], units: Sequence[Unit]) -> Sequence[Prospect]:
    """Return what comes of an attack, the expected first, without those who lie face down and step
    in: what they would do is anybody's guess."""
    return [each for each in found if each.guard is None or units[each.guard].card != UNSEEN]


def _outcome(view: BerserkView, bare: Prospect, unit: int, target: int) -> str:
    """Return what an attack is likely to do if nobody steps in."""
    taken, kills = bare.wounds(unit), _kills(bare, target)
    if kills == 100:
        told = _("It kills {foe} whatever the dice say")
    elif kills:
        told = _("It kills {foe} {p} times in 100, and deals {given} wounds on average")
    else:
        told = _("It deals {foe} {given} wounds on average")
    if bare.has_choice:
        words = _("{told}; none in return, if hits are chosen well.")
        if taken >= LEAST_TOLD:
            words = _("{told}; {taken} in return, if hits are chosen well.")
    else:
        words = _("{told}; none in return.")
        if taken >= LEAST_TOLD:
            words = _("{told}; {taken} in return.")
    done = told.format(foe=at_square(view, target), p=kills, given=decimal(bare.wounds(target)))
    return " ".join((words.format(told=done, taken=decimal(taken)), *_befalls(bare, target)))


def _kills(bare: Prospect, target: int) -> int:
    """Return how many times in 100 an attack kills; what is summed up of dice is never quite 1."""
    return round(100 * bare.chance(target))


def _befalls(bare: Prospect, target: int) -> Iterator[str]:
    """Yield what else is likely to become of an enemy who lives, the likeliest alone."""
    chances = {words: _chance(bare, target, holds) for words, holds in _BEFALLS}
    words, chance = max(chances.items(), key=lambda each: each[1])
    if chance >= LEAST_BEFALLING:
        yield _(words).format(p=round(100 * chance))


def _chance(bare: Prospect, uid: int, holds: Callable[[Effect], bool]) -> float:
    return sum(each.chance for each in bare.outcomes if holds(each.of(uid)))


def _is_stunned(effect: Effect) -> bool:
    return "stunned" in effect.others


_BEFALLS: Sequence[tuple[str, Callable[[Effect], bool]]] = (
    (marked("That stuns it {p} times in 100."), _is_stunned),
    (marked("That exhausts it {p} times in 100."), lambda each: "exhausted" in each.others),
    (marked("That poisons it {p} times in 100."), lambda each: each.poison > 0),
)
