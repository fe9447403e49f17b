"""The contract of a hand, with all that its declarer has settled (BZ-14)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.protocols import Player
from game.kit.cards import NO_TRUMP, SUITS, Suit
from game.kit.packs import HIGH, LOW, Order
from game.rulesets.berzerka.actions import NamePain, NameRanking, NameTrump, Naming
from game.rulesets.berzerka.board import Box
from game.rulesets.berzerka.contracts import Contract


@dataclass(frozen=True)
class Declared:
    """Who plays which box with what overbid, and what has been named.

    `trump`, `inverted` (the ranking of the first trick) and `pain` are None while they are still
    to be named; `pain` also where the contract knows none.
    """

    declarer: Player
    box: Box
    overbid: int
    trump: Suit | None
    inverted: bool | None
    pain: Suit | None = None

    @property
    def rules(self) -> Contract:
        """The row of the table that is played."""
        return self.box.rules

    def is_inverted(self, trick: int) -> bool:
        """Tell whether 1 is high in this trick (from 0); normal while that is not named."""
        return self.rules.is_inverted(bool(self.inverted), trick)

    def order(self, trick: int) -> Order:
        """Return how the cards stand to each other in this trick (BZ-02)."""
        return LOW if self.is_inverted(trick) else HIGH

    @property
    def in_trump(self) -> Suit:
        """The trump suit, NO_TRUMP where there is none (yet)."""
        return NO_TRUMP if self.trump is None else self.trump

    def choices(self) -> Sequence[Naming]:
        """Return what may be named next, nothing when all has been."""
        if self.trump is None:
            return [NameTrump(suit) for suit in SUITS]
        if self.inverted is None:
            return [NameRanking(False), NameRanking(True)]
        if self.rules.names_pain and self.pain is None:
            return [NamePain(suit) for suit in SUITS]
        return []

    def with_choice(self, choice: Naming) -> "Declared":
        """Return the contract with one thing more named."""
        match choice:
            case NameTrump(suit):
                return replace(self, trump=suit)
            case NameRanking(inverted):
                return replace(self, inverted=inverted)
            case NamePain(suit):
                return replace(self, pain=suit)


def declare(declarer: Player, box: Box, overbid: int) -> Declared:
    """Return the contract as the auction leaves it: the table fills in what it fixes."""
    return Declared(declarer, box, overbid, box.rules.trump, box.rules.inverted)
