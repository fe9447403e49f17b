"""How the picture changes in battle. What is not named here, or in `raising`, changes nothing."""

from dataclasses import replace
from typing import Any

from game.rulesets.berserk import events as e
from game.rulesets.berserk.pending import Attack
from game.rulesets.berserk.unit import GRAVE, after_turn, cleansed, fresh_of, freshly
from game.rulesets.berserk.view import Phase
from scenes.battle import raising
from scenes.battle.picture import BattlePicture, after, changed, primitive

__all__ = ["after", "raising"]


@after.register
def _(event: e.TurnStarted, picture: BattlePicture) -> BattlePicture:
    units = tuple(
        u._replace(spent=0, moved=0, soaked=0, stunned=False)
        if u.owner == event.player
        else u._replace(soaked=0)
        for u in picture.units
    )
    return replace(picture, phase=Phase.BATTLE, turn=event.turn, player=event.player, units=units)


@after.register
def _(event: e.Alerted, picture: BattlePicture) -> BattlePicture:
    return changed(picture, event.uid, exhausted=False)


@after.register
def _(event: e.Exhausted, picture: BattlePicture) -> BattlePicture:
    return changed(picture, event.uid, exhausted=True)


@after.register
def _(event: e.Moved, picture: BattlePicture) -> BattlePicture:
    unit = picture.units[event.uid]
    moved = unit.moved + len(event.path) - 1
    return changed(picture, event.uid, spot=event.path[-1], moved=moved)


@after.register
def _(event: e.Leapt, picture: BattlePicture) -> BattlePicture:
    return changed(picture, event.uid, spot=event.spot)


@after.register
def _(event: e.AttackDeclared, picture: BattlePicture) -> BattlePicture:
    attack = Attack(event.uid, event.target, event.ability, event.target)
    return replace(picture, attack=attack)


@after.register
def _(event: e.Guarded, picture: BattlePicture) -> BattlePicture:
    if picture.attack is None:
        return picture
    return replace(picture, attack=picture.attack._replace(fighter=event.uid))


@after.register
def _(event: e.Wounded, picture: BattlePicture) -> BattlePicture:
    unit = picture.units[event.uid]
    extra = unit.extra - min(unit.extra, event.amount)
    soaked = unit.soaked + event.soaked
    return changed(picture, event.uid, wounds=event.wounds, soaked=soaked, extra=extra)


@after.register
def _(event: e.Healed, picture: BattlePicture) -> BattlePicture:
    unit = picture.units[event.uid]
    wounds = max(0, unit.wounds - event.amount)
    return changed(picture, event.uid, wounds=wounds, extra=unit.extra + event.extra)


EFFECTS: dict[str, dict[str, Any]] = {
    "Cleansing": {"poison": 0, "minus": 0, "bound": False},
    "Exhausting": {"exhausted": True},
    "Stunning": {"exhausted": True, "stunned": True},
    "Binding": {"bound": True},
    "Rousing": {"exhausted": False},
}
"""What the effects do that have no number, by the primitive's name."""
NUMBERED = {"Poisoning": "poison", "Strengthening": "plus", "Weakening": "minus"}


@after.register
def _(event: e.Affected, picture: BattlePicture) -> BattlePicture:
    name = primitive(event.effect)
    changes = dict(EFFECTS.get(name, {}))
    field = NUMBERED.get(name) or ("bound" if name == "Binding" else "")
    if name in NUMBERED:
        changes[field] = max(getattr(picture.units[event.uid], field), event.x)
    if field in LASTING:
        changes["fresh"] = _fresh(picture, event.uid, field, event.x or 1)
    elif name == "Cleansing":
        changes["fresh"] = cleansed(picture.units[event.uid]).fresh
    return changed(picture, event.uid, **changes)


LASTING = ("plus", "minus", "bound", "prepared")
"""What goes when its bearer's owner ends his turn, unless it was laid in that very turn."""


def _fresh(picture: BattlePicture, uid: int, field: str, x: int) -> tuple[tuple[str, int], ...]:
    unit = picture.units[uid]
    if unit.owner != picture.player or fresh_of(unit, field) >= x:
        return unit.fresh
    return freshly(unit, field, x).fresh


@after.register
def _(event: e.TurnEnded, picture: BattlePicture) -> BattlePicture:
    return replace(
        picture,
        units=tuple(
            after_turn(unit) if unit.owner == event.player else unit for unit in picture.units
        ),
    )


@after.register
def _(event: e.Died, picture: BattlePicture) -> BattlePicture:
    return changed(picture, event.uid, spot=GRAVE, hidden=False)


@after.register
def _(event: e.TokenGained, picture: BattlePicture) -> BattlePicture:
    return changed(picture, event.uid, tokens=event.tokens)


@after.register
def _(event: e.Returned, picture: BattlePicture) -> BattlePicture:
    return changed(
        picture, event.uid, spot=event.spot, exhausted=True, wounds=0, poison=0, reborn=True
    )


@after.register
def _(event: e.Prepared, picture: BattlePicture) -> BattlePicture:
    fresh = _fresh(picture, event.uid, "prepared", 1)
    return changed(picture, event.uid, prepared=True, fresh=fresh)


@after.register
def _(event: e.BattleEnded, picture: BattlePicture) -> BattlePicture:
    return replace(picture, phase=Phase.OVER, winner=event.winner)
