"""Where the cards of a table lie, kept for whoever asks again: an event asks several times."""

from collections import deque
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from game.core.ruleset import Sides
from game.kit.cards import Card
from scenes.anim.timeline import Place
from scenes.table.game import TableGame
from scenes.table.geometry import Geometry
from scenes.table.places import places

KEPT = 4
"""So many answers are kept: before and after an event, with the cards that may be played or not."""


class Whereabouts:
    """Tells where every card of a table lies at which each of the `sides` has its own pile."""

    def __init__(self, game: TableGame, sides: Sides) -> None:
        self._game, self._sides = game, sides
        self._latest: deque[tuple[Any, object, Mapping[str, Place]]] = deque(maxlen=KEPT)

    def of(
        self,
        table: Any,
        geometry: Geometry,
        legal: Collection[Card] | None = None,
        raised: Collection[Card] = frozenset(),
    ) -> Mapping[str, Place]:
        """Return where the cards of a table lie (None: nowhere), the rest as `places` takes it."""
        if table is None:
            return {}
        asked = geometry, legal, raised
        for known, known_asked, lying in self._latest:
            if known is table and known_asked == asked:
                return lying
        order, talon = partial(self._game.fan, table), self._game.talon(table)
        lying = places(geometry, table, talon, legal, raised, order, self._sides)
        self._latest.append((table, asked, lying))
        return lying
