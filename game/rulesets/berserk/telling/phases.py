"""Where in a battle a decision is made, as it is counted in how somebody gets on."""

from typing import Any

from game.rulesets.berserk import actions as acts
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.view import BerserkView

ALONE = acts.GoFirst | acts.Mulligan | acts.EndRecruiting
"""What is decided before the fight, and is no step of an army raised or placed."""


def phase(view: BerserkView, action: Any) -> str:
    """Return where a decision is made, or many small steps together (an id of
    `core.themes.PHASES`); "" where it belongs to neither an army nor the fight."""
    if isinstance(action, ALONE):
        return ""
    if view.phase is Phase.RECRUIT:
        return "recruit"
    if view.phase is Phase.PLACE:
        return "place"
    return "strike" if view.pending is None else "answer"
