"""What a call is said to show: words from its box, never from a hand."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.words import _, marked
from game.kit.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES, SUITS
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
from game.rulesets.bridge.bidding.told import Told, either, length_words, points_words, told_of
from game.rulesets.bridge.bidding.usual import Usual, holds, usual

PLAIN = Conditions()
"""A pack without Jokers."""
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


def explained(calls: Calls, call: str, system: System, conditions: Conditions) -> str:
    """Return what a call after these calls shows, in words: "15 to 17 points, balanced; ..."."""
    first = meaning(calls, call, system, conditions)
    hand = hand_words(calls, call, system, conditions)
    shown = [convention_words(call, first.convention), hand]
    if call == PASS and not any(shown):
        shown = [_mere_pass(calls, system, conditions)]
    elif not any(shown) and is_spoken_of(calls, call, system, conditions):
        shown = [_("any hand that no other call here shows")]
    if not any(shown):
        shown = [_("nothing in particular")]
    if is_bid(call) or first.forcing is not Forcing.NO:
        shown.append(_(_FORCING[first.forcing]))
    return "; ".join(part for part in shown if part)


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
    rows = [row for row in rows_at(calls, system, conditions) if row.is_made]
    others = [row for row in rows if row.call != PASS]
    low = min((row.box.points[0] for row in others), default=0)
    least, most = heard(calls, system, conditions).shown[len(calls) % 4].points
    if not low:
        return ""
    if most < low:
        return _("nothing new")
    if least >= low:
        return _("any hand without a better call")
    sure = points_words((0, low - 1), conditions)
    if any(row.box == Box(points=(low, MOST_POINTS)) for row in others):
        return sure
    return _("{points}, or more without a better call").format(points=sure)


def hand_words(calls: Calls, call: str, system: System, conditions: Conditions) -> str:
    """Return what hand a call shows: the usual one, or two, then what seldom ones have.

    Each is told whole, its points with its own suits; a seldom one that only narrows the suits of a
    usual one stands with that, as far as it is another.
    """
    rows = [row for row in rows_at(calls, system, conditions) if row.call == call]
    told = usual(rows or [meaning(calls, call, system, conditions)])
    hands = [told_of(box, conditions) for box in told.boxes]
    seldom, around = _seldom(told, conditions)
    if around is not None:
        hands[around] = replace(hands[around], seldom=seldom.words())
        return _usual_words(hands, is_alone=True)
    shown = [_usual_words(hands, is_alone=not seldom.suits)]
    if rare := seldom.words():
        shown.append(_("seldom {hand}").format(hand=rare))
    return "; ".join(part for part in shown if part)


def _usual_words(hands: Sequence[Told], *, is_alone: bool) -> str:
    """Return a hand, or two; points that both have are told once.

    Where suits are told of another hand, it is said that these may be any."""
    if len(hands) == 1:
        return hands[0].words("" if is_alone else _("any suits"))
    one, other = hands
    if one.points == other.points and one.suits and other.suits and not one.seldom + other.seldom:
        suits = _("{one}, or {other}").format(one=one.suits, other=other.suits)
        return replace(one, suits=suits).words()
    either = [each.words(_("any suits")) for each in hands]
    return _("{one}; or {other}").format(one=either[0], other=either[1])


def _seldom(told: Usual, conditions: Conditions) -> tuple[Told, int | None]:
    """Return what hands lie beyond the usual ones, and in the suits of which of those they lie.

    They are those of the box around them where it has other points, else which points and cards
    there may be in any of them.
    """
    if not told.seldom:
        return Told(), None
    box, usual_box = hull(told.seldom), hull(told.boxes)
    news = [_beside(box, each) for each in told.boxes]
    beside = min(news, key=lambda each: each.shown_points[1] - each.shown_points[0])
    if len(told.seldom) == 1 or _are_apart(beside.shown_points, usual_box.shown_points):
        around = [n for n, each in enumerate(told.boxes) if _has_suits_of(each, box)]
        if around:
            return told_of(_news(news[around[0]], told.boxes[around[0]]), conditions), around[0]
        return told_of(beside, conditions), None
    points = _between(usual_box.shown_points, told.widest.shown_points)
    found = [points_words(bounds, conditions) for bounds in points]
    for suit in SUITS:
        lengths = _between(usual_box.lengths[suit], told.widest.lengths[suit])
        found += [length_words([suit], bounds) for bounds in lengths]
    return Told(suits=either([part for part in found if part])), None


def _has_suits_of(told: Box, box: Box) -> bool:
    """Tell whether every hand of a box lies in another, whatever its points; a box that bounds
    nothing but points takes in none."""
    wide = replace(told, points=box.points, support=box.support)
    return holds(wide, box) and wide != Box(points=box.points, support=box.support)


def _beside(box: Box, told: Box) -> Box:
    """Return a box, without points that another has as well, and of its points only those beyond
    the other's where only points lie beyond it."""
    points, support = box.points, box.support
    if holds(replace(told, points=points, support=support), box):
        points = _outside(points, told.points)
        if support and told.support and support[0] == told.support[0]:
            support = (support[0], *_outside(support[1:], told.support[1:]))
    if points == told.points and support == told.support:
        points, support = ANY_POINTS, None
    return replace(box, points=points, support=support)


def _news(box: Box, told: Box) -> Box:
    """Return a box without what another says of the suits as well."""
    lengths = zip(box.lengths, told.lengths, strict=True)
    return replace(
        box,
        lengths=tuple([ANY_LENGTH if one == other else one for one, other in lengths]),
        balanced=None if box.balanced == told.balanced else box.balanced,
        good=tuple([suit for suit in box.good if suit not in told.good]),
        stops=tuple([suit for suit in box.stops if suit not in told.stops]),
    )


def _are_apart(one: Bounds, other: Bounds) -> bool:
    return one[1] < other[0] or other[1] < one[0]


def _outside(bounds: Bounds, inner: Bounds) -> Bounds:
    """Return what of bounds lies outside of others, where that is of one piece; else all."""
    found = _between(inner, bounds)
    return found[0] if len(found) == 1 else bounds


def _between(inner: Bounds, outer: Bounds) -> list[Bounds]:
    """Return what bounds leave out of wider ones: below them, and above."""
    found = [(outer[0], inner[0] - 1), (inner[1] + 1, outer[1])]
    return [(low, high) for low, high in found if low <= high]
