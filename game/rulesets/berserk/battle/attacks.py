"""An attack from its declaration to its hits (BW-15, BW-22, BW-24 to BW-29).

The target is named and the attack paid for; a protector may step in; what protects the fighter
prevents it; the dice fall; a choice may follow; the hits land.
"""

from game.core.facts import TurnMoved
from game.core.protocols import CHANCE, Emit
from game.rulesets.berserk.actions import Choose, NoGuard, Protect, RollDice, Strike, Use
from game.rulesets.berserk.battle.changes import Change, guard_against
from game.rulesets.berserk.battle.combat import (
    LEVEL_NAMES,
    MISS,
    Row,
    dealt,
    exchange,
    lone,
    weaker,
)
from game.rulesets.berserk.battle.effects import carry_out, effect_of
from game.rulesets.berserk.battle.hits import (
    CAUSES,
    Reasons,
    attack_bonus,
    defense_bonus,
    land,
    land_exchange,
)
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import possible_guards, strike_targets, use_targets
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.battle.units import exhaust, found, is_creature, put, stand
from game.rulesets.berserk.cards.abilities import (
    Heal,
    Polearm,
    Power,
    Spell,
)
from game.rulesets.berserk.events import (
    AttackCancelled,
    AttackDeclared,
    Blocked,
    DiceRolled,
    Exhausted,
    Guarded,
    Revealed,
    RowChosen,
    TookOff,
)
from game.rulesets.berserk.pending import (
    BASIC,
    Attack,
    AwaitChoice,
    AwaitDice,
    AwaitGuard,
)
from game.rulesets.berserk.position import RunningBattle
from game.rulesets.berserk.unit import SKY, Unit

# -- declaring


def reveal(state: RunningBattle, unit: Unit, emit: Emit | None) -> Unit:
    """Turn a unit face up; a flyer takes off (BW-13). Return it as it is then."""
    open_unit = unit._replace(hidden=False)
    put(state, open_unit)
    if emit:
        emit(Revealed(unit.uid, unit.card, unit.gear))
    if PROFILES[unit.card].is_flyer:
        spot = SKY + unit.uid
        stand(state, open_unit, spot)
        if emit:
            emit(TookOff(unit.uid, unit.spot, spot))
    return state.units[unit.uid]


def _declared(
    state: RunningBattle, unit: Unit, target: Unit, ability: int, emit: Emit | None
) -> bool:
    """Declare an attack or a use.

    False if it met a flyer face down that it does not reach in the air, and costs nothing (BW-15).
    """
    if emit:
        emit(AttackDeclared(unit.uid, target.uid, ability))
    if not target.hidden:
        return True
    spot, held = reveal(state, target, emit).spot, traits(state, unit)
    if spot < SKY or spot in (
        strike_targets(state, unit, held)
        if ability == BASIC
        else use_targets(state, unit, held.uses[ability - 1])
    ):
        return True
    if emit:
        emit(AttackCancelled(unit.uid, target.uid))
    return False


def _pay(state: RunningBattle, unit: Unit, emit: Emit | None) -> None:
    exhaust(state, unit)
    if emit:
        emit(Exhausted(unit.uid))


def strike(state: RunningBattle, action: Strike, emit: Emit | None) -> None:
    """A basic strike: the defending side may be asked for a protector first (BW-28)."""
    unit, target = found(state, action.unit), found(state, action.target)
    if not _declared(state, unit, target, BASIC, emit):
        return
    target = state.units[target.uid]
    attack = Attack(unit.uid, target.uid, BASIC, target.uid)
    if not traits(state, unit).aimed and (guards := possible_guards(state, unit, target)):
        state.set(pending=AwaitGuard(attack, guards), to_act=target.owner)
    else:
        _await_exchange(state, attack)
    _pay(state, unit, emit)


def _await_exchange(state: RunningBattle, attack: Attack) -> None:
    fighter = state.units[attack.fighter]
    defends = not fighter.exhausted and is_creature(fighter)
    _await_dice(state, attack, 2 if defends else 1)


def _await_dice(state: RunningBattle, attack: Attack, dice: int) -> None:
    state.set(pending=AwaitDice(attack, dice), to_act=CHANCE)


def use(state: RunningBattle, action: Use, emit: Emit | None) -> None:
    """Act with an ability: an attack of another kind, or a spell or effect (BW-30)."""
    unit, target = found(state, action.unit), found(state, action.target)
    used = traits(state, unit).uses[action.ability - 1]
    if not _declared(state, unit, target, action.ability, emit):
        return
    if isinstance(used, (Heal, Spell, Power)):
        _pay(state, unit, emit)
        change = Change(target.uid, effect_of(used), CAUSES[type(used)], unit.uid)
        carry_out(state, (change,), emit)
        return
    target = state.units[target.uid]
    attack = Attack(unit.uid, target.uid, action.ability, target.uid)
    damage = (used.x,) if isinstance(used, Polearm) else used.damage
    guard = guard_against(target, traits(state, target), CAUSES[type(used)])
    if not guard and len(damage) > 1:
        _await_dice(state, attack, 1)
    _pay(state, unit, emit)
    if guard:
        if emit:
            emit(Blocked(target.uid, guard))
    elif len(damage) == 1:
        land(state, attack, used, damage[0], "fixed", emit)


# -- answers


def protect(state: RunningBattle, action: Protect, emit: Emit | None) -> None:
    """A protector steps in: it fights as an alert creature (BW-28)."""
    attack = _answered_guard(state)
    guard = found(state, action.unit)
    if guard.hidden:
        guard = reveal(state, guard, emit)
    _await_exchange(state, attack._replace(fighter=guard.uid))
    if emit:
        emit(Guarded(guard.uid, attack.target))


def no_guard(state: RunningBattle, action: NoGuard, emit: Emit | None) -> None:
    """No protector: the target fights itself."""
    _await_exchange(state, _answered_guard(state))
    if emit:
        emit(TurnMoved())


def _answered_guard(state: RunningBattle) -> Attack:
    pending = state.pending
    assert isinstance(pending, AwaitGuard)
    return pending.attack


def choose(state: RunningBattle, action: Choose, emit: Emit | None) -> None:
    """The side with the higher roll says which hits land (BW-25)."""
    pending = state.pending
    assert isinstance(pending, AwaitChoice)
    if emit:
        emit(RowChosen(state.to_act, action.full))
    row = exchange(pending.difference, 0)
    if not action.full:
        row = weaker(row, pending.difference)
    land_exchange(state, pending.attack, row, emit)


# -- dice


def roll(state: RunningBattle, action: RollDice, emit: Emit | None) -> None:
    """The dice fall, and the hits land unless a choice is open (BW-24, BW-26, BW-27)."""
    pending = state.pending
    assert isinstance(pending, AwaitDice)
    attack, dice = pending.attack, action.dice
    unit, fighter = state.units[attack.unit], state.units[attack.fighter]
    held = traits(state, unit)
    is_basic = attack.ability == BASIC
    reasons: Reasons | None = [] if emit else None
    total = dice[0] + attack_bonus(held, unit, fighter, is_basic, reasons)
    totals: tuple[int, ...] = (total,)
    if len(dice) == 2:
        theirs = traits(state, fighter)
        totals = (total, dice[1] + defense_bonus(theirs, fighter, unit, reasons))
    row = exchange(*totals) if len(dice) == 2 else Row(lone(total), MISS)
    if row.has_choice:
        difference = totals[0] - totals[1]
        chooser = unit.owner if difference > 0 else fighter.owner
        state.set(pending=AwaitChoice(attack, dice, difference), to_act=chooser)
    if emit:
        emit(DiceRolled(unit.uid, fighter.uid, dice, totals, tuple(reasons or ())))
    if not is_basic:
        used = held.uses[attack.ability - 1]
        assert not isinstance(used, (Heal, Spell, Power, Polearm))
        level = lone(total)
        land(state, attack, used, dealt(used.damage, level), LEVEL_NAMES[level], emit)
    elif not row.has_choice:
        land_exchange(state, attack, row, emit)
