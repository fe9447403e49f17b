"""What a game says for a decision by itself, beside nothing else."""

from typing import Any

from game.rulesets.catalogue import RULESETS


def reason_in(game: str, view: Any, action: Any) -> str:
    """Return the first of the reasons, in words."""
    return RULESETS[game].telling.why(view, action).words
