"""How eagerly a player fights: the knobs of his sense."""

from typing import NamedTuple

from game.core.sense import Style


class Temper(NamedTuple):
    """The knobs of the fighting sense; found by trial (docs/strength.md)."""

    care: float = 0.5
    """How much what the enemy may do next turn weighs against what is won now."""
    least: float = 0.05
    """What a deed must bring, in crystals."""
    hunger: float = 0.12
    """How much a step towards the enemy draws a unit that has nothing to do."""
    tread: float = 0.01
    """What each step costs, so that nobody walks for nothing."""
    around: bool = False
    """Whether whoever has nothing to do looks for a way round those who stand before it."""


TEMPER = Temper()
DARING = 5.0
"""How many times as little a player cares (as a power of two) who reaches for a trick more."""


def temper_of(style: Style) -> Temper:
    """Return how a plain player of this style fights: the daring one cares less for the reply.

    He finds his way round whoever stands before him; playouts, which have to be quick, do not look.
    """
    return Temper(care=TEMPER.care * 2 ** (-DARING * style.reach), around=True)
