"""What number of tricks a player aims at, where the contract asks for neither most nor fewest."""

from game.core.protocols import Player
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
