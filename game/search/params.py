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
