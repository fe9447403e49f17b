"""Which mode asks for which decision, and what a person is asked, for all to read."""

from collections.abc import Mapping

from game.core.words import _, marked
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.position import Battle, Phase
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

ASKED: Mapping[object, str] = {
    Phase.FIRST: marked("{name} says who begins"),
    Phase.RECRUIT: marked("{name} recruits an army"),
    Phase.PLACE: marked("{name} places an army"),
    AwaitGuard: marked("{name} says who protects"),
    AwaitChoice: marked("{name} chooses the hit"),
    AwaitReturn: marked("{name} says where a card returns"),
}
"""What is asked, by what is pending or by the phase."""


def asked_words(battle: Battle, name: str) -> str:
    """Return what the person of this name is asked now, "" where it is simply his turn."""
    words = ASKED.get(type(battle.pending)) or ASKED.get(battle.phase, "")
    return _(words).format(name=name) if words else ""


def mode_for(view: BerserkView) -> type[Mode]:
    """Return the mode in which the person whose view this is decides."""
    return QUESTIONS.get(type(view.pending)) or PHASES.get(view.phase, Fighting)
