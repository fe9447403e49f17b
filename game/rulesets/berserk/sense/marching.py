"""Where a unit that has nothing better to do goes."""

from __future__ import annotations

from collections.abc import Sequence

from game.rulesets.berserk.battle.masks import NEAR, Mask, around, flooded, squares_of
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.sense.combatants import Combatant
from game.rulesets.berserk.sense.company import boon, company_at
from game.rulesets.berserk.sense.movers import Deed, Mover, exposure, toll
from game.rulesets.berserk.sense.placing import is_helper, is_marksman
from game.rulesets.berserk.sense.tempers import TEMPER, Temper
from game.rulesets.berserk.sense.threats import Situation, danger_at, dangers
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.unit import BOARD, SKY, Spot, Unit

COVER = 0.06
"""How much of an own neighbour's worth standing beside it, ready to protect it, is worth."""
IMPATIENT = 2.0
"""So bold, marksmen and helpers come on as well."""
BEST_RANGE = 3
"""How far from the nearest enemy a marksman likes to be."""


def march(situation: Situation, one: Combatant, temper: Temper = TEMPER) -> Deed | None:
    """Return the walk that puts an alert unit where it stands best, None to stay."""
    unit = one.unit
    if unit.spot >= SKY:
        return None
    mover = Mover(situation, one)
    choices = mover.walked or mover.by_leap
    if not choices:
        return None
    rings = rings_to_enemies(situation, unit) if temper.around else ()
    here = _standing(mover, unit.spot, temper, rings)
    best, where = here + temper.tread, -1
    for spot in squares_of(choices):
        found = _standing(mover, spot, temper, rings)
        if found > best:
            best, where = found, spot
    if where < 0:
        return None
    return Deed(best - here, mover.way(where))


def rings_to_enemies(situation: Situation, unit: Unit) -> Sequence[Mask]:
    """Return the squares within 0, 1, 2, ... steps through free ones of a square to strike from."""
    free = situation.free | 1 << unit.spot
    rings = [around(situation.enemy_mask) & free]
    while (wider := flooded(rings[-1], free, 1)) != rings[-1]:
        rings.append(wider)
    return rings


def _standing(mover: Mover, spot: Spot, temper: Temper, rings: Sequence[Mask]) -> float:
    """Return how well the unit stands on a square, alert, at the end of the turn.

    Where there are `rings`, they tell how far it is to the enemy.
    """
    unit, situation = mover.unit, mover.situation
    bold = situation.boldness
    state = situation.state
    danger = danger_at(dangers(situation, mover.one, False), spot)
    found = -temper.care * danger * exposure(state, unit.spot, spot) / bold
    found -= toll(state, unit, spot)
    if mover.varies:
        found += boon(mover.there(spot).held) / bold
    if mover.in_company:
        found += company_at(situation, mover.one, spot) / bold
    nearest = min(
        (BOARD.steps[spot][each.unit.spot] for each in situation.enemies if each.unit.spot < SKY),
        default=BEST_RANGE,
    )
    if bold < IMPATIENT and is_marksman(unit.card):
        found -= temper.hunger * abs(nearest - BEST_RANGE)
    elif bold < IMPATIENT and is_helper(unit.card):
        found -= temper.hunger * 0.5 * abs(nearest - BEST_RANGE)
    else:
        way = next((steps for steps, ring in enumerate(rings) if ring >> spot & 1), nearest - 1)
        found -= temper.hunger * bold * _strength(unit) * max(0, way)
    near = NEAR[spot]
    for each in situation.own:
        other = each.unit
        if other.uid != unit.uid and other.spot < SKY and near >> other.spot & 1:
            found += COVER * card_worth(other.card) * (1.0 if other.exhausted else 0.4)
    return found


def _strength(unit: Unit) -> float:
    """Return how much of its life is left: who is nearly dead does not hurry."""
    return max(0.3, 1 - unit.wounds / max(1, PROFILES[unit.card].life))
