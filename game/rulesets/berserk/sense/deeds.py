"""What a unit could do this turn: walk somewhere, then act; each weighed by what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from game.rulesets.berserk.battle.legal import may_prepare
from game.rulesets.berserk.battle.masks import NEAR, squares_of
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import reaches_flyers
from game.rulesets.berserk.sense.combatants import Combatant
from game.rulesets.berserk.sense.company import strike_gain
from game.rulesets.berserk.sense.effects import DISARMED
from game.rulesets.berserk.sense.movers import Deed, Mover, prepare, strike, ways_of
from game.rulesets.berserk.sense.tempers import TEMPER, Temper
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.sense.using import use_deed
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.unit import SKY, Unit


def deeds_of(
    situation: Situation, one: Combatant, temper: Temper = TEMPER, stays: bool = False
) -> list[Deed]:
    """Return what an alert unit could act with: for each target the best, from the best square.

    One that `stays` acts from where it stands.
    """
    unit, held = one.unit, one.held
    movers = situation.memory.movers
    old: Mover | None = movers.get(unit.uid)
    ways = (0, 0) if stays else ways_of(situation, unit, held)
    if (
        old is not None
        and old.unit is unit
        and old.held is held
        and (old.walked, old.by_leap) == ways
        and not (situation.touched and (old.varies or situation.social))
    ):
        old.situation = situation
        for uid in situation.touched:
            old.onto.pop(uid, None)
        _weigh(
            old, [each for each in situation.enemies if each.unit.uid in situation.touched], temper
        )
        if held.uses:
            _weigh(
                old, [each for each in situation.own if each.unit.uid in situation.touched], temper
            )
    else:
        old = movers[unit.uid] = Mover(situation, one, ways)
        _weigh(old, situation.enemies, temper)
        if held.uses:
            _weigh(old, situation.own, temper)
    if not old.onto and may_prepare(situation.state, unit) and not unit.prepared:
        return [Deed(temper.least * 2, (prepare(unit.spot),))]
    return list(old.onto.values())


def _weigh(mover: Mover, targets: Sequence[Combatant], temper: Temper) -> None:
    """Find the best the unit could do to each target."""
    unit, held, onto = mover.unit, mover.held, mover.onto
    strikes = PROFILES[unit.card].is_creature and not unit.bound
    on_ground, reached = unit.spot < SKY, mover.reached
    me = unit.owner
    for other in targets:
        target = other.unit
        best = None
        if strikes and target.owner != me:
            spot = target.spot
            if not on_ground or spot >= SKY or NEAR[spot] & reached:
                best = _strike(mover, other, temper)
        for number, used in enumerate(held.uses, 1):
            deed = use_deed(mover, number, used, other, temper)
            if deed is not None and (best is None or deed.score > best.score):
                best = deed
        if best is not None:
            onto[target.uid] = best


def _strike(mover: Mover, other: Combatant, temper: Temper) -> Deed | None:
    """Return the basic strike at a target, from the best square; None if it is not worth it."""
    unit, held, situation, target = mover.unit, mover.held, mover.situation, other.unit
    in_air = unit.spot >= SKY
    near = 0
    if not in_air:
        if target.spot < SKY:
            near = NEAR[target.spot] & mover.reached
            if not near:
                return None
        elif not reaches_flyers(unit, held):
            return None
    answers = not target.exhausted and (target.hidden or PROFILES[target.card].is_creature)
    best, where = temper.least, -1
    by_spot = mover.varies or bool(situation.social)
    if not by_spot or not near:
        gain = strike_gain(situation, mover.one, other, answers)
        if gain <= best:
            return None
    if not near:
        if in_air:
            gain = _air_guarded(gain, mover, target)
        score = gain - mover.cost(unit.spot, temper)
        return Deed(score, (strike(unit.spot, target.spot),)) if score > best else None
    beside = _guards_at(mover, target)
    for spot in squares_of(near):
        one = mover.there(spot)
        score = strike_gain(situation, one, other, answers) if by_spot else gain
        for guard in beside:
            if NEAR[guard.unit.spot] >> spot & 1 and score > best:
                score = min(score, _gain_from_guard(situation, one, guard))
        score -= mover.cost(spot, temper)
        if score > best:
            best, where = score, spot
    if where < 0:
        return None
    return Deed(best, (*mover.way(where), strike(where, target.spot)))


def _guards_at(mover: Mover, target: Unit) -> list[Combatant]:
    """Return who could protect the target on the ground."""
    if mover.held.aimed:
        return []
    near = NEAR[target.spot]
    return [
        guard
        for guard in mover.situation.guards
        if guard.unit.spot < SKY and near >> guard.unit.spot & 1
    ]


def _gain_from_guard(situation: Situation, one: Combatant, guard: Combatant) -> float:
    """Return what the strike brings if this unit steps in, which exhausts most."""
    gain = strike_gain(situation, one, guard, True)
    return gain if guard.held.tireless else gain + DISARMED * card_worth(guard.unit.card)


def _air_guarded(gain: float, mover: Mover, target: Unit) -> float:
    """Return what a flyer's strike brings after the best reply (BW-66)."""
    for guard in () if mover.held.aimed else mover.situation.guards:
        spot = guard.unit.spot
        if guard.unit.uid == target.uid:
            continue
        if spot >= SKY or (target.spot < SKY and NEAR[target.spot] >> spot & 1):
            gain = min(gain, _gain_from_guard(mover.situation, mover.one, guard))
    return gain
