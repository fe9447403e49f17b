"""The rest of a deal played on masks: early tricks by plain sense, the last ones exactly."""

from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.exact import (
    Count,
    Hands,
    Solver,
    Terms,
    after_trick,
    marriage_of,
    value_after_marriage,
    value_after_trick,
    with_marriage,
    without,
)
from game.rulesets.schnapsen.masks import HIGHER, SUIT_MASKS, SUIT_OF, WORTH, may_follow
from game.rulesets.schnapsen.sense import Sight, choose_follow, choose_lead

EXACT_FROM = {
    Aim.POINTS: 3,
    Aim.NO_TRICK: 2,
    Aim.FOUR_TRICKS: 5,
    Aim.EVERY_TRICK: 5,
    Aim.LONG_SUIT: 5,
}
"""With so many tricks left (or fewer) the rest is solved exactly: about a millisecond each."""


def rest_value(
    terms: Terms, hands: Hands, leader: int, trick: tuple[int, ...], count: Count
) -> int:
    """Return what the rest of the deal is worth to the declarer, as `value_after_trick` tells it.

    `trick` are the places of the cards already played to the trick on the table.
    """
    left = hands[(leader + 2) % 3].bit_count()
    if trick:
        return _finish_trick(terms, hands, leader, trick, count, left)
    while left > EXACT_FROM[terms.aim]:
        sight = _sight(terms, hands, leader, left)
        open_ = hands[leader]
        is_declarer = leader == terms.declarer
        if is_declarer and terms.long_suit >= 0:
            open_ = open_ & SUIT_MASKS[terms.long_suit] or open_
        place = choose_lead(sight, open_)
        if married := marriage_of(terms, hands[leader], place, by_declarer=is_declarer):
            count = with_marriage(terms, count, married, by_declarer=is_declarer)
            value = value_after_marriage(terms, count, by_declarer=is_declarer)
            if value is not None:
                return value
        hands = without(hands, leader, place)
        hands, best_player, points = _play_to_end(terms, hands, leader, (place,), left)
        took = best_player == terms.declarer
        count = after_trick(count, points, took=took)
        value = value_after_trick(terms, count, took=took)
        if value is not None:
            return value
        leader = best_player
        left -= 1
    return _solved(terms, hands, leader, count)


def _solved(terms: Terms, hands: Hands, leader: int, count: Count) -> int:
    if terms.aim == Aim.POINTS:
        return Solver(terms).lead(hands, leader, count)
    return Solver(terms).lead(hands, leader, count, -1, 1)


def _finish_trick(
    terms: Terms, hands: Hands, leader: int, trick: tuple[int, ...], count: Count, left: int
) -> int:
    if left <= EXACT_FROM[terms.aim]:
        best, best_player, points = standing_trick(trick, leader, SUIT_MASKS[terms.trump])
        bound = 3 if terms.aim == Aim.POINTS else 1
        return Solver(terms).follow(
            hands,
            (leader + len(trick)) % 3,
            3 - len(trick),
            SUIT_OF[trick[0]],
            best,
            best_player,
            points,
            count,
            -bound,
            bound,
        )
    hands, winner, points = _play_to_end(terms, hands, leader, trick, left)
    took = winner == terms.declarer
    count = after_trick(count, points, took=took)
    value = value_after_trick(terms, count, took=took)
    return rest_value(terms, hands, winner, (), count) if value is None else value


def _play_to_end(
    terms: Terms, hands: Hands, leader: int, trick: tuple[int, ...], left: int
) -> tuple[Hands, int, int]:
    """Let the others follow by plain sense; return the hands, the winner and the trick's points."""
    trumps = SUIT_MASKS[terms.trump]
    best, best_player, points = standing_trick(trick, leader, trumps)
    led = SUIT_OF[trick[0]]
    for turn in range(len(trick), 3):
        player = (leader + turn) % 3
        open_ = may_follow(hands[player], led, best, trumps)
        sight = _sight(terms, hands, player, left)
        place = choose_follow(sight, open_, best, best_player, 2 - turn, points)
        hands = without(hands, player, place)
        points += WORTH[place]
        if wins(place, best, trumps):
            best, best_player = place, player
    return hands, best_player, points


def standing_trick(trick: tuple[int, ...], leader: int, trumps: int) -> tuple[int, int, int]:
    """Return the best card so far, who played it, and what the cards count."""
    best, best_player, points = trick[0], leader, 0
    for turn, place in enumerate(trick):
        points += WORTH[place]
        if turn and wins(place, best, trumps):
            best, best_player = place, (leader + turn) % 3
    return best, best_player, points


def wins(place: int, best: int, trumps: int) -> bool:
    """Tell whether a card played later beats the best one so far."""
    return bool(HIGHER[best] >> place & 1) or bool(trumps >> place & 1 and not trumps >> best & 1)


def _sight(terms: Terms, hands: Hands, player: int, left: int) -> Sight:
    out = hands[0] | hands[1] | hands[2]
    return Sight(terms, player, hands[player], out ^ hands[player], left)
