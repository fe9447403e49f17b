"""What the battle shows: a fold over events, so that pictures change with what happens.

When everything has been shown the picture is made from the view, so what is seen cannot drift.
"""

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any

from game.core.protocols import Event, Player
from game.rulesets.berserk.pending import Attack
from game.rulesets.berserk.unit import GRAVE, SKY, Spot, Unit
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
    placed = [
        army - waiting if view.phase is Phase.PLACE else 0
        for army, waiting in zip(view.army_counts, view.waiting_counts, strict=True)
    ]
    return BattlePicture(
        phase=view.phase,
        units=view.units,
        grounds=view.grounds,
        gold=view.gold,
        silver=view.silver,
        hand_counts=view.hand_counts,
        army_counts=view.army_counts,
        placed=(placed[0], placed[1]),
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


def changed(picture: BattlePicture, uid: int, **fields: Any) -> BattlePicture:
    """Return the picture with other fields of one unit."""
    if not fields:
        return picture
    units = list(picture.units)
    units[uid] = units[uid]._replace(**fields)
    return replace(picture, units=tuple(units))


def primitive(effect: str) -> str:
    """Return an effect's name as its class is called, from that or from its name in files."""
    return effect if effect[:1].isupper() else "".join(p.title() for p in effect.split("_"))
