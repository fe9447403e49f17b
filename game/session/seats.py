"""The streams that computer players draw from."""

from game.core.protocols import Player
from game.core.rng import Rng


def bot_stream(seed: int, player: Player, decision: int) -> Rng:
    """Return a computer player's own stream for one decision of a match.

    It depends on nothing but the arguments, so a match played again by the same players from the
    same seed is the same match, in the window as on the command line.
    """
    return Rng(seed).fork("bots", player, decision)
