"""What speaks against a decision of a battle where another is better, from what its player sees.

Odds come from `foresight`, which is made from the view alone.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.protocols import Names
from game.core.words import _, decimal, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.sense.prospects import Prospect
from game.rulesets.berserk.telling.elsewhere import threats_at
from game.rulesets.berserk.telling.reasons_answers import chooser_and_foe
from game.rulesets.berserk.telling.reasons_odds import foresight, named_unit
from game.rulesets.berserk.telling.reasons_walk import (
    can_protect,
    enemies_of,
    next_to,
)
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import is_square
from game.rulesets.berserk.view import BerserkView

GRAVE_RISK = 25
"""So many deaths in a hundred are a risk worth telling of."""


def caution(
    view: BerserkView, choice: acts.BerserkAction, better: acts.BerserkAction, _names: Names
) -> str:
    """Return what speaks against a choice, by what the player can see, "" for nothing."""
    told = _TOLD.get(type(choice))
    return told(view, choice, better) if told and view.observer is not None else ""


# -- in the own turn


def _attack(view: BerserkView, choice: acts.Strike | acts.Use, better: acts.BerserkAction) -> str:
    unit, target = view.at(choice.unit), view.at(choice.target)
    if unit is None or target is None:
        return ""
    if target.owner == unit.owner:
        return _("It exhausts {unit}, which then neither hits back nor protects.").format(
            unit=named_unit(view, unit)
        )
    found = foresight(view).prospects(choice)
    if not found:
        return _("The card there is face down: nobody knows how it hits back.")
    first, me, foe = found[0], unit.uid, target.uid
    risk = round(100 * first.chance(me))
    if risk >= GRAVE_RISK:
        return _("{unit} dies from it {p} times in 100.").format(unit=at_square(view, me), p=risk)
    if first.guard is not None:
        return _("{guard} stands beside it and may step in: then {odds}").format(
            guard=at_square(view, first.guard), odds=_dealt(view, first, me, first.guard)
        )
    if first.wounds(me) > first.wounds(foe):
        return _("It takes {taken} wounds on average, and deals only {given}.").format(
            taken=decimal(first.wounds(me)), given=decimal(first.wounds(foe))
        )
    if isinstance(better, acts.EndTurn | acts.Move | acts.Leap):
        near = next_to(unit.spot, enemies_of(view)) if is_square(unit.spot) else []
        alert = sum(not each.exhausted for each in near)
        if alert:
            return many(
                "It exhausts the card, and {n} alert enemy stands beside it.",
                "It exhausts the card, and {n} alert enemies stand beside it.",
                alert,
            ).format(n=alert)
    kills = round(100 * first.chance(foe))
    if kills:
        return _("It kills {foe} only {p} times in 100.").format(foe=at_square(view, foe), p=kills)
    return _("It cannot kill {foe} by itself: {odds}").format(
        foe=at_square(view, foe), odds=_dealt(view, first, me, foe)
    )


def _dealt(view: BerserkView, prospect: Prospect, unit: int, foe: int) -> str:
    return _("{given} wounds on average, {taken} in return.").format(
        given=decimal(prospect.wounds(foe)), taken=decimal(prospect.wounds(unit))
    )


def _walk(view: BerserkView, choice: acts.Move | acts.Leap, _better: acts.BerserkAction) -> str:
    here, there, enemies = choice.unit, choice.to, enemies_of(view)
    mover = view.at(here)
    if mover is None:
        return ""
    more = threats_at(view, here, there) - threats_at(view, here, here)
    if more > 0:
        return many(
            "{n} more enemy can reach it there next turn.",
            "{n} more enemies can reach it there next turn.",
            more,
        ).format(n=more)
    own = [each for each in view.living(mover.owner) if each is not mover]
    left = [
        each
        for each in next_to(here, own)
        if each not in next_to(there, own) and can_protect(view, acts.EndTurn(), mover, each)
    ]
    if left:
        return _("It leaves {unit}, which it could protect from where it stands.").format(
            unit=named_unit(view, left[0])
        )
    lost = [each for each in next_to(here, enemies) if each not in next_to(there, enemies)]
    if lost:
        return _("From there it no longer reaches {target}.").format(
            target=named_unit(view, lost[0])
        )
    if not next_to(there, enemies):
        return _("No enemy stands next to that square: it cannot strike from there.")
    return _("It uses up steps that it may need for something better.")


def _end(view: BerserkView, _choice: acts.EndTurn, better: acts.BerserkAction) -> str:
    alert = sum(not unit.exhausted for unit in view.living(view.to_act))
    told = many("{n} card could still act.", "{n} cards could still act.", alert).format(n=alert)
    if isinstance(better, acts.Strike | acts.Use):
        found, target = foresight(view).prospects(better), view.at(better.target)
        if found and target is not None and target.owner != view.to_act:
            kills = round(100 * found[0].chance(target.uid))
            if kills:
                words = _("{told} One blow would kill {p} times in 100.")
                return words.format(told=told, p=kills)
    return told


def _prepare(_view: BerserkView, _choice: acts.Prepare, _better: acts.BerserkAction) -> str:
    return _("A card that prepares can do nothing else this turn.")


# -- questions


def _protect(view: BerserkView, choice: acts.Protect, _better: acts.BerserkAction) -> str:
    pending = view.pending
    if not isinstance(pending, AwaitGuard):
        return ""
    uid = next(unit.uid for unit in view.units if unit.spot == choice.unit)
    found = foresight(view).prospects(choice)[0]
    dies = round(100 * found.chance(uid))
    if dies:
        return _("{unit} dies from it {p} times in 100.").format(unit=at_square(view, uid), p=dies)
    return _("{unit} takes {taken} wounds on average, and ends up exhausted.").format(
        unit=at_square(view, uid), taken=decimal(found.wounds(uid))
    )


def _unguarded(view: BerserkView, choice: acts.NoGuard, _better: acts.BerserkAction) -> str:
    pending = view.pending
    if not isinstance(pending, AwaitGuard):
        return ""
    uid = pending.attack.target
    found = foresight(view).prospects(choice)[0]
    dies = round(100 * found.chance(uid))
    if dies:
        return _("Unprotected, {unit} dies {p} times in 100.").format(
            unit=at_square(view, uid), p=dies
        )
    return _("Unprotected, {unit} takes {taken} wounds on average.").format(
        unit=at_square(view, uid), taken=decimal(found.wounds(uid))
    )


def _choose(view: BerserkView, choice: acts.Choose, _better: acts.BerserkAction) -> str:
    pending = view.pending
    if not isinstance(pending, AwaitChoice):
        return ""
    own, foe = chooser_and_foe(view, pending)
    found = foresight(view).prospects(choice)[0]
    taken, given = round(found.wounds(own)), round(found.wounds(foe))
    words = _("So {own} takes {taken}, and {foe} {given}.")
    if taken < 0:  # a vampire
        words = _("So {own} gains {taken}, and {foe} takes {given}.")
    elif given < 0:
        words = _("So {own} takes {taken}, and {foe} gains {given}.")
    return words.format(
        own=at_square(view, own), taken=abs(taken), foe=at_square(view, foe), given=abs(given)
    )


def _return(view: BerserkView, choice: acts.Return, _better: acts.BerserkAction) -> str:
    near = next_to(choice.spot, enemies_of(view))
    if near:
        return _("There {enemy} can strike it while it is exhausted.").format(
            enemy=named_unit(view, near[0])
        )
    return _("There it stands far from where it is needed.")


_TOLD: Mapping[type, Callable[[BerserkView, Any, Any], str]] = {
    acts.Move: _walk,
    acts.Leap: _walk,
    acts.Strike: _attack,
    acts.Use: _attack,
    acts.Prepare: _prepare,
    acts.EndTurn: _end,
    acts.Protect: _protect,
    acts.NoGuard: _unguarded,
    acts.Choose: _choose,
    acts.Return: _return,
}
