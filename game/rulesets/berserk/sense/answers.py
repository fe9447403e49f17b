"""How a computer player answers: who protects, which row of the table, where one comes back."""

from game.rulesets.berserk.actions import BerserkAction, Choose, Protect, Return
from game.rulesets.berserk.battle.combat import Row, exchange, weaker
from game.rulesets.berserk.battle.legal import CHOICES, NO_GUARD
from game.rulesets.berserk.battle.masks import NEAR
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import may_guard
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.pending import Attack, AwaitChoice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.sense.combatants import combatant
from game.rulesets.berserk.sense.duels import duel, marks, striker
from game.rulesets.berserk.sense.effects import DISARMED, effect_harm
from game.rulesets.berserk.sense.placing import is_marksman
from game.rulesets.berserk.sense.worth import card_worth, harm
from game.rulesets.berserk.unit import BOARD, SKY, Unit

MORE_TO_COME = 0.5
"""How much of the price of being exhausted each enemy adds that can still strike the protector."""


def answer_guard(state: Battle, pending: AwaitGuard) -> BerserkAction:
    """Return who protects, or nobody: whatever leaves the attacker least (BW-28)."""
    attack = pending.attack
    attacker, target = state.units[attack.unit], state.units[attack.target]
    one = combatant(attacker, traits(state, attacker))
    answers = not target.exhausted and PROFILES[target.card].is_creature
    best: BerserkAction = NO_GUARD
    least = duel(one, combatant(target, traits(state, target)), answers)[0]
    for uid in pending.guards:
        guard = state.units[uid]
        if not may_guard(state, guard):
            continue
        shown = guard._replace(hidden=False)
        held = traits(state, shown)
        gain = duel(one, combatant(shown, held), True)[0]
        if not held.tireless:
            gain += DISARMED * card_worth(guard.card) * MORE_TO_COME * _still_to_come(state, guard)
        if gain < least:
            least, best = gain, Protect(guard.spot)
    return best


def _still_to_come(state: Battle, guard: Unit) -> float:
    """Return how many alert enemies stand where they could strike the protector next."""
    if guard.spot >= SKY:
        return 1.0
    near = NEAR[guard.spot]
    found = 0.0
    for unit in state.units:
        if unit.owner != guard.owner and not unit.exhausted and unit.spot >= 0:
            if unit.spot >= SKY or near >> unit.spot & 1:
                found += 1.0
            elif BOARD.rings[unit.spot][guard.spot] <= 1 + _steps(unit):
                found += 0.5
    return found


def _steps(unit: Unit) -> int:
    return 1 if unit.hidden else PROFILES[unit.card].movement


def answer_choice(state: Battle, pending: AwaitChoice) -> Choose:
    """Return the full row or the weaker hit, whatever is worth more to who chooses (BW-25)."""
    attack = pending.attack
    full = exchange(pending.difference, 0)
    sign = 1 if pending.difference > 0 else -1
    whole = sign * _row_gain(state, attack, full)
    less = sign * _row_gain(state, attack, weaker(full, pending.difference))
    return CHOICES[whole >= less]


def _row_gain(state: Battle, attack: Attack, row: Row) -> float:
    """Return what a row brings the attacker, in crystals."""
    unit, fighter = state.units[attack.unit], state.units[attack.fighter]
    held, theirs = traits(state, unit), traits(state, fighter)
    me, other = striker(unit, held, fighter, theirs), striker(fighter, theirs, unit, held, True)
    given = me.hits[row.attacker]
    taken = other.hits[row.defender]
    if me.unanswered and row.attacker:
        taken = 0
    gain = harm(other.worth, other.left, other.life, given) if given else 0.0
    gain -= harm(me.worth, me.left, me.life, taken) if taken else 0.0
    if 0 < given < other.left:
        gain += sum(effect_harm(effect, fighter, theirs) for effect in marks(held.on_hit))
    if 0 < taken < me.left:
        gain -= sum(effect_harm(effect, unit, held) for effect in marks(theirs.on_hit))
    return gain


def answer_return(state: Battle, pending: AwaitReturn) -> Return:
    """Return where the unit comes back: a marksman far from the enemy, others near (BW-45)."""
    unit = state.units[pending.unit]
    enemies = [
        other.spot for other in state.units if other.owner != unit.owner and 0 <= other.spot < SKY
    ]
    sign = 1 if is_marksman(unit.card) else -1

    def liking(spot: int) -> float:
        return sign * min((BOARD.steps[spot][enemy] for enemy in enemies), default=0)

    return Return(max(pending.spots, key=lambda spot: (liking(spot), -spot)))
