"""What a plain declarer names, and what a plain player puts away."""

from collections.abc import Sequence

from game.kit.cards import SUITS
from game.rulesets.berzerka.actions import (
    DISCARDS,
    DONE,
    Discard,
    Done,
    NamePain,
    NameRanking,
    NameTrump,
    Naming,
)
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.policy.evaluation import (
    RANKS,
    best_terms,
    had,
    hand_worth,
    pain_suit,
    worth_table,
)
from game.rulesets.berzerka.position import BerzerkaTable

DRAWN_WORTH = {"most": 0.27, "late": 0.27, "fewest": 0.2, "pains": 0.2}
"""A card of less worth is changed (of more, where tricks are bad)."""


def name(table: BerzerkaTable) -> Naming:
    """Return what the declarer names next."""
    declared, hand = table.declaration, had(table)
    if declared.rules.names_pain:
        return NamePain(pain_suit(hand))
    wanted = goal(declared, declared.declarer)
    trump, inverted, _worth = best_terms(hand, declared.rules, wanted, declared.trump)
    return NameTrump(trump) if declared.trump is None else NameRanking(inverted)


def change(table: BerzerkaTable) -> Discard | Done:
    """Return the next of the cards that do not serve, put away, or the end of it."""
    away, most = table.put_away(table.player), table.most_discards
    chosen = to_put_away(had(table), table.declaration, table.player, most)
    following = [card for card in chosen if not away or card > away[-1]]
    return DISCARDS[following[0]] if following and len(away) < most else DONE


def to_put_away(hand: Sequence[int], declared: Declared, player: int, most: int) -> list[int]:
    """Return the cards that a plain player changes, as numbers, in ascending order."""
    rules = declared.rules
    table = worth_table(rules, bool(declared.inverted))
    trump = declared.in_trump
    objective = rules.objective.id
    cards = [(table[rank], 13 * suit + rank) for suit in SUITS for rank in RANKS[hand[suit]]]
    aim = goal(declared, player)
    if aim is not None:
        chosen = _towards(aim - hand_worth(hand, trump, table), cards, trump, table)
    elif rules.objective.avoids:
        pain = -1 if declared.pain is None else int(declared.pain)
        bad = [(worth + (0.15 if c // 13 == pain else 0), c) for worth, c in cards]
        chosen = [c for worth, c in sorted(bad, reverse=True) if worth > DRAWN_WORTH[objective]]
    else:
        limit = DRAWN_WORTH[objective]
        chosen = [c for worth, c in sorted(cards) if c // 13 != trump and worth < limit]
    return sorted(chosen[:most])


def _towards(
    gap: float, cards: list[tuple[float, int]], trump: int, table: tuple[float, ...]
) -> list[int]:
    """Return the cards whose exchange brings the hand nearer to its aim, the best first.

    `gap` are the tricks that it lacks, `cards` what each card is worth.
    """
    drawn = sum(table) / 13
    chosen = []
    for worth, card in sorted(cards, reverse=gap < 0):
        own = worth + (0.3 if card // 13 == trump else 0)
        if abs(gap) < 0.4 or (drawn - own) * gap <= 0:
            break
        gap -= drawn - own
        chosen.append(card)
    return chosen
