"""Ways to go through a whole turn: sequences of deeds, or a temper for all that comes."""

from collections.abc import Mapping, Sequence

from game.core.protocols import CHANCE, TERMINAL, Player
from game.rulesets.berserk.actions import BerserkAction, Leap, Move
from game.rulesets.berserk.battle.legal import END_TURN
from game.rulesets.berserk.battle.refusals import battle_refusal
from game.rulesets.berserk.battle.steps import BATTLE_STEPS
from game.rulesets.berserk.position import Battle, Phase, RunningBattle
from game.rulesets.berserk.sense.evaluation import strength_left
from game.rulesets.berserk.sense.fighting import fight
from game.rulesets.berserk.sense.placing import is_helper, is_marksman
from game.rulesets.berserk.sense.plans import Plan, turn_plans
from game.rulesets.berserk.sense.playout import Nature, hurry, step_on
from game.rulesets.berserk.sense.tempers import TEMPER, Temper
from game.rulesets.berserk.sense.threats import Memory
from game.rulesets.berserk.sense.worth import is_creature
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import BOARD, SKY, Spot

Course = Temper | Plan

TEMPERS = (
    Temper(care=0.0, around=True),
    Temper(care=1.0, around=True),
    Temper(least=99.0, around=True),
    Temper(least=99.0, hunger=0.0),
)
"""The heedless one, one who acts only where the reply costs less, one who only marches, and one who
only steps out of danger."""
MOST_PLANS = 4
"""How many sequences of deeds are tried, each with a first deed of its own."""
MOST_BEGUN = 2
"""How many of them when a unit has walked up to act: only those that begin with it."""
AFTERWARDS = Temper(care=1.0, least=0.25, around=True)
"""How the turn goes on when the deeds of a plan are done."""


def courses(state: BerserkState) -> Sequence[tuple[BerserkAction, Course]]:
    """Return ways to go through the rest of the turn, and what each would do first: none begins by
    walking back to where the unit has just come from.

    Nothing must be pending.
    """
    begun = _walked_up(state)
    if begun is not None and (goes_on := _going_on(state, begun)):
        return goes_on
    plans = _by_first_deed(turn_plans(state))
    found: list[tuple[BerserkAction, Course]] = [
        (plan.deeds[0][0], plan) for plan in plans[:MOST_PLANS]
    ]
    for temper in TEMPERS:
        way = fight(state, temper)[0]
        if way != END_TURN or all(action != END_TURN for action, _course in found):
            found.append((way, temper))  # to end the turn is the same for all
    onward = [each for each in found if not goes_back(state, each[0])]
    return onward or [(END_TURN, AFTERWARDS)]


def goes_back(state: RunningBattle, action: BerserkAction) -> bool:
    """Tell whether a walk takes a unit to where it has stood this turn, and nothing but walks has
    happened since: they would cost movement, and whoever asks for hints be sent to and fro."""
    if not isinstance(action, Move | Leap):
        return False
    stood = action.unit
    for each in reversed(state.history):
        if not isinstance(each, Move | Leap):
            return False
        if each.to == stood:
            stood = each.unit
            if stood == action.to:
                return True
    return False


def _by_first_deed(plans: Sequence[Plan]) -> list[Plan]:
    """Return the best plan of each first deed: only that is done before plans are made anew."""
    found: dict[tuple[BerserkAction, ...], Plan] = {}
    for plan in plans:
        if plan.deeds:
            found.setdefault(plan.deeds[0], plan)
    return list(found.values())


def _walked_up(state: BerserkState) -> Spot | None:
    """Return where a unit has just walked to, which now does what it went for."""
    last = state.history[-1] if state.history else None
    return last.to if isinstance(last, Move | Leap) else None


def _going_on(state: BerserkState, begun: Spot) -> list[tuple[BerserkAction, Course]]:
    """Return the ways to go on that begin with what the unit can do where it has walked to.

    () where none promises more than to let it be. It does not walk elsewhere and back: that it has
    walked here was weighed before.
    """
    plans = [plan for plan in _by_first_deed(turn_plans(state, begun)) if plan.worth > 0]
    found: list[tuple[BerserkAction, Course]] = [
        (plan.deeds[0][0], plan) for plan in plans[:MOST_BEGUN]
    ]
    if len(found) == 1:
        other = fight(state, TEMPERS[1])[0]
        if not (isinstance(other, Move | Leap) and other.unit == begun):
            found.append((other, TEMPERS[1]))
    return found


def go_through(
    state: BerserkState, luck: Nature, memory: Memory, turn: int, course: Course | None
) -> None:
    """Play the given turn to its end, by the course or (None) by plain sense."""
    temper = TEMPER if course is None else course
    if isinstance(temper, Plan):
        _follow(state, luck, memory, turn, temper)
        temper = AFTERWARDS
    while state.turn == turn and state.to_act != TERMINAL:
        hurry(state, luck, memory, temper)


def _follow(state: BerserkState, luck: Nature, memory: Memory, turn: int, plan: Plan) -> None:
    """Do the plan's deeds that are still possible, one after the other."""
    for deed in plan.deeds:
        for action in deed:
            _settle(state, luck, memory, turn)
            if state.turn != turn or state.phase is not Phase.BATTLE:
                return
            if battle_refusal(state, action) is None:
                BATTLE_STEPS[type(action)](state, action, None)
    _settle(state, luck, memory, turn)


def _settle(state: BerserkState, luck: Nature, memory: Memory, turn: int) -> None:
    """Let the dice fall and everybody answer until the player may go on."""
    while state.turn == turn and (state.to_act == CHANCE or state.pending is not None):
        step_on(state, luck, memory)


def share_acted(state: BerserkState, player: Player) -> float:
    """Return which share of the player's army, by strength, is exhausted."""
    acted = whole = 0.0
    for unit in state.units:
        if unit.owner == player and unit.spot >= 0:
            strength = strength_left(unit)
            whole += strength
            acted += strength * unit.exhausted
    return acted / whole if whole else 0.0


def steps_to_enemies(battle: Battle, player: Player) -> Mapping[int, int]:
    """Return how far each of the player's alert fighters stands from the nearest enemy, by uid.

    Marksmen and helpers keep their distance; flyers have none.
    """
    enemies = [each.spot for each in battle.units if each.owner != player and 0 <= each.spot < SKY]
    return {
        unit.uid: min(BOARD.steps[unit.spot][spot] for spot in enemies)
        for unit in battle.units
        if enemies and unit.owner == player and 0 <= unit.spot < SKY and not unit.exhausted
        if is_creature(unit.card) and not is_marksman(unit.card) and not is_helper(unit.card)
    }


def share_nearer(state: BerserkState, player: Player, before: Mapping[int, int]) -> float:
    """Return which share of the army, by strength, is alert and nearer to the enemy than before."""
    now = steps_to_enemies(state, player)
    near = whole = 0.0
    for unit in state.units:
        if unit.owner == player and unit.spot >= 0:
            strength = strength_left(unit)
            whole += strength
            if unit.uid in now and now[unit.uid] < before.get(unit.uid, 0):
                near += strength
    return near / whole if whole else 0.0
