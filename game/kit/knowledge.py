"""What a player knows and may believe of the hidden cards, and the tricks that are certain."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import factorial, prod
from typing import Any

from game.core.rng import Rng
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit, mask_of, numbers_in
from game.kit.deal import View
from game.kit.packs import HIGH, Order
from game.kit.tricks import Deal, Trick, TrickRules


@dataclass(frozen=True)
class Knowledge:
    """Where cards are and can be, as masks by place: a hand, cards put away, the talon.

    `known` are the cards whose place is certain, `possible` those that may lie there besides,
    `room` how many of these do. A place whose cards may be any is the last.
    """

    known: tuple[int, ...]
    possible: tuple[int, ...]
    room: tuple[int, ...]

    @property
    def hidden(self) -> int:
        """All cards whose place is not certain."""
        found = 0
        for mask in self.possible:
            found |= mask
        return found


def high_always(_trick: int) -> Order:
    """Return the order of every trick of a game in which none turns."""
    return HIGH


def shown_lacking(
    tricks: Iterable[Trick],
    players: int,
    rules: TrickRules,
    trump: Suit,
    order_of: Callable[[int], Order] = high_always,
) -> list[int]:
    """Return, for each player, the cards he has shown not to hold any more, as a mask.

    Who does not follow has none of the suit; where he must trump and did not, no trump; where he
    must beat and did not, nothing that would have. `order_of` gives the order of each trick.
    """
    lacking = [0] * players
    for number, trick in enumerate(tricks):
        if not trick.cards:
            continue
        order = order_of(number)
        best = trick.cards[0]
        led, trumps = order.whole(order.suit[best]), order.whole(trump)
        for place, card in enumerate(trick.cards[1:], start=1):
            player = (trick.leader + place) % players
            takes = order.beats(card, best, trump)
            if led >> card & 1:
                if rules.must_beat and not takes and led >> best & 1:
                    lacking[player] |= order.above(best)
            else:
                lacking[player] |= led
                if rules.must_trump and not trumps >> card & 1:
                    lacking[player] |= trumps
                elif rules.must_beat and trumps >> best & 1 and not takes:
                    lacking[player] |= order.above(best)
            if takes:
                best = card
    return lacking


def played_by(tricks: Iterable[Trick], players: int) -> list[int]:
    """Return the cards that each player has played, as masks."""
    played = [0] * players
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            played[(trick.leader + place) % players] |= 1 << card
    return played


def with_hands(
    history: Iterable[Any], dealt: Sequence[int], pack: Mapping[int, Card]
) -> tuple[Any, ...]:
    """Return a history in which every hand was dealt at once with these cards filled in."""
    return tuple(
        [
            Deal(each.player, cards_of(dealt[each.player], pack))
            if isinstance(each, Deal)
            else each
            for each in history
        ]
    )


def cards_of(mask: int, pack: Mapping[int, Card]) -> tuple[Card, ...]:
    """Return the cards of a mask, in order of their numbers."""
    return tuple([pack[number] for number in numbers_in(mask)])


def unseen(pack: Iterable[int], *seen: Iterable[int]) -> int:
    """Return the cards of the pack that are in none of the collections, as a mask."""
    mask = mask_of(pack)
    for cards in seen:
        mask &= ~mask_of(cards)
    return mask


def in_hands(
    hidden: int, sizes: Sequence[int], lacking: Sequence[int], known: Sequence[int]
) -> Knowledge:
    """Return the knowledge of hands of these sizes, the rest of the hidden cards lying aside.

    `known` are the cards of a hand that are seen; such a hand takes no others.
    """
    room = [size - mask.bit_count() for size, mask in zip(sizes, known, strict=True)]
    possible = [hidden & ~lacks if space else 0 for lacks, space in zip(lacking, room, strict=True)]
    return Knowledge((*known, 0), (*possible, hidden), (*room, hidden.bit_count() - sum(room)))


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


def unseen_by(view: View, pack: Iterable[Card], away: Iterable[Card | None] = ()) -> list[Card]:  # type: ignore[type-arg]
    """Return the cards of a pack that lie anywhere but in the observer's hand or in a trick.

    `away` are those that he knows to be out of play.
    """
    seen = {*view.hand, *away, *(card for _player, card, _trick in view.table.played())}
    return [card for card in pack if card not in seen]


def takes_all(
    hand: Sequence[Card], unseen: Collection[Card], trump: Suit, order: Order = HIGH
) -> Sequence[Card]:
    """Return the hand in an order of leads that takes every trick, whoever holds what is unseen.

    Nothing where none is proved. Trumps are drawn first; if there are fewer than are unseen, one
    may be left to ruff with. The nth lead of a suit is sure where no unseen card of it is higher,
    or where fewer than n are unseen: whoever held one has had to follow to each lead before.
    """
    suits = [trump, *(suit for suit in SUITS if suit != trump)] if trump != NO_TRUMP else SUITS
    leads: list[Card] = []
    for suit in suits:
        own = sorted((c for c in hand if order.suit[c] == suit), key=lambda c: -order.height[c])
        others = [card for card in unseen if order.suit[card] == suit]
        highest = max((order.height[card] for card in others), default=-1)
        if any(order.height[card] < highest for card in own[: len(others)]):
            return ()
        if suit == trump and len(own) < min(len(others), len(hand)):
            return ()
        leads += own
    return leads if len(leads) == len(hand) else ()


def cannot_lose(
    hand: Sequence[Card], unseen: Collection[Card], trump: Suit, order: Order = HIGH
) -> bool:
    """Tell whether the hand takes every trick even if it is led in any order."""
    has_trumps_out = any(order.suit[card] == trump for card in unseen)
    return all(
        (order.suit[card] == trump or not has_trumps_out)
        and not any(order.beats(other, card, NO_TRUMP) for other in unseen)
        for card in hand
    )
