"""The number pack: four suits of the French pack, ranks 1 to 13, no faces."""

import re

from game.core.words import _
from game.kit.cards import SUIT_LETTERS, Card, suit_name

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
