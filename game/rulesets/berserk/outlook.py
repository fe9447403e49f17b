"""What trials show of a decision in a battle beside a lesser one: the turn and the enemy's reply.

What is counted, in every trial up to the player's next turn, is named so: `lost`, the life that his
cards lose; `dealt`, what the enemy's lose; `ahead`, how much more that is; `edge`, by how many
crystals' strength he has come forward; `promised`, what the armies promise then. Of a card that
walks `ACTS` tells whether there is anything worth doing for it from there, and by its notation,
after `THEN`, what it is to do if that was planned, did best in the trials, and is the only deed
worth a look there: of two targets nobody knows which it will be. Of a card, by its uid, `DIES`
tells whether it has died, and `LOSES` how much life it has lost, where the two decisions differ,
or answer an attack: that it dies either way is then worth telling.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice
from statistics import fmean

from game.core.outlook import ALONE, Outlook, compared
from game.core.protocols import Player
from game.core.rng import SEED_BITS, Rng
from game.rulesets.berserk.actions import BerserkAction, Leap, Move, Strike, Use
from game.rulesets.berserk.battle.units import is_creature, life_left
from game.rulesets.berserk.position import Battle, Phase
from game.rulesets.berserk.sense.courses import Course
from game.rulesets.berserk.sense.evaluation import strength_left
from game.rulesets.berserk.sense.guide import BattleGuide, battle_worlds
from game.rulesets.berserk.sense.plans import Plan
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import GRAVE, Spot, Unit
from game.rulesets.berserk.view import BerserkView

THEN = "then "
ACTS = "acts"
DIES = "dies "
LOSES = "loses "
MOST = 24
"""In so many worlds at most either is tried: a trial takes 10 to 20 ms."""
MOST_ANSWERS = 192
"""In so many where an attack is answered: there are few ways to, what each brings hangs on a roll,
and a trial takes 1 to 2 ms."""
FEW = 8
"""So many of them tell which way of going on is the better one."""
Counted = dict[str, tuple[float, ...]]


def outlook(
    view: BerserkView, best: BerserkAction, other: BerserkAction, rng: Rng, worlds: int
) -> Outlook | None:
    """Return what comes of two decisions, each tried with the same luck; None before the battle."""
    if view.phase is not Phase.BATTLE:
        return None
    is_answer = view.pending is not None
    most = MOST_ANSWERS if is_answer else MOST
    luck, count = rng.fork("luck").below(2**SEED_BITS), min(worlds, most)
    with_best = _counted(view, best, luck, count)
    with_other = _counted(view, other, luck, count, best)
    nothing = (0.0,) * count
    return compared(
        best,
        other,
        {
            name: (with_best.get(name, nothing), with_other.get(name, nothing))
            for name in {**with_best, **with_other}
            if is_answer or not _is_of_card(name) or with_best.get(name) != with_other.get(name)
        },
    )


@lru_cache(maxsize=8)
def _counted(
    view: BerserkView,
    action: BerserkAction,
    luck: int,
    count: int,
    best: BerserkAction | None = None,
) -> Counted:
    """Return what is counted of a decision in so many worlds, gone on with as it was planned, as a
    plain player would, or with what is left of the plan for the `best` one, whichever is better in
    the first FEW: what was planned may be to walk and do no more, and where both can be done the
    best is not to be missed for having come second.

    It is kept, as a hint looks at what it advises beside one decision after the other.
    """
    guide, rng = BattleGuide(view), Rng(luck)
    whole = guide.horizon
    guide.horizon = view.turn + (2 if guide.is_own_turn else 1)
    drawn = list(islice(battle_worlds(view, rng.fork("worlds")), count))
    first, rest = list(enumerate(drawn))[:FEW], list(enumerate(drawn))[FEW:]
    plans = (_planned(guide, drawn[0], each)[:1] for each in (action, best) if each is not None)
    ways = (*chain.from_iterable(plans), None)
    tried = [(_tried(guide, first, action, way, rng), way) for way in ways]
    found, way = max(tried, key=lambda each: fmean(each[0]["promised"]))
    more = _tried(guide, rest, action, way, rng) if rest else {}
    found = {name: (*each, *more.get(name, ())) for name, each in found.items()}
    if guide.horizon == whole:  # as far as a search looks
        found[ALONE] = found["promised"]
    return found | dict.fromkeys(_from_there(guide, drawn[0], action, way), (1.0,) * count)


def _tried(
    guide: BattleGuide,
    worlds: Sequence[tuple[int, BerserkState]],
    action: BerserkAction,
    way: Course | None,
    rng: Rng,
) -> Counted:
    """Return what is counted of a decision that is gone on with so, in each of the numbered
    worlds."""
    me, rows = guide.player, list[tuple[float, ...]]()
    cards: Counted = {}
    for number, world in worlds:
        state = world.clone()
        state.apply_action(action)
        returns = guide.rollout(state, rng.fork(number), way)
        gone, taken = (_life(world, each) - _life(state, each) for each in (me, 1 - me))
        edge = _lead(state, me) - _lead(world, me)
        rows.append((gone, taken, taken - gone, edge, float(returns[me])))
        for name, much in _of_cards(world, state):
            cards[name] = (*cards.get(name, ()), much)
    names = ("lost", "dealt", "ahead", "edge", "promised")
    return {name: tuple(row[n] for row in rows) for n, name in enumerate(names)} | cards


def _of_cards(before: Battle, after: Battle) -> Iterator[tuple[str, float]]:
    """Yield what has become of each creature that lived, by name."""
    for unit in _creatures(before):
        now = after.units[unit.uid]
        left = 0 if now.spot == GRAVE else max(0, life_left(now))
        yield f"{DIES}{unit.uid}", float(now.spot == GRAVE)
        yield f"{LOSES}{unit.uid}", float(life_left(unit) - left)


def _is_of_card(name: str) -> bool:
    return name.startswith((DIES, LOSES))


def _planned(guide: BattleGuide, world: BerserkState, action: BerserkAction) -> list[Course]:
    """Return the ways to go through the turn that begin with a decision, the best first."""
    return [way for first, way in guide.plans(world) if first == action]


def _from_there(
    guide: BattleGuide, world: BerserkState, action: BerserkAction, way: Course | None
) -> Iterator[str]:
    """Yield what is told of a card that walks: what it does where it comes to stand, if the turn
    goes on by a plan, and that there is something for it to do, which is what comes next then."""
    if not isinstance(action, Move | Leap):
        return
    after = world.clone()
    after.apply_action(action)
    deeds = [first for first, way in guide.plans(after) if _acts(way, first, action.to)]
    if not deeds:
        return
    yield ACTS
    if len(deeds) == 1 and isinstance(way, Plan) and deeds[0] in way.deeds[0]:
        yield f"{THEN}{deeds[0]}"


def _acts(way: Course, first: BerserkAction, spot: Spot) -> bool:
    """Tell whether a way through the turn gains something by what a card does on a spot first."""
    is_deed = isinstance(first, Strike | Use) and first.unit == spot
    return is_deed and isinstance(way, Plan) and way.worth > 0


def _life(battle: Battle, player: Player) -> float:
    """Return the life that a player's creatures have left."""
    own = (unit for unit in _creatures(battle) if unit.owner == player)
    return float(sum(max(0, life_left(unit)) for unit in own))


def _lead(battle: Battle, player: Player) -> float:
    """Return how much more strength a player's creatures have left than the enemy's."""
    return sum(
        strength_left(unit) * (1 if unit.owner == player else -1) for unit in _creatures(battle)
    )


def _creatures(battle: Battle) -> Iterator[Unit]:
    return (unit for unit in battle.units if unit.spot != GRAVE and is_creature(unit))
