"""What happens in a deal of bridge beyond cards and tricks."""

from dataclasses import dataclass

from game.core.facts import Fact
from game.core.protocols import Player
from game.kit.cards import Card
from game.rulesets.bridge.actions import Call
from game.rulesets.bridge.contract import Contract
from game.rulesets.bridge.standing import DealResult


@dataclass(frozen=True)
class DealStarted(Fact):
    """A deal begins; `number` counts from 0, `vulnerable` is of North-South and East-West."""

    number: int
    dealer: Player
    vulnerable: tuple[bool, bool]


@dataclass(frozen=True)
class Called(Fact):
    """A player has made a call."""

    player: Player
    call: Call


@dataclass(frozen=True)
class AuctionEnded(Fact):
    """Nobody calls any more; `contract` is None where everybody has passed."""

    contract: Contract | None


@dataclass(frozen=True)
class DummyFaced(Fact):
    """Declarer's partner has laid his hand on the table."""

    player: Player
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Claimed(Fact):
    """A player claims so many of the tricks left, and has laid his hand open."""

    player: Player
    tricks: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class ClaimAnswered(Fact):
    """A player has accepted a claim, or contested it."""

    player: Player
    is_accepted: bool


@dataclass(frozen=True)
class HiddenRevealed(Fact):
    """The cards left over are turned up, in order of their owners."""

    owners: tuple[Player, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class DealScored(Fact):
    """The deal is over and has been written down."""

    result: DealResult
    totals: tuple[float, ...]
