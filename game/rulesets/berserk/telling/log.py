"""The log of a battle in sentences; every number comes with its reason."""

from collections.abc import Mapping

from game.core.protocols import Event, Names
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.telling.log_armies import TOLD_OF_ARMIES
from game.rulesets.berserk.telling.log_battle import TOLD_OF_BATTLE
from game.rulesets.berserk.telling.moment import Moment, Tell

_TOLD: Mapping[type, Tell] = {**TOLD_OF_ARMIES, **TOLD_OF_BATTLE}


class Log:
    """Describes the events of a match one after the other; it remembers the last position."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._before: Battle | None = None

    def __call__(self, event: Event) -> str:
        """Return one sentence, "" for an event not worth one."""
        tell = _TOLD.get(type(event))
        after: Battle | None = getattr(event, "after", None)
        before, self._before = self._before or after, after
        if tell is None or before is None or after is None:
            return ""
        return tell(Moment(self.names, before, after), event)


def describe(event: Event, names: Names) -> str:
    """Return one sentence for an event by itself, as if nothing had been told before."""
    return Log(names)(event)
