"""The exact solver: what a deal is worth to the declarer with all hands open, when nobody errs.

Used for endings of a few cards, where it is quick.
"""

from collections.abc import Sequence

from game.kit.cards import numbers_in
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.knowledge import SUIT_MASKS
from tests.kernels.before.schnapsen.masks import HIGHER, WORTH, may_follow, standing_trick
from tests.kernels.before.schnapsen.objective import Count, Objective

Hands = tuple[int, int, int]


class Solver:
    """Alpha-beta over the cards of one deal; values are those of the objective."""

    def __init__(self, objective: Objective) -> None:
        self._objective = objective
        self._trumps = SUIT_MASKS[objective.trump]
        # Where no points are counted, positions that differ in nothing else are the same.
        self._worth = WORTH if objective.counts_points else (0,) * len(WORTH)
        self._known: dict[tuple[Hands, int, Count], tuple[int, int]] = {}
        """Bounds (low, high) of positions before a lead."""

    def value(self, hands: Hands, leader: int, trick: Sequence[int], count: Count) -> int:
        """Return the value of a position; `trick` are the cards on the table."""
        most = self._objective.most
        if not trick:
            return self.lead(hands, leader, count, -most, most)
        best, winner, points = standing_trick(trick, leader, self._trumps)
        player, led, missing = (leader + len(trick)) % 3, trick[0] // 13, 3 - len(trick)
        return self.play(hands, player, missing, led, best, winner, points, count, -most, most)

    def lead(self, hands: Hands, leader: int, count: Count, alpha: int, beta: int) -> int:
        """Return the value with this player to lead, exact between alpha and beta."""
        key = (hands, leader, count)
        low, high = self._known.get(key, (-9, 9))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if not hands[0] & hands[0] - 1:
            value = self._last_trick(hands, leader, count)
            self._known[key] = value, value
            return value
        best = self.play(
            hands, leader, 3, -1, -1, leader, 0, count, max(alpha, low), min(beta, high)
        )
        if best <= alpha:
            self._known[key] = (low, best)
        elif best >= beta:
            self._known[key] = (best, high)
        else:
            self._known[key] = (best, best)
        return best

    def _last_trick(self, hands: Hands, leader: int, count: Count) -> int:
        """Return the value with one card left to each, where there is nothing to choose."""
        cards = [hands[(leader + turn) % 3].bit_length() - 1 for turn in range(3)]
        _best, winner, points = standing_trick(cards, leader, self._trumps)
        took = winner == self._objective.declarer
        value = self._objective.after_trick(count.after_trick(points, took=took), took=took)
        assert value is not None, "the deal is over"
        return value

    def _leads(self, hand: int, by_declarer: bool) -> list[int]:
        """Return the cards to lead, those likely to be good first."""
        objective = self._objective
        if by_declarer and objective.long_suit >= 0:
            hand = hand & SUIT_MASKS[objective.long_suit] or hand
        wants_tricks = (objective.aim != Aim.NO_TRICK) == by_declarer
        return sorted(numbers_in(hand), key=_rank, reverse=wants_tricks)

    def _led(
        self, hands: Hands, leader: int, card: int, count: Count, alpha: int, beta: int
    ) -> int:
        objective = self._objective
        by_declarer = leader == objective.declarer
        if married := objective.marriage_of(hands[leader], card, by_declarer=by_declarer):
            count = count.with_marriage(married, by_declarer=by_declarer)
            value = objective.after_marriage(count, by_declarer=by_declarer)
            if value is not None:
                return value
        rest, player, led = without(hands, leader, card), (leader + 1) % 3, card // 13
        return self.play(rest, player, 2, led, card, leader, self._worth[card], count, alpha, beta)

    def play(
        self,
        hands: Hands,
        player: int,
        missing: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        count: Count,
        alpha: int,
        beta: int,
    ) -> int:
        """Return the value with this player to play; `missing` cards are still to come.

        `led` is the suit led, `best` the best card and `winner` who played it, `points` what the
        trick counts; with three cards missing he leads, and none of this is asked.
        """
        by_declarer = player == self._objective.declarer
        trumps, worth = self._trumps, self._worth
        if missing == 3:
            cards, taking = self._leads(hands[player], by_declarer), 0
        else:
            cards = numbers_in(may_follow(hands[player], led, best, trumps))
            taking = HIGHER[best] if trumps >> best & 1 else HIGHER[best] | trumps
        found = -9 if by_declarer else 9
        for card in cards:
            if missing == 3:
                value = self._led(hands, player, card, count, alpha, beta)
            else:
                top, taker = (card, player) if taking >> card & 1 else (best, winner)
                rest, lying = without(hands, player, card), points + worth[card]
                if missing == 2:
                    after = (player + 1) % 3
                    value = self.play(rest, after, 1, led, top, taker, lying, count, alpha, beta)
                else:
                    value = self._end_trick(rest, taker, lying, count, alpha, beta)
            if by_declarer:
                if value > found:
                    found = value
                    alpha = max(alpha, found)
            elif value < found:
                found = value
                beta = min(beta, found)
            if alpha >= beta:
                break
        return found

    def _end_trick(
        self, hands: Hands, winner: int, points: int, count: Count, alpha: int, beta: int
    ) -> int:
        took = winner == self._objective.declarer
        count = count.after_trick(points, took=took)
        value = self._objective.after_trick(count, took=took)
        return self.lead(hands, winner, count, alpha, beta) if value is None else value


def without(hands: Hands, player: int, card: int) -> Hands:
    """Return the hands less one card."""
    first, second, third = hands
    if player == 0:
        return first ^ 1 << card, second, third
    if player == 1:
        return first, second ^ 1 << card, third
    return first, second, third ^ 1 << card


def _rank(card: int) -> int:
    return card % 13
