"""What happens in a hand of Berzerka beyond cards and tricks."""

from dataclasses import dataclass, replace

from game.core.protocols import Event, Player
from game.kit.cards import Card
from game.rulesets.berzerka.actions import Naming
from game.rulesets.berzerka.board import Board
from game.rulesets.berzerka.standing import DealResult


@dataclass(frozen=True)
class _Public:
    """A fact that everyone may know."""

    def redacted(self, observer: Player | None) -> Event:
        """Nothing to hide."""
        return self


@dataclass(frozen=True)
class DealStarted(_Public):
    """A hand begins; `number` counts from 0."""

    number: int
    dealer: Player


@dataclass(frozen=True)
class ContractCopied(_Public):
    """It was decided what Shapeshift copies; `player` is CHANCE where it was drawn."""

    player: Player
    contract: str


@dataclass(frozen=True)
class BoardLaid(_Public):
    """The board lies on the table, before the first hand."""

    boxes: Board


@dataclass(frozen=True)
class TalonDealt(_Public):
    """Cards were dealt to the talon, face down, which has `size` now."""

    count: int
    size: int


@dataclass(frozen=True)
class BidMade(_Public):
    """A player bid a contract with an overbid."""

    player: Player
    contract: str
    overbid: int


@dataclass(frozen=True)
class PlayerPassed(_Public):
    """A player left the auction."""

    player: Player


@dataclass(frozen=True)
class ContractWon(_Public):
    """The auction is over. `passed_out` says that all passed and forehand picked the contract."""

    declarer: Player
    contract: str
    overbid: int
    value: int
    passed_out: bool


@dataclass(frozen=True)
class ChoiceNamed(_Public):
    """The declarer named trump, ranking or pain suit."""

    player: Player
    choice: Naming


@dataclass(frozen=True)
class CardDiscarded:
    """A player put a card away, face down; to the others, `card` is None."""

    player: Player
    card: Card | None

    def redacted(self, observer: Player | None) -> Event:
        """Hide the card from everyone else."""
        return self if observer == self.player else replace(self, card=None)


@dataclass(frozen=True)
class CardsExchanged(_Public):
    """A player has put away what he will and draws as many; the drawn cards are dealt next."""

    player: Player
    count: int


@dataclass(frozen=True)
class RankingTurned(_Public):
    """The ranking turned over for the tricks from `trick` (from 0) on."""

    trick: int
    inverted: bool


@dataclass(frozen=True)
class DealScored(_Public):
    """The hand is over and has been written into its box."""

    result: DealResult
    totals: tuple[float, ...]
    boxes: Board
