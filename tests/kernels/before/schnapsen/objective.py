"""What decides the play, on masks: the declarer's objective, and what both sides have so far.

These are the rules of scoring.py and play.py for whoever plays deals out in thousands, with open
cards: a side claims as soon as it can, since the loser's points can only grow, and a marriage is
declared whenever one of its cards is led. Both are never worse with open cards.
"""

from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.knowledge import MARRIAGE_MASKS
from game.rulesets.schnapsen.position import SchnapsenTable
from game.rulesets.schnapsen.scoring import ENOUGH, SCHNEIDER, TRICKS, aim_met, may_marry


class Count(NamedTuple):
    """What both sides have so far; points hold marriages, counted or pending."""

    own: int = 0
    others: int = 0
    own_tricks: int = 0
    others_tricks: int = 0

    def with_marriage(self, value: int, *, by_declarer: bool) -> "Count":
        """Return the count with a marriage more."""
        own, others, own_tricks, others_tricks = self
        if by_declarer:
            return Count(own + value, others, own_tricks, others_tricks)
        return Count(own, others + value, own_tricks, others_tricks)

    def after_trick(self, points: int, *, took: bool) -> "Count":
        """Return the count after a trick of so many points."""
        own, others, own_tricks, others_tricks = self
        if took:
            return Count(own + points, others, own_tricks + 1, others_tricks)
        return Count(own, others + points, own_tricks, others_tricks + 1)


@dataclass(frozen=True)
class Objective:
    """What the declarer must do, the same while a deal is played out.

    `trump` is a suit, 4 for none. `ends_early` is the house rule DS-41. `long_suit` is the suit
    that the declarer must lead first, -1 where there is none. What a deal is worth to the declarer
    is 1 to 3 or their negatives in Game, elsewhere 1 for made, -1 for lost.
    """

    declarer: int
    trump: int
    aim: Aim
    ends_early: bool = False
    long_suit: int = -1

    @property
    def most(self) -> int:
        """The most that the deal can be worth to the declarer."""
        return 3 if self.aim == Aim.POINTS else 1

    @property
    def counts_points(self) -> bool:
        """Whether card points decide anything."""
        return self.aim in (Aim.POINTS, Aim.FOUR_TRICKS)

    def claimed(self, count: Count, *, by_declarer: bool) -> int | None:
        """Return what a claim by this side is worth to the declarer, None where it is not due."""
        own, others, own_tricks, others_tricks = count
        if not by_declarer:
            own, others, own_tricks, others_tricks = others, own, others_tricks, own_tricks
        if self.aim != Aim.POINTS or not own_tricks or own < ENOUGH:
            return None
        value = 3 if not others_tricks else 2 if others < SCHNEIDER else 1
        return value if by_declarer else -value

    def after_trick(self, count: Count, *, took: bool) -> int | None:
        """Return what the deal is worth to the declarer after this trick, None: it goes on."""
        played = count.own_tricks + count.others_tricks
        if self.aim == Aim.POINTS:
            if played == TRICKS:
                return 1 if took else -1
            return self.claimed(count, by_declarer=took)
        return _VALUES[self.aim, self.ends_early, took, played, count.own >= ENOUGH]

    def after_marriage(self, count: Count, *, by_declarer: bool) -> int | None:
        """Return what the deal is worth right after a marriage was declared and led, None: it goes
        on.

        `count` holds the marriage already.
        """
        if self.aim == Aim.POINTS:
            return self.claimed(count, by_declarer=by_declarer)
        if self.ends_early and count.own_tricks and count.own >= ENOUGH:
            return 1
        return None

    def marriage_of(self, hand: int, card: int, *, by_declarer: bool) -> int:
        """Return what the marriage is worth that leading this card declares, 0 for none."""
        if card % 13 not in (1, 2):
            return 0
        suit = card // 13
        if hand & MARRIAGE_MASKS[suit] != MARRIAGE_MASKS[suit]:
            return 0
        if not may_marry(self.aim, is_declarer=by_declarer):
            return 0
        return 40 if suit == self.trump else 20


_VALUES = {
    (aim, ends_early, took, played, is_enough): None if met is None else 1 if met else -1
    for aim in Aim
    for ends_early, took, is_enough in product((False, True), repeat=3)
    for played in range(1, TRICKS + 1)
    for met in [aim_met(aim, took, played, is_enough, ends_early)]
}
"""What every contract but Game is worth after a trick, None where it goes on."""


def objective_of(table: SchnapsenTable) -> Objective:
    """Return the declarer's objective, as far as the table shows it."""
    long_suit = table.long_suit(table.maker)
    return Objective(
        table.maker,
        int(table.trump),
        table.row.aim,
        table.standing.options.early_schnapser,
        -1 if long_suit is None else int(long_suit),
    )


def count_of(table: SchnapsenTable) -> Count:
    """Return what both sides have so far."""
    own, others = table.side(table.maker), table.against(table.maker)
    return Count(
        own.in_tricks + own.in_marriages,
        others.in_tricks + others.in_marriages,
        own.tricks,
        others.tricks,
    )
