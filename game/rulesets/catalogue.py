"""Which games there are."""

from collections.abc import Mapping
from typing import Any

from game.core.protocols import Ruleset
from game.core.words import _
from game.rulesets.berserk import BERSERK
from game.rulesets.berzerka import BERZERKA
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.whist import WHIST

RULESETS: Mapping[str, Ruleset[Any, Any, Any]] = {
    each.id: each for each in (WHIST, SCHNAPSEN, BERZERKA, BERSERK)
}


class UnknownRuleset(ValueError):
    """No game has this name; the text lists the names."""


def ruleset(name: str) -> Ruleset[Any, Any, Any]:
    """Return the game of this name; raise UnknownRuleset with the names there are."""
    try:
        return RULESETS[name]
    except KeyError:
        raise UnknownRuleset(
            _("There is no game {name}; the games are {names}.").format(
                name=name, names=", ".join(RULESETS)
            )
        ) from None
