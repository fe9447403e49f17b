"""What a plain declarer names, and what a plain player puts away."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from game.core.protocols import Whole
from game.core.rng import Rng
from game.kit.cards import NO_TRUMP, SUITS
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
from game.rulesets.berzerka.policy.evaluation import (
    RANKS,
    best_terms,
    had,
    hand_worth,
    pain_suit,
    worth_table,
)
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import goal

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
    cards = least_useful(hand, declared, player)
    aim = goal(declared, player)
    if aim is not None:
        chosen = _towards(_lacking(hand, declared, aim), cards, declared)
    elif rules.objective.avoids:
        limit = DRAWN_WORTH[rules.objective.id]
        chosen = [card for worth, card in cards if worth > limit]
    else:
        limit = DRAWN_WORTH[rules.objective.id]
        chosen = [card for worth, card in cards if worth < limit]
    return sorted(chosen[:most])


def least_useful(
    hand: Sequence[int], declared: Declared, player: int
) -> Sequence[tuple[float, int]]:
    """Return the cards that may be changed, each with what it is worth, in the order in which a
    plain player changes them: no trumps where tricks are wanted, and of a suit the card first that
    serves less than the others."""
    rules, inverted = declared.rules, bool(declared.inverted)
    table, trump = worth_table(rules, inverted), declared.in_trump
    found = [
        (table[rank], 12 - rank if inverted else rank, 13 * suit + rank)
        for suit in SUITS
        for rank in RANKS[hand[suit]]
    ]
    aim = goal(declared, player)
    if aim is not None:
        found.sort(reverse=_lacking(hand, declared, aim) < 0)
    elif rules.objective.avoids:
        pain = -1 if declared.pain is None else int(declared.pain)
        found = [(worth + (0.15 if c // 13 == pain else 0), n, c) for worth, n, c in found]
        found.sort(reverse=True)
    else:
        found = sorted(each for each in found if each[2] // 13 != trump)
    return [(worth, card) for worth, _strength, card in found]


def _lacking(hand: Sequence[int], declared: Declared, aim: float) -> float:
    """Return how many tricks a hand lacks of those that are wanted; below 0, it has too many."""
    table = worth_table(declared.rules, bool(declared.inverted))
    return aim - hand_worth(hand, declared.in_trump, table)


def _towards(gap: float, cards: Sequence[tuple[float, int]], declared: Declared) -> list[int]:
    """Return those of the cards, in this order, whose exchange brings the hand nearer to its aim;
    `gap` are the tricks that it lacks."""
    drawn = sum(worth_table(declared.rules, bool(declared.inverted))) / 13
    chosen = []
    for worth, card in cards:
        own = worth + (0.3 if card // 13 == declared.in_trump else 0)
        if abs(gap) < 0.4 or (drawn - own) * gap <= 0:
            break
        gap -= drawn - own
        chosen.append(card)
    return chosen


def changes(view: BerzerkaView, _rng: Rng) -> Sequence[Whole]:
    """Return the plain player's change, those with a card fewer, one more or one instead of
    another, and last that of no card; none where cards are put away already.

    None keeps a card that serves less than one of the same suit that it puts away.
    """
    table = view.table
    if table.phase is not Phase.EXCHANGE or table.put_away(table.player):
        return ()
    hand, declared, most = had(table), table.declaration, table.most_discards
    plain = frozenset(to_put_away(hand, declared, table.player, most))
    order = [card for _worth, card in least_useful(hand, declared, table.player)]
    last = [cards[-1] for cards in _by_suit(each for each in order if each in plain)]
    kept = _by_suit(each for each in order if each not in plain)
    following = [cards[0] for cards in kept] if len(plain) < most else []
    instead = _instead(kept, declared, table.player)
    found = [
        plain,
        *(plain - {card} for card in last),
        *(plain | {card} for card in following),
        *(
            plain - {card} | {other}
            for card in last
            for other in instead
            if _suit_of(card) != _suit_of(other)
        ),
        frozenset[int](),
    ]
    return [_whole(each) for each in dict.fromkeys(found)]


def _instead(kept: Sequence[Sequence[int]], declared: Declared, player: int) -> Sequence[int]:
    """Return which of the cards that are kept, by suit, may go instead of another: where tricks are
    wanted, and all that counts is how strong a card is, only one that empties a suit for ruffs."""
    if declared.rules.objective.avoids or goal(declared, player) is not None:
        return [cards[0] for cards in kept]
    if declared.in_trump == NO_TRUMP:
        return []
    return [cards[0] for cards in kept if len(cards) == 1]


def _by_suit(cards: Iterable[int]) -> Sequence[Sequence[int]]:
    """Return the cards of each suit that is there, in their order."""
    return [[*suit] for _suit, suit in groupby(sorted(cards, key=_suit_of), key=_suit_of)]


def _suit_of(card: int) -> int:
    return card // 13


def _whole(cards: Iterable[int]) -> Whole:
    return Whole((*(DISCARDS[card] for card in sorted(cards)), DONE))
