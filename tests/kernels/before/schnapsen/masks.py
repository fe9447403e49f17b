"""The German pack as bit masks: what beats what, and what may be played."""

from collections.abc import Sequence

from game.kit.cards import Card
from game.kit.german import POINTS
from game.kit.packs import HIGH
from game.rulesets.schnapsen.knowledge import SUIT_MASKS, WHOLE_PACK

HIGHER = tuple(HIGH.above(card) & WHOLE_PACK for card in map(Card, range(52)))
"""For each card, those of its suit that beat it."""
WORTH = tuple(POINTS[card % 13] if card % 13 < 5 else 0 for card in range(52))
"""For each card, what it counts."""


def may_follow(hand: int, led: int, best: int, trumps: int) -> int:
    """Return what may be played to a trick (DS-21 to DS-24).

    `led` is the suit led, `best` the best card so far, `trumps` the mask of trumps.
    """
    if following := hand & SUIT_MASKS[led]:
        return following & HIGHER[best] or following if best // 13 == led else following
    if ruffing := hand & trumps:
        return ruffing & HIGHER[best] or ruffing if trumps >> best & 1 else ruffing
    return hand


def wins(card: int, best: int, trumps: int) -> bool:
    """Tell whether a card played later beats the best one so far."""
    return bool(HIGHER[best] >> card & 1) or bool(trumps >> card & 1 and not trumps >> best & 1)


def standing_trick(trick: Sequence[int], leader: int, trumps: int) -> tuple[int, int, int]:
    """Return the best card so far, who played it, and what the cards count."""
    best, best_player, points = trick[0], leader, 0
    for turn, card in enumerate(trick):
        points += WORTH[card]
        if turn and wins(card, best, trumps):
            best, best_player = card, (leader + turn) % 3
    return best, best_player, points
