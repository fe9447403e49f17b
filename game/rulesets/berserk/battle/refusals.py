"""Why something may not be done in the battle: a sentence for the player, and its clause."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.core.protocols import CHANCE, Refusal
from game.core.words import _
from game.rulesets.berserk.actions import (
    BerserkAction,
    EndTurn,
    Leap,
    Move,
    Prepare,
    RollDice,
    Strike,
    Use,
)
from game.rulesets.berserk.battle.effects import can_suffer
from game.rulesets.berserk.battle.legal import (
    battle_legal,
    may_prepare,
)
from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.battle.reach import (
    MELEE,
    is_in_reach,
    jump_of,
    leap_squares,
    points_left,
    reach_of,
    strike_targets,
    use_targets,
    walkable,
)
from game.rulesets.berserk.battle.traits import terrain_at, traits
from game.rulesets.berserk.battlefields import SHUT, Terrain
from game.rulesets.berserk.cards.abilities import Heal, Polearm, Power, Side, Spell, Used
from game.rulesets.berserk.pending import AwaitChoice, AwaitDice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import BOARD, SKY, Spot, Unit, is_asleep


def battle_refusal(state: Battle, action: BerserkAction) -> Refusal | None:
    """Return why this may not be done now, None where it may."""
    pending = state.pending
    if isinstance(action, RollDice):
        if (
            isinstance(pending, AwaitDice)
            and len(action.dice) == pending.dice
            and all(1 <= die <= 6 for die in action.dice)
        ):
            return None
        return Refusal(_("These are not the dice that are to fall now."), "BW-24")
    if state.to_act == CHANCE:
        return Refusal(_("First the dice must fall."), "BW-29")
    if state.to_act < 0:
        return Refusal(_("The battle is over."), "BW-67")
    if pending is not None:
        return None if action in battle_legal(state) else _unanswered(pending)
    find = _REFUSALS.get(type(action))
    return find(state, action) if find else Refusal(_("There is nothing to answer now."), "BW-29")


def _unanswered(pending: Any) -> Refusal:
    if isinstance(pending, AwaitGuard):
        return Refusal(_("Name one who may protect, or let the attack go on."), "BW-28")
    if isinstance(pending, AwaitChoice):
        return Refusal(_("Take both hits, or your weaker hit without one in return."), "BW-25")
    assert isinstance(pending, AwaitReturn)
    return Refusal(_("Name a free square of your back row for the card to return to."), "BW-45")


# -- whoever acts


def _actor(state: Battle, spot: Spot) -> Unit | Refusal:
    """Return the unit that is to do something, or why it can do nothing (BW-17)."""
    unit = state.at(spot)
    if unit is None:
        return Refusal(_("Nobody stands there."), "BW-17")
    if unit.owner != state.to_act:
        return Refusal(_("That card is not yours."), "BW-17")
    if is_asleep(unit):
        return why_asleep()
    if unit.exhausted:
        return Refusal(_("An exhausted card neither moves nor acts."), "BW-17")
    return unit


def why_asleep() -> Refusal:
    """Return why a card that was stunned can do nothing in its owner's turn."""
    return Refusal(_("Stunned: it did not become alert as this turn started."), "BW-58")


def _move(state: Battle, action: Move) -> Refusal | None:
    unit = _actor(state, action.unit)
    if isinstance(unit, Refusal):
        return unit
    if action.to in walkable(state, unit):
        return None
    return why_not_on_foot(unit) or _why_not_onto(state, action.to) or _too_far(state, unit)


def why_not_on_foot(unit: Unit) -> Refusal | None:
    """Return why a card that is alert can walk nowhere, None where that is a matter of squares."""
    if unit.spot >= SKY:
        return Refusal(_("Flyers stay in the air beside the board; they do not move."), "BW-63")
    if PROFILES[unit.card].movement == 0:
        return Refusal(_("It has no movement."), "BW-18")
    if points_left(unit) <= 0:
        return Refusal(_("It has used all its movement for this turn."), "BW-18")
    return None


def _why_not_onto(state: Battle, to: Spot) -> Refusal | None:
    if not 0 <= to < SKY:
        return Refusal(_("That is not a square on the board."), "BW-18")
    if state.board[to] >= 0:
        return Refusal(_("That square is taken."), "BW-18")
    if terrain_at(state, to) in SHUT:
        return Refusal(_("Nobody walks onto rock or water."), "BW-18")
    return None


def _too_far(state: Battle, unit: Unit) -> Refusal:
    return Refusal(
        _("It cannot get that far on foot: {points} movement points are left.").format(
            points=points_left(unit)
        ),
        "BW-18",
    )


def _leap(state: Battle, action: Leap) -> Refusal | None:
    unit = _actor(state, action.unit)
    if isinstance(unit, Refusal):
        return unit
    held = traits(state, unit)
    if action.to in leap_squares(state, unit, held):
        return None
    if not (held.jump or held.teleports):
        return Refusal(_("It can neither jump nor teleport."), "BW-46")
    rule = "BW-47" if held.teleports else "BW-46"
    if unit.spot >= SKY:
        return Refusal(_("Flyers stay in the air beside the board; they do not move."), "BW-63")
    if unit.spent:
        return Refusal(_("It has moved already; it leaps instead of moving."), rule)
    if not 0 <= action.to < SKY or state.board[action.to] >= 0:
        return Refusal(_("It can only leap to a free square."), rule)
    if terrain_at(state, action.to) == Terrain.ROCK:
        return Refusal(_("Nobody lands on rock."), rule)
    reach = jump_of(state, unit, held)
    return Refusal(_("It jumps no farther than {reach} squares.").format(reach=reach), rule)


def _strike(state: Battle, action: Strike) -> Refusal | None:
    unit = _actor(state, action.unit)
    if isinstance(unit, Refusal):
        return unit
    held = traits(state, unit)
    if action.target in strike_targets(state, unit, held):
        return None
    if not PROFILES[unit.card].is_creature:
        return Refusal(_("It has no strike."), "BW-10")
    if unit.bound:
        return Refusal(_("It cannot attack this turn."), "BW-58")
    target = state.at(action.target)
    if target is None:
        return Refusal(_("There is nobody to strike."), "BW-22")
    if target.owner == unit.owner:
        return Refusal(_("You cannot attack your own cards."), "BW-21")
    if target.spot >= SKY:
        return Refusal(_("A creature on the ground cannot strike a flyer."), "BW-64")
    if afar := _farthest(state, unit, held.uses):
        words = _("It strikes adjacent cards only, and from afar it reaches {reach} squares.")
        return Refusal(words.format(reach=afar), "BW-20")
    return Refusal(_("It can only strike an adjacent card."), "BW-19")


def _farthest(state: Battle, unit: Unit, uses: Iterable[Used]) -> int:
    """Return the range of the attack that reaches farthest, 0 where none has one."""
    ranged = [use for use in uses if not isinstance(use, (*MELEE, Polearm, Heal, Spell, Power))]
    return max((reach_of(state, unit, use) or 0 for use in ranged), default=0)


def _use(state: Battle, action: Use) -> Refusal | None:
    unit = _actor(state, action.unit)
    if isinstance(unit, Refusal):
        return unit
    held = traits(state, unit)
    if not 1 <= action.ability <= len(held.uses):
        return Refusal(_("It has no such ability."), "BW-59")
    use = held.uses[action.ability - 1]
    if action.target in use_targets(state, unit, use):
        return None
    target = state.at(action.target)
    if target is None:
        return Refusal(_("There is nobody to aim at."), "BW-22")
    if isinstance(use, (Heal, Spell, Power)):
        wrong = _wrong_side(use, unit, target) or _not_changed(state, use, target)
    elif unit.bound:
        wrong = Refusal(_("It cannot attack this turn."), "BW-58")
    elif target.owner == unit.owner:
        wrong = Refusal(_("You cannot attack your own cards."), "BW-21")
    else:
        wrong = None
    return wrong or _out_of_reach(state, unit, use, target)


def _wrong_side(use: Heal | Spell | Power, unit: Unit, target: Unit) -> Refusal | None:
    if use.to == Side.ITSELF and target.uid != unit.uid:
        return Refusal(_("It can only be used on the card itself."), "BW-59")
    if use.to == Side.ENEMY and target.owner == unit.owner:
        return Refusal(_("It can only be aimed at enemy cards."), "BW-59")
    if use.to == Side.OTHER_OWN and target.uid == unit.uid:
        return Refusal(_("It can only be aimed at another card."), "BW-59")
    if use.to in (Side.OWN, Side.OTHER_OWN) and target.owner != unit.owner:
        return Refusal(_("It can only be aimed at your own cards."), "BW-59")
    return None


def _not_changed(state: Battle, use: Heal | Spell | Power, target: Unit) -> Refusal | None:
    if target.hidden:
        return Refusal(_("A card that lies face down can only be attacked."), "BW-15")
    if can_suffer(state, target, use):
        return None
    if isinstance(use, Heal):
        return Refusal(_("It has no wounds that could be healed."), "BW-44")
    return Refusal(_("It would change nothing for that card."), "BW-22")


def _out_of_reach(state: Battle, unit: Unit, use: Used, target: Unit) -> Refusal:
    if isinstance(use, MELEE):
        if target.spot >= SKY:
            return Refusal(_("A creature on the ground cannot strike a flyer."), "BW-64")
        return Refusal(_("It can only strike an adjacent card."), "BW-19")
    if isinstance(use, Polearm):
        return Refusal(
            _("A polearm hits exactly two squares away in a line, diagonals too."), "BW-43"
        )
    assert not is_in_reach(state, unit, use, target)
    if not isinstance(use, (Heal, Spell, Power)) and (BOARD.rings[unit.spot][target.spot] <= 1):
        return Refusal(_("A ranged attack cannot be aimed at an adjacent card."), "BW-20")
    reach = reach_of(state, unit, use)
    return Refusal(_("It reaches no farther than {reach} squares.").format(reach=reach), "BW-20")


def _prepare(state: Battle, action: Prepare) -> Refusal | None:
    unit = _actor(state, action.unit)
    if isinstance(unit, Refusal):
        return unit
    if may_prepare(state, unit):
        return None
    if not PROFILES[unit.card].is_walker or unit.spot >= SKY:
        return Refusal(_("Only a creature on the ground prepares for a flyer."), "BW-65")
    return Refusal(_("The enemy still has creatures on the ground."), "BW-65")


_REFUSALS: Mapping[type[BerserkAction], Callable[[Battle, Any], Refusal | None]] = {
    Move: _move,
    Leap: _leap,
    Strike: _strike,
    Use: _use,
    Prepare: _prepare,
    EndTurn: lambda _state, _action: None,
}
