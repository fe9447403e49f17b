"""How a computer player fights: the best deed of any unit first, then the next, then marches."""

from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.legal import END_TURN
from game.rulesets.berserk.cards import abilities as able
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.answers import answer_choice, answer_guard, answer_return
from game.rulesets.berserk.sense.combatants import Combatant
from game.rulesets.berserk.sense.deeds import deeds_of
from game.rulesets.berserk.sense.marching import march
from game.rulesets.berserk.sense.movers import Deed
from game.rulesets.berserk.sense.tempers import TEMPER, Temper
from game.rulesets.berserk.sense.threats import Memory, Situation
from game.rulesets.berserk.unit import Unit


def fight(
    state: Battle, temper: Temper = TEMPER, memory: Memory | None = None
) -> tuple[BerserkAction, ...]:
    """Return what the player to act does next: an answer, a unit's deed, or the rest of the turn.

    All that is returned can be done at once. Whoever plays a whole turn lends a memory, which makes
    it quicker.
    """
    pending = state.pending
    if pending is not None:
        return (answer(state),)
    situation = Situation(state, state.to_act, memory)
    best: Deed | None = None
    for one in situation.own:
        if not one.unit.exhausted:
            for deed in deeds_here_first(situation, one, temper):
                if best is None or deed.score > best.score:
                    best = deed
    return best.actions if best else finish_turn(situation, temper)


def finish_turn(situation: Situation, temper: Temper = TEMPER) -> tuple[BerserkAction, ...]:
    """Return the marches of all who have nothing to do, and the end of the turn."""
    found: list[BerserkAction] = []
    for place, one in enumerate(situation.own):
        if not one.unit.exhausted and (walk := march(situation, one, temper)):
            found += walk.actions
            if situation.state.land is not None:  # ways across it are found on the board as it is
                return tuple(found)
            situation.shift(place, walk.actions[-1].to)  # type: ignore[attr-defined]
    return tuple(found) if found and _can_hurry(situation) else (*found, END_TURN)


def deeds_here_first(situation: Situation, one: Combatant, temper: Temper) -> list[Deed]:
    """Return what an alert unit could act with; who has come to a square first acts from there."""
    return (has_come(one.unit) and deeds_of(situation, one, temper, stays=True)) or deeds_of(
        situation, one, temper
    )


def has_come(unit: Unit) -> bool:
    """Tell whether the unit has walked this turn, and not acted since."""
    return unit.spent > 0 and not unit.roused


def _can_hurry(situation: Situation) -> bool:
    """Tell whether somebody may yet have those walk anew who have just walked (BW-74)."""
    return any(
        isinstance(used, able.Power | able.Spell) and isinstance(used.does, able.Hurrying)
        for one in situation.own
        if not one.unit.exhausted
        for used in one.held.uses
    )


def best_of_each(situation: Situation, temper: Temper = TEMPER) -> list[tuple[Deed, Unit, int]]:
    """Return the best deed of each unit, with the unit and the target's uid; the best first.

    Whoever asks this lets units walk and act at once, so that nobody thinks again in between.
    """
    found = []
    for one in situation.own:
        if not one.unit.exhausted and (deeds := deeds_of(situation, one, temper)):
            onto = situation.memory.movers[one.unit.uid].onto
            target, deed = max(onto.items(), key=_score) if onto else (one.unit.uid, deeds[0])
            found.append((deed, one.unit, target))
    found.sort(key=lambda each: -each[0].score)
    return found


def _score(item: tuple[int, Deed]) -> float:
    return item[1].score


def answer(state: Battle) -> BerserkAction:
    """Return the answer to what is pending."""
    pending = state.pending
    if isinstance(pending, AwaitGuard):
        return answer_guard(state, pending)
    if isinstance(pending, AwaitChoice):
        return answer_choice(state, pending)
    assert isinstance(pending, AwaitReturn)
    return answer_return(state, pending)
