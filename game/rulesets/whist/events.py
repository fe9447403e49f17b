"""What happens in a deal of whist beyond cards and tricks."""

from dataclasses import dataclass

from game.core.facts import Fact
from game.core.protocols import Player
from game.kit.cards import Suit
from game.rulesets.whist.standing import DealResult


@dataclass(frozen=True)
class DealStarted(Fact):
    """A deal begins; `number` counts from 0."""

    number: int
    cards: int
    trump: Suit
    dealer: Player


@dataclass(frozen=True)
class BidMade(Fact):
    """A player said how many tricks he will take."""

    player: Player
    tricks: int


@dataclass(frozen=True)
class DealScored(Fact):
    """The deal is over and has been written down."""

    result: DealResult
    totals: tuple[float, ...]
