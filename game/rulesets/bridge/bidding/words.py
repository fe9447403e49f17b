"""What a call is said to show: words from its box, never from a hand."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.words import _, many, marked
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES, SUITS, Suit
from game.rulesets.bridge.bidding.box import (
    ANY_LENGTH,
    ANY_POINTS,
    MOST_POINTS,
    Bounds,
    Box,
    hull,
)
from game.rulesets.bridge.bidding.calls import PASS, Calls, is_bid, strain
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.heard import heard, meaning, rows_at
from game.rulesets.bridge.bidding.rows import ARTIFICIAL, CONVENTIONS, Forcing, System
from game.rulesets.bridge.bidding.usual import Usual, holds, usual

PLAIN = Conditions()
"""A pack without Jokers."""
SHORT: Bounds = (0, 4)
"""Not five cards of a suit."""
_FORCING = {
    Forcing.NO: marked("partner may pass"),
    Forcing.ROUND: marked("partner must not pass"),
    Forcing.GAME: marked("forcing to game"),
}
_NOTHING_OF = {
    SPADES: marked("it says nothing of spades"),
    HEARTS: marked("it says nothing of hearts"),
    DIAMONDS: marked("it says nothing of diamonds"),
    CLUBS: marked("it says nothing of clubs"),
}
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


def explained(calls: Calls, call: str, system: System, conditions: Conditions) -> str:
    """Return what a call after these calls shows, in words: "15 to 17 points, balanced; ..."."""
    first = meaning(calls, call, system, conditions)
    hand = hand_words(calls, call, system, conditions)
    shown = [convention_words(call, first.convention), hand]
    if call == PASS and not any(shown):
        shown = [_mere_pass(calls, system, conditions)]
    elif not any(shown) and is_spoken_of(calls, call, system, conditions):
        shown = [_("any hand that no other call here shows")]
    if is_bid(call) or first.forcing is not Forcing.NO:
        shown.append(_(_FORCING[first.forcing]))
    told = "; ".join(part for part in shown if part)
    return told or (_("nothing in particular") if call == PASS else _("anything"))


def convention_words(call: str, convention: str) -> str:
    """Return what a convention is, and that an artificial bid says nothing of its suit; "" for
    none."""
    if not convention:
        return ""
    told = _(CONVENTIONS[convention])
    if convention not in ARTIFICIAL or not is_bid(call) or strain(call) == NO_TRUMP:
        return told
    return f"{told}: {_(_NOTHING_OF[strain(call)])}"


def is_spoken_of(calls: Calls, call: str, system: System, conditions: Conditions) -> bool:
    """Tell whether a row speaks of a call here."""
    return any(row.call == call for row in rows_at(calls, system, conditions))


def _mere_pass(calls: Calls, system: System, conditions: Conditions) -> str:
    """Return what a pass shows of which no row says anything: that no other call is better, which
    is sure below the points that any needs; "" where none needs any."""
    others = [row for row in rows_at(calls, system, conditions) if row.call != PASS]
    low = min((row.box.points[0] for row in others), default=0)
    least, most = heard(calls, system, conditions).shown[len(calls) % 4].points
    if not low:
        return ""
    if most < low:
        return _("nothing new")
    if least >= low:
        return _("any hand without a better call")
    sure = _points((0, low - 1), conditions)
    if any(row.box == Box(points=(low, MOST_POINTS)) for row in others):
        return sure
    return _("{points}, or more without a better call").format(points=sure)


def hand_words(calls: Calls, call: str, system: System, conditions: Conditions) -> str:
    """Return what hand a call shows: the usual one, or two, then what seldom ones have besides."""
    rows = [row for row in rows_at(calls, system, conditions) if row.call == call]
    told = usual(rows or [meaning(calls, call, system, conditions)])
    shown = [", ".join(box_words(box, conditions)) for box in told.boxes]
    if len(shown) == 2:
        shown = [_("{one}, or {other}").format(one=shown[0], other=shown[1])]
    if beyond := _beyond(told, conditions):
        shown.append(_("seldom {hand}").format(hand=beyond))
    return "; ".join(part for part in shown if part)


def _beyond(told: Usual, conditions: Conditions) -> str:
    """Return what hands lie beyond the usual ones: all that the one box of them says, or which
    points and cards there may be in any of several."""
    if not told.seldom:
        return ""
    usual_box = hull(told.boxes)
    if len(told.seldom) == 1:
        return ", ".join(box_words(_news(told.seldom[0], told.boxes), conditions))
    points = _between(usual_box.shown_points, told.widest.shown_points)
    found = [_points(bounds, conditions) for bounds in points]
    for suit in SUITS:
        lengths = _between(usual_box.lengths[suit], told.widest.lengths[suit])
        found += [_length(suit, bounds) for bounds in lengths]
    return _either([part for part in found if part])


def _news(box: Box, told: Sequence[Box]) -> Box:
    """Return what a box says besides the one of some that have been told that is most like it."""
    return min((_beside(box, each) for each in told), key=lambda left: len(box_words(left, PLAIN)))


def _beside(box: Box, told: Box) -> Box:
    """Return a box without what another says too, and of its points those beyond the other where
    only points lie beyond it."""
    points, support = box.points, box.support
    if holds(replace(told, points=points, support=support), box):
        points = _outside(points, told.points)
        if support and told.support and support[0] == told.support[0]:
            support = (support[0], *_outside(support[1:], told.support[1:]))
    lengths = zip(box.lengths, told.lengths, strict=True)
    return replace(
        box,
        points=ANY_POINTS if points == told.points else points,
        lengths=tuple([ANY_LENGTH if one == other else one for one, other in lengths]),
        support=None if support == told.support else support,
        balanced=None if box.balanced == told.balanced else box.balanced,
        good=tuple([suit for suit in box.good if suit not in told.good]),
        stops=tuple([suit for suit in box.stops if suit not in told.stops]),
    )


def _outside(bounds: Bounds, inner: Bounds) -> Bounds:
    """Return what of bounds lies outside of others, where that is of one piece; else all."""
    found = _between(inner, bounds)
    return found[0] if len(found) == 1 else bounds


def _between(inner: Bounds, outer: Bounds) -> list[Bounds]:
    """Return what bounds leave out of wider ones: below them, and above."""
    found = [(outer[0], inner[0] - 1), (inner[1] + 1, outer[1])]
    return [(low, high) for low, high in found if low <= high]


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
    if all(length == SHORT for length in box.lengths):
        parts.append(_("no suit of five cards"))
    else:
        bounded = [suit for suit in SUITS if box.lengths[suit] != ANY_LENGTH]
        parts += [_length(suit, _possible(suit, box.lengths, conditions)) for suit in bounded]
    parts += [_(_GOOD[suit]) for suit in box.good]
    parts += [_(_STOPPED[suit]) for suit in box.stops]
    if box.aces is not None:
        jokers = len(conditions.jokers) if any(conditions.high) else 0
        counts = [n for n in box.aces if n <= 4 + jokers]
        parts.append(many("{n} ace", "{n} aces", counts[-1]).format(n=_either(counts)))
    if box.joker is not None:
        parts.append(_("a Joker") if box.joker else _("no Joker"))
    return [part for part in parts if part]


def _possible(suit: Suit, lengths: Sequence[Bounds], conditions: Conditions) -> Bounds:
    """Return how long a suit can be where the others are no longer than they may be."""
    others = sum(
        min(high, conditions.tricks)
        for one, (_low, high) in zip(SUITS, lengths, strict=True)
        if one != suit
    )
    low, high = lengths[suit]
    return min(high, max(low, conditions.tricks - len(conditions.jokers) - others)), high


def _either(parts: Sequence[object]) -> str:
    return _(" or ").join(map(str, parts))


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


def at_least_words(low: int, conditions: Conditions) -> str:
    """Return so many points or more, as this pack counts them: "12 points or more"."""
    return _points((low, MOST_POINTS), conditions)


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


def held_words(points: int, of_jokers: int = 0, jokers: int = 0) -> str:
    """Return the points that somebody holds, and how many of them are for Jokers: "25 points, 5 of
    them for the Joker"."""
    told = many("{n} point", "{n} points", points).format(n=points)
    if not of_jokers:
        return told
    words = many("{points}, {n} of them for the Joker", "{points}, {n} of them for Jokers", jokers)
    return words.format(points=told, n=of_jokers)


def support_words(suit: Suit, n: int) -> str:
    """Return so many points in support of a suit: "14 points in support of spades"."""
    points = many("{n} point", "{n} points", n).format(n=n)
    return _(_SUPPORT[suit]).format(points=points)


def cards_words(suit: Suit, n: int) -> str:
    """Return so many cards of a suit: "5 spades"."""
    texts = {
        SPADES: many("{n} spade", "{n} spades", n),
        HEARTS: many("{n} heart", "{n} hearts", n),
        DIAMONDS: many("{n} diamond", "{n} diamonds", n),
        CLUBS: many("{n} club", "{n} clubs", n),
    }
    return texts[suit].format(n=n)
