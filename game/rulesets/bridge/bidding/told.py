"""Hands in words: what a box bounds, points with their own suits."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.points import listed
from game.core.words import _, many, marked
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS, Suit
from game.rulesets.bridge.bidding.box import ANY_LENGTH, MOST_POINTS, Bounds, Box
from game.rulesets.bridge.bidding.conditions import Conditions

SHORT: Bounds = (0, 4)
"""Not five cards of a suit."""
EACH_OTHER = len(SUITS) - 1
"""So many suits are left beside one."""
_STOPPED = {
    SPADES: marked("spades stopped"),
    HEARTS: marked("hearts stopped"),
    DIAMONDS: marked("diamonds stopped"),
    CLUBS: marked("clubs stopped"),
}
_GOOD = {
    SPADES: marked("good spades"),
    HEARTS: marked("good hearts"),
    DIAMONDS: marked("good diamonds"),
    CLUBS: marked("good clubs"),
}
_SUPPORT = {
    SPADES: marked("{points} in support of spades"),
    HEARTS: marked("{points} in support of hearts"),
    DIAMONDS: marked("{points} in support of diamonds"),
    CLUBS: marked("{points} in support of clubs"),
}


@dataclass(frozen=True)
class Told:
    """A hand in words: how strong it is, what it has in the suits, and what a seldom one has in
    place of that."""

    points: str = ""
    suits: str = ""
    is_shape: bool = False
    """Whether the suits begin with being balanced or not."""
    seldom: str = ""

    def words(self, otherwise: str = "") -> str:
        """Return all of it, with other words for the suits where there are none."""
        suits = self.suits or otherwise
        if not self.points or not suits:
            told = self.points or self.suits
        elif self.is_shape:
            told = f"{self.points}, {suits}"
        else:
            told = _("{points} with {suits}").format(points=self.points, suits=suits)
        rare = _("seldom {hand}").format(hand=self.seldom)
        return f"{told} ({rare})" if self.seldom else told


def told_of(box: Box, conditions: Conditions) -> Told:
    """Return what a box says of a hand, its points apart; as this pack counts them."""
    if box.support is not None:
        suit, low, high = box.support
        points = points_words((low, high), conditions)
        points = _(_SUPPORT[suit]).format(points=points) if points else ""
    else:
        points = points_words(box.points, conditions)
    suits = [] if box.balanced is None else [_("balanced") if box.balanced else _("not balanced")]
    suits += _lengths(box, conditions)
    suits += [_(_GOOD[suit]) for suit in box.good]
    suits += [_(_STOPPED[suit]) for suit in box.stops]
    if box.aces is not None:
        jokers = len(conditions.jokers) if any(conditions.high) else 0
        counts = [n for n in box.aces if n <= 4 + jokers]
        suits.append(many("{n} ace", "{n} aces", counts[-1]).format(n=either(counts)))
    if box.joker is not None:
        suits.append(_("a Joker") if box.joker else _("no Joker"))
    return Told(points, ", ".join(suits), box.balanced is not None)


def _lengths(box: Box, conditions: Conditions) -> list[str]:
    """Return how long the suits are, the longest first, and those of one length together; where
    three are alike beside a fourth, that one first."""
    if all(length == SHORT for length in box.lengths):
        return [_("no suit of five cards")]
    alike: dict[object, list[Suit]] = {}
    found = {suit: _possible(suit, box.lengths, conditions) for suit in SUITS}
    for suit in sorted(SUITS, key=lambda suit: -found[suit][0]):
        if box.lengths[suit] != ANY_LENGTH:
            low, high = found[suit]
            alike.setdefault(suit if low == high else (low, high), []).append(suit)
    groups = sorted(alike.values(), key=lambda suits: len(suits) == EACH_OTHER)
    told = [length_words(suits, found[suits[0]]) for suits in groups]
    if len(groups) == 2 and len(groups[1]) == EACH_OTHER:
        told[1] = _each_other(found[groups[1][0]]) or told[1]
    return told


def _each_other(bounds: Bounds) -> str:
    """Return how many cards there are in each suit but one, "" where both ends are bounded."""
    low, high = bounds
    if high >= ANY_LENGTH[1]:
        return _("at least {n} in each other suit").format(n=low)
    return "" if low else _("at most {n} in each other suit").format(n=high)


def _possible(suit: Suit, lengths: Sequence[Bounds], conditions: Conditions) -> Bounds:
    """Return how long a suit can be where the others are no longer than they may be."""
    others = sum(
        min(high, conditions.tricks)
        for one, (_low, high) in zip(SUITS, lengths, strict=True)
        if one != suit
    )
    low, high = lengths[suit]
    return min(high, max(low, conditions.tricks - len(conditions.jokers) - others)), high


def either(parts: Sequence[object]) -> str:
    """Return one or another: "0 or 3"."""
    return _(" or ").join(map(str, parts))


def points_words(bounds: Bounds, conditions: Conditions) -> str:
    """Return "12 to 14 points", "12 points or more", "up to 5 points", "" where any may be."""
    low, high = bounds
    least = conditions.least(low)
    most = conditions.least(high + 1) - 1
    if low == 0 and high >= MOST_POINTS:
        return ""
    if high >= MOST_POINTS:
        return many("{n} point or more", "{n} points or more", least).format(n=least)
    if low == 0:
        return many("up to {n} point", "up to {n} points", most).format(n=most)
    if least >= most:
        return many("{n} point", "{n} points", most).format(n=most)
    return many("{low} to {n} point", "{low} to {n} points", most).format(low=least, n=most)


def length_words(suits: Sequence[Suit], bounds: Bounds) -> str:
    """Return "at least 5 spades", "4 or 5 hearts", "at most 3 spades and 3 hearts"."""
    low, high = bounds
    most = listed([cards_words(suit, high) for suit in suits])
    if low == high:
        return most
    if high >= ANY_LENGTH[1]:
        least = listed([cards_words(suit, low) for suit in suits])
        return _("at least {cards}").format(cards=least)
    if low == 0:
        return _("at most {cards}").format(cards=most)
    each = [_("{low} to {cards}").format(low=low, cards=cards_words(suit, high)) for suit in suits]
    return listed(each)


def held_words(points: int, of_jokers: int = 0, jokers: int = 0) -> str:
    """Return the points that somebody holds, and how many of them are for Jokers: "25 points, 5 of
    them for the Joker"."""
    told = many("{n} point", "{n} points", points).format(n=points)
    if not of_jokers:
        return told
    words = many("{points}, {n} of them for the Joker", "{points}, {n} of them for Jokers", jokers)
    return words.format(points=told, n=of_jokers)


def cards_words(suit: Suit, n: int) -> str:
    """Return so many cards of a suit: "5 spades"."""
    texts = {
        SPADES: many("{n} spade", "{n} spades", n),
        HEARTS: many("{n} heart", "{n} hearts", n),
        DIAMONDS: many("{n} diamond", "{n} diamonds", n),
        CLUBS: many("{n} club", "{n} clubs", n),
    }
    return texts[suit].format(n=n)
