"""Which games have a table."""

from collections.abc import Mapping

from scenes.table.berzerka.game import BERZERKA_TABLE
from scenes.table.game import TableGame
from scenes.table.schnapsen.game import SCHNAPSEN_TABLE
from scenes.table.whist.game import WHIST_TABLE

TABLES: Mapping[str, TableGame] = {
    "whist": WHIST_TABLE,
    "schnapsen": SCHNAPSEN_TABLE,
    "berzerka": BERZERKA_TABLE,
}
"""By the id of the ruleset."""
