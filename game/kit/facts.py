"""What happens at every table of a trick game."""

from dataclasses import dataclass
from typing import Any

from game.core.facts import Fact
from game.core.protocols import Player
from game.kit.cards import Card
from game.kit.tricks import Trick


@dataclass(frozen=True)
class HandDealt(Fact):
    """A player was dealt cards; to the others, `cards` is None."""

    player: Player
    count: int
    cards: tuple[Card, ...] | None

    def hidden_from(self, observer: Player | None) -> dict[str, Any]:
        """Hide the cards from everyone else."""
        return {} if observer == self.player or self.cards is None else {"cards": None}


@dataclass(frozen=True)
class CardPlayed(Fact):
    """A player played a card to the trick, for all to see."""

    player: Player
    card: Card


@dataclass(frozen=True)
class TrickTaken(Fact):
    """A player won the trick."""

    player: Player
    trick: Trick
