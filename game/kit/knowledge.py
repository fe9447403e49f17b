"""What the cards played have shown: who cannot hold what, and where the unseen cards may lie."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.kit.actions import Deal
from game.kit.cards import Card, Suit
from game.kit.masks import WHOLE_SUIT, mask_of, numbers_in
from game.kit.packs import HIGH, Order
from game.kit.tricks import Trick, TrickRules


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


def live_suits(tricks: Iterable[Trick]) -> list[int]:
    """Return the cards of the plain pack not played yet, by suit, wherever they lie."""
    live = [WHOLE_SUIT] * 4
    for trick in tricks:
        for card in trick.cards:
            live[card // 13] ^= 1 << card % 13
    return live


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
