"""Marriages, 66, and what a deal is worth (DS-28 to DS-37, DS-45, DS-46)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from game.core.protocols import Player
from game.kit.cards import Card, Suit
from game.rulesets.schnapsen.contracts import Aim

ENOUGH = 66
"""The card points to claim with."""
SCHNEIDER = 33
"""A losing side with fewer gives 2 points instead of 1 (DS-35)."""
TRICKS = 6
SCHNAPSER_TRICKS = 4
"""A Schnapser ends after so many tricks (DS-40)."""
REKONTRA_LEVEL = 4


@dataclass(frozen=True)
class Marriage:
    """King and Ober of one suit, shown by a player; `value` is 40 in trumps, else 20 (DS-28)."""

    player: Player
    cards: tuple[Card, Card]
    value: int


def marriage_value(suit: Suit, trump: Suit) -> int:
    """Return what king and Ober of the suit are worth (DS-28)."""
    return 40 if suit == trump else 20


def may_marry(aim: Aim, *, is_declarer: bool) -> bool:
    """Tell whether a player may declare marriages at all (DS-29)."""
    return aim == Aim.POINTS or (aim == Aim.FOUR_TRICKS and is_declarer)


@dataclass(frozen=True)
class Side:
    """What a side has: card points in tricks, marriages shown, tricks taken (DS-31, DS-32)."""

    in_tricks: int
    in_marriages: int
    tricks: int

    @property
    def points(self) -> int:
        """Card points that count: marriages only beside a trick (DS-31)."""
        return self.in_tricks + self.in_marriages if self.tricks else 0

    @property
    def is_enough(self) -> bool:
        """Whether a claim would be right (DS-34)."""
        return self.points >= ENOUGH


class Reason(StrEnum):
    """How a deal came to its end."""

    CLAIM = "claim"
    FALSE_CLAIM = "false claim"
    LAST_TRICK = "last trick"
    AIM_REACHED = "aim reached"
    AIM_MISSED = "aim missed"
    NO_LONG_SUIT = "no long suit"


@dataclass(frozen=True)
class Ending:
    """How the deal ended: whether the declarer won, why, and the value before any doubling.

    `claimer` is who claimed 66 and `taker` who took the last trick, if that ended it. The log says
    so in events of their own, so the digest of a match leaves both out.
    """

    declarer_wins: bool
    reason: Reason
    value: int
    claimer: Player | None = field(default=None, repr=False)
    taker: Player | None = field(default=None, repr=False)


def claim_value(loser: Side) -> int:
    """Return what a right claim of 66 is worth (DS-35)."""
    if not loser.tricks:
        return 3
    return 2 if loser.points < SCHNEIDER else 1


def false_claim_value(other: Side) -> int:
    """Return what the other side gets for a false claim (DS-37)."""
    return 2 if other.tricks else 3


@dataclass(frozen=True)
class Stakes:
    """What multiplies the value: the talon left unseen, Kontra (2), Rekontra (4) (DS-45)."""

    unseen: bool = False
    multiplier: int = 1

    def points(self, value: int) -> int:
        """Return the game points for a value (DS-45)."""
        return (value + self.unseen) * self.multiplier


def deal_points(points: int, declarer: Player, *, declarer_wins: bool) -> tuple[int, ...]:
    """Return what each player scores: the declarer alone, or both opponents in full (DS-46)."""
    return tuple(points if (player == declarer) == declarer_wins else 0 for player in range(3))


def aim_met(aim: Aim, took: bool, tricks: int, is_enough: bool, ends_early: bool) -> bool | None:
    """Tell after a trick whether the aim is reached (True) or missed (False), None if open.

    `took` tells whether the declarer took this trick, `tricks` how many have been played,
    `is_enough` whether he has 66. Game (`Aim.POINTS`) ends by claims and the last trick, not here.
    """
    if aim == Aim.NO_TRICK:
        return False if took else (True if tricks == TRICKS else None)
    if aim == Aim.POINTS:
        return None
    if not took:
        return False
    if aim == Aim.FOUR_TRICKS:
        if tricks == SCHNAPSER_TRICKS or (ends_early and is_enough):
            return is_enough
        return None
    return True if tricks == TRICKS else None


def effective(points: Sequence[int], scores: Sequence[float], target: int) -> tuple[float, ...]:
    """Return the points as far as they count in the match, less the table's average.

    More than the target needs is of no use.
    """
    counted = [
        min(gain, max(0, target - score)) for gain, score in zip(points, scores, strict=True)
    ]
    average = sum(counted) / len(counted)
    return tuple(gain - average for gain in counted)
