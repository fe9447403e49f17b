"""The knobs of the searches, each with its meaning."""

from dataclasses import dataclass


@dataclass(frozen=True)
class IsmctsParams:
    """Information-set Monte-Carlo tree search."""

    iterations: int
    """How many worlds are sampled and played out."""
    exploration: float = 0.4
    """The width of the confidence bound, in units of the spread of returns seen so far."""
    report_every: int = 250
    """After how many iterations the candidates so far are reported."""


@dataclass(frozen=True)
class RaceParams:
    """A race between moves over sampled worlds."""

    trials: int
    """How many playouts there are at most, over all moves."""
    margin: float = 3.0
    """By how many standard errors a move must be behind to drop out."""
    fewest_worlds: int = 24
    """Worlds that every move is tried in before any drops out."""
    close: float = 0.4
    """Within how many standard errors of the leader the taste of the player decides."""


@dataclass(frozen=True)
class MctsParams:
    """Monte-Carlo tree search with dice as chance nodes."""

    iterations: int
    """How many leaves are looked at, over all candidates."""
    exploration: float = 0.15
    """How much a promising move draws that was seldom tried, in units of the spread of returns."""
    trust: float = 0.05
    """How much the prior promise of a candidate adds to what was found, in the same units."""
    margin: float = 2.0
    """By how many standard errors a candidate must be behind the best to drop out."""
    fewest: int = 2
    """How often every candidate is tried before any drops out so."""
    noise: float = 0.03
    """What the returns of one candidate may differ from another's by chance at least."""
    widest: int = 8
    """How many moves are tried at most at each place."""
    deepest: int = 40
    """How many steps the tree goes down at most before a rollout."""
