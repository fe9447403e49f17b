"""What happens in a deal of Dreierschnapsen beyond cards and tricks."""

from dataclasses import dataclass, replace

from game.core.protocols import Event, Player
from game.kit.cards import Suit
from game.kit.german import GermanCard
from game.rulesets.schnapsen.scoring import Marriage
from game.rulesets.schnapsen.standing import DealResult


class _Open:
    """A fact that everyone at the table sees."""

    def redacted(self, observer: Player | None) -> "_Open":
        """Nothing to hide."""
        return self


@dataclass(frozen=True)
class DealStarted(_Open):
    """A deal begins; `number` counts from 0."""

    number: int
    dealer: Player


@dataclass(frozen=True)
class TalonLaid(_Open):
    """Two cards were laid on the table, face down."""

    count: int


@dataclass(frozen=True)
class TrumpNamed(_Open):
    """Forehand announced trumps."""

    player: Player
    suit: Suit


@dataclass(frozen=True)
class TrumpTurned(_Open):
    """One of Forehand's unseen cards (its place, 1 to 3) was turned up: its suit is trump."""

    player: Player
    place: int
    card: GermanCard


@dataclass(frozen=True)
class PacketTakenUp:
    """A player took up the second packet; to the others, `cards` is None.

    A card that was turned up before is not among them: it is in the hand already.
    """

    player: Player
    count: int
    cards: tuple[GermanCard, ...] | None

    def redacted(self, observer: Player | None) -> Event:
        """Hide the cards from everyone else."""
        return self if observer == self.player else replace(self, cards=None)


@dataclass(frozen=True)
class CallMade(_Open):
    """A player bid a contract, or passed (None)."""

    player: Player
    contract: str | None


@dataclass(frozen=True)
class AuctionWon(_Open):
    """Two have passed: the third is declarer."""

    player: Player
    contract: str


@dataclass(frozen=True)
class TalonTaken:
    """The declarer took up the talon; to the others, `cards` is None."""

    player: Player
    cards: tuple[GermanCard, ...] | None

    def redacted(self, observer: Player | None) -> Event:
        """Hide the cards from everyone else."""
        return self if observer == self.player else replace(self, cards=None)


@dataclass(frozen=True)
class TalonLeft(_Open):
    """The talon stays where it is, unseen."""

    player: Player


@dataclass(frozen=True)
class ContractRaised(_Open):
    """The declarer went higher after seeing the talon."""

    player: Player
    contract: str


@dataclass(frozen=True)
class CardPutAway:
    """The declarer put a card away, face down; to the others, `card` is None."""

    player: Player
    card: GermanCard | None

    def redacted(self, observer: Player | None) -> Event:
        """Hide the card from everyone else."""
        return self if observer == self.player else replace(self, card=None)


@dataclass(frozen=True)
class StakesDoubled(_Open):
    """A player said Kontra (the multiplier is now 2) or Rekontra (4)."""

    player: Player
    multiplier: int


@dataclass(frozen=True)
class MarriageShown(_Open):
    """A player showed a marriage; the lead of one of its cards follows."""

    marriage: Marriage


@dataclass(frozen=True)
class SixtySixClaimed(_Open):
    """A player claimed 66 for the own side."""

    player: Player
    points: int
    is_right: bool


@dataclass(frozen=True)
class DealScored(_Open):
    """The deal is over and has been written down."""

    result: DealResult
    totals: tuple[int, ...]
