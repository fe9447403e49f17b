"""By which house rules is practised: a game's presets, with small armies where it has any."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from game.core import options as option_texts
from game.core.rng import Rng
from game.core.ruleset import Ruleset

SMALL: Mapping[str, Mapping[str, str]] = {
    "berserk": {"easy_start": "on", "mulligans": "0", "battles": "1", "first": "fixed"}
}
"""What makes the deals of a game small: eight cards on a field can be read, twenty hardly."""


def setups(ruleset: Ruleset[Any, Any, Any]) -> Sequence[Any]:
    """Return the options of the deals that drills are looked for in."""
    found: dict[Any, None] = {}
    for preset in ruleset.presets.values():
        with suppress(option_texts.BadOption):  # not every preset goes with small armies
            found[option_texts.with_texts(preset, SMALL.get(ruleset.id, {}))] = None
    return list(found)


def setup(ruleset: Ruleset[Any, Any, Any], luck: Rng) -> Any:
    """Return the options of a deal of a trainer: the first preset's, where armies are small any."""
    found = setups(ruleset)
    return luck.choice(found) if ruleset.id in SMALL else found[0]
