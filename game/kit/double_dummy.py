"""Double dummy: the tricks that come of each card when all hands lie open and nobody errs.

The cards' side of the exact solver (`game/kernels/solver`), for two sides of two. It imports its
kernels when it is first asked, so the window's process leaves the asking to others.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from threading import local

from game.core.protocols import Player
from game.kernels.solver import EVERY, Solver
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit
from game.kit.packs import FLOATS, HIGH, JOKERS, NO_SUIT, Order

_own = local()


def _solver() -> Solver:
    """Return the solver of this thread: it remembers the deal that it was last asked about."""
    if not hasattr(_own, "solver"):
        _own.solver = Solver()
    found: Solver = _own.solver
    return found


def tricks_by_card(
    hands: Sequence[Iterable[Card]],
    trump: Suit,
    leader: Player,
    trick: Sequence[Card] = (),
    order: Order = HIGH,
) -> dict[Card, int]:
    """Return the tricks that come of every card that may be played, to the side that plays it.

    They are those still to come, the trick begun included. `hands` are what the four players hold
    still, `trick` the cards played to it so far, from the leader on. A Joker that floats is led as
    the Joker of a suit and follows as one. Raise ValueError where the hands do not fit together.
    """
    held = [frozenset(hand) for hand in hands]
    found = _solver().cards(*_question(held, trump, leader, trick, order))
    return _by_card(found, held[(leader + len(trick)) % 4], trick, order)


def looked_for_by_card(
    hands: Sequence[Iterable[Card]],
    trump: Suit,
    leader: Player,
    trick: Sequence[Card] = (),
    order: Order = HIGH,
    wanted: Iterable[Card] = (),
) -> Iterator[dict[Card, int] | None]:
    """Yield the same in the end, and None every few milliseconds until then.

    Where cards are `wanted`, only they are told, and those alike: that is quicker.
    """
    held = [frozenset(hand) for hand in hands]
    places = _places(wanted, order) or EVERY
    question = _question(held, trump, leader, trick, order)
    for found in _solver().looked_for(*question, wanted=places):
        hand = held[(leader + len(trick)) % 4]
        yield None if found is None else _by_card(found, hand, trick, order)


def _question(
    hands: Sequence[Iterable[Card]],
    trump: Suit,
    leader: Player,
    trick: Sequence[Card],
    order: Order,
) -> tuple[list[int], Suit, Player, list[int], list[int]]:
    """Return a question about cards as the solver is asked it."""
    places = [_places(hand, order) for hand in hands]
    return places, trump, leader, [_place(card, order) for card in trick], _loose(hands, order)


def _by_card(
    found: Mapping[int, int], hand: Iterable[Card], trick: Sequence[Card], order: Order
) -> dict[Card, int]:
    """Return by card what the solver has found by place."""
    led = order.suit[trick[0]] if trick else None
    by_card: dict[Card, int] = {}
    for card in hand:
        for suit in _suits(card, order):
            played = card if order.suit[card] != NO_SUIT else JOKERS[suit]
            tricks = found.get(_place(played, order))
            if tricks is not None:
                by_card[card if led not in (None, suit) else played] = tricks
    return by_card


def tricks_by_declarer(
    hands: Sequence[Iterable[Card]], orders: Sequence[Order] = (HIGH,) * 5
) -> list[list[int]]:
    """Return by trump (spades to clubs, none), then declarer, the tricks of the declarer's side.

    The player after him leads. `orders` say for each trump how the cards stand; a Joker that floats
    is a trump where they are of its colour.
    """
    found = []
    for trump, order in zip((*SUITS, NO_TRUMP), orders, strict=True):
        held = [
            [JOKERS[trump] if trump in FLOATS.get(card, ()) else card for card in hand]
            for hand in hands
        ]
        places = [_places(hand, order) for hand in held]
        found.append(_solver().by_declarer(places, trump, _loose(held, order)))
    return found


def _suits(card: Card, order: Order) -> Sequence[Suit]:
    return FLOATS[card] if order.suit[card] == NO_SUIT else (order.suit[card],)


def _place(card: Card, order: Order) -> int:
    """Return the place of a card played; of a Joker thrown away, one where it takes nothing."""
    played = JOKERS[FLOATS[card][0]] if order.suit[card] == NO_SUIT else card
    return 16 * order.suit[played] + order.height[played]


def _places(hand: Iterable[Card], order: Order) -> int:
    """Return the places of different cards as a mask."""
    return sum(_both(card, order) for card in hand)


def _both(card: Card, order: Order) -> int:
    """Return the place of a card in hand as a mask, both places of a Joker that floats."""
    if order.suit[card] != NO_SUIT:
        return 1 << _place(card, order)
    return sum(1 << _place(JOKERS[suit], order) for suit in FLOATS[card])


def _loose(hands: Iterable[Iterable[Card]], order: Order) -> list[int]:
    return [_both(card, order) for hand in hands for card in hand if order.suit[card] == NO_SUIT]
