"""Who is likely to win, as a turn begins: what is left of the armies, and how they stand.

A logistic regression over the turns of battles that computer players fought against themselves
(`python -m tests.strength.calibrate_berserk`). What counts most is the strength of what is left,
its wounds weighed; beside it, what each side can do to the other next.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from operator import mul
from typing import NamedTuple

from game.core.protocols import Player
from game.rulesets.berserk.battle.masks import NEAR
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.traits import terrain_at
from game.rulesets.berserk.battle.turn import turns_till_draw
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.combatants import Combatant
from game.rulesets.berserk.sense.duels import duel, use_gain
from game.rulesets.berserk.sense.placing import is_helper, is_marksman
from game.rulesets.berserk.sense.strength import card_strength
from game.rulesets.berserk.sense.threats import Memory, Situation, Threat
from game.rulesets.berserk.sense.worth import (
    LAST_BREATH,
    MOST_LIFE,
    abilities_of,
    card_worth,
    life_of,
    unit_worth,
)
from game.rulesets.berserk.unit import BOARD, SKY, Unit

Reply = list[tuple[float, int, int]]


def reply(state: Battle, own: Sequence[Combatant], threats: Sequence[Threat]) -> float:
    """Return what the enemy's next turn costs the player whose cards these are, in crystals.

    `threats` are those of the turn's beginning; who has fallen since threatens nobody.
    """
    blows: Reply = []
    for place, threat in enumerate(threats):
        if state.units[threat.one.unit.uid].spot >= 0:
            for at, one in enumerate(own):
                harm = _harm(threat, one)
                if harm > 0:
                    blows.append((harm, place, at))
    blows.sort(reverse=True)
    left = [unit_worth(one.unit) for one in own]
    acted: set[int] = set()
    total = 0.0
    for harm, place, at in blows:
        if place not in acted and left[at] > 0:
            acted.add(place)
            suffered = min(harm, left[at])
            left[at] -= suffered
            total += suffered
    return total


def _harm(threat: Threat, one: Combatant) -> float:
    """Return what the threat's best attack costs the unit as it stands, less what it costs him."""
    unit, spot = one.unit, one.unit.spot
    harm = 0.0
    if spot >= SKY:
        if threat.one.unit.spot >= SKY or threat.one.held.sky_reach:
            harm = duel(threat.one, one, not unit.exhausted)[0]
        return max(harm, use_gain(threat.one, threat.shot, one) if threat.shot else 0.0)
    if threat.strikes >> spot & 1:
        harm = duel(threat.one, one, not unit.exhausted)[0]
    if threat.shot is not None and threat.shoots >> spot & 1:
        harm = max(harm, use_gain(threat.one, threat.shot, one))
    return harm


LEAST = 0.7
"""Keeps an army that is nearly gone from being worth nothing at all."""
ENDING = 12
"""With fewer turns left till the battle is a draw (BW-68), a lead is worth less and less."""
LONG = 4
"""With so many turns to live a poisoned creature is worth what its wounds leave of it."""
FRAIL = 3
"""With so few life points left a creature falls to one good hit."""


class Facts(NamedTuple):
    """What is weighed of a position, from the side of the player whose turn begins.

    All but the first two, and those of one side's prospects, are his own less the enemy's.
    """

    turn: float
    """1: it is his turn."""
    ratio: float
    """The logarithm of how many times the enemy's strength is his own."""
    lead: float
    """Strength, in crystals."""
    heads: float
    """Creatures."""
    promise: float
    """What his cards could take from the enemy in this turn, in crystals."""
    menace: float
    """What the enemy's could take from him if he let this turn pass."""
    open: float
    """The strength of the enemy's exhausted creatures beside which one of his could stand."""
    focus: float
    """The same where three or more of his could."""
    frail: float
    """Creatures that are nearly dead."""
    marksmen: float
    """The strength of those that hurt from afar."""
    helpers: float
    """The strength of those that help others."""
    flyers: float
    """The strength of those in the air."""
    legs: float
    """Movement points of creatures on the ground."""
    room: float
    """Free squares beside his creatures: the lanes they have."""
    apart: float
    """How far from the nearest enemy his creatures on the ground stand, on the average."""
    covered: float
    """Creatures with an alert one of their side beside them."""
    wooded: float
    """Creatures in a wood, where terrain counts."""
    burning: float
    """Cards on lava."""


WEIGHTS = Facts(
    turn=0.034, ratio=1.615, lead=0.194, heads=0.01, promise=0.243, menace=-0.195, open=0.007,
    focus=-0.003, frail=-0.018, marksmen=-0.011, helpers=0.007, flyers=0.002, legs=-0.009,
    room=0.04, apart=-0.172, covered=-0.011, wooded=0.01, burning=-0.919,
)  # fmt: skip
"""What each fact adds to the logarithm of the odds."""


def evaluate(state: Battle, player: Player, known: Memory | None = None) -> float:
    """Return what the player whose turn begins can expect, from -1, lost, to 1, won.

    `known` is the memory of who has played up to here, which makes it quicker.
    """
    odds = sum(map(mul, WEIGHTS, facts_of(state, player, known)))
    return _time_left(state) * (2 / (1 + exp(-max(-30.0, min(30.0, odds)))) - 1)


def outlook(state: Battle, player: Player, known: Memory | None = None) -> float:
    """Return what a player strives for: as `evaluate` where the battle is open, -1 to 1.

    Where it is as good as won or lost that hardly tells two positions apart; this goes on to, so
    that a won battle is brought to its end and a lost one is made long.
    """
    odds = sum(map(mul, WEIGHTS, facts_of(state, player, known)))
    return float(_time_left(state) * odds / sqrt(4 + odds * odds))


def _time_left(state: Battle) -> float:
    """Return 1, and towards the turn in which the battle is a draw ever less."""
    return min(1.0, min(turns_till_draw(state)) / ENDING)


def facts_of(state: Battle, player: Player, known: Memory | None = None) -> Facts:
    """Return what is weighed of a position in which the player's turn begins."""
    left = [LEAST, LEAST]
    for unit in state.units:
        left[unit.owner] += strength_left(unit)
    mine, theirs = left[player], left[1 - player]
    memories = Memory(), Memory()
    if known is not None:
        for memory in memories:
            memory.combatants, memory.standing = known.combatants, known.standing
    menaces = Situation(state, player, memories[0])
    prospects = Situation(state, 1 - player, memories[1])
    own, enemy = _stand(state, player), _stand(state, 1 - player)
    opened = focus = 0.0
    for each in menaces.enemies:
        unit = each.unit
        if unit.exhausted and unit.spot < SKY and not unit.hidden:
            near = sum(threat.strikes >> unit.spot & 1 for threat in prospects.threats)
            opened += strength_left(unit) * (near > 0)
            focus += strength_left(unit) * (near > 2)
    return Facts(
        1.0,
        log(mine / theirs),
        mine - theirs,
        own[0] - enemy[0],
        reply(state, menaces.enemies, prospects.threats),
        reply(state, menaces.own, menaces.threats),
        opened,
        focus,
        *[one - other for one, other in zip(own[1:], enemy[1:], strict=True)],
    )


def _stand(state: Battle, player: Player) -> tuple[float, ...]:
    """Return what is counted of one side: heads, and the facts from `frail` on."""
    heads = frail = marksmen = helpers = flyers = legs = room = covered = 0.0
    wooded = burning = 0.0
    alert, foes, ground = 0, [], []
    for unit in state.units:
        if 0 <= unit.spot < SKY:
            if unit.owner != player:
                foes.append(unit.spot)
            elif not unit.exhausted:
                alert |= 1 << unit.spot
    land = state.land is not None
    for unit in state.units:
        if unit.owner != player or unit.spot < 0 or unit.card < 0:
            continue
        profile = PROFILES[unit.card]
        if land and unit.spot < SKY and terrain_at(state, unit.spot) is Terrain.LAVA:
            burning += 1
        if not profile.is_creature:
            continue
        strength = strength_left(unit)
        heads += 1
        frail += profile.life + unit.extra - unit.wounds <= FRAIL
        if is_marksman(unit.card):
            marksmen += strength
        if is_helper(unit.card):
            helpers += strength
        if unit.spot >= SKY:
            flyers += strength
            continue
        legs += profile.movement
        room += sum(state.board[square] < 0 for square in BOARD.orthogonal[unit.spot])
        covered += NEAR[unit.spot] & alert != 0
        if foes:
            ground.append(min(BOARD.steps[unit.spot][foe] for foe in foes))
        if land and terrain_at(state, unit.spot) is Terrain.WOOD:
            wooded += 1
    apart = sum(ground) / len(ground) if ground else 0.0
    return (heads, frail, marksmen, helpers, flyers, legs, room, apart, covered, wooded, burning)


def strength_left(unit: Unit) -> float:
    """Return a unit's strength, less what its wounds and tokens take, in crystals.

    Extra lives beyond what `unit_worth` still counts go on adding to it: a vampire that has fed
    long enough is a giant. Whom poison kills in a turn or two has little left.
    """
    left = unit_worth(unit) / card_worth(unit.card)
    if unit.spot >= 0:
        life = life_of(unit.card)
        if unit.extra:
            beyond = (life - unit.wounds + unit.extra) / life - MOST_LIFE
            left += (1 - LAST_BREATH) * max(0.0, beyond)
        if unit.poison:
            left *= min(1.0, turns_to_live(unit) / LONG)
    return card_strength(unit.card) * left


def turns_to_live(unit: Unit) -> int:
    """Return how many turns of its own, `LONG` at most, a poisoned unit gets if nobody cures it."""
    life = life_of(unit.card)
    cured = sum(each.x for each in abilities_of(unit.card, able.Regeneration))
    left = life - unit.wounds + unit.extra
    for turns in range(LONG):
        left -= unit.poison
        if left <= 0:
            return turns
        left = min(left + cured, max(left, life))
    return LONG
