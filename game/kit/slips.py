"""Mistakes at cards as people make them who are new to the game: a short table of them."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.sense import Style
from game.kit.cards import NO_TRUMP, Card, Suit
from game.kit.deal import View
from game.kit.packs import HIGH, Order
from game.kit.table import Table
from game.kit.tricks import PlayCard

HONOURS = 5
"""How many cards of a suit are too good to be thrown away."""
PLAIN = (1 << 52) - 1
"""The mask of all cards but Jokers."""
T = TypeVar("T")


@dataclass(frozen=True)
class Turn:
    """What a beginner looks at when he is to play: the cards that he may, and those of the trick.

    `lying` are the cards of the trick so far, none where he leads; `is_ours` tells whether the
    best of them is of his own side.
    """

    cards: Sequence[Card]
    lying: Sequence[Card]
    trump: Suit
    order: Order = HIGH
    is_ours: bool = False

    def height(self, card: Card) -> tuple[bool, int]:
        """Return how high a card stands, a trump above every other."""
        return self.order.suit[card] == self.trump != NO_TRUMP, self.order.height[card]

    def takers(self) -> list[Card]:
        """Return the cards that would take the trick as it lies."""
        best = self.lying[self.order.best_place(self.lying, self.trump)]
        return [card for card in self.cards if self.order.beats(card, best, self.trump)]

    def losers(self) -> list[Card]:
        """Return the cards that would not."""
        takers = self.takers()
        return [card for card in self.cards if card not in takers]

    def is_wasted(self, card: Card) -> bool:
        """Tell whether no beginner would give this card to the trick.

        That is a higher card than he must where his own side has the trick, and an honour where it
        loses to an opponent's card.
        """
        if not self.lying or (not self.is_ours and card in self.takers()):
            return False
        suits, heights = self.order.suit, self.order.height
        lower = [other for other in self.cards if heights[other] < heights[card]]
        if any(suits[other] == suits[card] for other in lower):
            return self.is_ours or self.is_precious(card)
        is_free = any(suits[other] != self.trump for other in lower)
        plain = any(not self.is_precious(other) for other in self.cards)
        return self.is_precious(card) and (is_free or plain)

    def is_precious(self, card: Card) -> bool:
        """Tell whether a card is an honour, one of the five highest of its suit, or trumps another
        suit."""
        led = self.order.suit[self.lying[0]] if self.lying else None
        suit = self.order.suit[card]
        is_honour = (self.order.above(card) & PLAIN).bit_count() < HONOURS
        return is_honour or (suit == self.trump != NO_TRUMP and suit != led)


def _lowest(turn: Turn, cards: Sequence[Card]) -> Card | None:
    return min(cards, key=turn.height, default=None)


def _highest(turn: Turn, cards: Sequence[Card]) -> Card | None:
    return max(cards, key=turn.height, default=None)


def _from_the_longest_suit(turn: Turn) -> Card | None:
    suits = [turn.order.suit[card] for card in turn.cards]
    longest = max(suits, key=suits.count)
    return _lowest(turn, [card for card in turn.cards if turn.order.suit[card] == longest])


def _a_trump(turn: Turn) -> Card | None:
    return _lowest(turn, [card for card in turn.cards if turn.height(card)[0]])


Mistake = Callable[[Turn], Card | None]
"""The card of a mistake, None where it cannot be made."""
LEADING: Sequence[Mistake] = (
    lambda turn: _highest(turn, turn.cards),  # at once, whatever is still out
    lambda turn: _lowest(turn, turn.cards),  # and keeps the sure trick for later
    _from_the_longest_suit,  # whoever is glad of it
    _a_trump,  # without having counted them
)
FOLLOWING: Sequence[Mistake] = (
    lambda turn: _highest(turn, turn.takers()),  # more than it takes
    lambda turn: _lowest(turn, turn.takers()),  # though partner has it, or it is not wanted
    lambda turn: _lowest(turn, turn.losers()),  # leaves what he could take
    lambda turn: _highest(turn, turn.losers()),  # high where low would do, or the wrong card away
)


def mistaken(
    table: Table,
    legal: Sequence[object],
    plain: Card,
    rng: Rng,
    trump: Suit,
    order: Order = HIGH,
    side: Collection[Player] = (),
) -> Card:
    """Return the card of some mistake, or the plain player's where none can be made.

    `legal` are the actions of whose cards one is to be played to the trick on the table; `side`
    are the players who win and lose with whoever plays it.
    """
    trick = table.trick
    cards = [each.card for each in legal if isinstance(each, PlayCard)]
    is_ours = bool(trick.cards) and trick.winner(trump, table.players, order) in side
    turn = Turn(cards, trick.cards, trump, order, is_ours)
    mistakes = FOLLOWING if turn.lying else LEADING
    found = (mistake(turn) for mistake in shuffled(mistakes, rng))
    return other_than(
        plain, (card for card in found if card is not None and not turn.is_wasted(card))
    )


def beside(card: Card, cards: Sequence[Card], rng: Rng) -> Card:
    """Return the wrong one of some cards for this one: about as high."""
    others = sorted(
        (each for each in cards if each != card),
        key=lambda each: (abs(each.rank - card.rank), each),
    )
    return rng.choice(others[:3]) if others else card


def misjudging(style: Style, by: float) -> Style:
    """Return the style of one who takes his hand for so many tricks more, or less, than it is."""
    return replace(style, reach=style.reach + by)


def other_than(plain: T, choices: Iterable[T | None]) -> T:
    """Return the first of the choices that is not the plain player's; his where there is none."""
    return next((each for each in choices if each is not None and each != plain), plain)


def shuffled(items: Sequence[T], rng: Rng) -> list[T]:
    """Return the items in random order."""
    return rng.sample(items, len(items))


def disguised(
    view: View[Any, Any],
    card: Card,
    rng: Rng,
    style: Style,
    order: Order = HIGH,
    is_alike: Callable[[Card, Card], bool] = lambda _card, _other: True,
) -> Card:
    """Return the card, or with guile any of those that are worth the same.

    `is_alike` tells whether two cards are also good for the same besides taking tricks.
    """
    if style.guile and rng.below(100) < 100 * style.guile:
        gone = {each for trick in view.table.tricks for each in trick.cards}
        same = touching(card, view.hand, gone, order)
        return rng.choice([other for other in same if is_alike(card, other)])
    return card


def touching(
    card: Card, hand: Sequence[Card], gone: Collection[Card], order: Order = HIGH
) -> list[Card]:
    """Return the cards of the hand that are worth the same: none still in play is between."""
    suit = [each for each in range(len(order.suit)) if order.suit[each] == order.suit[card]]
    suit.sort(key=order.height.__getitem__)
    same, at = [card], suit.index(card)
    for run in (suit[:at][::-1], suit[at + 1 :]):
        for number in run:
            if number in hand:
                same.append(next(held for held in hand if held == number))
            elif number not in gone:
                break
    return sorted(same)
