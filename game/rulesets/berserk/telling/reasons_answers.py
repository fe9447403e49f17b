"""What speaks for an answer: who takes an attack, and what is chosen of a roll."""

from collections.abc import Iterator

from game.core.reason import Reason
from game.core.words import _, decimal
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.battle.guards import may_guard
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.sense.prospects import Prospect
from game.rulesets.berserk.telling.reasons_odds import LEAST_GAIN, LEAST_TOLD, foresight
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.view import BerserkView

LEAST_RISK = 0.05
"""From such a chance on it is told that somebody may die."""


def guard(view: BerserkView, action: acts.Protect | acts.NoGuard) -> Iterator[Reason]:
    """Yield what speaks for whoever takes the attack: who lives, and the wounds."""
    pending = view.pending
    if not isinstance(pending, AwaitGuard):
        return
    target = pending.attack.target
    uid = target
    if isinstance(action, acts.Protect):
        uid = next(unit.uid for unit in view.units if unit.spot == action.unit)
    found = foresight(view).prospects(action)[0]
    bare = foresight(view).prospects(acts.NoGuard())[0]
    dies, alone = found.chance(uid), bare.chance(target)
    if uid != target and alone >= LEAST_RISK and dies < alone:
        words = _("Unprotected, {unit} dies {p} times in 100; {guard} dies {q} times.")
        told = words.format(
            unit=at_square(view, target),
            guard=at_square(view, uid),
            p=round(100 * alone),
            q=round(100 * dies),
        )
        yield Reason(told, "lives", -round(dies, 2))
    if uid != target and found.value < bare.value + LEAST_GAIN:
        return
    told = answer_words(view, action)
    if uid == target:
        told = " ".join((told, _("All who could step in stay alert.")))
    taken, given = found.wounds(uid), found.wounds(pending.attack.unit)
    yield Reason(told, "wounds taken", round(given - taken, 1))
    yield Reason(told, "crystals", round(found.value, 1))
    if uid == target:
        yield Reason(told, "alert")  # which is true of nobody who steps in for as little


def answer_words(view: BerserkView, action: acts.Protect | acts.NoGuard) -> str:
    """Return what comes of an answer to an attack, and of the other: if nobody steps in, or whoever
    does it best."""
    told, known = _answered(view, action), foresight(view)
    if isinstance(action, acts.Protect):
        return " ".join(
            (told, _("Unprotected: {told}").format(told=_answered(view, acts.NoGuard())))
        )
    guards = view.pending.guards if isinstance(view.pending, AwaitGuard) else ()
    units = [view.units[uid] for uid in guards]
    ways = [acts.Protect(unit.spot) for unit in units if may_guard(view, unit)]
    if not ways:
        return told
    best = max(ways, key=lambda each: known.prospects(each)[0].value)
    return " ".join((told, _("Protected: {told}").format(told=_answered(view, best))))


def _answered(view: BerserkView, action: acts.Protect | acts.NoGuard) -> str:
    """Return what whoever takes an attack then takes, and the attacker."""
    pending = view.pending
    if not isinstance(pending, AwaitGuard):
        return ""
    guard = view.at(action.unit) if isinstance(action, acts.Protect) else None
    uid = pending.attack.target if guard is None else guard.uid
    return _taken(view, foresight(view).prospects(action)[0], uid, pending.attack.unit)


def _taken(view: BerserkView, found: Prospect, uid: int, attacker: int) -> str:
    """Return what whoever takes the attack takes, and what the attacker does."""
    given = found.wounds(attacker)
    words = _("{unit} takes {taken} wounds on average, and the attacker {given}.")
    if given < -LEAST_TOLD:
        words = _("{unit} takes {taken} wounds on average, and the attacker heals {given}.")
    elif given < LEAST_TOLD:
        words = _("{unit} takes {taken} wounds on average, and the attacker none.")
    return words.format(
        unit=at_square(view, uid), taken=decimal(found.wounds(uid)), given=decimal(abs(given))
    )


def choose(view: BerserkView, action: acts.Choose) -> Iterator[Reason]:
    """Yield what comes of the full exchange, and of the weaker hit."""
    other = acts.Choose(not action.full)
    words = _("{told} Otherwise: {other}")
    yield Reason(words.format(told=_exchange(view, action), other=_exchange(view, other)))


def _exchange(view: BerserkView, action: acts.Choose) -> str:
    """Return what comes of the full exchange, or of the weaker hit."""
    pending = view.pending
    if not isinstance(pending, AwaitChoice):
        return ""
    own, foe = chooser_and_foe(view, pending)
    found = foresight(view).prospects(action)[0]
    taken = round(found.wounds(own))
    words = _("{foe} takes {given}, and {own} takes {taken}.")
    if found.chance(foe):
        words = _("It kills {foe}, and {own} takes {taken}.")
        if taken < 0:  # a vampire
            words = _("It kills {foe}, and {own} gains {taken}.")
    elif taken < 0:
        words = _("{foe} takes {given}, and {own} gains {taken}.")
    return words.format(
        foe=at_square(view, foe),
        own=at_square(view, own),
        given=round(found.wounds(foe)),
        taken=abs(taken),
    )


def chooser_and_foe(view: BerserkView, pending: AwaitChoice) -> tuple[int, int]:
    """Return the card whose player chooses what becomes of a roll, and the one it fights."""
    own, foe = pending.attack.unit, pending.attack.fighter
    return (own, foe) if view.units[own].owner == view.to_act else (foe, own)
