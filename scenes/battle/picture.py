"""What the battle shows: a fold over events, so that pictures change with what happens.

When everything has been shown the picture is made from the view, so what is seen cannot drift.
"""

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any

from game.core.protocols import Event, Player
from game.rulesets.berserk import events as e
from game.rulesets.berserk.pending import Attack
from game.rulesets.berserk.unit import GRAVE, SKY, UNSEEN, Spot, Unit
from game.rulesets.berserk.view import BerserkView, Phase

Pair = tuple[int, int]


@dataclass(frozen=True)
class BattlePicture:
    """A battle at one instant; pairs are in seat order.

    `units` are by uid. `rolled` are the dice for the first turn, None before they fell.
    """

    phase: Phase = Phase.FIRST
    units: tuple[Unit, ...] = ()
    grounds: tuple[tuple[Player, int], ...] = ()
    gold: Pair = (0, 0)
    silver: Pair = (0, 0)
    hand_counts: Pair = (0, 0)
    army_counts: Pair = (0, 0)
    placed: Pair = (0, 0)
    first: Player | None = None
    rolled: Pair | None = None
    turn: int = 0
    player: Player | None = None
    """Whose turn it is."""
    number: int = 0
    winner: Player | None = None
    attack: Attack | None = None
    """What was declared last, while it is being dealt with and shown."""

    def living(self, player: Player) -> tuple[Unit, ...]:
        """Return the player's units on the board and in the air."""
        return tuple(u for u in self.units if u.owner == player and u.spot != GRAVE)

    def fallen(self, player: Player) -> tuple[Unit, ...]:
        """Return the player's units in the graveyard."""
        return tuple(u for u in self.units if u.owner == player and u.spot == GRAVE)

    def flyers(self, player: Player) -> tuple[Unit, ...]:
        """Return the player's flyers in the side zone."""
        return tuple(u for u in self.units if u.owner == player and u.spot >= SKY)

    def at(self, spot: Spot) -> Unit | None:
        """Return the unit at a spot, None if it is free."""
        return next((u for u in self.units if u.spot == spot and spot != GRAVE), None)


def picture_of(view: BerserkView, number: int, rolled: Pair | None = None) -> BattlePicture:
    """Return the picture of what a seat knows now; `number` is the battle's, from 0."""
    return BattlePicture(
        phase=view.phase,
        units=view.units,
        grounds=view.grounds,
        gold=view.gold,
        silver=view.silver,
        hand_counts=view.hand_counts,
        army_counts=view.army_counts,
        first=view.first,
        rolled=rolled,
        turn=view.turn,
        player=owner_of_turn(view),
        number=number,
        winner=view.winner,
        attack=getattr(view.pending, "attack", None),
    )


def owner_of_turn(view: BerserkView) -> Player | None:
    """Return whose turn of the battle it is, though the other may be asked something."""
    if not view.turn or view.first is None:
        return None
    return view.first if view.turn % 2 else 1 - view.first


@singledispatch
def after(event: Event, picture: BattlePicture) -> BattlePicture:
    """Return the picture after an event; one that shows nothing leaves it as it is."""
    return picture


# -- raising an army


@after.register
def _(event: e.BattleStarted, picture: BattlePicture) -> BattlePicture:
    return BattlePicture(number=event.number)


@after.register
def _(event: e.FirstRolled, picture: BattlePicture) -> BattlePicture:
    return replace(picture, rolled=event.dice)


@after.register
def _(event: e.FirstChosen, picture: BattlePicture) -> BattlePicture:
    return replace(
        picture, phase=Phase.DRAW, first=event.player, gold=event.gold, silver=event.silver
    )


@after.register
def _(event: e.CardsDrawn, picture: BattlePicture) -> BattlePicture:
    counts = _with(picture.hand_counts, event.player, event.count)
    return replace(picture, phase=Phase.RECRUIT, hand_counts=counts)


@after.register
def _(event: e.Mulliganed, picture: BattlePicture) -> BattlePicture:
    gold = _with(picture.gold, event.player, picture.gold[event.player] - 1)
    return replace(picture, gold=gold, hand_counts=_with(picture.hand_counts, event.player, 0))


@after.register
def _(event: e.CardRecruited, picture: BattlePicture) -> BattlePicture:
    count = picture.army_counts[event.player] + 1
    return replace(picture, army_counts=_with(picture.army_counts, event.player, count))


@after.register
def _(event: e.ArmyRaised, picture: BattlePicture) -> BattlePicture:
    return replace(
        picture,
        army_counts=_with(picture.army_counts, event.player, event.count),
        hand_counts=_with(picture.hand_counts, event.player, 0),
    )


@after.register
def _(event: e.CardPlaced, picture: BattlePicture) -> BattlePicture:
    placed = _with(picture.placed, event.player, picture.placed[event.player] + 1)
    later = replace(picture, phase=Phase.PLACE, placed=placed)
    if event.uid is not None:
        unit = Unit(event.uid, event.card, event.player, event.spot)
        return replace(later, units=(*picture.units, unit))
    if event.spot == GRAVE:
        return replace(later, grounds=(*picture.grounds, (event.player, event.card)))
    bearer = picture.at(event.spot)
    if bearer is None or event.card == UNSEEN:
        return later
    return _changed(later, bearer.uid, gear=(*bearer.gear, event.card))


@after.register
def _(event: e.Revealed, picture: BattlePicture) -> BattlePicture:
    return _changed(picture, event.uid, hidden=False, card=event.card, gear=event.gear)


@after.register
def _(event: e.TerrainRevealed, picture: BattlePicture) -> BattlePicture:
    hidden = (event.player, UNSEEN)
    if hidden not in picture.grounds:
        return picture
    place = picture.grounds.index(hidden)
    grounds = list(picture.grounds)
    grounds[place] = (event.player, event.card)
    return replace(picture, grounds=tuple(grounds))


@after.register
def _(event: e.TookOff, picture: BattlePicture) -> BattlePicture:
    return _changed(picture, event.uid, spot=event.spot)


# -- the battle


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
    return _changed(picture, event.uid, exhausted=False)


@after.register
def _(event: e.Exhausted, picture: BattlePicture) -> BattlePicture:
    return _changed(picture, event.uid, exhausted=True)


@after.register
def _(event: e.Moved, picture: BattlePicture) -> BattlePicture:
    unit = picture.units[event.uid]
    moved = unit.moved + len(event.path) - 1
    return _changed(picture, event.uid, spot=event.path[-1], moved=moved)


@after.register
def _(event: e.Leapt, picture: BattlePicture) -> BattlePicture:
    return _changed(picture, event.uid, spot=event.spot)


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
    return _changed(picture, event.uid, wounds=event.wounds, soaked=soaked, extra=extra)


@after.register
def _(event: e.Healed, picture: BattlePicture) -> BattlePicture:
    unit = picture.units[event.uid]
    wounds = max(0, unit.wounds - event.amount)
    return _changed(picture, event.uid, wounds=wounds, extra=unit.extra + event.extra)


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
        changes["fresh"] = _fresh(picture, event.uid, field)
    return _changed(picture, event.uid, **changes)


LASTING = ("plus", "minus", "bound", "prepared")
"""What goes when its bearer's owner ends his turn, unless it was laid in that very turn."""


def _fresh(picture: BattlePicture, uid: int, field: str) -> tuple[str, ...]:
    unit = picture.units[uid]
    return (*unit.fresh, field) if unit.owner == picture.player else unit.fresh


@after.register
def _(event: e.TurnEnded, picture: BattlePicture) -> BattlePicture:
    return replace(
        picture,
        units=tuple(_rid(unit) if unit.owner == event.player else unit for unit in picture.units),
    )


def _rid(unit: Unit) -> Unit:
    """Return the unit without what goes at the end of its owner's turn."""
    fresh = unit.fresh
    return unit._replace(
        plus=unit.plus if "plus" in fresh else 0,
        minus=unit.minus if "minus" in fresh else 0,
        bound=unit.bound and "bound" in fresh,
        prepared=unit.prepared and "prepared" in fresh,
        fresh=(),
    )


def primitive(effect: str) -> str:
    """Return an effect's name as its class is called, from that or from its name in files."""
    return effect if effect[:1].isupper() else "".join(p.title() for p in effect.split("_"))


@after.register
def _(event: e.Died, picture: BattlePicture) -> BattlePicture:
    return _changed(picture, event.uid, spot=GRAVE, hidden=False)


@after.register
def _(event: e.TokenGained, picture: BattlePicture) -> BattlePicture:
    return _changed(picture, event.uid, tokens=event.tokens)


@after.register
def _(event: e.Returned, picture: BattlePicture) -> BattlePicture:
    return _changed(
        picture, event.uid, spot=event.spot, exhausted=True, wounds=0, poison=0, reborn=True
    )


@after.register
def _(event: e.Prepared, picture: BattlePicture) -> BattlePicture:
    fresh = _fresh(picture, event.uid, "prepared")
    return _changed(picture, event.uid, prepared=True, fresh=fresh)


@after.register
def _(event: e.BattleEnded, picture: BattlePicture) -> BattlePicture:
    return replace(picture, phase=Phase.OVER, winner=event.winner)


def _changed(picture: BattlePicture, uid: int, **fields: Any) -> BattlePicture:
    if not fields:
        return picture
    units = list(picture.units)
    units[uid] = units[uid]._replace(**fields)
    return replace(picture, units=tuple(units))


def _with(pair: Pair, player: Player, value: int) -> Pair:
    return (value, pair[1]) if player == 0 else (pair[0], value)
