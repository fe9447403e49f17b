"""Exact play with all hands open: what a deal is worth to the declarer when nobody errs.

Used for endings of a few cards, where it is quick. A side claims as soon as it can, since the
loser's points can only grow, and a marriage is declared whenever one of its cards is led: both
are never worse with open cards.
"""

from dataclasses import dataclass
from typing import NamedTuple

from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.masks import (
    HIGHER,
    MARRIAGE_MASKS,
    SUIT_MASKS,
    SUIT_OF,
    WORTH,
    may_follow,
    places_in,
)
from game.rulesets.schnapsen.scoring import ENOUGH, SCHNAPSER_TRICKS, SCHNEIDER, TRICKS

Hands = tuple[int, int, int]


@dataclass(frozen=True)
class Terms:
    """What stays the same while a deal is played out.

    `trump` is a suit, 4 for none. `ends_early` is the house rule DS-41. `long_suit` is the suit
    that the declarer must lead first, -1 where there is none.
    """

    declarer: int
    trump: int
    aim: Aim
    ends_early: bool = False
    long_suit: int = -1

    @property
    def declarer_marries(self) -> bool:
        """Whether the declarer may declare marriages."""
        return self.aim in (Aim.POINTS, Aim.FOUR_TRICKS)

    @property
    def others_marry(self) -> bool:
        """Whether the opponents may declare marriages."""
        return self.aim == Aim.POINTS


class Count(NamedTuple):
    """What both sides have so far; points hold marriages, counted or pending."""

    own: int = 0
    others: int = 0
    own_tricks: int = 0
    others_tricks: int = 0


def claimed_value(terms: Terms, count: Count, *, by_declarer: bool) -> int | None:
    """Return what a claim by this side is worth to the declarer, None where it is not due."""
    points, tricks = (
        (count.own, count.own_tricks) if by_declarer else (count.others, count.others_tricks)
    )
    if terms.aim != Aim.POINTS or not tricks or points < ENOUGH:
        return None
    against, taken = (
        (count.others, count.others_tricks) if by_declarer else (count.own, count.own_tricks)
    )
    value = 3 if not taken else 2 if against < SCHNEIDER else 1
    return value if by_declarer else -value


def value_after_trick(terms: Terms, count: Count, *, took: bool) -> int | None:
    """Return what the deal is worth to the declarer after this trick, None where it goes on.

    In Game that is 1 to 3 or their negatives; elsewhere 1 for made, -1 for lost.
    """
    played = count.own_tricks + count.others_tricks
    aim = terms.aim
    if aim == Aim.POINTS:
        if played == TRICKS:
            return 1 if took else -1
        return claimed_value(terms, count, by_declarer=took)
    if aim == Aim.NO_TRICK:
        return -1 if took else (1 if played == TRICKS else None)
    if not took:
        return -1
    if aim == Aim.FOUR_TRICKS:
        if played == SCHNAPSER_TRICKS or (terms.ends_early and count.own >= ENOUGH):
            return 1 if count.own >= ENOUGH else -1
        return None
    return 1 if played == TRICKS else None


def value_after_marriage(terms: Terms, count: Count, *, by_declarer: bool) -> int | None:
    """Return what the deal is worth right after a marriage was declared and led, None: it goes on.

    `count` holds the marriage already.
    """
    if terms.aim == Aim.POINTS:
        return claimed_value(terms, count, by_declarer=by_declarer)
    if terms.ends_early and count.own_tricks and count.own >= ENOUGH:
        return 1
    return None


def with_marriage(terms: Terms, count: Count, value: int, *, by_declarer: bool) -> Count:
    """Return the count with a marriage more."""
    if by_declarer:
        return Count(count.own + value, count.others, count.own_tricks, count.others_tricks)
    return Count(count.own, count.others + value, count.own_tricks, count.others_tricks)


def marriage_of(terms: Terms, hand: int, place: int, *, by_declarer: bool) -> int:
    """Return what the marriage is worth that leading this card declares, 0 for none."""
    if place % 5 not in (1, 2):
        return 0
    if not (terms.declarer_marries if by_declarer else terms.others_marry):
        return 0
    suit = SUIT_OF[place]
    if hand & MARRIAGE_MASKS[suit] != MARRIAGE_MASKS[suit]:
        return 0
    return 40 if suit == terms.trump else 20


class Solver:
    """Alpha-beta over the cards of one deal; values are those of `value_after_trick`."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._trumps = SUIT_MASKS[terms.trump]
        self._known: dict[tuple[Hands, int, Count], tuple[int, int]] = {}
        """Bounds (low, high) of positions before a lead."""
        self.nodes = 0

    def lead(self, hands: Hands, leader: int, count: Count, alpha: int = -3, beta: int = 3) -> int:
        """Return the value with this player to lead, exact between alpha and beta."""
        key = (hands, leader, count)
        low, high = self._known.get(key, (-9, 9))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        terms = self._terms
        is_declarer = leader == terms.declarer
        best = -9 if is_declarer else 9
        lower, upper = max(alpha, low), min(beta, high)
        for place in self._leads(hands[leader], is_declarer):
            value = self._led(hands, leader, place, count, lower, upper)
            if is_declarer:
                best = max(best, value)
                lower = max(lower, best)
            else:
                best = min(best, value)
                upper = min(upper, best)
            if lower >= upper:
                break
        if best <= alpha:
            self._known[key] = (low, best)
        elif best >= beta:
            self._known[key] = (best, high)
        else:
            self._known[key] = (best, best)
        return best

    def _leads(self, hand: int, is_declarer: bool) -> list[int]:
        """Return the places of the cards to lead, those likely to be good first."""
        terms = self._terms
        if is_declarer and terms.long_suit >= 0 and hand & SUIT_MASKS[terms.long_suit]:
            hand &= SUIT_MASKS[terms.long_suit]
        places = places_in(hand)
        if (terms.aim == Aim.NO_TRICK) != is_declarer:
            places.sort(key=_rank, reverse=True)
        else:
            places.sort(key=_rank)
        return places

    def _led(
        self, hands: Hands, leader: int, place: int, count: Count, alpha: int, beta: int
    ) -> int:
        by_declarer = leader == self._terms.declarer
        if married := marriage_of(self._terms, hands[leader], place, by_declarer=by_declarer):
            count = with_marriage(self._terms, count, married, by_declarer=by_declarer)
            value = value_after_marriage(self._terms, count, by_declarer=by_declarer)
            if value is not None:
                return value
        return self.follow(
            without(hands, leader, place),
            (leader + 1) % 3,
            2,
            SUIT_OF[place],
            place,
            leader,
            WORTH[place],
            count,
            alpha,
            beta,
        )

    def follow(
        self,
        hands: Hands,
        player: int,
        after: int,
        led: int,
        best: int,
        best_player: int,
        points: int,
        count: Count,
        alpha: int = -3,
        beta: int = 3,
    ) -> int:
        """Return the value with this player to follow; `after` cards of the trick are missing.

        `led` is the suit led, `best` the place of the best card, `points` what the trick counts.
        """
        self.nodes += 1
        is_declarer = player == self._terms.declarer
        found = -9 if is_declarer else 9
        for place in places_in(may_follow(hands[player], led, best, self._trumps)):
            wins = HIGHER[best] >> place & 1 or (
                self._trumps >> place & 1 and not self._trumps >> best & 1
            )
            top, top_player = (place, player) if wins else (best, best_player)
            rest = without(hands, player, place)
            counted = points + WORTH[place]
            if after > 1:
                value = self.follow(
                    rest,
                    (player + 1) % 3,
                    after - 1,
                    led,
                    top,
                    top_player,
                    counted,
                    count,
                    alpha,
                    beta,
                )
            else:
                value = self._end_trick(rest, top_player, counted, count, alpha, beta)
            if is_declarer:
                found = max(found, value)
                alpha = max(alpha, found)
            else:
                found = min(found, value)
                beta = min(beta, found)
            if alpha >= beta:
                break
        return found

    def _end_trick(
        self, hands: Hands, winner: int, points: int, count: Count, alpha: int, beta: int
    ) -> int:
        took = winner == self._terms.declarer
        count = after_trick(count, points, took=took)
        value = value_after_trick(self._terms, count, took=took)
        return self.lead(hands, winner, count, alpha, beta) if value is None else value


def after_trick(count: Count, points: int, *, took: bool) -> Count:
    """Return the count after a trick of so many points."""
    if took:
        return Count(count.own + points, count.others, count.own_tricks + 1, count.others_tricks)
    return Count(count.own, count.others + points, count.own_tricks, count.others_tricks + 1)


def without(hands: Hands, player: int, place: int) -> Hands:
    """Return the hands less one card."""
    first, second, third = hands
    if player == 0:
        return first ^ 1 << place, second, third
    if player == 1:
        return first, second ^ 1 << place, third
    return first, second, third ^ 1 << place


def _rank(place: int) -> int:
    return place % 5
