"""Why a call is made, in words: what the bidder holds, and the book's row or the floor's rule."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.reason import Reason
from game.core.words import _, marked
from game.kit.cards import SUITS, Suit, suit_name
from game.rulesets.bridge.actions import parse_call
from game.rulesets.bridge.bidding.box import ANY_POINTS, NOTHING, Box
from game.rulesets.bridge.bidding.calls import PASS, Calls, is_bid, level, standing
from game.rulesets.bridge.bidding.choice import fitting
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.floor import NO_BID
from game.rulesets.bridge.bidding.hand import Hand
from game.rulesets.bridge.bidding.heard import rows_at
from game.rulesets.bridge.bidding.rows import Row, System
from game.rulesets.bridge.bidding.seat import is_game_bid
from game.rulesets.bridge.bidding.told import (
    at_least_words,
    box_words,
    cards_words,
    held_words,
    support_words,
)
from game.rulesets.bridge.bidding.usual import as_told, holds, usual
from game.rulesets.bridge.bidding.words import convention_words, hand_words
from game.rulesets.bridge.naming import call_label, call_name

FAR = 6
"""So many points that are lacking put a call out of reach: it is not called the nearest."""
SLAM = 6
FLOOR_WORDS: Mapping[str, str] = {
    "slam_in_a_fit": marked("The two hands together have eight trumps and the points for a slam."),
    "after_the_aces": marked(
        "Partner’s answer says how many aces are missing, and so how high to go."
    ),
    "slam_in_notrump": marked("The points of both hands are enough for a slam without trumps."),
    "slam_invitation": marked("A slam is close: partner bids it with a maximum."),
    "game_in_a_fit": marked("The two hands together have eight trumps and the points for game."),
    "game_in_notrump": marked("The points of both hands are enough for game without trumps."),
    "invitation": marked("Game is close: partner bids it with a little extra."),
    "raise_in_competition": marked("You raise partner’s suit as far as your trumps allow."),
    "new_suit": marked("You have not shown this suit yet, and partner may like it."),
    "own_suit_again": marked("A suit this long can be bid again."),
    "one_notrump": marked("You have enough to bid, but no suit to show."),
    "preference": marked("Partner has named two suits, and you like this one better."),
    "take_out": marked("You are strong, and want partner to name the suit."),
    "overcall": marked("You are strong enough to bid over their opening."),
    "answer_to_double": marked(
        "Partner’s double asks for your best suit: the stronger you are, the higher you bid it."
    ),
    "fight_on": marked("You hold more than you have shown: do not leave the contract to them."),
    "penalty_double": marked("They have bid more than they can make."),
    "redouble": marked(
        "Partner has opened and you have ten points: most of the strength is on your side."
    ),
    "something": marked("You must not pass here, and this call promises the least."),
    "opening": marked("A hand of twelve points opens with its longest suit."),
    NO_BID: marked("No bid is better than a pass here."),
}
"""Why each rule of the floor calls as it does, by the rule's name."""


def call_why(
    calls: Calls,
    call: str,
    hand: Hand,
    points: int,
    system: System,
    conditions: Conditions,
    held: str = "",
) -> Reason:
    """Return why a call is a good one after these calls; `points` are those of this pack, and
    `held` says so where some of them are for Jokers.

    It speaks the louder, the more weight the book gives to the call.
    """
    fits = fitting(calls, hand, system, conditions)
    rows = [row for row in fits if row.call == call]
    why = (
        _row_why(rows[0], calls, system, conditions)
        if rows
        else _("No call fits this hand exactly; this one comes closest.")
    )
    box = rows[0].box if rows else NOTHING
    shape = _shape(hand, box)
    if rows and rows[0].rule in ("", NO_BID) and _is_mere_pass(fits):
        why, box = _no_bid_why(calls, hand, points, system, conditions)
        shape = _shape_beside(hand, box)
    elif rows and rows[0].rule in ("", NO_BID) and _is_mere_pass(rows):
        other = next(row.call for row in fits if row.call != PASS)
        words = _("{call} would fit too, but the system puts a pass first.")
        why = words.format(call=call_label(parse_call(other)))
    told = [
        _("You hold {points}, {shape}.").format(points=held or held_words(points), shape=shape),
        _supported(hand, box, points),
        why,
    ]
    words = " ".join(part for part in told if part)
    if not rows:
        return Reason(words, "closest")
    return Reason(words, rows[0].rule or "fits", rows[0].weight)


def _is_mere_pass(fits: Sequence[Row]) -> bool:
    """Tell whether all that a hand fits is to pass, and to say nothing by it."""
    return all(row.call == PASS and not row.convention for row in fits)


def _no_bid_why(
    calls: Calls, hand: Hand, points: int, system: System, conditions: Conditions
) -> tuple[str, Box]:
    """Return why only a pass fits: the points that any other call shows, where they are lacking;
    else what the call shows that the hand comes closest to, and its box."""
    rows = [row for row in rows_at(calls, system, conditions) if row.is_made]
    others = [row for row in rows if row.call != PASS]
    low = min((row.box.points[0] for row in others), default=0)
    if conditions.least(low) > points:
        least = at_least_words(low, conditions)
        return _("Any other call here shows {points}.").format(points=least), NOTHING
    near = _seeming(others, hand)
    nearest = min(near or others, key=lambda row: _off(row, hand, bool(near)), default=None)
    shown = "" if nearest is None else box_words(nearest.box, conditions)
    if nearest is None or not shown:
        return _("No other call shows a hand like yours here."), NOTHING
    call, order = parse_call(nearest.call), _order(nearest.box, hand)
    if near or order:
        words = _("{call} comes close, but asks for {hand}.")
        asked = ", ".join(order) or shown
        return words.format(call=call_label(call), hand=asked), nearest.box
    lacking = _lacking(nearest.box, hand)
    if lacking >= FAR or (lacking > 0 and is_bid(nearest.call) and level(nearest.call) >= SLAM):
        return _far_why(calls, nearest.call), NOTHING
    words = _("The nearest call, {call}, shows {hand}.")
    return words.format(call=call_name(call), hand=shown), nearest.box


def _lacking(box: Box, hand: Hand) -> int:
    """Return how many more points a box asks for than a hand has."""
    least = box.points[0] if box.support is None else max(box.points[0], box.support[1])
    return least - hand.points


def _far_why(calls: Calls, nearest: str) -> str:
    """Return why only a pass fits, where even the nearest call asks for far more, or for a slam."""
    top, place, _doubled = standing(calls)
    is_ours = (len(calls) - place) % 2 == 0
    if top is None or not is_ours or not is_game_bid(top) or not is_bid(nearest):
        return _("No other call shows a hand like yours here.")
    words = _("{call} is a game already, and a slam would take more points.")
    return words.format(call=call_label(parse_call(top)))


def _seeming(rows: Sequence[Row], hand: Hand) -> list[Row]:
    """Return the rows behind what is told of calls and holds of a hand, though no row does: who
    reads that asks why such a call is not made."""
    found = []
    for call in dict.fromkeys(row.call for row in rows):
        of_call = [row for row in rows if row.call == call]
        if (told := usual(of_call).told_of(hand)) is not None:
            found += [row for row in of_call if holds(told, row.box)] or of_call
    return found


def _off(row: Row, hand: Hand, by_shape: bool) -> tuple[bool, float, int]:
    """Return how far a hand is from a row, wrong lengths first where they come first."""
    box = replace(row.box, points=ANY_POINTS, support=None)
    return by_shape and box.distance(hand) > 0, row.box.distance(hand), -row.weight


def _order(box: Box, hand: Hand) -> list[str]:
    """Return which suit a box has longer than another, or as long, where only that is amiss."""
    return [
        (
            _("{one} longer than {other}")
            if (one, other) in box.longer
            else _("{one} no shorter than {other}")
        ).format(one=suit_name(one), other=suit_name(other))
        for one, other in _disordered(box, hand)
    ]


def _disordered(box: Box, hand: Hand) -> list[tuple[Suit, Suit]]:
    """Return the pairs of suits of which the first is too short beside the other, where a hand fits
    all else of a box."""
    if not as_told(box).fits(hand):
        return []
    lengths = hand.lengths
    found = [pair for pair in box.longer if lengths[pair[0]] <= lengths[pair[1]]]
    return found + [pair for pair in box.as_long if lengths[pair[0]] < lengths[pair[1]]]


def _supported(hand: Hand, box: Box, points: int) -> str:
    """Return what short suits add where a call counts them, "" where it does not, or has none."""
    if box.support is None:
        return ""
    suit = box.support[0]
    added = hand.support(suit) - hand.points
    if not added or hand.lengths[suit] < box.lengths[suit][0]:
        return ""
    whole = support_words(suit, points + added)
    return _("With what short suits add that is {points}.").format(points=whole)


def _row_why(row: Row, calls: Calls, system: System, conditions: Conditions) -> str:
    if row.rule in FLOOR_WORDS:
        return _(FLOOR_WORDS[row.rule])
    shown = hand_words(calls, row.call, system, conditions)
    own = box_words(row.box, conditions)
    if row.seldom and own:
        return _("The system also makes this call with {hand}.").format(hand=own)
    if row.convention:
        told = convention_words(row.call, row.convention)
        return f"{told}: {shown}." if row.box.aces is not None else f"{told}."
    if not shown:
        return _("The system keeps this call for hands that no other call here shows.")
    return _("In the system this call shows {hand}.").format(hand=shown)


def _shape(hand: Hand, box: Box) -> str:
    """Return the suits that a call is about, by its box; else the long ones, or that none is."""
    about = [suit for suit in SUITS if box.lengths[suit][0]]
    suits = about or [suit for suit in SUITS if hand.lengths[suit] >= 5]
    told = ", ".join(cards_words(suit, hand.lengths[suit]) for suit in suits)
    return told or (_("balanced") if hand.balanced else _("no long suit"))


def _shape_beside(hand: Hand, box: Box) -> str:
    """Return what there is in place of the shape that a box asks for, else as if it fitted."""
    off = [
        suit
        for suit, n in zip(SUITS, hand.lengths, strict=True)
        if not box.lengths[suit][0] <= n <= box.lengths[suit][1]
    ]
    off += sorted({suit for pair in _disordered(box, hand) for suit in pair})
    told = [cards_words(suit, hand.lengths[suit]) for suit in off]
    if box.balanced is not None and box.balanced != hand.balanced:
        long = [cards_words(suit, hand.lengths[suit]) for suit in SUITS if hand.lengths[suit] >= 5]
        told = [_("balanced") if hand.balanced else _("not balanced"), *(told or long)]
    return ", ".join(told) or _shape(hand, box)
