"""Why a pass is a good call, in words."""

from collections.abc import Sequence

from game.core.placing import listed
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card
from game.rulesets.berzerka.actions import Bid
from game.rulesets.berzerka.board import Box, box_of
from game.rulesets.berzerka.calls import is_fixed, is_suited, lacking, shape, suited
from game.rulesets.berzerka.phases.auction import calls_open
from game.rulesets.berzerka.position import BerzerkaView


def why_pass(view: BerzerkaView) -> Reason:
    """Return why a defender is well placed where the hand suits the bid that stands; else what of
    the hand could speak for a bid, and what the next must promise, but nothing against bids where
    one is as good."""
    hand, standing = view.hand, view.table.standing_bid
    if standing is not None:
        bid = box_of(view.table.boxes, standing.contract)
        words, is_enough = suited(hand, bid.rules)
        if is_enough and is_fixed(bid.rules):
            told = _(
                "{contract} wants cards like yours, and in a tie a defender is ahead of the "
                "declarer."
            )
            short = told.format(contract=bid.title)
            return Reason(" ".join((short, words)), short=short)
    told = shape(hand)
    bids = [each for each in calls_open(view.table) if isinstance(each, Bid)]
    least = min(each.overbid for each in bids)
    if not least:
        open_to_bid = {each.contract for each in bids}
        boxes = [box for box in view.table.boxes if box.id in open_to_bid and box.value]
        words = _nearest(hand, [box for box in boxes if is_fixed(box.rules)])
        return Reason(" ".join((told, words)), short=told, level=_level_pass())
    needs = _("The next bid takes an overbid of {least} at least.").format(least=least)
    words = _("This hand cannot afford that.")
    return Reason(" ".join((told, needs, words)), short=needs, level=_level_pass(least))


def _nearest(hand: Sequence[Card], boxes: Sequence[Box]) -> str:
    """Return which of the contracts that leave nothing to name a hand of six suits all the same,
    or for which it lacks one card."""
    titles = [box.title for box in boxes if is_suited(hand, box.rules)]
    if titles:
        words = many(
            "{contracts} wants cards like yours, but played out, a pass does better.",
            "{contracts} want cards like yours, but played out, a pass does better.",
            len(titles),
        )
        return words.format(contracts=listed(titles))
    near = [box.title for box in boxes if lacking(hand, box.rules) == 1]
    if not near:
        return _("That suits none of the contracts well.")
    words = _("That suits none of the contracts well: for {contracts} you are one good card short.")
    return words.format(contracts=listed(near))


def _level_pass(least: int = 0) -> Reason:
    """Return what speaks for a pass beside a bid that is as good."""
    if least:
        words = _("A pass costs no overbid; the next bid takes one of {least} at least.")
        short, same = words.format(least=least), _("The best bids come to about the same.")
        return Reason(f"{short} {same}", short=short)
    return Reason(
        _("A pass comes to about the same as the best bids, and commits you to nothing."),
        short=_("A pass commits you to nothing."),
    )
