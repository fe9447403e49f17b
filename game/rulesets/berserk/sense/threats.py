"""Who can hurt whom: the squares each unit can strike at in its next turn, as masks."""

from typing import Any, NamedTuple

from game.core.protocols import Player
from game.rulesets.berserk.battle.masks import NEAR, WHOLE, Mask, around, disc, flooded, squares_of
from game.rulesets.berserk.battle.profiles import PROFILES, Traits
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.combatants import Combatant, bearing, combatant
from game.rulesets.berserk.sense.duels import duel, use_gain
from game.rulesets.berserk.sense.worth import UNSEEN_WORTH, unit_worth
from game.rulesets.berserk.unit import SKY, Spot, Unit

SHARED = 0.75
"""How strongly a unit's threat is spread over all it could attack: 1 evenly, 0 not at all."""
BOLDEST = 4.0
PATIENCE = 4
"""Turns without a wound that the stronger side bears."""
LATE = 40
"""So many turns, both players' counted, and it bears no more at all."""
FACE_DOWN = -2
"""Where a card that is face down is taken to stand: it gives nothing to others."""
STRANGERS_STEPS = 1
"""How far a card that is face down is expected to walk before it strikes."""


class Threat(NamedTuple):
    """One unit and what it could do in its next turn.

    `strikes` are the squares it can basic-strike at, `shoots` those its best ranged attack gets
    to; `share` is how likely it turns to any one of those it could attack.
    """

    one: Combatant
    strikes: Mask
    shoots: Mask
    shot: able.RangedAttack | None
    share: float


Dangers = list[tuple[Mask, Mask, float, float]]
"""Of each threat: squares struck at, squares shot at, harm done by the strike, by the shot."""


class Memory:
    """What a player keeps in mind through a turn: the enemy does not move in it."""

    __slots__ = (
        "boldness",
        "combatants",
        "dangers",
        "movers",
        "standing",
        "threats",
        "turn",
        "units",
    )

    def __init__(self) -> None:
        self.turn = -1
        self.boldness = 1.0
        self.threats: list[Threat] = []
        self.dangers: dict[tuple[int, bool], Dangers] = {}
        self.combatants: dict[int, Combatant] = {}
        self.movers: dict[int, Any] = {}
        """What each alert unit could do when it was last looked at, by uid."""
        self.units: tuple[Unit, ...] = ()
        """All units as they were then."""
        self.standing: list[Spot] = []
        """Where all cards stood then; as long as they stand so, they can do the same."""

    def begin(self, turn: int, boldness: float, threats: list[Threat]) -> None:
        """Forget the turn before."""
        self.turn, self.boldness, self.threats = turn, boldness, threats
        self.dangers.clear()
        self.movers.clear()


class Situation:
    """A position as one player's sense takes it in."""

    __slots__ = (
        "boldness",
        "enemies",
        "enemy_mask",
        "free",
        "guards",
        "memory",
        "own",
        "own_mask",
        "player",
        "social",
        "state",
        "threats",
        "touched",
    )

    def __init__(self, state: Battle, player: Player, memory: Memory | None = None) -> None:
        self.state, self.player = state, player
        self.own: list[Combatant] = []
        self.enemies: list[Combatant] = []
        self.social: list[Combatant] = []
        """Those of both sides whose texts and auras matter to others."""
        kept = memory.combatants if memory else {}
        standing = [FACE_DOWN if unit.hidden else unit.spot for unit in state.units]
        stands = memory is not None and memory.standing == standing
        own = enemy = 0
        for unit in state.units:
            spot = unit.spot
            if spot < 0:
                continue
            is_own = unit.owner == player
            one = kept.get(unit.uid)
            if stands and one is not None and not unit.hidden:
                held = one.held
            else:
                held = HIDDEN if unit.hidden and not is_own else traits(state, unit)
            if one is None or one.unit is not unit or one.held is not held:
                one = kept[unit.uid] = combatant(unit, held)
            if bearing(held).for_others or (unit.uid in state.givers and not unit.hidden):
                self.social.append(one)
            if is_own:
                self.own.append(one)
                if spot < SKY:
                    own |= 1 << spot
            else:
                self.enemies.append(one)
                if spot < SKY:
                    enemy |= 1 << spot
        self.own_mask, self.enemy_mask = own, enemy
        self.free = WHOLE & ~own & ~enemy
        self.guards = [each for each in self.enemies if _may_guard(each)]
        """The enemies that may protect others (BW-28)."""
        self.memory = memory = memory or Memory()
        memory.standing = standing
        if memory.turn == state.turn:
            self.boldness = memory.boldness
            self.threats = [
                each for each in memory.threats if state.units[each.one.unit.uid].spot >= 0
            ]
            if len(self.threats) < len(memory.threats):
                memory.threats = self.threats
                memory.dangers.clear()
                memory.movers.clear()
            self.touched = self._touched(memory.units)
            memory.units = state.units
            return
        self.touched = set()
        memory.units = state.units
        self.boldness = self._boldness()
        self.threats = [
            threat
            for one in self.enemies
            if not one.unit.stunned and (threat := _threat(one, self.free, own, state))
        ]
        memory.begin(state.turn, self.boldness, self.threats)

    def shift(self, place: int, spot: Spot) -> None:
        """See an own unit, by its place in `own`, where it is about to walk to."""
        one = self.own[place]
        if one.unit.spot < SKY:
            self.free |= 1 << one.unit.spot
        self.free &= ~(1 << spot)
        self.own[place] = one._replace(unit=one.unit._replace(spot=spot))

    def _touched(self, before: tuple[Unit, ...]) -> set[int]:
        """Return who has changed since then, and enemies whose protectors have."""
        state = self.state
        found: set[int] = set()
        for old, unit in zip(before, state.units, strict=True):
            if old is unit:
                continue
            found.add(unit.uid)
            if unit.owner != self.player:
                if unit.spot >= SKY:
                    found.update(each.unit.uid for each in self.enemies)
                elif unit.spot >= 0:
                    beside = NEAR[unit.spot] & self.enemy_mask
                    found.update(state.board[spot] for spot in squares_of(beside))
        return found

    def _boldness(self) -> float:
        """Return how little own losses weigh: 1 where armies are equal, more for the stronger.

        The longer nobody was wounded, and the longer the battle, the less the stronger side has
        patience (BW-68).
        """
        own = sum(unit_worth(one.unit) for one in self.own)
        enemy = sum(
            UNSEEN_WORTH if one.unit.hidden else unit_worth(one.unit) for one in self.enemies
        )
        bold = min(BOLDEST, max(1.0, own / enemy if enemy else BOLDEST))
        if own < enemy:
            return bold
        if self.state.quiet > PATIENCE:
            bold *= 1 + (self.state.quiet - PATIENCE) / PATIENCE
        if self.state.turn > LATE:
            bold *= 1 + (self.state.turn - LATE) / PATIENCE
        return bold


def _may_guard(one: Combatant) -> bool:
    unit = one.unit
    if unit.exhausted or unit.hidden or one.held.no_protector:
        return False
    return PROFILES[unit.card].is_creature


def _fold_nothing() -> Traits:
    from game.rulesets.berserk.battle.profiles import fold

    return fold(())


HIDDEN = _fold_nothing()
"""What is known of a card that is face down."""


def _threat(one: Combatant, free: Mask, targets: Mask, state: Battle) -> Threat | None:
    """Return the threat a unit is; None if it can hurt nobody."""
    unit, held = one.unit, one.held
    if unit.hidden:
        strikes = around(flooded(1 << unit.spot, free, STRANGERS_STEPS))
        return Threat(one, strikes, 0, None, 1 / max(1, (strikes & targets).bit_count()))
    profile = PROFILES[unit.card]
    if not profile.is_creature:
        return None
    strikes = shoots = 0
    shot = best_shot(held)
    if unit.spot >= SKY:
        strikes = WHOLE
        shoots = WHOLE if shot else 0
    else:
        strikes = around(reached(one, free))
        if shot:
            corners = state.standing.options.range_metric == "diagonal"
            reach = None if shot.reach is None else shot.reach + min(profile.movement, 2)
            shoots = disc(unit.spot, reach, corners)
    count = ((strikes | shoots) & targets).bit_count()
    return Threat(one, strikes, shoots, shot, 1 / max(1, count) ** SHARED)


def reached(one: Combatant, free: Mask) -> Mask:
    """Return where a unit on the ground may stand after a walk."""
    start = 1 << one.unit.spot
    if one.held.teleports:
        return free | start
    return flooded(start, free, PROFILES[one.unit.card].movement)


def best_shot(held: Traits) -> able.RangedAttack | None:
    """Return the ranged attack of the unit, if it has one."""
    for used in held.uses:
        if isinstance(used, able.Shot | able.Throw | able.Blast):
            return used
    return None


def dangers(situation: Situation, one: Combatant, exhausted: bool) -> Dangers:
    """Return what each threat is expected to cost the unit, if it stood exhausted, or alert."""
    known = situation.memory.dangers
    key = (one.code, exhausted)
    found = known.get(key)
    if found is None:
        found = known[key] = _dangers(situation, one, exhausted)
    return found


def _dangers(situation: Situation, one: Combatant, exhausted: bool) -> Dangers:
    found: Dangers = []
    in_air = one.unit.spot >= SKY
    for enemy, strikes, shoots, shot, share in situation.threats:
        if in_air and enemy.unit.spot < SKY and not enemy.held.sky_reach:
            struck = 0.0
        else:
            struck = share * duel(enemy, one, not exhausted)[0]
        shot_at = share * use_gain(enemy, shot, one) if shot else 0.0
        if struck > 0 or shot_at > 0:
            found.append((strikes, shoots, struck, shot_at))
    return found


def danger_at(found: Dangers, spot: int) -> float:
    """Return the danger on a square, or in the air."""
    total = 0.0
    for strikes, shoots, struck, shot_at in found:
        if spot >= SKY:
            total += max(struck, shot_at)
            continue
        worst = struck if struck > 0 and strikes >> spot & 1 else 0.0
        if shot_at > worst and shoots >> spot & 1:
            worst = shot_at
        total += worst
    return total
