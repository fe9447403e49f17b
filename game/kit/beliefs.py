"""Beliefs: where the hidden cards can lie, all the ways or one of them drawn at random.

Worlds that come as often as they are likely are drawn in `game.kit.trials`.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import factorial, prod

from game.core.rng import Rng
from game.kit.knowledge import Knowledge
from game.kit.masks import mask_of, numbers_in

Layout = tuple[int, ...]
"""Where the cards lie: a mask for each place of the `Knowledge`."""


def ways(knowledge: Knowledge) -> int:
    """Return a bound on the number of ways for the hidden cards to lie."""
    return factorial(sum(knowledge.room)) // prod(map(factorial, knowledge.room))


def layouts(knowledge: Knowledge) -> Iterator[Layout]:
    """Yield every way for the hidden cards to lie."""
    if knowledge.hidden.bit_count() == sum(knowledge.room):
        yield from _fill(0, knowledge.hidden, knowledge, knowledge.known)


def _fill(place: int, left: int, knowledge: Knowledge, laid: Layout) -> Iterator[Layout]:
    if place == len(knowledge.room):
        if not left:
            yield laid
        return
    able = numbers_in(left & knowledge.possible[place])
    for cards in combinations(able, knowledge.room[place]):
        mask = mask_of(cards)
        there = (*laid[:place], laid[place] | mask, *laid[place + 1 :])
        yield from _fill(place + 1, left ^ mask, knowledge, there)


def deal_hidden(knowledge: Knowledge, rng: Rng) -> Layout:
    """Return one way for the hidden cards to lie, drawn at random; raise ValueError if none is.

    Without constraints every way is equally likely. With them, the cards that fewest places can
    take are laid first, and where that leads into a corner, cards change places along a chain.
    """
    cards = numbers_in(knowledge.hidden)
    room = list(knowledge.room)
    if len(cards) != sum(room):
        raise ValueError("the hidden cards are not as many as the places have room for")
    rng.shuffle(cards)
    possible = knowledge.possible
    places = range(len(possible))
    if all(mask == knowledge.hidden for mask, space in zip(possible, room, strict=True) if space):
        return _laid_out(cards, knowledge)
    able = {card: [place for place in places if possible[place] >> card & 1] for card in cards}
    cards.sort(key=lambda card: len(able[card]))
    laid = list(knowledge.known)
    random = rng.random
    for card in cards:
        free = sum([room[place] for place in able[card]])
        if not free:
            _lay_by_chain(card, laid, room, able, rng)
            continue
        pick = int(random() * free)
        for place in able[card]:
            pick -= room[place]
            if pick < 0:
                break
        laid[place] |= 1 << card
        room[place] -= 1
    return tuple(laid)


def _laid_out(cards: Sequence[int], knowledge: Knowledge) -> Layout:
    """Lay the cards down one place after another, where every card may lie anywhere."""
    laid, at = [], 0
    for known, space in zip(knowledge.known, knowledge.room, strict=True):
        laid.append(known | mask_of(cards[at : at + space]))
        at += space
    return tuple(laid)


def _lay_by_chain(
    card: int, laid: list[int], room: list[int], able: dict[int, list[int]], rng: Rng
) -> None:
    """Make room for a card by passing others on: the shortest chain to a place with room."""
    came_from: dict[int, tuple[int, int]] = {}
    seen, waiting = set(able[card]), deque(able[card])
    while waiting:
        place = waiting.popleft()
        if room[place]:
            break
        passed = [held for held in numbers_in(laid[place]) if held in able]
        rng.shuffle(passed)
        for held in passed:
            for other in able[held]:
                if other not in seen:
                    seen.add(other)
                    came_from[other] = (place, held)
                    waiting.append(other)
    else:
        raise ValueError("no deal fits what has been shown")
    room[place] -= 1
    while place in came_from:
        giver, held = came_from[place]
        laid[giver] ^= 1 << held
        laid[place] |= 1 << held
        place = giver
    laid[place] |= 1 << card
