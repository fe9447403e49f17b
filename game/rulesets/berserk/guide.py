"""Berserk's hints: what a plan brings, played out to one of the own next turns, and what can be
seen of it."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from game.core.explain import Each, Feature, Guide, Role
from game.core.explain import Unit as Written
from game.core.protocols import CHANCE, Player
from game.core.rng import Rng
from game.core.tally import WORTH, Tally
from game.core.words import _, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import is_creature, life_left
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.guide import BattleGuide, battle_worlds
from game.rulesets.berserk.sense.trials import GOLDEN, roll_first
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.telling.facts import FACTS, planned, steps
from game.rulesets.berserk.telling.naming import ability_title, name_action, placed_name
from game.rulesets.berserk.telling.odds import foresight
from game.rulesets.berserk.unit import GRAVE, UNSEEN, Unit, spot_name
from game.rulesets.berserk.view import BerserkView

WORLDS = 64
"""How often each choice is played out where an attack is answered: that takes 1 or 2 ms."""
PART = 2
"""In the own turn it takes ten times as long: each is played out the less often by this."""

# -- what playouts count

LIFE = 0.3
"""A smaller difference in life is not told."""
WON = Feature(
    WORTH,
    marked("you win"),
    marked("You win {n} of 100 such battles; with “{other}”, {m}."),
    unit=Written.CHANCE,
)
FEATURES = (
    WON,
    Feature(
        "dealt",
        marked("taken"),
        marked("Life that the enemy loses: {n}; with “{other}”: {m}."),
        unit=Written.NUMBER,
        least=LIFE,
    ),
    Feature(
        "lost",
        marked("lost"),
        marked("Life that you lose: {n}; with “{other}”: {m}."),
        good=-1,
        unit=Written.NUMBER,
        least=LIFE,
    ),
    replace(WON, heading=""),
)
"""The chance to win is asked about first, and decides; life is told in the table."""


@dataclass(frozen=True)
class Fate:
    """What becomes of a creature: an own one lives on, an enemy dies."""

    unit: Unit
    is_own: bool

    def __str__(self) -> str:
        return f"fate {self.unit.uid}"

    @property
    def words(self) -> str:
        """What is hoped for, as a clause."""
        words = _("{unit} lives on") if self.is_own else _("{unit} dies")
        return words.format(unit=placed_name(self.unit))


def fates(view: BerserkView) -> Sequence[Fate]:
    """Return the creatures in play that are known."""
    known = (each for each in view.units if each.card != UNSEEN and each.spot != GRAVE)
    return [Fate(each, each.owner == view.observer) for each in known if is_creature(each)]


FATES: Each[BerserkView] = Each(
    members=fates,
    name=lambda fate: fate.words,
    is_of=lambda _fate, _action: False,
    says={Role.THIRD: marked("{member} in {n} of 100; with “{other}”, in {m}.")},
    least=0.1,
)


def count(
    view: BerserkView, choices: Sequence[BerserkAction], rng: Rng, worlds: int
) -> Mapping[str, Any]:
    """Return what comes of plans in the same worlds and with the same dice, by name as
    [world, choice]."""
    guide, me = BattleGuide(view), view.observer
    assert me is not None
    most = worlds if view.pending is not None else worlds // PART
    drawn = list(islice(battle_worlds(view, rng.fork("worlds")), most))
    start, known = rng.fork("start").random(), fates(view)
    rows = []
    for number, world in enumerate(drawn):
        row = []
        for action in choices:
            state = world.clone()
            state.apply_action(action)
            if state.to_act == CHANCE and isinstance(state.pending, AwaitDice):
                roll_first(state, state.pending, (start + number * GOLDEN) % 1)
            worth = _brought(guide, state, rng.fork("dice", number), view, action)
            row.append((worth, *_counted(world, state, me, known)))
        rows.append(row)
    names = [WORTH, "dealt", "lost", *map(str, known)]
    return {
        name: [[counts[place] for counts in row] for row in rows]
        for place, name in enumerate(names)
    }


def _brought(
    guide: BattleGuide, state: BerserkState, rng: Rng, view: BerserkView, action: BerserkAction
) -> float:
    """Play a choice out as it is planned, and return what it brings."""
    if state.is_terminal():
        return float(state.returns()[guide.player])
    return guide.rollout(state, rng, planned(view, action).course)[guide.player]


def _counted(before: Battle, after: Battle, me: Player, known: Sequence[Fate]) -> Iterator[float]:
    """Yield the life that the enemy loses, and the player, and what has become of each creature."""
    yield from (_life(before, each) - _life(after, each) for each in (1 - me, me))
    for fate in known:
        is_dead = after.units[fate.unit.uid].spot == GRAVE
        yield float(is_dead is not fate.is_own)


def _life(battle: Battle, player: Player) -> float:
    """Return the life that a player's creatures have left."""
    own = (unit for unit in _creatures(battle) if unit.owner == player)
    return float(sum(max(0, life_left(unit)) for unit in own))


def _creatures(battle: Battle) -> Iterator[Unit]:
    return (unit for unit in battle.units if unit.spot != GRAVE and is_creature(unit))


# -- what breaks a tie, and names


def cost(view: BerserkView, action: BerserkAction) -> tuple[Any, ...]:
    """Return what a choice costs where several are level: a card that protects is exhausted, one
    that helps or walks may do so for nothing, and whoever ends the turn does nothing more."""
    if isinstance(action, acts.Protect):
        guard = view.at(action.unit)
        is_spent = guard is not None and not traits(view, guard).tireless
        return (unit_worth(guard) if guard is not None and is_spent else 0.0), str(action)
    is_idle = not isinstance(steps(view, action)[-1], acts.Strike | acts.Use)
    if isinstance(action, acts.EndTurn):
        return 2.0, str(action)
    return float(is_idle) if isinstance(action, acts.Move | acts.Leap) else 0.0, str(action)


def kind(view: BerserkView, action: BerserkAction) -> Hashable:
    """Return what a choice does: which card acts, and at whom its plan is aimed."""
    last = steps(view, action)[-1]
    if isinstance(last, acts.Strike | acts.Use):
        return getattr(action, "unit", None), last.target
    if isinstance(action, acts.Move | acts.Leap):
        return acts.Move, action.unit
    return action


def name(view: BerserkView, action: BerserkAction) -> str:
    """Return what a choice is called within a sentence: by its squares, as on the board."""
    last = steps(view, action)[-1]
    unit, target = getattr(action, "unit", None), getattr(last, "target", None)
    if unit is None or isinstance(action, acts.Prepare):
        return name_action(action, view, foresight(view))
    start = spot_name(unit)
    if isinstance(action, acts.Protect):
        return _("{unit} protects").format(unit=start)
    if isinstance(action, acts.Use):
        actor = view.at(unit)
        uses = () if actor is None else foresight(view).uses(actor)
        called = ability_title(uses[action.ability - 1]) if uses else ""
        return f"{start}: {called} {spot_name(action.target)}"
    way = f"{start}–{spot_name(last.unit)}" if last != action else start  # type: ignore[attr-defined]
    if target is None:
        return f"{start}–{spot_name(action.to)}" if hasattr(action, "to") else str(action)
    return _("{unit} at {target}").format(unit=way, target=spot_name(target))


def full_name(view: BerserkView, action: BerserkAction) -> str:
    """Return what a choice is called by itself: the card, the walk, and what the card does then."""
    known, last = foresight(view), steps(view, action)[-1]
    if last == action or not isinstance(last, acts.Strike | acts.Use):
        return name_action(action, view, known)
    unit, target = view.at(getattr(action, "unit", GRAVE)), view.at(last.target)
    if unit is None or target is None:
        return name_action(action, view, known)
    words = (
        _("{unit} walks to {square} and strikes {target}")
        if isinstance(last, acts.Strike)
        else _("{unit} walks to {square} and acts on {target}")
    )
    return words.format(
        unit=placed_name(unit), square=spot_name(last.unit), target=placed_name(target)
    )


def way(_tally: Tally, _best: BerserkAction, _other: BerserkAction) -> int:
    """Return 1: what is hoped for of a creature is good."""
    return 1


GUIDE: Guide[BerserkView] = Guide(
    facts=FACTS,
    features=lambda _view: FEATURES,
    each=FATES,
    kind=kind,
    cost=cost,
    name=name,
    way=way,
    wants=lambda _view: 1,
    count=count,
    least=0.02,
    worlds=WORLDS,
    note=marked("Played out {n} times from here, to one of your next turns."),
)
