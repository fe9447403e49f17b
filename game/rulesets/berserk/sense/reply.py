"""What the enemy can make of a position in his next turn, at a glance.

Every enemy card turns to what it can hurt most, one card of ours each time, and no card can lose
more than it is worth. That is quick enough to be asked of hundreds of positions a turn.
"""

from collections.abc import Sequence

from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.combatants import Combatant
from game.rulesets.berserk.sense.duels import duel, use_gain
from game.rulesets.berserk.sense.threats import Threat
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.unit import SKY

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
