"""What a battle is remembered for: who stands, who fought best, and when it turned."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core.protocols import Event, Player
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.units import life_left
from game.rulesets.berserk.events import BattleEnded, BattleStarted, Died, TurnEnded, Wounded
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import UNSEEN


class Fighter(NamedTuple):
    """A unit, and what it did to the enemy: the wounds suffered from it, and how many it killed."""

    uid: int
    wounds: int
    kills: int


class Turning(NamedTuple):
    """When a battle turned.

    `turn` is the last one that the winner began no better off than the loser, in life left on the
    field. Where he was ahead all the time (`led`), it is the one in which the loser lost most.
    """

    turn: int
    led: bool


class Feats(NamedTuple):
    """A battle at its end; `best` is None where nobody dealt a wound, `turning` in a draw.

    `lives` is the life that each player's cards had left, at the end of one turn after the other.
    """

    end: Battle
    best: Fighter | None
    turning: Turning | None
    lives: Sequence[tuple[int, int]] = ()


def feats_of(events: Sequence[Event]) -> Feats:
    """Return what the latest battle that has ended among these events is remembered for.

    The next one may have begun already.
    """
    last = max(n for n, event in enumerate(events) if isinstance(event, BattleEnded))
    first = max(n for n, event in enumerate(events[:last]) if isinstance(event, BattleStarted))
    told, ended = events[first : last + 1], events[last]
    assert isinstance(ended, BattleEnded)
    stands = [
        event.after
        for event in told
        if isinstance(event, TurnEnded | BattleEnded) and _is_known(event.after)
    ]
    lives = [(_life(each, 0), _life(each, 1)) for each in stands]
    return Feats(ended.after, _best(told), _turning(stands, ended.winner), lives)


def _best(told: Sequence[Event]) -> Fighter | None:
    wounds: Counter[int] = Counter()
    kills: Counter[int] = Counter()
    struck_by: dict[int, int | None] = {}
    for event in told:
        if isinstance(event, Wounded):
            units = event.after.units
            struck_by[event.uid] = event.source
            if event.source is not None and units[event.source].owner != units[event.uid].owner:
                wounds[event.source] += suffered(event)
        elif isinstance(event, Died) and not event.destroyed:
            killer = struck_by.get(event.uid)
            if killer is not None and killer in wounds:
                kills[killer] += 1
    if not any(wounds.values()):
        return None
    best = max(wounds, key=lambda uid: (wounds[uid], kills[uid], -uid))
    return Fighter(best, wounds[best], kills[best])


def suffered(event: Wounded) -> int:
    """Return how many of the wounds took life: no unit suffers more than it has left."""
    unit = event.after.units[event.uid]
    beyond: int = event.wounds - (PROFILES[unit.card].life + unit.extra)
    return max(0, event.amount - max(0, beyond))


def _turning(stands: Sequence[Battle], winner: Player | None) -> Turning | None:
    """Return when a battle turned that stood so at the end of each turn; None in a draw."""
    if winner is None or not stands:
        return None
    leads = [_life(each, winner) - _life(each, 1 - winner) for each in stands]
    behind = [number for number, lead in enumerate(leads[:-1]) if lead <= 0]
    if behind:
        return Turning(stands[behind[-1] + 1].turn, led=False)
    losses = [0] + [
        _life(one, 1 - winner) - _life(other, 1 - winner) for one, other in pairwise(stands)
    ]
    return Turning(stands[max(range(len(losses)), key=losses.__getitem__)].turn, led=True)


def _is_known(battle: Battle) -> bool:
    """Tell whether fighting has begun, and no card lies unknown any more."""
    return battle.turn > 0 and all(unit.card != UNSEEN for unit in battle.units)


def _life(battle: Battle, player: Player) -> int:
    """Return the life that a player's units have left."""
    return sum(max(0, life_left(unit)) for unit in battle.living(player))
