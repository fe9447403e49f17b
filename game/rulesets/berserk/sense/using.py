"""What a unit could use this turn, on whom and from where: shots, spells, and help for others."""

from __future__ import annotations

from math import inf

from game.rulesets.berserk.battle.changes import guard_against, shifted
from game.rulesets.berserk.battle.hits import CAUSES
from game.rulesets.berserk.battle.masks import NEAR, Mask, around, ball, disc, mask_of, squares_of
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import is_in_reach, polearm_squares, reach_of
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.cards.abilities import Side, Used
from game.rulesets.berserk.sense.combatants import Combatant
from game.rulesets.berserk.sense.company import mourning
from game.rulesets.berserk.sense.duels import duel, use_gain
from game.rulesets.berserk.sense.movers import Deed, Mover, use, ways_of
from game.rulesets.berserk.sense.tempers import Temper
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.unit import SKY, Spot, Unit

HURRIED = 0.08
"""The share of its worth that an alert creature gains if it may walk anew."""
SHIFTS = (able.Pushing, able.Pulling)
HITTING_BACK = 0.5
"""The share of what a stronger strike is worth that counts for who can only hit back."""
DRAWN = 0.5
"""The share of what others could gain from whoever is brought before them that counts."""


def use_deed(
    mover: Mover, number: int, used: Used, other: Combatant, temper: Temper
) -> Deed | None:
    """Return the use of an ability on a target, from the best square; None if not worth it."""
    unit, target = mover.unit, other.unit
    if not _may_aim(unit, used, target):
        return None
    if isinstance(used, able.Spell | able.Power) and isinstance(used.does, SHIFTS):
        return _shift(mover, number, used, other, temper)
    gain = use_gain(mover.one, used, other)
    if isinstance(used, able.Spell | able.Power):
        if isinstance(used.does, able.Hurrying) and target.spent and not target.exhausted:
            gain += HURRIED * card_worth(target.card)
        if isinstance(used.does, able.Strengthening):
            gain *= _need_of_strength(mover, other)
        if isinstance(used.does, able.Offering):
            gain += mourning(mover.situation, other)
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


def _need_of_strength(mover: Mover, other: Combatant) -> float:
    """Return the share of a stronger strike's gain that counts: all for who can strike this turn,
    less for who can only be struck and hit back, none for others and for who exhausts itself."""
    unit, situation = other.unit, mover.situation
    if unit.exhausted or unit.uid == mover.unit.uid:
        return 0.0
    if not unit.bound:
        walked, leapt = ways_of(situation, unit, other.held)
        if unit.spot >= SKY or around(1 << unit.spot | walked | leapt) & situation.enemy_mask:
            return 1.0
    is_met = any(each.strikes >> unit.spot & 1 for each in situation.threats)
    return HITTING_BACK if unit.spot < SKY and is_met else 0.0


def _shift(
    mover: Mover, number: int, used: able.Spell | able.Power, other: Combatant, temper: Temper
) -> Deed | None:
    """Return the push or pull that brings the target before those who can strike it then."""
    unit, target, state = mover.unit, other.unit, mover.situation.state
    does = used.does
    assert isinstance(does, SHIFTS)
    if target.spot >= SKY or guard_against(target, other.held, CAUSES[type(used)], does):
        return None
    strikers = _strikers(mover, other)
    if not strikers:
        return None
    before = _met(strikers, target.spot)
    best: Deed | None = None
    for spot in squares_of(mover.reached & places_to_use(mover, used, target)):
        at = unit._replace(spot=spot)
        onto = shifted(state, target, at, does.x, isinstance(does, able.Pushing))
        score = DRAWN * (_met(strikers, onto) - before) - mover.cost(spot, temper)
        if score > (best.score if best else temper.least):
            best = Deed(score, (*mover.way(spot), use(spot, number, target.spot)))
    return best


def _strikers(mover: Mover, other: Combatant) -> list[tuple[Mask, float]]:
    """Return the squares that other alert units of its side get to, and what each could gain."""
    situation = mover.situation
    answers = not other.unit.exhausted
    found = []
    for each in situation.own:
        unit = each.unit
        if unit.uid == mover.unit.uid or unit.exhausted or unit.bound or unit.spot >= SKY:
            continue
        gain = duel(each, other, answers)[0] if PROFILES[unit.card].is_creature else 0.0
        if gain > 0:
            walked, leapt = ways_of(situation, unit, each.held)
            found.append((1 << unit.spot | walked | leapt, gain))
    return found


def _met(strikers: list[tuple[Mask, float]], spot: Spot) -> float:
    """Return what those can gain together who get beside a square."""
    return sum(gain for reached, gain in strikers if NEAR[spot] & reached)


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
