"""What the odds of an attack speak for: in striking, in stepping in, in what is chosen of a roll.

Odds come from `Foresight`, which is made from the view alone.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.core.reason import Reason
from game.core.words import _, decimal, many
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.battle.guards import may_guard
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.prospects import Prospect, life_taken
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import UNSEEN, Unit
from game.rulesets.berserk.view import BerserkView

LEAST_TOLD = 0.05
"""Fewer wounds on average are told as none."""
LEAST_GAIN = 0.1
"""Fewer crystals of worth on average are told as none."""
LEAST_SAVED = 0.5
"""For fewer crystals of worth on average no card need be exhausted to protect another."""
LEAST_RISK = 0.05
"""From such a chance on it is told that somebody may die."""

LEAST_LEFT = 0.5
"""Fewer life points left on average are as good as none."""


@lru_cache(maxsize=1)
def foresight(view: BerserkView) -> Foresight:
    """Return what can be worked out from a view; a hint asks for many decisions of one."""
    return Foresight(view)


def named_unit(view: BerserkView, unit: Unit) -> str:
    """Return a unit by its square and name; one that lies face down is not named."""
    return _("a hidden card") if unit.card == UNSEEN else at_square(view, unit.uid)


def attack_words(view: BerserkView, action: acts.Strike | acts.Use) -> str:
    """Return what an attack is likely to do, or what a help does; "" where nothing lies there."""
    found = foresight(view).prospects(action)
    unit, target = view.at(action.unit), view.at(action.target)
    if unit is not None and target is not None and target.owner != unit.owner and found:
        return _odds(view, found, unit.uid, target.uid)
    return next((each.words for each in attack(view, action)), "")


def followers(view: BerserkView, action: acts.Strike | acts.Use) -> int:
    """Return how many others of the side can attack the same enemy at once, if he may live on."""
    target = view.at(action.target)
    if target is None or target.owner == view.to_act:
        return 0
    found = foresight(view).prospects(action)
    if found and unguarded(found).chance(target.uid) == 1:
        return 0
    spots = [unit.spot for unit in view.living(view.to_act) if unit.spot != action.unit]
    return sum(bool(foresight(view).attacks(spot, target.spot)) for spot in spots)


def attack(view: BerserkView, action: acts.Strike | acts.Use) -> Iterator[Reason]:
    """Yield what speaks for an attack, or a help."""
    unit, target = view.at(action.unit), view.at(action.target)
    if unit is None or target is None:
        return
    found = foresight(view).prospects(action)
    if target.owner == unit.owner:
        gain = found[0].value if found else 0.0
        yield Reason(_help(view, target, found), "helps", round(gain, 1))
    elif not found:
        yield Reason(_("What lies there is turned face up first, and then you know it."), "hidden")
    else:
        yield from _of_odds(view, found, unit.uid, target.uid)


def _help(view: BerserkView, target: Unit, found: Sequence[Prospect]) -> str:
    """Return what is done for an own card: what it is made or healed by that, if that is all."""
    effect = found[0].outcomes[0].of(target.uid) if found else None
    words = _("It helps {target}.")
    if effect is not None and effect.wounds < 0:
        words = _("It heals {target} by {n}.")
    elif effect is not None and "alert" in effect.others:
        words = _("It makes {target} alert, which may act, protect and hit back then.")
    healed = 0 if effect is None else -effect.wounds
    return words.format(target=named_unit(view, target), n=healed)


def spends(view: BerserkView, action: acts.BerserkAction) -> float:
    """Return what a decision exhausts for nothing, in crystals: who helps another of its side, by
    which nothing is gained at once; who protects, where a cheaper card, or nobody, does as well."""
    if isinstance(action, acts.Protect):
        return _exposed(view, action)
    if not isinstance(action, acts.Use):
        return 0.0
    unit, target = view.at(action.unit), view.at(action.target)
    if unit is None or target is None or unit.owner != target.owner:
        return 0.0
    found = foresight(view).prospects(action)
    return unit_worth(unit) if not found or found[0].value < LEAST_GAIN else 0.0


def _exposed(view: BerserkView, action: acts.Protect) -> float:
    """Return the worth of a protector, 0 where no cheaper answer does as well, or where it stays
    alert."""
    guard, pending = view.at(action.unit), view.pending
    if guard is None or not isinstance(pending, AwaitGuard) or traits(view, guard).tireless:
        return 0.0
    own = unit_worth(guard)
    answers: list[acts.Protect | acts.NoGuard] = [acts.NoGuard()]
    others = [view.units[uid] for uid in pending.guards if uid != guard.uid]
    answers += [
        acts.Protect(each.spot)
        for each in others
        if may_guard(view, each) and unit_worth(each) < own
    ]
    least = foresight(view).prospects(action)[0].value - LEAST_SAVED
    does_as_well = any(foresight(view).prospects(each)[0].value > least for each in answers)
    return own if does_as_well else 0.0


def _of_odds(
    view: BerserkView, found: Sequence[Prospect], unit: int, target: int
) -> Iterator[Reason]:
    """Yield what the odds speak for: a kill, wounds beyond those returned, what both are worth.

    How much there is of it goes by the enemy's best reply."""
    prospect = found[0]
    foe = target if prospect.guard is None else prospect.guard
    told, kills = _odds(view, found, unit, target), round(prospect.chance(foe), 2)
    if kills:
        yield Reason(told, "kills", kills)
    more = round(prospect.wounds(foe) - max(0, prospect.wounds(unit)), 1)
    if more > 0:
        yield Reason(told, "wounds", more)
    if prospect.value >= LEAST_GAIN:
        gain = round(prospect.value, 1)
        words = _("On average the enemy loses {n} crystals’ worth more than you do.")
        yield Reason(words.format(n=decimal(gain)), "crystals", gain)
    if more > 0 and prospect.guard is None and view.units[foe].card != UNSEEN:
        yield from _of_foe(view, told, foe, prospect.wounds(foe))


def _of_foe(view: BerserkView, told: str, foe: int, wounds: float) -> Iterator[Reason]:
    """Yield what is left of an enemy after so many wounds, and whom it could hurt."""
    left = life_taken(view.units[foe]) - wounds
    if left >= LEAST_LEFT:
        words = _("{told} That leaves it {left} life.")
        yield Reason(words.format(told=told, left=decimal(left)), "life left", -round(left, 1))
    menaced = _menaced(view, foe)
    if menaced:
        words = many(
            "{told} Next turn it could hurt {n} of your cards.",
            "{told} Next turn it could hurt {n} of your cards.",
            menaced,
        )
        yield Reason(words.format(told=told, n=menaced), "menace", menaced)


def _menaced(view: BerserkView, foe: int) -> int:
    """Return how many cards of the player to act an enemy could strike or shoot at next turn."""
    spots = {unit.spot for unit in view.living(view.to_act)}
    menaces = foresight(view).menaces(view.to_act)
    return sum(len(spots & (each.strikes | each.shoots)) for each in menaces if each.uid == foe)


def _odds(view: BerserkView, found: Sequence[Prospect], unit: int, target: int) -> str:
    """Return what an attack is likely to do to either side, and what if the one who would take it
    best steps in; whether he will, nobody knows."""
    told = _outcome(view, unguarded(found), unit, target)
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


def unguarded(found: Sequence[Prospect]) -> Prospect:
    """Return what comes of an attack in which nobody steps in."""
    return next(each for each in found if each.guard is None)


def foreseen(found: Sequence[Prospect], units: Sequence[Unit]) -> Sequence[Prospect]:
    """Return what comes of an attack, the expected first, without those who lie face down and step
    in: what they would do is anybody's guess."""
    return [each for each in found if each.guard is None or units[each.guard].card != UNSEEN]


def _outcome(view: BerserkView, bare: Prospect, unit: int, target: int) -> str:
    """Return what an attack is likely to do if nobody steps in."""
    taken, kills = bare.wounds(unit), round(100 * bare.chance(target))
    if kills == 100:
        told = _("It kills {foe} whatever the dice say")
    elif kills:
        told = _("It kills {foe} {p} times in 100, and deals {given} wounds on average")
    else:
        told = _("It deals {foe} {given} wounds on average")
    words = _("{told}; none in return.")
    if taken >= LEAST_TOLD:
        words = _("{told}; {taken} in return.")
    done = told.format(foe=at_square(view, target), p=kills, given=decimal(bare.wounds(target)))
    return words.format(told=done, taken=decimal(taken))


# -- questions


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
    told = _taken(view, found, uid, pending.attack.unit)
    if uid == target:
        told = " ".join((told, _("All who could step in stay alert.")))
    else:
        alone_told = _taken(view, bare, target, pending.attack.unit)
        told = " ".join((told, _("Unprotected: {told}").format(told=alone_told)))
    taken, given = found.wounds(uid), found.wounds(pending.attack.unit)
    yield Reason(told, "wounds taken", round(given - taken, 1))
    yield Reason(told, "crystals", round(found.value, 1))
    if uid == target:
        yield Reason(told, "alert")  # which is true of nobody who steps in for as little


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
