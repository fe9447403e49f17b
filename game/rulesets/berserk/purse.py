"""What an army costs, and what a player has to pay for it (BW-03, BW-04)."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Card, CardKind, Realm
from game.rulesets.berserk.options import BerserkOptions

CRYSTALS: Mapping[str, tuple[tuple[int, int], tuple[int, int]]] = {
    "table": ((24, 22), (25, 23)),
    "even": ((25, 23), (25, 23)),
    "silver": ((25, 22), (25, 23)),
    "small": ((10, 10), (10, 10)),
}
"""Gold and silver crystals of the first player and of the second, by house rule (BW-03)."""
MOST_FLYING = 15
"""What the flying creatures of an army may cost together (BW-07)."""
MOST_TERRAIN = 1
"""Terrain cards in an army."""
DRAWN = 15
"""Cards of a hand (BW-05)."""


class Bill(NamedTuple):
    """What an army comes to; of one card, what it adds.

    `elite` and `regular` are crystals, `flying` those of its flying creatures; `realms` has a bit
    for each realm, a card of several belonging to them all; `squares` counts the cards that need
    a square, `creatures` and `terrain` those that are such.
    """

    elite: int = 0
    regular: int = 0
    realms: int = 0
    flying: int = 0
    squares: int = 0
    creatures: int = 0
    terrain: int = 0

    def plus(self, card: "Bill") -> "Bill":
        """Return the bill with one more card on it."""
        return Bill(
            self.elite + card.elite,
            self.regular + card.regular,
            self.realms | card.realms,
            self.flying + card.flying,
            self.squares + card.squares,
            self.creatures + card.creatures,
            self.terrain + card.terrain,
        )

    @property
    def toll(self) -> int:
        """Gold for the realms beyond the first."""
        return max(0, self.realms.bit_count() - 1)

    def gold(self, silver: int) -> int:
        """Return how much gold it takes if silver pays for regular cards while there is some."""
        return self.elite + max(0, self.regular - silver) + self.toll


def bill_of(army: Iterable[int]) -> Bill:
    """Return what these cards come to."""
    bill, prices = Bill(), price_list()
    for card in army:
        bill = bill.plus(prices[card])
    return bill


@cache
def price_list() -> tuple[Bill, ...]:
    """Return what each card adds to a bill, by number."""
    return tuple(map(_price, cards()))


@cache
def unique_cards() -> frozenset[int]:
    """Return the numbers of the cards of which an army may have one only (BW-07)."""
    return frozenset(card.number for card in cards() if card.unique)


def _price(card: Card) -> Bill:
    realms = tuple(Realm)
    return Bill(
        elite=card.cost if card.elite else 0,
        regular=0 if card.elite else card.cost,
        realms=sum(1 << realms.index(realm) for realm in card.realms),
        flying=card.cost if card.kind is CardKind.FLYER else 0,
        squares=int(needs_square(card)),
        creatures=int(card.is_creature),
        terrain=int(card.kind is CardKind.TERRAIN),
    )


def needs_square(card: Card) -> bool:
    """Tell whether the card is placed on a square of its own (BW-10, BW-12)."""
    return card.kind not in (CardKind.TERRAIN, CardKind.EQUIPMENT)


def is_within(bill: Bill, gold: int, silver: int, squares: int) -> bool:
    """Tell whether an army with this bill can be paid, flown and placed."""
    return (
        bill.gold(silver) <= gold
        and bill.flying <= MOST_FLYING
        and bill.terrain <= MOST_TERRAIN
        and bill.squares <= squares
    )


def crystals(options: BerserkOptions, goes_first: bool) -> tuple[int, int]:
    """Return the gold and the silver that a player begins with (BW-03, BW-09)."""
    if options.easy_start:
        return CRYSTALS["small"][0]
    return CRYSTALS[options.crystals][0 if goes_first else 1]
