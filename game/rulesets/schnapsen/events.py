"""What happens in a deal of Dreierschnapsen beyond cards and tricks."""

from dataclasses import dataclass
from typing import Any

from game.core.facts import Fact
from game.core.protocols import Player
from game.kit.cards import Card, Suit
from game.rulesets.schnapsen.scoring import Marriage
from game.rulesets.schnapsen.standing import DealResult


@dataclass(frozen=True)
class DealStarted(Fact):
    """A deal begins; `number` counts from 0."""

    number: int
    dealer: Player


@dataclass(frozen=True)
class TalonLaid(Fact):
    """Two cards were laid on the table, face down."""

    count: int


@dataclass(frozen=True)
class TrumpNamed(Fact):
    """Forehand announced trumps."""

    player: Player
    suit: Suit


@dataclass(frozen=True)
class TrumpTurned(Fact):
    """One of Forehand's unseen cards (its place, 1 to 3) was turned up: its suit is trump."""

    player: Player
    place: int
    card: Card


@dataclass(frozen=True)
class PacketTakenUp(Fact):
    """A player took up the second packet; to the others, `cards` is None.

    A card that was turned up before is not among them: it is in the hand already.
    """

    player: Player
    count: int
    cards: tuple[Card, ...] | None

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the cards from everyone else."""
        return {} if observer == self.player else {"cards": None}


@dataclass(frozen=True)
class CallMade(Fact):
    """A player bid a contract, or passed (None)."""

    player: Player
    contract: str | None


@dataclass(frozen=True)
class AuctionWon(Fact):
    """Two have passed: the third is declarer."""

    player: Player
    contract: str


@dataclass(frozen=True)
class TalonTaken(Fact):
    """The declarer took up the talon; to the others, `cards` is None."""

    player: Player
    cards: tuple[Card, ...] | None

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the cards from everyone else."""
        return {} if observer == self.player else {"cards": None}


@dataclass(frozen=True)
class TalonLeft(Fact):
    """The talon stays where it is, unseen."""

    player: Player


@dataclass(frozen=True)
class ContractRaised(Fact):
    """The declarer went higher after seeing the talon."""

    player: Player
    contract: str


@dataclass(frozen=True)
class CardPutAway(Fact):
    """The declarer put a card away, face down; to the others, `card` is None."""

    player: Player
    card: Card | None

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the card from everyone else."""
        return {} if observer == self.player else {"card": None}


@dataclass(frozen=True)
class StakesDoubled(Fact):
    """A player said Kontra (the multiplier is now 2) or Rekontra (4)."""

    player: Player
    multiplier: int


@dataclass(frozen=True)
class MarriageShown(Fact):
    """A player showed a marriage; the lead of one of its cards follows."""

    marriage: Marriage


@dataclass(frozen=True)
class SixtySixClaimed(Fact):
    """A player claimed 66 for the own side."""

    player: Player
    points: int
    is_right: bool


@dataclass(frozen=True)
class DealScored(Fact):
    """The deal is over and has been written down."""

    result: DealResult
    totals: tuple[int, ...]
