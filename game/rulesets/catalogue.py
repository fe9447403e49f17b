"""Which games there are."""

from collections.abc import Mapping
from typing import Any

from game.core.on_demand import LoadedOnDemand
from game.core.ruleset import Ruleset
from game.core.words import _, meant

RULESETS: Mapping[str, Ruleset[Any, Any, Any]] = LoadedOnDemand(
    {
        "whist": "game.rulesets.whist:WHIST",
        "schnapsen": "game.rulesets.schnapsen:SCHNAPSEN",
        "berzerka": "game.rulesets.berzerka:BERZERKA",
        "bridge": "game.rulesets.bridge:BRIDGE",
        "berserk": "game.rulesets.berserk:BERSERK",
    }
)
"""The games by their ids, each loaded when it is first asked for."""


class UnknownRuleset(ValueError):
    """No game has this name; the text lists the names."""


def ruleset(name: str) -> Ruleset[Any, Any, Any]:
    """Return the game of this name, to be played.

    Raise UnknownRuleset with the names there are, or BadContent if a file of the game is broken;
    RULESETS gives the game even then, for its title and its words.
    """
    if name not in RULESETS:
        raise UnknownRuleset(
            _("There is no game “{name}”; the games are {names}.").format(
                name=name, names=", ".join(RULESETS)
            )
            + meant(name, RULESETS)
        )
    found = RULESETS[name]
    if found.read_levels is not None:
        found.read_levels()
    return found
