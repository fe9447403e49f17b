"""What a plain declarer names, and what a plain player puts away."""

from collections.abc import Sequence

from game.kit.cards import NO_TRUMP, SUITS, Suit
from game.rulesets.berzerka.contracts import AT_HALF, EVERY_TRICK, Contract
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.plan import goal, worth_table
from game.rulesets.berzerka.sense import RANKS, WORTH, hand_worth

AIMING = ("near_five", "middle")
"""The objectives that aim at a number of tricks."""
DRAWN_WORTH = {"most": 0.27, "late": 0.27, "fewest": 0.2, "pains": 0.2}
"""A card of less worth is changed (of more, where tricks are bad)."""


def best_trump(hand: Sequence[int], table: tuple[float, ...], wanted: float | None) -> Suit:
    """Return the suit that makes the hand strongest, or brings it nearest to the tricks wanted."""

    def merit(suit: Suit) -> float:
        worth = hand_worth(hand, suit, table)
        return worth if wanted is None else -abs(worth - wanted)

    return max(SUITS, key=merit)


def terms(
    hand: Sequence[int], rules: Contract, wanted: float | None, named: Suit | None = None
) -> tuple[Suit, bool, float]:
    """Return the trump and the ranking that suit the hand best, and what it is worth so.

    What the contract fixes stays, and so does the trump that was `named` already. `wanted` is a
    number of tricks to come near to, if any.
    """
    fixed = rules.trump if named is None else named
    rankings = (False, True) if rules.inverted is None else (rules.inverted,)
    found = []
    for inverted in rankings:
        table = worth_table(rules, inverted)
        trump = best_trump(hand, table, wanted) if fixed is None else fixed
        worth = hand_worth(hand, trump, table)
        merit = worth if wanted is None else -abs(worth - wanted)
        found.append((merit + _turn_bonus(hand, rules, inverted), worth, trump, inverted))
    _merit, worth, trump, inverted = max(found)
    return trump, inverted, worth


def _turn_bonus(hand: Sequence[int], rules: Contract, inverted: bool) -> float:
    """Return what it is worth to begin with this ranking, where it turns."""
    if rules.turns not in (AT_HALF, EVERY_TRICK):
        return 0.0
    return 0.1 * hand_worth(hand, NO_TRUMP, WORTH[::-1] if inverted else WORTH)


def pain_suit(hand: Sequence[int]) -> Suit:
    """Return the suit in which the hand is least likely to be stuck with tricks."""

    def danger(suit: Suit) -> float:
        ranks = RANKS[hand[suit]]
        return sum(rank - 4.5 - 1.2 * place for place, rank in enumerate(ranks)) - 0.5 * len(ranks)

    return min(SUITS, key=danger)


def to_put_away(hand: Sequence[int], declared: Declared, player: int, most: int) -> list[int]:
    """Return the cards that a plain player changes, as numbers, in ascending order."""
    rules = declared.rules
    table = worth_table(rules, bool(declared.inverted))
    trump = declared.in_trump
    objective = rules.objective.id
    cards = [(table[rank], 13 * suit + rank) for suit in SUITS for rank in RANKS[hand[suit]]]
    if objective in AIMING:
        chosen = _towards(hand, declared, player, cards, trump, table)
    elif rules.objective.avoids:
        pain = -1 if declared.pain is None else int(declared.pain)
        bad = [(worth + (0.15 if c // 13 == pain else 0), c) for worth, c in cards]
        chosen = [c for worth, c in sorted(bad, reverse=True) if worth > DRAWN_WORTH[objective]]
    else:
        limit = DRAWN_WORTH[objective]
        chosen = [c for worth, c in sorted(cards) if c // 13 != trump and worth < limit]
    return sorted(chosen[:most])


def _towards(
    hand: Sequence[int],
    declared: Declared,
    player: int,
    cards: list[tuple[float, int]],
    trump: int,
    table: tuple[float, ...],
) -> list[int]:
    """Return the cards whose exchange brings the hand nearer to its aim, the best first."""
    gap = goal(declared, player) - hand_worth(hand, trump, table)
    drawn = sum(table) / 13
    chosen = []
    for worth, card in sorted(cards, reverse=gap < 0):
        own = worth + (0.3 if card // 13 == trump else 0)
        if abs(gap) < 0.4 or (drawn - own) * gap <= 0:
            break
        gap -= drawn - own
        chosen.append(card)
    return chosen
