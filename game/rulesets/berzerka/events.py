"""What happens in a hand of Berzerka beyond cards and tricks."""

from dataclasses import dataclass
from typing import Any

from game.core.facts import Fact
from game.core.protocols import Player
from game.kit.cards import Card
from game.rulesets.berzerka.actions import Naming
from game.rulesets.berzerka.board import Board
from game.rulesets.berzerka.standing import DealResult


@dataclass(frozen=True)
class DealStarted(Fact):
    """A hand begins; `number` counts from 0."""

    number: int
    dealer: Player


@dataclass(frozen=True)
class ContractCopied(Fact):
    """It was decided what Shapeshift copies; `player` is CHANCE where it was drawn."""

    player: Player
    contract: str


@dataclass(frozen=True)
class BoardLaid(Fact):
    """The board lies on the table, before the first hand."""

    boxes: Board


@dataclass(frozen=True)
class TalonDealt(Fact):
    """Cards were dealt to the talon, face down, which has `size` now."""

    count: int
    size: int


@dataclass(frozen=True)
class BidMade(Fact):
    """A player bid a contract with an overbid."""

    player: Player
    contract: str
    overbid: int


@dataclass(frozen=True)
class PlayerPassed(Fact):
    """A player left the auction."""

    player: Player


@dataclass(frozen=True)
class ContractWon(Fact):
    """The auction is over. `passed_out` says that all passed and forehand picked the contract."""

    declarer: Player
    contract: str
    overbid: int
    value: int
    passed_out: bool


@dataclass(frozen=True)
class ChoiceNamed(Fact):
    """The declarer named trump, ranking or pain suit."""

    player: Player
    choice: Naming


@dataclass(frozen=True)
class CardDiscarded(Fact):
    """A player put a card away, face down; to the others, `card` is None."""

    player: Player
    card: Card | None

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the card from everyone else."""
        return {} if observer == self.player else {"card": None}


@dataclass(frozen=True)
class CardsExchanged(Fact):
    """A player has put away what he will and draws as many; the drawn cards are dealt next."""

    player: Player
    count: int


@dataclass(frozen=True)
class RankingTurned(Fact):
    """The ranking turned over for the tricks from `trick` (from 0) on."""

    trick: int
    inverted: bool


@dataclass(frozen=True)
class DealScored(Fact):
    """The hand is over and has been written into its box."""

    result: DealResult
    totals: tuple[float, ...]
    boxes: Board
