"""What a player aims at: in words, and as a number of tricks where neither most nor fewest are
wanted."""

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berzerka.contracts import FIVE, MIDDLE, NEAR_FIVE, TRICKS
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.scoring import PLAYERS


def goal(declared: Declared, player: Player) -> float | None:
    """Return the tricks that the player aims at, None where more or fewer is always better."""
    objective = declared.rules.objective
    if objective not in (NEAR_FIVE, MIDDLE):
        return None
    own = declared.overbid if player == declared.declarer else 0
    if objective.only_first_wins:
        return (TRICKS - declared.overbid) / PLAYERS + own
    return FIVE + own


def wanted(declared: Declared, player: Player) -> str:
    """Return what the contract wants of a player: of whoever has overbid, where it names a number,
    the tricks that he needs for it (BZ-22)."""
    objective = declared.rules.objective
    overbid = declared.overbid if player == declared.declarer else 0
    if objective is not NEAR_FIVE or not overbid:
        return _(objective.words)
    words = _("nearest to {n} tricks: {overbid} are taken off")
    return words.format(n=FIVE + overbid, overbid=overbid)
