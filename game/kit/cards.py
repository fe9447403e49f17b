"""The French pack: 52 cards, four suits, ace high."""

from collections.abc import Iterable
from typing import NewType

from game.core.words import _, many, marked

Suit = NewType("Suit", int)
"""A suit, or NO_TRUMP where a trump is meant."""

SPADES, HEARTS, DIAMONDS, CLUBS, NO_TRUMP = map(Suit, range(5))
SUITS = (SPADES, HEARTS, DIAMONDS, CLUBS)
SUIT_LETTERS = "SHDCN"
RANK_LETTERS = "23456789TJQKA"
QUEEN, KING, ACE = 10, 11, 12
"""The highest ranks."""
_SUIT_NAMES = (
    marked("Spades"),
    marked("Hearts"),
    marked("Diamonds"),
    marked("Clubs"),
    marked("Sans"),
)
_RANK_NAMES = (
    *map(str, range(2, 11)),
    marked("Jack"),
    marked("Queen"),
    marked("King"),
    marked("Ace"),
)


class Card(int):
    """One card; an int (13 x suit + rank) so that it hashes, sorts and shifts like one.

    `str()` is its notation, suit then rank, ten as T: "ST".
    """

    __slots__ = ()

    @property
    def suit(self) -> Suit:
        """The suit."""
        return Suit(self // 13)

    @property
    def rank(self) -> int:
        """The rank, 0 for the two up to 12 for the ace."""
        return self % 13

    @property
    def written(self) -> str:
        """How it is written for whoever plays: its notation, unless his faces say otherwise."""
        return str(self)

    def __str__(self) -> str:
        return SUIT_LETTERS[self // 13] + RANK_LETTERS[self % 13]

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


DECK = tuple(Card(number) for number in range(52))
_BY_NOTATION = {str(card): card for card in DECK}


def parse_card(text: str) -> Card:
    """Return the card that the notation names; raise ValueError if there is none such."""
    try:
        return _BY_NOTATION[text]
    except KeyError:
        raise ValueError(
            _("“{text}” is not a card; a card is a suit of SHDC and a rank of {ranks}.").format(
                text=text, ranks=RANK_LETTERS
            )
        ) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a run of notations, such as "SAH2"."""
    return tuple(parse_card(text[at : at + 2]) for at in range(0, len(text), 2))


def cards_text(cards: Iterable[Card]) -> str:
    """Return the notations in one run, the inverse of `parse_cards`."""
    return "".join(map(str, cards))


def suit_name(suit: Suit) -> str:
    """Return the suit's name in words ("Sans" for no trump)."""
    return _(_SUIT_NAMES[suit])


def hand_words(count: int) -> str:
    """Return how many cards someone holds, in words."""
    return many("{n} card in hand", "{n} cards in hand", count).format(n=count)


def card_name(card: Card) -> str:
    """Return the card's name in words."""
    return _("{rank} of {suit}").format(rank=rank_name(card.rank), suit=suit_name(card.suit))


def rank_name(rank: int) -> str:
    """Return the name of a rank."""
    return _(_RANK_NAMES[rank])


WHOLE_SUIT = (1 << 13) - 1
"""All ranks of a plain suit."""


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def numbers_in(mask: int) -> list[int]:
    """Return the numbers of the cards in a mask, from low to high."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


def by_suit(mask: int) -> list[int]:
    """Return the ranks of the four plain suits, each a mask of 13 bits (bit 0 the lowest)."""
    return [mask & 8191, mask >> 13 & 8191, mask >> 26 & 8191, mask >> 39 & 8191]


def suits_of(cards: Iterable[int]) -> list[int]:
    """Return the ranks of the cards by plain suit, each a mask of 13 bits."""
    masks = [0, 0, 0, 0]
    for card in cards:
        masks[card // 13] |= 1 << card % 13
    return masks
