"""The enemy's next turn: who could attack a card in it, from where, and who could protect it.

What lies open alone is reckoned with, as the rules let it walk and act and as its side makes way
for it: nobody knows what a card that lies face down will do. Texts that are read when a turn ends
or starts are left out: those of cards that lie face down would be read among them.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from game.rulesets.berserk.actions import BerserkAction, Leap, Move, Strike, Use
from game.rulesets.berserk.battle.legal import unit_actions
from game.rulesets.berserk.battle.masks import NEAR, Mask
from game.rulesets.berserk.battle.reach import is_in_reach, may_guard, strike_targets, use_targets
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import put
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.reaching import awake, stands
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import SKY, Spot, Unit, after_turn

Way = tuple[Move | Leap | None, Strike | Use]
"""An attack, and the walk it takes first, None for none."""


class Attacker(NamedTuple):
    """An enemy that could attack a card.

    `ways` has each of its attacks once, by the first walk that leads to it; `squares` are those
    from which it could basic-strike; where one of the two flies, a protector need not be beside
    both (BW-66).
    """

    uid: int
    ways: tuple[Way, ...]
    squares: Mask
    is_in_air: bool


class EnemyTurn:
    """The enemy's next turn after no more than one action of the player to act."""

    def __init__(self, state: BerserkState, action: BerserkAction) -> None:
        self._player = state.to_act
        self._attackers: dict[int, tuple[Attacker, ...]] = {}
        self._world = world = state.clone()
        actor = world.at(getattr(action, "unit", -1))
        if isinstance(action, Move | Leap):
            world.apply_action(action)
        self._is_open = world.pending is None and world.phase == Phase.BATTLE
        acts = isinstance(action, Strike | Use)
        for unit in world.living(self._player):
            is_actor = acts and actor is not None and unit.uid == actor.uid
            put(world, after_turn(unit._replace(exhausted=unit.exhausted or is_actor)))
        world.set(to_act=1 - self._player, turn=world.turn + 1)
        up = [awake(world, each) for each in world.living(1 - self._player)]
        self._foes = [each for each in up if each is not None] if self._is_open else []
        for foe in self._foes:
            put(world, foe)

    def attackers(self, uid: int) -> tuple[Attacker, ...]:
        """Return who could attack a card of the player, whose turn it was."""
        if uid not in self._attackers:
            self._attackers[uid] = tuple(self._found(self._world.units[uid]))
        return self._attackers[uid]

    def protectors(self, uid: int) -> frozenset[int]:
        """Return who of a card's side could protect it from one of them."""
        attackers, spot = self.attackers(uid), self._world.units[uid].spot
        return frozenset(
            each.uid
            for each in self._world.living(self._player)
            if each.uid != uid
            and any(_can_step_in(one, each.spot, spot) for one in attackers)
            and may_guard(self._world, each)
        )

    def _found(self, target: Unit) -> Iterator[Attacker]:
        """Yield who could attack a card that is still there."""
        for foe in self._foes if target.spot >= 0 else ():
            ways, squares = dict[tuple[type, int], Way](), 0
            for walk in (None, *self._walks[foe.uid]):
                there = foe if walk is None else foe._replace(spot=walk.to)
                for attack in self._attacks(there, target):
                    ways.setdefault((type(attack), getattr(attack, "ability", 0)), (walk, attack))
                    if isinstance(attack, Strike) and there.spot < SKY:
                        squares |= 1 << there.spot
            if ways:
                is_in_air = foe.spot >= SKY or target.spot >= SKY
                yield Attacker(foe.uid, tuple(ways.values()), squares, is_in_air)

    @cached_property
    def _walks(self) -> Mapping[int, list[Move | Leap]]:
        """Where each enemy could go, by uid: first as the cards stand, then as they make way."""
        return {each.uid: [*self._walks_of(each)] for each in self._foes}

    def _walks_of(self, foe: Unit) -> Iterator[Move | Leap]:
        if foe.spot >= SKY:
            return
        now = [e for e in unit_actions(self._world, foe) if isinstance(e, Move | Leap)]
        yield from now
        leaps = any(isinstance(each, Leap) for each in now)
        known = {foe.spot, *(each.to for each in now)}
        for end in stands(self._world, foe):
            if end not in known:
                yield Leap(foe.spot, end) if leaps else Move(foe.spot, end)

    def _attacks(self, foe: Unit, target: Unit) -> Iterator[Strike | Use]:
        """Yield what an enemy could do to a card from where it stands."""
        world, spot = self._world, target.spot
        held = traits(world, foe)
        is_near = foe.spot >= SKY or spot >= SKY or NEAR[foe.spot] >> spot & 1
        if is_near and spot in strike_targets(world, foe, held):
            yield Strike(foe.spot, spot)
        for number, use in enumerate(held.uses, 1):
            if is_in_reach(world, foe, use, target) and spot in use_targets(world, foe, use):
                yield Use(foe.spot, number, spot)


def _can_step_in(attacker: Attacker, guard: Spot, target: Spot) -> bool:
    """Tell whether who stands there could protect another from a strike (BW-28, BW-66)."""
    if attacker.is_in_air and guard >= SKY:
        return True
    if guard >= SKY or target >= SKY or not NEAR[target] >> guard & 1:
        return False
    return attacker.is_in_air or bool(attacker.squares & NEAR[guard])
