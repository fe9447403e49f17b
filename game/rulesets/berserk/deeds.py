"""What a unit could do this turn: walk somewhere, then act; each weighed by what it brings."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.rulesets.berserk import abilities as able
from game.rulesets.berserk.abilities import Side, Used
from game.rulesets.berserk.actions import BerserkAction, Leap, Move, Prepare, Strike, Use
from game.rulesets.berserk.battle.guards import may_guard
from game.rulesets.berserk.battle.legal import may_prepare
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.reach import (
    is_in_reach,
    leap_squares,
    points_left,
    polearm_squares,
    reach_of,
    walkable,
)
from game.rulesets.berserk.duels import DISARMED, duel, use_gain
from game.rulesets.berserk.masks import (
    NEAR,
    Mask,
    ball,
    disc,
    flooded,
    mask_of,
    squares_of,
)
from game.rulesets.berserk.threats import Dangers, Sight, danger_at, dangers
from game.rulesets.berserk.unit import SKY, Spot, Unit
from game.rulesets.berserk.worth import card_worth

move, leap, strike, use = cache(Move), cache(Leap), cache(Strike), cache(Use)
prepare = cache(Prepare)


class Temper(NamedTuple):
    """The knobs of the fighting sense; found by trial (docs/strength.md)."""

    care: float = 0.5
    """How much what the enemy may do next turn weighs against what is won now."""
    least: float = 0.05
    """What a deed must bring, in crystals."""
    hunger: float = 0.12
    """How much a step towards the enemy draws a unit that has nothing to do."""
    tread: float = 0.01
    """What each step costs, so that nobody walks for nothing."""


TEMPER = Temper()


class Deed(NamedTuple):
    """What a unit could do, in up to two actions, and what that brings, in crystals."""

    score: float
    actions: tuple[BerserkAction, ...]


class Mover:
    """A unit and where it can get to this turn."""

    __slots__ = (
        "alert",
        "by_leap",
        "costs",
        "exhausted",
        "held",
        "reached",
        "sight",
        "unit",
        "walked",
    )

    def __init__(self, sight: Sight, unit: Unit, held: Traits) -> None:
        self.sight, self.unit, self.held = sight, unit, held
        self.costs: dict[Spot, float] = {}
        self.walked, self.by_leap = 0, 0
        if unit.spot < SKY:
            start = 1 << unit.spot
            state = sight.state
            points = points_left(unit)
            if points > 0:
                if state.standing.options.terrain:
                    self.walked = mask_of(walkable(state, unit))
                else:
                    self.walked = flooded(start, sight.free, points) & ~start
            if held.jump or held.teleports:
                self.by_leap = mask_of(leap_squares(state, unit, held)) & ~self.walked
            self.reached: Mask = start | self.walked | self.by_leap
        else:
            self.reached = 0
        self.exhausted: Dangers = dangers(sight, unit, held, True)
        self.alert: Dangers = dangers(sight, unit, held, False)

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
            now = danger_at(self.alert, self.unit.spot)
            then = danger_at(self.exhausted, spot)
            away = temper.tread if spot != self.unit.spot else 0.0
            found = temper.care * (then - now) / self.sight.boldness + away
            self.costs[spot] = found
        return found


def deeds_of(sight: Sight, unit: Unit, held: Traits, temper: Temper = TEMPER) -> list[Deed]:
    """Return what an alert unit could act with, each at its best target's best square."""
    mover = Mover(sight, unit, held)
    found: list[Deed] = []
    if PROFILES[unit.card].is_creature and not unit.bound:
        found += _strikes(mover, temper)
    for number, used in enumerate(held.uses, 1):
        found += _uses(mover, number, used, temper)
    if not found and may_prepare(sight.state, unit) and not unit.prepared:
        found.append(Deed(temper.least * 2, (prepare(unit.spot),)))
    return found


def _strikes(mover: Mover, temper: Temper) -> list[Deed]:
    found: list[Deed] = []
    unit, held, sight = mover.unit, mover.held, mover.sight
    guards = () if held.aimed else _guards(sight)
    rash = 1 - 1 / sight.boldness
    in_air, reaches_up = unit.spot >= SKY, held.sky_reach or unit.prepared
    for target, theirs in sight.enemies:
        near = 0
        if not in_air:
            if target.spot < SKY:
                near = NEAR[target.spot] & mover.reached
                if not near:
                    continue
            elif not reaches_up:
                continue
        answers = not target.exhausted and (target.hidden or PROFILES[target.card].is_creature)
        gain, hurt = duel(unit, held, target, theirs, answers)
        gain += hurt * rash
        if gain <= temper.least:
            continue
        if in_air:
            gain = _air_guarded(gain, mover, target, guards)
            score = gain - mover.cost(unit.spot, temper)
            if score > temper.least:
                found.append(Deed(score, (strike(unit.spot, target.spot),)))
            continue
        if not near:
            score = gain - mover.cost(unit.spot, temper)
            if score > temper.least:
                found.append(Deed(score, (strike(unit.spot, target.spot),)))
            continue
        best, where = temper.least, -1
        beside = [
            (NEAR[guard.spot], gains)
            for guard, gains in _gains_at(mover, guards, target)
            if gains < gain
        ]
        for spot in squares_of(near):
            score = gain
            for guarded, less in beside:
                if less < score and guarded >> spot & 1:
                    score = less
            score -= mover.cost(spot, temper)
            if score > best:
                best, where = score, spot
        if where >= 0:
            found.append(Deed(best, (*mover.way(where), strike(where, target.spot))))
    return found


def _guards(sight: Sight) -> list[tuple[Unit, Traits]]:
    """Return the enemies that may protect others."""
    return [
        (unit, theirs)
        for unit, theirs in sight.enemies
        if not unit.exhausted and not unit.hidden and may_guard(sight.state, unit)
    ]


def _gains_at(
    mover: Mover, guards: list[tuple[Unit, Traits]] | tuple[()], target: Unit
) -> list[tuple[Unit, float]]:
    """Return what the strike brings against each who could protect the target on the ground."""
    near = NEAR[target.spot]
    return [
        (guard, _gain_from_guard(mover, guard, theirs))
        for guard, theirs in guards
        if guard.spot < SKY and near >> guard.spot & 1
    ]


def _gain_from_guard(mover: Mover, guard: Unit, theirs: Traits) -> float:
    """Return what the strike brings if this unit steps in, which exhausts it."""
    gain, hurt = duel(mover.unit, mover.held, guard, theirs, True)
    rash = 1 - 1 / mover.sight.boldness
    return gain + rash * hurt + DISARMED * card_worth(guard.card)


def _air_guarded(
    gain: float, mover: Mover, target: Unit, guards: list[tuple[Unit, Traits]] | tuple[()]
) -> float:
    """Return what a flyer's strike brings after the best reply (BW-66)."""
    for guard, theirs in guards:
        if guard.uid == target.uid:
            continue
        in_place = guard.spot >= SKY or (target.spot < SKY and NEAR[target.spot] >> guard.spot & 1)
        if in_place:
            gain = min(gain, _gain_from_guard(mover, guard, theirs))
    return gain


def _uses(mover: Mover, number: int, used: Used, temper: Temper) -> list[Deed]:
    """Return what the unit can do with one ability."""
    unit, held, sight = mover.unit, mover.held, mover.sight
    is_attack = not isinstance(used, able.Heal | able.Spell | able.Power)
    if is_attack and unit.bound:
        return []
    side = Side.ENEMY if is_attack else used.to  # type: ignore[union-attr]
    targets = sight.enemies if side is Side.ENEMY else sight.own
    if side is Side.ANY:
        targets = sight.own + sight.enemies
    found: list[Deed] = []
    for target, theirs in targets:
        if side is Side.ITSELF and target.uid != unit.uid:
            continue
        if target.hidden and not is_attack:
            continue
        gain = use_gain(unit, held, used, target, theirs)
        if gain <= temper.least:
            continue
        if target.uid == unit.uid and unit.spot < SKY:
            where = unit.spot
            score = gain - mover.cost(where, temper)
        else:
            where, score = _best_place(mover, used, target, gain, temper)
        if score > temper.least:
            at = where if target.uid == unit.uid else target.spot
            found.append(Deed(score, (*mover.way(where), use(where, number, at))))
    return found


def _best_place(
    mover: Mover, used: Used, target: Unit, gain: float, temper: Temper
) -> tuple[Spot, float]:
    """Return from where the unit best uses the ability on the target, and what that brings."""
    unit, state = mover.unit, mover.sight.state
    if unit.spot >= SKY:
        if is_in_reach(state, unit, used, target):
            return unit.spot, gain - mover.cost(unit.spot, temper)
        return unit.spot, 0.0
    best, where = 0.0, unit.spot
    for spot in squares_of(mover.reached & _places(mover, used, target)):
        score = gain - mover.cost(spot, temper)
        if score > best:
            best, where = score, spot
    return where, best


def _places(mover: Mover, used: Used, target: Unit) -> Mask:
    """Return the squares from which the ability gets to the target (BW-20)."""
    unit, state = mover.unit, mover.sight.state
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
