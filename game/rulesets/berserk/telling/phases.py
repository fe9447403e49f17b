"""Where in a battle a decision is made, as it is counted in how somebody gets on."""

from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.view import BerserkView


def phase(view: BerserkView, _action: BerserkAction) -> str:
    """Return where a decision is made (an id of `core.themes.PHASES`), "" before the fight."""
    if view.phase is not Phase.BATTLE:
        return ""
    return "strike" if view.pending is None else "answer"
