"""Dealing hidden cards to those who can hold them, at random and never in vain."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rng import Rng
from game.kit.cards import SUITS, Card, Suit


@dataclass(frozen=True)
class Holder:
    """Someone with room for `count` cards, all of them of these suits."""

    count: int
    suits: frozenset[Suit]


def deal_out(cards: Sequence[Card], holders: Sequence[Holder], rng: Rng) -> list[list[Card]]:
    """Deal each holder his count of the cards, of suits he can hold; what is left stays aside.

    Without constraints every deal is equally likely. With them, the cards that fewest can hold
    are placed first, and where that leads into a corner, cards change hands along a chain.
    Raise ValueError if no such deal exists.
    """
    aside = Holder(len(cards) - sum(holder.count for holder in holders), frozenset(SUITS))
    if aside.count < 0:
        raise ValueError("the holders have room for more cards than there are")
    everyone = (*holders, aside)
    room = [holder.count for holder in everyone]
    hands: list[list[Card]] = [[] for _ in everyone]
    takers = [
        [place for place, holder in enumerate(everyone) if suit in holder.suits]
        for suit in range(4)
    ]
    shuffled = list(cards)
    rng.shuffle(shuffled)
    if any(len(each) < len(everyone) for each in takers):
        shuffled.sort(key=lambda card: len(takers[card // 13]))
    random = rng.random
    for card in shuffled:
        able = takers[card // 13]
        free = 0
        for place in able:
            free += room[place]
        if free:
            pick = int(random() * free)
            for place in able:
                pick -= room[place]
                if pick < 0:
                    break
            hands[place].append(card)
            room[place] -= 1
        else:
            _place_by_chain(card, hands, room, takers, rng)
    return hands[:-1]


def _place_by_chain(
    card: Card,
    hands: list[list[Card]],
    room: list[int],
    takers: Sequence[Sequence[int]],
    rng: Rng,
) -> None:
    """Make room for a card by passing others on: the shortest chain to a holder with room."""
    came_from: dict[int, tuple[int, Card]] = {}
    seen = set(takers[card // 13])
    waiting = deque(takers[card // 13])
    while waiting:
        place = waiting.popleft()
        if room[place]:
            break
        passed = list(hands[place])
        rng.shuffle(passed)
        for held in passed:
            for other in takers[held // 13]:
                if other not in seen:
                    seen.add(other)
                    came_from[other] = (place, held)
                    waiting.append(other)
    else:
        raise ValueError("no deal fits what has been shown")
    room[place] -= 1
    while place in came_from:
        giver, held = came_from[place]
        hands[giver].remove(held)
        hands[place].append(held)
        place = giver
    hands[place].append(card)
