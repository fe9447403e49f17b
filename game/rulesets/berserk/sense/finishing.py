"""The end in sight: whether the battle can be won this turn, how likely, and by what.

An exact search over what the own units can still do this turn, dice and replies included. It is
tried only when the enemy has few creatures left, and only looks at deeds against the enemy from
the squares where they are least in each other's way.
"""

from collections.abc import Iterable

from game.core.protocols import CHANCE, Player
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.effects import can_suffer
from game.rulesets.berserk.battle.legal import battle_legal
from game.rulesets.berserk.battle.masks import NEAR, Mask, squares_of
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.reach import is_in_reach, reaches_flyers
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.position import Battle, Phase, RunningBattle
from game.rulesets.berserk.sense.dice import distinct_rolls
from game.rulesets.berserk.sense.movers import Mover, strike, use
from game.rulesets.berserk.sense.threats import Situation
from game.rulesets.berserk.sense.using import places_to_use
from game.rulesets.berserk.unit import SKY, Spot, Unit

Deed = tuple[BerserkAction, ...]

MOST_CREATURES = 2
"""The search is tried when the enemy has no more creatures than this."""
MOST_POSITIONS = 1200
"""Positions looked at before the search gives up."""
SQUARES = 3
"""From how many squares each deed is tried."""
RIPE = 0.5
"""How likely the win must be to be gone for at once."""
_ROUNDING = 1e-12
"""What sums of chances may be off by: an even chance comes out as a hair less."""


class _GaveUp(Exception):
    """There is too much to look at."""


def finishing_move(state: RunningBattle, most: int = MOST_POSITIONS) -> BerserkAction | None:
    """Return the action that wins this turn most likely, None where that is not likely enough."""
    if state.pending is not None or not _is_in_sight(state, state.to_act):
        return None
    search = _Finish(state, most)
    try:
        chance, deed = search.best(state)
    except _GaveUp:
        return None
    return deed[0] if deed and chance >= RIPE - _ROUNDING else None


def _is_in_sight(state: Battle, me: Player) -> bool:
    """Tell whether the enemy has few creatures left, all face up, and wounds enough are at hand."""
    left = creatures = most = alert = helped = 0
    for unit in state.units:
        if unit.spot < 0:
            continue
        if unit.owner == me:
            held = traits(state, unit)
            helped += _wounds_of(text.does for text in held.friend_strikes)
            if not unit.exhausted:
                alert += 1
                most += _most_wounds(unit, held)
        elif unit.hidden:
            return False
        elif PROFILES[unit.card].is_creature:
            creatures += 1
            left += PROFILES[unit.card].life + unit.extra - unit.wounds
    return creatures <= MOST_CREATURES and most + alert * helped >= left


def _most_wounds(unit: Unit, held: Traits) -> int:
    """Return the most wounds the unit might deal this turn."""
    strike_most = max(PROFILES[unit.card].strike, default=0)
    might = max((x for x, _when in held.might), default=0)
    found = strike_most + max(0, might) + unit.plus if strike_most else 0
    for used in held.uses:
        found = max(found, _most_of(used))
    texts = (text.does for text in (*held.kills, *held.dies))
    return found + _wounds_of((*held.on_hit, *held.sweeps, *texts))


def _wounds_of(effects: Iterable[able.Effect]) -> int:
    """Return the wounds among these effects."""
    return sum(effect.x for effect in effects if isinstance(effect, able.Wound))


def _most_of(used: able.Used) -> int:
    if isinstance(used, able.Polearm):
        return used.x
    if isinstance(used, able.Heal):
        return 0
    if isinstance(used, able.Spell | able.Power):
        helped = isinstance(used.does, able.Strengthening | able.Wound)
        return 99 if isinstance(used.does, able.Destroying | able.Rousing) else 3 * helped
    return max(used.damage)


class _Finish:
    """One search; positions that come up again are remembered."""

    def __init__(self, state: RunningBattle, most: int) -> None:
        self.me, self.turn, self.most = state.to_act, state.turn, most
        self.known: dict[object, tuple[float, Deed]] = {}

    def best(self, state: RunningBattle) -> tuple[float, Deed]:
        """Return how likely the best deeds win this turn, and the first of them."""
        key = state.units
        found = self.known.get(key)
        if found is not None:
            return found
        if len(self.known) >= self.most:
            raise _GaveUp
        self.known[key] = (0.0, ())
        best: tuple[float, Deed] = (0.0, ())
        if _is_in_sight(state, self.me):
            for deed in self._deeds(state):
                after = state.clone()
                for action in deed:
                    BATTLE_STEPS[type(action)](after, action, None)
                chance = self._chance(after)
                if chance > best[0] + _ROUNDING:
                    best = chance, deed
                    if chance >= 1 - _ROUNDING:
                        break
        self.known[key] = best
        return best

    def _chance(self, state: RunningBattle) -> float:
        if state.phase is Phase.OVER:
            return float(state.winner == self.me)
        pending = state.pending
        if isinstance(pending, AwaitDice):
            total = 0.0
            for roll, chance in distinct_rolls(state, pending):
                after = state.clone()
                BATTLE_STEPS[type(roll)](after, roll, None)
                total += chance * self._chance(after)
            return total
        assert state.to_act != CHANCE
        if pending is not None:
            found = []
            for reply in battle_legal(state):
                after = state.clone()
                BATTLE_STEPS[type(reply)](after, reply, None)
                found.append(self._chance(after))
            return max(found) if state.to_act == self.me else min(found)
        if state.turn != self.turn:
            return 0.0
        return self.best(state)[0]

    def _deeds(self, state: Battle) -> list[Deed]:
        """Return what each alert unit can do to an enemy, or to help another do it."""
        situation = Situation(state, self.me)
        crowded = _crowd(situation)
        found: list[Deed] = []
        for one in situation.own:
            if one.unit.exhausted:
                continue
            mover = Mover(situation, one)
            for other in situation.enemies:
                found += _onto(mover, other.unit, crowded)
            for number, used in enumerate(one.held.uses, 1):
                if isinstance(used, able.Spell | able.Power) and used.to is not able.Side.ENEMY:
                    found += _helping(mover, number, used)
        return found


def _crowd(situation: Situation) -> list[int]:
    """Return for each square how many own alert units could get there."""
    counts = [0] * 30
    for one in situation.own:
        if not one.unit.exhausted and one.unit.spot < SKY:
            for spot in squares_of(Mover(situation, one).reached):
                counts[spot] += 1
    return counts


def _onto(mover: Mover, target: Unit, crowded: list[int]) -> list[Deed]:
    """Return the ways in which a unit can attack a target."""
    unit, held = mover.unit, mover.held
    found: list[Deed] = []
    if PROFILES[unit.card].is_creature and not unit.bound:
        if unit.spot >= SKY or (target.spot >= SKY and reaches_flyers(unit, held)):
            found.append((strike(unit.spot, target.spot),))
        elif target.spot < SKY:
            for spot in _choice_of(mover, NEAR[target.spot], crowded, target):
                found.append((*mover.way(spot), strike(spot, target.spot)))
    for number, used in enumerate(held.uses, 1):
        is_attack = not isinstance(used, able.Heal | able.Spell | able.Power)
        if isinstance(used, able.Heal) or (is_attack and unit.bound):
            continue
        if isinstance(used, able.Spell | able.Power) and (
            used.to not in (able.Side.ENEMY, able.Side.ANY)
            or not can_suffer(mover.situation.state, target, used)
        ):
            continue
        if unit.spot >= SKY:
            if is_in_reach(mover.situation.state, unit, used, target):
                found.append((use(unit.spot, number, target.spot),))
            continue
        for spot in _choice_of(mover, places_to_use(mover, used, target), crowded, target):
            found.append((*mover.way(spot), use(spot, number, target.spot)))
    return found


def _choice_of(mover: Mover, places: Mask, crowded: list[int], target: Unit) -> list[Spot]:
    """Return the squares to attack from: near no protector, and wanted by few others."""
    situation = mover.situation
    guarding = [
        NEAR[each.unit.spot]
        for each in situation.enemies
        if not each.unit.exhausted and each.unit.uid != target.uid and each.unit.spot < SKY
    ]

    def dislike(spot: Spot) -> tuple[int, int, int]:
        guards = sum(near >> spot & 1 for near in guarding)
        return guards, crowded[spot], spot != mover.unit.spot

    return sorted(squares_of(places & mover.reached), key=dislike)[:SQUARES]


def _helping(mover: Mover, number: int, used: able.Spell | able.Power) -> list[Deed]:
    """Return the ways in which a unit can help another to attack."""
    if not isinstance(used.does, able.Strengthening | able.Rousing | able.Cleansing):
        return []
    found: list[Deed] = []
    unit, state = mover.unit, mover.situation.state
    for each in mover.situation.own:
        other = each.unit
        if other.uid != unit.uid and is_in_reach(state, unit, used, other):
            found.append((use(unit.spot, number, other.spot),))
    return [deed for deed in found if deed[0] in battle_legal(state)]
