"""What a game says for a decision by itself, beside nothing else."""

from typing import Any

from game.core.explain import seen
from game.rulesets.catalogue import RULESETS


def reason_in(game: str, view: Any, action: Any) -> str:
    """Return the first of the reasons, in words."""
    return seen(RULESETS[game].telling.guide, view, action, None)
