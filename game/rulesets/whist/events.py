"""What happens in a deal of whist beyond cards and tricks."""

from dataclasses import dataclass

from game.core.protocols import Event, Player
from game.kit.cards import Suit
from game.rulesets.whist.standing import DealResult


@dataclass(frozen=True)
class DealStarted:
    """A deal begins; `number` counts from 0."""

    number: int
    cards: int
    trump: Suit
    dealer: Player

    def redacted(self, observer: Player | None) -> Event:
        """Nothing to hide."""
        return self


@dataclass(frozen=True)
class BidMade:
    """A player said how many tricks he will take."""

    player: Player
    tricks: int

    def redacted(self, observer: Player | None) -> Event:
        """Nothing to hide."""
        return self


@dataclass(frozen=True)
class DealScored:
    """The deal is over and has been written down."""

    result: DealResult
    totals: tuple[float, ...]

    def redacted(self, observer: Player | None) -> Event:
        """Nothing to hide: every card dealt has been played."""
        return self
