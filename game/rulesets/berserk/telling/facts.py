"""What can be seen of a choice in a battle, by the exact odds of its dice: a row a sentence.

A choice is a plan: a walk with what the card does where it comes to stand. All is worked out in a
world that is made from the view alone.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.explain import Fact, Places
from game.core.rng import Rng
from game.core.words import decimal, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.courses import Course, courses
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.sense.plans import Plan
from game.rulesets.berserk.sense.prospects import Prospect
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.telling.muster import is_planned, why_mustered
from game.rulesets.berserk.telling.odds import (
    LEAST_TOLD,
    foreseen,
    foresight,
    help_words,
    named_unit,
    spell_words,
)
from game.rulesets.berserk.telling.words import at_square
from game.rulesets.berserk.unit import BOARD, UNSEEN, Spot, Unit, is_square, spot_name
from game.rulesets.berserk.view import BerserkView
from game.rulesets.berserk.worlds import determinize

Walk = acts.Move | acts.Leap
Blow = acts.Strike | acts.Use
SURE = 0.995
"""What is summed up of dice is never quite 1."""
LEAST_KILL = 0.05
"""Who dies less often than that is told to live."""

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


class _Deed(NamedTuple):
    """The attack or help of a plan, the view in which it is done, and what it may lead to."""

    view: BerserkView
    action: Blow
    found: Sequence[Prospect]
    actor: Unit
    target: Unit

    @property
    def is_help(self) -> bool:
        return self.actor.owner == self.target.owner


@lru_cache(maxsize=64)
def _deed(view: BerserkView, action: BerserkAction) -> _Deed | None:
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
    return _Deed(there, last, foreseen(known.prospects(last), there.units), actor, target)


# -- how a row is made


def _row(says: str, holds: Callable[[BerserkView, BerserkAction], Places | None]) -> Fact:  # type: ignore[type-arg]
    def checked(view: BerserkView, action: BerserkAction) -> Places | None:
        return None if view.observer is None else holds(view, action)

    return Fact(says, checked)


def _of_deed(test: Callable[[_Deed], Places | None]) -> Callable[..., Places | None]:
    def holds(view: BerserkView, action: BerserkAction) -> Places | None:
        deed = _deed(view, action)
        return None if deed is None else test(deed)

    return holds


def _of_blow(test: Callable[[_Deed, Prospect, int], Places | None]) -> Callable[..., Places | None]:
    """Return a test of an attack on an enemy, told what to expect of it and who takes it."""

    def holds(deed: _Deed) -> Places | None:
        if deed.is_help or not deed.found or spell_words(deed.view, deed.action):
            return None
        expected = deed.found[0]
        foe = deed.target.uid if expected.guard is None else expected.guard
        return test(deed, expected, foe)

    return _of_deed(holds)


def _of_walk(
    test: Callable[[BerserkView, Walk, Unit], Places | None],
) -> Callable[..., Places | None]:
    """Return a test of a walk that ends without a deed."""

    def holds(view: BerserkView, action: BerserkAction) -> Places | None:
        unit = view.at(getattr(action, "unit", -1))
        if not isinstance(action, Walk) or unit is None or _deed(view, action) is not None:
            return None
        return test(view, action, unit)

    return holds


# -- attacks and help


def _kills(deed: _Deed, expected: Prospect, foe: int) -> Places | None:
    chance = expected.chance(foe)
    if chance < LEAST_KILL or expected.guard is not None:
        return None
    return {"much": round(chance, 2), "p": round(100 * chance), "foe": at_square(deed.view, foe)}


def _surely_kills(deed: _Deed, _expected: Prospect, _foe: int) -> Places | None:
    [bare, *guarded] = deed.found
    if guarded or bare.chance(deed.target.uid) < SURE:
        return None
    return {"foe": at_square(deed.view, deed.target.uid), "much": unit_worth(deed.target)}


def _wounds(deed: _Deed, expected: Prospect, foe: int) -> Places | None:
    given, taken = expected.wounds(foe), max(0.0, expected.wounds(deed.actor.uid))
    if given < LEAST_TOLD or expected.guard is not None:
        return None
    return {
        "much": round(given - taken, 1),
        "foe": at_square(deed.view, foe),
        "given": decimal(given),
        "taken": decimal(taken),
    }


def _unhurt(deed: _Deed, expected: Prospect, foe: int) -> Places | None:
    told = _wounds(deed, expected, foe)
    return told if told and expected.wounds(deed.actor.uid) < LEAST_TOLD else None


def _guarded(deed: _Deed, expected: Prospect, foe: int) -> Places | None:
    given = expected.wounds(foe)
    if expected.guard is None or given < LEAST_TOLD:
        return None
    taken = max(0.0, expected.wounds(deed.actor.uid))
    return {
        "much": round(given - taken, 1),
        "guard": at_square(deed.view, foe),
        "given": decimal(given),
        "taken": decimal(taken),
    }


def _spell(deed: _Deed) -> Places | None:
    told = "" if deed.is_help else spell_words(deed.view, deed.action)
    return {"told": told} if told else None


def _help(deed: _Deed) -> Places | None:
    if not deed.is_help:
        return None
    return {"told": help_words(deed.view, deed.action, deed.target, deed.found)}


def _hidden(deed: _Deed) -> Places | None:
    return {} if deed.target.card == UNSEEN else None


# -- walks


def _out_of_reach(view: BerserkView, walk: Walk, _unit: Unit) -> Places | None:
    known = foresight(view)
    was_safe = not known.menacing(walk.unit, walk.unit)
    is_safe = walk.to in known.out_of_reach(view.to_act)
    return {} if is_safe and not was_safe else None


def _safer(view: BerserkView, walk: Walk, _unit: Unit) -> Places | None:
    here, there = (len(foresight(view).menacing(walk.unit, e)) for e in (walk.unit, walk.to))
    return {"much": here - there, "n": there, "m": here} if there < here else None


def _friends(view: BerserkView, walk: Walk, unit: Unit) -> Iterator[Unit]:
    """Yield own cards beside which a walk comes to stand, those worth most first."""
    own = [each for each in view.living(view.to_act) if each.uid != unit.uid]
    met = (each for each in own if _is_beside(walk.to, each.spot))
    yield from sorted(met, key=unit_worth, reverse=True)


def _is_beside(one: Spot, other: Spot) -> bool:
    return is_square(one) and is_square(other) and BOARD.rings[one][other] == 1


def _protects(view: BerserkView, walk: Walk, unit: Unit) -> Places | None:
    for friend in _friends(view, walk, unit):
        if unit.uid in foresight(view).protectors(walk, friend.uid):
            return {"friend": at_square(view, friend.uid)}
    return None


def _protected(view: BerserkView, walk: Walk, unit: Unit) -> Places | None:
    for friend in _friends(view, walk, unit):
        if friend.uid in foresight(view).protectors(walk, unit.uid):
            return {"friend": at_square(view, friend.uid)}
    return None


def _reaches(view: BerserkView, walk: Walk, _unit: Unit) -> Places | None:
    before = foresight(view).attackable(walk.unit, walk.unit)
    reached = [e for e in foresight(view).attackable(walk.unit, walk.to) if e not in before]
    best = max((view.units[uid] for uid in reached), key=unit_worth, default=None)
    if best is None:
        return None
    return {"much": round(unit_worth(best), 1), "foe": named_unit(view, best)}


def _nearer(view: BerserkView, walk: Walk, _unit: Unit) -> Places | None:
    foes = [each for each in view.living(1 - view.to_act) if is_square(each.spot)]
    if not foes or not is_square(walk.unit):
        return None
    away = BOARD.steps[walk.to]
    near = min(foes, key=lambda each: away[each.spot])
    if away[near.spot] >= BOARD.steps[walk.unit][near.spot]:
        return None
    return {"much": -away[near.spot], "foe": named_unit(view, near)}


# -- the end of a turn, and answers


def _alert(view: BerserkView) -> int:
    return sum(not unit.exhausted for unit in view.living(view.to_act))


def _all_done(view: BerserkView, action: BerserkAction) -> Places | None:
    return {} if isinstance(action, acts.EndTurn) and not _alert(view) else None


def _holds_back(view: BerserkView, action: BerserkAction) -> Places | None:
    alert = _alert(view) if isinstance(action, acts.EndTurn) else 0
    return {"much": alert, "n": alert} if alert else None


def _taking(
    view: BerserkView, action: BerserkAction
) -> tuple[Unit, Unit, Prospect, Prospect] | None:
    """Return who takes an attack by an answer and who was attacked, with what comes of the answer
    and of none."""
    pending = view.pending
    if not isinstance(pending, AwaitGuard) or not isinstance(action, acts.Protect | acts.NoGuard):
        return None
    known, target = foresight(view), view.units[pending.attack.target]
    guard = view.at(action.unit) if isinstance(action, acts.Protect) else target
    if guard is None:
        return None
    return guard, target, known.prospects(action)[0], known.prospects(acts.NoGuard())[0]


def _saves(view: BerserkView, action: BerserkAction) -> Places | None:
    taking = _taking(view, action)
    if taking is None or taking[0].uid == taking[1].uid:
        return None
    guard, target, found, bare = taking
    dies, alone = found.chance(guard.uid), bare.chance(target.uid)
    if alone < LEAST_KILL or dies >= alone:
        return None
    return {
        "much": -round(dies, 2),
        "guard": at_square(view, guard.uid),
        "target": spot_name(target.spot),
        "p": round(100 * dies),
        "q": round(100 * alone),
    }


def _takes(view: BerserkView, action: BerserkAction) -> Places | None:
    if (taking := _taking(view, action)) is None:
        return None
    guard, _target, found, _bare = taking
    attacker = view.pending.attack.unit if isinstance(view.pending, AwaitGuard) else 0
    taken, given = max(0.0, found.wounds(guard.uid)), max(0.0, found.wounds(attacker))
    return {
        "much": round(given - taken, 1),
        "unit": at_square(view, guard.uid),
        "taken": decimal(taken),
        "given": decimal(given),
    }


def _stays(_view: BerserkView, action: BerserkAction) -> Places | None:
    return {} if isinstance(action, acts.NoGuard) else None


def _hit(view: BerserkView, action: BerserkAction) -> tuple[str, str, Prospect, int, int] | None:
    pending = view.pending
    if not isinstance(pending, AwaitChoice) or not isinstance(action, acts.Choose):
        return None
    own, foe = pending.attack.unit, pending.attack.fighter
    if view.units[own].owner != view.to_act:
        own, foe = foe, own
    found = foresight(view).prospects(action)[0]
    return at_square(view, own), at_square(view, foe), found, own, foe


def _hit_kills(view: BerserkView, action: BerserkAction) -> Places | None:
    if (hit := _hit(view, action)) is None or not hit[2].chance(hit[4]):
        return None
    own, foe, found, uid, _foe = hit
    return {"own": own, "foe": foe, "taken": max(0, round(found.wounds(uid)))}


def _hit_wounds(view: BerserkView, action: BerserkAction) -> Places | None:
    if (hit := _hit(view, action)) is None:
        return None
    own, foe, found, uid, other = hit
    given, taken = round(found.wounds(other)), max(0, round(found.wounds(uid)))
    return {"much": given - taken, "own": own, "foe": foe, "given": given, "taken": taken}


def _stands_apart(view: BerserkView, action: BerserkAction) -> Places | None:
    if not isinstance(action, acts.Return):
        return None
    foes = view.living(1 - view.to_act)
    return None if any(_is_beside(action.spot, each.spot) for each in foes) else {}


def _prepares(_view: BerserkView, action: BerserkAction) -> Places | None:
    return {} if isinstance(action, acts.Prepare) else None


def _mustered(view: BerserkView, action: BerserkAction) -> Places | None:
    told = "" if view.phase is Phase.BATTLE else why_mustered(view, action)
    return {"told": told, "much": float(is_planned(view, action))} if told else None


TOLD = "{told}"
"""A row whose sentence stands with what it is of: an effect, a help, an army."""

FACTS: Sequence[Fact[BerserkView]] = [
    _row(marked("{foe} dies of it whatever the dice say."), _of_blow(_surely_kills)),
    _row(marked("In {p} of 100 throws it kills {foe}."), _of_blow(_kills)),
    _row(marked("On average {foe} takes {given} wounds, and your card none."), _of_blow(_unhurt)),
    _row(
        marked("On average {foe} takes {given} wounds, and your card {taken}."), _of_blow(_wounds)
    ),
    _row(
        marked("{guard} may step in: {given} wounds on average, and {taken} for your card."),
        _of_blow(_guarded),
    ),
    _row(TOLD, _of_deed(_spell)),
    _row(TOLD, _of_deed(_help)),
    _row(
        marked("What lies there is turned face up first, and then you know it."), _of_deed(_hidden)
    ),
    _row(marked("No enemy can reach it there next turn."), _of_walk(_out_of_reach)),
    _row(
        marked("Fewer enemies can reach it there next turn: {n}, and here {m}."), _of_walk(_safer)
    ),
    _row(marked("From there it can attack {foe}."), _of_walk(_reaches)),
    _row(marked("There it can protect {friend}, while it stays alert."), _of_walk(_protects)),
    _row(marked("There {friend} can protect it."), _of_walk(_protected)),
    _row(marked("It comes nearer to {foe}."), _of_walk(_nearer)),
    _row(marked("All your cards are exhausted."), _all_done),
    _row(marked("Your alert cards hit back and protect: {n} of them."), _holds_back),
    _row(marked("Unprotected, {target} dies in {q} of 100; {guard} dies in {p}."), _saves),
    _row(marked("{unit} takes {taken} wounds on average, and the attacker {given}."), _takes),
    _row(marked("All who could step in stay alert."), _stays),
    _row(marked("It kills {foe}, and {own} takes {taken}."), _hit_kills),
    _row(marked("{foe} takes {given}, and {own} takes {taken}."), _hit_wounds),
    _row(marked("There no enemy stands next to it while it is exhausted."), _stands_apart),
    _row(marked("The enemy has only flyers left; in its next turn it may strike one."), _prepares),
    _row(TOLD, _mustered),
]
"""In order: the first that holds of the best choice, and not or less of the other, is told."""
