"""Which mode asks for which decision."""

from collections.abc import Mapping

from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.view import BerserkView
from scenes.battle.modes.fighting import Fighting
from scenes.battle.modes.guarding import GuardQuestion
from scenes.battle.modes.hitting import HitQuestion
from scenes.battle.modes.mode import Mode
from scenes.battle.modes.placing import Placing
from scenes.battle.modes.questions import FirstQuestion, ReturnQuestion
from scenes.battle.modes.recruiting import Recruiting

QUESTIONS: Mapping[type, type[Mode]] = {
    AwaitGuard: GuardQuestion,
    AwaitChoice: HitQuestion,
    AwaitReturn: ReturnQuestion,
}
"""By what the battle waits for in the middle of things."""
PHASES: Mapping[Phase, type[Mode]] = {
    Phase.FIRST: FirstQuestion,
    Phase.RECRUIT: Recruiting,
    Phase.PLACE: Placing,
}
"""By phase, before the battle is fought."""


def mode_for(view: BerserkView) -> type[Mode]:
    """Return the mode in which the person whose view this is decides."""
    return QUESTIONS.get(type(view.pending)) or PHASES.get(view.phase, Fighting)
