"""Who could kill a card in the enemy's next turn, and how likely: what is open alone is reckoned
with."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rulesets.berserk.actions import BerserkAction, Leap, Move, Strike, Use
from game.rulesets.berserk.battle.legal import unit_actions
from game.rulesets.berserk.battle.units import counted_anew, put
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.prospects import prospects
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import GRAVE, Spot, Unit, after_turn


class Peril(NamedTuple):
    """An enemy, and how likely the best of its attacks kills a card that nobody protects."""

    uid: int
    dies: float


def perils(state: BerserkState, action: BerserkAction, *, is_spent: bool) -> tuple[Peril, ...]:
    """Return the enemies that lie open and could attack the card that acts in their next turn, by
    what each does to it, the deadliest first; `is_spent`: it lies exhausted then.

    Texts that are read when a turn ends or starts are left out: those of cards that lie face down
    would be read among them.
    """
    player, world = state.to_act, state.clone()
    unit = world.at(getattr(action, "unit", GRAVE))
    if unit is None or unit.owner != player:
        return ()
    if isinstance(action, Move | Leap):
        world.apply_action(action)
    there = world.units[unit.uid]
    if world.pending is not None or world.phase != Phase.BATTLE or there.spot == GRAVE:
        return ()
    put(world, after_turn(there._replace(exhausted=is_spent)))
    foes = [each for each in world.living(1 - player) if not each.hidden and not each.stunned]
    world.set(to_act=1 - player, turn=world.turn + 1)
    foes = [counted_anew(each._replace(exhausted=False), 0) for each in foes]
    for foe in foes:
        put(world, foe)
    spot = there.spot
    found = [
        Peril(foe.uid, max(deaths)) for foe in foes if (deaths := [*_deaths(world, foe, spot)])
    ]
    return tuple(sorted(found, key=lambda each: -each.dies))


def _deaths(world: BerserkState, foe: Unit, spot: Spot) -> Iterator[float]:
    """Yield how likely each attack of a card kills whoever is on a spot: from where it stands, or
    else from the first place that it can go to for that."""
    target = world.at(spot)
    assert target is not None
    known = set[tuple[type, int]]()
    ways = unit_actions(world, foe)
    walks = [each for each in ways if isinstance(each, Move | Leap)]
    for walk in (None, *walks):
        after = world
        if walk is not None:
            after = world.clone()
            after.apply_action(walk)
        if after.pending is not None:
            continue
        for deed in unit_actions(after, after.units[foe.uid]):
            kind = type(deed), getattr(deed, "ability", 0)
            if isinstance(deed, Strike | Use) and deed.target == spot and kind not in known:
                known.add(kind)
                bare = next(each for each in prospects(after, deed) if each.guard is None)
                yield bare.chance(target.uid)
