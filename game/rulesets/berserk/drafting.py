"""How a computer player drafts and builds a deck: worth for the crystals, realms, curve, flyers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import inf

from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Card, CardKind, Realm
from game.rulesets.berserk.sense.worth import card_worth, has_range

DECK = 30
MOST_COPIES = 3
"""How many copies of a card a deck may have (BW-02)."""
ELITES = 12
"""About so many elite cards the gold of an army can use: 24 gold, 15 cards of 30."""
BARGAIN = 2.0
"""What a crystal of worth above the price weighs, beside worth itself."""
POWER = 0.25
LOYALTY = 1.5
"""The most that belonging to the realms of the pool adds."""
STRANGER = (0.0, 0.6, 1.2, 1.6)
"""What the main realm, a second, a third and any further one cost a card of theirs."""
RANGED = 0.4
MOST_FLYERS = 4
SPARE = {CardKind.ARTIFACT: 1.0, CardKind.TERRAIN: 0.8, CardKind.EQUIPMENT: 0.8}
"""What a card loses for being no creature: it does not keep its player in the battle (BW-67)."""
CURVE = {3: 4, 4: 8, 5: 8, 6: 5, 7: 3}
"""How many cards of each cost a deck wants; dearer ones count as 7, cheaper ones as 3."""
CROWDED = 0.25
"""What each card beyond the curve loses."""


def value(card: Card) -> float:
    """Return how good a card is in a deck, on its own."""
    worth = card_worth(card.number)
    found = BARGAIN * (worth - card.cost) + POWER * worth
    if has_range(card):
        found += RANGED
    return found - SPARE.get(card.kind, 0.0)


def pick(pool: Sequence[int], offered: Iterable[int]) -> int:
    """Return the card to take from those offered, for a drafter who has the pool so far."""
    held = Counter(pool)
    own = [cards()[number] for number in pool]
    ranking = realms_of(own)
    weight = min(1.0, len(pool) / 12)
    elites = sum(card.elite for card in own)
    flyers = sum(card.kind is CardKind.FLYER for card in own)
    slots = Counter(_slot(card) for card in own)

    def appeal(number: int) -> tuple[float, int]:
        card = cards()[number]
        found = value(card)
        found += LOYALTY * weight * (1 - _strangeness(card, ranking) / STRANGER[-1])
        if held[number] >= (1 if card.unique else MOST_COPIES):
            found -= 5
        if card.elite and elites >= ELITES:
            found -= 1
        if card.kind is CardKind.FLYER and flyers >= MOST_FLYERS:
            found -= 1
        crowd = slots[_slot(card)] - CURVE[_slot(card)]
        return found - CROWDED * max(0, crowd + 1), -number

    return max(set(offered), key=appeal)


def build_deck(pool: Iterable[int], size: int = DECK) -> tuple[int, ...]:
    """Return the best `size` cards of a pool, ascending.

    The copies of a card are kept to three as long as there are enough others.
    """
    pool = sorted(pool)
    best: tuple[float, tuple[int, ...]] = (-inf, ())
    for count in (1, 2, 3):
        for realms in combinations(Realm, count):
            best = max(best, _deck_of(pool, realms, size))
    return tuple(sorted(best[1]))


def realms_of(cards: Iterable[Card]) -> list[Realm]:
    """Return the realms of the cards, the one with most cards first."""
    counted = Counter(realm for card in cards for realm in card.realms)
    return sorted(counted, key=lambda realm: (-counted[realm], realm))


def _deck_of(pool: list[int], realms: Sequence[Realm], size: int) -> tuple[float, tuple[int, ...]]:
    """Return a deck that leans on these realms, and how good it is."""
    chosen: list[int] = []
    taken: Counter[int] = Counter()
    slots: Counter[int] = Counter()
    total = 0.0
    elites = 0
    left = list(pool)
    worth = {n: value(cards()[n]) - _strangeness(cards()[n], realms) for n in set(pool)}
    while left and len(chosen) < size:

        def appeal(number: int, elites: int = elites) -> tuple[float, int]:
            card, found = cards()[number], worth[number]
            if taken[number] >= (1 if card.unique else MOST_COPIES):
                found -= 100
            if card.elite and elites >= ELITES + 2:
                found -= 1
            crowd = slots[_slot(card)] - CURVE[_slot(card)]
            return found - CROWDED * max(0, crowd + 1), -number

        number = max(set(left), key=appeal)
        total += appeal(number)[0]
        left.remove(number)
        chosen.append(number)
        taken[number] += 1
        slots[_slot(cards()[number])] += 1
        elites += cards()[number].elite
    return total, tuple(chosen)


def _slot(card: Card) -> int:
    return min(7, max(3, card.cost))


def _strangeness(card: Card, ranking: Sequence[Realm]) -> float:
    """Return what a card's realms cost it beside these, the main one first."""
    return sum(
        STRANGER[min(ranking.index(realm) if realm in ranking else 3, 3)] for realm in card.realms
    )
