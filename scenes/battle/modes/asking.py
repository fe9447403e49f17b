"""Which mode asks for which decision; what of it others at the screen may read and see."""

from collections.abc import Mapping

from game.core.protocols import Player
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
    Phase.FIRST: marked("{name} decides who begins"),
    Phase.RECRUIT: marked("{name} recruits an army"),
    Phase.PLACE: marked("{name} places an army"),
    AwaitGuard: marked("{name} decides who protects"),
    AwaitChoice: marked("{name} chooses the hit"),
    AwaitReturn: marked("{name} chooses where a card returns"),
}
"""What is asked, by what is pending or by the phase."""


def has_secrets(view: BerserkView, seat: Player) -> bool:
    """Tell whether cards of a seat are hidden from the other: while armies are raised and placed,
    and as long as one lies face down. Whoever chooses who is first may draw cards at once."""
    if view.phase in (Phase.FIRST, Phase.DRAW, Phase.RECRUIT, Phase.PLACE):
        return True
    return any(unit.hidden and unit.owner == seat for unit in view.units)


def is_open_question(battle: Battle) -> bool:
    """Tell whether only what lies face up takes part in a question about a fight."""
    if isinstance(battle.pending, AwaitGuard):
        return not any(battle.units[uid].hidden for uid in battle.pending.guards)
    return isinstance(battle.pending, AwaitChoice | AwaitReturn)


def asked_words(battle: Battle, name: str) -> str:
    """Return what the person of this name is asked now, "" where it is simply his turn."""
    words = ASKED.get(type(battle.pending)) or ASKED.get(battle.phase, "")
    return _(words).format(name=name) if words else ""


def mode_for(view: BerserkView) -> type[Mode]:
    """Return the mode in which the person whose view this is decides."""
    return QUESTIONS.get(type(view.pending)) or PHASES.get(view.phase, Fighting)
