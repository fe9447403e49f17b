"""Packs: which suit each card counts as and how high it stands there, as tables by card.

The same pack may stand in another order under another contract, or in another trick: number cards
turn low, a Joker stands above the ace or below the jack, or floats between two suits. Whoever
compares cards asks an `Order`, never the number of a card.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from game.core.words import _
from game.kit.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_TRUMP,
    SPADES,
    SUIT_LETTERS,
    SUITS,
    Card,
    Suit,
    suit_name,
)

NO_SUIT = Suit(-1)
"""What a floating Joker is of when it is thrown away: it can take nothing."""
CARDS = 58
"""Numbers that a card may have: 52 of the plain pack, a Joker of each suit, two that float."""


class Joker(Card):
    """A Joker: of one suit (52 + suit), or red (56) or black (57) and floating between two.

    `str()` is its notation: `S*` for the Joker of Spades, `R*` and `B*` for those that float.
    """

    __slots__ = ()

    @property
    def suit(self) -> Suit:
        """The suit, NO_SUIT while it floats."""
        return Suit(self - 52) if self < 56 else NO_SUIT

    @property
    def rank(self) -> int:
        """Beyond the ace; where it really stands is for the `Order` to say."""
        return 13

    def __str__(self) -> str:
        return (SUIT_LETTERS[:4] + "RB")[self - 52] + "*"

    __repr__ = __str__


JOKERS = tuple(Joker(52 + suit) for suit in SUITS)
"""The Joker of each suit."""
RED_JOKER, BLACK_JOKER = Joker(56), Joker(57)
FLOATS: Mapping[Card, tuple[Suit, Suit]] = {
    RED_JOKER: (HEARTS, DIAMONDS),
    BLACK_JOKER: (SPADES, CLUBS),
}
"""Between which suits a Joker floats until it is played."""

C = TypeVar("C", bound=Card)


@dataclass(frozen=True)
class Order:
    """How cards stand to each other: `suit` and `height` by card number.

    Of two cards of a suit the one of greater height takes. A card whose suit is NO_SUIT counts in
    hand as both suits that it floats between, and takes nothing.
    """

    suit: tuple[Suit, ...]
    height: tuple[int, ...]
    _above: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _whole: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def beats(self, card: int, best: int, trump: Suit) -> bool:
        """Tell whether a card played later beats the best one so far."""
        suit = self.suit[card]
        if suit == self.suit[best]:
            return self.height[card] > self.height[best] and suit != NO_SUIT
        return suit == trump != NO_TRUMP

    def best_place(self, cards: Sequence[int], trump: Suit) -> int:
        """Return the place of the card that takes: highest trump, else highest of the suit led."""
        best = 0
        for place in range(1, len(cards)):
            if self.beats(cards[place], cards[best], trump):
                best = place
        return best

    def of_suit(self, cards: Iterable[C], suit: Suit) -> list[C | Card]:
        """Return those of the cards that count as the suit, floating Jokers as its own."""
        suits = self.suit
        return [
            card if suits[card] != NO_SUIT else JOKERS[suit]
            for card in cards
            if suits[card] == suit or (suits[card] == NO_SUIT and suit in FLOATS[card])
        ]

    def to_lead(self, cards: Sequence[C]) -> Sequence[C | Card]:
        """Return the cards as they may be led: a floating Joker as either of its suits."""
        suits = self.suit
        if not any(suits[card] == NO_SUIT for card in cards):
            return cards
        return [
            led
            for card in cards
            for led in ([JOKERS[s] for s in FLOATS[card]] if suits[card] == NO_SUIT else [card])
        ]

    def above(self, card: Card) -> int:
        """Return the mask of the cards of its suit that beat a card."""
        return self._above[card]

    def whole(self, suit: Suit) -> int:
        """Return the mask of the cards that count as the suit, none for NO_TRUMP."""
        return self._whole[suit]

    def __post_init__(self) -> None:
        numbers = range(len(self.suit))
        above = tuple(
            sum(
                1 << other
                for other in numbers
                if self.suit[other] == self.suit[card] != NO_SUIT
                and self.height[other] > self.height[card]
            )
            for card in numbers
        )
        whole = tuple(
            sum(
                1 << card
                for card in numbers
                if self.suit[card] == suit
                or (self.suit[card] == NO_SUIT and suit in FLOATS[Card(card)])
            )
            for suit in SUITS
        )
        object.__setattr__(self, "_above", above)
        object.__setattr__(self, "_whole", (*whole, 0))


def _order(heights: Sequence[int], joker: int) -> Order:
    """Return the order in which a plain card of rank r stands at heights[r], a Joker at `joker`."""
    suits = [Suit(card // 13) for card in range(52)] + [*SUITS, NO_SUIT, NO_SUIT]
    return Order(tuple(suits), tuple([*heights] * 4 + [joker] * 4 + [-1, -1]))


HIGH = _order(range(13), 13)
"""The last rank is high, and a Joker above it: ace high, thirteen high."""
LOW = _order(range(12, -1, -1), 13)
"""The first rank is high: one high."""
JOKER_LOW = _order((*range(9), *range(10, 14)), 9)
"""Ace high, a Joker between jack and ten (BR-22)."""


def as_dealt(card: Card) -> Card:
    """Return the card that a Joker was before it was played, in a pack of Jokers that float."""
    if card not in JOKERS:
        return card
    return next(joker for joker, suits in FLOATS.items() if card.suit in suits)


def leaves_hand(card: C, hand: Sequence[C]) -> C:
    """Return the card of the hand that is played as this one: itself, or a Joker that floats."""
    if card in hand:
        return card
    return next(held for held in hand if held in FLOATS and card.suit in FLOATS[held])


_NOTATION = re.compile(r"[SHDC](?:1[0-3]|[1-9])")


class NumberCard(Card):
    """One card of the number pack; its rank runs from 0 for the one to 12 for the thirteen.

    `str()` is its notation, suit then number: "S1", "H13".
    """

    __slots__ = ()

    @property
    def number(self) -> int:
        """The number printed on it, 1 to 13."""
        return self % 13 + 1

    def __str__(self) -> str:
        return f"{SUIT_LETTERS[self // 13]}{self % 13 + 1}"

    __repr__ = __str__


NUMBER_DECK = tuple(NumberCard(number) for number in range(52))
_BY_NOTATION = {str(card): card for card in NUMBER_DECK}


def parse_number_card(text: str) -> NumberCard:
    """Return the card that the notation names; raise ValueError if there is none such."""
    try:
        return _BY_NOTATION[text]
    except KeyError:
        raise ValueError(
            _("“{text}” is not a card; a card is a suit of SHDC and a number from 1 to 13.").format(
                text=text
            )
        ) from None


def parse_number_cards(text: str) -> tuple[NumberCard, ...]:
    """Return the cards of a run of notations, such as "S13H2"; raise ValueError."""
    found = _NOTATION.findall(text)
    if "".join(found) != text:
        raise ValueError(_("“{text}” is not a run of cards.").format(text=text))
    return tuple(map(parse_number_card, found))


def number_card_name(card: Card) -> str:
    """Return the card's name in words."""
    return _("{rank} of {suit}").format(rank=card.rank + 1, suit=suit_name(card.suit))
