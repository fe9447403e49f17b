"""Why a call is made, in words: what the bidder holds, and the book's row or the floor's rule."""

from collections.abc import Mapping

from game.core.words import _, many, marked
from game.kit.cards import SUITS
from game.rulesets.bridge.bidding.calls import PASS, Calls
from game.rulesets.bridge.bidding.choice import fitting
from game.rulesets.bridge.bidding.conditions import Conditions
from game.rulesets.bridge.bidding.floor import NO_BID
from game.rulesets.bridge.bidding.hand import Hand
from game.rulesets.bridge.bidding.rows import CONVENTIONS, Row, System
from game.rulesets.bridge.bidding.words import box_words, cards_words

FLOOR_WORDS: Mapping[str, str] = {
    "slam_in_a_fit": marked("Both hands have eight trumps and the points for a slam."),
    "after_the_aces": marked(
        "Partner’s answer tells which aces are missing, and so how high to go."
    ),
    "slam_in_notrump": marked("The points of both hands are enough for a slam without trumps."),
    "game_in_a_fit": marked("Both hands have eight trumps and the points for game."),
    "game_in_notrump": marked("The points of both hands are enough for game without trumps."),
    "invitation": marked("Game is close: partner goes on with more than was promised."),
    "raise_in_competition": marked("You support partner’s suit as high as the trumps reach."),
    "new_suit": marked("Partner has not heard of this suit, and may like it."),
    "own_suit_again": marked("A suit as long as this can be named again."),
    "one_notrump": marked("You have something to say, but no suit for it."),
    "preference": marked("Partner has named two suits, and you like this one better."),
    "take_out": marked("You are strong, and want partner to name the suit."),
    "overcall": marked("You are strong enough to speak over their opening."),
    "answer_to_double": marked(
        "Partner’s double asks for your best suit, higher with more points."
    ),
    "fight_on": marked("You hold more than you have shown, too much to leave it to them."),
    "penalty_double": marked("They have bid more than your side will let them make."),
    "redouble": marked("Partner has opened and you have ten points: the deal is yours."),
    "something": marked("A pass is forbidden here, and this promises least."),
    "opening": marked("A hand of twelve points opens with its longest suit."),
    NO_BID: marked("No bid promises more than a pass here."),
}
"""Why each rule of the floor calls as it does, by the rule's name."""


def call_why(
    calls: Calls, call: str, hand: Hand, points: int, system: System, conditions: Conditions
) -> str:
    """Return why a call is a good one after these calls; `points` are those of this pack."""
    held = many("You hold {n} point, {shape}.", "You hold {n} points, {shape}.", points).format(
        n=points, shape=_shape(hand)
    )
    rows = [row for row in fitting(calls, hand, system, conditions) if row.call == call]
    why = _row_why(rows[0], conditions) if rows else _("No call fits it quite; this comes nearest.")
    return f"{held} {why}"


def _row_why(row: Row, conditions: Conditions) -> str:
    if row.rule:
        return _(FLOOR_WORDS[row.rule])
    if row.convention:
        return f"{_(CONVENTIONS[row.convention])}."
    if row.call == PASS:
        return _("The book has no bid for such a hand here.")
    shown = ", ".join(box_words(row.box, conditions))
    if not shown:
        return _("It is the book’s call here, whatever the hand.")
    return _("By the book this call shows {hand}.").format(hand=shown)


def _shape(hand: Hand) -> str:
    """Return the long suits of a hand, or that it has none."""
    long = [cards_words(suit, hand.lengths[suit]) for suit in SUITS if hand.lengths[suit] >= 5]
    return ", ".join(long) or (_("balanced") if hand.balanced else _("no long suit"))
