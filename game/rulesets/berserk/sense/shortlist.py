"""What is worth weighing: no single step of raising an army, nor where the end is in sight."""

from collections.abc import Sequence

from game.core.sense import STEADY, Style
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.position import Phase, RunningBattle
from game.rulesets.berserk.sense.deploying import deployment
from game.rulesets.berserk.sense.finishing import finishing_move
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.view import BerserkView


def shortlist(
    view: BerserkView, legal: Sequence[BerserkAction], style: Style = STEADY
) -> Sequence[BerserkAction]:
    """Return the actions worth a search, at least one.

    An army is bought and placed by many small steps, of which none can be judged by itself; so
    whole armies are weighed, by their strength and by the rows their cards stand in. A battle that
    can be won this turn is won.
    """
    if view.phase is Phase.BATTLE:
        move = (
            finishing_move(RunningBattle.of(view, history=view.history))
            if view.pending is None
            else None
        )
        return [move] if move is not None and move in legal else legal
    step = muster(view, deployment)
    return [step if step in legal else legal[-1]]
