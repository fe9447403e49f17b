"""Who could attack a card in the enemy's next turn, from where, and who could protect it.

What lies open alone is reckoned with: nobody knows what a card that lies face down will do.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rulesets.berserk.actions import BerserkAction, Leap, Move, Strike, Use
from game.rulesets.berserk.battle.guards import may_guard
from game.rulesets.berserk.battle.masks import NEAR, WHOLE, Mask, mask_of
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.threats import Situation, Threat, reached
from game.rulesets.berserk.unit import SKY, Spot, Unit


class Attacker(NamedTuple):
    """An enemy that could attack a card: the squares it could strike it from, none if it can only
    shoot, and whether one of the two flies: a protector need not be beside both then (BW-66)."""

    uid: int
    squares: Mask
    is_in_air: bool


class Exposure(NamedTuple):
    """Who could attack a card next turn, and who of its side could protect it from one of them."""

    attackers: tuple[Attacker, ...]
    guards: frozenset[int]

    @property
    def enemies(self) -> frozenset[int]:
        """The uids of those who could attack it."""
        return frozenset(each.uid for each in self.attackers)


def exposure(state: Battle, action: BerserkAction, uid: int) -> Exposure:
    """Return how a card of the player to act stands when he has done no more than an action."""
    seen = Situation(state, state.to_act)
    own = [_after(one.unit, action) for one in seen.own]
    free = WHOLE & ~seen.enemy_mask & ~mask_of(each.spot for each in own if each.spot < SKY)
    spot = next(each.spot for each in own if each.uid == uid)
    attackers = tuple(_attackers(seen.threats, spot, free))
    guards = frozenset(
        each.uid
        for each in own
        if each.uid != uid
        and may_guard(state, each)
        and any(_can_step_in(one, each.spot, spot) for one in attackers)
    )
    return Exposure(attackers, guards)


def _after(unit: Unit, action: BerserkAction) -> Unit:
    """Return a card where an action has taken it, exhausted if it has acted."""
    if getattr(action, "unit", None) != unit.spot:
        return unit
    if isinstance(action, Move | Leap):
        return unit._replace(spot=action.to)
    return unit._replace(exhausted=True) if isinstance(action, Strike | Use) else unit


def _attackers(threats: Sequence[Threat], spot: Spot, free: Mask) -> Iterator[Attacker]:
    for threat in threats:
        one, unit = threat.one, threat.one.unit
        if unit.hidden or unit.bound:
            continue
        if spot >= SKY or unit.spot >= SKY:
            if unit.spot >= SKY or one.held.sky_reach:
                yield Attacker(unit.uid, 0, True)
            continue
        squares = reached(one, free) & NEAR[spot]
        if squares or threat.shoots >> spot & 1:
            yield Attacker(unit.uid, squares, False)


def _can_step_in(attacker: Attacker, guard: Spot, target: Spot) -> bool:
    """Tell whether who stands there could protect another from a strike (BW-28, BW-66)."""
    if attacker.is_in_air and guard >= SKY:
        return True
    if guard >= SKY or target >= SKY or not NEAR[target] >> guard & 1:
        return False
    return attacker.is_in_air or bool(attacker.squares & NEAR[guard])
