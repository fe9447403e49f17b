"""What a sentence of the log is made from: an event's position, and the one before it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.protocols import Names, Player
from game.core.words import _
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import GRAVE, SKY, UNSEEN, Unit, is_square, spot_name


@dataclass(frozen=True)
class Moment:
    """An event as it is told: the positions before and after it, and what the seats are called."""

    names: Names
    before: Battle
    after: Battle

    def player(self, player: Player) -> str:
        """Return what the player is called."""
        return self.names[player]

    def unit(self, uid: int) -> str:
        """Return the unit in a sentence, as it is now: "Bog Troll c3"."""
        return unit_words(self.after.units[uid])

    def was(self, uid: int) -> str:
        """Return the unit in a sentence, as it was before the event."""
        return unit_words(self.before.units[uid])

    def is_in_wood(self, uid: int) -> bool:
        """Tell whether the unit stands in a wood that counts."""
        land, spot = self.after.land, self.after.units[uid].spot
        return land is not None and is_square(spot) and land.terrain[spot] is Terrain.WOOD


Tell = Callable[[Moment, Any], str]
"""How to tell of an event of one kind; "" where nothing is worth a sentence."""


def unit_words(unit: Unit) -> str:
    """Return a unit in a sentence, with where it is: "Bog Troll c3"."""
    name = _("a hidden card") if unit.card == UNSEEN else _(card(unit.card).name)
    if unit.spot == GRAVE:
        return name
    if unit.spot >= SKY:
        return _("{card} (in the air)").format(card=name)
    return f"{name} {spot_name(unit.spot)}"
