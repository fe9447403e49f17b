"""Beliefs: worlds that an observer cannot tell from the real one, those oftener that fit.

Hidden cards are laid where they can lie. Where there are few ways, all are listed and weighed.
Where there are many, a Metropolis walk goes from one to the next: two hidden cards change places,
and the exchange stands with a chance that is the ratio of the likelihoods after and before it
(Metropolis et al., 1953). How likely a world is, given what players have said and done, is for
each game to say.
"""

from bisect import bisect
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations
from math import factorial, prod
from typing import TypeVar

from game.core.rng import Rng
from game.kit.knowledge import Knowledge
from game.kit.masks import mask_of, numbers_in

MOST_LISTED = 1000
"""Up to so many ways for the hidden cards to lie, all are listed."""
SWAPS_FIRST = 300
"""Exchanges before the first world of a walk, so that what was said is heard."""
SWAPS_BETWEEN = 24
"""Exchanges between two worlds."""

Layout = tuple[int, ...]
"""Where the cards lie: a mask for each place of the `Knowledge`."""
W = TypeVar("W")


def worlds(
    knowledge: Knowledge,
    complete: Callable[[Layout], W | None],
    likelihood: Callable[[W], float],
    rng: Rng,
) -> Iterator[W]:
    """Yield worlds without end, each as often as its likelihood says.

    `complete` makes a world of a layout, None of one that cannot have come about; what the layout
    leaves open it may draw. Raise ValueError where no layout fits.
    """
    if ways(knowledge) <= MOST_LISTED:
        pool = [world for each in layouts(knowledge) if (world := complete(each)) is not None]
        bounds = list(accumulate(map(likelihood, pool)))
        if not pool or not bounds[-1]:
            raise ValueError("no deal fits what has been shown")
        while True:
            yield pool[min(bisect(bounds, rng.random() * bounds[-1]), len(pool) - 1)]
    walk = _Walk(knowledge, rng)
    world = complete(walk.layout)
    while world is None:
        walk = _Walk(knowledge, rng)
        world = complete(walk.layout)
    likely = likelihood(world)
    swaps = SWAPS_FIRST
    while True:
        for _ in range(swaps):
            if not walk.swap():
                continue
            other = complete(walk.layout)
            fits = 0.0 if other is None else likelihood(other)
            if other is not None and rng.random() * likely < fits:
                world, likely = other, fits
            else:
                walk.undo()
        yield world
        swaps = SWAPS_BETWEEN


class _Walk:
    """A layout in which two cards may change places, and back."""

    def __init__(self, knowledge: Knowledge, rng: Rng) -> None:
        self._random = rng.random
        self._can = knowledge.possible
        laid = deal_hidden(knowledge, rng)
        self._cards = [
            numbers_in(mask & ~known) for mask, known in zip(laid, knowledge.known, strict=True)
        ]
        self._places = [place for place, cards in enumerate(self._cards) if cards]
        self._masks = list(laid)
        self._last = (0, 0, 0, 0)

    @property
    def layout(self) -> Layout:
        """Where the cards lie now."""
        return tuple(self._masks)

    def swap(self) -> bool:
        """Let two cards in different places change places; return whether they could."""
        places, random = self._places, self._random
        if len(places) < 2:
            return False
        at = int(random() * len(places))
        one, other = places[at], places[at - 1 - int(random() * (len(places) - 1))]
        here = int(random() * len(self._cards[one]))
        there = int(random() * len(self._cards[other]))
        given, got = self._cards[one][here], self._cards[other][there]
        if not self._can[other] >> given & 1 or not self._can[one] >> got & 1:
            return False
        self._last = one, other, here, there
        self._exchange()
        return True

    def undo(self) -> None:
        """Take the last exchange back."""
        self._exchange()

    def _exchange(self) -> None:
        one, other, here, there = self._last
        mine, theirs = self._cards[one], self._cards[other]
        mine[here], theirs[there] = theirs[there], mine[here]
        both = 1 << mine[here] | 1 << theirs[there]
        self._masks[one] ^= both
        self._masks[other] ^= both


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
