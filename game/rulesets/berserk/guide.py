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
from game.core.tally import WORTH
from game.core.words import _, marked
from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import is_creature, life_left
from game.rulesets.berserk.facts import FACTS, Blow, Walk, deed_of, foresight, planned, steps
from game.rulesets.berserk.pending import AwaitDice, AwaitGuard
from game.rulesets.berserk.position import Battle, Phase
from game.rulesets.berserk.sense.plans import Plan
from game.rulesets.berserk.sense.priors import BattlePriors, battle_worlds
from game.rulesets.berserk.sense.trials import GOLDEN, roll_first
from game.rulesets.berserk.sense.worth import unit_worth
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.telling.naming import ability_title, name_action, placed_name
from game.rulesets.berserk.unit import BOARD, GRAVE, UNSEEN, Unit, spot_name
from game.rulesets.berserk.view import BerserkView

WORLDS = 96
"""How often each choice is played out where an attack is answered: that takes 1 or 2 ms."""
PART = 2
"""In the own turn it takes ten times as long: each is played out the less often by this."""

# -- what playouts count

LEAST_GAIN = 0.1
"""Who helps another for fewer crystals of worth than this helps for nothing."""
LIKELY = 0.5
"""A blow kills where it does so at least this often."""
LIFE = 0.3
"""A smaller difference in life is not told."""
WON = Feature(
    WORTH,
    marked("you win"),
    marked("You win {n} of 100 such battles; with “{other}”, {m}."),
    unit=Written.CHANCE,
    least=0.04,
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
    priors, me = BattlePriors(view), view.observer
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
            worth = _brought(priors, state, rng.fork("dice", number), view, action)
            row.append((worth, *_counted(world, state, me, known)))
        rows.append(row)
    names = [WORTH, "dealt", "lost", *map(str, known)]
    return {
        name: [[counts[place] for counts in row] for row in rows]
        for place, name in enumerate(names)
    }


def _brought(
    priors: BattlePriors, state: BerserkState, rng: Rng, view: BerserkView, action: BerserkAction
) -> float:
    """Play a choice out as it is planned, and return what it brings."""
    if state.is_terminal():
        return float(state.returns()[priors.player])
    return priors.rollout(state, rng, planned(view, action).course)[priors.player]


def _counted(before: Battle, after: Battle, me: Player, known: Sequence[Fate]) -> Iterator[float]:
    """Yield the life that the enemy loses, and the player, and what has become of each creature."""
    yield from (_life(before, each) - _life(after, each) for each in (1 - me, me))
    for fate in known:
        is_dead = after.units[fate.unit.uid].spot == GRAVE
        yield float(is_dead is not fate.is_own)


def _life(battle: Battle, player: Player) -> float:
    """Return the life that a player's creatures have left."""
    own = (unit for unit in battle.living(player) if is_creature(unit))
    return float(sum(max(0, life_left(unit)) for unit in own))


# -- what breaks a tie, and names


def cost(view: BerserkView, action: BerserkAction) -> tuple[Any, ...]:
    """Return what a choice costs where several are level: whom it exhausts for nothing, to protect
    or to help; whether a card walks for nothing, or the turn ends; and how far a card walks."""
    last = steps(view, action)[-1]
    unit = view.at(getattr(action, "unit", GRAVE))
    is_walk = isinstance(action, Walk)
    way = BOARD.steps[action.unit][action.to] if isinstance(action, acts.Move) else 2 * is_walk
    is_idle = 2 if isinstance(action, acts.EndTurn) else int(is_walk and last == action)
    return _spent(view, action, unit), is_idle, way, str(action)


def _spent(view: BerserkView, action: BerserkAction, unit: Unit | None) -> float:
    """Return the worth of a card that is exhausted to protect another, or to help one that gains
    nothing by it."""
    if unit is None or (traits(view, unit).tireless and isinstance(action, acts.Protect)):
        return 0.0
    if isinstance(action, acts.Protect):
        return unit_worth(unit)
    deed = deed_of(view, action) if isinstance(action, acts.Use) else None
    found = deed.found if deed is not None and deed.is_help else ()
    is_for_nothing = bool(found) and found[0].value < LEAST_GAIN
    return unit_worth(unit) if is_for_nothing else 0.0


def kind(view: BerserkView, action: BerserkAction) -> Hashable:
    """Return what a choice does: which cards act in its plan and at whom, in whatever order."""
    if view.pending is not None or not hasattr(action, "unit"):
        return action
    course = planned(view, action).course
    later = course.deeds[1:] if isinstance(course, Plan) else ()
    deeds = [steps(view, action), *later]
    return frozenset(
        (getattr(deed[0], "unit", None), getattr(deed[-1], "target", None)) for deed in deeds
    )


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
    if last == action or not isinstance(last, Blow):
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


GUIDE: Guide[BerserkView] = Guide(
    facts=FACTS,
    features=lambda _view: FEATURES,
    each=FATES,
    kind=kind,
    cost=cost,
    name=name,
    wants=lambda _view: 1,
    count=count,
    worlds=WORLDS,
    note=marked("Life taken and lost: {n} battles played on to one of your next turns."),
)


# -- what a decision is about, where it is practised


def themes(view: BerserkView, best: BerserkAction, instead: BerserkAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    if view.phase is Phase.RECRUIT:
        return ("recruit",)
    if isinstance(best, acts.Place | acts.Return):
        return ("placing",)
    if view.phase is not Phase.BATTLE:
        return ()
    if view.pending is not None:
        return ("protect",) if isinstance(view.pending, AwaitGuard) else ("weaker_hit",)
    if not isinstance(best, Blow):
        is_held = isinstance(instead, Blow)
        return ("strike_or_hold",) if is_held else ("march",)
    deed = deed_of(view, best)
    found = ["kill"] if deed is not None and deed.kills >= LIKELY else []
    if not isinstance(instead, Blow):
        return [*found, "strike_or_hold"]
    return [*found, "target" if best.target != instead.target else "ability"]
