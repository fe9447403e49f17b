"""The log of a battle in sentences; every number comes with its reason."""

from collections.abc import Mapping

from game.core.protocols import Event, Names, Player
from game.core.words import _
from game.rulesets.berserk.battlefields import Battlefield, Terrain
from game.rulesets.berserk.telling.log_armies import TOLD_OF_ARMIES, Tell
from game.rulesets.berserk.telling.log_battle import TOLD_OF_BATTLE
from game.rulesets.berserk.telling.log_units import Known
from game.rulesets.berserk.unit import is_square

_TOLD: Mapping[type, Tell] = {**TOLD_OF_ARMIES, **TOLD_OF_BATTLE}


class Log:
    """Describes the events of a match one after the other; it remembers who the units are.

    `land` is what they fight on, None where its terrain does not count or is not known.
    """

    def __init__(self, names: Names, land: Battlefield | None = None) -> None:
        self.names = names
        self.land = land
        self.units: dict[int, Known] = {}
        self.turn_of: Player | None = None
        """Whose turn it is."""

    def __call__(self, event: Event) -> str:
        """Return one sentence, "" for an event not worth one."""
        tell = _TOLD.get(type(event))
        return tell(self, event) if tell else ""

    def unit(self, uid: int) -> str:
        """Return the unit in a sentence."""
        known = self.units.get(uid)
        return known.words if known else _("a card")

    def is_in_wood(self, uid: int) -> bool:
        """Tell whether the unit stands in a wood that counts."""
        known = self.units.get(uid)
        if self.land is None or known is None or not is_square(known.spot):
            return False
        return self.land.terrain[known.spot] is Terrain.WOOD

    def player(self, player: Player) -> str:
        """Return what the player is called."""
        return self.names[player]


def describe(event: Event, names: Names) -> str:
    """Return one sentence for an event by itself, without the names of units."""
    return Log(names)(event)
