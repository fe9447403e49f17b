"""The plain player: what his sense does with what he sees."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.fighting import fight
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.tempers import temper_of
from game.rulesets.berserk.view import BerserkView


def policy(
    view: BerserkView, legal: Sequence[BerserkAction], rng: Rng, style: Style = STEADY
) -> BerserkAction:
    """Return the plain player's choice; luck has no part in it."""
    if len(legal) == 1:
        return legal[0]
    choice = fight(view, temper_of(style))[0] if view.phase is Phase.BATTLE else muster(view)
    return choice if choice in legal else legal[-1]
