"""What a call is said to show: words from its box, never from a hand."""

from game.core.words import _, many, marked
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS, Suit
from game.rulesets.bridge.bidding.box import ANY_LENGTH, MOST_POINTS, Bounds, Box
from game.rulesets.bridge.bidding.calls import PASS, Calls, is_bid
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.heard import meaning
from game.rulesets.bridge.bidding.rows import CONVENTIONS, Forcing, Row, System

_FORCING = {
    Forcing.NO: marked("partner may pass"),
    Forcing.ROUND: marked("partner must not pass"),
    Forcing.GAME: marked("forcing to game"),
}
_STOPPED = {
    SPADES: marked("spades stopped"),
    HEARTS: marked("hearts stopped"),
    DIAMONDS: marked("diamonds stopped"),
    CLUBS: marked("clubs stopped"),
}
_SUPPORT = {
    SPADES: marked("{points} in support of spades"),
    HEARTS: marked("{points} in support of hearts"),
    DIAMONDS: marked("{points} in support of diamonds"),
    CLUBS: marked("{points} in support of clubs"),
}


def explained(calls: Calls, call: str, system: System, conditions: Conditions) -> str:
    """Return what a call after these calls shows, in words: "15 to 17 points, balanced; ..."."""
    return row_words(meaning(calls, call, system, conditions), conditions)


def row_words(row: Row, conditions: Conditions) -> str:
    """Return in words what a row shows, its convention first."""
    shown = [*_convention(row), ", ".join(box_words(row.box, conditions))]
    if is_bid(row.call) or row.forcing is not Forcing.NO:
        shown.append(_(_FORCING[row.forcing]))
    told = "; ".join(part for part in shown if part)
    return told or (_("nothing to tell") if row.call == PASS else _("anything"))


def _convention(row: Row) -> list[str]:
    return [_(CONVENTIONS[row.convention])] if row.convention else []


def box_words(box: Box, conditions: Conditions) -> list[str]:
    """Return what a box says of a hand, part by part; points as this pack counts them."""
    parts = []
    if box.support is not None:
        suit, low, high = box.support
        points = _points((low, high), conditions)
        parts.append(_(_SUPPORT[suit]).format(points=points) if points else "")
    elif points := _points(box.points, conditions):
        parts.append(points)
    if box.balanced is not None:
        parts.append(_("balanced") if box.balanced else _("not balanced"))
    parts += [_length(suit, box.lengths[suit]) for suit in SUITS if box.lengths[suit] != ANY_LENGTH]
    parts += [_(_STOPPED[suit]) for suit in box.stops]
    if box.aces is not None:
        jokers = len(conditions.jokers) if any(conditions.high) else 0
        counts = [n for n in box.aces if n <= 4 + jokers]
        parts.append(many("{n} ace", "{n} aces", counts[-1]).format(n=_either(counts)))
    if box.joker is not None:
        parts.append(_("a Joker") if box.joker else _("no Joker"))
    return [part for part in parts if part]


def _either(counts: list[int]) -> str:
    return _(" or ").join(map(str, counts))


def _points(bounds: Bounds, conditions: Conditions) -> str:
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


def _length(suit: Suit, bounds: Bounds) -> str:
    """Return "at least 5 spades", "4 or 5 hearts", "no clubs"."""
    low, high = bounds
    if low == high:
        return cards_words(suit, low)
    if high >= ANY_LENGTH[1]:
        return _("at least {cards}").format(cards=cards_words(suit, low))
    if low == 0:
        return _("at most {cards}").format(cards=cards_words(suit, high))
    return _("{low} to {cards}").format(low=low, cards=cards_words(suit, high))


def cards_words(suit: Suit, n: int) -> str:
    """Return so many cards of a suit: "5 spades"."""
    texts = {
        SPADES: many("{n} spade", "{n} spades", n),
        HEARTS: many("{n} heart", "{n} hearts", n),
        DIAMONDS: many("{n} diamond", "{n} diamonds", n),
        CLUBS: many("{n} club", "{n} clubs", n),
    }
    return texts[suit].format(n=n)
