"""Why a strong player would decide so, where a hint is asked for."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.protocols import Candidate
from game.core.reason import is_all_the_same, lesser
from game.core.words import _
from game.session.port import Port


def hint_reason(
    port: Port[Any, Any], candidates: Sequence[Candidate[Any]], name: Callable[[Any], str]
) -> str:
    """Return why the first of the candidates is the best, "" where nothing in words says so.

    What a search has tried is told from what it found to be less; what a plain player would do,
    from all else that is allowed. `name` is how a decision is called.
    """
    telling, best = port.ruleset.telling, candidates[0].action
    if is_all_the_same(candidates, port.legal_actions(), telling.terms):
        return _("All your choices come to the same here.")
    if candidates[0].visits:
        return telling.why(port.view(), best, lesser(candidates, telling.terms)).told(name)
    return telling.why(port.view(), best, port.legal_actions()).words
