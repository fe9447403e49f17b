"""What can be seen of a choice in a battle, by the exact odds of its dice: a row a sentence.

A choice is a plan: a walk with what the card does where it comes to stand. All is worked out in a
world that is made from the view alone.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.explain import Fact, Places
from game.core.rng import Rng
from game.core.words import _, decimal, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.pending import AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.courses import Course, courses
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.plans import Plan
from game.rulesets.berserk.sense.prospects import Effect, Prospect
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.telling.log_battle import EFFECTS
from game.rulesets.berserk.telling.muster import ARMY_FACTS
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import BOARD, UNSEEN, Spot, Unit, is_square, spot_name
from game.rulesets.berserk.view import BerserkView
from game.rulesets.berserk.worlds import determinize

Walk = acts.Move | acts.Leap
Blow = acts.Strike | acts.Use
SURE = 0.995
"""What is summed up of dice is never quite 1."""
LEAST_KILL = 0.25
"""Who dies less often than that is told to live."""
LEAST_WOUNDS = 0.05
"""Fewer wounds on average are told as none."""
Test = Callable[[BerserkView, BerserkAction], Places | None]


@lru_cache(maxsize=2)
def foresight(view: BerserkView) -> Foresight:
    """Return what can be worked out from a view; a hint asks for many decisions of one."""
    return Foresight(view)


# -- the plan that a choice begins


class Planned(NamedTuple):
    """What follows a choice in the same turn: its own deed, and how the turn goes on."""

    steps: tuple[BerserkAction, ...]
    course: Course | None


@lru_cache(maxsize=64)
def planned(view: BerserkView, action: BerserkAction) -> Planned:
    """Return the plan that a choice begins, seen from the view alone: a walk with what the card
    does where it comes to stand."""
    alone = Planned((action,), None)
    if view.pending is not None or view.phase is not Phase.BATTLE:
        return alone
    course = _courses(view).get(action)
    if isinstance(course, Plan):
        return Planned(course.deeds[0], course)
    if not isinstance(action, Walk):
        return Planned((action,), course)
    after = determinize(view, Rng(0))
    after.apply_action(action)
    if after.phase is not Phase.BATTLE or after.pending is not None or after.turn != view.turn:
        return alone
    first, onward = courses(after)[0]
    if isinstance(onward, Plan) and isinstance(first, Blow) and first.unit == action.to:
        return Planned((action, *onward.deeds[0]), onward)
    return Planned((action,), course)


def steps(view: BerserkView, action: BerserkAction) -> tuple[BerserkAction, ...]:
    """Return what a choice does: a walk and the deed that it is for, anything else by itself."""
    return planned(view, action).steps if isinstance(action, Walk) else (action,)


@lru_cache(maxsize=4)
def _courses(view: BerserkView) -> dict[BerserkAction, Course]:
    found: dict[BerserkAction, Course] = {}
    for first, course in courses(determinize(view, Rng(0))):
        found.setdefault(first, course)
    return found


# -- attacks and help


class Deed(NamedTuple):
    """The attack or help of a plan, the view now and that in which it is done, and what it may lead
    to: the expected first, and nothing of those who lie face down and step in."""

    view: BerserkView
    there: BerserkView
    action: Blow
    found: Sequence[Prospect]
    actor: Unit
    target: Unit

    @property
    def is_help(self) -> bool:
        """Whether it is done to a card of the own side."""
        return self.actor.owner == self.target.owner

    @property
    def kills(self) -> float:
        """How likely it kills an enemy."""
        return 0.0 if self.is_help or not self.found else self.found[0].chance(self.target.uid)

    @property
    def bare(self) -> Prospect | None:
        """What comes of it where nobody steps in, None where nothing is known of it."""
        return next((each for each in self.found if each.guard is None), None)


@lru_cache(maxsize=64)
def deed_of(view: BerserkView, action: BerserkAction) -> Deed | None:
    """Return what a plan does to whom, None where it only walks."""
    *walks, last = steps(view, action)
    if not isinstance(last, Blow):
        return None
    there, known = view, foresight(view)
    if walks:
        state = determinize(view, Rng(0))
        for step in walks:
            state.apply_action(step)
        there = state.view(view.observer)
        known = Foresight(there)
    actor, target = there.at(last.unit), there.at(last.target)
    if actor is None or target is None:
        return None
    found = foreseen(known.prospects(last), there.units)
    return Deed(view, there, last, found, actor, target)


def foreseen(found: Sequence[Prospect], units: Sequence[Unit]) -> Sequence[Prospect]:
    """Return what comes of an attack, without those who lie face down and step in: what they would
    do is anybody's guess."""
    return [each for each in found if each.guard is None or units[each.guard].card != UNSEEN]


def _row(says: str, holds: Test) -> Fact[BerserkView]:
    return Fact(says, lambda view, e: None if view.observer is None else holds(view, e))


def _of_deed(test: Callable[[Deed], Places | None]) -> Test:
    def holds(view: BerserkView, action: BerserkAction) -> Places | None:
        deed = deed_of(view, action)
        return None if deed is None else test(deed)

    return holds


def _of_blow(test: Callable[[Deed, Prospect, int], Places | None]) -> Test:
    """Return a test of an attack on an enemy, told what to expect of it and who takes it."""

    def holds(deed: Deed) -> Places | None:
        if deed.is_help or not deed.found or _effect(deed):
            return None
        expected = deed.found[0]
        foe = deed.target.uid if expected.guard is None else expected.guard
        return test(deed, expected, foe)

    return _of_deed(holds)


def _surely_kills(deed: Deed, _expected: Prospect, _foe: int) -> Places | None:
    [bare, *guarded] = deed.found
    if guarded or bare.chance(deed.target.uid) < SURE:
        return None
    return {"foe": at_square(deed.view, deed.target.uid), "much": unit_worth(deed.target)}


def _kills(deed: Deed, expected: Prospect, foe: int) -> Places | None:
    chance = expected.chance(foe)
    if chance < LEAST_KILL or expected.guard is not None:
        return None
    return {"much": round(chance, 2), "p": round(100 * chance), "foe": at_square(deed.view, foe)}


def _wounds(is_guarded: bool, is_hurt: bool) -> Callable[[Deed, Prospect, int], Places | None]:
    """Return a test of the wounds an attack deals, where a protector is to be expected or none, and
    where the attacker takes some or none."""

    def test(deed: Deed, expected: Prospect, foe: int) -> Places | None:
        given, taken = expected.wounds(foe), expected.wounds(deed.actor.uid)
        if given < LEAST_WOUNDS or is_guarded == (expected.guard is None):
            return None
        if not is_guarded and is_hurt == (taken < LEAST_WOUNDS):
            return None
        return {
            "much": round(given - max(0.0, taken), 1),
            "foe": at_square(deed.view, foe),
            "given": decimal(given),
            "taken": decimal(taken) if taken >= LEAST_WOUNDS else "0",
        }

    return test


def _heals(deed: Deed) -> Places | None:
    healed = -deed.found[0].wounds(deed.target.uid) if deed.is_help and deed.found else 0.0
    if healed < LEAST_WOUNDS:
        return None
    return {"much": healed, "n": decimal(healed), "target": at_square(deed.view, deed.target.uid)}


def _effect(deed: Deed) -> str:
    """Return what an ability does that neither wounds nor heals, "" for all else, and where it may
    do nothing."""
    uid, bare = deed.target.uid, deed.bare
    if bare is None or not isinstance(deed.action, acts.Use):
        return ""
    uses = traits(deed.there, deed.actor).uses
    effect = getattr(uses[deed.action.ability - 1], "does", None)
    words = EFFECTS.get(type(effect).__name__.lower())
    is_idle = any(each.of(uid) == Effect(uid, 0, False) for each in bare.outcomes)
    if words is None or is_idle or abs(bare.wounds(uid)) >= LEAST_WOUNDS:
        return ""
    return _(words).format(unit=at_square(deed.view, uid), x=getattr(effect, "x", 0))


def _does(deed: Deed) -> Places | None:
    told = _effect(deed)
    return {"told": told} if told else None


ATTACKS: Sequence[Fact[BerserkView]] = [
    _row(marked("{foe} dies of it whatever the dice say."), _of_blow(_surely_kills)),
    _row(marked("In {p} of 100 throws it kills {foe}."), _of_blow(_kills)),
    _row(
        marked("On average {foe} takes {given} wounds, and your card none."),
        _of_blow(_wounds(False, False)),
    ),
    _row(
        marked("On average {foe} takes {given} wounds, and your card {taken}."),
        _of_blow(_wounds(False, True)),
    ),
    _row(
        marked("Even if {foe} steps in, it takes about {given} wounds, your card {taken}."),
        _of_blow(_wounds(True, True)),
    ),
    _row("{told}", _of_deed(_does)),
    _row(marked("It heals {target} by {n}."), _of_deed(_heals)),
]


def attack_words(view: BerserkView, action: Blow) -> str:
    """Return all that can be seen of an attack or a help, and that a card which lies face down may
    step in."""
    held = [(fact, fact.holds(view, action)) for fact in ATTACKS]
    told = [_(fact.says).format(**places) for fact, places in held if places is not None]
    if veiled := foresight(view).hidden_guards(action):
        squares = ", ".join(spot_name(view.units[uid].spot) for uid in veiled)
        told.append(_("What lies face down on {squares} may step in.").format(squares=squares))
    return " ".join(told)


# -- walks


def _of_walk(test: Callable[[BerserkView, Walk, Unit], Places | None]) -> Test:
    """Return a test of a walk that ends without a deed."""

    def holds(view: BerserkView, action: BerserkAction) -> Places | None:
        unit = view.at(getattr(action, "unit", -1))
        if not isinstance(action, Walk) or unit is None or deed_of(view, action) is not None:
            return None
        return test(view, action, unit)

    return holds


def _safer(view: BerserkView, walk: Walk, _unit: Unit) -> Places | None:
    here, there = (len(foresight(view).menacing(walk.unit, e)) for e in (walk.unit, walk.to))
    return {"much": here - there, "n": there, "m": here} if there < here else None


def _protects(view: BerserkView, walk: Walk, unit: Unit) -> Places | None:
    own = (each for each in view.living(view.to_act) if each.uid != unit.uid)
    met = [each for each in own if _is_beside(walk.to, each.spot)]
    for friend in sorted(met, key=unit_worth, reverse=True):
        if unit.uid in foresight(view).protectors(walk, friend.uid):
            return {"friend": at_square(view, friend.uid)}
    return None


def _is_beside(one: Spot, other: Spot) -> bool:
    return is_square(one) and is_square(other) and BOARD.rings[one][other] == 1


def _nearer(view: BerserkView, walk: Walk, _unit: Unit) -> Places | None:
    foes = [each for each in view.living(1 - view.to_act) if is_square(each.spot)]
    if not foes or not is_square(walk.unit):
        return None
    away = BOARD.steps[walk.to]
    near = min(foes, key=lambda each: away[each.spot])
    if away[near.spot] >= BOARD.steps[walk.unit][near.spot]:
        return None
    return {"much": -away[near.spot], "foe": at_square(view, near.uid)}


# -- the end of a turn, and answers


def _holds_back(view: BerserkView, action: BerserkAction) -> Places | None:
    alert = sum(not unit.exhausted for unit in view.living(view.to_act))
    return {"much": alert, "n": alert} if alert and isinstance(action, acts.EndTurn) else None


def _takes(view: BerserkView, action: BerserkAction) -> Places | None:
    pending = view.pending
    if not isinstance(pending, AwaitGuard) or not isinstance(action, acts.Protect | acts.NoGuard):
        return None
    guard = view.at(action.unit) if isinstance(action, acts.Protect) else None
    uid = pending.attack.target if guard is None else guard.uid
    found = foresight(view).prospects(action)[0]
    taken, given = (max(0.0, found.wounds(each)) for each in (uid, pending.attack.unit))
    return {
        "much": round(given - taken, 1),
        "unit": at_square(view, uid),
        "taken": decimal(taken),
        "given": decimal(given),
    }


def _stays(_view: BerserkView, action: BerserkAction) -> Places | None:
    return {} if isinstance(action, acts.NoGuard) else None


FACTS: Sequence[Fact[BerserkView]] = [
    *ATTACKS,
    _row(
        marked("Fewer enemies can reach it there next turn: {n}, and here {m}."), _of_walk(_safer)
    ),
    _row(marked("There it can protect {friend}, while it stays alert."), _of_walk(_protects)),
    _row(marked("It comes nearer to {foe}."), _of_walk(_nearer)),
    _row(marked("What stays alert hits back and protects: {n} of your cards."), _holds_back),
    _row(marked("{unit} takes {taken} wounds on average, and the attacker {given}."), _takes),
    _row(marked("All who could step in stay alert."), _stays),
    *ARMY_FACTS,
]
"""In order: the first that holds of the best choice, and not or less of the other, is told."""
