"""A unit that may act: where it can get to this turn, what it is there, and what that costs."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.rulesets.berserk.actions import BerserkAction, Leap, Move, Prepare, Strike, Use
from game.rulesets.berserk.battle.masks import Mask, flooded, mask_of
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.reach import leap_squares, points_left, walkable
from game.rulesets.berserk.battle.traits import terrain_at, traits
from game.rulesets.berserk.battle.turn import LAVA_WOUNDS
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.combatants import Combatant, bearing, combatant
from game.rulesets.berserk.sense.company import boon
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.threats import Situation, danger_at, dangers
from game.rulesets.berserk.sense.worth import LAST_BREATH, card_worth, harm
from game.rulesets.berserk.unit import BOARD, SKY, Spot, Unit

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
        "in_company",
        "one",
        "onto",
        "reached",
        "situation",
        "stands",
        "unit",
        "varies",
        "walked",
    )

    def __init__(
        self, situation: Situation, one: Combatant, ways: tuple[Mask, Mask] | None = None
    ) -> None:
        self.situation, self.one = situation, one
        unit, held = self.unit, self.held = one.unit, one.held
        self.costs: dict[Spot, float] = {}
        self.stands: dict[Spot, Combatant] = {}
        self.varies = _varies(situation, one)
        """Whether what it can do depends on where it stands, or on how it got there."""
        self.onto: dict[int, Deed] = {}
        mine = PROFILES[unit.card]
        self.in_company = bool(situation.social or mine.rank or mine.kin)
        """Whether it matters to others, or theirs to it, beside whom it stands."""
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

    def there(self, spot: Spot) -> Combatant:
        """Return the unit as it is on a square that it has got to."""
        unit = self.unit
        if not self.varies or spot == unit.spot:
            return self.one
        found = self.stands.get(spot)
        if found is None:
            steps = BOARD.steps[unit.spot][spot] if self.walked >> spot & 1 else 0
            stood = unit._replace(spot=spot, moved=unit.moved + steps)
            found = combatant(stood, traits(self.situation.state, stood))
            self.stands[spot] = found
        return found

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
            if self.varies and spot != unit.spot:
                found += boon(self.held) - boon(self.there(spot).held)
            self.costs[spot] = found
        return found


def _varies(situation: Situation, one: Combatant) -> bool:
    if one.unit.spot >= SKY:
        return False
    profile, state = PROFILES[one.unit.card], situation.state
    return bool(
        profile.rank
        or profile.kin
        or state.givers
        or state.land is not None
        or bearing(one.held).by_way
    )


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


WOODED = 0.75
"""How much of the danger is left to an alert creature in a wood, that of shots included."""


def toll(state: Battle, unit: Unit, spot: Spot) -> float:
    """Return what it costs to stand there when the own next turn begins, in crystals.

    Where it heals that is negative.
    """
    if state.land is None or spot >= SKY:
        return 0.0
    ground, profile = terrain_at(state, spot), PROFILES[unit.card]
    if ground is Terrain.LAVA:
        left = profile.life + unit.extra - unit.wounds
        return harm(card_worth(unit.card), left, max(1, profile.life), LAVA_WOUNDS)
    if ground is Terrain.SPRING and unit.wounds and profile.is_creature:
        return -card_worth(unit.card) * (1 - LAST_BREATH) / profile.life
    return 0.0


def exposure(state: Battle, here: Spot, spot: Spot) -> float:
    """Return how many times as much danger an alert creature is in there as it is here."""
    if state.land is None:
        return 1.0
    return _share(state, spot) / _share(state, here)


def _share(state: Battle, spot: Spot) -> float:
    wooded = spot < SKY and terrain_at(state, spot) is Terrain.WOOD
    return WOODED if wooded else 1.0
