"""The nine contracts (DS-08): a row each, and what a row may ask of the declarer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.core.words import marked
from game.kit.cards import SUITS, Card, Suit
from game.kit.packs import HIGH

PACKET = 3
"""Cards in a packet (DS-03)."""
HAND = 6
TALON = 2
"""Cards in the talon."""


class Aim(StrEnum):
    """What the declarer must do."""

    POINTS = "points"
    """Be the first side to 66 (DS-33 to DS-36)."""
    NO_TRICK = "no trick"
    """Lose every trick (DS-39)."""
    FOUR_TRICKS = "four tricks"
    """Win the first four tricks, and 66 in them (DS-40, DS-41)."""
    EVERY_TRICK = "every trick"
    """Win all six tricks (DS-42)."""
    LONG_SUIT = "long suit"
    """Hold all five of a suit, lead them, and win the sixth trick too (DS-43)."""


ALL_TRICKS = (Aim.EVERY_TRICK, Aim.FOUR_TRICKS, Aim.LONG_SUIT)
"""A declarer with one of these aims may lose no trick."""
COUNTING = (Aim.POINTS, Aim.FOUR_TRICKS)
"""The aims for which card points count, and marriages."""


@dataclass(frozen=True)
class Contract:
    """One contract, a row of the table in the rule book.

    `by_forehand` and `by_others` tell who may bid it, `has_trumps` whether Forehand's suit is
    trump in it, `declarer_leads` who leads first (else Forehand). `value` is in game points; that
    of Game is 1, 2 or 3 (DS-35).
    """

    id: str
    title: str
    value: int
    by_forehand: bool
    by_others: bool
    has_trumps: bool
    declarer_leads: bool
    aim: Aim

    def is_open_to(self, *, forehand: bool) -> bool:
        """Tell whether Forehand, or one of the others, may bid it (DS-08)."""
        return self.by_forehand if forehand else self.by_others

    def five_of(self, hand: Sequence[Card], trump: Suit, to_come: int = 0) -> Suit | None:
        """Return the suit of which the hand holds all five, trumps where there are any (DS-43).

        Up to `to_come` of them may still be missing (DS-12).
        """
        for suit in (trump,) if self.has_trumps else SUITS:
            if len(HIGH.of_suit(hand, suit)) + to_come >= LONGEST_SUIT:
                return suit
        return None

    def longest(self, hand: Sequence[Card], trump: Suit) -> int:
        """Return how many the hand holds of its longest suit, of trumps where there are any."""
        suits = (trump,) if self.has_trumps else SUITS
        return max(len(HIGH.of_suit(hand, suit)) for suit in suits)

    def is_honest(self, hand: Sequence[Card], trump: Suit, to_come: int) -> bool:
        """Tell whether the hand can still come to the five cards that the contract may need.

        `to_come` is how many cards of the talon the player has not seen yet (DS-12).
        """
        return self.aim != Aim.LONG_SUIT or self.five_of(hand, trump, to_come) is not None


CONTRACTS: Mapping[str, Contract] = {
    row.id: row
    for row in (
        # id, title, value, Forehand may, others may, trumps, declarer leads, aim
        Contract("game", marked("Game"), 1, True, False, True, False, Aim.POINTS),
        Contract("bettler", marked("Bettler"), 4, True, True, False, True, Aim.NO_TRICK),
        Contract("schnapser", marked("Schnapser"), 6, True, False, True, False, Aim.FOUR_TRICKS),
        Contract("gang", marked("Gang"), 9, True, True, False, True, Aim.EVERY_TRICK),
        Contract(
            "kontra_schnapser",
            marked("Kontra-Schnapser"),
            12,
            False,
            True,
            True,
            False,
            Aim.FOUR_TRICKS,
        ),
        Contract(
            "bauern_schnapser",
            marked("Bauern-Schnapser"),
            12,
            True,
            False,
            True,
            False,
            Aim.EVERY_TRICK,
        ),
        Contract("farben_gang", marked("Farben-Gang"), 18, False, True, False, True, Aim.LONG_SUIT),
        Contract(
            "kontra_bauern",
            marked("Kontra-Bauern-Schnapser"),
            24,
            False,
            True,
            True,
            False,
            Aim.EVERY_TRICK,
        ),
        Contract(
            "herren_schnapser",
            marked("Herren-Schnapser"),
            24,
            True,
            False,
            True,
            False,
            Aim.LONG_SUIT,
        ),
    )
}
"""Every contract, from low to high; where two are worth the same, Forehand's comes last."""

RANKING: Mapping[str, int] = {name: place for place, name in enumerate(CONTRACTS)}
"""The place of each contract in the table, for sorting."""

LONGEST_SUIT = 5
"""Cards of one suit that a Farben-Gang or a Herren-Schnapser needs."""
