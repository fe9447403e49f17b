"""Mistakes as people make them who are new to Berzerka."""

from collections.abc import Callable, Mapping, Sequence

from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.kit.cards import SUITS
from game.kit.slips import beside, mistaken, other_than, shuffled
from game.kit.tricks import PlayCard
from game.rulesets.berzerka.actions import (
    DISCARDS,
    DONE,
    PASS,
    PLAYS,
    BerzerkaAction,
    Bid,
    Discard,
    NamePain,
    NameTrump,
    Pick,
)
from game.rulesets.berzerka.board import box_of, in_table_order, open_boxes
from game.rulesets.berzerka.policy import policy
from game.rulesets.berzerka.policy.auction import expected, sensible_bids, value_of_passing
from game.rulesets.berzerka.policy.evaluation import had
from game.rulesets.berzerka.position import BerzerkaView, Phase

NEAR = 1.0
"""How many points a beginner gives away at most with a bid or a pass, by plain sense."""


def slip(
    view: BerzerkaView, legal: Sequence[BerzerkaAction], rng: Rng, style: Style = STEADY
) -> BerzerkaAction:
    """Return what a beginner does who misjudges his hand or misses what the trick is about."""
    plain = policy(view, legal, rng, style)
    mistake = _MISTAKES.get(view.table.phase)
    return mistake(view, plain, legal, rng) if mistake else plain


def _miscalled(
    view: BerzerkaView, plain: BerzerkaAction, legal: Sequence[BerzerkaAction], rng: Rng
) -> BerzerkaAction:
    """Return a call that is nearly as good: another contract, one more overbid, a pass."""
    table = view.table
    worths: list[tuple[float, BerzerkaAction]] = [
        (value_of_passing(table), PASS),
        *sensible_bids(table),
    ]
    if isinstance(plain, Bid) and (more := Bid(plain.contract, plain.overbid + 1)) in legal:
        box = box_of(table.boxes, more.contract)
        worths.append((expected(box, had(table), more.overbid), more))
    most = max(worth for worth, _call in worths)
    near = [call for worth, call in worths if worth > most - NEAR]
    return other_than(plain, shuffled(near, rng))


def _mispicked(
    view: BerzerkaView, plain: BerzerkaAction, legal: Sequence[BerzerkaAction], rng: Rng
) -> BerzerkaAction:
    """Return the contract that is second best."""
    hand, boxes = had(view.table), in_table_order(open_boxes(view.table.boxes))
    best = sorted(boxes, key=lambda box: -expected(box, hand, 0))
    return other_than(plain, [Pick(box.id) for box in best])


def _misnamed(
    view: BerzerkaView, plain: BerzerkaAction, legal: Sequence[BerzerkaAction], rng: Rng
) -> BerzerkaAction:
    """Return the longest other suit as trump, the shortest other one as pain."""
    hand = had(view.table)
    suits = sorted(SUITS, key=lambda suit: hand[suit].bit_count())
    if isinstance(plain, NameTrump):
        return other_than(plain, map(NameTrump, reversed(suits)))
    if isinstance(plain, NamePain):
        return other_than(plain, map(NamePain, suits))
    return plain


def _mischanged(
    view: BerzerkaView, plain: BerzerkaAction, legal: Sequence[BerzerkaAction], rng: Rng
) -> BerzerkaAction:
    """Return the wrong card to put away, one time in three none at all."""
    cards = [each.card for each in legal if isinstance(each, Discard) and each.card is not None]
    if not isinstance(plain, Discard) or plain.card is None or not rng.below(3):
        return DONE
    return DISCARDS[beside(plain.card, cards, rng)]


def _misplayed(
    view: BerzerkaView, plain: BerzerkaAction, legal: Sequence[BerzerkaAction], rng: Rng
) -> BerzerkaAction:
    assert isinstance(plain, PlayCard), "cards are played"
    table = view.table
    declared = table.declaration
    order = declared.order(len(table.tricks))
    return PLAYS[mistaken(table, legal, plain.card, rng, declared.in_trump, order)]


_MISTAKES: Mapping[
    Phase, Callable[[BerzerkaView, BerzerkaAction, Sequence[BerzerkaAction], Rng], BerzerkaAction]
] = {
    Phase.AUCTION: _miscalled,
    Phase.PICK: _mispicked,
    Phase.NAME: _misnamed,
    Phase.EXCHANGE: _mischanged,
    Phase.PLAY: _misplayed,
}
"""What goes wrong in each phase; what Shapeshift copies is left to chance anyhow."""
