"""Which games have a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.core.on_demand import LoadedOnDemand

if TYPE_CHECKING:
    from scenes.table.game import TableGame

TABLES: Mapping[str, TableGame] = LoadedOnDemand(
    {
        "whist": "scenes.table.whist.game:WHIST_TABLE",
        "schnapsen": "scenes.table.schnapsen.game:SCHNAPSEN_TABLE",
        "berzerka": "scenes.table.berzerka.game:BERZERKA_TABLE",
        "bridge": "scenes.table.bridge.game:BRIDGE_TABLE",
    }
)
"""By the id of the ruleset; each is loaded when it is first asked for."""
