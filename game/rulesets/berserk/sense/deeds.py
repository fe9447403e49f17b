"""What a unit could do this turn: walk somewhere, then act; each weighed by what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf
from typing import NamedTuple

from game.rulesets.berserk.actions import BerserkAction, Leap, Move, Prepare, Strike, Use
from game.rulesets.berserk.battle.legal import may_prepare
from game.rulesets.berserk.battle.masks import (
    NEAR,
    Mask,
    ball,
    disc,
    flooded,
    mask_of,
    squares_of,
)
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.reach import (
    is_in_reach,
    leap_squares,
    points_left,
    polearm_squares,
    reach_of,
    reaches_flyers,
    walkable,
)
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Side, Used
from game.rulesets.berserk.sense.combatants import Combatant
from game.rulesets.berserk.sense.duels import duel, use_gain
from game.rulesets.berserk.sense.effects import DISARMED
from game.rulesets.berserk.sense.ground import toll
from game.rulesets.berserk.sense.tempers import TEMPER, Temper
from game.rulesets.berserk.sense.threats import Situation, danger_at, dangers
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.unit import SKY, Spot, Unit

move, leap, strike, use = cache(Move), cache(Leap), cache(Strike), cache(Use)
prepare = cache(Prepare)


class Deed(NamedTuple):
    """What a unit could do, in up to two actions, and what that brings, in crystals."""

    score: float
    actions: tuple[BerserkAction, ...]


class Mover:
    """A unit, where it can get to this turn, and the best it could do to each target."""

    __slots__ = (
        "by_leap",
        "costs",
        "held",
        "here",
        "one",
        "onto",
        "reached",
        "situation",
        "unit",
        "walked",
    )

    def __init__(
        self, situation: Situation, one: Combatant, ways: tuple[Mask, Mask] | None = None
    ) -> None:
        self.situation, self.one = situation, one
        unit, held = self.unit, self.held = one.unit, one.held
        self.costs: dict[Spot, float] = {}
        self.onto: dict[int, Deed] = {}
        self.walked, self.by_leap = ways or ways_of(situation, unit, held)
        start: Mask = 1 << unit.spot if unit.spot < SKY else 0
        self.reached = start | self.walked | self.by_leap
        self.here: float | None = None
        """The danger it is in where it stands, alert."""

    def way(self, spot: Spot) -> tuple[BerserkAction, ...]:
        """Return how the unit gets to a square it can reach."""
        start = self.unit.spot
        if spot == start:
            return ()
        if self.walked >> spot & 1:
            return (move(start, spot),)
        return (leap(start, spot),)

    def cost(self, spot: Spot, temper: Temper) -> float:
        """Return what it costs to be exhausted there, instead of alert where it stands."""
        found = self.costs.get(spot)
        if found is None:
            now = self.here
            if now is None:
                alert = dangers(self.situation, self.one, False)
                now = self.here = danger_at(alert, self.unit.spot)
            then = danger_at(dangers(self.situation, self.one, True), spot)
            away = temper.tread if spot != self.unit.spot else 0.0
            found = temper.care * (then - now) / self.situation.boldness + away
            state, unit = self.situation.state, self.unit
            if state.land is not None and spot != unit.spot:
                found += toll(state, unit, spot) - toll(state, unit, unit.spot)
            self.costs[spot] = found
        return found


def ways_of(situation: Situation, unit: Unit, held: Traits) -> tuple[Mask, Mask]:
    """Return the squares a unit can walk to, and those it can only leap to."""
    if unit.spot >= SKY:
        return 0, 0
    walked = leapt = 0
    points = points_left(unit)
    if points > 0:
        if situation.state.standing.options.terrain:
            walked = mask_of(walkable(situation.state, unit))
        else:
            start = 1 << unit.spot
            walked = flooded(start, situation.free, points) & ~start
    if held.jump or held.teleports:
        leapt = mask_of(leap_squares(situation.state, unit, held)) & situation.free & ~walked
    return walked, leapt


def deeds_of(situation: Situation, one: Combatant, temper: Temper = TEMPER) -> list[Deed]:
    """Return what an alert unit could act with: for each target the best, from the best square."""
    unit, held = one.unit, one.held
    movers = situation.memory.movers
    old: Mover | None = movers.get(unit.uid)
    ways = ways_of(situation, unit, held)
    if (
        old is not None
        and old.unit is unit
        and old.held is held
        and (old.walked, old.by_leap) == ways
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
            deed = _use(mover, number, used, other, temper)
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
    gain, hurt = duel(mover.one, other, answers)
    gain += hurt * (1 - 1 / situation.boldness)
    best, where = temper.least, -1
    if gain <= best:
        return None
    if not near:
        if in_air:
            gain = _air_guarded(gain, mover, target)
        score = gain - mover.cost(unit.spot, temper)
        return Deed(score, (strike(unit.spot, target.spot),)) if score > best else None
    beside = [
        (NEAR[guard.spot], gains) for guard, gains in _gains_at(mover, target) if gains < gain
    ]
    for spot in squares_of(near):
        score = gain
        for guarded, less in beside:
            if less < score and guarded >> spot & 1:
                score = less
        score -= mover.cost(spot, temper)
        if score > best:
            best, where = score, spot
    if where < 0:
        return None
    return Deed(best, (*mover.way(where), strike(where, target.spot)))


def _gains_at(mover: Mover, target: Unit) -> list[tuple[Unit, float]]:
    """Return what the strike brings against each who could protect the target on the ground."""
    near = NEAR[target.spot]
    return [
        (guard.unit, _gain_from_guard(mover, guard))
        for guard in (() if mover.held.aimed else mover.situation.guards)
        if guard.unit.spot < SKY and near >> guard.unit.spot & 1
    ]


def _gain_from_guard(mover: Mover, guard: Combatant) -> float:
    """Return what the strike brings if this unit steps in, which exhausts it."""
    gain, hurt = duel(mover.one, guard, True)
    rash = 1 - 1 / mover.situation.boldness
    return gain + rash * hurt + DISARMED * card_worth(guard.unit.card)


def _air_guarded(gain: float, mover: Mover, target: Unit) -> float:
    """Return what a flyer's strike brings after the best reply (BW-66)."""
    for guard in () if mover.held.aimed else mover.situation.guards:
        spot = guard.unit.spot
        if guard.unit.uid == target.uid:
            continue
        if spot >= SKY or (target.spot < SKY and NEAR[target.spot] >> spot & 1):
            gain = min(gain, _gain_from_guard(mover, guard))
    return gain


def _use(mover: Mover, number: int, used: Used, other: Combatant, temper: Temper) -> Deed | None:
    """Return the use of an ability on a target, from the best square; None if not worth it."""
    unit, target = mover.unit, other.unit
    if not _may_aim(unit, used, target):
        return None
    gain = use_gain(mover.one, used, other)
    if gain <= max(0.0, temper.least):
        return None
    if target.uid == unit.uid and unit.spot < SKY:
        where = unit.spot
        score = gain - mover.cost(where, temper)
    else:
        where, score = _best_place(mover, used, target, gain, temper)
    if score <= temper.least:
        return None
    at = where if target.uid == unit.uid else target.spot
    return Deed(score, (*mover.way(where), use(where, number, at)))


def _may_aim(unit: Unit, used: Used, target: Unit) -> bool:
    """Tell whether the ability is for such a target, its place aside (BW-15, BW-21, BW-58)."""
    is_enemy = target.owner != unit.owner
    if not isinstance(used, able.Heal | able.Spell | able.Power):
        return is_enemy and not unit.bound
    if target.hidden or (is_enemy and used.to not in (Side.ENEMY, Side.ANY)):
        return False
    if target.uid == unit.uid:
        return used.to not in (Side.ENEMY, Side.OTHER_OWN)
    return is_enemy or used.to not in (Side.ENEMY, Side.ITSELF)


def _best_place(
    mover: Mover, used: Used, target: Unit, gain: float, temper: Temper
) -> tuple[Spot, float]:
    """Return from where the unit best uses the ability on the target, and what that brings."""
    unit, state = mover.unit, mover.situation.state
    if unit.spot >= SKY:
        if is_in_reach(state, unit, used, target):
            return unit.spot, gain - mover.cost(unit.spot, temper)
        return unit.spot, -inf
    best, where = -inf, unit.spot
    for spot in squares_of(mover.reached & places_to_use(mover, used, target)):
        score = gain - mover.cost(spot, temper)
        if score > best:
            best, where = score, spot
    return where, best


def places_to_use(mover: Mover, used: Used, target: Unit) -> Mask:
    """Return the squares from which the ability gets to the target (BW-20)."""
    unit, state = mover.unit, mover.situation.state
    if isinstance(used, able.MagicalStrike | able.SpecialStrike):
        return NEAR[target.spot] if target.spot < SKY else 0
    if isinstance(used, able.Polearm):
        return mask_of(polearm_squares(target.spot)) if target.spot < SKY else 0
    if target.spot >= SKY:
        return mover.reached
    if state.land is not None:  # hills reach further: ask square by square
        return mask_of(
            spot
            for spot in squares_of(mover.reached)
            if is_in_reach(state, unit._replace(spot=spot), used, target)
        )
    corners = state.standing.options.range_metric == "diagonal"
    reach = reach_of(state, unit, used)
    if isinstance(used, able.Heal | able.Spell | able.Power):
        return ball(target.spot, reach, corners)
    return disc(target.spot, reach, corners)
